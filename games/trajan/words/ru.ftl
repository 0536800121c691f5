title = Trajan
game-summary = Раскладывайте фишки по кругу действий: торгуйте, завоёвывайте, стройте и голосуйте в Риме 110 года. Для 2–4 игроков.
game-duration = Около 30 ходов у каждого: примерно два часа за один присест против компьютера или три–шесть недель по переписке, по одному-два хода в день.

## Названия компонентов и мест
commodities-columns = колонны
commodities-furs = шкуры
commodities-scrolls = свитки
commodities-oil = масло
commodities-fruit = фрукты
commodities-pottery = керамика
commodities-wine = вино
commodities-fish = рыба
commodities-jewelry = украшения
commodities-gems = самоцветы
commodities-cattle = скот
commodities-wheat = пшеница
action-seaport = порт
action-forum = форум
action-military = войско
action-senate = сенат
action-trajan = Траян
action-construction = строительство
colour-yellow = жёлтый
colour-orange = оранжевый
colour-green = зелёный
colour-white = белый
colour-pink = розовый
colour-blue = синий
demand-bread = хлеб
demand-games = зрелища
demand-religion = религия
type-stairs = лестница
type-door = дверь
type-fountain = фонтан
type-roof = крыша
type-window = окно
stack-cards = карты товаров
stack-legionnaires = легионеры
stack-workers = рабочие
stack-plus2 = маркеры [+2]
stack-points = победные очки
stack-demand = потребности
ship-equal = одинаковые
ship-pairs = пары
ship-different = разные
bonus-scrolls-oil = свитки и масло
bonus-wine-fish = вино и рыба
bonus-jewelry-gems = украшения и самоцветы
bonus-columns-furs = колонны и шкуры
bonus-fruit-pottery = фрукты и керамика
bonus-cattle-wheat = скот и пшеница
bonus-bread = хлеб
bonus-games = зрелища
bonus-religion = религия
bonus-workers = рабочие
bonus-legionnaires = легионеры
bonus-bonus = жёлтые бонусные таблички
tray-I = I
tray-II = II
tray-III = III
tray-IV = IV
tray-V = V
tray-VI = VI
province-alpes = Альпы
province-raetia = Реция
province-noricum = Норик
province-narbonensis = Нарбонская Галлия
province-lugudunensis = Лугдунская Галлия
province-belgica = Бельгика
province-germania_superior = Верхняя Германия
province-aquitania = Аквитания
province-britannia = Британия
province-germania_inferior = Нижняя Германия
province-military_camp = военный лагерь
tile-bread = хлеб
tile-games = зрелища
tile-religion = религия
tile-senate-2 = жетон сената (2 голоса)
tile-senate-3 = жетон сената (3 голоса)
tile-senate-4 = жетон сената (4 голоса)
tile-senate-5 = жетон сената (5 голосов)
tile-wild-commodity = джокер товара
tile-wild-demand = джокер потребности
tile-wild-construction = джокер постройки
tile-wild-extra = джокер доп. действия
tile-extra-seaport = доп. действие: порт
tile-extra-forum = доп. действие: форум
tile-extra-military = доп. действие: войско
tile-extra-senate = доп. действие: сенат
tile-extra-trajan = доп. действие: Траян
tile-extra-construction = доп. действие: строительство
construction-tile = { $type } ({ $points })

## Раунды и кварталы
round-name = Квартал { $quarter }, раунд { $round }
phase-round_end = Конец раунда
phase-demands = Потребности народа
phase-senate = Голосование в сенате
phase-refill = Пополнение поля
phase-final_scoring = Итоговый подсчёт
call-round_end = раунд заканчивается
call-senate = выберите бонусную табличку
call-refill = поле пополняется
event-DemandTurnedUp = Начинается раунд { $round }; новая потребность: { $demand }
event-QuarterEnded = Квартал { $quarter } закончен
event-DemandsMet-met = удовлетворяет все потребности{ $trajan_number ->
    [0] {""}
   *[other] ; жетонами Траяна: { $trajan }
}{ $tiles_number ->
    [0] {""}
   *[other] ; отдаёт: { $tiles }
}
event-DemandsMet-unmet = не может удовлетворить: { $unmet }{ $trajan_number ->
    [0] {""}
   *[other] ; жетонами Траяна удовлетворяет: { $trajan }
}{ $tiles_number ->
    [0] {""}
   *[other] ; отдаёт: { $tiles }
}: { $points }
votes-of = { $seat } { $votes }
event-VotesCounted = Голоса: { $seats }
event-BonusTileTaken-consul = становится консулом и берёт бонусную табличку жёлтой стороной вверх: { $tile }
event-BonusTileTaken-vice = становится вице-консулом и берёт бонусную табличку серой стороной вверх: { $tile }
event-DiscsStacked = Порядок дисков в сенате, сверху вниз: { $seats }
event-BoardCleared = Потребности, все жетоны сената и все жетоны с форума выходят из игры
event-BonusTilesLaid = Бонусные таблички на поле: { $tiles }
tile-in-province = { $province } — { $tile }
event-ProvincesFilled = Новое в провинциях: { $tiles }
event-ForumFilled = Новое на форуме: { $tiles }
event-QuarterBegan = Квартал { $quarter }, раунд 1; все корабли снова цветной стороной вверх
prompt-demands = Потребности: { $demands }.{ $trajan_number ->
    [0] {""}
   *[other] {" "}Из них ваши жетоны Траяна удовлетворяют: { $trajan_number }.
} Что вы отдаёте?
give-tiles = { $tiles }
demands-kept = остаётся: { $kept }; бонусные таблички тогда принесли бы в конце { $points }
prompt-consul = Вы консул, голосов: { $votes }. Какую бонусную табличку вы берёте? Другую, серой стороной, получает { $vice }.
consul-brings = сейчас это +{ $points }; другая ({ $other }) принесла бы игроку { $vice } +{ $vice_points }

## Итоговый подсчёт
forecast-quarter = Конец квартала
forecast-final = Итоговый подсчёт
forecast-unmet = неудовлетворённые потребности ({ $demands }): { $points }
event-HandScored = карт на руке: { $cards }, +{ $points }
event-CampsScored = в лагерях (рабочих { $workers }, легионеров { $legionnaires }): +{ $points }
event-SetScored = { $size } × { $type }{ $wild ->
    [0] {""}
   *[other] , из них джокеров: { $wild }
}: +{ $points }
event-BonusTileScored = бонусная табличка: { $tile } ({ $yellow ->
    [1] жёлтая
   *[other] серая
}) × { $counted }{ $wild ->
    [0] {""}
   *[other] , из них джокеров: { $wild }
}: +{ $points }
event-LeftoverTilesScored = осталось жетонов Траяна: { $tiles }, +{ $points }
ties = { $first ->
    [0] последнее место в сенате
   *[other] в сенате впереди { $first } других
}

## Списки товаров и жетонов
goods-columns = { $n ->
    [1] { commodities-columns }
   *[other] { $n } × { commodities-columns }
}
goods-furs = { $n ->
    [1] { commodities-furs }
   *[other] { $n } × { commodities-furs }
}
goods-scrolls = { $n ->
    [1] { commodities-scrolls }
   *[other] { $n } × { commodities-scrolls }
}
goods-oil = { $n ->
    [1] { commodities-oil }
   *[other] { $n } × { commodities-oil }
}
goods-fruit = { $n ->
    [1] { commodities-fruit }
   *[other] { $n } × { commodities-fruit }
}
goods-pottery = { $n ->
    [1] { commodities-pottery }
   *[other] { $n } × { commodities-pottery }
}
goods-wine = { $n ->
    [1] { commodities-wine }
   *[other] { $n } × { commodities-wine }
}
goods-fish = { $n ->
    [1] { commodities-fish }
   *[other] { $n } × { commodities-fish }
}
goods-jewelry = { $n ->
    [1] { commodities-jewelry }
   *[other] { $n } × { commodities-jewelry }
}
goods-gems = { $n ->
    [1] { commodities-gems }
   *[other] { $n } × { commodities-gems }
}
goods-cattle = { $n ->
    [1] { commodities-cattle }
   *[other] { $n } × { commodities-cattle }
}
goods-wheat = { $n ->
    [1] { commodities-wheat }
   *[other] { $n } × { commodities-wheat }
}
goods-extra-seaport = { $n ->
    [1] { tile-extra-seaport }
   *[other] { $n } × { tile-extra-seaport }
}
goods-extra-forum = { $n ->
    [1] { tile-extra-forum }
   *[other] { $n } × { tile-extra-forum }
}
goods-extra-military = { $n ->
    [1] { tile-extra-military }
   *[other] { $n } × { tile-extra-military }
}
goods-extra-senate = { $n ->
    [1] { tile-extra-senate }
   *[other] { $n } × { tile-extra-senate }
}
goods-extra-trajan = { $n ->
    [1] { tile-extra-trajan }
   *[other] { $n } × { tile-extra-trajan }
}
goods-extra-construction = { $n ->
    [1] { tile-extra-construction }
   *[other] { $n } × { tile-extra-construction }
}
goods-bread = { $n ->
    [1] { tile-bread }
   *[other] { $n } × { tile-bread }
}
goods-games = { $n ->
    [1] { tile-games }
   *[other] { $n } × { tile-games }
}
goods-religion = { $n ->
    [1] { tile-religion }
   *[other] { $n } × { tile-religion }
}
goods-senate-2 = { $n ->
    [1] { tile-senate-2 }
   *[other] { $n } × { tile-senate-2 }
}
goods-senate-3 = { $n ->
    [1] { tile-senate-3 }
   *[other] { $n } × { tile-senate-3 }
}
goods-senate-4 = { $n ->
    [1] { tile-senate-4 }
   *[other] { $n } × { tile-senate-4 }
}
goods-senate-5 = { $n ->
    [1] { tile-senate-5 }
   *[other] { $n } × { tile-senate-5 }
}
goods-wild-commodity = { $n ->
    [1] { tile-wild-commodity }
   *[other] { $n } × { tile-wild-commodity }
}
goods-wild-demand = { $n ->
    [1] { tile-wild-demand }
   *[other] { $n } × { tile-wild-demand }
}
goods-wild-construction = { $n ->
    [1] { tile-wild-construction }
   *[other] { $n } × { tile-wild-construction }
}
goods-wild-extra = { $n ->
    [1] { tile-wild-extra }
   *[other] { $n } × { tile-wild-extra }
}
