### San Francisco po polsku: wszystkie zdania, które gra może powiedzieć. Zdania są nasze własne.
###
### $player to imię gracza, o którym mówi zdarzenie. Imion się nie odmienia i mogą być dowolnego rodzaju,
### dlatego stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym.
### Nazwy rzędów (row-…) są przymiotnikami do słowa „dzielnica”, a kolory (colour-…) do słowa „karta”.
### Premie (bonus-…) stoją w mianowniku: po dwukropku albo w nawiasie.
### Punkty wypisuje POINTS(), jako 1½, i same wybierają formę liczby mnogiej; pozostałe liczby są całkowite.
### Listę mówi element po elemencie atrybut o jej nazwie, a łączy jej atrybut `…-join` albo `list-join`;
### `$<lista>_count` to liczba jej elementów.

## Krótkie słowa

list-join = { $left }, { $right }
seat = Gracz { $seat }

row-blue = niebieska
row-grey = szara
row-orange = pomarańczowa
row-yellow = żółta
row-green = zielona

colour-blue = niebieska
colour-grey = szara
colour-orange = pomarańczowa
colour-yellow = żółta
colour-green = zielona
colour-black = uniwersalna

feature-track = tory
feature-depot = zajezdnia
feature-plaza = skwer
feature-foundation = fundament
feature-waterfront = nabrzeże
feature-bonus = symbol premii

bonus-plus_two = żeton +2
bonus-value_four = karta o wartości 4
bonus-depot = karta zajezdni
bonus-victory = żeton 1½
bonus-contracts = żeton rozliczenia
bonus-track = żeton torów

card-value_four = „wartość 4”
card-depot = „zajezdnia”

mark-cell = { $row } { $space }
mark-space = { $row } { $space }
mark-project = { $card }
mark-face = { $features_count ->
        [0] { $card } ({ $colour } { $value })
       *[other] { $card } ({ $colour } { $value }, { $features })
    }
mark-district = { $row }
mark-column = obszar { $column }
mark-nobody = nikt
mark-bonus = { $bonus }

## Przygotowanie

event-players-seated = { $count ->
        [one] { $count } osoba siada do gry
        [few] { $count } osoby siadają do gry
       *[many] { $count } osób siada do gry
    }: { $players }.
    .players = { $player }
event-advantage-tokens-set = Żetony przewagi dla { $count } osób: za każdą dzielnicę { $district }; za tramwaje { $tram }.
    .district = { POINTS($points) }
    .tram = { POINTS($points) }
event-foundations-set = { $tokens ->
        [one] { $tokens } żeton fundamentu czeka
        [few] { $tokens } żetony fundamentów czekają
       *[many] { $tokens } żetonów fundamentów czeka
    } w { $stacks ->
        [one] { $stacks } stosie.
       *[many] { $stacks } stosach.
    }
event-cities-set = Każdy ma miasto z { $spaces } pustymi polami.
event-deck-set = Po potasowaniu powstaje jeden zakryty stos: { $cards ->
        [one] { $cards } karta projektu.
        [few] { $cards } karty projektów.
       *[many] { $cards } kart projektów.
    }
event-supply-set = Zobowiązania, wieżowce, znaczniki tramwajów, Order budowniczego i każda premia ({ $bonuses ->
        [one] po { $bonuses } sztuce
        [few] po { $bonuses } sztuki
       *[many] po { $bonuses } sztuk
    }) leżą w zasięgu wszystkich.
event-first-player-set = Zaczyna { $player }; gra toczy się zgodnie z ruchem wskazówek zegara.
event-columns-empty = Nikt nie ma jeszcze zobowiązań, a trzy obszary są puste.

## Tura

event-project-revealed = { $player } odkrywa kartę { $card }; { $left ->
        [0] stos jest już pusty.
        [one] w stosie zostaje { $left } karta.
        [few] w stosie zostają { $left } karty.
       *[many] w stosie zostaje { $left } kart.
    }
event-project-laid = { $player } wykłada kartę { $card } na { $column }, gdzie { $cards ->
        [one] jest teraz { $cards } karta.
        [few] są teraz { $cards } karty.
       *[many] jest teraz { $cards } kart.
    }
event-foundation-token-added = Karta { $card } dostaje żeton fundamentu ze stosu { $stack }; { $left ->
        [0] to już ostatni.
        [one] zostaje { $left } żeton.
        [few] zostają { $left } żetony.
       *[many] zostaje { $left } żetonów.
    }
event-column-taken = { $player } realizuje projekty ({ $column }): { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } przy { $contracts ->
        [0] braku zobowiązań
        [one] { $contracts } zobowiązaniu
       *[many] { $contracts } zobowiązaniach
    }, a kart musi być więcej niż zobowiązań.{ $foundations ->
        [0] {""}
        [one] {" "}Do tego dochodzi żeton fundamentu.
        [few] {" "}Do tego dochodzą { $foundations } żetony fundamentów.
       *[many] {" "}Do tego dochodzi { $foundations } żetonów fundamentów.
    }
event-contract-taken = { $player } bierze zobowiązanie i ma { $contracts ->
        [one] teraz { $contracts }.
       *[many] ich teraz { $contracts }.
    }
event-contracts-returned = Każdy ma już zobowiązanie, więc każdy jedno odrzuca. Zostaje: { $held }.
    .held = { $player } ({ $contracts })
event-contracts-settled = { $player } zużywa żeton rozliczenia i odrzuca { $amount ->
        [one] { $amount } zobowiązanie
        [few] { $amount } zobowiązania
       *[many] { $amount } zobowiązań
    }; { $contracts ->
        [0] nie zostaje żadne.
        [one] zostaje { $contracts }.
        [few] zostają { $contracts }.
       *[many] zostaje { $contracts }.
    }
event-settling-declined = { $player } kończy turę i zachowuje żeton rozliczenia.
event-turn-passed = Tura { $turn }: { $player }.

## Umieszczenie karty

event-card-placed = { $player } umieszcza kartę { $card } na polu { $cell }{ $universal ->
        [1] ; karta uniwersalna pasuje do każdego rzędu.
       *[other] , pierwszym pustym od lewej w jej rzędzie.
    }
event-card-discarded = { $player } odrzuca kartę { $card }{ $reason ->
        [row_full] , bo nie ma dla niej miejsca
       *[chosen] {" "}z wyboru
    }; karta opuszcza grę{ $foundation ->
        [1] {" "}razem z żetonem fundamentu.
       *[0] .
    }
event-tram-lit = Pole { $cell } dostaje znacznik tramwaju{ $source ->
        [depot_card] : leży tu zajezdnia.
        [printed_depot] : sąsiaduje z nadrukowaną poniżej zajezdnią.
       *[neighbour] : są tu tory, a sąsiednie pole { $by } należy do sieci.
    }
event-plaza-activated = Skwer na polu { $cell } ma teraz wartość { $value }, bo na sąsiednim polu { $by } jest znacznik tramwaju.
event-requirement-lowered = { $player }: dzięki nabrzeżu na polu { $cell } próg dla każdego wieżowca spada z { $before } do { $requirement }.
event-district-completed = Dzielnica { $district }: { $player } kończy ją przed innymi i bierze żeton ukończenia.
event-district-completed-late = Dzielnica { $district }: { $player } kończy ją za późno, bo żeton ma już { $holder }.
event-bonus-symbol-placed = Dzielnica { $district }: pierwszy symbol premii; dwa takie symbole dają premię ({ $bonus }).
event-bonus-already-given = Dzielnica { $district }: { $symbols ->
        [one] { $symbols } symbol premii
        [few] { $symbols } symbole premii
       *[many] { $symbols } symboli premii
    }, ale każda dzielnica daje premię tylko raz.
event-bonus-earned = Dzielnica { $district }, drugi symbol premii: { $player } wybiera premię ({ $choices }).
    .choices = { $bonus }
    .choices-join = { $left } albo { $right }
event-bonus-lapsed = Dzielnica { $district }: drugi symbol premii, ale premia przepada, bo { $reason ->
        [last_card] według zasady domowej karta, która zapełnia miasto, nie daje premii.
        [gone] już jej nie ma ({ $bonus }), a zasada domowa nie daje w zamian żetonu torów.
        [gone_no_track] już jej nie ma ({ $bonus }), a żetonu torów nie da się położyć na żadnej karcie.
        [all_gone] nie ma już ani jej ({ $bonus }), ani żetonów torów.
       *[no_room] nie ma na nią miejsca ({ $bonus }), a żetonu torów nie można wziąć w zamian.
    }
event-bonus-taken = { $player } bierze premię: { $bonus }; { $left ->
        [0] to ostatnia taka.
        [one] zostaje { $left } taka.
        [few] zostają { $left } takie.
       *[many] zostaje { $left } takich.
    }
event-boost-placed = Żeton +2 podnosi wartość karty na polu { $cell } z { $before } do { $value }.
event-track-placed = Dzięki żetonowi torów karta na polu { $cell } ma odtąd tory.
event-skyscraper-built = { $player } buduje wieżowiec na polu { $cell }: { $neighbours_count ->
        [0] brak kart dookoła
       *[other] { $neighbours }
    } = { $sum }, a potrzeba co najmniej { $requirement }.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }
event-medal-first = { $player } buduje pierwszy wieżowiec w grze i bierze Order budowniczego.
event-medal-taken = { $player } ma { $built ->
        [one] { $built } wieżowiec
        [few] { $built } wieżowce
       *[many] { $built } wieżowców
    }, a { $holder } tylko { $held }: Order budowniczego zmienia właściciela.
event-medal-kept = { $player } ma { $built ->
        [one] { $built } wieżowiec
        [few] { $built } wieżowce
       *[many] { $built } wieżowców
    }, a { $holder } ma { $held }: to nie więcej, więc Order budowniczego nadal ma { $holder }.
event-full-city-ignored = { $player } ma już pełne miasto, ale według zasady domowej karta premii nie kończy gry.
event-game-ended = { $reason ->
        [last_foundation] Ostatni żeton fundamentu leży na karcie: gra natychmiast się kończy.
        [city_full] { $player } ma już pełne miasto: gra natychmiast się kończy.
       *[nothing_to_take] Stos jest pusty, a { $player } nie może wziąć kart z żadnego obszaru: gra natychmiast się kończy.
    }{ $lost ->
        [0] {""}
        [one] {" "}Przepada { $lost } karta z ręki.
        [few] {" "}Przepadają { $lost } karty z ręki.
       *[many] {" "}Przepada { $lost } kart z ręki.
    }

## Pole w mieście

event-column-holds = { $column }: { $cards_count ->
        [0] pusto.
       *[other] { $cards }.
    }
    .cards = { $card }
event-hand-holds = { $cards_count ->
        [0] Żadna karta nie czeka na wyłożenie ani umieszczenie.
       *[other] W ręce ma { $player }: { $cards }.
    }
    .cards = { $card }
event-cell-empty = Pole { $cell }: puste{ $next ->
        [1] ; tu trafi następna karta tego rzędu.
       *[0] .
    }
event-cell-value = Pole { $cell }: karta { $card }, wartość teraz { $value }{ $boosted ->
        [1] , z żetonem +2.
       *[0] .
    }
event-cell-lit = W sieci: { $source ->
        [depot_card] leży tu zajezdnia.
        [printed_depot] sąsiaduje z nadrukowaną poniżej zajezdnią.
       *[neighbour] są tu tory, a sąsiednie pole { $by } należy do sieci.
    }
event-cell-dark = Poza siecią: są tu tory, ale obok nie ma ani zajezdni, ani karty należącej do sieci.
event-cell-plaza-lit = Skwer liczy się za 4, bo na sąsiednim polu { $by } jest znacznik tramwaju.
event-cell-plaza-dark = Skwer liczy się za 0, bo na żadnym sąsiednim polu nie ma znacznika tramwaju.
event-cell-skyscraper = Stoi tu wieżowiec: { $neighbours_count ->
        [0] brak kart dookoła
       *[other] { $neighbours }
    } = { $sum }, a potrzeba { $requirement }.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }
event-cell-foundation = Fundament, { $sum } z { $requirement }{ $neighbours_count ->
        [0] {""}
       *[other] {" "}({ $neighbours })
    }: brakuje jeszcze { $missing }.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }

## Punktacja

event-skyscrapers-scored = { $player }: { $count ->
        [one] { $count } wieżowiec
        [few] { $count } wieżowce
       *[many] { $count } wieżowców
    }, { $points ->
        [one] { POINTS($points) } punkt.
        [few] { POINTS($points) } punkty.
        [many] { POINTS($points) } punktów.
       *[other] { POINTS($points) } punktu.
    }
event-medal-scored = { $player }: { $points ->
        [0] bez Orderu budowniczego, 0 punktów.
        [one] Order budowniczego, { POINTS($points) } punkt.
        [few] Order budowniczego, { POINTS($points) } punkty.
        [many] Order budowniczego, { POINTS($points) } punktów.
       *[other] Order budowniczego, { POINTS($points) } punktu.
    }
event-victory-scored = { $player }: { $count ->
        [0] bez żetonu 1½
        [one] { $count } żeton o wartości 1½
        [few] { $count } żetony o wartości 1½
       *[many] { $count } żetonów o wartości 1½
    }, { $points ->
        [one] { POINTS($points) } punkt.
        [few] { POINTS($points) } punkty.
        [many] { POINTS($points) } punktów.
       *[other] { POINTS($points) } punktu.
    }
event-completion-scored = { $player }: { $points ->
        [0] dzielnica { $district } bez żetonu ukończenia, 0 punktów.
        [one] dzielnica { $district } z żetonem ukończenia, { POINTS($points) } punkt.
        [few] dzielnica { $district } z żetonem ukończenia, { POINTS($points) } punkty.
        [many] dzielnica { $district } z żetonem ukończenia, { POINTS($points) } punktów.
       *[other] dzielnica { $district } z żetonem ukończenia, { POINTS($points) } punktu.
    }
event-district-scored = { $player }: dzielnica { $district }, suma { $total }, { $rank }. miejsce{ $withheld ->
        [1] {" "}(zasada domowa: suma 0 nie daje dodatniego żetonu)
       *[0] {""}
    }, { $points ->
        [one] { POINTS($points) } punkt.
        [few] { POINTS($points) } punkty.
        [many] { POINTS($points) } punktów.
       *[other] { POINTS($points) } punktu.
    }
event-tram-scored = { $player }: { $total ->
        [one] { $total } znacznik tramwaju
        [few] { $total } znaczniki tramwajów
       *[many] { $total } znaczników tramwajów
    }, { $rank }. miejsce{ $withheld ->
        [1] {" "}(zasada domowa: wynik 0 nie daje dodatniego żetonu)
       *[0] {""}
    }, { $points ->
        [one] { POINTS($points) } punkt.
        [few] { POINTS($points) } punkty.
        [many] { POINTS($points) } punktów.
       *[other] { POINTS($points) } punktu.
    }
event-tie-broken = { $contest ->
        [tram] Tramwaje
       *[other] Dzielnica { $district }
    }: { $player } i { $behind } mają po { $total } ({ $trail }). { $decided ->
        [card] Decyduje pierwsza różnica między kartami: wyżej jest { $player }.
        [below] W samym rzędzie jest równo; decyduje pierwsza różnica w kolejnych rzędach: wyżej jest { $player }.
        [total] W samym rzędzie jest równo; decyduje pierwsza różnica między sumami kolejnych rzędów: wyżej jest { $player }.
        [column] Decyduje pierwsza różnica między kolumnami: wyżej jest { $player }.
       *[seat] Wszędzie jest równo. Grę kończy { $ender }; licząc od tego miejsca zgodnie z ruchem wskazówek zegara, najpierw wypada { $player }.
    }
    .trail = { $what ->
        [card] { $row } { $space }
        [total] { $row } łącznie
       *[column] kolumna { $space }
    }: { $ahead } / { $behind }
    .trail-join = { $left }; { $right }
event-total-scored = { $player }: razem { $total ->
        [one] { POINTS($total) } punkt
        [few] { POINTS($total) } punkty
        [many] { POINTS($total) } punktów
       *[other] { POINTS($total) } punktu
    }, { $place }. miejsce.
event-game-won = { $shared ->
        [one] Wygrywa { $winners }: { $total ->
            [one] { POINTS($total) } punkt.
            [few] { POINTS($total) } punkty.
            [many] { POINTS($total) } punktów.
           *[other] { POINTS($total) } punktu.
        }
       *[other] Wspólne zwycięstwo, { $total ->
            [one] po { POINTS($total) } punkcie
            [few] po { POINTS($total) } punkty
            [many] po { POINTS($total) } punktów
           *[other] po { POINTS($total) } punktu
        }: { $winners }.
    }{ $tied ->
        [one] {""}
       *[other] {" "}Przy równej liczbie punktów liczą się znaczniki tramwajów: { $markers }.
    }
    .winners = { $player }
    .winners-join = { $left }, { $right }
    .markers = { $player } ({ $markers })

## Odmowy: co jest nie tak, a potem najmniejsza zmiana, która by to naprawiła

refusal = { $facts } ({ $rule })
refusal-with-fix = { $facts } – { $fix } ({ $rule })

refusal-not-understood = „{ $action }” nie jest akcją w tej grze albo podaje coś, czego nie powinno
refusal-not-now = { $pending ->
        [over] gra jest skończona
        [turn] turę zaczyna odkrycie karty albo realizacja projektów
        [lay] odkryta karta czeka na wyłożenie
        [hand] wzięte karty czekają na umieszczenie lub odrzucenie
        [bonus] trzeba teraz wybrać premię
        [boost] żeton +2 czeka na położenie na karcie
        [track] żeton torów czeka na położenie na karcie
        [bonus_card] karta premii czeka na umieszczenie
       *[end] wszystkie karty są już rozpatrzone
    }
fix-not-now = { $pending ->
        [over] nic więcej nie można zrobić
        [turn] odkryj kartę albo weź karty z jednego obszaru
        [lay] wybierz dla niej obszar
        [hand] umieść lub odrzuć jedną z nich
        [bonus] wskaż jedną; nie można zrezygnować
        [boost] wybierz kartę w swoim mieście
        [track] wybierz kartę bez torów
        [bonus_card] wybierz rząd z wolnym miejscem; nie można zrezygnować
       *[end] rozlicz zobowiązania albo zakończ turę
    }
refusal-deck-empty = stos jest pusty
fix-deck-empty = zamiast tego weź karty z jednego obszaru
refusal-draw-is-hidden = stos jest zakryty, więc nie można z góry wskazać karty { $card }
fix-draw-is-hidden = odkryj kartę bez podawania jej nazwy
refusal-draw-needs-name = przy jawnej talii trzeba podać, jaka karta została odkryta
fix-draw-needs-name = podaj kartę, która jest jeszcze w stosie
refusal-no-such-card = w talii nie ma karty { $card }
fix-no-such-card = użyj identyfikatora z pliku talii
refusal-no-copy-left = { $copies ->
        [one] w talii jest { $copies } karta { $card } i nie ma jej już w stosie
        [few] w talii są { $copies } karty { $card } i żadnej nie ma już w stosie
       *[many] w talii jest { $copies } kart { $card } i żadnej nie ma już w stosie
    }
fix-no-copy-left = podaj kartę, która jest jeszcze w stosie
refusal-no-such-column = nie ma obszaru { $column }
fix-no-such-column = wybierz obszar 1, 2 albo 3
refusal-too-many-contracts = { $column } { $cards ->
        [0] jest pusty
        [one] ma { $cards } kartę
        [few] ma { $cards } karty
       *[many] ma { $cards } kart
    }, a ty { $contracts ->
        [0] nie masz zobowiązań
        [one] masz { $contracts } zobowiązanie
        [few] masz { $contracts } zobowiązania
       *[many] masz { $contracts } zobowiązań
    }
fix-too-many-contracts = potrzeba tam jeszcze { $missing ->
        [one] { $missing } karty
       *[many] { $missing } kart
    } albo u ciebie { $missing ->
        [one] o { $missing } zobowiązanie mniej
        [few] o { $missing } zobowiązania mniej
       *[many] o { $missing } zobowiązań mniej
    }
fix-column-empty = potrzeba tam { $missing ->
        [one] { $missing } karty
       *[many] { $missing } kart
    }
refusal-card-not-in-hand = karta { $card } nie czeka teraz na umieszczenie
fix-card-not-in-hand = wybierz jedną z wziętych kart
refusal-no-such-row = nie ma rzędu „{ $row }”
fix-no-such-row = są dzielnice: niebieska, szara, pomarańczowa, żółta i zielona
refusal-wrong-row = dzielnica { $row } nie może przyjąć karty { $card }
fix-wrong-row = właściwa dla niej jest dzielnica { $own }
fix-own-row-full = właściwa dla niej dzielnica { $own } jest pełna, więc kartę trzeba odrzucić
refusal-row-full = dzielnica { $row } nie ma pustego pola na kartę { $card }
fix-row-full = odrzuć ją
fix-other-row = wybierz rząd z wolnym miejscem
refusal-wrong-space = karta { $card } nie może trafić na pole { $row } { $space }
fix-wrong-space = pierwsze puste pole od lewej ma numer { $leftmost }
refusal-not-this-district = dzielnica { $row } nie daje tej premii
refusal-bonus-gone = tej premii już nie ma ({ $bonus })
refusal-no-track-token-instead = premii tej dzielnicy już nie ma ({ $own }), a zasada domowa nie daje w zamian żetonu torów
refusal-bonus-without-room = w twoim mieście nie ma miejsca na tę premię ({ $bonus })
fix-other-bonus = wybierz premię, którą dzielnica { $row } może jeszcze dać
refusal-no-such-space = nie ma pola { $space } w rzędzie „{ $row }”
fix-no-such-space = wybierz rząd i pole od 1 do 5
refusal-no-card-there = na polu { $cell } nie ma karty
fix-no-card-there = wybierz pole z kartą
refusal-has-tracks = karta na polu { $cell } ma już tory
refusal-is-depot = karta na polu { $cell } to zajezdnia
fix-no-tracks-yet = wybierz kartę bez torów, która nie jest zajezdnią
refusal-no-contract-token = nie masz żetonu rozliczenia
fix-no-contract-token = daje go premia zielonej dzielnicy
refusal-settle-amount = żetonem rozliczenia nie można odrzucić { $amount ->
        [one] { $amount } zobowiązania
       *[many] { $amount } zobowiązań
    }
fix-settle-amount = odrzuć od 1 do { $most }
refusal-too-few-contracts = masz { $contracts ->
        [one] { $contracts } zobowiązanie
        [few] { $contracts } zobowiązania
       *[many] { $contracts } zobowiązań
    }, a nie { $amount }
fix-settle-fewer = odrzuć { $contracts }
fix-settle-later = zachowaj żeton, aż będziesz mieć jakieś zobowiązanie

## Stół w tekście

table-turn = Tura { $turn }
table-owed = { $pending ->
        [turn] { $player } odkrywa kartę albo realizuje projekty
        [lay] { $player } wykłada kartę { $card }
        [hand] { $player } umieszcza lub odrzuca: { $cards }
        [bonus] { $player } wybiera premię
        [boost] { $player } kładzie żeton +2 na karcie
        [track] { $player } kładzie żeton torów na karcie
        [bonus_card] { $player } umieszcza kartę { $card }
        [end] { $player } rozlicza zobowiązania albo kończy turę
       *[over] Gra jest skończona
    }
table-deck = { $cards ->
        [one] Stos: { $cards } karta
        [few] Stos: { $cards } karty
       *[many] Stos: { $cards } kart
    }
table-foundations = { $tokens ->
        [one] Fundamenty: { $tokens } żeton
        [few] Fundamenty: { $tokens } żetony
       *[many] Fundamenty: { $tokens } żetonów
    }
table-column = Obszar { $column }
table-empty = pusto
table-stock = Pozostałe premie
table-stock-of = { $bonus }: { $left }
table-completed-by = { $district }: { $holder }
table-medal = Order budowniczego: { $holder }
table-completion = Żetony ukończenia: { $tokens }
table-nobody = nikt
table-city = { $player }
table-contracts = { $contracts ->
        [one] { $contracts } zobowiązanie
        [few] { $contracts } zobowiązania
       *[many] { $contracts } zobowiązań
    }
table-victories = { $tokens ->
        [one] { $tokens } żeton o wartości 1½
        [few] { $tokens } żetony o wartości 1½
       *[many] { $tokens } żetonów o wartości 1½
    }
table-settlements = { $tokens ->
        [one] { $tokens } żeton rozliczenia
        [few] { $tokens } żetony rozliczenia
       *[many] { $tokens } żetonów rozliczenia
    }
table-skyscraper-needs = próg dla wieżowca: { $requirement }
table-if-ended = gdyby gra skończyła się teraz
table-legend = * znacznik tramwaju, ^ wieżowiec, + żeton +2, = żeton torów; liczba to obecna wartość

item-skyscrapers = Wieżowce
item-medal = Order budowniczego
item-victory = Żetony 1½
item-completion = Żetony ukończenia
item-completion_blue = Ukończenie, niebieska
item-completion_grey = Ukończenie, szara
item-completion_orange = Ukończenie, pomarańczowa
item-completion_yellow = Ukończenie, żółta
item-completion_green = Ukończenie, zielona
item-district_blue = Dzielnica niebieska
item-district_grey = Dzielnica szara
item-district_orange = Dzielnica pomarańczowa
item-district_yellow = Dzielnica żółta
item-district_green = Dzielnica zielona
item-tram = Tramwaje
item-total = Razem

deck-reconstruction = rekonstrukcja
deck-reconstructed = Ta talia jest rekonstrukcją: instrukcja nie podaje listy 87 kart.
deck-total = { $name }: { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
       *[many] { $kinds } rodzajów
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, skrót { $digest }
deck-id = id
deck-colour = kolor
deck-value = wartość
deck-features = symbole
deck-count = liczba
file-header = { $players } · zasady { $version } · talia { $deck }
file-legal = { $file }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $plies ->
        [one] { $plies } decyzja
        [few] { $plies } decyzje
       *[many] { $plies } decyzji
    }, wszystko zgodnie z zasadami

## Zasady naszymi słowami

rule-S1 = Gra jest przeznaczona dla 2–4 osób.
    .title = Gracze
rule-S4 = Przy 4 osobach w grze są wszystkie żetony przewagi; przy 3 żetony −1 zostają w pudełku, a przy 2 także żetony 1.
    .title = Żetony przewagi
rule-S5 = Żetony fundamentów leżą w stosach po 2: jest ich 10 przy 4 osobach, 8 przy 3 i 6 przy 2.
    .title = Żetony fundamentów
rule-S6 = Każdy ma miasto złożone z 5 rzędów po 5 pól.
    .title = Plansze miast
rule-S7 = Ze wszystkich 87 kart projektów powstaje jeden zakryty stos, niezależnie od liczby osób.
    .title = Stos projektów
rule-S8 = Zobowiązania, wieżowce, Order budowniczego i znaczniki tramwajów są wspólne dla wszystkich.
    .title = Wspólna pula
rule-S9 = Zaczyna ten, kto najpóźniej jechał tramwajem (tutaj: gracz 1); dalej gra toczy się zgodnie z ruchem wskazówek zegara.
    .title = Kto zaczyna
rule-S10 = Na początku nikt nie ma zobowiązań, a trzy obszary są puste.
    .title = Pusty start
rule-T1 = W swojej turze robisz dokładnie jedno: wykładasz projekt albo realizujesz projekty. Nie można pasować.
    .title = Jedna akcja na turę
rule-A1 = Odkryj kartę z wierzchu stosu, obejrzyj ją i połóż na jednym z trzech obszarów.
    .title = Wyłożenie projektu
rule-A2 = Na obszarze może leżeć dowolnie wiele kart i każda z nich pozostaje odsłonięta.
    .title = Obszary
rule-A3 = Karta z symbolem fundamentu dostaje żeton fundamentu z pierwszego od lewej niepustego stosu.
    .title = Żeton fundamentu
rule-B1 = Wybierz jeden obszar i weź z niego wszystkie karty.
    .title = Realizacja projektów
rule-B2 = Możesz wziąć karty tylko z obszaru, na którym jest ich więcej, niż masz zobowiązań; nigdy więc z pustego.
    .title = Więcej kart niż zobowiązań
rule-B3 = Każda realizacja kosztuje dokładnie jedno nowe zobowiązanie, bez względu na to, ile kart bierzesz.
    .title = Jedno zobowiązanie za realizację
rule-B4 = Wzięte karty umieszczasz jedną po drugiej, w takiej kolejności, jaka ci odpowiada.
    .title = Twoja kolejność
rule-B5 = Możesz umieścić wszystkie, tylko niektóre albo żadnej.
    .title = Wszystkie, niektóre albo żadna
rule-B6 = Karty, których nie umieścisz, opuszczają grę razem z leżącymi na nich żetonami fundamentów.
    .title = Odrzucanie
rule-C1 = Zobowiązania leżą obok twojego miasta. Ograniczają to, co możesz wziąć, a punktów nie dają.
    .title = Jak działają zobowiązania
rule-C2 = Zawsze ktoś musi być bez zobowiązań: gdy tylko każdy ma choć jedno, każdy jedno odrzuca, zanim na planszę trafi jakakolwiek karta.
    .title = Każdy odrzuca jedno
rule-C3 = Zobowiązań w puli nigdy nie brakuje.
    .title = Dość zobowiązań
rule-P1 = Kolorowa karta trafia do rzędu w swoim kolorze, a czarna, czyli uniwersalna, do dowolnego.
    .title = Właściwy rząd
rule-P2 = Karta trafia na pierwsze od lewej puste pole swojego rzędu.
    .title = Od lewej
rule-P3 = Gdy rząd jest pełny, kartę trzeba odrzucić; sam moment w swojej turze wybierasz dowolnie.
    .title = Pełny rząd
rule-P5 = Karty sąsiadują ze sobą, gdy mają wspólny bok; wspólny róg nie wystarcza.
    .title = Sąsiedztwo
rule-P6 = Wartość karty to liczba widocznych na niej robotników; bez robotników wynosi 0.
    .title = Wartość
rule-D1 = Kto pierwszy położy w rzędzie piątą kartę, bierze żeton ukończenia tej dzielnicy. Dla każdej jest jeden.
    .title = Ukończenie dzielnicy
rule-D2 = Żeton ukończenia daje na koniec 1 punkt.
    .title = Punkty za ukończenie
rule-N1 = Karta z torami dołącza do sieci, gdy sąsiaduje z zajezdnią nadrukowaną pod dolnym rzędem, z kartą należącą już do sieci albo z kartą zajezdni. Układ narysowanych szyn nie ma znaczenia.
    .title = Dołączanie do sieci
rule-N2 = Każda karta z torami, która należy do sieci, ma znacznik tramwaju.
    .title = Znaczniki tramwajów
rule-N3 = Gdy wcześniejsze karty z torami zyskują połączenie z siecią, też dostają znaczniki, jedna po drugiej.
    .title = Połączenie biegnie dalej
rule-N4 = Karta zajezdni dostaje znacznik zaraz po umieszczeniu, gdziekolwiek leży, i ten znacznik się liczy.
    .title = Karty zajezdni
rule-N5 = Znaczników tramwajów nigdy nie brakuje, a osobne sieci liczy się razem.
    .title = Liczenie tramwajów
rule-Q1 = Skwery są tylko w trzech dzielnicach: szarej, pomarańczowej i żółtej.
    .title = Gdzie są skwery
rule-Q2 = Skwer jest wart 4, dopóki obok leży karta ze znacznikiem tramwaju; inaczej jest wart 0.
    .title = Wartość skweru
rule-K1 = Kto bierze kartę z fundamentem, bierze też jej żeton, który cały czas na niej leży.
    .title = Żeton razem z kartą
rule-K2 = Na fundamencie staje wieżowiec, gdy wartości kart dookoła dają razem co najmniej 7. Wartość samej karty z fundamentem się nie liczy.
    .title = Siedem dookoła
rule-K3 = Gdy tylko tak jest, wieżowiec powstaje, czy tego chcesz, czy nie. Na koniec jest wart 1 punkt.
    .title = Budowa
rule-K4 = Z każdym nabrzeżem w twoim mieście próg dla twoich wieżowców spada o 1: od razu i także na fundamentach, które już leżą, ale nie poniżej 0.
    .title = Nabrzeże
rule-M1 = Order budowniczego dostaje na początek ten, kto postawi pierwszy wieżowiec.
    .title = Pierwszy wieżowiec
rule-M2 = Kto ma więcej wieżowców niż posiadacz orderu, zabiera mu go; tyle samo nie wystarcza. Porównuje się raz po każdym umieszczeniu.
    .title = Przejęcie orderu
rule-M3 = Order może przechodzić z rąk do rąk wielokrotnie, a na koniec daje 1 punkt.
    .title = Punkt za order
rule-X1 = Gdy kładziesz w rzędzie drugi symbol premii, od razu bierzesz premię tej dzielnicy. Symbol na czarnej karcie liczy się tam, gdzie ta karta leży.
    .title = Dwa symbole
rule-X2 = Każda dzielnica daje ci premię najwyżej raz; trzeci symbol nic nie przynosi, nawet jeśli premia przepadła.
    .title = Tylko raz
rule-X3 = Na cały stół są 3 sztuki każdej premii; czego zabraknie, tego już nie będzie.
    .title = Ograniczona pula
rule-X4 = Zamiast premii dzielnicy możesz wziąć żeton torów, także wtedy, gdy premia dzielnicy się skończyła. Musisz wziąć coś, co jeszcze jest i co da się umieścić; jeśli nic takiego nie ma, premia przepada.
    .title = Która premia
rule-X5 = Żeton +2, premia niebieskiej dzielnicy, trafia od razu na dowolną kartę w twoim mieście i podnosi jej wartość o 2.
    .title = Żeton +2
rule-X6 = Karta o wartości 4, premia szarej dzielnicy, trafia od razu do dowolnego rzędu z wolnym miejscem. Nie ma żadnego symbolu.
    .title = Karta o wartości 4
rule-X7 = Karta zajezdni, premia pomarańczowej dzielnicy, trafia od razu do dowolnego rzędu z wolnym miejscem. Ma wartość 0, jest zajezdnią i dostaje znacznik tramwaju.
    .title = Karta zajezdni
rule-X8 = Żeton 1½, premię żółtej dzielnicy, zachowujesz; na koniec daje 1½ punktu.
    .title = Żeton 1½
rule-X9 = Żeton rozliczenia, premię zielonej dzielnicy, zachowujesz. Przy dowolnej decyzji w swojej turze, byle nie podczas rozpatrywania premii, pozwala ci odrzucić 1 lub 2 zobowiązania, po czym opuszcza grę.
    .title = Żeton rozliczenia
rule-X10 = Żeton torów trafia od razu na kartę w twoim mieście, która nie ma torów i nie jest zajezdnią; odtąd ta karta ma tory.
    .title = Żeton torów
rule-X11 = Kartą premii można ukończyć dzielnicę i zapełnić miasto; sama nie ma symbolu premii.
    .title = Karty premii też się liczą
rule-E1 = Gra kończy się, gdy na kartę trafia ostatni żeton fundamentu; karta zostaje na swoim obszarze.
    .title = Ostatni żeton fundamentu
rule-E2 = Gra kończy się, gdy czyjeś miasto jest całkiem pełne.
    .title = Pełne miasto
rule-E3 = Koniec następuje od razu, bez ostatniej rundy. Umieszczenie, które zapełnia miasto, rozpatruje się jeszcze do końca, razem z premią; inne karty z ręki przepadają.
    .title = Natychmiast
rule-E4 = Gdy stos jest pusty, musisz wziąć karty z jednego obszaru; jeśli na początku swojej tury nie możesz, gra się kończy. Zdarza się to tylko z talią, w której jest mało fundamentów.
    .title = Pusty stos
rule-V1 = W każdej dzielnicy każdy sumuje wartości kart ze swojego rzędu.
    .title = Sumy dzielnic
rule-V2 = Żetony za dzielnicę według miejsca: 2, 1, nic, −1 przy 4 osobach; 2, 1, nic przy 3; 2, nic przy 2. Suma 0 zajmuje miejsce jak każda inna.
    .title = Żetony za dzielnice
rule-V3 = Żetony za tramwaje według liczby znaczników: 2½, 1, nic, −1 przy 4 osobach; 2½, 1, nic przy 3; 2½, nic przy 2.
    .title = Żetony za tramwaje
rule-V4 = Remis w dzielnicy: porównaj pierwsze karty od lewej, potem drugie i tak dalej. Wygrywa wyższa wartość; puste pole liczy się jako 0.
    .title = Remis: karta po karcie
rule-V5 = Jeśli cała piątka jest równa, porównuj dalej karta po karcie w rzędzie poniżej; po dolnym rzędzie przychodzi górny, a każdy rząd liczy się raz.
    .title = Remis: rząd poniżej
rule-V6 = Remis w tramwajach: porównaj liczbę znaczników w pierwszej kolumnie od lewej, potem w drugiej i tak dalej. Wygrywa większa.
    .title = Remis: kolumna po kolumnie
rule-V7 = Gdy remis trwa nadal, lepszy żeton przypada osobie, w której turze skończyła się gra, a potem kolejnym zgodnie z ruchem wskazówek zegara.
    .title = Remis: miejsca przy stole
rule-V8 = Gdy remisują co najmniej trzy osoby, to samo porównanie ustala kolejność wszystkich, nie tylko pierwszej.
    .title = Remis kilku osób
rule-Z1 = Dodaj punkty za wieżowce, order, żetony 1½, żetony ukończenia, żetony za dzielnice i żeton za tramwaje.
    .title = Wynik końcowy
rule-Z2 = Wygrywa najwyższy wynik; przy remisie liczą się znaczniki tramwajów, a jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
    .title = Zwycięstwo
