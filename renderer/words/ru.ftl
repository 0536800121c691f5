## На картинках
picture-setup = Подготовка
picture-over = Конец игры
picture-title-chart = Очки
picture-title-points = Набранные очки
picture-part-ties = При ничьей
picture-title-analysis = Разбор
picture-analysis-worth = Ценность позиции; у других — набранные очки
picture-analysis-expected = Ожидаемые очки в конце; у других — набранные очки
picture-analysis-numbers = Ход за ходом; номера — самые дорогие ходы, см. ниже
picture-analysis-lost = Упущено
picture-analysis-points = Очки
picture-analysis-against = Потеряно очков против лучшего, что нашлось
picture-part-total = Всего
picture-plan = ПЛАН: это ещё не настоящий стол

## Альтернативные тексты
picture-points = Очки: { $list }.
picture-points-after = Всего: { $list }.
picture-seat-points = { $seat } { $points }
picture-end = Партия окончена.
picture-course = { $seat }, после каждого подсчёта: { $list }.
picture-chart = Очки по ходу партии: { $when }.
picture-analysis = Разбор: { $seat }.
picture-analysis-seat = { $seat }: очков в конце { $points }, упущено примерно { $lost }; { $shown ->
        [worth] ценность позиции
        [points] очки
       *[expected] ожидаемые очки
    } сначала { $first }, в конце { $last }.
picture-analysis-turns = Поворотные моменты, { $seat }: { $list }.
picture-analysis-turn = № { $n }: ход { $turn } из { $turns } (упущено примерно { $lost })
picture-analysis-parts = Упущено, { $seat }: { $list }.

## Страница партии
page-all = Партия, какой её видели все.
page-seat = Партия, какой её видит { $name }.
page-open = Партия в открытую: каждое поле — глазами своего игрока.
page-over = Партия окончена.
page-running = Всё, что было сыграно.
page-step = Шаг { $n } из { $all }
page-first = Первый шаг
page-turn-back = Предыдущий ход
page-back = На шаг назад
page-play = Запустить
page-pause = Остановить
page-on = На шаг вперёд
page-turn-on = Следующий ход
page-last = Последний шаг
page-mistake = Следующая ошибка
page-slider = Шаг
page-rounds = Раунд
page-language = Язык
page-view = Чьими глазами
page-picture = Картинка
page-second = Вторая картинка
page-moment = Этот шаг
page-acting = Поле того, кто ходил
page-empty = Здесь пока ничего нет.
page-begins = Партия начинается.
page-nothing = Здесь ничего нового не видно.
page-analysis = Разбор
page-note = Ваша заметка
page-keys = Стрелки влево и вправо: один шаг. С Shift: один ход. Щелчок по графику ведёт к его шагу.
page-points = Очки
page-player = Игрок

picture-title-cup = Турнир { $cup }
picture-cup-round = Круг { $n } из { $rounds }
picture-cup-over = Итог
picture-cup-group = Группа { $name }
picture-cup-final = Финал
picture-cup-rounds = Очки по кругам
picture-cup-points = Очки
picture-cup = Таблица турнира { $cup }: { $moment }.
picture-cup-line = { $place }. { $name }: { $points }.
picture-cup-dropped = Выбывает { $name }.
