## Auf jedem Bild
picture-round = Runde { $round }
picture-last-turns = Letzte Züge
picture-setup = Aufbau
picture-over = Ende des Spiels

## Alternativtexte: alle Bilder
picture-about = { $title }: { $when }.
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } beginnt die Runde.
