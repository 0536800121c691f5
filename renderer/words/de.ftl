## Auf den Bildern
picture-setup = Aufbau
picture-over = Spielende
picture-title-chart = Punkte
picture-title-points = Punkte bisher
picture-part-ties = Bei Gleichstand
picture-title-analysis = Analyse
picture-analysis-worth = Wert der Stellung in Punkten; andere: Punkte bis dahin
picture-analysis-expected = Erwartete Punkte am Ende; andere: Punkte bis dahin
picture-analysis-numbers = Zug um Zug; Nummern: die teuersten Züge, siehe unten
picture-analysis-lost = Verschenkt
picture-analysis-points = Punkte
picture-analysis-against = Punkte weniger als mit dem Besten, das ich fand
picture-part-total = Gesamt
picture-plan = PLAN: noch nicht der echte Tisch

## Alternativtexte
picture-points = Punkte: { $list }.
picture-points-after = Gesamt: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = Die Partie ist zu Ende.
picture-course = { $seat } nach jeder Wertung: { $list }.
picture-chart = Punkte im Verlauf: { $when }.
picture-analysis = Analyse von { $seat }.
picture-analysis-seat = { $seat }: am Ende { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, etwa { $lost } verschenkt; { $shown ->
        [worth] Wert der Stellung
        [points] Punkte
       *[expected] zu erwartende Punkte
    } erst { $first }, zuletzt { $last }.
picture-analysis-turns = Wendepunkte von { $seat }: { $list }.
picture-analysis-turn = Nummer { $n } in Zug { $turn } von { $turns } (etwa { $lost } verschenkt)
picture-analysis-parts = Verschenkt von { $seat }: { $list }.

## Die Seite einer Partie
page-all = Die Partie, wie alle sie gesehen haben.
page-seat = Die Partie, wie { $name } sie gesehen hat.
page-open = Die Partie offen: jedes Brett so, wie es auf seinem Platz zu sehen war.
page-over = Die Partie ist zu Ende.
page-running = Die Partie bis hierher.
page-step = Schritt { $n } von { $all }
page-first = Erster Schritt
page-turn-back = Voriger Zug
page-back = Einen Schritt zurück
page-play = Abspielen
page-pause = Anhalten
page-on = Einen Schritt weiter
page-turn-on = Nächster Zug
page-last = Letzter Schritt
page-mistake = Nächster Fehler
page-slider = Schritt
page-rounds = Runde
page-language = Sprache
page-view = Wessen Sicht
page-picture = Bild
page-second = Zweites Bild
page-moment = Dieser Schritt
page-acting = Brett: wer gezogen hat
page-empty = Hier ist noch nichts zu sehen.
page-begins = Die Partie beginnt.
page-nothing = Hier ist nichts Neues zu sehen.
page-analysis = Analyse
page-note = Deine Notiz
page-keys = Pfeiltasten links und rechts: ein Schritt. Mit Umschalt: ein Zug. Ein Klick auf die Kurve führt zu ihrem Schritt.
page-points = Punkte
page-player = Wer

picture-title-cup = Turnier { $cup }
picture-cup-round = Runde { $n } von { $rounds }
picture-cup-over = Endstand
picture-cup-group = Gruppe { $name }
picture-cup-final = Finale
picture-cup-rounds = Punkte je Runde
picture-cup-points = Punkte
picture-cup = Tabelle von Turnier { $cup }: { $moment }.
picture-cup-line = { $place }. { $name }: { $points }.
picture-cup-dropped = Ausgestiegen: { $name }.
