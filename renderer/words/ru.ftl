## На картинках
picture-setup = Подготовка
picture-over = Конец игры
picture-title-chart = Очки
picture-title-points = Набранные очки
picture-part-ties = При ничьей
picture-part-total = Всего

## Альтернативные тексты
picture-points = Очки: { $list }.
picture-points-after = Всего: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = Партия окончена.
picture-course = { $seat }, после каждого подсчёта: { $list }.
picture-chart = Очки по ходу партии: { $when }.
