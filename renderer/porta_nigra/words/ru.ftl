## На каждой картинке
picture-round = Раунд { $round }
picture-last-turns = Последние ходы
picture-setup = Подготовка
picture-over = Конец игры

## На городе и его частях
picture-title-market = Рынок блоков
picture-in-supply = в общем запасе
picture-title-majorities = Большинство
picture-every = За каждые { $n } блока
picture-refill = пополнение: меньше { $n }

## Описания: все картинки
picture-about = { $title }: { $when }.
picture-at-turn = Ход: { $seat }.
picture-start = Первый игрок раунда: { $seat }.

## Описания: город и его части
picture-none = ничего
picture-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; { $list }; частей сооружений: { $elements } из { $most }.
picture-builder = Зодчий игрока { $seat }: { $building }.
picture-market = Рынок блоков: { $list }; всего { $all }.
picture-supply = Блоков в общем запасе: { $n }.
picture-free = { $building }, свободные места: { $list }.
picture-built = { $building }, построено: { $list }.
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
picture-stock = { $seat }, в наличии: { $list }.
picture-reward = { $building }, награда за каждые { $n } блока: { $list }.
picture-progress = { $seat }: здесь { $bricks ->
    [one] { $bricks } блок
    [few] { $bricks } блока
   *[many] { $bricks } блоков
  }, до следующей награды { $missing ->
    [one] { $missing } блок
    [few] { $missing } блока
   *[many] { $missing } блоков
  }.
picture-nobody = никто
picture-area = { $building } (очки: { $first } и { $second }): { $list }.
picture-area-part = { $building } { $part } (очки: { $first } и { $second }): { $list }.
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
picture-majority-points = Большинство принесло бы сейчас: { $seat } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
picture-buildables = { $seat } может построить сейчас: { $list }.
picture-buildable = { $place } ({ $bricks }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }{ $moving ->
    [0] {""}
    [one] ; дорога: { $moving } сестерций
    [few] ; дорога: { $moving } сестерция
   *[many] ; дорога: { $moving } сестерциев
  })
