# De pagina rond de spellen: knoppen, opschriften, wat er misgaat.

brand = Gouverneur
you = jij
seat-name = Plaats { $number }
loading = Een ogenblik …
language = Taal

## Namen in een zin. $form: de of het.

noun-the = { $form ->
        [het] het { $name }
       *[other] de { $name }
    }
noun-title = { $form ->
        [het] Het { $name }
       *[other] De { $name }
    }
noun-new = { $form ->
        [het] het nieuwe { $name }
       *[other] de nieuwe { $name }
    }

noun-a = een { $name }

## Bots

bot-novice = beginner
bot-casual = amateur
bot-regular = geoefend
bot-strong = sterk
bot-expert = expert
bot-master = meester
bot-shipper = reder
bot-builder = bouwheer
bot-trader = handelaar
bot-rusher = sprinter
bot-blocker = dwarsligger
bot-random = willekeurig
bot-named = { $name }, { $level }
bot-thinks = denkt na …

## Startpagina

home-title = Twee spellen, één eiland.
home-lead = Speel Puerto Rico en San Juan tegen bots, gewoon in je browser. Gratis, open source en zonder account.
home-new = Nieuwe tafel
home-game = Spel
home-edition = Editie
home-modules = Modules
home-players = Spelers
home-seat = Jouw plaats
    .random = door loting
    .number = { $number }e
home-options = Huisregels
home-options-changed = { $number ->
        [0] alles zoals in de spelregels
        [one] 1 gewijzigd
       *[other] { $number } gewijzigd
    }
home-seed = Een bepaalde partij
    .hint = een getal; leeg is willekeurig
home-name = Je naam
    .hint = zo heet je aan tafel
home-play = Spelen
home-summary = { $game }, { $edition }, { $players } spelers
home-summary-with = { $game }, { $edition } met: { $modules }, { $players } spelers
home-level = Bots
home-bots = { $number ->
        [one] Jij en één bot van niveau { $level }.
       *[other] Jij en { $number } bots van niveau { $level }.
    }
home-tables = Jouw tafels
home-no-tables = Nog geen. Tafels blijven hier staan tot ze uitgespeeld zijn, dus je kunt altijd terugkomen.
home-table-over = afgelopen
home-table-running = zet { $seq }
home-continue = Verder spelen
home-look = Bekijken
home-players-of = { $players } spelers
home-footer = Puerto Rico en San Juan zijn spellen van Andreas Seyfarth. Dit is een onafhankelijk opensourceproject met eigen tekeningen.

## Tafel

to-home = Alle tafels
your-turn = Jij bent aan de beurt
game-over = Het spel is afgelopen
drafted = klaargezet
ask-complete = Klaar om te bevestigen
reset = Terugzetten
confirm = Bevestigen
confirm-open = { $left ->
        [0] Nog niet compleet
       *[other] Nog { $left }
    }
log = Verloop
roles = Rollen
    .note = privilege
role-free = vrij
governor = gouverneur
in-hand = { $number ->
        [one] 1 handkaart
       *[other] { $number } handkaarten
    }
in-hand-short = in de hand
hand-limit = limiet { $limit }
cards-number = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
buildings-of = { $number } van { $places } gebouwen
points = { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
points-word = { $number ->
        [one] punt
       *[other] punten
    }
points-later = punten worden aan het eind geteld
tucked-number = { $number } eronder
new-sign = nieuw
label-card = { $name }, { $kind }, kosten { $cost }, { $points }
label-price = kost je nu { $price }
label-holds = hierop: { $good }
label-empty = leeg
label-shown = Deze kaarten ken je: { $cards }
state-may = te kiezen
state-half = zeg welke
state-chosen = gekozen
sum-first = { $amount } { $name }
sum-minus = min { $amount } { $name }
sum-plus = plus { $amount } { $name }
sum-is = { $sum } is { $total }
times = { $number } × { $name }
amount = { $number } { $name }
guest-name = Gast { $number }

## Meldingen

toast-close = Sluiten
toast-first = Iemand was sneller. Zo staat het er nu voor.
toast-follows = Hier kan niets anders: het volgt uit wat je koos.
connection-lost = Verbinding verbroken. Nieuwe poging …
not-your-turn = Je bent nu niet aan de beurt.
problem-network = De server antwoordt niet.
problem-table = Die tafel bestaat niet.
problem-other = Er ging iets mis.
rule-id = regel { $rule }

## Opgetekende spellen

records = Opgetekende spellen
records-hint = Open een verslag en loop het spel beurt voor beurt na. Dat van een tafel kun je naast het verloop downloaden.
record-open = Verslag openen
record-download = Verslag downloaden
record-none = In dit bestand staat geen spel.
record-large = Dit bestand is te groot: er wordt hoogstens { $most } kB gelezen.
record-unread = Dit bestand kan niet worden gelezen.
record-game = Spel { $number }
record-problems = { $number ->
        [one] Er klopt iets niet aan dit verslag:
       *[other] Er kloppen { $number } dingen niet aan dit verslag:
    }
record-line = Regel { $line }:
record-turn = Beurt { $turn }:
record-look = Nalopen ({ $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    })
record-look-part = Nalopen zover het past ({ $fits } van { $turns } beurten)
record-none-open = Er is geen verslag geopend.
replay = Het spel nalopen
replay-first = Begin
replay-back = Terug
replay-next = Verder
replay-last = Einde
replay-place = Beurt { $turn } van { $turns }
    .told = { $turn } van { $turns }
replay-as = Gezien door
replay-as-watching = een toeschouwer
replay-misfit = Beurt { $turn } past niet bij de regels:
replay-view = Dit verslag bevat wat { $who } van het spel heeft gezien. Je kunt het lezen, maar niet naspelen.
replay-view-watching = Dit verslag bevat wat een toeschouwer van het spel heeft gezien. Je kunt het lezen, maar niet naspelen.

## Uitslag

result-won = { $you ->
        [yes] Je wint!
       *[no] { $who } wint.
    }
result-shared = { $names } delen de overwinning.
result-again = Nog een keer
result-home = Alle tafels
result-total = Totaal
result-look = Tafel bekijken
result-show = Uitslag tonen
result-replay = Het spel nalopen
result-none = Niemand heeft gewonnen: het spel is afgebroken.
