# Was am Tisch, in einem Text oder auf dem Weg zum Server schiefgeht. $text ist die Zeile für Programmierer.

error-error = Da stimmt etwas nicht: { $text }
error-language = Die Sprache { $name } gibt es nicht. Es gibt: { $known }.
error-phrase = Für { $name } gibt es keine Worte.
error-unknown-bot = Den Bot { $name } gibt es nicht. Es gibt: { $known }.

## Regelwerke

error-ruleset = Das ist kein Regelwerk: { $text }
error-ruleset-form = Ein Regelwerk schreibt sich Spiel:Ausgabe+Modul/Spielerzahl?Option=Wert, zum Beispiel san-juan:first/3.
error-ruleset-unknown-game = Das Spiel { $name } gibt es nicht.
error-ruleset-unknown-edition = Die Ausgabe { $name } gibt es nicht.
error-ruleset-unknown-module = Das Modul { $name } gibt es nicht.
error-ruleset-unknown-option = Die Option { $name } gibt es nicht.
error-ruleset-unknown-value = Den Wert { $name } hat diese Option nicht.
error-ruleset-unknown-card = Die Karte { $card } gibt es nicht.
error-ruleset-module-twice = Das Modul { $module } steht doppelt da.
error-ruleset-combination = Das Modul { $module } passt nicht zur Ausgabe { $edition }.
error-ruleset-players = Mit { $players } Spielern geht diese Ausgabe nicht.
error-ruleset-option-form = Eine Option schreibt sich Name=Wert.
error-ruleset-option-twice = Die Option { $option } steht doppelt da.
error-ruleset-long = Ein Regelwerk hat höchstens { $most } Zeichen.
error-ruleset-needs-module = { $option }: nur mit dem Modul { $module }.
error-ruleset-two-players = { $option }: nur zu zweit.
error-ruleset-by-seat = { $option }: für jeden Platz eine Zahl, etwa 0,0,1.
error-ruleset-seats = { $option }: { $numbers ->
        [one] 1 Zahl
       *[other] { $numbers } Zahlen
    } für { $players } Plätze.
error-ruleset-draft-name = Kein Gebäude zum Aussuchen: { $name }.
error-ruleset-draft-twice = Jedes Gebäude wird nur einmal ausgesucht.
error-ruleset-draft-slots = Von den Gebäuden zum Preis { $cost } spielen { $slots } mit, nicht { $number }.
error-ruleset-draft-rivals = Kontor und Handelsposten spielen nicht beide mit.
error-ruleset-override-form = Eine andere Zahl auf einer Karte schreibt sich hut.cost:1, hut.vp:1 oder hut.copies:3.
error-ruleset-override-range = Möglich für { $name }: { $least } bis { $most }.
error-ruleset-override-twice = Doppelt angegeben: { $name }.
error-ruleset-deck = Das sind zu wenige Karten. Es müssen { $fewest } sein, und eine Indigoküperei für jeden Spieler.

## Beim Spielen

error-action = Das lässt sich nicht spielen: { $text }
error-malformed-action = Diese Worte bedeuten in diesem Spiel nichts: { $text }
error-ambiguous-action = So fangen mehrere Antworten an: { $text }
error-illegal-action = Das ist jetzt nicht erlaubt: { $text }
error-position = Mit dieser Stellung stimmt etwas nicht: { $text }
error-record = Mit dieser Aufzeichnung stimmt etwas nicht: { $text }
error-record-misfit = Diese Aufzeichnung lässt sich nicht nachspielen: { $text }
error-chance = Das kann hier nicht kommen: { $text }
error-chance-stack = Den Stapel { $stack } gibt es nicht. Es gibt: { $known }.
error-chance-outcome = Vom Stapel { $stack } kommt nie { $outcome }.
error-chance-needed = Jemand muss sagen, was gezogen wurde: { $text }
error-game-over = Das Spiel ist aus.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-turn-incomplete = Zu diesem Zug gehört noch mehr.
error-turn-complete = Der Zug ist schon vorher zu Ende.

## Warum etwas nicht geht, egal in welchem Spiel

refusal-game-over = Das Spiel ist aus.
refusal-turn-complete = In diesem Zug gibt es nichts mehr zu wählen.
refusal-must-choose = Du musst etwas wählen.
refusal-other-decision = Danach ist gerade nicht gefragt.
refusal-wish-does-not-fit = Das passt nicht in diesen Zug.
refusal-others-turn = Jemand anderes ist dran.
refusal-you-watch = Du schaust nur zu.

## Der Server

error-no-table = Diesen Tisch gibt es nicht.
error-not-your-turn = Du bist gerade nicht dran.
error-too-late = Da war jemand schneller.
error-you-watch = An diesem Tisch schaust du nur zu.
error-seats = Dieses Spiel hat { $players } Plätze, und einer davon ist deiner.
error-no-guest = Der Server kennt dich noch nicht.
error-bad-name = Ein Name ist eine Zeile mit 1 bis 40 sichtbaren Zeichen.
error-not-found = Hier ist nichts.
error-not-allowed = Das geht hier nicht.
error-too-large = Das ist zu viel auf einmal.
error-too-often = Das geht zu schnell. Warte einen Moment.
error-malformed = Das hat der Server nicht verstanden: { $text }
error-failure = Der Server hatte einen Fehler. Er hat ihn sich notiert.

## Die Arena

error-arena = Die Arena kann nicht weitermachen: { $text }

## Was mit einer Aufzeichnung nicht stimmt; die Plätze zählen wie in der Aufzeichnung ab 0

flaw-illegal = „{ $words }“ erlauben die Regeln hier nicht.
flaw-refused = „{ $words }“: { $why }
flaw-ambiguous-action = „{ $words }“ kann hier mehreres bedeuten.
flaw-malformed-action = „{ $words }“ ist nichts, was man hier spielen könnte.
flaw-chance = Das kann nicht gezogen worden sein: Es liegt nicht im Stapel.
flaw-older-rules = (Gespielt wurde nach Version { $version } der Regeln, dies ist Version { $now }.)

flaw-no-game = Hier steht kein Spiel. Eines beginnt mit Gouverneur record 1.
flaw-several-games = Hier stehen mehrere Spiele, erwartet wird eines.
flaw-not-text = Das ist kein Text in UTF-8.
flaw-no-opening = Ein Spiel beginnt mit der Zeile Gouverneur record 1.
flaw-other-format = Eine Aufzeichnung beginnt mit Gouverneur record 1, „{ $found }“ ist ein anderes Format.
flaw-long-game = Ein Spiel hat höchstens { $lines } Zeilen und { $most } Zeichen.
flaw-long-line = Eine Zeile hat höchstens { $most } Zeichen.
flaw-long-comment = Eine Anmerkung hat höchstens { $most } Zeichen.
flaw-long-value = { $what ->
        [name] Ein Name
        [option] Die Option { $name }
       *[header] Die Kopfzeile { $name }
    } hat höchstens { $most } Zeichen, nicht { $number }.
flaw-invisible-in = Ein unsichtbares Zeichen ({ $letter }) steht { $what ->
        [name] in einem Namen
        [option] in der Option { $name }
        [header] in der Kopfzeile { $name }
        [comment] in einer Anmerkung
       *[line] in dieser Zeile
    }.
flaw-unknown-line = Hier gehört ein Zug wie 0: builder hin, eine Runde, eine Anmerkung nach ;, eine Klammer oder das Ende, nicht „{ $found }“.

flaw-turn-form = Ein Zug schreibt sich 0 Ann: builder, nicht „{ $found }“.
flaw-turn-colon = Nach dem Platz kommt ein Doppelpunkt und dann, was gespielt wird, nicht „{ $found }“.
flaw-actions-form = Zwischen den Aktionen eines Zuges steht je ein Komma. Das passt nicht zu „{ $found }“.
flaw-action-form = Eine Aktion besteht aus ein paar kleingeschriebenen Wörtern, anders als „{ $found }“.
flaw-time-form = Eine Bedenkzeit ist eine Zahl von Sekunden.
flaw-empty-turn = Zu einem Zug gehört mindestens eine Aktion.
flaw-no-seat = Den Platz { $seat } gibt es nicht.
flaw-seat-name = Laut Kopfzeilen sitzt auf Platz { $seat } { $name }, nicht „{ $found }“.
flaw-seat-unnamed = Laut Kopfzeilen hat Platz { $seat } keinen Namen, auch nicht „{ $found }“.
flaw-chance-form = Was gezogen wurde, schreibt sich Stapel: Karte, Karte, zum Beispiel tiles: 3, nicht „{ $found }“.
flaw-stack-form = Ein Stapel heißt etwa deck, nicht „{ $found }“.
flaw-outcome-form = Was gezogen wurde, ist ein einzelner Name, oder ? für Unbekanntes, nicht „{ $found }“.
flaw-dealt-form = Was zu Beginn ausgeteilt wurde, schreibt sich Dealt > start: 0, nicht „{ $found }“.
flaw-dealt-place = Was zu Beginn ausgeteilt wurde, steht nur einmal da, und zwar vor dem ersten Zug.
flaw-round-form = Eine Runde schreibt sich Round 3 (governor: 1), nicht „{ $found }“.
flaw-round-number = Runden zählen ab 1, die Runde { $number } gibt es nicht.
flaw-governor-seat = Der Gouverneur ist ein Platz, und { $seat } ist keiner.
flaw-event-form = Ein Ereignis heißt etwa build, nicht „{ $found }“.
flaw-details-form = Einzelheiten schreiben sich card tower, goods [indigo, sugar], nicht „{ $found }“.
flaw-detail-form = Eine Einzelheit heißt etwa card, nicht „{ $found }“.
flaw-detail-value = Zu { $name } gehört eine Zahl, ein Name oder mehrere Namen, nicht „{ $found }“.
flaw-detail-twice = Beim Ereignis { $name } steht eine Einzelheit doppelt da.
flaw-comment-place = In einer Variante steht eine Anmerkung unter dem Zug, den sie meint.
flaw-comment-of-event = Eine Anmerkung gehört zu einem Zug, nicht zu einem Ereignis.
flaw-variation-place = Eine Variante steht unter dem Zug, den sie ersetzt.
flaw-empty-variation = Eine Variante hat mindestens einen Zug.
flaw-many-variations = Ein Zug hat höchstens { $most } Varianten.
flaw-many-turns = Eine Aufzeichnung hat höchstens { $most } Züge.
flaw-deep = Varianten lassen sich höchstens { $most }-fach ineinander schachteln.
flaw-not-closed = Eine Variante ist nicht zu Ende: Es fehlt die Klammer ).
flaw-not-open = Zu dieser Klammer ) hat keine Variante begonnen.
flaw-end-form = Das Ende schreibt sich End: und 16 Ziffern von 0 bis 9 und a bis f, nicht „{ $found }“.
flaw-end-place = Das Ende kann nicht in einer Variante stehen.
flaw-after-end = Nach dem Ende in Zeile { $first } darf nichts mehr kommen, hier steht aber „{ $found }“.

flaw-no-ruleset = Es fehlt das Regelwerk. Die Kopfzeile dafür lautet etwa Ruleset: san-juan:first/3.
flaw-late-header = Kopfzeilen stehen vor dem Spiel, und ein Zug beginnt mit der Nummer des Platzes, nicht mit „{ $found }“.
flaw-header-twice = Die Kopfzeile { $name } steht doppelt da, zuerst in Zeile { $first }.
flaw-header-form = Eine Kopfzeile beginnt mit einem einzigen Wort mit großem Anfangsbuchstaben, etwa Site, nicht mit „{ $found }“.
flaw-no-such-header = Eine Kopfzeile { $name } passt nicht zu diesem Spiel.
flaw-other-name = { $what ->
        [option] „{ $found }“ kann keine weitere Option heißen.
       *[header] „{ $found }“ kann keine weitere Kopfzeile heißen.
    }
flaw-says-nothing = { $what ->
        [option] Hinter der Option { $name } steht nichts.
       *[header] Hinter der Kopfzeile { $name } steht nichts.
    }
flaw-option-form = Eine Option heißt etwa clock, nicht „{ $found }“.
flaw-date-form = Ein Datum schreibt sich 2026-07-31, nicht „{ $found }“.
flaw-seat-form = Ein Platz schreibt sich Ann (human), nicht „{ $found }“.
flaw-player-form = Wer da spielt, sagt ein Wort wie human oder bot, nicht „{ $found }“.
flaw-seats = Dieses Spiel hat { $players } Plätze, nicht { $number }.
flaw-version-form = Die Version der Regeln ist eine Zahl ab 1.
flaw-view-form = Eine Sicht ist ein Platz oder das Wort watching, nicht „{ $found }“.
flaw-view-of-other = Diese Aufzeichnung zeigt schon, was ein anderer Platz gesehen hat.
flaw-view-no-replay = Was nur ein Platz gesehen hat, lässt sich nicht nachspielen, es erzählt nur, was geschah.
flaw-only-view = Ereignisse und Unbekanntes stehen nur in dem, was ein einzelner Platz gesehen hat.
flaw-position-form = Eine Stellung ist eine Zeile, die mit g1. beginnt.
flaw-position-of-other = Die Stellung gehört zu { $found }, nicht zu { $wanted }.
flaw-position-unread = Die Stellung zu Beginn lässt sich nicht lesen: { $detail }
flaw-two-starts = Ein Spiel beginnt entweder mit einer Stellung oder mit dem, was ausgeteilt wurde, nicht mit beidem.
flaw-result-form = Ein Ergebnis schreibt sich won by 0 (twelve_buildings), nicht „{ $found }“.
flaw-no-winner = Ein Ergebnis nennt mindestens einen Platz, der gewonnen hat.
flaw-no-result = Es stehen Punkte da, aber kein Ergebnis.
flaw-ending-form = Wie ein Spiel endet, heißt etwa twelve_buildings, nicht „{ $found }“.
flaw-score-form = Punkte schreiben sich 15 (printed 12, palace 3), nicht „{ $found }“.
flaw-score-missing = Einige Plätze haben Punkte, aber { $name } fehlt.
flaw-score-sum = Die Punkte ergeben zusammen { $total }, nicht { $written }.
flaw-scores = Für { $players } Plätze sind { $number }-mal Punkte notiert.
flaw-source-form = Ein Teil der Punkte schreibt sich palace 3, nicht „{ $found }“.
flaw-no-turn = Den Zug { $number } gibt es nicht, das Spiel hat { $turns }.
flaw-event-no-turn = Nummer { $number } ist ein Ereignis und kein Zug.
flaw-no-game-number = Ein Spiel { $number } gibt es in diesem Text nicht.

flaw-over-before = Vor diesem Zug ist das Spiel schon aus.
flaw-other-seat = Hier ist Platz { $seat } dran, nicht Platz { $other }.
flaw-outcome-missing = Hier fehlt, was vom Stapel { $stack } gezogen wurde.
flaw-outcomes-left = In diesem Zug wird nicht alles davon gezogen: { $found }
flaw-outcomes-order = Gezogen wurde in einer anderen Reihenfolge: { $needed }
flaw-dealt-other = Zu Beginn wird hier etwas anderes ausgeteilt, oder in anderer Reihenfolge.
flaw-no-round = Mit diesem Zug beginnt keine Runde, obwohl hier Runde { $written } steht.
flaw-other-round = Mit diesem Zug beginnt Runde { $number }, nicht Runde { $written }.
flaw-other-governor = Gouverneur ist Platz { $seat }, nicht Platz { $other }.
flaw-not-over = Ein Ergebnis ist notiert, aber das Spiel ist nicht zu Ende.
flaw-other-winners = Gewonnen haben die Plätze { $winners } ({ $ending }), nicht { $written } ({ $other }).
flaw-other-scores = Die Punkte sind { $scores } und verteilen sich anders als notiert ({ $written }).
flaw-other-end = Das Spiel endet in einer anderen Stellung ({ $found }) als in der aufgezeichneten ({ $written }).

flaw-long-json = Eine Aufzeichnung in JSON hat höchstens { $most } Zeichen.
flaw-not-json = Das ist kein JSON: { $detail }
flaw-json-empty = Zu einer Aufzeichnung gehören mindestens ein Regelwerk und Züge.
flaw-json-format = Gelesen wird nur das Format { $number }.
flaw-json-key = Den Schlüssel { $name } gibt es hier nicht.
flaw-json-object = Hier gehört ein Objekt hin.
flaw-json-list = Hier gehört eine Liste hin.
flaw-json-number = Hier gehört eine ganze Zahl hin.
flaw-json-range = Hier gehört eine Zahl von { $least } bis { $most } hin.
flaw-json-text = Hier gehört ein Text hin.
flaw-json-words = Hier gehört eine Liste von Texten hin.
flaw-json-source = Ein Teil der Punkte schreibt sich [Name, Punkte].
flaw-json-chance = Was gezogen wurde, schreibt sich [Stapel, Karte].
flaw-json-detail = Hier gehört eine Zahl, ein Name oder eine Liste von Namen hin.
