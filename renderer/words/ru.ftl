## На картинках
picture-part-ties = При ничьей
picture-part-total = Всего

## Альтернативные тексты
picture-points = Очки: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = Игра окончена.
picture-course = { $seat }, после каждого подсчёта: { $list }.
