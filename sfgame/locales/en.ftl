### What the viewer itself says, whatever the game. The sentences of a game stand in its own folder.
###
### $step, $steps, $rule and $player are filled in by the viewer.

viewer-title = Replay
viewer-step = Step { $step } of { $steps }
viewer-turn = Turn { $turn } · { $player }
viewer-start = The table is set
viewer-scoring = Final scoring · { $item }
viewer-first = First step
viewer-previous = Previous
viewer-next = Next
viewer-last = Last step
viewer-play = Play
viewer-pause = Pause
viewer-speed = Speed
viewer-by = Step by
viewer-by-decision = decision
viewer-by-turn = turn
viewer-by-event = event
viewer-scrubber = Position in the game
viewer-race = Score race: the points of every player if the game ended at each step
viewer-language = Language
viewer-theme = Theme
viewer-paper = paper
viewer-night = night
viewer-cities = All cities alike
viewer-motion = Motion
viewer-size = Large, for a room
viewer-keys = Keys
viewer-close = Close
viewer-reasons = What happened and why
viewer-score = If the game ended now
viewer-projects = Projects
viewer-table = On the table
viewer-hand = In hand
viewer-city = City of { $player }
viewer-enlarge = Show the city of { $player } large
viewer-rule = Rule { $rule }
viewer-fired = In this game at step
viewer-never = No step of this game cites it.
viewer-select = Choose a card to ask why it is lit, what it is worth or what it still needs.
viewer-came = The card came at step
viewer-lit = The tram came at step
viewer-built = The skyscraper came at step
viewer-reconstructed = reconstructed deck
viewer-copy = Copy and save
viewer-copied = Copied
viewer-copy-code = Copy the code of the game at this step
viewer-copy-text = Copy this step as text
viewer-save-svg = Save the position as SVG
viewer-save-png = Save the position as PNG
viewer-markers = Marked events
viewer-marker-skyscraper = Skyscraper
viewer-marker-bonus = Bonus
viewer-marker-district = District completed
viewer-marker-medal = Medal
viewer-marker-contracts = Contracts returned
viewer-marker-end = End of the game
viewer-key-arrows = ← → one step back, forward
viewer-key-turns = ↑ ↓ one turn back, forward
viewer-key-events = , . to the last, the next marked event
viewer-key-ends = Home, End: the start, the last move, then the final scoring
viewer-key-space = Space plays and pauses; − + change the speed
viewer-key-grid = In a city the arrows go from card to card, Enter asks why
viewer-key-help = ? shows this; Esc leaves the viewer

## The printed handout

handout-title = Handout
handout-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
handout-decisions = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
handout-final = Final score
handout-place = Place
handout-reasons = Why these points
handout-rules = The rules that were used
handout-code = The whole game as a code, which sfgame.load opens:
