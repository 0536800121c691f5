seat = место { $number }
place-nth = { $place }-е место
space = { $space }
hidden = закрыт
pieces-counted = { $n ->
    [1] { $piece }
   *[other] { $n } × { $piece }
}
pieces-repeated = { $n ->
    [1] { $piece }
   *[other] { $piece } (×{ $n })
}
pieces-hidden = { $n } лицом вниз
group-row = Ряд { $row }
none = нет
joined-plus = { $first } + { $second }
joined-list = { $list }
joined-steps = { $first } › { $second }

## Стол в виде текста
board-rule = —
board-phase = Этап: { $phase }
board-over = конец игры
board-turn = Ходит { $seat }
board-start = Первый игрок: { $seat }
board-player = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}

## Разбор партии
analysis-own = У вас { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}; { $others ->
    [0] вы упустили
   *[other] упущено
} примерно { $lost }{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-seat = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}; упущено примерно { $lost }{ $parts ->
    [0] { "" }
   *[other] : { $list }
}
analysis-own-flawless = У вас { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}; ходов лучше { $others ->
    [0] ваших
   *[other] этих
} не нашлось
analysis-seat-flawless = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}; ходов лучше этих не нашлось
analysis-own-no-turn = У вас { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}; ходов для оценки не было
analysis-seat-no-turn = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}; ходов для оценки не было
analysis-others = Кто-то другой сделал { $turns } из этих ходов{ $lost ->
    [0] { "" }
   *[other] : упущено примерно { $lost }
}
analysis-part = { $part } { $n }
analysis-luck = При сильной игре такое начало приносит около { $expected } { $expected ->
    [one] очка
   *[other] очков
}. { $luck ->
    [0] { "" }
   *[other] Удача при доборе: { $luck }.{ " " }
}{ $lost ->
    [0] { "" }
   *[other] Упущено: { $lost }.{ " " }
}Всё остальное (соперники и то, о чём не берусь судить): { $rest }; обычно плюс-минус { $spread }. Итог: { $points }.
analysis-turn = { $when }: { $word ->
    [blunder] зевок
   *[slip] неточность
}, упущено примерно { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}{ $by ->
    [computer] , ходил компьютер
    [user] , ходил кто-то другой
   *[holder] { "" }
}
analysis-row = Строка { $n } записи
analysis-number = { $when }, ход { $turn } из { $turns }
analysis-after-draw = { $when }, после добора
analysis-better = Лучше: { $line }
analysis-played = Сыграно: { $line }
analysis-without = без этого
analysis-why = Разница: { $list }
analysis-why-overall = Разница: положение лучше в целом; ни один источник очков не выделяется
analysis-reason = { $part } { $points }
worth-rest = остальное
analysis-none = Ни один ход в отдельности не выделяется.
analysis-marks = Ходы, где было что терять: { $list }
analysis-mark = { $n } { $word ->
    [best] { $n ->
        [one] лучший
       *[other] лучших
    }
    [fine] { $n ->
        [one] хороший
       *[other] хороших
    }
    [slip] { $n ->
        [one] неточность
        [few] неточности
       *[many] неточностей
    }
   *[blunder] { $n ->
        [one] зевок
        [few] зевка
       *[many] зевков
    }
}
analysis-advice = Только для вас: в ваших последних { $games } разобранных партиях больше всего упущено здесь: { $part }, примерно { $n } из { $lost } { $lost ->
    [one] очка
   *[other] очков
}.

## Почему план остановлен
plan-stops-scoring = с тех пор был подсчёт
plan-stops-not-asked = об этом больше не спрашивают
plan-stops-not-offered = это больше нельзя выбрать
plan-stops-not-offered-why = это больше нельзя выбрать: { $reasons }
plan-stops-chance = отсюда всё зависит от случая
plan-stops-differs = результат был бы уже другим
plan-stops-differs-before = запланированный результат уже невозможен: { $before }
plan-stops-differs-now = результат был бы теперь другим: { $now }
plan-stops-differs-before-now = результат был бы уже другим; по плану: { $before }; сейчас: { $now }
plan-stops-words = у этого варианта теперь другое пояснение
plan-stops-words-before-now = у этого варианта теперь другое пояснение; по плану: { $before }; сейчас: { $now }
plan-stops-forecast = ваш прогноз изменился
plan-stops-forecast-before-now = ваш прогноз изменился: было { $before }, стало { $now }

## Search in the rules: words that say nothing; groups of words that mean the same
rules-silent-words =
    и или а но если то так же бы ли я ты вы мы он она они оно мой моя моё мои мне меня свой своя твой ваш наш его её их это этот эта эти тот та те в во на с со к ко по за из от до у о об для при под над
    есть быть был была было можно нужно надо нужен нужны должен могу может мочь дать даёт дают что какой какая какие какое кто кому когда где почему зачем как сколько чей там тут ещё уже только пожалуйста
    правило правила значит бывает бывают игра игре игры очень ещё больше
rules-same-words =
    ничья ничьи ничьих равенство; деньги монета монеты; штраф минус отрицательный теряет ниже; отмена отменить назад; джокер любой; начало начале старт стартовый первый начальный; конец кончается
    заканчивается закончилась последний; самый наибольший большой; лимит предел максимум; остаток оставшийся остался неиспользованный; длина длительность долго; обмен обменять менять поменять; центр
    середина; пустой опустевший пуст; новичок новички; цена стоимость стоит платить плата платят заплатить; тайно секретно закрыт; пополнение пополняются; один 1 i; два две двое 2 ii второй оба; три 3 iii
    третий; четыре 4 iv четвёртый; пять 5 v пятый; шесть 6 vi шестой; семь 7; восемь 8; девять 9; десять 10; пятнадцать пятнадцатый 15

## A kind of moments in the history of every game
happened-scored = Очки
