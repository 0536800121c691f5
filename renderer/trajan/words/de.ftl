## On every picture
picture-round = Quartal { $quarter } · Runde { $round }
picture-setup = Aufbau
picture-over = Spielende

## Alt texts: all pictures
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } ist Startspieler.

## On the action circle and the turn

## On the board and its close-ups
picture-title-military = Provinzen
picture-title-district = Bauviertel
picture-title-port = Schiffe und Karten
picture-title-forum = Forum
picture-title-senate = Senat und Zeit
picture-supply = Vorrat
picture-pile = Nachziehstapel
picture-discard = Ablagestapel { $number }
picture-first-tile = Erstes Plättchen
picture-in-hand = Auf der Hand
picture-displays = In der Auslage
picture-demands = Bedarf
picture-may-come = Kann noch kommen
picture-bonus-tiles = Bonustafeln
picture-votes = Stimmen
picture-steps-left = Noch { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }
picture-stacks = Trajansplättchen: das offene jedes Stapels und wie viele noch da sind

## On hands, mats, sheets, end and chart

## Alt texts: action circle and turn

## Alt texts: board and its close-ups

## Alt texts: hands, mats, sheets, end and chart
