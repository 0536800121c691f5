title = Porta Nigra
game-summary = Стройте римский Трир: покупайте блоки, возводите амфитеатр, базилику, городскую стену и ворота Порта-Нигра и добивайтесь большинства. Для 2–4 игроков.
game-duration = 2 часа с компьютером, 2–5 недель с людьми.

## Kinds of moments in a history
happened-bricks = Купленные блоки
happened-built = Постройки
happened-honor = Купленные почётные карты
happened-rewards = Награды зодчего

## Настройки стола
reconstruction = Большинство карт и мест постройки воссоздано нами; печатная игра местами отличается.
setting-age_order = От младших к старшим
setting-last_turn_without_cards = Последний ход без карт
about-age_order = кто при ничьей называет первого игрока: по возрасту игроков или по жребию
about-last_turn_without_cards = при досрочном конце, если игрок сыграл все карты раунда
value-last_turn_without_cards-reshuffle = перетасовать
value-last_turn_without_cards-skip = без хода
about-last_turn_without_cards-reshuffle = перетасовать свои карты, взять две, сыграть одну
about-last_turn_without_cards-skip = последнего хода нет

## Названия компонентов и мест
colour-black = чёрный
colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
colour-white = белый
building-amphitheater = амфитеатр
building-basilica = базилика
building-city_wall = городская стена
building-porta_nigra = Порта-Нигра
goods-sesterces = { $n } { $n ->
    [one] сестерций
    [few] сестерция
   *[many] сестерциев
  }
goods-torches = { $n } { $n ->
    [one] жетон факела
    [few] жетона факела
   *[many] жетонов факела
  }
goods-chips = { $n } { $n ->
    [one] жетон влияния
    [few] жетона влияния
   *[many] жетонов влияния
  }
goods-romans = { $n } { $n ->
    [one] римлянин
    [few] римлянина
   *[many] римлян
  }
goods-black = { $n } { $n ->
    [one] чёрный блок
    [few] чёрных блока
   *[many] чёрных блоков
  }
goods-blue = { $n } { $n ->
    [one] синий блок
    [few] синих блока
   *[many] синих блоков
  }
goods-red = { $n } { $n ->
    [one] красный блок
    [few] красных блока
   *[many] красных блоков
  }
goods-yellow = { $n } { $n ->
    [one] жёлтый блок
    [few] жёлтых блока
   *[many] жёлтых блоков
  }
goods-white = { $n } { $n ->
    [one] белый блок
    [few] белых блока
   *[many] белых блоков
  }

## Итоговый подсчёт
area-amphitheater-A = амфитеатр, ряд A
area-amphitheater-B = амфитеатр, ряд B
area-amphitheater-C = амфитеатр, ряд C
area-basilica-A = базилика, ряд A
area-basilica-B = базилика, ряд B
area-city_wall = городская стена
area-porta_nigra-3 = Порта-Нигра, высота 3
area-porta_nigra-4 = Порта-Нигра, высота 4
area-porta_nigra-5 = Порта-Нигра, высота 5
area-porta_nigra-6 = Порта-Нигра, высота 6
area-porta_nigra-7 = Порта-Нигра, высота 7
area-porta_nigra-8 = Порта-Нигра, высота 8
place-1 = 1-е место
place-2 = 2-е место
place-3 = 3-е место
place-4 = 4-е место
goods-bricks = { $n } { $n ->
    [one] блок
    [few] блока
   *[many] блоков
}
majority-bricks = { goods-bricks }
majority-bricks-colour = { goods-bricks }, при равенстве решил цвет
majority-bricks-bricks = { goods-bricks }, при равенстве решило число блоков в части
majority-bricks-shared = { goods-bricks }, ничья
majority-elements = { $n } { $n ->
    [one] часть
    [few] части
   *[many] частей
}
majority-elements-colour = { majority-elements }, при равенстве решил цвет
majority-elements-shared = { majority-elements }, ничья
event-SetScored = { $n ->
    [1] карта сооружения ({ $buildings })
    [few] { $n } разные карты сооружений ({ $buildings })
   *[many] { $n } разных карт сооружений ({ $buildings })
} +{ $points }
event-FinalCardScored = карта итогового подсчёта +{ $points }
event-PlayAreaScored = игровая зона ({ $goods }) +{ $points }
event-MajorityScored = { $area }, { $place } ({ $number }) +{ $points }
forecast-interim = Промежуточный подсчёт (после раунда { $round })
forecast-interim-bricks = { $bricks } { $bricks ->
    [one] блок
    [few] блока
   *[many] блоков
  }, по { $each } { $each ->
    [one] очку или сестерцию
   *[other] очка или сестерция
  } за каждый
advice-majorities = Постройте здесь ещё { $n } { $n ->
    [one] блок
    [few] блока
   *[many] блоков
  }: { $area }. Тогда вы обойдёте там игрока { $seat }, +{ $points } в итоговом подсчёте.
advice-elements = Стройте здесь, всё для этого у вас есть: { $site } (+{ $points }).
advice-bricks = Купите { $bricks } и стройте здесь: { $site } (+{ $points }).
forecast-final = Итоговый подсчёт (после { $early ->
    [1] последних ходов
   *[other] раунда { $round }
  })

## Фазы
phase-setup = Подготовка
phase-refill = Фаза пополнения
phase-turn = Ход
call-setup = стол готовится
call-refill = рынок пополняется
call-turn = сделайте ход

## Подготовка и пополнение
event-StartPlayerDrawn = по жребию становится первым игроком
event-AgeOrderSet = От младших к старшим, при ничьей (по договорённости или по жребию): { $seats }
event-SupplyCardDrawn = Карта поставки: { $shops }
event-SupplyCardsShuffled = Карты поставки перемешаны
event-BuildingCardsTurnedUp = Новые карты сооружений: { $cards }
event-BuildingCardsTurnedUp-whole = Открыто карт сооружений: { $cards_number }
event-HonorCardsTurnedUp-whole = Открыто почётных карт: { $cards_number }
event-HonorCardsTurnedUp = Новые почётные карты: { $cards }

## Карты, символы и места постройки словами
actions-A1 = A1
actions-A2 = A2
actions-A3 = A3
actions-A4 = A4
actions-A5 = A5
actions-A6 = A6
actions-A7 = A7
actions-A8 = A8
torches-on-card = { $n } { $n ->
    [one] факел
    [few] факела
   *[many] факелов
  }
action-card = { $card }: { $symbols }
action-card-full = карта { $card }
action-card-drawn = { $card } ({ $symbols })
building-card-amphitheater-black = чёрный амфитеатр
building-card-amphitheater-blue = синий амфитеатр
building-card-amphitheater-red = красный амфитеатр
building-card-amphitheater-yellow = жёлтый амфитеатр
building-card-amphitheater-white = белый амфитеатр
building-card-basilica-black = чёрная базилика
building-card-basilica-blue = синяя базилика
building-card-basilica-red = красная базилика
building-card-basilica-yellow = жёлтая базилика
building-card-basilica-white = белая базилика
building-card-city_wall-black = чёрная городская стена
building-card-city_wall-blue = синяя городская стена
building-card-city_wall-red = красная городская стена
building-card-city_wall-yellow = жёлтая городская стена
building-card-city_wall-white = белая городская стена
building-card-porta_nigra-black = чёрные ворота Порта-Нигра
building-card-porta_nigra-blue = синие ворота Порта-Нигра
building-card-porta_nigra-red = красные ворота Порта-Нигра
building-card-porta_nigra-yellow = жёлтые ворота Порта-Нигра
building-card-porta_nigra-white = белые ворота Порта-Нигра
symbol-buy-any = купить любой
symbol-buy-black = купить чёрный
symbol-buy-blue = купить синий
symbol-buy-red = купить красный
symbol-buy-yellow = купить жёлтый
symbol-buy-white = купить белый
symbol-build = построить
effect-substitute = карта-замена ({ $building })
effect-final = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } в конце игры
effect-add-brick = +1 блок к воротам Порта-Нигра
goods-points = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
  }
site-bricks = { $building } { $place }: { $bricks }
site-any-height = { $building } { $place }: { $colour }, от 3 до 8 блоков
site-here = { $place }: { $bricks }
site-here-heights = { $place }: { $colour }, от { $least } до { $most } блоков
site-name = { $building } { $place }
site-place = { $place }

## Ход
prompt-builder = В какой квартал поставить зодчего? Это бесплатно; дальше переход в следующий квартал стоит 1 сестерций, и только по часовой стрелке.
option-quarter = { $quarter }
quarter-about = в лавке { $key ->
    [black] чёрные
    [blue] синие
    [red] красные
   *[other] жёлтые
  } блоки
prompt-card = Какую карту сыграть? У вас { $stock }. { $turns }
prompt-act = { $done ->
    [0] Что сделать?
   *[other] Ход сделан.
  } У вас { $stock }.{ $last ->
    [0] {""}
   *[other] {" "}{ $turns }
  }
option-symbol = { $symbol }
option-take-goods = взять { $goods }
short-priced = { $what } за { $least }{ $several ->
    [0] {""}
   *[1] –{ $most }
  }
symbol-about-one = { $empty ->
    [0] {""}
   *[other] лавка этого цвета пуста;{" "}
  }{ $brick }: { $about }
symbol-about-any = { $empty ->
    [0] {""}
   *[other] лавка этого цвета пуста;{" "}
  }лавок: { $shops }, от { $least } до { $most } сестерциев вместе с дорогой
symbol-about-any-same = { $empty ->
    [0] {""}
   *[other] лавка этого цвета пуста;{" "}
  }лавок: { $shops }, по { $most } { $most ->
    [one] сестерцию
    [few] сестерция
   *[many] сестерциев
  } вместе с дорогой
symbol-about-build = { $sites } { $sites ->
    [one] место
    [few] места
   *[many] мест
  }: { $buildings }
option-on-site = { $option } › { $site }
build-in = { $building } ({ $n })
card-buys = { $bricks }
card-builds = { $sites } { $sites ->
    [one] место
    [few] места
   *[many] мест
  } для постройки
brick-for = { $brick } за { $least }
brick-for-range = { $brick } за { $least }–{ $most }
buys-any = любой
buys-black = { colour-black }
buys-blue = { colour-blue }
buys-red = { colour-red }
buys-yellow = { colour-yellow }
buys-white = { colour-white }
brick-instead = { $brick } вместо { $symbol }
instead-black = чёрного
instead-blue = синего
instead-red = красного
instead-yellow = жёлтого
instead-white = белого
early-end-near = { board-early-end }.
turns-left-round = { $n ->
    [1] Это ваш последний ход в раунде.
   *[other] До конца раунда { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }.
  }
turns-left-game = { $n ->
    [1] Это ваш последний ход в партии.
   *[other] До конца партии { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }.
  }
symbol-token = −1 жетон факела
option-coin-torch = Факел карты → 1 сестерций
option-coin-token = Жетон факела → 1 сестерций
option-end = Закончить ход
end-draws = необратимо: вы берёте карту
end-brings = +{ $torches } { $torches ->
    [one] сестерций за оставшийся факел
    [few] сестерция за оставшиеся факелы
   *[many] сестерциев за оставшиеся факелы
  }
prompt-end = { $torches ->
    [one] На карте остался { $torches } факел и символ, который можно использовать.
    [few] На карте осталось { $torches } факела и символы, которые можно использовать.
   *[many] На карте осталось { $torches } факелов и символы, которые можно использовать.
  } Всё равно закончить ход?
prompt-shop = Символ «{ $symbol }»: { $empty ->
    [0] какой
   *[other] его лавка пуста, поэтому можно купить в любой другой. Какой
  } блок купить? У вас { $stock }.
shop-price = цена { $price }{ $move ->
    [0] {""}
   *[other] {" "}+ дорога { $move }
  }
shop-instead = вместо { $symbol }: лавка пуста
sesterces-left = останется { $left }
shop-opens = можно построить: { $site }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
  }
brings-early-end = партия заканчивается досрочно: +{ $points }
brings-majority = большинство: { $place }-е место
brings-majority-more = { brings-majority } (+{ $points })
brings-majority-less = { brings-majority } (−{ $points })
event-BuilderPlaced = ставит зодчего в квартал «{ $quarter }»
event-CardPlayed = разыгрывает карту { $card } ({ $torches }; { $symbols })
event-SymbolUsed = использует жетон факела
event-TorchesTurnedToCoins-card = { $number } { $number ->
    [one] факел
    [few] факела
   *[many] факелов
  } карты → { $sesterces }
event-TorchesTurnedToCoins-token = { $number } { $number ->
    [one] жетон факела
    [few] жетона факела
   *[many] жетонов факела
  } → { $sesterces }
event-CardsDrawn = { $cards_number ->
    [1] взята карта
   *[other] взяты карты
  } — { $cards }
event-BuilderMoved = переходит в квартал «{ $quarter }» (−{ $sesterces })
event-BrickBought = покупает { $brick } (−{ $sesterces })
event-GoodsTaken = +{ $goods }

## Строительство
build-by-symbol = По символу карты
build-by-chips = За { $price }
build-by-honor-card = По почётной карте
prompt-building = { $means }. Какое сооружение строить? У вас { $stock }.{ $last ->
    [0] {""}
   *[other] {" "}Эта часть досрочно закончит партию.
  }
prompt-site = { $means }, { $building }. На каком месте строить? { $move ->
    [0] Ваш зодчий уже там, у вас { $left }.
   *[other] Дорога стоит { $move }, останется { $left }.
  }{ $last ->
    [0] {""}
   *[other] {" "}Эта часть досрочно закончит партию.
  }
option-building = { $building }
building-sites = { $n } { $n ->
    [one] место
    [few] места
   *[many] мест
  }
building-reward = наибольшая награда: { $goods }
prompt-height = Место постройки — { $site }. Какой высоты?
prompt-white = Место постройки — { $site }. Какие блоки использовать?
prompt-building-card = Часть сооружения ({ $site }, { $bricks }) приносит карту сооружения: { $card }. Взять её?
option-height = высота: { $n } { $n ->
    [one] блок
    [few] блока
   *[many] блоков
  }
option-bricks = { $bricks }
bricks-left = в личном запасе останется: { $left }
option-take-card = Взять: { $card }
card-brings = наборы: +{ $points } в конце
option-leave-card = Оставить в выкладке
element-points = +{ $least } { $least ->
    [one] очко
    [few] очка
   *[many] очков
  }
element-points-range = от +{ $least } до +{ $most } очков
element-card = карта
element-white = с { $white } { $white ->
    [one] белым
   *[other] белыми
  }
element-reward = награда: { $goods }
element-reward-short = награда: только { $goods }
element-reward-none = награды больше нет
element-to-go = до награды { $bricks ->
    [one] останется { $bricks } блок
    [few] останется { $bricks } блока
   *[many] останется { $bricks } блоков
  }
element-way = дорога { $move }
event-ElementBuilt = строит { $key ->
    [basilica] базилику
    [city_wall] городскую стену
    [porta_nigra] ворота Порта-Нигра, место
   *[other] { $building }
  } { $place } ({ $bricks }), +{ $points }
event-ElementBuilt-card = { event-ElementBuilt }; взята карта сооружения «{ $card }»
event-RewardTaken = +{ $goods } (награда зодчего, { $building })
event-RewardTaken-nothing = от награды зодчего ({ $building }) ничего не осталось

## Влияние и почётные карты
option-influence-build = Построить часть за { $price }
option-influence-roman = Взять римлянина за { $price }
option-influence-honor = Купить почётную карту
influence-honor-about = на выбор { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
  }; у вас { $chips }
influence-roman-leaves = тогда { $romans }, { $chips }; в запасе ещё { $supply }
chips-left = останется { $chips }
prompt-honor-card = Какую почётную карту купить? Одну за ход. У вас { $chips }.
option-honor-card = { $card } за { $chips } { $chips ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } влияния
own-final-card = карта итогового подсчёта ({ $points })
honor-hands-in = вы сдаёте: { $cards }
honor-hands-in-sets = вы сдаёте { $number } { $number ->
    [one] карту сооружений
    [few] разные карты сооружений
   *[many] разных карт сооружений
  }; наборы тогда { $points } вместо { $now }
honor-sets = наборы тогда { $points } вместо { $now }
honor-lapses = сейчас невозможно: { $effects }
honor-add-brick = подходит к { $n } { $n ->
    [one] вашей части
   *[other] вашим частям
  }
honor-bricks-short = блоков в общем запасе: { $n }
prompt-hand-in = { $number ->
    [one] Какую { $number } карту
    [few] Какие { $number } карты
   *[many] Какие { $number } карт
  } разных сооружений сдать? Ваши наборы принесут тогда { $points }.
hand-in-same = На двух из этих карт одно и то же сооружение: { $building }.
prompt-effect-bricks = Почётная карта: какой блок взять первым? Блоков в общем запасе: { $supply }.
prompt-add-brick = Почётная карта: на какую из ваших частей ворот Порта-Нигра поставить блок? Он не приносит очков, но считается для высоты и награды.
option-add-brick = { $building } { $place }, { $colour } (высота { $from } → { $to })
option-no-element = Ничего не строить
option-no-brick = Не добавлять блок
event-ChipsPaid = платит { $price }
event-HonorCardBought = покупает почётную карту «{ $card }» за { $price }
event-HonorCardBought-handing-in = покупает почётную карту «{ $card }» за { $price }; сдано: { $handed_in }
event-HonorPointsScored = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } сразу за почётную карту
event-EffectLapsed = отказывается от эффекта «{ $effect }»
event-BrickAdded = добавлен блок ({ $building } { $place }, высота { $height })

## Между раундами
round-name = Раунд { $round } из { $rounds }
between-rounds = Между раундами { $before } и { $after }
phase-interim = Промежуточный подсчёт
phase-start_player = Новый раунд
phase-final_scoring = Итоговый подсчёт
call-interim = разделите доход на очки и сестерции
call-start_player = назовите первого игрока
prompt-interim = Промежуточный подсчёт: { $total } за { $bricks } { $bricks ->
    [one] блок
    [few] блока
   *[many] блоков
  }. Сколько очками, сколько сестерциями?
prompt-interim-other = Промежуточный подсчёт: как разделить { $total } на очки и сестерции?
option-interim-other = Разделить иначе
interim-split = { $goods }
interim-split-sign = { $points }
interim-leaves = тогда { $points } и { $sesterces }
interim-group = Очки: от { $least } до { $most }
event-InterimScored = { $bricks } { $bricks ->
    [one] блок
    [few] блока
   *[many] блоков
  } в сооружениях: +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }{ $sesterces_number ->
    [0] {""}
   *[other] {" "}и { $sesterces }
  }
prompt-start-player = Кто начинает раунд { $round }? { $tied ->
    [1] У вас меньше всего очков ({ $points }).
   *[other] Вы моложе всех из тех, у кого меньше всего очков ({ $points }).
  }
option-start-player = { $seat }
start-player-about = потом { $others }
event-CardsShuffled = перемешивает все карты действий для последнего хода
event-StartPlayerNamed = начинает следующий раунд (меньше всего очков)
event-StartPlayerNamed-other = меньше всего очков; первый ход отдан: { $named }
event-RoundBegan = Начинается раунд { $round }

## Досрочный конец
event-EarlyEndCame-bricks = Рынок и общий запас пусты, партия заканчивается досрочно: +{ $points }. { $last_turns_number ->
    [0] Ходов больше ни у кого нет
   *[other] Последние ходы: { $last_turns }
  }
event-EarlyEndCame-elements = строит { $elements }-ю часть сооружения, партия заканчивается досрочно: +{ $points }. { $last_turns_number ->
    [0] Ходов больше ни у кого нет
   *[other] Последние ходы: { $last_turns }
  }

## Стол словами
board-card = Карта этого хода: { $torches ->
    [one] остался { $torches } факел
    [few] осталось { $torches } факела
   *[many] осталось { $torches } факелов
  }; свободные символы: { $symbols }
board-early-end = До досрочного конца: { $bricks } { $bricks ->
    [one] блок
    [few] блока
   *[many] блоков
} на рынке и в общем запасе или { $elements } { $elements ->
    [one] часть сооружения
    [few] части сооружений
   *[many] частей сооружений
} у одного игрока
board-ended = Причина досрочного конца: { $seat }. Последний ход ещё впереди: { $seats }
board-age = От младших к старшим, при ничьей: { $seats }
board-price = { $colour } ({ $price })
board-shop = { $building } — { $shop }: { $n }
board-market = Рынок по часовой стрелке, с ценами: { $shops }; в каждом квартале белый ({ $price }): { $white }
board-supply = Общий запас: { $bricks } { $bricks ->
    [one] блок
    [few] блока
   *[many] блоков
}. В стопке { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} поставки: { $cards }
parts-more = { $first }; { $second }
sentences-more = { $first } { $second }
board-sites = { $building }: { $sites }
board-sites-row = { $building }, ряд { $row }: { $sites }
board-site = { $place } { $colour } { $n } ({ $points })
board-site-any = { $place } { $colour } 3–8
board-element = { $place } { $colour } { $n } { $seat }
board-majority = Большинство, { $area } ({ $first }/{ $second }): { $places }
board-place = { $place }. { $seat }, { $number } ({ $points })
board-building-cards = Карты сооружений: { $cards }
board-building-pile = В стопке { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} сооружений: { $cards }
board-honor-cards = Почётные карты за { $chips } { $chips ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}: { $cards }
board-honor-buildings = { $effects } (ещё сдать { $n } { $n ->
    [one] карту сооружений
    [few] разные карты сооружений
   *[many] разных карт сооружений
})
board-honor-final = { $effects } (ещё сдать карту итогового подсчёта на { $points })
board-honor-pile = В стопке { $n } { $n ->
    [one] почётная карта
    [few] почётные карты
   *[many] почётных карт
}: { $cards }
board-action-card = Карта действий { $card }, { $torches } { $torches ->
    [one] факел
    [few] факела
   *[many] факелов
}: { $symbols }
board-goods = Игровая зона: { $goods }. Римляне в общем запасе: { $romans }
board-stock = Личный запас: { $bricks }
board-builder = Зодчий: { $quarter }
board-hand = На руке { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}: { $cards }
board-cards-left = Ещё не сыграны в этом раунде, рука и стопка: { $cards } (в стопке { $pile })
board-played = Сыграно: { $cards }
board-own-cards = Карты сооружений: { $cards } (наборы: { $points })
board-final-cards = Карты итогового подсчёта: { $cards }
board-reward = Блоков в сооружении «{ $building }»: { $bricks }; до следующей награды ({ $goods }) ещё { $to_go }
board-buildable = Может построить, { $building }{ $sesterces ->
    [0] , без дороги
    [one] , дорога { $sesterces } сестерций
    [few] , дорога { $sesterces } сестерция
   *[many] , дорога { $sesterces } сестерциев
}: { $sites }
board-could-build = { $place } { $colour } { $bricks }{ $white ->
    [0] {""}
    [one] , из них { $white } белый
   *[other] , из них { $white } белых
} ({ $brings })
board-brings-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
board-brings-card = карта сооружения
board-brings-reward = { $goods }
board-foretold = { $title } при нынешнем положении: { $points } ({ $parts })

## Из чего складывается ценность позиции
part-elements = построенные части
part-cards_now = почётные карты
part-interim = промежуточный подсчёт
part-early_end = досрочный конец
part-sets = карты сооружений
part-final_cards = карты итогового подсчёта
part-play_area = остатки в конце
part-majorities = большинство

## Characters of computer players
character-severa = Севера
about-character-severa = Севера строит, пока другие пересчитывают блоки.
character-secundinus = Секундин
about-character-secundinus = Секундину карты милее блоков.
character-ausonius = Авсоний
about-character-ausonius = Авсонию нужно большинство, а не блоки.
