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
error-ruleset-draft-name = { $name } ist kein Gebäude, das man aussuchen kann.
error-ruleset-draft-twice = Jedes Gebäude wird nur einmal ausgesucht.
error-ruleset-draft-slots = Von den Gebäuden zum Preis { $cost } spielen { $slots } mit, nicht { $number }.
error-ruleset-draft-rivals = Kontor und Handelsposten spielen nicht beide mit.
error-ruleset-override-form = Eine andere Zahl auf einer Karte schreibt sich hut.cost:1, hut.vp:1 oder hut.copies:3.
error-ruleset-override-range = { $name } geht von { $least } bis { $most }.
error-ruleset-override-twice = { $name } steht doppelt da.
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
