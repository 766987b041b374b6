### San Francisco in italiano: tutte le frasi che il gioco può dire. Le frasi sono nostre.
###
### $player è il nome del giocatore di cui parla un evento; può essere di qualsiasi genere,
### perciò nessun participio o aggettivo si accorda con un nome.
### I nomi delle righe (row-…) sono aggettivi di «quartiere», i colori (colour-…) di «carta».
### I bonus (bonus-…) portano l’articolo; mark-column no.
### I punti sono scritti da POINTS(), come 1½, e scelgono da soli il singolare o il plurale; gli altri numeri sono interi.
### Una lista è detta elemento per elemento dall’attributo con il suo nome e unita dal suo attributo `…-join` o da
### `list-join`; `$<lista>_count` è il numero dei suoi elementi.

## Parole brevi

list-join = { $left }, { $right }
seat = Giocatore { $seat }

row-blue = azzurro
row-grey = grigio
row-orange = arancione
row-yellow = giallo
row-green = verde

colour-blue = azzurra
colour-grey = grigia
colour-orange = arancione
colour-yellow = gialla
colour-green = verde
colour-black = universale

feature-track = binari
feature-depot = rimessa
feature-plaza = piazza cittadina
feature-foundation = fondamenta
feature-waterfront = costa
feature-bonus = simbolo bonus

bonus-plus_two = il segnalino +2
bonus-value_four = la carta di valore 4
bonus-depot = la carta rimessa
bonus-victory = il segnalino da 1½
bonus-contracts = il segnalino rescissione
bonus-track = il segnalino binari

card-value_four = «valore 4»
card-depot = «rimessa»

mark-cell = { $row } { $space }
mark-space = { $row } { $space }
mark-project = { $card }
mark-face = { $features_count ->
        [0] { $card } ({ $colour } { $value })
       *[other] { $card } ({ $colour } { $value }, { $features })
    }
mark-district = { $row }
mark-column = colonna { $column }
mark-nobody = nessuno
mark-bonus = { $bonus }

## Preparazione

event-players-seated = Al tavolo si gioca in { $count }: { $players }.
    .players = { $player }
event-advantage-tokens-set = Segnalini vantaggio per { $count } giocatori: per ogni quartiere { $district }; per i tram { $tram }.
    .district = { POINTS($points) }
    .tram = { POINTS($points) }
event-foundations-set = { $tokens ->
        [one] { $tokens } segnalino fondamenta è pronto
       *[other] { $tokens } segnalini fondamenta sono pronti
    } in { $stacks ->
        [one] { $stacks } pila.
       *[other] { $stacks } pile.
    }
event-cities-set = Ogni giocatore ha una città di { $spaces } caselle vuote.
event-deck-set = { $cards ->
        [one] { $cards } carta progetto forma un mazzo a faccia in giù.
       *[other] { $cards } carte progetto, ben mescolate, formano un unico mazzo a faccia in giù.
    }
event-supply-set = Contratti, grattacieli, tram, la medaglia e { $bonuses ->
        [one] { $bonuses } esemplare
       *[other] { $bonuses } esemplari
    } di ogni bonus sono a disposizione di tutti.
event-first-player-set = Comincia { $player }; si gioca in senso orario.
event-columns-empty = Nessuno ha ancora contratti e le tre colonne sono vuote.

## Un turno

event-project-revealed = { $player } scopre la carta { $card }; { $left ->
        [0] ora il mazzo è vuoto.
        [one] nel mazzo resta { $left } carta.
       *[other] nel mazzo restano { $left } carte.
    }
event-project-laid = { $player } colloca la carta { $card } nella { $column }, che ora ha { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } carte.
    }
event-foundation-token-added = La carta { $card } riceve un segnalino fondamenta dalla pila { $stack }; { $left ->
        [0] era l’ultimo.
        [one] ne resta { $left }.
       *[other] ne restano { $left }.
    }
event-column-taken = { $player } finalizza i progetti della { $column }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } contro { $contracts ->
        [0] nessun contratto
        [one] { $contracts } contratto
       *[other] { $contracts } contratti
    }, e le carte devono essere più dei contratti.{ $foundations ->
        [0] {""}
        [one] {" "}Si aggiunge un segnalino fondamenta.
       *[other] {" "}Si aggiungono { $foundations } segnalini fondamenta.
    }
event-contract-taken = { $player } prende un contratto e ora ne ha { $contracts }.
event-contracts-returned = Ora tutti hanno un contratto, quindi ognuno ne restituisce uno. Restano: { $held }.
    .held = { $player } ({ $contracts })
event-contracts-settled = { $player } usa un segnalino rescissione e restituisce { $amount ->
        [one] { $amount } contratto
       *[other] { $amount } contratti
    }; { $contracts ->
        [0] non ne resta nessuno.
        [one] ne resta { $contracts }.
       *[other] ne restano { $contracts }.
    }
event-settling-declined = { $player } termina il turno e conserva il segnalino rescissione.
event-turn-passed = Turno { $turn }: { $player }.

## Una collocazione

event-card-placed = { $player } colloca la carta { $card } sulla casella { $cell }{ $universal ->
        [1] ; una carta universale può andare in qualsiasi riga.
       *[other] , la prima vuota da sinistra nella sua riga.
    }
event-card-discarded = { $player } scarta la carta { $card }{ $reason ->
        [row_full] , perché non c’è posto
       *[chosen] {" "}per scelta
    }; la carta esce dal gioco{ $foundation ->
        [1] {" "}con il suo segnalino fondamenta.
       *[0] .
    }
event-tram-lit = La casella { $cell } riceve un tram{ $source ->
        [depot_card] : è una rimessa.
        [printed_depot] : è adiacente alla rimessa stampata sotto la riga.
       *[neighbour] : ha i binari ed è adiacente alla casella { $by }, che fa parte della rete.
    }
event-plaza-activated = La piazza cittadina sulla casella { $cell } ora vale { $value }, perché sulla casella adiacente { $by } c’è un tram.
event-requirement-lowered = { $player }: la costa sulla casella { $cell } abbassa il requisito di ogni grattacielo da { $before } a { $requirement }.
event-district-completed = { $player } completa il quartiere { $district } prima degli altri e prende il segnalino completamento.
event-district-completed-late = { $player } completa il quartiere { $district } troppo tardi: { $holder } ha già il segnalino.
event-bonus-symbol-placed = Primo simbolo bonus nel quartiere { $district }; due simboli danno il suo bonus: { $bonus }.
event-bonus-already-given = { $symbols ->
        [one] { $symbols } simbolo bonus
       *[other] { $symbols } simboli bonus
    } nel quartiere { $district }: un quartiere dà il suo bonus una volta sola.
event-bonus-earned = Secondo simbolo bonus nel quartiere { $district }: { $player } prende { $choices }.
    .choices = { $bonus }
    .choices-join = { $left } o { $right }
event-bonus-lapsed = Secondo simbolo bonus nel quartiere { $district }, ma il bonus va perso: { $reason ->
        [last_card] per la regola della casa, la carta che riempie la città non dà bonus.
        [gone] { $bonus } non è più disponibile e la regola della casa non concede in cambio il segnalino binari.
        [gone_no_track] { $bonus } non è più disponibile e nessuna carta può ricevere il segnalino binari.
        [all_gone] { $bonus } e il segnalino binari non sono più disponibili.
       *[no_room] non c’è posto per { $bonus } e non si può prendere in cambio il segnalino binari.
    }
event-bonus-taken = { $player } prende { $bonus }; { $left ->
        [0] era l’ultimo esemplare.
        [one] ne resta { $left }.
       *[other] ne restano { $left }.
    }
event-boost-placed = Il segnalino +2 porta da { $before } a { $value } il valore della carta sulla casella { $cell }.
event-track-placed = Con il segnalino binari, la carta sulla casella { $cell } ora ha i binari.
event-skyscraper-built = { $player } costruisce un grattacielo sulla casella { $cell }: { $neighbours_count ->
        [0] nessuna carta adiacente
       *[other] { $neighbours }
    } = { $sum }, e serve almeno { $requirement }.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }
event-medal-first = { $player } costruisce il primo grattacielo della partita e prende la medaglia del maestro costruttore.
event-medal-taken = { $player } ha { $built ->
        [one] { $built } grattacielo
       *[other] { $built } grattacieli
    }, { $holder } solo { $held }: la medaglia passa di mano.
event-medal-kept = { $player } ha { $built ->
        [one] { $built } grattacielo
       *[other] { $built } grattacieli
    }, { $holder } ne ha { $held }: bisogna averne di più, quindi { $holder } conserva la medaglia.
event-full-city-ignored = { $player } ha la città piena, ma per la regola della casa una carta bonus non fa finire la partita.
event-game-ended = { $reason ->
        [last_foundation] L’ultimo segnalino fondamenta è su una carta: la partita finisce subito.
        [city_full] { $player } ha la città piena: la partita finisce subito.
       *[nothing_to_take] Il mazzo è vuoto e { $player } non può prendere nessuna colonna: la partita finisce subito.
    }{ $lost ->
        [0] {""}
        [one] {" "}{ $lost } carta in mano va persa.
       *[other] {" "}{ $lost } carte in mano vanno perse.
    }

## Una casella della città

event-column-holds = { $column }: { $cards_count ->
        [0] vuota.
       *[other] { $cards }.
    }
    .cards = { $card }
event-hand-holds = { $cards_count ->
        [0] Nessuna carta aspetta di essere collocata.
       *[other] { $player } ha in mano: { $cards }.
    }
    .cards = { $card }
event-cell-empty = Casella { $cell }: vuota{ $next ->
        [1] ; la prossima carta di questa riga va qui.
       *[0] .
    }
event-cell-value = Casella { $cell }: carta { $card }, ora vale { $value }{ $boosted ->
        [1] , con il segnalino +2.
       *[0] .
    }
event-cell-lit = Nella rete: { $source ->
        [depot_card] è una rimessa.
        [printed_depot] tocca la rimessa stampata sotto di essa.
       *[neighbour] ha i binari e tocca la casella { $by }, che è nella rete.
    }
event-cell-dark = Fuori dalla rete: ha i binari, ma non tocca né una rimessa né una carta della rete.
event-cell-plaza-lit = La piazza cittadina vale 4, perché sulla casella adiacente { $by } c’è un tram.
event-cell-plaza-dark = La piazza cittadina vale 0, perché nessuna casella adiacente ha un tram.
event-cell-skyscraper = Qui c’è un grattacielo: { $neighbours_count ->
        [0] nessuna carta intorno
       *[other] { $neighbours }
    } = { $sum }, e serve { $requirement }.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }
event-cell-foundation = Fondamenta, { $sum } su { $requirement }{ $neighbours_count ->
        [0] {""}
       *[other] {" "}({ $neighbours })
    }: manca ancora { $missing }.
    .neighbours = { $value } ({ $cell })
    .neighbours-join = { $left } + { $right }

## Il punteggio

event-skyscrapers-scored = { $player }: { $count ->
        [one] { $count } grattacielo
       *[other] { $count } grattacieli
    }, { $points ->
        [one] { POINTS($points) } punto.
       *[other] { POINTS($points) } punti.
    }
event-medal-scored = { $player }: { $points ->
        [0] senza medaglia, 0 punti.
        [one] con la medaglia, { POINTS($points) } punto.
       *[other] con la medaglia, { POINTS($points) } punti.
    }
event-victory-scored = { $player }: { $count ->
        [0] nessun segnalino da 1½
        [one] { $count } segnalino da 1½
       *[other] { $count } segnalini da 1½
    }, { $points ->
        [one] { POINTS($points) } punto.
       *[other] { POINTS($points) } punti.
    }
event-completion-scored = { $player }: { $points ->
        [0] senza il segnalino completamento del quartiere { $district }, 0 punti.
        [one] con il segnalino completamento del quartiere { $district }, { POINTS($points) } punto.
       *[other] con il segnalino completamento del quartiere { $district }, { POINTS($points) } punti.
    }
event-district-scored = { $player }: quartiere { $district }, totale { $total }, { $rank }º posto{ $withheld ->
        [1] {" "}(regola della casa: con un totale di 0 niente segnalini positivi)
       *[0] {""}
    }, { $points ->
        [one] { POINTS($points) } punto.
       *[other] { POINTS($points) } punti.
    }
event-tram-scored = { $player }: { $total } tram, { $rank }º posto{ $withheld ->
        [1] {" "}(regola della casa: con un totale di 0 niente segnalini positivi)
       *[0] {""}
    }, { $points ->
        [one] { POINTS($points) } punto.
       *[other] { POINTS($points) } punti.
    }
event-tie-broken = { $contest ->
        [tram] Tram
       *[other] Quartiere { $district }
    }: { $player } e { $behind } sono in parità con { $total } ({ $trail }). { $decided ->
        [card] La prima differenza fra le carte mette davanti { $player }.
        [below] La riga è identica; la prima differenza nelle righe seguenti mette davanti { $player }.
        [total] La riga è identica; la prima differenza fra i totali delle righe seguenti mette davanti { $player }.
        [column] La prima differenza fra le colonne mette davanti { $player }.
       *[seat] Tutto è uguale: chi chiude la partita è { $ender } e, contando da lì in senso orario, { $player } viene prima.
    }
    .trail = { $what ->
        [card] { $row } { $space }
        [total] totale { $row }
       *[column] colonna { $space }
    }: { $ahead } / { $behind }
    .trail-join = { $left }; { $right }
event-total-scored = { $player }: in tutto { $total ->
        [one] { POINTS($total) } punto
        [0.5] { POINTS($total) } punto
        [-0.5] { POINTS($total) } punto
       *[other] { POINTS($total) } punti
    }, { $place }º posto.
event-game-won = { $shared ->
        [one] { $winners } vince con { $total ->
            [one] { POINTS($total) } punto.
            [0.5] { POINTS($total) } punto.
            [-0.5] { POINTS($total) } punto.
           *[other] { POINTS($total) } punti.
        }
       *[other] Vittoria condivisa con { $total ->
            [one] { POINTS($total) } punto a testa
            [0.5] { POINTS($total) } punto a testa
            [-0.5] { POINTS($total) } punto a testa
           *[other] { POINTS($total) } punti a testa
        }: { $winners }.
    }{ $tied ->
        [one] {""}
       *[other] {" "}A parità di punti contano i tram: { $markers }.
    }
    .winners = { $player }
    .winners-join = { $left }, { $right }
    .markers = { $player } ({ $markers })

## Rifiuti: che cosa non va, poi il più piccolo cambiamento che basterebbe

refusal = { $facts } ({ $rule })
refusal-with-fix = { $facts }: { $fix } ({ $rule })

refusal-not-understood = «{ $action }» non è un’azione di questo gioco, o nomina ciò che non deve
refusal-not-now = { $pending ->
        [over] la partita è finita
        [turn] un turno comincia scoprendo una carta o prendendo una colonna
        [lay] la carta appena scoperta è ancora da collocare
        [hand] le carte appena prese sono ancora da collocare o scartare
        [bonus] c’è un bonus da scegliere
        [boost] il segnalino +2 è ancora da mettere su una carta
        [track] il segnalino binari è ancora da mettere su una carta
        [bonus_card] la carta bonus è ancora da collocare
       *[end] tutte le carte sono sistemate
    }
fix-not-now = { $pending ->
        [over] non si può fare altro
        [turn] scopri una carta o prendi una colonna
        [lay] scegli una colonna
        [hand] colloca o scarta una di esse
        [bonus] indica quale; non si può rinunciare
        [boost] scegli una carta della tua città
        [track] scegli una carta senza binari
        [bonus_card] scegli una riga con posto; non si può rinunciare
       *[end] restituisci contratti o termina il turno
    }
refusal-deck-empty = il mazzo è vuoto
fix-deck-empty = prendi invece una colonna
refusal-draw-is-hidden = il mazzo è coperto e non si può indicare in anticipo la carta { $card }
fix-draw-is-hidden = scopri una carta senza nominarla
refusal-draw-needs-name = con un mazzo aperto bisogna dire quale carta è stata scoperta
fix-draw-needs-name = indica una carta che è ancora nel mazzo
refusal-no-such-card = nel mazzo non esiste la carta { $card }
fix-no-such-card = usa un id del file del mazzo
refusal-no-copy-left = { $copies ->
        [one] il mazzo ha { $copies } carta { $card }, ed è già uscita
       *[other] il mazzo ha { $copies } carte { $card }, e sono già uscite tutte
    }
fix-no-copy-left = indica una carta che è ancora nel mazzo
refusal-no-such-column = la colonna { $column } non esiste
fix-no-such-column = scegli la colonna 1, 2 o 3
refusal-too-many-contracts = la { $column } { $cards ->
        [0] è vuota
        [one] ha { $cards } carta
       *[other] ha { $cards } carte
    } e tu { $contracts ->
        [0] non hai contratti
        [one] hai { $contracts } contratto
       *[other] hai { $contracts } contratti
    }
fix-too-many-contracts = { $missing ->
        [one] le serve ancora { $missing } carta
       *[other] le servono ancora { $missing } carte
    }, oppure a te { $missing ->
        [one] { $missing } contratto in meno
       *[other] { $missing } contratti in meno
    }
fix-column-empty = { $missing ->
        [one] serve { $missing } carta
       *[other] servono { $missing } carte
    }
refusal-card-not-in-hand = la carta { $card } non è fra quelle che devi collocare
fix-card-not-in-hand = scegli una delle carte che hai preso
refusal-no-such-row = la riga «{ $row }» non esiste
fix-no-such-row = scegli azzurro, grigio, arancione, giallo o verde
refusal-wrong-row = la carta { $card } non può andare nel quartiere { $row }
fix-wrong-row = collocala nella sua riga, nel quartiere { $own }
fix-own-row-full = la sua riga, nel quartiere { $own }, è piena, quindi la carta va scartata
refusal-row-full = il quartiere { $row } non ha caselle vuote per la carta { $card }
fix-row-full = scartala
fix-other-row = scegli una riga con posto
refusal-wrong-space = la carta { $card } non può andare sulla casella { $row } { $space }
fix-wrong-space = la prima casella vuota da sinistra è la { $leftmost }
refusal-not-this-district = il quartiere { $row } non dà quel bonus
refusal-bonus-gone = { $bonus } non è più disponibile
refusal-no-track-token-instead = { $own } non è più disponibile e la regola della casa non concede in cambio il segnalino binari
refusal-bonus-without-room = nella tua città non c’è posto per { $bonus }
fix-other-bonus = scegli il bonus che il quartiere { $row } può ancora dare
refusal-no-such-space = la casella { $space } non esiste nella riga «{ $row }»
fix-no-such-space = scegli una riga e una casella da 1 a 5
refusal-no-card-there = sulla casella { $cell } non c’è nessuna carta
fix-no-card-there = scegli una casella con una carta
refusal-has-tracks = la carta sulla casella { $cell } ha già i binari
refusal-is-depot = la carta sulla casella { $cell } è una rimessa
fix-no-tracks-yet = scegli una carta senza binari che non sia una rimessa
refusal-no-contract-token = non hai segnalini rescissione
fix-no-contract-token = li dà il bonus del quartiere verde
refusal-settle-amount = un segnalino rescissione non può restituire { $amount ->
        [one] { $amount } contratto
       *[other] { $amount } contratti
    }
fix-settle-amount = restituiscine da 1 a { $most }
refusal-too-few-contracts = hai { $contracts ->
        [one] { $contracts } contratto
       *[other] { $contracts } contratti
    }, non { $amount }
fix-settle-fewer = restituiscine { $contracts }
fix-settle-later = conserva il segnalino finché non avrai un contratto

## Il tavolo in forma di testo

table-turn = Turno { $turn }
table-owed = { $pending ->
        [turn] { $player } scopre una carta o prende una colonna
        [lay] { $player } colloca la carta { $card }
        [hand] { $player } colloca o scarta: { $cards }
        [bonus] { $player } sceglie un bonus
        [boost] { $player } mette il segnalino +2 su una carta
        [track] { $player } mette il segnalino binari su una carta
        [bonus_card] { $player } colloca la carta { $card }
        [end] { $player } restituisce contratti o termina il turno
       *[over] La partita è finita
    }
table-deck = { $cards ->
        [one] Mazzo: { $cards } carta
       *[other] Mazzo: { $cards } carte
    }
table-foundations = { $tokens ->
        [one] Fondamenta: { $tokens } segnalino
       *[other] Fondamenta: { $tokens } segnalini
    }
table-column = Colonna { $column }
table-empty = vuota
table-stock = Bonus rimasti
table-stock-of = { $bonus }: { $left }
table-completed-by = { $district }: { $holder }
table-medal = Medaglia: { $holder }
table-completion = Segnalini completamento: { $tokens }
table-nobody = nessuno
table-city = { $player }
table-contracts = { $contracts ->
        [one] { $contracts } contratto
       *[other] { $contracts } contratti
    }
table-victories = { $tokens ->
        [one] { $tokens } segnalino da 1½
       *[other] { $tokens } segnalini da 1½
    }
table-settlements = { $tokens ->
        [one] { $tokens } segnalino rescissione
       *[other] { $tokens } segnalini rescissione
    }
table-skyscraper-needs = requisito per un grattacielo: { $requirement }
table-if-ended = se la partita finisse ora
table-legend = * tram, ^ grattacielo, + segnalino +2, = segnalino binari; il numero è il valore attuale

item-skyscrapers = Grattacieli
item-medal = Medaglia
item-victory = Segnalini da 1½
item-completion = Segnalini completamento
item-completion_blue = Completamento, azzurro
item-completion_grey = Completamento, grigio
item-completion_orange = Completamento, arancione
item-completion_yellow = Completamento, giallo
item-completion_green = Completamento, verde
item-district_blue = Quartiere azzurro
item-district_grey = Quartiere grigio
item-district_orange = Quartiere arancione
item-district_yellow = Quartiere giallo
item-district_green = Quartiere verde
item-tram = Tram
item-total = Totale

deck-reconstruction = ricostruzione
deck-reconstructed = Questo mazzo è una ricostruzione: il regolamento non elenca le 87 carte.
deck-total = { $name }: { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipi
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, hash { $digest }
deck-id = id
deck-colour = colore
deck-value = valore
deck-features = simboli
deck-count = copie
file-header = { $players } · regole { $version } · mazzo { $deck }
file-legal = { $file }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $plies ->
        [one] { $plies } decisione
       *[other] { $plies } decisioni
    }, tutto secondo le regole

## Le regole con parole nostre

rule-S1 = Si gioca da 2 a 4.
    .title = Giocatori
rule-S4 = In 4 si usano tutti i segnalini vantaggio; in 3 i segnalini −1 restano nella scatola, in 2 anche quelli da 1.
    .title = Segnalini vantaggio
rule-S5 = I segnalini fondamenta stanno in pile da 2: sono 10 in 4 giocatori, 8 in 3, 6 in 2.
    .title = Segnalini fondamenta
rule-S6 = Ognuno ha una città di 5 righe con 5 caselle ciascuna.
    .title = Plance città
rule-S7 = Tutte le 87 carte progetto formano un unico mazzo coperto, quanti che siano i giocatori.
    .title = Il mazzo
rule-S8 = Contratti, grattacieli, medaglia e tram sono a disposizione di tutti.
    .title = Riserva comune
rule-S9 = Comincia chi ha preso il tram più di recente (qui: il giocatore 1); poi si prosegue in senso orario.
    .title = Chi comincia
rule-S10 = All’inizio nessuno ha contratti e le tre colonne sono vuote.
    .title = Si parte da zero
rule-T1 = Nel tuo turno fai esattamente una cosa: collochi un progetto oppure finalizzi i progetti. Non si può passare.
    .title = Un’azione per turno
rule-A1 = Scopri la prima carta del mazzo, guardala e mettila in una delle tre colonne, a tua scelta.
    .title = Collocare un progetto
rule-A2 = Una colonna può avere quante carte si vuole, e ognuna resta in vista.
    .title = Colonne
rule-A3 = Una carta con il simbolo fondamenta riceve un segnalino fondamenta dalla prima pila da sinistra che ne ha.
    .title = Segnalino fondamenta
rule-B1 = Scegli una colonna e prendi tutte le sue carte.
    .title = Finalizzare i progetti
rule-B2 = Puoi prendere una colonna solo se ha più carte di quanti contratti hai tu; quindi mai una colonna vuota.
    .title = Più carte che contratti
rule-B3 = Ogni volta che prendi una colonna prendi anche esattamente un contratto, quante che siano le carte.
    .title = Un contratto ogni volta
rule-B4 = Colloca le carte prese una dopo l’altra, nell’ordine che preferisci.
    .title = L’ordine lo scegli tu
rule-B5 = Puoi collocarle tutte, solo alcune o nessuna.
    .title = Tutte, alcune o nessuna
rule-B6 = Le carte che non collochi escono dal gioco, insieme al segnalino fondamenta che portano.
    .title = Scartare
rule-C1 = I contratti stanno accanto alla tua città. Limitano ciò che puoi prendere e non danno punti.
    .title = A che servono i contratti
rule-C2 = Deve sempre esserci qualcuno senza contratti: appena tutti ne hanno almeno uno, ognuno ne restituisce uno, prima che si collochi qualsiasi carta.
    .title = Ognuno ne restituisce uno
rule-C3 = La riserva dei contratti non si esaurisce mai.
    .title = Contratti a sufficienza
rule-P1 = Una carta colorata va nella riga del suo colore, una nera, cioè universale, in qualsiasi riga.
    .title = La riga giusta
rule-P2 = Una carta va sulla prima casella vuota da sinistra della sua riga.
    .title = Da sinistra
rule-P3 = Se la riga è piena, la carta va scartata; in quale momento del turno lo decidi tu.
    .title = Riga piena
rule-P5 = Due carte sono adiacenti se hanno un lato in comune; un angolo non basta.
    .title = Adiacenza
rule-P6 = Il valore di una carta è il numero di operai che mostra; senza operai è 0.
    .title = Valore
rule-D1 = Chi per primo mette la quinta carta in una riga prende il segnalino completamento di quel quartiere. Ce n’è uno per ciascuno.
    .title = Completare un quartiere
rule-D2 = Un segnalino completamento dà 1 punto alla fine.
    .title = Punti per il completamento
rule-N1 = Una carta con i binari entra nella rete quando è adiacente a una rimessa stampata sotto la riga più in basso, a una carta già in rete o a una carta rimessa. Non importa come sono disegnate le rotaie.
    .title = Entrare nella rete
rule-N2 = Ogni carta con i binari che è nella rete porta un tram.
    .title = Tram
rule-N3 = Quando qualcosa collega alla rete delle carte con i binari già collocate, anche queste ricevono un tram, una dopo l’altra.
    .title = Il collegamento si propaga
rule-N4 = Una carta rimessa riceve un tram appena viene collocata, ovunque si trovi, e quel tram conta.
    .title = Carte rimessa
rule-N5 = I tram non si esauriscono mai, e le reti separate si sommano.
    .title = Contare i tram
rule-Q1 = Le piazze cittadine esistono solo in grigio, arancione e giallo.
    .title = Dove sono le piazze
rule-Q2 = Una piazza cittadina vale 4 finché ha accanto una carta con un tram, altrimenti 0.
    .title = Valore di una piazza
rule-K1 = Chi prende una carta fondamenta prende anche il suo segnalino, che non lascia mai la carta.
    .title = Il segnalino segue la carta
rule-K2 = Sulle fondamenta sorge un grattacielo quando i valori intorno arrivano in tutto ad almeno 7. Il valore della carta stessa non conta.
    .title = Sette tutt’intorno
rule-K3 = Appena è così il grattacielo si costruisce, che tu lo voglia o no. Alla fine dà 1 punto.
    .title = Costruire
rule-K4 = Per ogni carta costa nella tua città, i tuoi grattacieli richiedono 1 in meno: da subito e anche per le fondamenta già presenti, ma mai meno di 0.
    .title = Costa
rule-M1 = La medaglia del maestro costruttore va dapprima a chi costruisce il primo grattacielo.
    .title = Il primo grattacielo
rule-M2 = Chi ha più grattacieli di chi tiene la medaglia gliela prende; averne altrettanti non basta. Il confronto si fa una volta per ogni collocazione.
    .title = Prendere la medaglia
rule-M3 = La medaglia può cambiare proprietario quante volte occorre; alla fine dà 1 punto.
    .title = Il punto della medaglia
rule-X1 = Quando metti il secondo simbolo bonus in una riga, prendi subito il bonus di quel quartiere. Il simbolo di una carta nera conta dove si trova la carta.
    .title = Due simboli
rule-X2 = Ogni quartiere ti dà il suo bonus al massimo una volta; un terzo simbolo non porta nulla, anche se il bonus era andato perso.
    .title = Una volta sola
rule-X3 = Di ogni bonus ci sono 3 esemplari per tutto il tavolo; quando sono finiti, sono finiti.
    .title = Scorte limitate
rule-X4 = Al posto del bonus del quartiere puoi prendere il segnalino binari, anche quando il bonus del quartiere è finito. Devi prendere qualcosa che ci sia ancora e che si possa collocare; se non c’è nulla, il bonus va perso.
    .title = Quale bonus
rule-X5 = Il segnalino +2, bonus del quartiere azzurro, va subito su una carta a scelta della tua città e ne alza il valore di 2.
    .title = Segnalino +2
rule-X6 = La carta di valore 4, bonus del quartiere grigio, va subito in una riga a scelta che abbia posto. Non porta simboli.
    .title = Carta di valore 4
rule-X7 = La carta rimessa, bonus del quartiere arancione, va subito in una riga a scelta che abbia posto. Ha valore 0, è una rimessa e riceve un tram.
    .title = Carta rimessa
rule-X8 = Il segnalino da 1½, bonus del quartiere giallo, si conserva e alla fine dà 1½ punti.
    .title = Segnalino da 1½
rule-X9 = Il segnalino rescissione, bonus del quartiere verde, si conserva. A una qualsiasi decisione del tuo turno, ma non mentre si risolve un bonus, ti fa restituire 1 o 2 contratti e poi esce dal gioco.
    .title = Segnalino rescissione
rule-X10 = Il segnalino binari va subito su una carta della tua città che non ha binari e non è una rimessa; da quel momento la carta ha i binari.
    .title = Segnalino binari
rule-X11 = Le carte bonus possono completare un quartiere e riempire la città; da parte loro non hanno simboli bonus.
    .title = Anche le carte bonus contano
rule-E1 = La partita finisce quando l’ultimo segnalino fondamenta va su una carta; la carta resta nella sua colonna.
    .title = Ultimo segnalino fondamenta
rule-E2 = La partita finisce quando una città è tutta piena.
    .title = Città piena
rule-E3 = Finisce subito, senza un ultimo giro. La collocazione che riempie la città si risolve prima, con il suo bonus; le altre carte in mano vanno perse.
    .title = Subito
rule-E4 = Quando il mazzo è vuoto devi prendere una colonna; se all’inizio del tuo turno non puoi, la partita finisce. Può succedere solo con un mazzo che ha poche fondamenta.
    .title = Mazzo vuoto
rule-V1 = Per ogni quartiere, ognuno somma i valori della propria riga.
    .title = Totali dei quartieri
rule-V2 = Segnalini dei quartieri secondo il posto: 2, 1, niente, −1 in 4 giocatori; 2, 1, niente in 3; 2, niente in 2. Un totale di 0 entra in classifica come gli altri.
    .title = Segnalini dei quartieri
rule-V3 = Segnalini dei tram secondo il numero di tram: 2½, 1, niente, −1 in 4 giocatori; 2½, 1, niente in 3; 2½, niente in 2.
    .title = Segnalini dei tram
rule-V4 = Parità in un quartiere: si confrontano le prime carte da sinistra, poi le seconde e così via. Vince il valore più alto; una casella vuota conta 0.
    .title = Parità: carta per carta
rule-V5 = Se tutte e cinque sono uguali, si continua carta per carta nella riga sotto; dopo l’ultima riga viene la prima in alto, e ogni riga si usa una volta.
    .title = Parità: la riga sotto
rule-V6 = Parità nei tram: si contano quelli nella prima colonna da sinistra, poi nella seconda e così via. Vince chi ne ha di più.
    .title = Parità: colonna per colonna
rule-V7 = Se la parità resta, il segnalino migliore va a chi era di turno quando la partita è finita, poi si procede in senso orario.
    .title = Parità: ordine al tavolo
rule-V8 = Se la parità è fra tre o più, lo stesso confronto li ordina tutti, non solo il primo.
    .title = Parità fra più giocatori
rule-Z1 = Si sommano grattacieli, medaglia, segnalini da 1½, segnalini completamento, segnalini dei quartieri e segnalino dei tram.
    .title = Punteggio finale
rule-Z2 = Vince chi ha più punti; a parità, chi ha più tram; se anche questi sono pari, la vittoria è condivisa.
    .title = Vittoria
