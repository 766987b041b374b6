### Quello che dice il visore stesso, qualunque sia il gioco. Le frasi di un gioco stanno nella sua cartella.
###
### $step, $steps, $rule e $player sono inseriti dal visore.

viewer-title = Replay
viewer-step = Passo { $step } di { $steps }
viewer-turn = Turno { $turn } · { $player }
viewer-start = Il tavolo è pronto
viewer-scoring = Punteggio finale · { $item }
viewer-first = Primo passo
viewer-previous = Indietro
viewer-next = Avanti
viewer-last = Ultimo passo
viewer-play = Riproduci
viewer-pause = Pausa
viewer-speed = Velocità
viewer-by = Passo per
viewer-by-decision = decisione
viewer-by-turn = turno
viewer-by-event = evento
viewer-scrubber = Posizione nella partita
viewer-race = Corsa dei punti: i punti di ogni giocatore se la partita finisse a ogni passo
viewer-language = Lingua
viewer-theme = Tema
viewer-paper = carta
viewer-night = notte
viewer-cities = Tutte le città uguali
viewer-motion = Movimento
viewer-size = Grande, per la sala
viewer-keys = Tasti
viewer-close = Chiudi
viewer-reasons = Che cosa è successo e perché
viewer-score = Se la partita finisse ora
viewer-projects = Progetti
viewer-table = Sul tavolo
viewer-hand = In mano
viewer-city = Città di { $player }
viewer-enlarge = Mostra in grande la città di { $player }
viewer-rule = Regola { $rule }
viewer-fired = In questa partita al passo
viewer-never = Nessun passo di questa partita la cita.
viewer-select = Scegli una carta per chiedere perché è nella rete, quanto vale o che cosa le manca.
viewer-came = La carta è arrivata al passo
viewer-lit = Il tram è arrivato al passo
viewer-built = Il grattacielo è arrivato al passo
viewer-reconstructed = mazzo ricostruito
viewer-copy = Copia e salva
viewer-copied = Copiato
viewer-copy-code = Copia il codice della partita a questo passo
viewer-copy-text = Copia questo passo come testo
viewer-save-svg = Salva la posizione come SVG
viewer-save-png = Salva la posizione come PNG
viewer-markers = Eventi segnati
viewer-marker-skyscraper = Grattacielo
viewer-marker-bonus = Bonus
viewer-marker-district = Distretto completato
viewer-marker-medal = Medaglia
viewer-marker-contracts = Contratti restituiti
viewer-marker-end = Fine della partita
viewer-key-arrows = ← → un passo indietro, avanti
viewer-key-turns = ↑ ↓ un turno indietro, avanti
viewer-key-events = , . all’evento segnato precedente, seguente
viewer-key-ends = Home, Fine: l’inizio, l’ultima mossa, poi il punteggio finale
viewer-key-space = Spazio riproduce e mette in pausa; − + cambiano la velocità
viewer-key-grid = In una città le frecce vanno da carta a carta, Invio chiede perché
viewer-key-help = ? mostra questo; Esc lascia il visore

## The printed handout

handout-title = Da stampare
handout-turns = { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
handout-decisions = { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }
handout-final = Punteggio finale
handout-place = Posto
handout-reasons = Perché questi punti
handout-rules = Le regole applicate
handout-code = Tutta la partita come codice, che sfgame.load apre:
