# Wat een arena over bots te weten kwam, in de terminal en als verslag.

arena-title = { $game }: welke bot is sterker?
arena-sub = { $name }, { $players } spelers
arena-duel = { $bot } is gemeten aan { $other }: in elk blok zat { $bot } bij dezelfde deling één keer op elke plaats, met { $other } op alle andere plaatsen.
arena-ladder = In elk blok zat één bot bij dezelfde deling één keer op elke plaats, met een andere op alle andere plaatsen; iedereen trof iedereen.
arena-mixed = Aan één tafel zaten verschillende bots, in elk blok ieder één keer op elke plaats van dezelfde deling.
arena-games = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} uit { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
}.
arena-nothing = Er is nog geen blok compleet; er valt niets te tonen.

## Waarom het ophield

arena-stopped-sprt = De sequentiële toets kwam tot een oordeel.
arena-stopped-width = Alle intervallen werden smal genoeg: hoogstens ±{ $width }.
arena-stopped-length = Alle gevraagde spellen zijn gespeeld.
arena-stopped-interrupted = Het is afgebroken; het kan verder waar het is.

## De sequentiële toets

arena-test = De sequentiële toets
arena-test-elo1 = { $bot } is sterker: een voorsprong van { $elo1 } Elo past beter bij de spellen dan een van { $elo0 }.
arena-test-elo0 = Dat { $bot } sterker zou zijn, is niet aangetoond: een voorsprong van { $elo0 } Elo past beter bij de spellen dan een van { $elo1 }.
arena-test-open = De toets heeft niet beslist tussen { $elo0 } en { $elo1 } Elo voorsprong.
arena-test-note = De lijn is de logaritme van het likelihoodquotiënt na elk blok. Bij de bovengrens is de voorsprong van { $elo1 } Elo aangenomen, bij de ondergrens die van { $elo0 }. Elk oordeel is in hoogstens { $error } van de gevallen fout. De waardering van een toets die vroeg ophield, ligt iets te ver van 0.
arena-test-course = Likelihoodquotiënt, van het eerste blok tot blok { $blocks }
arena-llr = Log-likelihoodquotiënt
arena-block = Blok
arena-bound = { $elo } Elo aangenomen

## Waarderingen

arena-ratings = Waarderingen
arena-ratings-note = Elo ten opzichte van { $bot }, naar wie won (Plackett-Luce, grootste likelihood). 0 is even sterk; met zijn tweeën betekent +100 dat 64% van de spellen wordt gewonnen. De lijn bevat in { $confidence } van zulke arena's de ware waarde.
arena-ratings-open = Een open stip hoort bij een bot die elk spel won of verloor dat er iets over zegt: aan die kant heeft zijn waardering geen einde.
arena-ratings-few = Er zijn te weinig ronden om te zeggen hoe ver de waarderingen ernaast kunnen zitten; daar zijn er { $rounds } voor nodig.
arena-ratings-picture = Waarderingen met intervallen
arena-bot = Bot
arena-rating = Waardering
arena-interval = Interval
arena-by-rank = Naar rang
arena-games-column = Spellen
arena-won = Gewonnen
arena-points = Punten
arena-rank = Rang
arena-from-to = { $low } tot { $high }
arena-at-least = minstens { $low }
arena-at-most = hoogstens { $high }
arena-unknown = onbekend

## Wie voor ligt

arena-ahead = Wie is sterker?
arena-ahead-note = Hoe waarschijnlijk de bot van de rij sterker is dan die van de kolom.

## Naar plaats

arena-seats = Overwinningen naar plaats
arena-seats-note = De plaatsen tellen vanaf wie begint. De streepjeslijn is het aandeel van even sterke bots; alle bots samen wonnen { $shares }.
arena-seats-picture = Aandeel van de overwinningen naar plaats
arena-seat = Plaats { $number }

## Punten

arena-sources = Waar de punten vandaan komen
arena-sources-note = Gemiddelde punten aan het einde van een spel.
arena-sources-picture = Gemiddelde punten naar herkomst
arena-others = overige

## Tijd

arena-times = Tijd voor een beurt
arena-times-note = De stip is de middelste beurt: de helft kostte minder. De brede balk loopt van het snelste tot het langzaamste tiende deel, de smalle tot het langzaamste honderdste. Tijden horen bij de machine en bij wat die verder deed.
arena-times-picture = Tijd voor een beurt, in machten van tien
arena-turns = Beurten
arena-half = Helft onder
arena-most-turns = 90% onder
arena-nearly-all = 99% onder
arena-longest = Langste
arena-ms = { $number } ms
arena-s = { $number } s
arena-us = { $number } µs

## Gebouwen

arena-built = Gebouwen en overwinningen
arena-built-note = Wat gewonnen werd door wie aan het einde een gebouw had. Waarom, staat er niet bij: misschien houden sterke bots gewoon van wat ze kiezen. Een stip vergt { $games ->
    [one] één spel
   *[other] { $games } spellen
}.
arena-built-picture = Aandeel van de overwinningen met een gebouw
arena-had = gebouwd in { $share }
arena-building = Gebouw
arena-had-column = gebouwd
arena-won-column = ermee gewonnen

## Fouten

arena-problems = Wat er misging
arena-problems-none = Er ging niets mis: geen crash, geen verboden zet, geen spel zonder einde.
arena-problems-note = Een bot die schuld heeft, verliest het spel, en de anderen delen de winst. Elk ander afgebroken spel telt zoals het ervoor stond.
arena-problems-more = De eerste { $shown } van { $number } staan hier.
arena-problem = { $kind } – spel { $game } van blok { $block }, deling { $deal }
arena-problem-bot = { $kind }: { $bot } op plaats { $seat } – spel { $game } van blok { $block }, deling { $deal }
arena-problem-position = De stelling, voor gouverneur play --from:
arena-crash = Vastgelopen
arena-hang = Blijven hangen
arena-slow = Te langzaam
arena-illegal = Verboden zet
arena-endless = Geen einde
arena-rules = De regels faalden

## Hoe er is gespeeld

arena-how = Hoe er is gespeeld
arena-ruleset = Regelset
arena-deals = Delingen
arena-deals-of = nummers { $first } tot { $last }
arena-limit = Grens voor een beurt
arena-length = Lengte van een spel
arena-decisions = gemiddeld { $mean } keuzes, { $low } tot { $high }
arena-endings = Hoe de spellen eindigden
arena-ending = { $number } × { $ending }
arena-code = Programma
arena-code-of = { $version }, regels { $rules }, bronnen { $sources }
arena-compiled = gecompileerd
arena-interpreted = geïnterpreteerd
arena-again = Nog eens hetzelfde
arena-reason = Waarom het ophield
arena-table = Als tabel

## In de terminal

arena-verdict = Oordeel: { $words }
arena-faults = { $bot }: { $faults }
arena-fault = { $number } × { $kind }
arena-report = Verslag: { $file }
arena-go-on = Zo gaat het verder: { $command }
arena-already = { $blocks ->
    [one] Er was al één blok.
   *[other] Er waren al { $blocks } blokken.
}
arena-problem-count = { $number ->
    [one] één fout
   *[other] { $number } fouten
}
