# Een spel in de terminal.

terminal-you = Jij
terminal-welcome = { $game } ({ $ruleset }), partij { $seed }. Typ hulp voor hulp.
terminal-back = Welkom terug bij { $game } ({ $ruleset }).
terminal-kept = Het spel wordt bewaard in { $file }
terminal-damaged = Dit bewaarde spel is beschadigd en wordt overgeslagen: { $file } ({ $why })
terminal-not-kept = Dit spel wordt niet bewaard: { $why }
terminal-left = Je hebt het spel verlaten.
terminal-go-on = Zo ga je verder: { $command }
terminal-again = Nog eens dezelfde partij: { $command }
terminal-offer = Een partij { $ruleset } ({ $date }) is nog niet afgelopen. Verder spelen?
    .yes = j
    .no = n
terminal-thinks = { $who } denkt na …
terminal-chosen = Gekozen: { $chosen }
terminal-whole = Alles ineens:
terminal-undone = Teruggenomen.
terminal-possible = Dat kan.
terminal-no-price = Het kost niets en brengt zelf niets op.
terminal-points = Jouw punten tot nu toe: { $points } ({ $sources })
terminal-score = { $who }: { $points } ({ $sources })
terminal-unknown = Hier heet niets “{ $words }”. Typ een nummer of hulp.
terminal-fits = “{ $words }” past bij meer dan één: { $options }
terminal-no-number = Nummer { $number } is er niet; kies van 1 tot en met { $most }.
terminal-no-help = Over “{ $words }” is er geen hulp.
terminal-nothing-yet = Er is nog niets gebeurd.
terminal-say-what = Zeg wat: { $example }
terminal-building = Kosten { $cost }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, { $circles ->
        [one] 1 cirkel
       *[other] { $circles } cirkels
    }, kolom { $row }.
terminal-card = Kosten { $cost }, { $points ->
        [0] geen eigen punten
        [one] 1 punt
       *[other] { $points } punten
    }, { $copies ->
        [one] één keer
       *[other] { $copies } keer
    } in het spel.
terminal-rules = Regels: { $rules }
terminal-defaults = de eerste waarde geldt als er geen genoemd is

## Wat de hulp zegt

terminal-help-answers = Typ het nummer van een antwoord of de woorden ervan; het begin is genoeg. Meerdere dingen tegelijk: 1 3 of maïs, indigo.
terminal-help-help = wat een gebouw, kaart, rol of regel doet: { $example }
terminal-help-hint = een tip bij je keuze; nog eens: meer ervan
terminal-help-why = wat de bots bewoog, of waarom iets niet kan: { $example }
terminal-help-cost = wat iets kost of opbrengt: { $example }
terminal-help-table = de hele tafel
terminal-help-options = wat je kunt antwoorden
terminal-help-log = wat er gebeurd is; met een getal: zoveel regels
terminal-help-undo = je laatste keuze terugnemen
terminal-help-position = de stelling op één regel, om elders te plakken
terminal-help-quit = stoppen; het spel wordt bewaard

## Wat je typt

terminal-type-help = hulp
terminal-type-hint = tip
terminal-type-why = waarom
terminal-type-cost = kosten
terminal-type-table = tafel
terminal-type-options = antwoorden
terminal-type-log = verloop
terminal-type-undo = terug
terminal-type-position = stelling
terminal-type-quit = stop

## Verslagen controleren

check-position = de stelling ervoor: { $position }
check-found = { $files ->
        [one] 1 bestand
       *[other] { $files } bestanden
    }, { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }: { $problems ->
        [0] alles in orde
        [one] 1 fout
       *[other] { $problems } fouten
    }
