# Tekeningen van een tafel, als tekst en als beeld, naast de woorden die de pagina ook heeft. Ze mogen die van beide spellen gebruiken.
# Een opschrift (label) staat voor een tekstregel en heeft hoogstens tien letters.

picture-seat = plaats { $seat }
picture-seen-by = gezien door: { $who }
picture-watching = gezien door: toeschouwer
picture-last-round = { $round }, de laatste: { $reasons }
picture-ending = { $reason ->
        [workers] te weinig { piece-worker.many }
        [city] een stad is vol
       *[chips] geen punten meer
    }

## De beslissing

picture-over = Het spel is afgelopen: { $number ->
        [one] { $who } wint
       *[other] { $who } delen de overwinning
    }
picture-drew = getrokken: { $thing }
picture-to-place = { $number } in te zetten
picture-to-go = nog { $number }
picture-alone = voor de ontvoerder alleen
picture-options = { $number ->
        [one] 1 mogelijkheid
       *[other] { $number } mogelijkheden
    }
picture-more = … en nog { $number }

## Naast een naam of een rol

picture-now = nu
picture-poster = opsporingsbericht
picture-library-used = bibliotheek gebruikt
picture-bank-used = bank gebruikt

## Opschriften

picture-label-row = Plantages
picture-label-ships = Schepen
picture-label-house = Handel
picture-label-office = { $edition ->
        [2002] Aankomst
       *[other] Werving
    }
picture-label-draft = Te kiezen
picture-label-cards = Kaarten
picture-label-discarded = Afgelegd
picture-label-turned-up = Omgedraaid
picture-label-goods = goederen
picture-label-island = eiland
picture-label-city = stad
picture-label-idle = over
picture-label-hand = hand
picture-label-shown = getoond
picture-label-tucked = eronder
picture-label-covered = overbouwd

## De tafel van Puerto Rico

picture-quarries = { $number ->
        [one] 1 steengroeve
       *[other] { $number } steengroeven
    }
picture-stack = stapel { $number }
picture-discarded = afgelegd { $number }
picture-workers = { $number ->
        [one] 1 { piece-worker }
       *[other] { $number } { piece-worker.many }
    }
picture-nobles = { $number ->
        [one] 1 edelman
       *[other] { $number } edellieden
    }
picture-noted = { $number } op papier
picture-festival-later = komt na de keuze
picture-festival-won = alles gewonnen
picture-festival-returned = teruggekomen: { $building }
picture-display = prijs, naam, nog over
picture-total = { $number } in totaal
picture-free = { $number ->
        [one] 1 veld vrij
       *[other] { $number } velden vrij
    }
picture-under = eronder { $tiles }
picture-unknown = { $number } onbekend

## De tafel van San Juan

picture-draw-pile = { $number } te trekken
picture-discard-pile = { $number } afgelegd
picture-looked-at = { $number ->
        [one] 1 kaart wordt bekeken
       *[other] { $number } kaarten worden bekeken
    }
picture-tile-up = kaartje { $tile }
picture-no-tile = er ligt geen kaartje open
picture-next-tile = volgende kaartje { $tile }
picture-next-tile-unknown = het volgende kaartje is onbekend
picture-known-of = voor zover bekend:
picture-remembers = weet van de aflegstapel

## Wat de tekens betekenen

picture-none = geen
picture-empty = leeg
picture-sign-worker = een { piece-worker }
picture-sign-noble = een edelman
picture-sign-circle = een vrije cirkel
picture-sign-good = een goed
picture-sign-room = plaats voor één
picture-sign-cost = het getal voor een naam is de prijs

## Eén letter voor elke soort, voor ogen die geen kleuren onderscheiden: nooit twee dezelfde

letter-corn = M
letter-indigo = I
letter-sugar = S
letter-tobacco = T
letter-coffee = K
letter-silver = Z
letter-customs = #
letter-quarry = G
letter-forest = B
letter-worker = { $edition ->
        [2002] k
       *[other] a
    }
letter-noble = e
