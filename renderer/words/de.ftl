## Auf den Bildern
picture-setup = Aufbau
picture-over = Spielende
picture-title-chart = Punkte
picture-title-points = Punkte bisher
picture-part-ties = Bei Gleichstand
picture-title-analysis = Analyse
picture-analysis-worth = Wert der Stellung, Zug um Zug
picture-analysis-expected = Zu erwartende Punkte, Zug um Zug
picture-analysis-lost = Verschenkt
picture-part-total = Gesamt

## Alternativtexte
picture-points = Punkte: { $list }.
picture-points-after = Gesamt: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = Die Partie ist zu Ende.
picture-course = { $seat } nach jeder Wertung: { $list }.
picture-chart = Punkte im Verlauf: { $when }.
picture-analysis = Analyse von { $seat }.
picture-analysis-seat = { $seat }: am Ende { $points } Punkte, etwa { $lost } verschenkt; Wert der Stellung von { $first } bis { $last }.
picture-analysis-turns = Wendepunkte von { $seat }: { $list }.
picture-analysis-turn = { $n }: Zug { $turn } von { $turns }, etwa { $lost }
picture-analysis-parts = Verschenkt von { $seat }: { $list }.
