# Bilder eines Tisches, als Text und als Zeichnung, neben den Wörtern, die auch die Seite hat. Sie dürfen die beider Spiele nutzen.
# Ein Schild (label) steht vor einer Textzeile und hat höchstens zehn Buchstaben.

picture-seat = Platz { $seat }
picture-seen-by = Sicht: { $who }
picture-watching = Sicht: Zuschauer
picture-last-round = { $round }, der letzte: { $reasons }
picture-ending = { $reason ->
        [workers] zu wenige { piece-worker.many }
        [city] eine Stadt ist voll
       *[chips] keine Punkte mehr
    }

## Die Entscheidung

picture-over = Das Spiel ist aus: { $number ->
        [one] { $who } gewinnt
       *[other] { $who } teilen sich den Sieg
    }
picture-drew = gezogen: { $thing }
picture-to-place = { $number } einzusetzen
picture-to-go = noch { $number }
picture-alone = für den Entführer allein
picture-options = { $number ->
        [one] 1 Möglichkeit
       *[other] { $number } Möglichkeiten
    }
picture-more = … und { $number } mehr

## Neben einem Namen oder einer Rolle

picture-now = jetzt
picture-poster = Steckbrief
picture-library-used = Bibliothek genutzt
picture-bank-used = Bank genutzt

## Schilder

picture-label-row = Plantagen
picture-label-ships = Schiffe
picture-label-house = Handel
picture-label-office = { $edition ->
        [2002] Ankunft
       *[other] Anwerbung
    }
picture-label-draft = Zur Wahl
picture-label-cards = Karten
picture-label-discarded = Ablage
picture-label-turned-up = Aufgedeckt
picture-label-goods = Waren
picture-label-island = Insel
picture-label-city = Stadt
picture-label-idle = übrig
picture-label-hand = Hand
picture-label-shown = gezeigt
picture-label-tucked = darunter
picture-label-covered = überbaut

## Der Tisch von Puerto Rico

picture-quarries = { $number ->
        [one] 1 Steinbruch
       *[other] { $number } Steinbrüche
    }
picture-stack = Stapel { $number }
picture-discarded = abgelegt { $number }
picture-workers = { $number ->
        [one] 1 { piece-worker }
       *[other] { $number } { piece-worker.many }
    }
picture-nobles = { $number ->
        [one] 1 Adliger
       *[other] { $number } Adlige
    }
picture-noted = { $number } auf Papier notiert
picture-festival-later = kommt nach der Auswahl
picture-festival-won = alles gewonnen
picture-festival-returned = zurückgekommen: { $building }
picture-display = Preis, Name, noch da
picture-total = Summe { $number }
picture-free = { $number ->
        [one] 1 Feld frei
       *[other] { $number } Felder frei
    }
picture-under = darunter { $tiles }
picture-unknown = { $number } unbekannt

## Der Tisch von San Juan

picture-draw-pile = { $number } zu ziehen
picture-discard-pile = { $number } abgelegt
picture-looked-at = { $number ->
        [one] 1 Karte wird angesehen
       *[other] { $number } Karten werden angesehen
    }
picture-tile-up = Karte { $tile }
picture-no-tile = keine Karte liegt offen
picture-next-tile = nächste Karte { $tile }
picture-next-tile-unknown = die nächste Karte ist unbekannt
picture-known-of = soweit bekannt:
picture-remembers = weiß von der Ablage

## Was die Zeichen bedeuten

picture-none = keine
picture-empty = leer
picture-sign-worker = ein { piece-worker }
picture-sign-noble = ein Adliger
picture-sign-circle = ein freier Kreis
picture-sign-good = eine Ware
picture-sign-room = Platz für eine
picture-sign-cost = die Zahl vor einem Namen sind die Kosten

## Ein Buchstabe für jede Art, für Augen, die Farben nicht unterscheiden: nie zwei gleiche

letter-corn = M
letter-indigo = I
letter-sugar = Z
letter-tobacco = T
letter-coffee = K
letter-silver = Ag
letter-customs = #
letter-quarry = S
letter-forest = W
letter-worker = { $edition ->
        [2002] k
       *[other] a
    }
letter-noble = A
