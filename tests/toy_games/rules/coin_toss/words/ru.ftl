title = Орлянка
game-summary = Все угадывают, как упадёт монета.
game-duration = Одна минута.
phase-toss = Бросок
phase-scoring = Подсчёт
call-toss = назовите орла или решку
setting-doubled = Двойные очки
about-doubled = Верная догадка приносит два очка.
prompt-guess = Как упадёт монета?
option-heads = Орёл
option-tails = Решка
event-Guessed = загадано: { $side ->
    [heads] орёл
   *[tails] решка
  }
event-CoinFell = Выпало: { $side ->
    [heads] орёл
   *[tails] решка
  }
event-Scored = очков: { $points }
toss-points = { $seat }: { $points }
toss-round = Раунд { $round } из { $rounds }
part-guess = догадки
