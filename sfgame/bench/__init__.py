"""How fast sfgame is beside what people would pick instead, both sides in one run.

    python -m sfgame.bench            a table for people
    python -m sfgame.bench --json     a list of {name, value, unit, goal, met} for scripts

Needs the extra `bench`: python-chess and catanatron, and for the viewer Playwright with a Chromium, and deno, which
fetches the chess viewer to compare with. What cannot be measured here is printed with the reason.

Absolute times depend on the machine and the hour; the ratios are the goals. The two sides of a ratio take turns.
"""
