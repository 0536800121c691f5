seat = Platz { $number }
place-nth = { $place }. Platz
space = { $space }
hidden = verdeckt
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
}
pieces-repeated = { $n ->
    [1] { $piece }
   *[other] { $piece } (×{ $n })
}
pieces-hidden = { $n } verdeckt
group-row = Zeile { $row }
none = nichts
joined-plus = { $first } + { $second }
joined-list = { $list }
joined-steps = { $first } › { $second }

## Der Tisch als Text
board-rule = —
board-phase = Phase: { $phase }
board-over = Spielende
board-turn = Am Zug: { $seat }
board-start = Startspieler: { $seat }
board-player = { $seat }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

## Die Analyse einer Partie
analysis-own = Du: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; { $others ->
    [0] deine Züge
   *[other] die Züge deines Platzes
} haben etwa { $lost } { $lost ->
    [one] Punkt
   *[other] Punkte
} verschenkt{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-seat = { $seat }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; verschenkt wurden etwa { $lost } { $lost ->
    [one] Punkt
   *[other] Punkte
}{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-own-flawless = Du: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; Besseres als { $others ->
    [0] deine Züge
   *[other] die Züge deines Platzes
} habe ich nicht gefunden
analysis-seat-flawless = { $seat }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; Besseres als diese Züge habe ich nicht gefunden
analysis-own-no-turn = Du: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; es gab keinen Zug zu bewerten
analysis-seat-no-turn = { $seat }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; es gab keinen Zug zu bewerten
analysis-others = Jemand anders hat { $turns ->
    [1] einen
   *[other] { $turns }
} dieser Züge gespielt{ $lost ->
    [0] { "" }
   *[other] { " " }und dabei etwa { $lost } verschenkt
}
analysis-part = { $part } { $n }
analysis-luck = Wer stark spielt, kommt von diesem Beginn auf etwa { $expected } { $expected ->
    [one] Punkt
   *[other] Punkte
}. { $luck ->
    [0] { "" }
   *[other] Glück beim Ziehen: { $luck }.{ " " }
}{ $lost ->
    [0] { "" }
   *[other] Verschenkt: { $lost }.{ " " }
}Alles Übrige (die anderen und was ich nicht beurteilen kann): { $rest }; üblich sind etwa { $spread } nach oben oder unten. Ergebnis: { $points }.
analysis-turn = { $when }: { $word ->
    [blunder] Patzer
   *[slip] Ungenauigkeit
}, etwa { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} verschenkt{ $by ->
    [computer] , von einem Computerspieler
    [user] , von jemand anderem
   *[holder] { "" }
}
analysis-row = Zeile { $n } des Protokolls
analysis-number = { $when }, Zug { $turn } von { $turns }
analysis-after-draw = { $when }, nach dem Ziehen
analysis-better = Besser: { $line }
analysis-played = Gespielt: { $line }
analysis-without = ohne das
analysis-why = Unterschied: { $list }
analysis-why-overall = Unterschied: insgesamt eine bessere Stellung; keine Punktquelle sticht heraus
analysis-reason = { $part } { $points }
worth-rest = der Rest
analysis-none = Kein einzelner Zug fällt ins Gewicht.
analysis-marks = Züge, auf die es ankam: { $list }
analysis-mark = { $n } { $word ->
    [best] { $n ->
        [one] bester
       *[other] beste
    }
    [fine] { $n ->
        [one] guter
       *[other] gute
    }
    [slip] { $n ->
        [one] Ungenauigkeit
       *[other] Ungenauigkeiten
    }
   *[blunder] Patzer
}
analysis-advice = Nur für dich: In deinen letzten { $games } analysierten Partien hast du am meisten hier verschenkt: { $part }, etwa { $n } von { $lost } Punkten.

## Warum ein Plan anhält
plan-stops-scoring = seitdem gab es eine Wertung
plan-stops-not-asked = danach wird nicht mehr gefragt
plan-stops-not-offered = das ist nicht mehr wählbar
plan-stops-not-offered-why = das ist nicht mehr wählbar: { $reasons }
plan-stops-chance = ab hier entscheidet der Zufall
plan-stops-differs = das hätte nicht mehr dieselbe Wirkung
plan-stops-differs-before = das hätte nicht mehr die geplante Wirkung: { $before }
plan-stops-differs-now = das hätte jetzt eine andere Wirkung: { $now }
plan-stops-differs-before-now = das hätte nicht mehr dieselbe Wirkung; geplant: { $before }; jetzt: { $now }
plan-stops-words = diese Option sagt nicht mehr dasselbe
plan-stops-words-before-now = diese Option sagt nicht mehr dasselbe; geplant: { $before }; jetzt: { $now }
plan-stops-forecast = deine Vorschau hat sich geändert
plan-stops-forecast-before-now = deine Vorschau hat sich von { $before } auf { $now } geändert

## Search in the rules: words that say nothing; groups of words that mean the same
rules-silent-words =
    der die das den dem des ein eine einen einem einer eines und oder aber wenn als dann so ich du wir ihr er sie es man mein meine meinen meinem meiner mich mir dich dir dein deine deinen deinem deiner
    sein seine unser euer ist sind bin wird werden wurde kann können darf dürfen muss müssen soll sollte habe hat haben hast bekomme bekommt gibt geht was welche welcher welches wer wem wen wann wo warum
    wieso weshalb wie viel viele wofür womit wozu im in an am auf aus bei beim mit von vom zu zum zur für um nach dass auch nur noch schon denn da hier bitte regel regeln passiert heißt bedeutet bringen
    bringt gut mehr sehr ohne
rules-same-words =
    unentschieden gleichstand patt gleich; geld münze münzen; strafe minus negativ minuspunkte abzug; zurück zurücknehmen rückgängig; joker beliebig; start anfang beginn beginnst erste; ende vorbei endet
    schluss; größte gebiet fläche; limit maximal maximum höchstens; übrig rest restlich; länge dauer lang; tauschen tausch umwandeln; mitte zentrum; leer aufgebraucht; neuling neueinsteiger anfänger;
    kosten kostet preis bezahlen zahlen; geheim verdeckt; auffüllen nachfüllen; beginnen anfangen begonnen angefangen; eins 1 i; zwei 2 ii zweite beide; drei 3 iii dritte; vier 4 iv vierte; fünf 5 v
    fünfte; sechs 6 vi sechste; sieben 7; acht 8; neun 9; zehn 10; fünfzehn fünfzehnte 15

## A kind of moments in the history of every game
happened-scored = Punkte
