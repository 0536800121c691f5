## On every picture
picture-round = Quartal { $quarter } · Runde { $round }
picture-setup = Aufbau
picture-over = Spielende

## Alt texts: all pictures
picture-at-turn = { $seat } ist am Zug.
picture-start = { $seat } ist Startspieler.

## On the action circle and the turn

## On the board and its close-ups

## On hands, mats, sheets, end and chart

## Alt texts: action circle and turn

## Alt texts: board and its close-ups

## Alt texts: hands, mats, sheets, end and chart
