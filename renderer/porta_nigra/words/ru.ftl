## На каждой картинке
picture-last-turns = Последние ходы

## На городе и его частях
picture-title-quarters = Кварталы
picture-quarters-legend = Блоки, цена, награда за каждые { $n } построенных блока
picture-title-sites = Места постройки
picture-title-hand = Карты на руке
picture-title-city = Весь город
picture-title-amphitheater = Амфитеатр
picture-title-basilica = Базилика
picture-title-city_wall = Городская стена
picture-title-porta_nigra = Порта-Нигра
picture-sites-free = Где свободно: блоки, очки, карта
picture-sites-legend = Блоки, очки, карта
picture-beside-pile = Стопка
picture-beside-built = Части
picture-beside-supply = Запас
picture-sites-lit = можно построить
picture-sites-way = Дорога
picture-sites-reward = Награда
picture-sites-shop = Лавка
picture-title-seats = Игроки
picture-title-market = Рынок блоков
picture-row-builder = Зодчий
picture-row-sesterces = Сестерции
picture-row-torches = Жетоны факела
picture-row-chips = Жетоны влияния
picture-row-romans = Римляне
picture-row-elements = Части
picture-in-supply = в запасе
picture-title-majorities = Большинство
picture-by-height = Большинство по высоте: части, цвет
picture-majority = Места
picture-majorities-now = При нынешнем положении
picture-place-rest = без очков
picture-nobody-there = Пока никого: 1-е и 2-е место
picture-heights-legend = Части, цвет
picture-majority-legend = Блоки, цвет
picture-every = Построено блоков; каждые { $n } дают
picture-early-end = конец при 0
picture-no-refill = пополнений нет
picture-refill = пополнение: < { $n }

## На руке и выкладках
picture-title-cards_left = Ещё не сыграны
picture-no-cards = Карт сооружений пока нет
picture-own-sets = Очки за наборы карт в конце
picture-title-honor_cards = Почётные карты
picture-title-building_cards = Карты сооружений
picture-with-element = Одна за подходящую часть сооружения; в стопке { $n }
picture-one-a-turn = Одна за ход, за жетоны; в стопке { $n }
picture-honor-for = { $card } за { $buildings ->
    [0] итоговую карту на { $final } очков
   *[other] { $buildings } разные карты сооружений
  }
picture-still-to-play = Карты действий, ещё не сыгранные в раунде

## На листах подсчёта, в конце игры и на графике
picture-title-interim = Промежуточный подсчёт
picture-title-final = Итоговый подсчёт
picture-part-elements = Части сооружений
picture-part-cards_now = Почётные карты
picture-part-interim = Подсчёты раундов
picture-part-early_end = Досрочный конец
picture-part-sets = Наборы карт
picture-part-set = { $n ->
    [1] Одиночные
   *[other] Наборы из { $n }
  }
picture-part-final_cards = Итоговые карты
picture-part-play_area = Игровая зона
picture-part-majorities = Большинство
picture-part-final = Итоговый подсчёт
picture-part-points = Очки
picture-part-bricks = Блоки
picture-part-sesterces = Сестерции
picture-part-romans = Римляне
picture-part-chips = Жетоны влияния
picture-part-torches = Жетоны факела
picture-part-amphitheater-A = Амфитеатр A
picture-part-amphitheater-B = Амфитеатр B
picture-part-amphitheater-C = Амфитеатр C
picture-part-basilica-A = Базилика A
picture-part-basilica-B = Базилика B
picture-part-city_wall = Городская стена
picture-part-porta_nigra = Порта-Нигра { $height }

## Описания: все картинки
picture-about = { $title }: { $when }.
picture-at-turn = Ходит { $seat }.
picture-start = Первый игрок: { $seat }.

## Описания: город и его части
picture-nowhere = ещё не в городе
picture-builders = Зодчие: { $list }.
picture-builder-at = { $seat } ({ $building })
picture-builders-here = Здесь стоят зодчие: { $list }.
picture-shops = Лавки здесь: { $list }.
picture-colour-count = { $colour } { $n }
picture-seat-count = { $seat } { $n }
picture-ways = Дорога для игрока { $seat }: { $list }.
picture-way-to = { $building } — { $n ->
    [one] { $n } сестерций
    [few] { $n } сестерция
   *[many] { $n } сестерциев
  }
picture-way = Дорога сюда для игрока { $seat }: { $n ->
    [one] { $n } сестерций
    [few] { $n } сестерция
   *[many] { $n } сестерциев
  }.
picture-building = { $building }: свободные места { $free }; блоков построено: { $bricks }.
picture-bring-cards = Карту сооружения сейчас приносят: { $list }.
picture-progress-in = { $building }, блоки и в скобках — сколько до следующей награды: { $list }.
picture-progress-of = { $seat } { $n } ({ $missing })
picture-areas-empty = Пока никого: { $list }.
picture-bricks = блоки: { $list }
picture-sites-of = { $building } { $list }
picture-no-sites = нет
picture-no-bricks = нет
picture-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; зодчий: { $quarter }; { $list }; частей сооружений: { $elements } из { $most }.
picture-builder = Зодчий игрока { $seat }: { $building }.
picture-market = Рынок блоков: { $list }; всего { $all }.
picture-supply = Блоков в общем запасе: { $n }.
picture-free = Свободные места постройки: { $list }.
picture-built = Построено: { $list }.
picture-site = { $place } ({ $bricks }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
picture-site-any = { $place } ({ $colour }, блоков от { $least } до { $most }, за каждый { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })
picture-element = { $place } { $seat } ({ $bricks })
picture-stock = Личный запас игрока { $seat }: { $list }.
picture-reward = Награда за каждые { $n } { $n ->
    [one] блок
    [few] блока
   *[many] блоков
  }: { $list }.
picture-quarter-reward = Награда в квартале ({ $building }) за каждые { $n } блока: { $list }.
picture-progress = Блоков здесь, в скобках — сколько до следующей награды: { $list }.
picture-area = { $area } (очки: { $first } и { $second }): { $list }.
picture-area-seat = { $place }. { $seat } ({ $n }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }{ $ahead ->
    [colour] ; впереди по цвету
    [bricks] ; впереди по числу блоков
   *[other] {""}
  })
picture-costs = Блок вместе с дорогой для игрока { $seat }: { $list }.
picture-cost = { $colour }: { $price ->
    [one] { $price } сестерций
    [few] { $price } сестерция
   *[many] { $price } сестерциев
  }{ $n ->
    [0] {" "}(лавка пуста)
   *[other] {""}
  }
picture-majority-points = Большинство принесло бы сейчас: { $list }.
picture-buildables = { $seat } может построить сейчас: { $list }.
picture-buildable = { $place } ({ $bricks }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  })

## Описания: рука и выкладки
picture-could-buy = { $seat } может купить сейчас: { $list }.
picture-building-cards = Карты сооружений в выкладке: { $list }.
picture-honor-cards = Почётные карты, цена { $price }: { $list }.
picture-honor-card = { $card }{ $buildings ->
    [0] {""}
   *[other] {" "}(сдать { $buildings } { $buildings ->
        [one] карту сооружений
        [few] разные карты сооружений
       *[many] разных карт сооружений
      })
  }{ $final ->
    [0] {""}
   *[other] {" "}(сдать карту итогового подсчёта { $final })
  }{ $n ->
    [1] {""}
   *[other] {" "}(×{ $n })
  }
picture-pile = Карт в стопке: { $n }.
picture-hand-of = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
picture-card-of-turn = Карта хода { $card }, осталось: { $torches }.
picture-free-symbols = Свободные символы: { $list }.
picture-used-symbols = Использованные символы: { $list }.
picture-hand-cards = На руке: { $list }.
picture-hand-card = { $card } ({ $torches })
picture-hand-hidden = Закрытых карт на руке: { $n }.
picture-beside-hand = Части сооружений игрока { $seat }: { $elements } из { $most }; карт в стопке: { $pile }.
picture-sets = Карты сооружений: { $list }; наборы приносят { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
picture-finals = Карты итогового подсчёта: { $list }.
picture-left-to-play = { $seat } ещё может сыграть: { $list }.
picture-all-played = Все карты раунда сыграны: { $seat }.

## Описания: подсчёты, конец игры и график
picture-interim = Промежуточный подсчёт раунда { $round }.
picture-interim-of = { $seat }: { $bricks } { $bricks ->
    [one] блок
    [few] блока
   *[many] блоков
  } в сооружениях; очки: +{ $points }, сестерции: +{ $sesterces }.
picture-final = Итоговый подсчёт.
picture-parts = { $seat }: карты сооружений { $sets }, карты итогового подсчёта { $final_cards }, игровая зона { $play_area }, большинство { $majorities }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
picture-periods = { $seat } по раундам, затем итоговый подсчёт: { $list }.
picture-sources = Очки игрока { $seat }: части сооружений { $elements }, почётные карты { $cards_now }, промежуточные подсчёты { $interim }, досрочный конец { $early_end }, карты сооружений { $sets }, карты итогового подсчёта { $final_cards }, игровая зона { $play_area }, большинство { $majorities }.

## Описания: ход
picture-turn = За столом: { $when }.
picture-turn-got = Ход игрока { $seat }: { $list }.
picture-deed-card = карта ({ $what })
picture-deed-builder = зодчий: { $what }
picture-deed-bought = куплено: { $what }
picture-deed-goods = взято: { $what }
picture-deed-built = построено: { $what }, +{ $points }
picture-deed-building_card = карта сооружения: { $what }
picture-deed-honor = почётная карта: { $what }
picture-deed-points = сразу +{ $points }
picture-deed-added = добавлен блок: { $what }, высота { $number }
picture-deed-early_end = досрочный конец, +{ $points }
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; { $sesterces ->
    [one] { $sesterces } сестерций
    [few] { $sesterces } сестерция
   *[many] { $sesterces } сестерциев
  }, частей сооружений { $elements } из { $most }.
