### Co mówi sama przeglądarka, niezależnie od gry. Zdania gry stoją w jej własnym folderze.
###
### $step, $steps, $rule i $player wstawia przeglądarka.

viewer-title = Zapis gry
viewer-step = Krok { $step } z { $steps }
viewer-turn = Tura { $turn } · { $player }
viewer-start = Stół jest gotowy
viewer-scoring = Punktacja końcowa · { $item }
viewer-first = Pierwszy krok
viewer-previous = Wstecz
viewer-next = Dalej
viewer-last = Ostatni krok
viewer-play = Odtwarzaj
viewer-pause = Wstrzymaj
viewer-speed = Tempo
viewer-by = Krok co
viewer-by-decision = decyzję
viewer-by-turn = turę
viewer-by-event = zdarzenie
viewer-scrubber = Miejsce w grze
viewer-race = Wyścig punktów: wynik każdego gracza, gdyby gra skończyła się w danym kroku
viewer-language = Język
viewer-theme = Motyw
viewer-paper = papier
viewer-night = noc
viewer-cities = Wszystkie miasta równe
viewer-motion = Ruch
viewer-size = Duży, na salę
viewer-keys = Klawisze
viewer-close = Zamknij
viewer-reasons = Co się stało i dlaczego
viewer-score = Gdyby gra skończyła się teraz
viewer-projects = Projekty
viewer-table = Na stole
viewer-hand = W ręce
viewer-city = Miasto: { $player }
viewer-enlarge = Pokaż dużą planszę: { $player }
viewer-rule = Zasada { $rule }
viewer-fired = W tej grze w kroku
viewer-never = Żaden krok tej gry się na nią nie powołuje.
viewer-select = Wybierz kartę, by zapytać, dlaczego jest w sieci, ile jest warta albo czego jej brakuje.
viewer-came = Karta pojawiła się w kroku
viewer-lit = Tramwaj pojawił się w kroku
viewer-built = Wieżowiec pojawił się w kroku
viewer-reconstructed = talia odtworzona
viewer-copy = Kopiuj i zapisz
viewer-copied = Skopiowano
viewer-copy-code = Kopiuj kod gry w tym kroku
viewer-copy-text = Kopiuj ten krok jako tekst
viewer-save-svg = Zapisz pozycję jako SVG
viewer-save-png = Zapisz pozycję jako PNG
viewer-markers = Zaznaczone zdarzenia
viewer-marker-skyscraper = Wieżowiec
viewer-marker-bonus = Premia
viewer-marker-district = Dzielnica ukończona
viewer-marker-medal = Order
viewer-marker-contracts = Zwrot zobowiązań
viewer-marker-end = Koniec gry
viewer-key-arrows = ← → krok wstecz, dalej
viewer-key-turns = ↑ ↓ tura wstecz, dalej
viewer-key-events = , . do poprzedniego, następnego zaznaczonego zdarzenia
viewer-key-ends = Home, End: początek, ostatni ruch, potem punktacja końcowa
viewer-key-space = Spacja odtwarza i wstrzymuje; − + zmieniają tempo
viewer-key-grid = W mieście strzałki prowadzą od karty do karty, Enter pyta dlaczego
viewer-key-help = ? pokazuje tę pomoc; Esc opuszcza przeglądarkę

## The printed handout

handout-title = Do druku
handout-turns = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
handout-decisions = { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }
handout-final = Wynik końcowy
handout-place = Miejsce
handout-reasons = Skąd te punkty
handout-rules = Zasady, które zadziałały
handout-code = Cała partia jako kod, który otwiera sfgame.load:
