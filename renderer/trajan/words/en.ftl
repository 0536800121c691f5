## On every picture
picture-round = Quarter { $quarter } · Round { $round }
picture-setup = Setup
picture-over = End of the game

## Alt texts: all pictures
picture-at-turn = It is { $seat }’s turn.
picture-start = { $seat } is the start player.

## On the action circle and the turn

## On the board and its close-ups

## On hands, mats, sheets, end and chart

## Alt texts: action circle and turn

## Alt texts: board and its close-ups

## Alt texts: hands, mats, sheets, end and chart
