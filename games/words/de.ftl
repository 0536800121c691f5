seat = Platz { $number }
place-nth = { $place }. Platz
space = { $space }
hidden = verdeckt
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
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
analysis-luck = Zu Beginn zu erwarten: { $expected }. Glück und die anderen: { $luck }. { $whose ->
    [own] Deine Züge
    [others] Die Züge dieses Platzes
   *[their] Die eigenen Züge
}: { $lost }{ $later ->
    [made-good] , davon { $good } zurückgeholt
    [lost-more] , dazu ihre Folgen: −{ $good }
   *[neither] { "" }
}. Ergebnis: { $points }.
analysis-turn = { $when }: etwa { $n } { $n ->
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
analysis-reason = { $part } { $points }
worth-rest = der Rest
analysis-none = Kein einzelner Zug fällt ins Gewicht.

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
