title = Каменоломня
game-summary = Все берут камни.
game-duration = Одна минута.
phase-opening = Начало
phase-turn = Ход
call-opening = приготовиться
call-turn = взять два камня
setting-opening = Начало
about-opening = Все говорят, что готовы.
prompt-camp = Вы готовы?
prompt-stone = Какой камень?
prompt-home = Оба камня ваши.
option-ready = Готово
option-small = Малый камень
option-large = Большой камень
option-end = Закончить ход
end-heavy = Два больших камня тяжелы. Закончить ход?
event-CampMade = готов(а)
event-Opened = Все готовы
event-StoneTaken = берёт { $stone ->
    [small] малый
   *[large] большой
  } камень
event-TurnEnded = находит { $find ->
    [gold] золото
   *[dust] пыль
  }
quarry-points = { $seat }: { $points }
