## Alt texts: all pictures
picture-at-turn = Ходит { $seat }.
picture-start = Первый игрок: { $seat }.

## On the action circle and the turn
picture-until-round-end = Осталось шагов
picture-demanded = Нужно
picture-ready = Наготове

## On the board and its close-ups
picture-title-military = Провинции
picture-title-empire = Карта и стройка
picture-title-rome = Форум и порт
picture-title-circle = Круг действий
picture-title-hand = Карты
picture-title-board = Всё поле
picture-first-tile = Первая даёт
picture-camp = Лагерь
picture-on-board = На поле
picture-draw-pile = Колода
picture-discard-pile = Сброс { $pile }
picture-left = ещё { $n }
picture-wild = Джокер
picture-extra = Доп.
picture-senate-places = I: одна табличка, жёлтая; II: другая, серая
picture-votes = Голоса
picture-tile-votes = { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
  }
picture-ship-gray = серая сторона
picture-ship-colored = цветная сторона
picture-title-district = Строительство
picture-title-port = Корабли и карты
picture-title-forum = Форум
picture-title-stacks = Жетоны Траяна
picture-title-senate = Сенат и время
picture-supply = Запас
picture-demands = Потребности
picture-may-come = Ещё могут выйти
picture-steps = Шаги
picture-steps-left = Осталось шагов: { $steps }

## On hands, mats, sheets, end and chart
picture-label-hand = Рука
picture-label-display = Выкладка
picture-label-tiles = Жетоны
picture-label-piles = Стопки
picture-label-demands = Потребности
picture-label-buildings = Постройки
picture-label-bonus = Таблички
picture-label-final = В конце
picture-title-mats = Планшеты
picture-title-demands = Потребности
picture-demands-wanted = Нужно; чем покрыто
picture-demands-unmet = Нет
picture-demands-trajan = жетон Траяна: остаётся
picture-demands-wild = любая потребность
picture-title-final = Итоговый подсчёт
picture-quarter = Квартал { $quarter } из { $quarters }
picture-part-trajan = Жетоны Траяна
picture-part-senate = Сенат
picture-part-provinces = Провинции
picture-part-ships = Корабли
picture-part-construction = Строительство
picture-part-demands = Потребности
picture-part-hand = Карты на руке
picture-part-camps = Лагеря
picture-part-sets = Наборы построек
picture-part-bonus = Таблички
picture-part-leftover = Остаток жетонов
picture-part-commodities = Товары
picture-part-yellow = Жёлтые таблички
picture-part-senate-rank = Место в сенате
picture-part-final = Итоговый подсчёт

## Alt texts: action circle and turn
picture-circle = Круг действий игрока { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }. { $when }.
picture-sowing = Раскладываются фишки из лунки { $tray }: { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[many] шагов
  } до { $target } ({ $action }).
picture-settled = Уже решено: { $list }.
picture-tray-gets = { $tray }: { $markers }
picture-tray = { $tray } { $action }: { $markers }; { $steps } до { $target }{ $could ->
    [0] {""}
   *[other] , может сработать жетон у неё
  }.
picture-tray-empty = { $tray } { $action }: пусто.
picture-time-left = Шагов до конца раунда: { $left } из { $steps }.
picture-demands-now = Потребности: { $list }.
picture-demand-met = { $demand } (есть чем удовлетворить)
picture-demand-unmet = { $demand } (нечем удовлетворить)
picture-slots = Жетоны Траяна: { $list }.
picture-slot = { $slot } { $tile }
picture-arch = Арка Траяна стоит у { $slot }.
picture-arch-centre = Арка Траяна стоит в центре.
picture-plus-two = Маркеры [+2]: { $list }.
picture-extra-tiles = На планшете: { $tiles }.
picture-at-hand = Карт на руке: { $cards }; легионеров в лагере: { $legionnaires }; рабочих в лагере: { $workers }; фигурок в запасе: { $supply }.
picture-turn = За столом: { $when }.
picture-turn-sown = { $seat }: разложены фишки из лунки { $tray }, до { $target } ({ $action }).
picture-turn-got = За этот ход: { $list }.
picture-deed-accomplished = сработал жетон: { $what }
picture-deed-trajan_tile = взят жетон Траяна: { $what }
picture-deed-plus_two = маркер [+2]: { $what }
picture-deed-tile = жетон: { $what }
picture-deed-used = использован: { $what }
picture-deed-leader = полководец: { $what }
picture-deed-military_camp = легионеров в лагерь: { $number }
picture-deed-worker_camp = рабочих в лагерь: { $number }
picture-deed-legionnaire = легионер: { $what }, +{ $points }
picture-deed-worker = рабочий на участке
picture-deed-construction = жетон постройки: { $what }
picture-deed-senate = сенат, +{ $points }
picture-deed-cards = взято карт: { $number }
picture-deed-card = { $what }
picture-deed-ship = погрузка ({ $what }), +{ $points }
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }, { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }.

## Alt texts: board and its close-ups
picture-board-about = { $title }: { $when }.
picture-board-line = { $line }.
picture-board-leader = Полководец игрока { $seat } здесь: { $place }.
picture-board-legionnaire = Легионер принёс бы там сейчас { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }.
picture-board-next = Полководец может пойти сюда: { $list }.
picture-board-worth = { $place } (легионер принёс бы { $points })
picture-board-taken = { $place } (там уже стоит свой легионер)
picture-board-tokens = Фигурки игрока { $seat }: запас { $supply }, военный лагерь { $legionnaires }, лагерь рабочих { $workers }.
picture-board-reach = Участки для следующего рабочего игрока { $seat }: { $list }.
picture-board-anywhere = любой
picture-board-firsts = Бесплатные действия, которые { $seat } ещё может получить за первый жетон: { $list }.
picture-board-first = { $type } ({ $action })
picture-board-cards = Карты игрока { $seat }: на руке { $hand }, в выкладке { $display }.
picture-board-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
  } на руке, { $display } в выкладке; { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
  }.
picture-board-slot = Следующий жетон Траяна игрока { $seat } займёт место у лунки { $slot }.
picture-board-no-slot = У игрока { $seat } нет свободного места для жетона Траяна.

## Alt texts: hands, mats, sheets, end and chart
picture-mats = Что лежит перед игроками: { $when }.
picture-mat-of = Рука и планшет игрока { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
picture-mat-hand = На руке: { $cards }.
picture-mat-hand-partly = На руке: { $cards } и неизвестных: { $hidden }.
picture-mat-hand-hidden = На руке: { $hidden ->
    [one] { $hidden } карта
    [few] { $hidden } карты
   *[other] { $hidden } карт
  }.
picture-mat-demands = Потребности: { $list }. Если бы квартал закончился сейчас, очки: { $points }.
picture-demand-trajan = { $demand } (жетон Траяна)
picture-demand-tile = { $demand } (жетон форума)
picture-demand-wild = { $demand } (джокер потребности)
picture-demand-missing = { $demand } (не хватает)
picture-mat-tiles = Жетоны: { $tiles }.
picture-mat-display = Выкладка: { $cards }.
picture-mat-buildings = Постройки: { $list }.
picture-building = { $type } { $n }
picture-building-set = { $type } { $n } (набор, очки: { $points })
picture-mat-bonus = Бонусные таблички и их очки сейчас: { $list }.
picture-bonus-yellow = { $tile }, жёлтая: { $points }
picture-bonus-gray = { $tile }, серая: { $points }
picture-mat-tokens = Фигурки: запас { $supply }; лагерь рабочих { $workers }, на участках { $sites }; военный лагерь { $legionnaires }, в провинциях { $provinces }.
picture-mat-piles = В колоде { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[other] { $left } карт
  }; сверху на сбросах: { $tops }.
picture-mat-final = Итоговый подсчёт принёс бы сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
picture-demands-met = Потребности квартала { $quarter }: чем удовлетворены.
picture-demands-of = { $seat }: { $list }; очки: { $points }.
picture-final = Итоговый подсчёт.
picture-parts = { $seat }: рука { $hand }, лагеря { $camps }, наборы построек { $sets }, бонусные таблички { $bonus }, остаток жетонов Траяна { $leftover }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  } ({ $senate }-е место в сенате).
picture-periods = { $seat } по кварталам, затем итоговый подсчёт: { $list }.
picture-sources = Очки игрока { $seat }: жетоны Траяна { $trajan }, сенат { $senate }, провинции { $provinces }, корабли { $ships }, строительство { $construction }, неудовлетворённые потребности { $demands }, рука { $hand }, лагеря { $camps }, наборы построек { $sets }, бонусные таблички { $bonus }.
