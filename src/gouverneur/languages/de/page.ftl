# Die Seite rund um die Spiele: Knöpfe, Beschriftungen, was schiefgeht.

brand = Gouverneur
you = du
seat-name = Platz { $number }
loading = Einen Moment …
language = Sprache

## Namen im Satz. $form: m, f, n oder p (Mehrzahl). the, a, your: als Objekt (wen?); is: als Subjekt (wer?); bare: als Objekt ohne Artikel.

noun-the = { $form ->
        [m] den { $name }
        [n] das { $name }
       *[other] die { $name }
    }
noun-is = { $form ->
        [m] der { $name }
        [n] das { $name }
       *[other] die { $name }
    }
noun-a = { $form ->
        [m] einen { $name }
        [f] eine { $name }
        [p] { $name }
       *[other] ein { $name }
    }
noun-your = { $form ->
        [m] deinen { $name }
        [n] dein { $name }
       *[other] deine { $name }
    }
noun-yours = { $form ->
        [m] Dein { $name }
        [n] Dein { $name }
       *[other] Deine { $name }
    }
noun-no = { $form ->
        [m] keinen { $name }
        [n] kein { $name }
       *[other] keine { $name }
    }
noun-title = { $form ->
        [m] Der { $name }
        [n] Das { $name }
       *[other] Die { $name }
    }

noun-new = { $form ->
        [m] den neuen { $name }
        [n] das neue { $name }
       *[other] die neue { $name }
    }
noun-bare = { $name }

## Bots

bot-novice = Anfänger
bot-casual = Amateur
bot-regular = geübt
bot-strong = stark
bot-expert = Experte
bot-master = Meister
bot-shipper = Reeder
bot-builder = Bauherr
bot-trader = Händler
bot-rusher = Sprinter
bot-blocker = Störer
bot-random = zufällig
bot-named = { $name }, { $level }
bot-thinks = denkt nach …

## Startseite

home-title = Zwei Spiele, eine Insel.
home-lead = Spiele Puerto Rico und San Juan gegen Bots, hier im Browser. Kostenlos, quelloffen und ohne Anmeldung.
home-new = Neuer Tisch
home-game = Spiel
home-edition = Ausgabe
home-modules = Module
home-players = Spieler
home-seat = Dein Platz
    .random = ausgelost
    .number = { $number }.
home-options = Hausregeln
home-options-changed = { $number ->
        [0] alles wie in der Anleitung
        [one] 1 geändert
       *[other] { $number } geändert
    }
home-seed = Eine bestimmte Partie
    .hint = eine Zahl; leer heißt zufällig
home-name = Dein Name
    .hint = so heißt du am Tisch
home-play = Losspielen
home-summary = { $game }, { $edition }, { $players } Spieler
home-summary-with = { $game }, { $edition } mit: { $modules }, { $players } Spieler
home-level = Bots
home-bots = { $number ->
        [one] Du und ein Bot ({ $level }).
       *[other] Du und { $number } Bots ({ $level }).
    }
home-tables = Deine Tische
home-no-tables = Noch keine. Tische bleiben hier stehen, bis zu Ende gespielt ist; du kannst also jederzeit weitermachen.
home-table-over = beendet
home-table-running = Zug { $seq }
home-continue = Weiterspielen
home-look = Ansehen
home-players-of = { $players } Spieler
home-footer = Puerto Rico und San Juan sind Spiele von Andreas Seyfarth. Dies ist ein unabhängiges, quelloffenes Projekt mit eigenen Zeichnungen.

## Tisch

to-home = Alle Tische
your-turn = Du bist dran
game-over = Das Spiel ist aus
drafted = vorgemerkt
ask-complete = Bereit zum Bestätigen
reset = Zurücksetzen
confirm = Bestätigen
confirm-open = { $left ->
        [0] Noch nicht vollständig
       *[other] Noch { $left }
    }
log = Verlauf
roles = Rollen
    .note = Privileg
role-free = frei
governor = Gouverneur
in-hand = { $number ->
        [one] 1 Handkarte
       *[other] { $number } Handkarten
    }
in-hand-short = auf der Hand
hand-limit = Limit { $limit }
cards-number = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
buildings-of = { $number } von { $places } Gebäuden
points = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
points-word = { $number ->
        [one] Punkt
       *[other] Punkte
    }
points-later = Punkte werden am Ende gezählt
tucked-number = { $number } darunter
new-sign = neu
label-card = { $name }, { $kind }, Kosten { $cost }, { $points }
label-price = kostet dich jetzt { $price }
label-holds = darauf: { $good }
label-empty = leer
label-shown = Davon weißt du: { $cards }
state-may = wählbar
state-half = sag, welche
state-chosen = gewählt
sum-first = { $amount } { $name }
sum-minus = minus { $amount } { $name }
sum-plus = plus { $amount } { $name }
sum-is = { $sum } ergibt { $total }
times = { $number } × { $name }
amount = { $number } { $name }
guest-name = Gast { $number }

## Meldungen

toast-close = Schließen
toast-first = Da war jemand schneller. So steht es jetzt am Tisch.
toast-follows = Hier geht nichts anderes: Es folgt aus dem, was du gewählt hast.
connection-lost = Verbindung unterbrochen. Neuer Versuch …
not-your-turn = Du bist gerade nicht dran.
problem-network = Der Server antwortet nicht.
problem-table = Diesen Tisch gibt es nicht.
problem-other = Da ist etwas schiefgegangen.
rule-id = Regel { $rule }

## Aufgezeichnete Spiele

records = Aufgezeichnete Spiele
records-hint = Öffne eine Aufzeichnung und gehe das Spiel Zug für Zug durch. Die eines Tisches kannst du neben seinem Verlauf herunterladen.
record-open = Aufzeichnung öffnen
record-download = Aufzeichnung herunterladen
record-none = In dieser Datei steht kein Spiel.
record-large = Diese Datei ist zu groß: Höchstens { $most } KB werden gelesen.
record-unread = Diese Datei lässt sich nicht lesen.
record-game = Spiel { $number }
record-problems = { $number ->
        [one] An dieser Aufzeichnung stimmt etwas nicht:
       *[other] An dieser Aufzeichnung stimmen { $number } Dinge nicht:
    }
record-line = Zeile { $line }:
record-turn = Zug { $turn }:
record-look = Durchgehen ({ $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    })
record-look-part = Durchgehen, so weit es passt ({ $fits } von { $turns } Zügen)
record-none-open = Es ist keine Aufzeichnung geöffnet.
replay = Das Spiel durchgehen
replay-first = Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Ende
replay-place = Zug { $turn } von { $turns }
    .told = { $turn } von { $turns }
replay-as = Gesehen von
replay-as-watching = jemandem, der zusieht
replay-misfit = Zug { $turn } passt nicht zu den Regeln:
replay-view = Diese Aufzeichnung enthält, was { $who } vom Spiel gesehen hat. Man kann sie lesen, aber nicht nachspielen.
replay-view-watching = Diese Aufzeichnung enthält, was man beim Zusehen vom Spiel gesehen hat. Man kann sie lesen, aber nicht nachspielen.

## Ergebnis

result-won = { $you ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt.
    }
result-shared = { $names } teilen sich den Sieg.
result-again = Noch einmal
result-home = Alle Tische
result-total = Summe
result-look = Tisch ansehen
result-show = Ergebnis zeigen
result-replay = Das Spiel durchgehen
result-none = Niemand hat gewonnen: Das Spiel wurde abgebrochen.
