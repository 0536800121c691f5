## На картинках
picture-setup = Подготовка
picture-over = Конец игры
picture-title-chart = Очки
picture-title-points = Набранные очки
picture-part-ties = При ничьей
picture-title-analysis = Разбор
picture-analysis-worth = Ценность позиции по ходам
picture-analysis-expected = Ожидаемые очки по ходам
picture-analysis-lost = Упущено
picture-part-total = Всего

## Альтернативные тексты
picture-points = Очки: { $list }.
picture-points-after = Всего: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = Партия окончена.
picture-course = { $seat }, после каждого подсчёта: { $list }.
picture-chart = Очки по ходу партии: { $when }.
picture-analysis = Разбор: { $seat }.
picture-analysis-seat = { $seat }: очков в конце { $points }, упущено примерно { $lost }; ценность позиции от { $first } до { $last }.
picture-analysis-turns = Поворотные моменты, { $seat }: { $list }.
picture-analysis-turn = { $n }: ход { $turn } из { $turns }, примерно { $lost }
picture-analysis-parts = Упущено, { $seat }: { $list }.
