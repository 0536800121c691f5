## On every picture
picture-round = Квартал { $quarter } · Раунд { $round }
picture-setup = Подготовка
picture-over = Конец игры

## Alt texts: all pictures
picture-at-turn = Ходит { $seat }.
picture-start = Первый игрок: { $seat }.

## On the action circle and the turn

## On the board and its close-ups
picture-title-military = Провинции
picture-title-district = Стройка
picture-title-port = Корабли и карты
picture-title-forum = Форум
picture-title-senate = Сенат и время
picture-supply = Запас
picture-pile = Колода
picture-discard = Сброс { $number }
picture-first-tile = Первый жетон
picture-in-hand = На руке
picture-displays = В выкладке
picture-demands = Потребности
picture-may-come = Ещё могут выйти
picture-bonus-tiles = Бонусные таблички
picture-votes = Голоса
picture-steps-left = Осталось шагов: { $steps }
picture-stacks = Жетоны Траяна: открытый жетон каждой стопки и сколько осталось

## On hands, mats, sheets, end and chart

## Alt texts: action circle and turn

## Alt texts: board and its close-ups

## Alt texts: hands, mats, sheets, end and chart
