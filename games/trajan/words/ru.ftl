title = Trajan
game-summary = Раскладывайте фишки по кругу действий: торгуйте, завоёвывайте, стройте и голосуйте в Риме 110 года. Для 2–4 игроков.
game-duration = 2 часа с компьютером, 3–6 недель с людьми.

## Kinds of moments in a history
happened-trajan = Выполненные жетоны Траяна
happened-shipped = Погрузка
happened-forum = Взято с форума
happened-military = Войско: ходы в провинции
happened-senate = Сенат
happened-built = Рабочие на стройке

## Настройки стола
setting-score_leftover_trajan_tiles = Очки за оставшиеся жетоны Траяна
setting-start_markers = Фишки действий в начале
setting-time_track = Раунд
setting-wild_demand_for_bonus = Джокеры потребности для табличек
setting-extra_after_free_action = Доп. действие после бесплатного
about-score_leftover_trajan_tiles = каждый жетон Траяна, оставшийся у круга действий, приносит в конце 1 очко
about-start_markers = что может лежать в лунке перед первым ходом
value-start_markers-free = любые
value-start_markers-two_colors = два цвета
value-start_markers-random = по жребию
about-start_markers-free = каждый кладёт в каждую лунку любые две фишки
about-start_markers-two_colors = каждый кладёт в каждую лунку две фишки разных цветов
about-start_markers-random = в каждую лунку по жребию попадают две фишки разных цветов
about-time_track = сколько шагов маркер времени проходит за раунд
value-time_track-short = короткий
value-time_track-long = длинный
about-time_track-short = 11, 16 или 21 шаг при 2, 3 или 4 игроках
about-time_track-long = 12, 17 или 22 шага при 2, 3 или 4 игроках
about-wild_demand_for_bonus = оставшийся джокер потребности считается в конце для таблички хлеба, зрелищ или религии
about-extra_after_free_action = жетон доп. действия может повторить и бесплатное действие
phase-setup = Подготовка
phase-first_cards = Первые карты товаров
phase-first_tiles = Первые жетоны Траяна
phase-turn = Ход
call-setup = разложите фишки действий
call-first_cards = возьмите первые карты товаров
call-first_tiles = возьмите первые жетоны Траяна
call-turn = сделайте ход

## Подготовка
tray-markers = { $tray } ({ $colours })
prompt-markers = Подготовка: как разложить фишки действий? Расклад будет виден до подтверждения, и его можно будет изменить.
markers-neighbours = Каждый цвет в двух соседних лунках
markers-opposite = Каждый цвет в двух противоположных лунках
markers-pairs = Обе фишки одного цвета в одной лунке
about-markers-neighbours = в каждой лунке два разных цвета
about-markers-opposite = в каждой лунке два разных цвета
about-markers-pairs = в каждой лунке один цвет
option-markers-own = Лунка за лункой
prompt-markers-tray = Подготовка: какие две фишки положить в лунку { $tray }?
option-markers-rest = Заполнить остальные лунки за меня
prompt-markers-review = Подготовка: ваши фишки действий лягут так: { $trays }. Разложить их так?
option-set-out = Разложить так
option-swap = Поменять две фишки местами
prompt-markers-swap = Подготовка: какую фишку переложить?
prompt-markers-swap-with = Подготовка: с какой фишкой поменять местами эту ({ $first })?
prompt-first-card = Подготовка: откуда взять карту товара { $number } из { $of }?
first-card-pile = Колода
first-card-discard = Сброс { $pile }: { $card }
prompt-first-tile = Подготовка: какой жетон Траяна положить на место { $slot }? В лунке рядом: { $colours }.
event-MarkersSetOut = раскладывает фишки действий ({ $trays })
event-MarkersTakenBack = две фишки одного цвета в лунке, поэтому фишки действий распределяются заново
event-StartPlayerDrawn = по жребию становится первым игроком
event-BonusTileDrawn = первая бонусная табличка — «{ $tile }»

## Раскладывание
prompt-sow = Из какой лунки разложить фишки?
sow-route = { $tray } → { $target } { $action }
sow-order = { $route }: { $order }
sow-many = { $route }: цвета — как предложено
sow-tray = { $route }: выбрать цвета
short-sow-choose = { $tray }: выбрать
short-sow-first = { $tray }: сначала { $colour }
sow-brings = { $parts }
sow-steps = { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
  }
sow-accomplishes = сработает жетон: { $tile }
sow-could-accomplish = может сработать жетон: { $tile }
sow-ends-round = { $ends ->
    [game] партия заканчивается
    [quarter] квартал заканчивается
   *[round] { $rounds ->
        [1] раунд заканчивается
       *[other] заканчиваются раунды: { $rounds }
      }
  }
sow-no-action = действие невозможно
prompt-sow-order = { $route }: в каком порядке положить цвета в { $trays }?
prompt-sow-marker = { $number ->
    [1] { $route }: какую фишку положить в лунку { $into }?
    [one] { $route }: какую { $number } фишку положить в лунку { $into }?
    [few] { $route }: какие { $number } фишки положить в лунку { $into }?
   *[many] { $route }: какие { $number } фишек положить в лунку { $into }?
  }
sow-rest = { $order }
option-rest = Дальше: { $order }
option-rest-many = Остальное — как предложено
marker-into = { $markers } в { $tray }
event-Sown = раскладывает фишки { $tray } → { $target } ({ $order }; время +{ $steps })
headline-Sown = раскладывает фишки { $tray } → { $target } (время +{ $steps })

## Жетон сработал
prompt-tile-cards = Сработал жетон Траяна: взять { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
  } товаров?
prompt-tile-military_camp = Сработал жетон Траяна: выставить легионеров в военный лагерь? Фигурок в вашем запасе: { $supply }.
prompt-tile-worker_camp = Сработал жетон Траяна: выставить рабочих в лагерь рабочих? Фигурок в вашем запасе: { $supply }.
prompt-tile-plus2 = Сработал жетон Траяна: для какого действия взять маркер [+2]? Жетон доп. действия будет повторять его дважды.
option-draw-cards = { $n ->
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[other] Взять { $n } карт
  }
option-deploy-military_camp = { $n ->
    [one] { $n } легионер в военный лагерь
    [few] { $n } легионера в военный лагерь
   *[other] { $n } легионеров в военный лагерь
  }
option-deploy-worker_camp = { $n ->
    [one] { $n } рабочий в лагерь рабочих
   *[other] { $n } рабочих в лагерь рабочих
  }
option-plus-two = [+2]: { $action }
option-no-effect = Отказаться
skip-effect = отказаться от эффекта
event-TileAccomplished = сработал жетон Траяна на месте { $slot } — { $tile }
event-PlusTwoPlaced = маркер [+2] на действие «{ $action }»

## Названия компонентов и мест
commodities-columns = колонны
commodities-furs = шкуры
commodities-scrolls = свитки
commodities-oil = масло
commodities-fruit = фрукты
commodities-pottery = керамика
commodities-wine = вино
commodities-fish = рыба
commodities-jewelry = украшения
commodities-gems = самоцветы
commodities-cattle = скот
commodities-wheat = пшеница
action-seaport = порт
action-forum = форум
action-military = войско
action-senate = сенат
action-trajan = Траян
action-construction = строительство
colour-yellow = жёлтый
colour-orange = оранжевый
colour-green = зелёный
colour-white = белый
colour-pink = розовый
colour-blue = синий
demand-bread = хлеб
demand-games = зрелища
demand-religion = религия
type-stairs = лестница
type-door = дверь
type-fountain = фонтан
type-roof = крыша
type-window = окно
stack-cards = карты товаров
stack-legionnaires = легионеры
stack-workers = рабочие
stack-plus2 = маркеры [+2]
stack-points = победные очки
stack-demand = потребности
ship-equal = одинаковые
ship-pairs = пары
ship-different = разные
bonus-scrolls-oil = свитки и масло
bonus-wine-fish = вино и рыба
bonus-jewelry-gems = украшения и самоцветы
bonus-columns-furs = колонны и шкуры
bonus-fruit-pottery = фрукты и керамика
bonus-cattle-wheat = скот и пшеница
bonus-bread = хлеб
bonus-games = зрелища
bonus-religion = религия
bonus-workers = рабочие
bonus-legionnaires = легионеры
bonus-bonus = жёлтые бонусные таблички
tray-I = I
tray-II = II
tray-III = III
tray-IV = IV
tray-V = V
tray-VI = VI
province-alpes = Альпы
province-raetia = Реция
province-noricum = Норик
province-narbonensis = Нарбонская Галлия
province-lugudunensis = Лугдунская Галлия
province-belgica = Бельгика
province-germania_superior = Верхняя Германия
province-aquitania = Аквитания
province-britannia = Британия
province-germania_inferior = Нижняя Германия
province-military_camp = военный лагерь
tile-bread = хлеб
tile-games = зрелища
tile-religion = религия
tile-senate-2 = жетон сената (2 голоса)
tile-senate-3 = жетон сената (3 голоса)
tile-senate-4 = жетон сената (4 голоса)
tile-senate-5 = жетон сената (5 голосов)
tile-wild-commodity = джокер товара
tile-wild-demand = джокер потребности
tile-wild-construction = джокер постройки
tile-wild-extra = джокер доп. действия
tile-extra-seaport = доп. действие «порт»
tile-extra-forum = доп. действие «форум»
tile-extra-military = доп. действие «войско»
tile-extra-senate = доп. действие «сенат»
tile-extra-trajan = доп. действие «Траян»
tile-extra-construction = доп. действие «строительство»
short-tile-extra = Доп.: { $action }
construction-tile = { $type } ({ $points })

## Раунды и кварталы
round-name = Квартал { $quarter } из { $quarters }, раунд { $round } из { $rounds }
quarter-scored = Подсчёт за квартал { $quarter } из { $quarters } проведён
phase-round_end = Конец раунда
phase-demands = Потребности народа
phase-senate = Голосование в сенате
phase-refill = Пополнение поля
phase-final_scoring = Итоговый подсчёт
call-round_end = раунд заканчивается
call-demands = удовлетворите потребности
call-senate = выберите бонусную табличку
call-refill = поле пополняется
event-DemandTurnedUp = Начинается раунд { $round }; новая потребность: { $demand }
event-QuarterEnded = Квартал { $quarter } закончен
event-DemandsMet-met = все потребности удовлетворены{ $tiles_number ->
    [0] {""}
   *[other] ; отдано: { $tiles }
}{ $trajan_number ->
    [0] {""}
   *[other] ; жетонами Траяна — { $trajan }
}
event-DemandsMet-unmet = не удовлетворено: { $unmet } ({ $points }){ $tiles_number ->
    [0] {""}
   *[other] ; отдано: { $tiles }
}{ $trajan_number ->
    [0] {""}
   *[other] ; жетонами Траяна — { $trajan }
}
votes-of = { $seat } { $votes }
votes-of-consul = { $seat } { $votes } (консул: «{ $tile }»)
votes-of-vice = { $seat } { $votes } (вице-консул: «{ $tile }»)
event-VotesCounted = Голоса: { $seats }
event-BonusTileTaken-consul = становится консулом и берёт бонусную табличку «{ $tile }» жёлтой стороной вверх
event-BonusTileTaken-vice = становится вице-консулом и берёт бонусную табличку «{ $tile }» серой стороной вверх
event-DiscsStacked = Порядок дисков в сенате, сверху вниз: { $seats }
event-BoardCleared = Потребности, все жетоны сената и все жетоны с форума выходят из игры
event-BonusTilesLaid = Бонусные таблички на поле: { $tiles }
tile-in-province = { $province } — { $tile }
tiles-more = { $first }; { $second }
event-ProvincesFilled = Новое в провинциях: { $tiles }
event-ForumFilled = Новое на форуме: { $tiles }
event-QuarterBegan = Квартал { $quarter }, раунд 1; все корабли снова цветной стороной вверх
prompt-demands = Потребности: { $demands }.{ $trajan_number ->
    [0] {""}
   *[other] {" "}Из них ваши жетоны Траяна удовлетворяют: { $trajan_number }.
} Что отдать?
give-tiles = { $tiles }
demands-kept = остаётся: { $kept }; таблички тогда в конце +{ $points }
prompt-consul = Вы консул ({ $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
}). Какую бонусную табличку взять? Другую, серой стороной, получает { $vice }.
bonus-each = { $tile }, по { $points } { $points ->
    [one] очку
    [few] очка
   *[many] очков
}
bonus-once = { $tile }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
take-bonus = бонусная табличка: { $tile }
consul-brings = сейчас +{ $points }; другая принесла бы игроку { $vice } +{ $vice_points }

## Итоговый подсчёт
forecast-quarter = Конец квартала { $quarter } (после раунда { $rounds })
forecast-final = Итоговый подсчёт
forecast-unmet = неудовлетворённые потребности ({ $demands }) { $points }
advice-demands = До конца квартала возьмите на форуме (лунка II): { $demands }. Каждая неудовлетворённая потребность стоит очков.
advice-spare = До следующего подсчёта { $n ->
    [one] откроется ещё { $n } потребность
    [few] откроются ещё { $n } потребности
   *[other] откроется ещё { $n } потребностей
  }: возьмите на форуме (лунка II) то, чего у вас нет: { $demands }.
advice-trajan = { $n ->
    [0] Закончите раскладку в лунке { $tray }: фишки для её жетона Траяна уже там
    [one] Положите в лунку { $tray } ещё одну фишку ({ $markers }) и закончите раскладку там: сработает её жетон Траяна
   *[other] Соберите в лунке { $tray } ещё фишки ({ $markers }) и закончите раскладку там: сработает её жетон Траяна
  } (+{ $points }).
advice-trajan-new = Возьмите новый жетон Траяна (лунка V).
advice-ships = Погрузите в порту (лунка I) на корабль «{ $ship }»: { $cards } (+{ $points }).
advice-draw = Возьмите в порту (лунка I) карты товаров, чтобы потом погрузить их.
advice-provinces = Войско (лунка III): { $moves ->
    [0] поставьте легионера в провинцию { $province }, где стоит ваш полководец
   *[other] переведите полководца в провинцию { $province } и поставьте там легионера
  }, +{ $points }{ $camp ->
    [0] {" "}(сначала фигурку в военный лагерь)
   *[other] {""}
  }.
advice-construction = Строительство (лунка VI): поставьте рабочего на { $site }, +{ $points }{ $camp ->
    [0] {" "}(сначала фигурку в лагерь рабочих)
   *[other] {""}
  }.
advice-senate = Сенат (лунка IV): следующий шаг там даёт +{ $points }.
event-HandScored = { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
} на руке +{ $points }
event-CampsScored = в лагерях { $workers } { $workers ->
    [one] рабочий
   *[other] рабочих
} и { $legionnaires } { $legionnaires ->
    [one] легионер
    [few] легионера
   *[many] легионеров
} +{ $points }
event-SetScored = { $size } × { $type }{ $wild ->
    [0] {""}
    [one] {" "}(из них { $wild } джокер)
    [few] {" "}(из них { $wild } джокера)
   *[many] {" "}(из них { $wild } джокеров)
} +{ $points }
event-BonusTileScored = бонусная табличка «{ $tile }» ({ $yellow ->
    [1] жёлтая
   *[other] серая
}) × { $counted }{ $wild ->
    [0] {""}
    [one] {" "}(из них { $wild } джокер)
    [few] {" "}(из них { $wild } джокера)
   *[many] {" "}(из них { $wild } джокеров)
} +{ $points }
event-LeftoverTilesScored = { $tiles } { $tiles ->
    [one] оставшийся жетон
    [few] оставшихся жетона
   *[many] оставшихся жетонов
} Траяна +{ $points }
ties = { $first ->
    [0] последнее место в сенате
    [1] опережает в сенате одного
    [2] опережает в сенате двоих
   *[other] опережает в сенате троих
}

## Стол словами
board-time = Маркер времени: шаг { $time } из { $steps }; шагов до конца раунда: { $left }
board-demands = Потребности этого квартала: { $demands }
board-demand-counted = { $n } × { $demand }
board-demands-unseen = Ещё не открытые жетоны потребностей: { $demands } (из них { $removed } не выйдут никогда)
board-senate = Сенат { $place }: { $seat }, { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
} (шкала { $space }, жетоны { $tiles })
board-senate-space = Сенат { $place }: { $seat }, { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
} (шкала { $space }, жетоны { $tiles }), дальше по шкале
board-senate-stack = Сенат { $place }: { $seat }, { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
} (шкала { $space }, жетоны { $tiles }), выше в стопке
board-discs-on = { $space } ({ $seats })
board-discs = Диски на шкале сената, каждая стопка сверху вниз: { $spaces }
board-bonus = Бонусные таблички на поле: { $tiles }
board-at = { $space } { $what }
board-forum = Форум: { $tiles }
board-forum-left = Стопка жетонов форума, осталось { $n }: { $tiles }
board-legionnaire = легионер игрока { $seat }
board-leader = полководец игрока { $seat }
board-province = { $province } ({ $points }): { $what }
board-camp = Военный лагерь: { $what }
board-workers = { $space } ({ $seats })
board-district = Район строительства, ряд { $row }: { $sites }
board-ship = Корабль «{ $ship }», цветной: { $points }
board-ship-gray = Корабль «{ $ship }», серый: { $points }
board-stack = Стопка Траяна «{ $stack }»: { $tile }; под ним ещё { $n }
board-pile = Колода: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
board-discard = Сброс { $pile }, сверху вниз: { $cards }
board-unseen = Ещё не показанные карты, в колоде и на руках: { $cards }
board-tray = Лунка { $tray }, { $action }: { $markers }. Место у лунки: { $slot }
board-slot-free = свободно
board-slot-arch = арка Траяна
board-arch-centre = Арка Траяна стоит в центре
board-hand = На руке { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}: { $cards }
board-display = Выкладка: { $cards }
board-tiles = Жетоны: { $tiles }
board-plus-two = Маркеры [+2]: { $actions }
board-kept = Жетоны Траяна для потребностей, каждый — один раз за квартал: { $demands }
board-demands-met = Сейчас удовлетворяет: { $demands }
board-demand-met = { $demand } ({ $by })
board-demand-unmet = { $demand } (нечем)
board-by-trajan = жетон Траяна
board-construction = Жетоны построек: { $tiles }
board-set = { $size } × { $type } ({ $points })
board-sets = Наборы, с джокерами: { $sets }
board-own-bonus = Бонусные таблички: { $tiles }
board-bonus-yellow = { $tile } (жёлтая, сейчас { $points })
board-bonus-gray = { $tile } (серая, сейчас { $points })
board-tokens = Фигурки: запас { $supply }, военный лагерь { $legionnaires }, лагерь рабочих { $workers }
board-military = Полководец: { $leader }. Легионеры в провинциях: { $provinces }
board-sites = Рабочие на участках: { $sites }
board-foretold = { $title } при нынешнем положении: { $points } ({ $parts })

## Списки товаров и жетонов
goods-columns = { $n ->
    [1] { commodities-columns }
   *[other] { $n } × { commodities-columns }
}
goods-furs = { $n ->
    [1] { commodities-furs }
   *[other] { $n } × { commodities-furs }
}
goods-scrolls = { $n ->
    [1] { commodities-scrolls }
   *[other] { $n } × { commodities-scrolls }
}
goods-oil = { $n ->
    [1] { commodities-oil }
   *[other] { $n } × { commodities-oil }
}
goods-fruit = { $n ->
    [1] { commodities-fruit }
   *[other] { $n } × { commodities-fruit }
}
goods-pottery = { $n ->
    [1] { commodities-pottery }
   *[other] { $n } × { commodities-pottery }
}
goods-wine = { $n ->
    [1] { commodities-wine }
   *[other] { $n } × { commodities-wine }
}
goods-fish = { $n ->
    [1] { commodities-fish }
   *[other] { $n } × { commodities-fish }
}
goods-jewelry = { $n ->
    [1] { commodities-jewelry }
   *[other] { $n } × { commodities-jewelry }
}
goods-gems = { $n ->
    [1] { commodities-gems }
   *[other] { $n } × { commodities-gems }
}
goods-cattle = { $n ->
    [1] { commodities-cattle }
   *[other] { $n } × { commodities-cattle }
}
goods-wheat = { $n ->
    [1] { commodities-wheat }
   *[other] { $n } × { commodities-wheat }
}
goods-extra-seaport = { $n ->
    [1] { tile-extra-seaport }
   *[other] { $n } × { tile-extra-seaport }
}
goods-extra-forum = { $n ->
    [1] { tile-extra-forum }
   *[other] { $n } × { tile-extra-forum }
}
goods-extra-military = { $n ->
    [1] { tile-extra-military }
   *[other] { $n } × { tile-extra-military }
}
goods-extra-senate = { $n ->
    [1] { tile-extra-senate }
   *[other] { $n } × { tile-extra-senate }
}
goods-extra-trajan = { $n ->
    [1] { tile-extra-trajan }
   *[other] { $n } × { tile-extra-trajan }
}
goods-extra-construction = { $n ->
    [1] { tile-extra-construction }
   *[other] { $n } × { tile-extra-construction }
}
goods-bread = { $n ->
    [1] { tile-bread }
   *[other] { $n } × { tile-bread }
}
goods-games = { $n ->
    [1] { tile-games }
   *[other] { $n } × { tile-games }
}
goods-religion = { $n ->
    [1] { tile-religion }
   *[other] { $n } × { tile-religion }
}
goods-senate-2 = { $n ->
    [1] { tile-senate-2 }
   *[other] { $n } × { tile-senate-2 }
}
goods-senate-3 = { $n ->
    [1] { tile-senate-3 }
   *[other] { $n } × { tile-senate-3 }
}
goods-senate-4 = { $n ->
    [1] { tile-senate-4 }
   *[other] { $n } × { tile-senate-4 }
}
goods-senate-5 = { $n ->
    [1] { tile-senate-5 }
   *[other] { $n } × { tile-senate-5 }
}
goods-wild-commodity = { $n ->
    [1] { tile-wild-commodity }
   *[other] { $n } × { tile-wild-commodity }
}
goods-wild-demand = { $n ->
    [1] { tile-wild-demand }
   *[other] { $n } × { tile-wild-demand }
}
goods-wild-construction = { $n ->
    [1] { tile-wild-construction }
   *[other] { $n } × { tile-wild-construction }
}
goods-wild-extra = { $n ->
    [1] { tile-wild-extra }
   *[other] { $n } × { tile-wild-extra }
}

### Жетоны Траяна
trajan-tile-cards = { $number } { $number ->
    [one] карта
    [few] карты
   *[many] карт
  } товаров, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
trajan-tile-legionnaires = { $number } { $number ->
    [one] легионер
    [few] легионера
   *[many] легионеров
  }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
trajan-tile-workers = { $number } { $number ->
    [one] рабочий
    [few] рабочих
   *[many] рабочих
  }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
trajan-tile-plus2 = маркер [+2], { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
trajan-tile-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
trajan-tile-bread = хлеб, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
trajan-tile-games = зрелища, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
trajan-tile-religion = религия, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } ({ $colours })
short-trajan-tile-cards = { $number } { $number ->
    [one] карта
    [few] карты
   *[many] карт
  }
short-trajan-tile-legionnaires = { $number } { $number ->
    [one] легионер
    [few] легионера
   *[many] легионеров
  }
short-trajan-tile-workers = { $number } { $number ->
    [one] рабочий
    [few] рабочих
   *[many] рабочих
  }
short-trajan-tile-plus2 = [+2]
short-trajan-tile-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }

### Действия
occasion-main = Действие
occasion-free = Бесплатное действие
occasion-extra = Доп. действие
prompt-end = Ход сделан.
prompt-end-impossible = Это действие сейчас невозможно: { $action }. Ход сделан.
prompt-extra = Использовать жетон доп. действия или закончить ход?
confirm-end = Ещё можно выполнить действие: { $action }. Всё равно закончить ход?
option-end = Закончить ход
option-none = Без бесплатного действия
extra-tile = Ещё раз: { $action } (жетон)
extra-wild = Ещё раз: { $action } (джокер доп. действия)
extra-brings = { $times ->
    [1] повторит действие один раз
   *[other] повторит действие до { $times } { $times ->
        [one] раза
       *[other] раз
    } благодаря маркеру [+2]
  }
event-ExtraTileUsed = повторяет действие «{ $action }» жетоном доп. действия
event-ExtraTileUsed-wild = повторяет действие «{ $action }» джокером доп. действия

### Порт
prompt-seaport = { $occasion }: порт. Что сделать?
seaport-draw = { $n ->
    [1] Взять последнюю карту, одну сбросить
    [one] Взять { $n } карту, одну сбросить
    [few] Взять { $n } карты, одну сбросить
   *[many] Взять { $n } карт, одну сбросить
  }
short-seaport-draw = Взять { $n }
draw-brings = в колоде: { $left }
seaport-take = Взять из сброса { $pile }: { $card }
seaport-play = Выложить 1 или 2 карты
short-seaport-play = Выложить
seaport-play-card = Выложить: { $card }
play-draws = { $left ->
    [0] в свою выкладку; колода пуста
   *[other] в свою выкладку; столько же берёте из колоды
  }
play-draws-short = в свою выкладку; из колоды берёте не больше { $left } { $left ->
    [one] карты
   *[other] карт
  }: там больше нет
seaport-ship = Погрузить { $ship }
seaport-ship-gray = Погрузить { $ship } (серый)
ship-best = лучше всего: { $cards } за { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
nothing-shipped = без очков: { $cards } только в вашу выкладку
card-about = на руке { $hand }, в выкладке { $display }
card-about-bonus = на руке { $hand }, в выкладке { $display }; там в конце по +{ $bonus }
prompt-discard = Какую карту положить в сброс?
discard-on = { $card } в сброс { $pile }, поверх: { $top }
discard-on-empty = { $card } в сброс { $pile }, он пуст
prompt-play = Какие карты выложить (одну или две)?
play-brings = { $drawn ->
    [0] колода пуста
    [one] вы берёте { $drawn } карту
    [few] вы берёте { $drawn } карты
   *[many] вы берёте { $drawn } карт
  }
play-brings-bonus = { $drawn ->
    [0] колода пуста
    [one] вы берёте { $drawn } карту
    [few] вы берёте { $drawn } карты
   *[many] вы берёте { $drawn } карт
  }; в конце { $more ->
    [1] +{ $bonus }
   *[other] { $bonus }
  }
prompt-ship = Корабль «{ $ship }»: что погрузить?
prompt-load = Корабль «{ $ship }»: какие карты погрузить?
ship-load = { $cards }
ship-other = Погрузить другие карты
load-brings = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
load-brings-bonus = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }; в конце { $more ->
    [1] +{ $bonus }
   *[other] { $bonus }
  }
wild-about = заменяет любую карту; выходит из игры
objection-equal = Этот корабль берёт карты только одного вида.
objection-pairs = Этот корабль берёт пары разных видов: по две карты.
objection-different = Этот корабль берёт карты только разных видов.
event-CardsDrawn = берёт { $cards_number ->
    [1] карту
   *[other] карты
  } ({ $cards })
event-CardTaken = взята карта «{ $card }» из сброса { $pile }
event-CardDiscarded = карта «{ $card }» в сброс { $pile }
event-CardsPlayed = { $cards_number ->
    [1] выложена карта
   *[other] выложены карты
  } ({ $cards })
event-Shipped = погрузка на корабль «{ $ship }» ({ $cards }), +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
event-DiscardFilled = Новая карта в сбросе { $pile }: { $card }

### Форум
prompt-forum = { $occasion }: форум. Какой жетон взять?
forum-tile = { $n ->
    [1] { $tile }
   *[other] { $tile } · там { $n }
  }
forum-tile-full = взять с форума: { $tile }
brings-demand-tile = в этом квартале нужно { $asked }, у вас { $owned }
brings-votes = тогда у вас { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
  }
brings-extra-tile = { $twice ->
    [1] повторяет его до двух раз благодаря маркеру [+2]
   *[other] повторяет его один раз
  }
brings-wild-commodity = заменяет любую карту при погрузке
brings-wild-demand = удовлетворяет любую потребность
brings-wild-construction = дополняет любой набор в конце
brings-wild-extra = повторяет любое действие
event-ForumTileTaken = жетон с форума — { $tile }

### Войско
prompt-military = { $occasion }: войско. Что сделать?
leader-to = Полководец: { $province }
leader-to-tile = Полководец: { $province } — { $tile }
leader-brings = легионер там{ $camp ->
    [0] {" "}(когда будет в лагере)
   *[other] {""}
  }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }{ $further ->
    [0] {""}
   *[other] ; на провинцию дальше: до { $further }
  }
leader-brings-none = легионеров у вас больше нет
leader-brings-own = ваш легионер уже там{ $further ->
    [0] {""}
    [one] ; на провинцию дальше: до { $further } очка
   *[other] ; на провинцию дальше: до { $further } очков
  }
legionnaire-to = Легионер: { $province } — { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
legionnaire-brings = { $others ->
    [0] там больше никого нет
   *[other] { $printed } − { $less } × { $others } за чужих легионеров
  }; останется в лагере: { $left }
short-legionnaire-to = Легионер: +{ $points }
short-military-to-camp = В лагерь
military-to-camp = Фигурка в военный лагерь
construction-to-camp = Фигурка в лагерь рабочих
camp-brings = тогда в лагере { $camp }, в запасе { $supply }
event-TokensDeployed-military_camp = { $number } { $number ->
    [one] фигурка
    [few] фигурки
   *[many] фигурок
  } в военный лагерь
event-TokensDeployed-worker_camp = { $number } { $number ->
    [one] фигурка
    [few] фигурки
   *[many] фигурок
  } в лагерь рабочих
event-LeaderMoved = полководец → { $province }
event-LeaderMoved-tile = полководец → { $province } ({ $tile })
event-LegionnairePlaced = легионер → { $province }, +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }

### Сенат
prompt-senate = { $occasion }: сенат. Продвинуть ваш диск на деление?
senate-advance = На деление вперёд: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
senate-brings = тогда у вас { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
  } и { place-nth } в сенате
event-SenateAdvanced = на деление вперёд в сенате: +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }

### Действие «Траян»
prompt-trajan = { $occasion }: Траян. Какой жетон положить на место { $slot }?
trajan-brings = { $all ->
    [1] { $number ->
        [1] фишки для него нет
       *[other] нет обеих фишек
      }
   *[other] { $number ->
        [0] все фишки для него уже там
       *[other] не хватает { $colour ->
            [yellow] жёлтой
            [orange] оранжевой
            [green] зелёной
            [white] белой
            [pink] розовой
           *[blue] синей
          } фишки
      }
  }{ $left ->
    [0] ; последний в стопке
   *[other] {""}
  }
put-tile = положить на место { $slot }: { $tile }
event-TrajanTileTaken = жетон Траяна на место { $slot } — { $tile }
event-StackTurnedUp = Новый жетон Траяна: { $tile }

### Строительство
prompt-construction = { $occasion }: строительство. Куда поставить рабочего?
site-tile = { $space }: { $tile }
site-empty = { $space }: без жетона
site-brings-place = очков нет, только место
site-brings-tile = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }; такой жетон уже есть ({ $type }): без бесплатного действия
site-brings-free = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }; бесплатное действие: { $action }
site-brings-lost = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }; бесплатное действие ({ $action }) сейчас невозможно
event-WorkerPlaced = рабочий на { $site }
event-WorkerPlaced-tile = рабочий на { $site } ({ $type }), +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
event-WorkerPlaced-free = рабочий на { $site } ({ $type }), +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }, бесплатное действие «{ $free }»

## Parts of what a position is worth to a computer player
part-trajan = жетоны Траяна
part-senate = сенат
part-provinces = провинции
part-ships = корабли
part-construction = постройки
part-demands = потребности
part-hand = карты на руке
part-camps = лагеря
part-sets = наборы построек
part-bonus = бонусные таблички
part-leftover = остаток жетонов

## Characters of computer players
character-vitruvia = Витрувия
about-character-vitruvia = Витрувия сначала строит, а платит потом.
character-trebonius = Требоний
about-character-trebonius = Требоний знает в порту каждый корабль и что на него погрузить.
character-cornelia = Корнелия
about-character-cornelia = Корнелия не пропускает ни одного голосования в сенате.
