title = Гавань
game-summary = Отправляйте карты на корабли, прячьте их, просите у других.
game-duration = Пять минут.
phase-deal = Раздача
phase-turn = Ход
phase-payment = Оплата
call-deal = возьмите карты
call-turn = выберите действие
call-payment = заплатите
setting-quick = Один раунд
about-quick = Игра заканчивается после одного раунда.
cards-fish = Рыба
cards-oil = Масло
cards-salt = Соль
cards-wine = Вино
sign-fish = Р
sign-oil = М
sign-salt = С
sign-wine = В
group-food = Еда
group-drink = В кувшинах
card-about = У вас { $n }. Ещё { $unseen } не на виду; в колоде карт: { $left }.
prompt-action = Что вы делаете?
option-draw = Взять карты
option-ship = Отправить
option-bury = Спрятать
option-dig = Откопать
option-beg = Попросить
option-end = Закончить ход
prompt-discard = Какую карту вы кладёте в сброс?
prompt-ship = Какие карты вы отправляете: одинаковые или все разные?
objection-mixed = Отправляйте карты одного вида или все разные.
ship-brings = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
prompt-bury = Какую карту вы прячете?
prompt-beg = Кого вы просите?
beg-whom = { $seat }
prompt-give = Какую карту вы отдаёте? Просит { $receiver }.
prompt-demand = Какой товар требуется?
option-fish = Рыба
option-oil = Масло
option-salt = Соль
option-wine = Вино
prompt-pay = Какими картами вы платите?
prompt-take = Какую карту вы берёте?
event-CardsDrawn = берёт карты: { $cards }
event-CardDiscarded = кладёт в сброс: { $card }
event-PileShuffled = Сброс замешивается в колоду.
event-Shipped = отправляет: { $cards }
event-CardBuried = прячет карту: { $card }
event-CardDugUp = откапывает: { $card }
event-CardGiven = отдаёт карту, получает { $receiver }: { $card }
event-TurnEnded = заканчивает ход
event-Demanded = требует: { $kind ->
    [fish] рыба
    [oil] масло
    [salt] соль
   *[wine] вино
  }
event-Paid = { $cards_number ->
    [0] ничего не платит
   *[other] платит: { $cards }
  }
event-PaymentShown = { $cards_number ->
    [0] оплаты нет
   *[other] оплата: { $cards }
  }
event-CardTaken = берёт: { $card }
harbour-seat = { $seat }: { $points }; рука: { $hand }; спрятано: { $buried }
harbour-piles = Колода: { $left }; сброс: { $discards }
harbour-round = Раунд { $round } из { $rounds }
setting-seniority = Порядок по возрасту
about-seniority = кто при равных очках первым берёт карту, начиная со старшего
