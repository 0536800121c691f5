## On every picture
picture-round = Квартал { $quarter } · Раунд { $round }
picture-setup = Подготовка
picture-over = Конец игры

## Alt texts: all pictures
picture-at-turn = Ходит { $seat }.
picture-start = Первый игрок: { $seat }.

## On the action circle and the turn

## On the board and its close-ups

## On hands, mats, sheets, end and chart

## Alt texts: action circle and turn

## Alt texts: board and its close-ups

## Alt texts: hands, mats, sheets, end and chart
