## На картинках
picture-hand = На выбор
picture-beside = Получено
picture-prestige = Престиж
picture-round = Фаза { $cycle } · Раунд { $round }
picture-setup = Подготовка
picture-over = Конец игры

## Альтернативные тексты
picture-table = Стол: { $when }.
picture-colonia = Колония: { $seat }, { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
  }.
picture-at-turn = Ходит { $seat }.
picture-start = Первый игрок: { $seat }.
picture-streets = Карты улиц: { $list }.
picture-stock = Запас: { $goods }.
picture-in-hand = На выбор: { $list }.
picture-built = Построено: { $list }.
picture-at = { $what } { $spaces }
picture-free = Свободные клетки: { $list }.
picture-covered = Закрытые тайлы: { $list }.
picture-open = Открытые тайлы: { $list }.
picture-on-crane = { $space } { $face } (кран: { $colour })
picture-uncovered = Открытые краны: { $list }.
picture-scored = Подсчитанные краны: { $list }.
picture-citizens = Горожане: { $list }.
picture-row = { $row } { $citizens }{ $active ->
    [0] {" "}(не активны)
   *[other] {""}
  }
picture-ship = Тайлов на корабле: { $tiles }.
picture-left-over = Лишний тайл: { $face }.
picture-bar = Накладка на { $position }{ $turned ->
    [0] {""}
   *[other] {" "}(перевёрнута)
  }: наибольшая область { $area } даёт { $points }, задание Траяна { $task }.
picture-received = Полученные тайлы: { $list }.
picture-card = Карта Траяна: { $build }; { $collect }.
picture-strip = { $seat }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
  }; { $goods }; активные горожане { $active } из { $citizens }; корабль { $ship }; накладка { $prestige }.
picture-begun = Начатые области: { $list }.
picture-envoys = Посланники, { $seat }: { $spaces }.
picture-column = Колонна Траяна: { $points }.
picture-tracks = Треки, { $seat }: { $list }.
picture-step = { $track } { $column ->
    [0] { $step }
   *[other] у колонны
  }
