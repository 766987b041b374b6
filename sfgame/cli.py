"""The command line: `sfgame` starts JupyterLab; its commands play, show, prove, check and convert games."""

from __future__ import annotations

import sys
import warnings
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from sfgame import __version__, lab, terminal
from sfgame.core.errors import SfgameError
from sfgame.games.san_francisco.components import DeckWarning, is_reconstruction, read_deck, standard_deck
from sfgame.games.san_francisco.explain_score import score_lines
from sfgame.games.san_francisco.options import CHOICES, OptionError
from sfgame.terminal import err, out
from sfgame.words import Speaker

if TYPE_CHECKING:
    from sfgame.records import Record

REFUSED = 1
"""The exit code when something given to a command is refused; 2 is a command that cannot be understood."""

app = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, invoke_without_command=True, rich_markup_mode="rich"
)

Lang = Annotated[str, typer.Option(help="Language: en, pl or it.", metavar="LANG")]
Game = Annotated[str | None, typer.Option(help="Which game, if the file holds several.", metavar="ID")]
File = Annotated[Path, typer.Argument(help="A recorded game: .parquet, .sfg, or a folder of games.")]


def main() -> None:
    """Run the command line; what sfgame refuses is one sentence, never a traceback."""
    warnings.showwarning = lambda message, *_, **__: err.print(
        Text(f"sfgame: warning: {message}", style="yellow")
    )
    warnings.simplefilter("always", DeckWarning)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except (SfgameError, OSError) as error:
        err.print(Text(f"sfgame: {error}", style="red"))
        sys.exit(REFUSED)


@app.callback()
def start(
    context: typer.Context,
    *,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="Port to listen on.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Where your copies of the notebooks live (default: ~/sfgame).")
    ] = None,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Learn, replay and explain the board game San Francisco.

    Without a command: start JupyterLab on 127.0.0.1, opened at the first notebook.
    """
    if version:
        out.print(f"sfgame {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    copied = lab.workspace(folder)
    out.print(f"Your notebooks and replays: {copied.folder.resolve()}")
    for name in copied.kept:
        out.print(f"Kept as you edited it: {name}")
    lab.start_lab(copied.folder.resolve(), browser=not no_browser, port=port)


@app.command()
def play(  # noqa: PLR0913  (each is an option of the command)
    players: Annotated[
        list[str], typer.Argument(help="Bots by seat (greedy, random), or NAME=BOT.", metavar="PLAYER...")
    ],
    *,
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed gives the same game.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="A house rule, NAME=VALUE; may be repeated.", metavar="NAME=VALUE"),
    ] = None,
    deck: Annotated[Path | None, typer.Option(help="A deck file instead of the reconstruction.")] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Save the record (.parquet or .sfg).")
    ] = None,
    note: Annotated[str, typer.Option(help="A line about the game, kept in the record.")] = "",
) -> None:
    """Let bots play a game; print its record or save it.

    House rules (--option NAME=VALUE): track_token_if_bonus_gone, bonus_card_can_end_game and
    resolve_bonus_on_last_card are true or false (default true); advantage_needs_positive is false or true;
    empty_space_value is 0 or -1; tie_next_row is cards or total.
    """
    from sfgame import records  # noqa: PLC0415  (polars takes a moment to load)

    record = records.play(_named(players), seed=seed, options=_options(option or []), deck=deck, note=note)
    if output is None:
        out.print(str(record), end="")
    else:
        record.save(output)
        out.print(terminal.headline(record, terminal.speaker(record, "en")))


def _named(players: list[str]) -> list[str] | dict[str, str]:
    pairs = [player.rpartition("=") for player in players]
    if not any(equals for _, equals, _ in pairs):
        return players
    named = {name or bot: bot for name, _, bot in pairs}
    if len(named) != len(players):
        raise typer.BadParameter("every player needs a name of their own")
    return named


def _options(said: list[str]) -> dict[str, object]:
    chosen = {}
    for pair in said:
        name, equals, value = pair.partition("=")
        known = {str(choice).lower(): choice for choice in CHOICES.get(name, ())}
        if not equals:
            raise OptionError(f"option `{pair}` must be NAME=VALUE; there are {', '.join(CHOICES)}")
        chosen[name] = known.get(value.lower(), value)
    return chosen


@app.command()
def show(
    file: File,
    *,
    ply: Annotated[
        int | None, typer.Option(min=0, help="Only this decision (from 0), and the table after it.")
    ] = None,
    lang: Lang = "en",
    game: Game = None,
) -> None:
    """Show a game in the terminal: every decision explained, and the table."""
    record = _load(file, game)
    speaker = terminal.speaker(record, lang)
    if ply is not None and ply >= len(record.actions):
        raise SfgameError(
            f"{file}: there is no ply {ply}; the record has plies 0 to {len(record.actions) - 1}"
        )
    plies = range(len(record.actions)) if ply is None else range(ply, ply + 1)
    out.print(terminal.headline(record, speaker))
    for at in plies:
        terminal.print_ply(record, at, speaker, indent=f"{at:>4} " if ply is None else "  ")
    terminal.print_table(record, plies.stop, speaker)


@app.command()
def score(file: File, *, lang: Lang = "en", game: Game = None) -> None:
    """Prove the result of a game: every line of the score with its rule, every tie with its whole trail."""
    record = _load(file, game)
    speaker = terminal.speaker(record, lang)
    out.print(terminal.headline(record, speaker))
    state = record.states[-1]
    if state.ending is None:
        out.print(speaker.label("table-if-ended"))
    terminal.print_events(score_lines(state), speaker, indent="  ")
    out.print(terminal.score_table(state, record, speaker))


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="Recorded games.", metavar="FILE...")]) -> None:
    """Check that recorded games follow the rules; exit 1 and say why if one does not."""
    from sfgame.records import load_all  # noqa: PLC0415

    refused = 0
    for file in files:
        try:
            records = load_all(file)
        except SfgameError as error:
            refused += 1
            err.print(Text(f"sfgame: {error}", style="red"))
        else:
            plies = sum(len(record.actions) for record in records)
            speaker = terminal.speaker(records[0], "en")
            out.print(speaker.label("file-legal", file=str(file), games=len(records), plies=plies))
    if refused:
        raise typer.Exit(REFUSED)


@app.command()
def convert(
    source: Annotated[Path, typer.Argument(help="The record to read.", metavar="FROM")],
    target: Annotated[
        Path, typer.Argument(help="The record to write: .parquet, .sfg, or a folder.", metavar="TO")
    ],
) -> None:
    """Convert between Parquet, text and folders of games; nothing is lost."""
    from sfgame.records import load_all, save  # noqa: PLC0415

    save(load_all(source), target)
    check([target])


@app.command()
def export(  # noqa: PLR0913  (each is an option of the command)
    file: File,
    *,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="What to write: .html, .svg or .png.", metavar="FILE")
    ],
    lang: Annotated[
        list[str] | None, typer.Option(help="Language: en, pl or it; may be repeated.", metavar="LANG")
    ] = None,
    ply: Annotated[int | None, typer.Option(min=0, help="The step to show, or to open the page at.")] = None,
    steps: Annotated[
        str | None, typer.Option(help="A range of steps for an SVG that moves.", metavar="FIRST-LAST")
    ] = None,
    theme: Annotated[str, typer.Option(help="paper or night; a page follows its reader if not said.")] = "",
    handout: Annotated[
        bool, typer.Option("--handout", help="An HTML file for paper: every turn with its reasons.")
    ] = False,
    game: Game = None,
) -> None:
    """Make a file of a game that works offline: a page to step through, a handout, or a picture of a step."""
    from sfgame import widgets  # noqa: PLC0415  (they take a moment to load)

    written = widgets.export(
        _load(file, game),
        output,
        lang=lang,
        ply=ply,
        steps=_range(steps) if steps else None,
        theme=theme,
        handout=handout,
    )
    out.print(str(written))


def _range(steps: str) -> tuple[int, int]:
    first, dash, last = steps.partition("-")
    if not (dash and first.isdecimal() and last.isdecimal()):
        raise typer.BadParameter(f"a range of steps is FIRST-LAST, for instance 10-20, not {steps!r}")
    return int(first), int(last)


@app.command()
def html(
    notebook: Annotated[Path, typer.Argument(help="A notebook with viewers in it.", metavar="NOTEBOOK")],
    *,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The HTML file (default: beside it).")
    ] = None,
    execute: Annotated[bool, typer.Option("--execute", help="Run the notebook first.")] = False,
) -> None:
    """Turn a notebook into one HTML file whose viewers still step, without a kernel and without a network.

    Formulas in it stay as they are written: what draws them would have to come from the network.
    """
    from sfgame.widgets.notebook import notebook_page  # noqa: PLC0415

    target = output or notebook.with_suffix(".html")
    target.write_text(notebook_page(notebook, execute=execute), encoding="utf-8")
    out.print(str(target))


@app.command()
def deck(
    file: Annotated[
        Path | None, typer.Argument(help="A deck file; without one, the deck in the package.")
    ] = None,
    *,
    csv: Annotated[
        bool, typer.Option("--csv", help="Print the deck as the CSV file that `--deck` takes.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """List and check a deck of project cards."""
    used = standard_deck() if file is None else read_deck(file)
    if csv:
        out.print(used.csv, end="")
        return
    speaker = Speaker("san_francisco", lang)
    if is_reconstruction(used):
        out.print(speaker.label("deck-reconstructed"))
    terminal.print_deck(used, speaker)


def _load(file: Path, game: str | None) -> Record:
    from sfgame.records import load  # noqa: PLC0415

    return load(file, game=game)


if __name__ == "__main__":
    main()
