# Die Seite rund um die Spiele: Knöpfe, Beschriftungen, was schiefgeht.

brand = Gouverneur
you = du
seat-name = Platz { $number }
loading = Einen Moment …
language = Sprache

## Namen im Satz. $form: m, f, n oder p (Mehrzahl). the, a, your: als Objekt (wen?); is: als Subjekt (wer?).

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
home-lead = Spiel Puerto Rico und San Juan gegen Bots, hier im Browser. Kostenlos, quelloffen und ohne Anmeldung.
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
home-summary-with = { $game }, { $edition } mit { $modules }, { $players } Spieler
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
round = Durchgang { $round }
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
scores = Punkte
    .so-far = bisher
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
tucked-number = { $number } untergeschoben
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
