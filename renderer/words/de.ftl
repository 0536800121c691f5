## Auf den Bildern
picture-setup = Aufbau
picture-over = Spielende
picture-title-chart = Punkte
picture-title-points = Punkte bisher
picture-part-ties = Bei Gleichstand
picture-part-total = Gesamt

## Alternativtexte
picture-points = Punkte: { $list }.
picture-points-after = Gesamt: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = Die Partie ist zu Ende.
picture-course = { $seat } nach jeder Wertung: { $list }.
picture-chart = Punkte im Verlauf: { $when }.
