# Was eine Arena über Bots herausgefunden hat, im Terminal und als Bericht.

arena-title = { $game }: Welcher Bot ist stärker?
arena-sub = { $name }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
arena-duel = { $bot } wurde an { $other } gemessen: In jedem Block saß { $bot } mit demselben Blatt einmal auf jedem Platz, und auf allen anderen Plätzen saß { $other }.
arena-ladder = In jedem Block saß ein Bot mit demselben Blatt einmal auf jedem Platz, und auf allen anderen Plätzen ein anderer; jeder traf auf jeden.
arena-mixed = An einem Tisch saßen verschiedene Bots, in jedem Block jeder einmal auf jedem Platz desselben Blatts.
arena-games = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} aus { $blocks ->
    [one] einem Block
   *[other] { $blocks } Blöcken
}.
arena-nothing = Noch ist kein Block vollständig; es gibt nichts zu zeigen.

## Warum es zu Ende war

arena-stopped-sprt = Der sequentielle Test kam zu seinem Urteil.
arena-stopped-width = Alle Intervalle wurden schmal genug: höchstens ±{ $width }.
arena-stopped-length = Alle verlangten Spiele sind gespielt.
arena-stopped-interrupted = Es wurde abgebrochen; es kann von hier aus weitergehen.

## Der sequentielle Test

arena-test = Der sequentielle Test
arena-test-elo1 = { $bot } ist stärker: Ein Vorsprung von { $elo1 } Elo passt besser zu den Spielen als einer von { $elo0 }.
arena-test-elo0 = Dass { $bot } stärker wäre, ist nicht gezeigt: Ein Vorsprung von { $elo0 } Elo passt besser zu den Spielen als einer von { $elo1 }.
arena-test-open = Der Test hat zwischen einem Vorsprung von { $elo0 } und einem von { $elo1 } Elo nicht entschieden.
arena-test-note = Die Linie ist der Logarithmus des Likelihood-Quotienten nach jedem Block. An der oberen Grenze ist der Vorsprung von { $elo1 } Elo angenommen, an der unteren der von { $elo0 }. Jedes Urteil ist in höchstens { $error } der Fälle falsch. Die Wertung eines Tests, der früh endete, liegt etwas zu weit von 0.
arena-test-course = Likelihood-Quotient, vom ersten Block bis zum Block { $blocks }
arena-llr = Log-Likelihood-Quotient
arena-block = Block
arena-bound = { $elo } Elo angenommen

## Wertungen

arena-ratings = Wertungen
arena-ratings-note = Elo im Verhältnis zu { $bot }, danach, wer gewann (Plackett-Luce, größte Likelihood). 0 heißt gleich stark; zu zweit bedeutet +100, dass 64 % der Spiele gewonnen werden. Die Linie enthält in { $confidence } solcher Arenen den wahren Wert.
arena-ratings-open = Ein hohler Punkt gehört einem Bot, der jedes Spiel gewann oder verlor, das etwas darüber sagt: Nach dieser Seite hat seine Wertung kein Ende.
arena-ratings-few = Für Angaben, wie weit die Wertungen danebenliegen können, sind es zu wenige Runden; dazu braucht es { $rounds }.
arena-ratings-picture = Wertungen mit Intervallen
arena-bot = Bot
arena-rating = Wertung
arena-interval = Intervall
arena-by-rank = Nach Rang
arena-games-column = Spiele
arena-won = Gewonnen
arena-points = Punkte
arena-rank = Rang
arena-from-to = { $low } bis { $high }
arena-at-least = mindestens { $low }
arena-at-most = höchstens { $high }
arena-unknown = unbekannt

## Wer vorn liegt

arena-ahead = Wer ist stärker?
arena-ahead-note = Wie wahrscheinlich der Bot der Zeile stärker ist als der der Spalte.

## Nach Platz

arena-seats = Siege nach Platz
arena-seats-note = Die Plätze zählen von dem an, der beginnt. Die gestrichelte Linie ist der Anteil gleich starker Bots; alle Bots zusammen gewannen { $shares }.
arena-seats-picture = Anteil der Siege nach Platz
arena-seat = Platz { $number }

## Punkte

arena-sources = Woher die Punkte kommen
arena-sources-note = Mittlere Punkte am Ende eines Spiels.
arena-sources-picture = Mittlere Punkte nach Herkunft
arena-others = übrige

## Zeit

arena-times = Zeit für einen Zug
arena-times-note = Der Punkt ist der mittlere Zug: Die Hälfte brauchte weniger. Der breite Balken geht vom schnellsten bis zum langsamsten Zehntel, der schmale bis zum langsamsten Hundertstel. Zeiten gehören zu dem Rechner und dazu, was er sonst noch tat.
arena-times-picture = Zeit für einen Zug, in Zehnerpotenzen
arena-turns = Züge
arena-half = Hälfte unter
arena-most-turns = 90 % unter
arena-nearly-all = 99 % unter
arena-longest = Längster
arena-ms = { $number } ms
arena-s = { $number } s
arena-us = { $number } µs

## Gebäude

arena-built = Gebäude und Siege
arena-built-note = Was die gewannen, die am Ende ein Gebäude hatten. Warum, steht da nicht: Vielleicht mögen starke Bots eben, was sie mögen. Ein Punkt braucht { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}.
arena-built-picture = Anteil der Siege mit einem Gebäude
arena-had = gebaut in { $share }
arena-building = Gebäude
arena-had-column = gebaut
arena-won-column = damit gewonnen

## Fehler

arena-problems = Was schiefging
arena-problems-none = Nichts ging schief: kein Absturz, kein verbotener Zug, kein Spiel ohne Ende.
arena-problems-note = Ein Bot, der schuld ist, verliert das Spiel, und die anderen teilen sich den Sieg. Jedes andere abgebrochene Spiel zählt, wie es stand.
arena-problems-more = Die ersten { $shown } von { $number } sind aufgeführt.
arena-problem = { $kind } – Spiel { $game } von Block { $block }, Blatt { $deal }
arena-problem-bot = { $kind }: { $bot } auf Platz { $seat } – Spiel { $game } von Block { $block }, Blatt { $deal }
arena-problem-position = Die Stellung, für gouverneur play --from:
arena-crash = Absturz
arena-hang = Hängengeblieben
arena-slow = Zu langsam
arena-illegal = Verbotener Zug
arena-endless = Kein Ende
arena-rules = Die Regeln versagten

## Wie gespielt wurde

arena-how = Wie gespielt wurde
arena-ruleset = Regelwerk
arena-deals = Blätter
arena-deals-of = Nummern { $first } bis { $last }
arena-limit = Grenze für einen Zug
arena-length = Länge eines Spiels
arena-decisions = im Mittel { $mean } Entscheidungen, { $low } bis { $high }
arena-endings = Wie die Spiele endeten
arena-ending = { $number } × { $ending }
arena-code = Programmstand
arena-code-of = { $version }, Regeln { $rules }, Quellen { $sources }
arena-compiled = kompiliert
arena-interpreted = interpretiert
arena-again = Noch einmal dasselbe
arena-reason = Warum es zu Ende war
arena-table = Als Tabelle

## Im Terminal

arena-verdict = Urteil: { $words }
arena-faults = { $bot }: { $faults }
arena-fault = { $number } × { $kind }
arena-report = Bericht: { $file }
arena-go-on = So geht es weiter: { $command }
arena-already = { $blocks ->
    [one] Ein Block war schon da.
   *[other] { $blocks } Blöcke waren schon da.
}
arena-problem-count = { $number ->
    [one] ein Fehler
   *[other] { $number } Fehler
}
