title = Porta Nigra
game-summary = Стройте римский Трир: покупайте блоки, возводите амфитеатр, базилику, городскую стену и Порта-Нигра и добивайтесь большинства. Для 2–4 игроков.
game-duration = От 14 до 24 ходов у каждого: примерно два часа за один присест против компьютера или две–пять недель по переписке, по одному-два хода в день.

## Настройки стола
reconstruction = Большинство карт и мест постройки воссоздано нами; печатная игра местами отличается.
setting-age_order = Кто младше
setting-last_turn_without_cards = Последний ход без карт
about-age_order = кто при равенстве очков называет первого игрока: места от младших к старшим или жребий
about-last_turn_without_cards = при досрочном конце, если игрок сыграл все карты раунда
value-last_turn_without_cards-reshuffle = перетасовать
value-last_turn_without_cards-skip = нет хода
about-last_turn_without_cards-reshuffle = перетасовать свои карты, взять две, сыграть одну
about-last_turn_without_cards-skip = последнего хода нет

## Названия компонентов и мест
colour-black = чёрный
colour-blue = синий
colour-red = красный
colour-yellow = жёлтый
colour-white = белый
building-amphitheater = амфитеатр
building-basilica = базилика
building-city_wall = городская стена
building-porta_nigra = Порта-Нигра
goods-sesterces = { $n } { $n ->
    [one] сестерций
    [few] сестерция
   *[many] сестерциев
  }
goods-torches = { $n } { $n ->
    [one] жетон факела
    [few] жетона факела
   *[many] жетонов факела
  }
goods-chips = { $n } { $n ->
    [one] жетон влияния
    [few] жетона влияния
   *[many] жетонов влияния
  }
goods-romans = { $n } { $n ->
    [one] римлянин
    [few] римлянина
   *[many] римлян
  }
goods-black = { $n } { $n ->
    [one] чёрный блок
    [few] чёрных блока
   *[many] чёрных блоков
  }
goods-blue = { $n } { $n ->
    [one] синий блок
    [few] синих блока
   *[many] синих блоков
  }
goods-red = { $n } { $n ->
    [one] красный блок
    [few] красных блока
   *[many] красных блоков
  }
goods-yellow = { $n } { $n ->
    [one] жёлтый блок
    [few] жёлтых блока
   *[many] жёлтых блоков
  }
goods-white = { $n } { $n ->
    [one] белый блок
    [few] белых блока
   *[many] белых блоков
  }

## Итоговый подсчёт
area-amphitheater-A = амфитеатр, ряд A
area-amphitheater-B = амфитеатр, ряд B
area-amphitheater-C = амфитеатр, ряд C
area-basilica-A = базилика, ряд A
area-basilica-B = базилика, ряд B
area-city_wall = городская стена
area-porta_nigra-3 = Порта-Нигра, высота 3
area-porta_nigra-4 = Порта-Нигра, высота 4
area-porta_nigra-5 = Порта-Нигра, высота 5
area-porta_nigra-6 = Порта-Нигра, высота 6
area-porta_nigra-7 = Порта-Нигра, высота 7
area-porta_nigra-8 = Порта-Нигра, высота 8
place-1 = 1-е место
place-2 = 2-е место
place-3 = 3-е место
place-4 = 4-е место
goods-bricks = { $n } { $n ->
    [one] блок
    [few] блока
   *[many] блоков
}
majority-bricks = { goods-bricks }
majority-bricks-colour = { goods-bricks }, решил цвет
majority-bricks-bricks = { goods-bricks }, решила бóльшая часть сооружения
majority-bricks-shared = { goods-bricks }, ничья
majority-elements = { $n } { $n ->
    [one] часть
    [few] части
   *[many] частей
}
majority-elements-colour = { majority-elements }, решил цвет
majority-elements-shared = { majority-elements }, ничья
event-SetScored = { $n ->
    [1] карта сооружения ({ $buildings })
   *[other] разные карты сооружений, { $n } ({ $buildings })
}: +{ $points }
event-FinalCardScored = карта итогового подсчёта: +{ $points }
event-PlayAreaScored = игровая зона ({ $goods }): +{ $points }
event-MajorityScored = { $area }, { $place } ({ $number }): +{ $points }
forecast-interim = Промежуточный подсчёт
forecast-interim-bricks = { $bricks } × { $each }, очки или сестерции
forecast-final = Итоговый подсчёт
