title = Porta Nigra
game-summary = Стройте римский Трир: покупайте блоки, возводите амфитеатр, базилику, городскую стену и Порта-Нигра и добивайтесь большинства. Для 2–4 игроков.
game-duration = От 14 до 24 ходов у каждого: примерно два часа за один присест против компьютера или две–пять недель по переписке, по одному-два хода в день.

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
