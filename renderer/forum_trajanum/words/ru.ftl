## На картинках
picture-hand = В руке
picture-beside = Получено
picture-bar-name = Накладка
picture-bar-turned = Оборот
picture-bar-task = Очки за задание
picture-bar-area = Очки, область из
picture-citizens-here = Горожане
picture-row-effect = Даёт
picture-row-points = Очки
picture-title-forum = Форум
picture-title-tracks = Треки наград
picture-column-caption = Маркер здесь или триумфальная колонна даёт:
picture-title-colonia = Колония
picture-title-table = Всё поле
picture-title-cards = Карты Траяна
picture-title-seats = Запас
picture-streets-left = Карты улиц, что ещё выйдут (светлые: этот раунд)
picture-title-scoring = Подсчёт
picture-cycle = Фаза { $cycle } из { $cycles }
picture-part-ship = Корабль
picture-part-column = Колонны
picture-part-bonus = Бонусы
picture-part-cranes = Краны
picture-part-rows = Колония
picture-part-eagles = Орлы
picture-part-area = Область
picture-part-tasks = Задания
picture-part-citizens = Активные горожане
picture-part-resources = Ресурсы
picture-part-build = Строительство
picture-part-collect = Сбор
picture-part-collect-paid = Сбор ({ $cycle }: оплата { $price })
picture-crane-blue = Фонтаны
picture-crane-green = Парки
picture-crane-yellow = Конюшни
picture-crane-orange = Дома
picture-eagles-on = На орле
picture-eagles-beside = Рядом
picture-eagles-corner = По диагонали
picture-area-envoys = Посланники
picture-part-scoring = Этот подсчёт

## Альтернативные тексты
picture-turn = Положение за столом: { $when }.
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }; { $ship } { $ship ->
    [one] посланник
    [few] посланника
   *[many] посланников
  } на корабле; активных горожан { $active } из { $citizens }.
picture-table = Стол: { $when }.
picture-seats = Что есть у каждого: { $when }.
picture-colonia = Колония игрока { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
picture-at-turn = Ходит { $seat }.
picture-start = Первый игрок: { $seat }.
picture-streets = Карты улиц: { $list }.
picture-stock = Запас: { $goods }.
picture-in-hand = В руке: { $list }.
picture-built = Построено: { $list }.
picture-at = { $what } { $spaces }
picture-free = Свободные ячейки: { $list }.
picture-covered = Закрытые тайлы: { $list }.
picture-open = Открытые тайлы: { $list }.
picture-on-crane = { $space } { $face } (кран: { $colour })
picture-on-crane-worth = { $space } { $face } (кран: { $colour }, сейчас даёт { $points })
picture-crane = { $space } ({ $colour })
picture-crane-worth = { $space } ({ $colour }, сейчас даёт { $points })
picture-uncovered = Открытые краны: { $list }.
picture-scored = Использованные краны: { $list }.
picture-citizens = Горожане: { $list }.
picture-row = { $row }: { $citizens }{ $active ->
    [0] {" "}(ряд неактивен)
   *[other] {""}
  }
picture-ship = Посланников на корабле: { $tiles }.
picture-left-over = Оставшийся тайл: { $face }.
picture-bar = Накладка на { $position }{ $turned ->
    [0] {""}
   *[other] {" "}(перевёрнута)
  }: наибольшая область ({ $area }) даёт { $points }, задание Траяна — { $task }.
picture-bar-next = Улучшение сдвинет её на { $position }: тогда область даёт { $points }, задание — { $task }.
picture-received = Рядом с Колонией: { $list }.
picture-card = Карта Траяна: { $build }; { $collect }.
picture-strip = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }; { $goods }; активные горожане: { $active } из { $citizens }; корабль: { $ship }; накладка на { $prestige }.
picture-begun = Начатые области, ещё свободно: { $list }.
picture-completed = Завершённые области: { $list }.
picture-envoys = Посланники игрока { $seat }: { $list }.
picture-column = Колонна Траяна: { $points }.
picture-tracks = Треки игрока { $seat }: { $list }.
picture-step = { $track } { $column ->
    [0] { $step }
   *[other] у колонны
  }
picture-forum = Форум: { $when }.
picture-forum-worth = { $seat }: на корабле { $ship }; орлы дают { $eagles }, наибольшая область ({ $area }{ $changed ->
    [0] {""}
   *[other] {", "}считается за { $counted }
  }) даёт { $points }, вместе { $total }.
picture-near-eagles = Свободные ячейки, которые дают очки за орла: { $spaces }.
picture-close-tracks = Треки наград и колонна: { $when }.
picture-next-step = Следующие награды игрока { $seat }: { $list }.
picture-column-worth = { $seat }: маркер Форума у колонны принёс бы { $points } ({ $fragment } + { $citizens } за активных горожан).
picture-cards = Карты Траяна: { $when }.
picture-cards-of = Ход выполнения у игрока { $seat }.
picture-cards-paid = Учтена плата горожанам: { $price }.
picture-task = { $cycle }: { $task }: { $times } × { $value }.
picture-task-open = { $cycle }: { $task }.
picture-task-missing = { $cycle }: { $task }; не хватает: { $list }.
picture-task-none = { $cycle }: { $task }; пока ничего из этого не построено.
picture-task-blocked = { $cycle }: { $task }; места для этого больше нет.
picture-missing = { $what } ({ $have } из { $number })
picture-want-worker = рабочий
picture-want-colours = пара рабочих
picture-want-classes = пара горожан
picture-want-all_classes = горожанин каждого социального класса
picture-want-ship = посланник на корабле
picture-want-triumphal_column = триумфальная колонна
picture-want-scored_crane = использованный кран
picture-want-marker = маркер Форума у колонны
picture-want-builder = строитель
picture-want-assistant = помощник
picture-want-coin = монета
picture-want-tribune = Трибун
picture-scoring = Подсчёт фазы { $cycle }.
picture-parts = { $seat }: краны { $cranes }, Колония { $rows }, орлы { $eagles }, наибольшая область { $area }, задания Траяна { $tasks }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } ({ $citizens } { $citizens ->
    [one] активный горожанин
    [few] активных горожанина
   *[many] активных горожан
  }, { $resources } { $resources ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
  }).
picture-periods = { $seat } по фазам: { $list }.
picture-sources = Очки игрока { $seat }: колонны { $column }, бонусы областей { $bonus }, краны { $cranes }, Колония { $rows }, орлы { $eagles }, наибольшая область { $area }, задания Траяна { $tasks }.
