# Ein Spiel im Terminal.

terminal-you = Du
terminal-welcome = { $game } ({ $ruleset }), Partie { $seed }. Tippe hilfe für Hilfe.
terminal-back = Willkommen zurück bei { $game } ({ $ruleset }).
terminal-kept = Das Spiel ist gespeichert in { $file }
terminal-damaged = Dieses Spiel ist beschädigt und wird übergangen: { $file } ({ $why })
terminal-not-kept = Dieses Spiel wird nicht gespeichert: { $why }
terminal-left = Du hast das Spiel verlassen.
terminal-go-on = So geht es weiter: { $command }
terminal-again = Noch einmal dieselbe Partie: { $command }
terminal-offer = Eine Partie { $ruleset } ({ $date }) ist noch nicht zu Ende. Weiterspielen?
    .yes = j
    .no = n
terminal-thinks = { $who } denkt nach …
terminal-chosen = Gewählt: { $chosen }
terminal-whole = Alles auf einmal:
terminal-undone = Zurückgenommen.
terminal-possible = Das geht.
terminal-no-price = Das kostet nichts und bringt von sich aus nichts.
terminal-points = Deine Punkte bisher: { $points } ({ $sources })
terminal-score = { $who }: { $points } ({ $sources })
terminal-unknown = Hier heißt nichts „{ $words }“. Tippe eine Nummer oder hilfe.
terminal-fits = „{ $words }“ passt auf mehreres: { $options }
terminal-no-number = Die Nummer { $number } gibt es nicht; es geht von 1 bis { $most }.
terminal-no-help = Zu „{ $words }“ gibt es keine Hilfe.
terminal-nothing-yet = Es ist noch nichts geschehen.
terminal-say-what = Sag, was: { $example }
terminal-building = Kosten { $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $circles ->
        [one] 1 Kreis
       *[other] { $circles } Kreise
    }, Reihe { $row }.
terminal-card = Kosten { $cost }, { $points ->
        [0] keine eigenen Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $copies ->
        [one] einmal
       *[other] { $copies }-mal
    } im Spiel.
terminal-rules = Regeln: { $rules }
terminal-defaults = der erste Wert gilt, wenn keiner genannt ist

## Was die Hilfe sagt

terminal-help-answers = Tippe die Nummer einer Antwort oder ihre Wörter; die Anfänge genügen. Mehreres auf einmal: 1 3 oder Mais, Indigo.
terminal-help-help = was ein Gebäude, eine Karte, eine Rolle oder eine Regel bewirkt: { $example }
terminal-help-hint = ein Tipp zu deiner Wahl; noch einmal: mehr davon
terminal-help-why = was die Bots bewogen hat, oder warum etwas nicht geht: { $example }
terminal-help-cost = was etwas kostet oder bringt: { $example }
terminal-help-table = der ganze Tisch
terminal-help-options = was man antworten kann
terminal-help-log = was geschehen ist; mit einer Zahl: so viele Zeilen
terminal-help-undo = deine letzte Wahl zurücknehmen
terminal-help-position = die Stellung in einer Zeile, zum Einfügen anderswo
terminal-help-quit = aufhören; das Spiel wird gespeichert

## Was man tippt

terminal-type-help = hilfe
terminal-type-hint = tipp
terminal-type-why = warum
terminal-type-cost = kosten
terminal-type-table = tisch
terminal-type-options = antworten
terminal-type-log = verlauf
terminal-type-undo = zurück
terminal-type-position = stellung
terminal-type-quit = ende

## Aufzeichnungen prüfen

check-position = die Stellung davor: { $position }
check-found = { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }: { $problems ->
        [0] alles in Ordnung
        [one] 1 Fehler
       *[other] { $problems } Fehler
    }
