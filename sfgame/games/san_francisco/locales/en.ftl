### San Francisco in English: every sentence the game can say. The sentences are our own.
###
### $player is the name of the player an event is about. Names are never inflected.
### Points are printed by POINTS(), as 1½, and choose their plural form by themselves; all other numbers are whole.
### A list is said item by item by the attribute of its name, and joined by its `…-join` attribute or by `list-join`;
### `$<list>_count` is the number of its items.

## Small words

list-join = { $left }, { $right }
seat = Seat { $seat }

row-blue = blue
row-grey = grey
row-orange = orange
row-yellow = yellow
row-green = green

colour-blue = blue
colour-grey = grey
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-black = universal

feature-track = tracks
feature-depot = depot
feature-plaza = plaza
feature-foundation = foundation
feature-waterfront = waterfront
feature-bonus = bonus symbol

bonus-plus_two = the +2 token
bonus-value_four = the value-4 card
bonus-depot = the depot card
bonus-victory = the 1½ token
bonus-contracts = the contract token
bonus-track = the track token

card-value_four = the value-4 card
card-depot = the depot card

mark-cell = { $row } { $space }
mark-space = { $row } { $space }
mark-project = { $card }
mark-face = { $features_count ->
        [0] { $card } ({ $colour } { $value })
       *[other] { $card } ({ $colour } { $value }, { $features })
    }
mark-district = { $row }
mark-column = column { $column }
mark-nobody = nobody
mark-bonus = { $bonus }

## Setting up

event-players-seated = { $count } players sit down: { $players }.
    .players = { $player }
event-advantage-tokens-set = Advantage tokens for { $count } players: each district { $district }; the trams { $tram }.
    .district = { POINTS($points) }
    .tram = { POINTS($points) }
event-foundations-set = { $tokens } foundation tokens lie ready in { $stacks } stacks.
event-cities-set = Every player has a city of { $spaces } empty spaces.
event-deck-set = { $cards } project cards are shuffled into one face-down deck.
event-supply-set = Contracts, skyscrapers, tram markers, the medal and { $bonuses } of every bonus lie within reach of all.
event-first-player-set = { $player } begins; play goes clockwise.
event-columns-empty = Nobody has a contract yet, and the three columns are empty.

## A turn

event-project-revealed = { $player } turns up { $card }; { $left ->
        [0] the deck is now empty.
        [one] { $left } card is left in the deck.
       *[other] { $left } cards are left in the deck.
    }
event-project-laid = { $player } lays { $card } out in { $column }, which now has { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
event-foundation-token-added = { $card } gets a foundation token from stack { $stack }; { $left ->
        [0] it was the last one.
        [one] { $left } token is left.
       *[other] { $left } tokens are left.
    }
event-column-taken = { $player } takes { $column }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } against { $contracts ->
        [0] no contract
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }, and there must be more cards than contracts.{ $foundations ->
        [0] {""}
        [one] {" "}A foundation token comes along.
       *[other] {" "}{ $foundations } foundation tokens come along.
    }
event-contract-taken = { $player } takes a contract and holds { $contracts } now.
event-contracts-returned = Now everyone has a contract, so everyone returns one. Left: { $held }.
    .held = { $player }: { $contracts }
event-contracts-settled = { $player } spends a contract token to return { $amount ->
        [one] { $amount } contract
       *[other] { $amount } contracts
    }; { $contracts ->
        [0] none is left.
        [one] { $contracts } is left.
       *[other] { $contracts } are left.
    }
event-settling-declined = { $player } ends the turn and keeps the contract token.
event-turn-passed = Turn { $turn }: { $player }.

## A placement

event-card-placed = { $player } places { $card } on { $cell }{ $universal ->
        [1] ; a universal card may go in any row.
       *[other] , the leftmost empty space of its row.
    }
event-card-discarded = { $player } discards { $card }{ $reason ->
        [row_full] , because there is no room for it
       *[chosen] {" "}by choice
    }; it leaves the game{ $foundation ->
        [1] {" "}with its foundation token.
       *[0] .
    }
event-tram-lit = { $cell } gets a tram marker{ $source ->
        [depot_card] : it is a depot.
        [printed_depot] : it touches the printed depot below it.
       *[neighbour] : it has tracks and touches { $by }, which is in the network.
    }
event-plaza-activated = The plaza on { $cell } is worth { $value } now, because { $by } beside it has a tram marker.
event-requirement-lowered = The waterfront on { $cell } lowers what every skyscraper of { $player } needs from { $before } to { $requirement }.
event-district-completed = { $player } is the first to complete { $district } and takes its completion token.
event-district-completed-late = { $player } completes { $district } too late: { $holder } has the token.
event-bonus-symbol-placed = First bonus symbol in { $district }; two of them earn its bonus: { $bonus }.
event-bonus-already-given = { $symbols } bonus symbols in { $district }: a district gives its bonus only once.
event-bonus-earned = Second bonus symbol in { $district }: { $player } takes { $choices }.
    .choices = { $bonus }
    .choices-join = { $left } or { $right }
event-bonus-lapsed = Second bonus symbol in { $district }, but the bonus lapses: { $reason ->
        [last_card] the house rule skips the bonus of the card that fills the city.
        [gone] { $bonus } is used up, and the house rule gives no track token instead.
        [gone_no_track] { $bonus } is used up, and no card could bear the track token.
        [all_gone] { $bonus } and the track token are used up.
       *[no_room] there is no room for { $bonus } and no track token to take instead.
    }
event-bonus-taken = { $player } takes { $bonus }; { $left ->
        [0] it was the last of its kind.
        [one] { $left } of its kind is left.
       *[other] { $left } of its kind are left.
    }
event-boost-placed = The +2 token raises { $cell } from { $before } to { $value }.
event-track-placed = The track token gives { $cell } tracks.
event-skyscraper-built = { $player } builds a skyscraper on { $cell }: { $neighbours_count ->
        [0] nothing
       *[other] { $neighbours }
    } = { $sum }, and { $requirement } is needed.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }
event-medal-first = { $player } is the first to build a skyscraper and takes the medal of the master builder.
event-medal-taken = { $player } has { $built } skyscrapers, { $holder } only { $held }: the medal changes hands.
event-medal-kept = { $player } has { $built ->
        [one] { $built } skyscraper
       *[other] { $built } skyscrapers
    }, { $holder } has { $held }: without more, the medal stays with { $holder }.
event-full-city-ignored = The city of { $player } is full, but by the house rule a bonus card does not end the game.
event-game-ended = { $reason ->
        [last_foundation] The last foundation token is on a card: the game ends at once.
        [city_full] The city of { $player } is full: the game ends at once.
       *[nothing_to_take] The deck is empty and { $player } can take no column: the game ends at once.
    }{ $lost ->
        [0] {""}
        [one] {" "}{ $lost } card in hand is lost.
       *[other] {" "}{ $lost } cards in hand are lost.
    }

## A space of a city

event-column-holds = { $column }: { $cards_count ->
        [0] empty.
       *[other] { $cards }.
    }
    .cards = { $card }
event-hand-holds = { $cards_count ->
        [0] No card waits to be laid or placed.
       *[other] { $player } has { $cards }.
    }
    .cards = { $card }
event-cell-empty = { $cell }: empty{ $next ->
        [1] ; the next card of this row goes here.
       *[0] .
    }
event-cell-value = { $cell }: { $card }, worth { $value } now{ $boosted ->
        [1] , with the +2 token.
       *[0] .
    }
event-cell-lit = In the network: { $source ->
        [depot_card] it is a depot.
        [printed_depot] it touches the printed depot below it.
       *[neighbour] it has tracks and touches { $by }.
    }
event-cell-dark = Dark: it has tracks, but touches neither a depot nor a lit card.
event-cell-plaza-lit = The plaza counts 4, because { $by } beside it has a tram marker.
event-cell-plaza-dark = The plaza counts 0, because no card beside it has a tram marker.
event-cell-skyscraper = A skyscraper stands here: { $neighbours_count ->
        [0] nothing
       *[other] { $neighbours }
    } = { $sum }, and { $requirement } is needed.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }
event-cell-foundation = A foundation, { $sum } of { $requirement }{ $neighbours_count ->
        [0] {""}
       *[other] {" "}({ $neighbours })
    }: needs { $missing } more.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }

## The score

event-skyscrapers-scored = { $player }: { $count ->
        [one] { $count } skyscraper
       *[other] { $count } skyscrapers
    }, { $points ->
        [one] { POINTS($points) } point.
       *[other] { POINTS($points) } points.
    }
event-medal-scored = { $player }: { $points ->
        [0] does not hold the medal, 0 points.
        [one] holds the medal, { POINTS($points) } point.
       *[other] holds the medal, { POINTS($points) } points.
    }
event-victory-scored = { $player }: { $count ->
        [0] no 1½ token
        [one] { $count } token of 1½
       *[other] { $count } tokens of 1½
    }, { $points ->
        [one] { POINTS($points) } point.
       *[other] { POINTS($points) } points.
    }
event-completion-scored = { $player }: { $points ->
        [0] no completion token for { $district }, 0 points.
        [one] completed { $district } first, { POINTS($points) } point.
       *[other] completed { $district } first, { POINTS($points) } points.
    }
event-district-scored = { $player }: a total of { $total } in { $district }, place { $rank }{ $withheld ->
        [1] ; by the house rule a total of 0 gets no positive token
       *[0] {""}
    }, { $points ->
        [one] { POINTS($points) } point.
       *[other] { POINTS($points) } points.
    }
event-tram-scored = { $player }: { $total ->
        [one] { $total } tram marker
       *[other] { $total } tram markers
    }, place { $rank }{ $withheld ->
        [1] ; by the house rule a total of 0 gets no positive token
       *[0] {""}
    }, { $points ->
        [one] { POINTS($points) } point.
       *[other] { POINTS($points) } points.
    }
event-tie-broken = { $contest ->
        [tram] Trams
       *[other] District { $district }
    }: { $player } and { $behind } both have { $total } ({ $trail }). { $decided ->
        [card] The first card that differs puts { $player } ahead.
        [below] The row itself is equal; the first difference in the rows after it puts { $player } ahead.
        [total] The row itself is equal; the first row total after it that differs puts { $player } ahead.
        [column] The first column that differs puts { $player } ahead.
       *[seat] All is equal: counted clockwise from { $ender }, in whose turn the game ended, { $player } comes first.
    }
    .trail = { $what ->
        [card] { $row } { $space }
        [total] total of { $row }
       *[column] column { $space }
    }: { $ahead } / { $behind }
    .trail-join = { $left }; { $right }
event-total-scored = { $player }: { $total ->
        [one] { POINTS($total) } point
       *[other] { POINTS($total) } points
    } in all, place { $place }.
event-game-won = { $shared ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $total ->
        [one] { POINTS($total) } point.
       *[other] { POINTS($total) } points.
    }{ $tied ->
        [one] {""}
       *[other] {" "}Tied on points; tram markers compared: { $markers }.
    }
    .winners = { $player }
    .winners-join = { $left } and { $right }
    .markers = { $player }: { $markers }

## Refusals: what is wrong, then the smallest change that would make it right

refusal = { $facts } ({ $rule })
refusal-with-fix = { $facts }: { $fix } ({ $rule })

refusal-not-understood = “{ $action }” is no action of this game, or names what it should not
refusal-not-now = { $pending ->
        [over] the game is over
        [turn] a turn begins with drawing a card or taking a column
        [lay] the card just turned up waits to be laid out
        [hand] the cards just taken wait to be placed or discarded
        [bonus] a bonus waits to be chosen
        [boost] the +2 token waits to be put on a card
        [track] the track token waits to be put on a card
        [bonus_card] the bonus card waits to be placed
       *[end] all cards are dealt with
    }
fix-not-now = { $pending ->
        [over] nothing more can be done
        [turn] draw, or take a column
        [lay] choose a column for it
        [hand] place or discard one of them
        [bonus] choose one; it cannot be declined
        [boost] choose a card of your city
        [track] choose a card without tracks
        [bonus_card] choose a row with room; it cannot be declined
       *[end] settle, or end the turn
    }
refusal-deck-empty = the deck is empty
fix-deck-empty = take a column instead
refusal-draw-is-hidden = the deck is face down, so a draw cannot name { $card }
fix-draw-is-hidden = draw without naming a card
refusal-draw-needs-name = with an open deck a draw must name the card that was turned up
fix-draw-needs-name = name a card that is still in the deck
refusal-no-such-card = the deck has no card { $card }
fix-no-such-card = use an id of the deck file
refusal-no-copy-left = { $copies ->
        [one] the deck has { $copies } card { $card }, and it has been drawn
       *[other] the deck has { $copies } cards { $card }, and all have been drawn
    }
fix-no-copy-left = name a card that is still in the deck
refusal-no-such-column = there is no column { $column }
fix-no-such-column = choose column 1, 2 or 3
refusal-too-many-contracts = { $column } has { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    } and you hold { $contracts ->
        [0] no contracts
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }
fix-too-many-contracts = it needs { $missing ->
        [one] { $missing } more card
       *[other] { $missing } more cards
    }, or you { $missing ->
        [one] { $missing } contract fewer
       *[other] { $missing } contracts fewer
    }
fix-column-empty = it needs { $missing ->
        [one] { $missing } card
       *[other] { $missing } cards
    }
refusal-card-not-in-hand = { $card } is not a card you have to place
fix-card-not-in-hand = choose one of the cards you took
refusal-no-such-row = there is no row “{ $row }”
fix-no-such-row = choose blue, grey, orange, yellow or green
refusal-wrong-row = { $card } cannot go in { $row }
fix-wrong-row = place it in its own row, { $own }
fix-own-row-full = its own row, { $own }, is full, so it must be discarded
refusal-row-full = { $row } has no empty space for { $card }
fix-row-full = discard it
fix-other-row = choose a row with room
refusal-wrong-space = { $card } cannot go on space { $space } of { $row }
fix-wrong-space = the leftmost empty space is { $leftmost }
refusal-not-this-district = { $row } does not give that bonus
refusal-bonus-gone = { $bonus } is used up
refusal-no-track-token-instead = { $own } is used up, and the house rule gives no track token instead
refusal-bonus-without-room = there is no place for { $bonus } in your city
fix-other-bonus = choose the bonus that { $row } still offers
refusal-no-such-space = there is no space { $space } in “{ $row }”
fix-no-such-space = choose a row and a space from 1 to 5
refusal-no-card-there = there is no card on { $cell }
fix-no-card-there = choose a space with a card
refusal-has-tracks = the card on { $cell } has tracks already
refusal-is-depot = the card on { $cell } is a depot
fix-no-tracks-yet = choose a card without tracks that is no depot
refusal-no-contract-token = you have no contract token
fix-no-contract-token = the bonus of green gives one
refusal-settle-amount = a contract token cannot return { $amount } contracts
fix-settle-amount = return 1 to { $most }
refusal-too-few-contracts = you hold { $contracts ->
        [0] no contracts
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }, not { $amount }
fix-settle-fewer = return { $contracts }
fix-settle-later = keep the token until you hold one

## The table in text

table-turn = Turn { $turn }
table-owed = { $pending ->
        [turn] { $player } draws a card or takes a column
        [lay] { $player } lays { $card } out
        [hand] { $player } places or discards { $cards }
        [bonus] { $player } chooses a bonus
        [boost] { $player } puts the +2 token on a card
        [track] { $player } puts the track token on a card
        [bonus_card] { $player } places { $card }
        [end] { $player } settles or ends the turn
       *[over] The game is over
    }
table-deck = { $cards ->
        [one] Deck: { $cards } card
       *[other] Deck: { $cards } cards
    }
table-foundations = { $tokens ->
        [one] Foundations: { $tokens } token
       *[other] Foundations: { $tokens } tokens
    }
table-column = Column { $column }
table-empty = empty
table-stock = Bonuses left
table-stock-of = { $bonus }: { $left }
table-completed-by = { $district }: { $holder }
table-medal = Medal: { $holder }
table-completion = Completion tokens: { $tokens }
table-nobody = nobody
table-city = { $player }
table-contracts = { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }
table-victories = { $tokens ->
        [one] { $tokens } token of 1½
       *[other] { $tokens } tokens of 1½
    }
table-settlements = { $tokens ->
        [one] { $tokens } contract token
       *[other] { $tokens } contract tokens
    }
table-skyscraper-needs = a skyscraper needs { $requirement }
table-if-ended = if the game ended now
table-legend = * tram marker, ^ skyscraper, + +2 token, = track token; the number is the value now

item-skyscrapers = Skyscrapers
item-medal = Medal
item-victory = 1½ tokens
item-completion = Completion tokens
item-completion_blue = Completion, blue
item-completion_grey = Completion, grey
item-completion_orange = Completion, orange
item-completion_yellow = Completion, yellow
item-completion_green = Completion, green
item-district_blue = District, blue
item-district_grey = District, grey
item-district_orange = District, orange
item-district_yellow = District, yellow
item-district_green = District, green
item-tram = Trams
item-total = Total

deck-reconstruction = reconstruction
deck-reconstructed = This deck is a reconstruction: the rulebook does not list the 87 cards.
deck-total = { $name }: { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, hash { $digest }
deck-id = id
deck-colour = colour
deck-value = value
deck-features = symbols
deck-count = count
file-header = { $players } · rules { $version } · deck { $deck }
file-legal = { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $plies ->
        [one] { $plies } decision
       *[other] { $plies } decisions
    }, all legal

## The rules in our own words

rule-S1 = The game is for 2 to 4 players.
    .title = Players
rule-S4 = With 4 players all advantage tokens are used; with 3 the −1 tokens stay in the box, with 2 the 1 tokens too.
    .title = Advantage tokens
rule-S5 = Foundation tokens lie in stacks of 2: 10 with 4 players, 8 with 3, 6 with 2.
    .title = Foundation tokens
rule-S6 = Every player has a city of 5 rows with 5 spaces each.
    .title = City boards
rule-S7 = All 87 project cards form one face-down deck, whatever the number of players.
    .title = The deck
rule-S8 = Contracts, skyscrapers, the medal and the tram markers are there for everyone.
    .title = Common supply
rule-S9 = Whoever rode a tram most recently begins (here: the first seat); then play goes clockwise.
    .title = First player
rule-S10 = Nobody begins with a contract, and the three columns begin empty.
    .title = Empty start
rule-T1 = On your turn do exactly one thing: lay out a project or take projects. You cannot pass.
    .title = One action a turn
rule-A1 = Turn up the top card of the deck, look at it, and put it in any of the three columns.
    .title = Lay out a project
rule-A2 = Every card in a column stays visible, and a column may hold any number of cards.
    .title = Columns
rule-A3 = A card with the foundation symbol gets a foundation token from the leftmost stack that has one.
    .title = Foundation token
rule-B1 = Choose one column and take all of its cards.
    .title = Take a column
rule-B2 = You may take a column only if it has more cards than you have contracts; so never an empty one.
    .title = More cards than contracts
rule-B3 = Every time you take, you take exactly one contract too, however many cards there were.
    .title = One contract a take
rule-B4 = Place the cards you took one after another, in the order you like.
    .title = Your order
rule-B5 = You may place all of them, some, or none.
    .title = All, some or none
rule-B6 = Cards you do not place leave the game, and so does a foundation token on them.
    .title = Discarding
rule-C1 = Contracts lie beside your city. They limit what you may take and score nothing.
    .title = What contracts do
rule-C2 = Somebody must always be without a contract: as soon as everyone has one, everyone returns one, before any card is placed.
    .title = Everyone returns one
rule-C3 = The supply of contracts never runs out.
    .title = Enough contracts
rule-P1 = A coloured card goes in the row of its colour, a black one in any row.
    .title = The right row
rule-P2 = A card goes on the leftmost empty space of its row.
    .title = From the left
rule-P3 = If the row is full the card must be discarded; you choose when during your turn.
    .title = Full row
rule-P5 = Cards are adjacent when they share a side, never across a corner.
    .title = Adjacent
rule-P6 = The value of a card is its number of workers; without workers it is 0.
    .title = Value
rule-D1 = The first player to put a fifth card in a row takes the completion token of that district. There is one for each.
    .title = Completing a district
rule-D2 = A completion token is worth 1 point at the end.
    .title = Completion points
rule-N1 = A card with tracks joins the network when it is adjacent to a printed depot below the bottom row, to a card in the network, or to a depot card. How the rails are drawn does not matter.
    .title = Joining the network
rule-N2 = Every track card in the network bears a tram marker.
    .title = Tram markers
rule-N3 = When something links earlier track cards to the network, they light up too, one after another.
    .title = Light travels
rule-N4 = A depot card gets a marker as soon as it is placed, wherever it lies, and the marker counts.
    .title = Depot cards
rule-N5 = Tram markers never run out, and separate networks are added together.
    .title = Counting trams
rule-Q1 = Plazas exist only in grey, orange and yellow.
    .title = Where plazas are
rule-Q2 = A plaza is worth 4 while a card with a tram marker is adjacent to it, otherwise 0.
    .title = Value of a plaza
rule-K1 = Whoever takes a foundation card takes its token too; it stays on the card.
    .title = The token comes along
rule-K2 = A skyscraper stands on a foundation when the values around it add up to 7 or more. Its own value does not count.
    .title = Seven around it
rule-K3 = As soon as that is so the skyscraper is built, whether you like it or not. It is worth 1 point at the end.
    .title = Building
rule-K4 = Every waterfront card in your city lowers what your skyscrapers need by 1, at once and also for foundations already there, but not below 0.
    .title = Waterfront
rule-M1 = The first player to build a skyscraper takes the medal of the master builder.
    .title = First builder
rule-M2 = Whoever has more skyscrapers than the holder takes the medal; as many is not enough. It is compared once for each placement.
    .title = Taking the medal
rule-M3 = The medal may change hands many times and is worth 1 point at the end.
    .title = Medal points
rule-X1 = When you place your second bonus symbol in a row, you take that district's bonus at once. A black card's symbol counts where it lies.
    .title = Two symbols
rule-X2 = Each district gives you its bonus at most once; a third symbol brings nothing, even if the bonus had lapsed.
    .title = Only once
rule-X3 = There are 3 of every kind of bonus for the whole table; what is gone is gone.
    .title = Limited stock
rule-X4 = Instead of the district's bonus you may take the track token, also when the district's own is used up. You must take something that is left and can be placed; if there is nothing, the bonus lapses.
    .title = Which bonus
rule-X5 = The +2 token, blue's bonus, goes at once onto any card of your city and raises its value by 2.
    .title = +2 token
rule-X6 = The value-4 card, grey's bonus, goes at once in any row with room. It bears no symbol.
    .title = Value-4 card
rule-X7 = The depot card, orange's bonus, goes at once in any row with room. It has value 0, is a depot and gets a tram marker.
    .title = Depot card
rule-X8 = The 1½ token, yellow's bonus, is kept and is worth 1½ points at the end.
    .title = 1½ token
rule-X9 = The contract token, green's bonus, is kept. At a decision of your own turn, though not while a bonus is resolved, it lets you return 1 or 2 contracts and then leaves the game.
    .title = Contract token
rule-X10 = The track token goes at once onto a card of your city that has no tracks and is no depot; from then on the card has tracks.
    .title = Track token
rule-X11 = Bonus cards can complete a district and can fill the city; they have no bonus symbol themselves.
    .title = Bonus cards count
rule-E1 = The game ends when the last foundation token is put on a card; the card stays in its column.
    .title = Last foundation token
rule-E2 = The game ends when a city is completely full.
    .title = Full city
rule-E3 = It ends at once, without a last round. The placement that fills a city is resolved first, with its bonus; other cards in hand are lost.
    .title = At once
rule-E4 = When the deck is empty you must take a column; if you cannot at the start of your turn, the game ends. This can only happen with a deck that has few foundations.
    .title = Empty deck
rule-V1 = For each district every player adds up the values in that row.
    .title = District totals
rule-V2 = District tokens by rank: 2, 1, nothing, −1 with 4 players; 2, 1, nothing with 3; 2, nothing with 2. A total of 0 is ranked like any other.
    .title = District tokens
rule-V3 = Tram tokens by the number of tram markers: 2½, 1, nothing, −1 with 4 players; 2½, 1, nothing with 3; 2½, nothing with 2.
    .title = Tram tokens
rule-V4 = Tied in a district: compare the leftmost cards, then the next, and so on. The higher value wins; an empty space counts 0.
    .title = Tie: card by card
rule-V5 = If all five are equal, go on card by card in the row below; after the bottom row comes the top one, and each row is used once.
    .title = Tie: the row below
rule-V6 = Tied in trams: compare the markers in the leftmost column, then in the next, and so on. More wins.
    .title = Tie: column by column
rule-V7 = Still tied: the better token goes to the player in whose turn the game ended, then clockwise.
    .title = Tie: by seat
rule-V8 = When three or more are tied, the same comparison orders all of them, not only the first.
    .title = Tie of several
rule-Z1 = Add up skyscrapers, medal, 1½ tokens, completion tokens, district tokens and the tram token.
    .title = Final score
rule-Z2 = Most points win; if tied, more tram markers; if still tied, the victory is shared.
    .title = Winning
