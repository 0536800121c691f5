title = Forum Trajanum
game-summary = Стройте Колонию и отправляйте посланников на форум Траяна. Для 2–4 игроков.
game-duration = Час с компьютером, 2–4 недели с людьми.

## Ресурсы
goods-builder = { $n } { $n ->
    [one] строитель
    [few] строителя
   *[many] строителей
  }
goods-blue = { $n } { $n ->
    [one] синий рабочий
    [few] синих рабочих
   *[many] синих рабочих
  }
goods-green = { $n } { $n ->
    [one] зелёный рабочий
    [few] зелёных рабочих
   *[many] зелёных рабочих
  }
goods-yellow = { $n } { $n ->
    [one] жёлтый рабочий
    [few] жёлтых рабочих
   *[many] жёлтых рабочих
  }
goods-orange = { $n } { $n ->
    [one] оранжевый рабочий
    [few] оранжевых рабочих
   *[many] оранжевых рабочих
  }
goods-assistant = { $n } { $n ->
    [one] помощник
    [few] помощника
   *[many] помощников
  }
goods-coin = { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
  }
goods-tribune = { $n } { $n ->
    [one] Трибун
    [few] Трибуна
   *[many] Трибунов
  }

colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-orange = оранжевый
colour-eagle = орёл
crane-blue = синий кран
crane-green = зелёный кран
crane-yellow = жёлтый кран
crane-orange = оранжевый кран
area-blue = синяя область
area-green = зелёная область
area-yellow = жёлтая область
area-orange = оранжевая область
area-eagle = орлы

## Здания
kind-triumphal_column = триумфальная колонна
kind-library = библиотека
kind-basilica = базилика
kind-market = рынок
kind-fountain = фонтан
kind-park = парк
kind-stable = конюшня
kind-house = дом
plan-triumphal_column = триумфальная колонна
plan-library = библиотека
plan-basilica = базилика
plan-market = рынок
plan-fountain = синий фонтан
plan-park = зелёный парк
plan-stable = жёлтая конюшня
plan-house = оранжевый дом
plan-triumphal_column-park = триумфальная колонна + зелёный парк
plan-library-fountain = библиотека + синий фонтан
plan-basilica-stable = базилика + жёлтая конюшня
plan-market-house = рынок + оранжевый дом
plan-fountain-fountain = 2 синих фонтана
plan-park-park = 2 зелёных парка
plan-stable-stable = 2 жёлтые конюшни
plan-house-house = 2 оранжевых дома

## Горожане
row-1 = Патриций I
row-2 = Патриций II
row-3 = Купец I
row-4 = Купец II
row-5 = Ремесленник I
row-6 = Ремесленник II
power-1 = посланники могут начинать новые области; орлы действуют и по диагонали
power-2 = два разных бонуса области
power-3 = накладка перевёрнута; улучшение до следующего кипариса
power-4 = раз за ход: обмен монеты, Трибуна, помощника друг на друга
power-5 = дважды за ход: помощник → любой рабочий
power-6 = раз за ход: помощник → строитель
citizen-first = { $row } ({ $line })
citizen-second = { $row } ({ $line }), второй горожанин

## Тайлы Колонии
tiles-blue_green = синий + зелёный рабочий
tiles-blue_yellow = синий + жёлтый рабочий
tiles-blue_orange = синий + оранжевый рабочий
tiles-green_yellow = зелёный + жёлтый рабочий
tiles-green_orange = зелёный + оранжевый рабочий
tiles-yellow_orange = жёлтый + оранжевый рабочий
tiles-blue_blue = 2 синих рабочих
tiles-green_green = 2 зелёных рабочих
tiles-yellow_yellow = 2 жёлтых рабочих
tiles-orange_orange = 2 оранжевых рабочих
tiles-blue_assistant = синий рабочий + помощник
tiles-green_assistant = зелёный рабочий + помощник
tiles-yellow_assistant = жёлтый рабочий + помощник
tiles-orange_assistant = оранжевый рабочий + помощник
tiles-builder = строитель
tiles-coins = 2 монеты
tiles-coin_tribune = монета + Трибун
tiles-tribunes = 2 Трибуна
tiles-assistants = 2 помощника
tiles-upgrade_coin = улучшение + монета
tiles-upgrade_tribune = улучшение + Трибун
tiles-upgrade_assistant = улучшение + помощник
tiles-patrician = патриций
tiles-merchant = купец
tiles-craftsman = ремесленник
tiles-patrician_woman = патрицианка
tiles-merchant_woman = купчиха
tiles-craftsman_woman = ремесленница

## Улицы
line-row-number = ряд { $number }
street-or = { $first } или { $second }
line-row = ряд { $number } · { $symbol }
line-column = столбец { $letter }
line-column-symbol = столбец { $letter } · { $symbol }
from-line-row-number = ряда { $number }
from-line-row = ряда { $number } · { $symbol }
from-line-column = столбца { $letter }
from-line-column-symbol = столбца { $letter } · { $symbol }
street-row = улица { $symbol }
street-column = улица { $symbol }

## Награды и бонусы
step-sign = { $step }
step-benefit = { $name }: { $brings }
brings-benefit = награда: { $brings } ({ $name })
step-library = Библиотека { $step }
step-basilica = Базилика { $step }
step-market = Рынок { $step }
reason-second = Второй горожанин, { $row }
reason-built = За { $kind ->
    [stable] конюшню
   *[other] { $building }
  }{ $number ->
    [1] { "" }
   *[other] { " " }{ $n } из { $number }
  }
reason-area = Завершена { $area }
effect-or = { $first } или { $second }
effect-goods = { $goods }
effect-worker = { $second ->
    [1] 1 рабочий на выбор
   *[other] любой рабочий
  }
effect-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
effect-upgrades = { $number } { $number ->
    [one] улучшение
    [few] улучшения
   *[many] улучшений
  }
effect-envoy-eagle = посланник на ячейку с орлом
effect-envoy-coloured = { $second ->
    [1] посланник на любую свободную цветную ячейку
   *[other] посланник на любую цветную ячейку
  }
effect-bonus = { $number ->
    [0] бонус области
    [1] бонус области
    [one] { $number } бонус области
    [few] { $number } разных бонуса области
   *[many] { $number } разных бонусов области
  }
effect-single-bonus = ровно один бонус области
effect-building = ещё одно действие строительства
effect-tile = { $brief ->
    [1] тайл из сети улиц
   *[other] взять любой тайл из своей сети улиц и сразу использовать
  }

## Задания Траяна
task-I-1-build = серое, цветное, серое подряд по горизонтали
task-I-2-build = застроены ячейки сразу над храмом и сразу под ним
task-I-3-build = 2 разных серых здания подряд по вертикали
task-I-4-build = застроены обе стороны крана (закрытого, открытого или использованного)
task-II-1-build = квадрат из 4 построек
task-II-2-build = цветное, серое, цветное подряд по вертикали
task-II-3-build = все четыре цвета, где угодно
task-II-4-build = серое, цветное, серое подряд по вертикали
task-III-1-build = цветное, серое, серое, цветное подряд по вертикали
task-III-2-build = 3 сооружения разных цветов подряд по вертикали
task-III-3-build = 4 угла храма застроены цветными сооружениями
task-III-4-build = 3 разных серых здания подряд по вертикали
task-collect = { $wanted }
wanted-worker = { $n } { $n ->
    [one] рабочий
   *[other] рабочих
  }
wanted-colours = { $n ->
    [1] 2 рабочих разных цветов
    [few] { $n } раза по 2 рабочих разных цветов
   *[many] { $n } раз по 2 рабочих разных цветов
  }
wanted-classes = { $n ->
    [1] 2 активных горожанина разных социальных классов
    [few] { $n } раза по 2 активных горожанина разных социальных классов
   *[many] { $n } раз по 2 активных горожанина разных социальных классов
  }
wanted-all_classes = по { $n } { $n ->
    [one] активному горожанину
   *[other] активным горожанам
  } каждого социального класса
wanted-ship = { $n } { $n ->
    [one] посланник
    [few] посланника
   *[many] посланников
  } на корабле
wanted-triumphal_column = { $n } { $n ->
    [one] триумфальная колонна
    [few] триумфальные колонны
   *[many] триумфальных колонн
  }
wanted-scored_crane = { $n } { $n ->
    [one] использованный кран
    [few] использованных крана
   *[many] использованных кранов
  }
wanted-marker = { $n } { $n ->
    [one] свой маркер Форума
    [few] своих маркера Форума
   *[many] своих маркеров Форума
  } рядом с колонной Траяна

## Вопросы
prompt-crane = Подготовка: в какой угол поставить { $crane }?
on-corner = { $piece } на { $corner }
prompt-woman = Подготовка: в какой угол положить тайл «{ $face }»? Тайл «{ $other }» окажется в противоположном по диагонали углу.
prompt-handicap = Фора: взять второго горожанина из угла? Это откроет кран.
prompt-take = { $taken ->
    [1] { $empty ->
        [0] Возьмите тайл из { $streets }.
       *[other] На улицах этого раунда в вашей Колонии нет тайлов.
      }
   *[other] Вы взяли тайл «{ $face }». { $empty ->
        [0] Возьмите второй тайл из { $streets }.
       *[other] По другой карте улицы тайлов больше нет.
      }
  }
prompt-take-anywhere = Какой тайл взять? Можно любой; за это вы отдаёте { $price } { $price ->
    [one] Трибуна
   *[other] Трибунов
  }.
prompt-keep = Какой тайл оставить себе на свой ход? Другой получит { $receiver }.
prompt-use = { $tiles ->
    [both] Какой тайл использовать? Другой откладывается: свой — на корабль, полученный — рядом с Колонией.
    [own] Вы ничего не получили. Использовать свой тайл или один из лежащих рядом с Колонией? Неиспользованный свой тайл уходит на корабль.
   *[beside] В этом раунде у вас нет тайла. Использовать один из лежащих рядом с Колонией?
  }{ $both ->
    [0] { "" }
   *[other] { " " }Чтобы использовать оба, нужно отдать { $price } { $price ->
        [one] Трибуна
       *[other] Трибунов
      }; у вас { $tribunes }.
  }
prompt-row = { $drawn ->
    [1] Подготовка: вы вытянули тайл «{ $face }». В какой ряд его положить?
   *[other] В какой ряд положить тайл «{ $face }»? После этого ряд активен.
  }
prompt-gain = { $worker ->
    [1] { $reason }: какого рабочего взять?
   *[other] { $reason }: что взять?
  }
prompt-bonus = { $number ->
    [1] { $reason }: выберите бонус области.
   *[other] { $reason }: выберите два разных бонуса области.
  }
prompt-envoy = { $reason }: куда отправить посланника ({ $colours })? На корабле { $envoys } { $envoys ->
    [one] посланник
    [few] посланника
   *[many] посланников
  }.
prompt-build = { $plans ->
    [0] { $free ->
        [0] Построить ничего нельзя: нет свободной ячейки.
       *[other] Сейчас вы не можете оплатить ни одной постройки.
      }
   *[other] Что построить? Показано только то, что можно оплатить.
  }
prompt-built = { $exchanges ->
    [0] Вы построили. Ход сделан.
   *[other] Вы построили. Обменять что-нибудь до конца хода?
  }
prompt-build-more = { $reason }: что построить дополнительно? Это нужно оплатить.
prompt-exchange-kind = Какой обмен сделать?
prompt-exchange = Что обменять ({ $kind })?
prompt-place = { $halves ->
    [1] Где построить { $kind ->
        [triumphal_column] триумфальную колонну
        [library] библиотеку
        [basilica] базилику
        [stable] конюшню
       *[other] { $building }
      }?
   *[other] Двойной тайл «{ $plan }»: где построить { $kind ->
        [triumphal_column] триумфальную колонну
        [library] библиотеку
        [basilica] базилику
        [stable] конюшню
       *[other] { $building }
      }? Вторая половина встанет рядом.
  }
prompt-place-beside = Двойной тайл «{ $plan }»: где рядом с { $space } построить { $kind ->
    [stable] конюшню
   *[other] { $building }
  }?
prompt-pay = Чем заплатить: { $plan } на { $spaces }?
prompt-first-half = Двойной тайл «{ $plan }»: какая половина действует первой?
prompt-benefit = Ваш маркер Форума дошёл до награды «{ $step }»: взять её или одну из прежних?
prompt-turn-up = { $reason }: какой тайл своей Колонии взять и сразу использовать?
prompt-pay-citizens = { $last ->
    [0] Каким
   *[other] Последний подсчёт: каким
  } горожанам заплатить? У вас { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
  }; остальные горожане { $last ->
    [0] станут неактивными.
   *[other] не учитываются.
  }
confirm-end = Вы ещё не строили. Можно построить: { $plans }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
  }. Всё равно закончить ход?

## Варианты
option-tribune = Отдать { $price } { $price ->
    [one] Трибуна
   *[other] Трибунов
  }: взять любой тайл
option-exchange = Обмен
option-end = Закончить ход
build-on = строить на { $space }
option-pay-none = Никому не платить
option-no-tile = Не брать тайл
option-no-use = Не использовать тайл
option-no-envoy = Не отправлять посланника
option-no-benefit = Не брать награду
option-no-building = Больше не строить
option-no-citizen = Не брать второго горожанина
corner-tile = { $space }: { $face }
take-tile = взять { $tile }
take-for-tribune = взять { $tile } за { $price } { $price ->
    [one] Трибуна
   *[other] Трибунов
  }
square = { $space } ({ $colour })
taken-tile = Оставить: { $face } ({ $space })
use-own = Свой: { $face }
use-received = Полученный: { $face }
use-beside = Рядом с Колонией: { $face }
use-both = За { $price } { $price ->
    [one] Трибуна
   *[other] Трибунов
  }: { $first }, затем { $second }
use-both-full = { use-both }
one-of = { $goods }
bonuses = { $bonuses }
exchange-builder = Два рабочих одного цвета → строитель
exchange-colour = Помощник меняет цвет рабочего
exchange-merchant_2 = Купец II
exchange-craftsman_1 = Ремесленник I: помощник → рабочий
exchange-craftsman_2 = Ремесленник II: помощник → строитель
exchange = { $gave } → { $took }
exchange-only = Обмен: { $exchange }
way = { $goods }
way-abilities = { $goods } ({ $abilities })
take-goods = взять: { $goods }
pay-way = заплатить: { $way }
half-first = сначала { $half }
pay-rows = { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
  }: { $rows }

## Что даёт выбор
brings-both = { $first }; { $second }
brings-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
brings-scoring = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } при подсчёте
forecast-scoring = Подсчёт { $cycle } из { $cycles } (после { $left ->
    [0] этого раунда
   *[other] раунда { $rounds }
  })
forecast-rows = { $rows }
advice-coins = Берите тайлы и награды с монетами. К подсчёту { $n ->
    [one] нужна ещё { $n } монета
    [few] нужны ещё { $n } монеты
   *[many] нужно ещё { $n } монет
  }: если заплатить горожанам всех рядов, это даст +{ $points }.
advice-rows = В ряду { $row } ещё нет таких зданий: { $kinds }. Каждое из них даст там +{ $points } в каждом подсчёте.
advice-crane = Стройте сооружения цвета открытого крана ({ $crane }): он приносит очки один раз, +{ $points } за каждое (у вас { $n }).
advice-corner = Возьмите тайл из угла { $corner }, когда выпадет его ряд или столбец: { $crane } под ним даст +{ $points } за каждое сооружение своего цвета (у вас { $n }).
advice-collect = { $whole ->
    [1] Выполните задание Траяна «{ $task }»: +{ $points }.
   *[0] Для задания Траяна «{ $task }» нужно ещё: { $things } (+{ $points }).
  }
advice-build = Для задания Траяна «{ $task }» осталось построить: { $things } (+{ $points }).
advice-space = { $kind ->
    [gray] серое здание
    [coloured] цветное здание
   *[any] любое здание
  } на { $space }
advice-envoy = Постройте { $colour ->
    [blue] синий фонтан
    [green] зелёный парк
    [yellow] жёлтую конюшню
   *[orange] оранжевый дом
  } и отправьте посланника на { $space }{ $near ->
    [eagle] {" "}возле орла
    [own] {" "}рядом с вашими
   *[first] {""}
  }: +{ $points } в каждом подсчёте.
advice-column = Постройте триумфальную колонну (1 строитель): сразу +{ $points }.
brings-last = { $benefit }, затем от { $points } { $points ->
    [one] очка
   *[other] очков
  }
squares-blue = { $n ->
    [0] нет свободных синих ячеек
    [one] { $n } синяя ячейка
    [few] { $n } синие ячейки
   *[many] { $n } синих ячеек
  }
squares-green = { $n ->
    [0] нет свободных зелёных ячеек
    [one] { $n } зелёная ячейка
    [few] { $n } зелёные ячейки
   *[many] { $n } зелёных ячеек
  }
squares-yellow = { $n ->
    [0] нет свободных жёлтых ячеек
    [one] { $n } жёлтая ячейка
    [few] { $n } жёлтые ячейки
   *[many] { $n } жёлтых ячеек
  }
squares-orange = { $n ->
    [0] нет свободных оранжевых ячеек
    [one] { $n } оранжевая ячейка
    [few] { $n } оранжевые ячейки
   *[many] { $n } оранжевых ячеек
  }
brings-envoy = { $envoys ->
    [1] посланник
    [one] { $envoys } посланник
    [few] { $envoys } посланника
   *[many] { $envoys } посланников
  }: { $squares }
brings-envoy-tile = он может стать посланником: { $squares }
brings-either = { $first }; или { $second }
brings-no-envoy = на корабле нет посланников
place-brings = при подсчёте: { $parts }
place-row = { $line } +{ $points }
place-task = задание Траяна +{ $points }
envoy-brings = { $parts }
envoy-on = на орле (+{ $points } за подсчёт)
envoy-beside = рядом с орлом (+{ $points } за подсчёт)
envoy-corner = у орла по диагонали (+{ $points } за подсчёт с Патрицием I)
envoy-completes = завершает цветную область
envoy-joins = область: { $envoys } { $envoys ->
    [one] посланник
    [few] посланника
   *[many] посланников
  }
leaves-game = затем выходит из игры
uncovers-crane = открывает { $crane } ({ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } за сооружение; построено { $structures })
nothing-envoy = ничего: на корабле нет посланников
nothing-eagle = ничего: нет свободных орлов
nothing-coloured = ничего: нет свободных цветных ячеек
nothing-upgrade = без улучшения: накладка уже в конце
nothing-to-build = ничего: вы не можете оплатить ни одной постройки
nothing-tile = ничего: в Колонии нет тайлов
nothing-row = «{ $face }» без эффекта: ряды заполнены

## События
event-CranePlaced = { $crane } на { $corner }
event-FirstCitizenDrawn = первый горожанин по жребию — { $tile }
event-LeftOverTileShipped = оставшийся тайл уходит на корабль ({ $tile })
event-WorkerDealt = первый рабочий — { $colour }
event-StartPlayerDrawn = по жребию становится первым игроком
round-name = Фаза { $cycle } из { $cycles }, раунд { $round } из { $rounds }
event-RoundBegan = Фаза { $cycle ->
    [1] I
    [2] II
   *[other] III
  }, раунд { $round }
event-StreetTurnedUp = Карта улицы: { $street }
event-TribunePaid = −{ $goods }
event-TileTaken = берёт { $space } ({ $tile })
event-TileTaken-hidden = берёт { $space }
event-TileKept = оставляет тайл с { $space }
event-TileReceived = получает тайл «{ $tile }» от игрока { $giver }
event-NothingReceived = ничего не получает от игрока { $giver }
event-TilesOpened = открывает тайлы ({ $tiles })
event-TribunesPaid = −{ $goods } за оба тайла
event-TileFetched = взят тайл рядом с Колонией («{ $tile }»)
event-TileTurnedUp = взят тайл «{ $tile }» с { $space }
event-TileUsed = использован тайл «{ $tile }»
event-CitizenPlaced = ставит горожанина в ряд «{ $row }»
event-Gained = +{ $goods }
event-Upgraded = улучшение (накладка на { $position })
event-PointsGained = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
event-Exchanged = { $gave } → { $took }
event-Exchanged-ability = { $gave } → { $took } ({ $ability })
event-Paid = −{ $goods }
event-Paid-abilities = −{ $goods } ({ $abilities })
event-TileBuilt = строит { $built ->
    [triumphal_column] триумфальную колонну
    [library] библиотеку
    [basilica] базилику
    [stable] жёлтую конюшню
    [triumphal_column-park] триумфальную колонну + зелёный парк
    [library-fountain] библиотеку + синий фонтан
    [basilica-stable] базилику + жёлтую конюшню
   *[other] { $plan }
  } на { $spaces }
event-ColumnScored = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } (колонна { $fragment } + { $citizens } { $citizens ->
    [one] горожанин
    [few] горожанина
   *[many] горожан
  })
event-MarkerMoved = маркер Форума ({ $track }) на уровне { $step }
event-BenefitTaken = берёт награду «{ $benefit }»
event-MarkerAtColumn = маркер Форума ({ $track }) встаёт рядом с колонной Траяна
event-EnvoySent = посланник на { $space }
event-AreaCompleted = завершает { $colour ->
    [blue] синюю
    [green] зелёную
    [yellow] жёлтую
   *[orange] оранжевую
  } область { $spaces }
event-CitizensPaid = плата горожанам ({ $rows })
event-CitizensPaid-nobody = никому не платит
payday-paid = Всем горожанам заплачено
payday-unpaid = Не заплачено горожанам: { $seats }
payday-unpaid-of = { $seat } ({ $rows })
payday-nobody = Платить пока некому
event-CraneScored = { $crane } на { $corner } ({ $structures } { $structures ->
    [one] сооружение
    [few] сооружения
   *[many] сооружений
  }) +{ $points }
event-RowScored = { $line } ({ $kinds } { $kinds ->
    [one] вид
    [few] вида
   *[many] видов
  } серых зданий × { $factor }{ $unpaid ->
    [0] { "" }
   *[other] , без оплаты
  }) +{ $points }
event-EaglesScored = орлы ({ $where }) +{ $points }
eagles-on = на них { $n }
eagles-beside = рядом { $n }
eagles-corner = по диагонали с Патрицием I { $n }
event-AreaScored = наибольшая область ({ $envoys } { $envoys ->
    [one] посланник
    [few] посланника
   *[many] посланников
  }{ $turned ->
    [0] {""}
   *[other] , накладка перевёрнута
  }) +{ $points }
event-TaskScored = задание «{ $task }»{ $times ->
    [1] { "" }
   *[other] {" "}(× { $times })
  } +{ $points }

## Kinds of moments in a history
happened-built = Постройки
happened-citizens = Новые горожане
happened-benefits = Награды
happened-envoys = Посланники на форуме
happened-areas = Завершённые области

## Настройки стола
setting-introductory = Ознакомительная партия
setting-side_b = Сторона B
setting-random_mosaics = Случайная мозаика
setting-limited_tiles = Ограниченный запас тайлов
setting-handicap = Фора для новичков
about-introductory = одна карта Траяна, подсчёт только в конце
value-introductory-none = нет
value-introductory-random = любая карта
value-introductory-III-1 = карта III-1
value-introductory-III-2 = карта III-2
value-introductory-III-3 = карта III-3
value-introductory-III-4 = карта III-4
about-introductory-none = полная игра: карта Траяна в каждой фазе
about-introductory-random = одна из четырёх карт фазы III, выбирается жребием в начале
about-introductory-III-1 = { task-III-1-build }
about-introductory-III-2 = { task-III-2-build }
about-introductory-III-3 = { task-III-3-build }
about-introductory-III-4 = { task-III-4-build }
about-side_b = у каждой Колонии свой порядок улиц
about-random_mosaics = мозаичные планшеты, которых нет в коробке
about-limited_tiles = тайлы строительства могут закончиться
about-handicap = на 1 монету больше и второй горожанин
phase-setup = Подготовка
phase-handicap = Фора
phase-tiles = Выбор и передача тайлов
phase-turn = Ход
phase-payment = Плата горожанам
phase-scoring = Подсчёт очков
call-setup = подготовьте свою Колонию
call-handicap = решите, брать ли фору
call-tiles = выберите два тайла
call-turn = сделайте ход
call-payment = заплатите горожанам
reconstruction = Компоненты частично воссозданы нами; печатная игра может отличаться.
ties = { $first } { $first ->
    [one] активный горожанин
    [few] активных горожанина
   *[many] активных горожан
  }, { $second } { $second ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
  }

## Стол словами
board-streets = Карты улиц этого раунда: { $streets }
board-played = Сыграны раньше: { $streets }
board-trajan = Карта Траяна { $card }, фаза { $cycle ->
    [1] I
    [2] II
   *[other] III
  }. Строительство: { $build }. Сбор: { $collect }
board-area = Форум, { $area }: { $spaces }
board-envoy = { $space } ({ $seat })
board-stock = Запас: { $goods }
board-prestige = Накладка на { $position } из { $last }, { $turned }; задание Траяна приносит { $trajan }
board-turned = перевёрнута
board-basic = базовая сторона
board-row = { $row }: { $n } { $n ->
    [one] горожанин
    [few] горожанина
   *[many] горожан
  }, { $state }
board-active = ряд активен
board-inactive = ряд неактивен
board-tracks = Треки наград: библиотека { $library }, базилика { $basilica }, рынок { $market }
board-ship = Посланники на корабле: { $n } ({ $tiles })
board-own = Свой тайл: { $tile }
board-received = Полученный тайл: { $tile }
board-taken = Взято с { $spaces }: { $tiles }
board-beside = Рядом с Колонией: { $tiles }
board-building = { $space } { $building }
board-built = Построено: { $buildings }
board-free = Свободные ячейки: { $spaces }
board-covered = Закрытые тайлы: { $spaces }
board-crane = Угол { $space }: { $what }
board-crane-covered = { $crane } под тайлом «{ $tile }»
board-crane-open = { $crane }, открыт
board-crane-scored = { $crane }, использован
board-colours = Сооружения: синие — { $fountain }, зелёные — { $park }, жёлтые — { $stable }, оранжевые — { $house }
board-column = Колонна Траяна: верхняя часть приносит { $points }
board-temples = Храмы: { $spaces }
board-supply = Осталось тайлов строительства, обычных / двойных: синих { $single_blue } / { $double_blue }, зелёных { $single_green } / { $double_green }, жёлтых { $single_yellow } / { $double_yellow }, оранжевых { $single_orange } / { $double_orange }
board-used = Использовано в этот ход: { $abilities }
board-markers = Маркеры Форума рядом с колонной Траяна: { $tracks }
board-largest = Наибольшая область посланников: { $envoys }, при следующем подсчёте принесёт { $points }
board-ship-hidden = Посланники на корабле: { $n }
board-unseen = Ещё скрыты: { $tiles }
board-symbols = Улицы: { $lines }
board-double = { $space } { $building } (один тайл с { $beside })
board-area-complete = Форум, { $area }, завершена: { $spaces }

## Из чего складывается ценность позиции
part-column = колонны
part-bonus = бонусы за области
part-cranes = краны
part-rows = ряды Колонии
part-eagles = орлы
part-area = самая большая область
part-tasks = задания Траяна

## Characters of computer players
character-apollodorus = Аполлодор
about-character-apollodorus = Аполлодор застраивает Колонию ряд за рядом.
character-fabia = Фабия
about-character-fabia = Фабия берётся за любое выгодное задание Траяна.
character-plinius = Плиний
about-character-plinius = Плинию нужна самая большая область на форуме, с видом на орлов.
