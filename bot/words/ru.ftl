## Команды
command-play = играть
about-command-play = Открыть стол
command-games = партии
about-command-games = Ваши партии; сначала те, что ждут вас
command-move = ход
about-command-move = Ваш ход за столом, который ждёт вас дольше всех
command-board = поле
about-command-board = Ваше поле и стол
command-replay = повтор
about-command-replay = Партия или один раунд в виде анимации
command-history = история
about-command-history = Что произошло, шаг за шагом
command-pace = темп
about-command-pace = Предложить другой темп для этого стола
command-verify = проверить
about-command-verify = Честен ли жребий в этой партии
command-help = помощь
about-command-help = Как здесь играть
command-rules = правила
about-command-rules = Найти в правилах
command-profile = профиль
about-command-profile = Ваши партии, рейтинг и надёжность; профили других игроков
command-stats = статистика
about-command-stats = Как играют: очки, победы, длительность, рекорды
command-ranks = лидеры
about-command-ranks = Кто лидирует на этом сервере
parameter-words = слова
about-parameter-words = Что вы ищете
parameter-game = игра
about-parameter-game = Какая игра
parameter-player = игрок
about-parameter-player = Чьё поле
parameter-round = раунд
about-parameter-round = Какой раунд; если не указать, вся партия
parameter-step = шаг
about-parameter-step = Номер шага; без него — последний
parameter-file = файл
about-parameter-file = Запись партии для просмотра; в конце партии её даёт кнопка «Честный жребий»

## Приветствие
greeting-setup = Администрация: `/настроить-сервер`.
greeting-other-game = Другая игра
greeting-game-begins = Ваша партия **{ $game }** против компьютера началась: { $link }
greeting-game-runs = Такая партия **{ $game }** у вас уже идёт: { $link }. Команда `/играть` открывает ещё один стол.
greeting-guided-runs = Вы уже начали эту обучающую партию: { $link }. Продолжите её ниже или начните сначала.
greeting-ask-level = **{ $game }:** как должны играть компьютеры? *Лёгкий* часто ошибается в оценке, *средний* — иногда; *сильный* всегда делает лучший ход, какой находит. Выбор я запомню; изменить его можно командой `/настройки`.
button-play-now = Играть
button-guided = Обучающая партия
button-begin = Начать
button-again = Ещё раз
button-begin-again = Начать сначала
button-alone = Дальше
button-real-game = Настоящая партия
lesson-begins = { $lit } — что выгодно; можно выбрать и другое.
lesson-step = Урок { $step } из { $steps }
lesson-step-alone = Урок { $step } (до конца раунда)
lesson-unmarked = Ничего не отмечено, выбирайте что угодно
lesson-over = **Обучение закончено.** { $done } { $standing } Со всеми отмеченными вариантами было бы { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }. { $end }
lesson-followed = **Обучение закончено: вы выбирали всё, что было отмечено.** { $done } { $standing } { $end }
lesson-standing = { $ahead ->
    [1] Вы впереди: у вас { $mine } { $mine ->
        [one] очко
        [few] очка
       *[many] очков
      }, у игрока { $name } — { $theirs }.
    [-1] Впереди { $name }: { $theirs } { $theirs ->
        [one] очко
        [few] очка
       *[many] очков
      }, у вас { $mine }.
   *[0] У вас и у игрока { $name } очков поровну: по { $mine }.
  }
table-practice = тренировка
error-no-guided-game = Обучающей партии в этой игре нет.
button-introductory = Ознакомительная партия
button-how-it-works = Как играть

## Лобби
lobby-choose-seat-count = Сколько мест?
lobby-seat-count = { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
  }
lobby-host = Хозяин стола: { $host }
lobby-seat = { $number }. { $name }
lobby-pace-of = { $name } · обычно { $time } на ход
lobby-pace-about = На ход: от вопроса до последнего решения, без ночей, выходных и отпусков. Показывается после 20 ходов; скрыть можно командой `/настройки`.
lobby-computer = компьютер
computer-of-level = компьютер, { $level }
level-easy = лёгкий
level-medium = средний
level-hard = сильный
lobby-free = свободно
lobby-options = Настройки стола: { $options }
lobby-option-for = { $setting } ({ $names })
lobby-order = **{ $setting }:** { $names }
lobby-order-open = **{ $setting }:** { $names }, … (учитывается, когда названы все)
lobby-order-next = { $setting }: кто под номером { $number }?
lobby-order-change = { $setting }: изменить
lobby-order-anew = Заново
lobby-option-value = { $setting } ({ $value })
lobby-option-without = { $setting } (выкл.)
lobby-option-with = { $setting } (вкл.)
lobby-value = { $setting }: { $value }
lobby-value-usual = { $setting }: { $value } (обычно)
lobby-started = Партия идёт: смотрите ветку.
lobby-started-here = Партия идёт: смотрите ниже.
lobby-practice = Тренировка: началась с середины партии и нигде не учитывается.
lobby-fair = Честный жребий: `{ $commitment }` · `/проверить`
lobby-join = Сесть за стол
lobby-leave = Встать из-за стола
lobby-change-options = Настройки стола
lobby-start = Начать
lobby-add-computer = Компьютер +
lobby-remove-computer = Компьютер −
computers-title = **Компьютеры за столом { $table }**
computers-about = Как должен играть следующий? *Лёгкий* часто ошибается в оценке, *средний* — иногда; *сильный* всегда делает лучший ход, какой находит.
computers-characters = У этих свой стиль, а сила примерно как у *среднего*:
computers-by-chance = Наугад
computers-full = Все места заняты. Силу игры ещё можно изменить.
computers-choose = Как должен играть компьютер { $name }?
lobby-hints = Подсказки
lobby-about-hints = в свой ход можно узнать, что сейчас выгоднее всего и чем это лучше второго по силе варианта, если лучше; остальные потом увидят, какие ходы сделаны с подсказкой
lobby-rated = Рейтинговая партия
lobby-about-rated = результат влияет на рейтинг всех игроков, а подсказки выключены; их можно включить снова
lobby-reliable = Надёжные игроки
lobby-about-reliable = присоединиться могут только те, кто доиграл не меньше 8 из последних 10 партий и на 100 ходов пропустил меньше 5 сроков; новички могут, и все, кого вы пригласите, тоже
lobby-near = Примерно уровень хозяина
lobby-about-near = лучше всего те, чей рейтинг в этой игре отличается от вашего не больше чем на { $n } (вначале он 1000); в списке **Открытые столы** для них этот стол выше, а сесть могут все
lobby-rated-note = Рейтинговая партия: результат влияет на рейтинг всех игроков.
lobby-reliable-note = Для надёжных игроков: нужно доиграть не меньше 8 из последних 10 партий и пропустить меньше 5 сроков на 100 ходов. Новичкам здесь рады.
lobby-near-note = Хозяин стола хотел бы играть с соперниками примерно своего уровня. Сесть за стол могут все.
lobby-joined = Вы за столом: { $game }. Буду писать вам в личные сообщения.
lobby-joined-no-direct-messages = Вы за столом: { $game }. Личные сообщения закрыты, поэтому выбирать нужно кнопкой **Мой ход** в ветке.
lobby-joined-unsure = Вы за столом: { $game }. Написать вам сейчас не получилось; попробую ещё раз, когда придёт ваш ход.
lobby-joined-direct-later = Вы за столом: { $game }. Карточку пришлю вам личным сообщением, как только Discord позволит.
lobby-left = Вы встали из-за стола.
play-which-game = Какая игра?
lobby-opened-there = Ваш стол открыт: { $link }
lobby-opened-direct = Стол открыт: смотрите личное сообщение, которое сейчас пришло. Кто сядет за стол, тоже его получит.
lobby-opened-direct-later = Стол открыт. Его карточку пришлю вам личным сообщением, как только Discord позволит. Кто сядет за стол, тоже её получит.
table-direct = в личных сообщениях
error-direct-closed = За этим столом играют в личных сообщениях, а мои до вас не доходят. Разрешите мне писать вам и попробуйте ещё раз.
lobby-closed = Этот стол закрыт.
lobby-thread = { $game } · { $names }

lobby-seat-notice = Здравствуйте, { $name }! Вы за столом игры **{ $game }**: { $link }
    Когда нужно будет что-то выбрать, я напишу вам сюда.

lobby-private = Закрытый стол: сесть за него могут только приглашённые. Участники этого сервера могут смотреть.
lobby-private-ask = Закрытый стол: кого не пригласили, тот может попросить место у хозяина кнопкой **Сесть за стол**. Участники этого сервера могут смотреть.
lobby-direct = Здесь играют в личных сообщениях. Список **Открытые столы** (`/партии`) показывает этот стол в личных сообщениях со мной, а тем, кто меня установил для себя, — везде.
lobby-direct-private = Здесь играют в личных сообщениях. Закрытый стол: сесть за него могут только приглашённые.
lobby-direct-ask = Здесь играют в личных сообщениях. Закрытый стол: он есть в списке **Открытые столы** (`/партии`), и другие могут попросить место у хозяина.
lobby-kept = место для **{ $name }**, до { $when }
lobby-asking = { $host } хочет начать. Пока не ответили: { $names }. Кто до { $until } ({ $when }) не нажмёт **Я здесь**, освободит место, и партия сможет начаться без него.
lobby-starts = **Партия начнётся { $when }.** После каждого изменения полминуты отсчитываются заново.
lobby-held = { $name } просит подождать; партия пока не начинается.
lobby-closes = Здесь неделю ничего не менялось. Стол закроется { $when }, если никто из сидящих не захочет его оставить.
lobby-closed-host = Хозяин закрыл этот стол.
lobby-closed-manager = Этот стол закрыла администрация сервера.
lobby-closed-idle = Этот стол закрыт: здесь долго ничего не менялось.
lobby-here = Я здесь
lobby-wait = Подождать
lobby-keep-open = Оставить открытым
lobby-guests = Пригласить
lobby-close = Закрыть стол
lobby-close-sure = Закрыть этот стол насовсем? Все, кто за ним сидит, потеряют места, и сесть за него больше никто не сможет.
lobby-close-yes = Да, закрыть
lobby-close-done = Стол закрыт.
lobby-wait-done = Партия пока не начинается.
lobby-wait-done-told = Партия пока не начинается. { $host } узнает об этом.
lobby-wait-nothing = Партия и так пока не начинается.
lobby-here-done = Спасибо, место остаётся за вами.
lobby-here-last = Спасибо, теперь все на месте: партия начнётся { $when }.
lobby-kept-open = Стол остаётся открытым.
lobby-start-asked = Кое-кто за столом уже сутки не появлялся. Спрашиваю, все ли на месте; партия начнётся, как только все ответят.
guests-title = **Кто играет?** · Стол { $table }
guests-about = Приглашённый получит личное сообщение, а место будет ждать его 48 часов.
guests-none = Сейчас никто не приглашён.
guests-choose = Кого пригласить…
guests-withdraw = Отозвать приглашение…
guests-full = Все места заняты или ждут приглашённых.
guests-private = Только приглашённые
guests-may-ask = Другие могут попросить место
guests-about-ask = Этот стол есть в списке **Открытые столы**. Другие могут попросить у вас место; на ответ у вас 48 часов.
guests-no-seat = Все места за этим столом заняты или ждут приглашённых.
guests-bot = Ботов приглашать нельзя. Кнопка **Компьютер +** посадит за стол компьютер.
error-private = Это закрытый стол: нужно приглашение. Хозяин стола: { $host }.
error-seats-kept = Свободные места за этим столом ждут приглашённых.
error-already-invited = Этого человека уже пригласили.
error-invited-often = Этого человека уже приглашали за этот стол { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
  }.
error-many-invitations = За 24 часа можно отправить { $n } { $n ->
    [one] приглашение
    [few] приглашения
   *[many] приглашений
  }.
error-not-manager = Это может сделать только { $host } или администрация сервера.
invitation-lobby = { $name } приглашает вас за стол игры **{ $game }**: { $link }
    { $terms }
    Место ждёт вас до { $until } ({ $when }).
invitation-direct = { $name } приглашает вас за стол игры **{ $game }**. За этим столом играют в личных сообщениях.
    { $terms }
    Место ждёт вас до { $until } ({ $when }).
invitation-accept = Сесть за стол
invitation-declined = Хорошо. { $name } узнает об этом.
invitation-not-coming = За ваш стол { $table }, **{ $game }**, не сядут: { $names }. Там снова есть место: { $link }
request-asking = { $n ->
    [one] Вашего ответа ждёт: { $names }
   *[many] Вашего ответа ждут: { $names }
  }
request-told = { $n ->
    [one] { $names } просит место
   *[many] { $names } просят места
  } за вашим столом { $table }, **{ $game }**: { $link }
    Ответьте до { $until } ({ $when }).
request-accept = Принять: { $name }
request-decline = Отказать: { $name }
request-accepted = { $name } теперь за столом.
request-sent = Ваша просьба отправлена. Хозяин стола: { $host }. Ответ придёт до { $until } ({ $when }).
request-call = { $name }: кто-то просит место за вашим столом { $table }, **{ $game }**. Ответьте до { $until } ({ $when }): { $link }
request-show = Показать, кто это
request-over-declined = Вам отказали в месте за столом { $table }, **{ $game }**. Хозяин стола: { $host }. Команда `/партии` покажет, где есть места.
request-over-expired = На вашу просьбу о месте за столом { $table }, **{ $game }**, вовремя не ответили. Хозяин стола: { $host }. Команда `/партии` покажет, где есть места.
request-over-late = За столом { $table }, **{ $game }**, партия началась или стол закрылся раньше, чем вам ответили о месте. Хозяин стола: { $host }. Команда `/партии` покажет, где есть места.
error-asked-open = Вы уже попросили место. Хозяин стола: { $host }. Ответ придёт до { $until }.
error-asked-declined = Вам отказали в месте за этим столом. Хозяин стола: { $host }. Просить место за каждым столом можно один раз.
error-asked-expired = На вашу просьбу о месте за этим столом вовремя не ответили. Хозяин стола: { $host }. Просить место за каждым столом можно один раз.
error-many-requests = За 24 часа можно попросить { $n } { $n ->
    [one] место
    [few] места
   *[many] мест
  }.
error-many-requests-here = Здесь уже несколько человек ждут ответа хозяина. Попробуйте позже.
error-asked-before = Вы уже просили место за этим столом.
error-not-asked = Эта просьба больше не действует.
lobby-call-invited = { $name }: { $host } приглашает вас за стол { $table }, **{ $game }**. Место ждёт вас до { $until } ({ $when }): { $link }
lobby-call-here = { $name }: { $host } хочет начать за столом { $table }, **{ $game }**. Нажмите **Я здесь** до { $until } ({ $when }), иначе место освободится.
lobby-told-host = Хозяин встал из-за стола { $table }, **{ $game }**, и теперь хозяин вы: { $link }
    Вы выбираете настройки стола и начинаете партию.
lobby-told-here = Вы ещё здесь? Ответьте до { $until } ({ $when }), иначе место за столом { $table }, **{ $game }**, освободится. { $link }
    { $host } хочет начать, и партия может пойти без вас.
lobby-told-freed = Ваше место за столом { $table }, **{ $game }**, освободилось, потому что вы не подтвердили, что вы здесь: { $link }
lobby-told-silent = За вашим столом { $table }, **{ $game }**, не ответили: { $names }. Там снова есть место: { $link }
lobby-told-held = { $name } просит подождать; за вашим столом { $table }, **{ $game }**, партия пока не начинается: { $link }
lobby-told-too-few = За вашим столом { $table }, **{ $game }**, партия не начинается: теперь за ним слишком мало игроков. { $link }
lobby-told-closing = За вашим столом { $table }, **{ $game }**, неделю ничего не менялось. Он закроется { $when }: { $link }
lobby-told-closed-host = Партии за столом { $table }, **{ $game }**, не будет: хозяин закрыл стол.
lobby-told-closed-manager = Партии за столом { $table }, **{ $game }**, не будет: стол закрыла администрация сервера.
lobby-told-closed-idle = Стол { $table }, **{ $game }**, закрыт: за ним долго ничего не менялось. Команда `/играть` открывает новый.
lobby-told-closed-channel = Стол { $table }, **{ $game }**, закрыт: его канал удалён.
parameter-private = закрытый
about-parameter-private = Сесть за стол смогут только приглашённые

## Время за столом
pace-reserve = Спокойно
pace-brisk = Быстро
pace-h8 = 8 часов на ход
pace-h24 = 24 часа на ход
pace-h48 = 48 часов на ход
pace-d7 = 7 дней на ход
pace-none = Без сроков
about-pace-reserve = сначала 5 дней, с каждым ходом ещё 1, но не больше 10
about-pace-brisk = сначала 3 дня, с каждым ходом ещё 8 часов, но не больше 5 дней
about-pace-plain = на каждый ход одинаково; остаток не сохраняется
about-pace-none = через 21 день без хода я спрошу, играете ли вы дальше
lobby-time = Время: { $terms }
term-pace = { $pace } ({ $numbers })
term-computer-moves = за опоздавшего ходит компьютер
term-deleted = через 30 дней после последнего хода стол удаляется
term-no-vacations = отпуск не останавливает часы
time-title = Время
time-about = Сколько времени у вас на ходы. Часы идут, только пока вы не спите: в тихие часы и свободные дни они стоят.
time-about-late = **Если кто-то опаздывает**, решают остальные: ждать, поручить этот один ход компьютеру или предложить место кому-то другому. Можно и сразу поручать ход компьютеру.
time-choose-pace = Сколько времени?
time-late-ask = Опоздание: решают остальные
time-late-computer = Опоздание: ходит компьютер
time-vacations = Отпуск останавливает часы
button-more = Подробнее…
pace-now = Темп здесь: **{ $pace }** ({ $numbers }), пока вы не спите. Можно предложить другой: когда согласятся все, он начнёт действовать для каждого с его следующего хода.
pace-same = За этим столом уже такой темп.
pace-proposed = Спрашиваю остальных в ветке: **{ $pace }** ({ $numbers }).
pace-proposal = { $table }: { $name } предлагает другой темп: **{ $pace }** ({ $numbers }). Он начнёт действовать для каждого с его следующего хода, как только согласятся все.
pace-answers = ✅ { $agreed } · ещё не ответили: { $asked }
pace-agreed = Новый темп: **{ $pace }** ({ $numbers }). Он действует для каждого с его следующего хода.
pace-refused = Темп остаётся прежним. Против «{ $pace }»: { $names }.
pace-replaced = Здесь предлагали «{ $pace }». С тех пор есть другое предложение.
pace-game-over = Здесь предлагали «{ $pace }». Партия уже окончена.
pace-dormant = Здесь предлагали «{ $pace }». Теперь стол спит.
pace-needless = Здесь предлагали «{ $pace }». Тот, кто это предложил, больше не играет.
button-agree = Согласиться
button-disagree = Лучше не надо

## Стол
turn-prompt = **{ $phase }**: { $names }
standing-next = затем: { $name }
what-now = **Что дальше?** { $parts }
what-now-behind = Вы пока отстаёте здесь: { $part } ({ $own }, { $seats ->
    [2] у соперника { $others }
   *[other] у соперников в среднем { $others }
  }).
standing-lead-own = **Вы впереди** игрока { $name } на { $margin }, главное отличие с начала игры: { $part } ({ $first } против { $second }).
standing-lead-other = **Впереди { $name }**, вы отстаёте на { $margin }, главное отличие с начала игры: { $part } ({ $first } против ваших { $second }).
standing-lead-level = **Поровну очков:** у вас и у игрока { $name }.
standing-parts = { $name } с начала игры: { $parts }
turn-together = **{ $phase }**: все одновременно
turn-ready = **Готовы: { $ready } из { $seats }**
waits-mark = ⏳
waits-asked = вопрос задан { $since }
waits-until = до { $moment } ({ $left })
waits-until-rested = до { $moment } ({ $left }; ваши ночи не считаются)
waits-late = срок прошёл { $moment } ({ $left })
clock-stands = часы стоят
waits-ready = ✅ { $name }
waits-to-act = ⏳ { $name }
turn-again = Правила исправлены: этот этап начинается заново.
turn-thread-anew = Ветка этой партии была удалена. Партия продолжается здесь.
button-move = Мой ход
button-board = Моё поле
button-table = Весь стол
button-large = Крупная картинка
button-more-pictures = Ещё картинки
button-words = Словами
button-help = Помощь
history-omitted = …и ещё { $n }
history-hint = с подсказкой
scoring-title = Подсчёт очков
scoring-seat = **{ $name }: { $points }**
end-title = Партия окончена
end-seed = Честный жребий: команда `/проверить` всё проверит. Исходное число: `{ $seed }`
end-rank = { $rank }. **{ $name }**: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
end-ties = (при ничьей: { $ties })
end-winner = { $n ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
  }

## Конец игры
end-agreed = Партия закончена по общему согласию.
end-in-front = { $n ->
    [one] Впереди: { $names }.
   *[other] Впереди вместе: { $names }.
  }
end-resigned = { $name } сдаётся.
end-abandoned = Все вышли из этой партии. Победителя нет.
end-managers = Администрация сервера закрыла этот стол. Победителя нет.
end-points = **{ $name }**: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
end-took-over = место перешло по ходу партии
end-hints = { $n } { $n ->
    [one] подсказка
    [few] подсказки
   *[many] подсказок
  }
end-rating = рейтинг { $change } → { $figure }
rating-games = рейтинговых партий: { $n } из { $of }
profile-title = Профиль: { $name }
profile-game = **{ $game }**: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
  }, { $won } { $won ->
    [one] победа
    [few] победы
   *[many] побед
  }, лучший счёт { $best }
profile-rating = рейтинг { $figure }
profile-all-games = **Все игры**: { $figure }
profile-met = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
  } с игроком { $name }: выше { $ahead }, ниже { $behind }
profile-finished = Доигранных партий с другими: { $n } из { $begun } последних
profile-misses = Пропущено сроков: { $n } (последних ходов: { $moves })
profile-pace = Обычно ходит за { $time }, не считая ночей
profile-choose = Посмотреть другой профиль
profile-own = Мой профиль
profile-choose-visible = Кому виден ваш профиль?
profile-for-me = Только мне
profile-for-shared = Всем, с кем у меня есть общий сервер
profile-for-all = Всем
profile-picture = Места
profile-place-times = { place-nth }: { $n }
profile-places = { $game } — { $list }.
profile-choose-game = Очки по источникам
profile-sources-title = { $game }, очки: { $name }
profile-sources-about = Среднее по всем законченным партиям, в скобках — у всех игроков. Считается вскоре после конца партии.
profile-sources-none = Сравнивать пока нечего. Среднее считается вскоре после конца партии.
profile-sources-said = Очки в среднем (у всех игроков): { $list }.
profile-sources-part = { $part } { $figures }
button-year = Мой год
year-title = Мой год: { $year }
year-games = { $n ->
    [one] { $n } законченная партия
    [few] { $n } законченные партии
   *[other] { $n } законченных партий
  }, { $won } { $won ->
    [one] победа
    [few] победы
   *[many] побед
  }
year-about = Если хотите, я буду присылать вам итоги года каждый январь: `/настройки`.
year-letter-about = Вы получаете это каждый январь, потому что так настроили: `/настройки`.
year-none = В этом году законченных партий нет.
year-months = Законченные партии по месяцам
year-by-game = По играм
year-won = { $n }, { $won } { $won ->
    [one] победа
    [few] победы
   *[many] побед
  }
year-said = { $game }: { $n } { $n ->
    [one] законченная партия
    [few] законченные партии
   *[many] законченных партий
  }, { $won } { $won ->
    [one] победа
    [few] победы
   *[many] побед
  }.
stats-title = { $game }: все столы
stats-title-here = { $game }: столы этого сервера
stats-none = Законченных партий пока нет.
stats-none-here = На этом сервере законченных партий пока нет.
stats-games = { $n ->
    [one] { $n } законченная партия
    [few] { $n } законченные партии
   *[other] { $n } законченных партий
  }
stats-duration = Половина из них длилась дольше, чем { $time }.
stats-rounds = Раундов: { $least }.
stats-rounds-between = Раундов: от { $least } до { $most }.
stats-first = Первый выбор «{ $choice }»: { $n } { $n ->
    [one] раз
    [few] раза
   *[other] раз
  }, побед { $percent } %
stats-percent = { $n } %
stats-record = Рекорд: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
  }, стол { $table }, { $day }
stats-record-history = Стол { $table }
stats-choose-game = Другая игра
stats-here = Этот сервер
stats-everywhere = Все серверы
stats-picture = Статистика
stats-points = Очки в среднем, по числу игроков
stats-players = { $n } { $n ->
    [one] игрок
    [few] игрока
   *[other] игроков
  }
stats-wins = Победы по местам за столом
stats-seat = { $seat }-й за столом
stats-sources = Очки по источникам
stats-few = После { $n } партий здесь появятся победы по местам за столом и очки по источникам.
stats-said = Очки в среднем: { $list }.
stats-said-points = { $players ->
    [2] вдвоём
    [3] втроём
    [4] вчетвером
   *[other] игроков { $players }
  } — { $n }
stats-said-wins = Победы по местам за столом: { $list }.
stats-said-seat = за столом { $seat ->
    [1] первый
    [2] второй
    [3] третий
   *[other] четвёртый
  } — { $percent } %
ranks-title = { $game }: лидеры сервера
ranks-title-quarter = { $game }: лидеры сервера в этом квартале
ranks-none = Пока здесь никого нет.
ranks-entry = **{ place-nth }** · { $name }: { $figure }, рейтинговых партий: { $n }
ranks-new = { $name }: { $games }
ranks-form = Последние места: { $places }
ranks-you = Вы
ranks-own-unseen = Ваше место видите только вы.
ranks-own-none = Места у вас пока нет: вы ещё не доиграли здесь ни одной рейтинговой партии.
ranks-own-none-quarter = В этом квартале места у вас нет: с его начала вы не доиграли здесь ни одной рейтинговой партии.
ranks-about = В списке те, кто на это согласился и доиграл здесь рейтинговую партию. Рейтинг, число партий и места — по всем серверам; сначала последняя партия, «–» — недоигранная.
ranks-show = Показывать меня в списках
ranks-no-server = У каждого сервера свой список лидеров: там его покажет `/лидеры`. Здесь вы решаете, есть ли вы в этих списках.
ranks-quarter = Этот квартал
ranks-ever = За всё время
ranks-higher = ◀ Выше
ranks-lower = Ниже ▶
ranks-choose-other = Мои партии с игроком…
heads-title = Вы и { $name }
heads-none = Вместе вы ещё не доиграли ни одной партии.
heads-games = Партий вместе: { $n }, выше { $ahead }, ниже { $behind }. Место (очки), сначала ваши:
heads-game = { $table }, { $day }: { $place } ({ $points }) — { $others_place } ({ $others_points })
heads-latest = Это последние { $n }.
button-computer-ratings = Компьютеры
computer-ratings-title = Рейтинг компьютеров
computer-ratings-game = **{ $game }**: { $list }
computer-rating = { $level } { $figure }
computer-ratings-about = Он получен из партий между ними и никогда не меняется. В каждой игре у среднего уровня и у персонажей 1000, с этого начинают все.
end-lasted = Продолжительность: { $duration } ({ $began } — { $ended }).
end-lasted-short = Продолжительность: { $duration } ({ $ended }).
panel-place = Ваше место: { $place } из { $seats }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  }
button-play-again = Сыграть ещё раз
button-look-back = Посмотреть партию
button-analyse = Разобрать партию
button-boards = Поля
button-replay = Анимация
button-verify = Честный жребий
again-ask-level = Как должны играть компьютеры на этот раз?
again-as-before = Те же соперники
again-opened = Открыт новый стол: { $card }. Места тех, кто играл здесь, сохраняются 48 часов.
again-invited = Приглашены все, кто играл здесь; их места сохраняются 48 часов.
again-joined = Вы за столом: { $card }
again-seated = Вы уже за новым столом: { $card }
again-started = Следующая партия началась: { $card }
again-begun = Следующая партия началась без вас: { $card }
error-not-played = Вы не участвовали в этой партии. Свой стол открывает команда `/играть`.
error-thread-locked = Ветка этой партии заблокирована, я не могу ничего там опубликовать. Разблокировать её может администрация сервера.
error-no-place-again = Там, где шла эта партия, я больше не могу писать. Команда `/играть` откроет стол в другом месте.
error-not-member = Вас больше нет на сервере { $server }, где шла эта партия.
error-not-over = Эта партия ещё не окончена.

## Этот стол
command-table = стол
about-command-table = Этот стол: кто играет и что вы можете здесь сделать
button-this-table = Этот стол
table-card = [Карточка]({ $link })
table-choose = Другой стол…

## Места в идущих партиях
seat-on-offer = { $seat } · место предлагается
seats-about-own = Не хватает времени? Предложите своё место: вы будете играть, пока его кто-нибудь не займёт. Или покиньте партию: тогда сразу вступит компьютер.
seats-about-practice = Тренировка только для вас. Если вы её покинете, она закончится.
seats-about-direct = За этим столом играют в личных сообщениях. Если вы его покинете, ваше место займёт компьютер.
seats-about-offered = Ваше место предлагается. Вы играете, пока его кто-нибудь не займёт.
seats-about-free = Здесь можно занять место. Вы увидите всё, что было видно с него, а ваше время пойдёт заново.
seats-about-back = Вместо вас играет компьютер. Пока ваше прежнее место никто не занял, вы можете вернуться или пригласить кого-то.
seats-invited-now = Приглашены: { $users }
seats-invite-to-own = Кто займёт ваше место? Приглашение придёт личным сообщением и действует 48 часов. До тех пор играете вы.
seats-invite-to = Кто займёт место игрока { $name }? Приглашение придёт личным сообщением и действует 48 часов.
seats-choose-user = Кто?
seats-invited = Приглашение отправлено: { $name }.
seats-left = Вы покинули партию. За вас играет компьютер, а место предлагается.
seats-left-last = Вы покинули партию. Играть больше некому, и она окончена.
seats-taken = { $table }: место ваше. Вы видите всё, что было видно с него до сих пор.
seats-back = { $table }: место снова ваше.
seats-declined = { $table }: вы отказались. Спасибо за ответ.
button-offer-seat = Предложить моё место
button-keep-seat = Оставить место себе
button-invite-to-own = Пригласить
button-invite-to = Пригласить на место: { $name }
button-leave-game = Покинуть партию
button-take-seat-of = Занять место: { $name }
button-back-here = Я снова здесь
sure-leave-game = Покинуть эту партию? За вас сразу начнёт играть компьютер, а место будет предложено другим. Вы больше не увидите, что там скрыто.
sure-leave-last = Кроме вас, людей за этим столом больше нет. Если вы уйдёте, партия закончится без победителя. Покинуть её?
button-sure-leave-game = Да, покинуть
button-resign = Сдаться
sure-resign = Сдаться? Партия закончится победой другой стороны.
button-sure-resign = Сдать партию
seats-resigned = Вы сдались.
stop-proposal = { $table }: { $name } предлагает закончить партию досрочно, с нынешним счётом. Она закончится, когда согласятся все.
stop-proposed = Спрашиваю остальных в ветке.
stop-agreed = Все согласились: партия окончена.
stop-refused = Партия продолжается. Против завершения: { $names }.
stop-needless = Здесь предлагали закончить партию. Тот, кто это предложил, больше не играет.
stop-game-over = Здесь предлагали закончить партию. Она уже окончена.
stop-dormant = Здесь предлагали закончить партию. Теперь стол спит.
stop-asked-now = Есть предложение закончить эту партию. Ещё не ответили: { $asked }
button-propose-end = Закончить по согласию
sure-end-game = Закончить партию досрочно, с нынешним счётом? Она закончится, когда согласятся все. Кто давно опаздывает, того не ждут.
button-sure-end-game = Предложить закончить
pause-proposal = { $table }: { $name } предлагает перерыв: все часы стоят, напоминаний нет, не дольше 30 дней. Закончить его может каждый. Согласиться должно больше половины.
pause-agreed = Перерыв не дольше чем до { $until }: все часы стоят. Закончить его может каждый командой `/стол`.
pause-refused = Перерыва не будет. Против: { $names }.
pause-needless = Здесь предлагали перерыв. Тот, кто это предложил, больше не играет.
pause-game-over = Здесь предлагали перерыв. Партия уже окончена.
pause-dormant = Здесь предлагали перерыв. Теперь стол спит.
pause-over = { $n ->
    [0] Перерыв окончен, часы снова идут. { $users }
   *[other] { $name } заканчивает перерыв, часы снова идут. { $users }
}
pause-asked-now = Есть предложение сделать перерыв. Ещё не ответили: { $asked }
pause-now = ⏸️ Перерыв не дольше чем до { $until }. Все часы стоят.
dormant-now = 💤 Стол спит с { $since }. Все часы стоят, напоминаний нет. Любой ход разбудит стол.
idle-question = { $table }: партия продолжается? Если до { $until } никто не ответит, стол уснёт: ни часов, ни напоминаний, пока кто-нибудь не сделает ход. С { $since } никто не ходил. { $users }
idle-woken = { $table }: партия продолжается.
idle-dormant = { $table }: с { $since } никто не ходил, и никто не ответил.
idle-game-over = { $table }: долго никто не ходил. Партия уже окончена.
dormant-told = 💤 { $table }: стол спит, с { $since } никто не ходил. Все часы стоят, напоминаний нет. Ничего не пропало: каждый из вас может разбудить стол этой кнопкой или ходом.
dormant-on = { $table }: { $names } будит стол. Партия продолжается.
dormant-woken = { $table }: стол снова не спит. Партия продолжается.
dormant-game-over = { $table }: стол спал. Партия уже окончена.
button-wake = Разбудить стол
wake-done = Стол снова не спит: { $link }. Тех, чей сейчас ход, я позову.
wake-awake = Этот стол уже не спит: { $link }
error-dormant = Этот стол спит. Сначала разбудите его: ходом или кнопкой **Разбудить стол** в `/стол`.
button-propose-pause = Предложить перерыв
error-paused = За этим столом перерыв. До его конца напоминаний нет.
error-invited-bot = Это программа. Выберите человека.
error-invited-knows = { $name } уже участвует в этой партии и не может занять это место.
seat-changed-left = { $table }: { $former } покидает партию. Дальше играет компьютер { $present }.
seat-changed-silent = { $table }: вместо игрока { $former } теперь играет компьютер { $present }, как вы решили. { $former } может вернуться, пока место никто не занял.
seat-changed-gone = { $table }: { $former } больше не на этом сервере. Дальше играет компьютер { $present }.
seat-changed-taken = { $table }: место игрока { $former } теперь занимает { $present }.
seat-changed-returned = { $table }: { $present } снова здесь и играет дальше.
seat-offer = { $table }: { $name } предлагает своё место и играет, пока его кто-нибудь не займёт.
seat-offer-over = { $table }: место игрока { $name } больше не предлагается.
seat-offer-anybody = Место может занять любой, кто здесь ещё не играл.
seat-offer-invited = Стол закрытый: место может занять тот, кого пригласили.
button-take-seat = Занять место
button-decline = Нет, спасибо
seat-lost-taken = { $table }: { $name } занимает ваше место. Спасибо за игру!
seat-lost-silent = { $table }: ваше время вышло, и остальные предложили ваше место. За вас играет компьютер. Вы можете вернуться, пока место никто не занял.
seat-lost-gone = { $table }: вас больше нет на сервере, поэтому за вас играет компьютер. Вы можете вернуться, пока место никто не занял.
seat-lost-stand-in = { $table }: вы здесь больше никого не заменяете. На этом месте теперь другой игрок.
seat-declined = { $table }: { $name } не займёт место.
seat-invitation-own = { $table }: { $by } предлагает вам своё место. Приглашение истекает { $until }.
seat-invitation = { $table }: { $by } приглашает вас занять место игрока { $name }. Приглашение истекает { $until }.

## Вызовы
table-title = { $game }, стол { $table }
call-line = { $table }: { $what }, { $until }
call-until = срок: { $moment }
call-until-there = срок: { $moment } ({ $place })
call-over = { $table }: партия окончена
call-late = срок прошёл { $moment }
call-no-deadline = без срока

## По желанию
news-next = { $table }: следующий ход ваш, перед вами: { $names }
news-all-ready = Все остальные готовы: { $call }

## Панель
panel-choose-of = Выбор: { $options }
panel-choose-count = { $several ->
    [1] Выберите (вариантов: { $n })
   *[other] { $n ->
        [1] Выберите
       *[other] Выберите вариант ({ $n })
    }
}
panel-choose-row = Выберите ряд
panel-choose-group = Выберите группу
panel-choose-page = Ещё
panel-several-exactly = Выберите ровно { $n } и подтвердите.
panel-several-up-to = Выберите не больше { $most }.
panel-several-between = Выберите от { $least } до { $most } и подтвердите.
panel-several-either = Выберите { $least } или { $most } и подтвердите.
panel-several-picked = Выбрано: **{ $picked }**
panel-several-few = Выберите ещё { $n }.
panel-several-many = Можно выбрать не больше { $most }: уберите { $n }.
panel-several-copy = { $option }, { $n } из { $copies }
panel-several-confirm = Подтвердить
panel-several-clear = Очистить
panel-several-none = Ничего не выбирать
panel-undo = Отменить
panel-back = Назад
panel-restart = Заново
panel-more = Ещё
panel-less = Свернуть
panel-story = Что было
panel-go-on = Дальше
button-hint = Подсказка
button-why = Почему { $name } ходит так?
hint-press = Подсказка: { $option }.
hint-press-then = Подсказка: { $option }; затем: { $line }.
hint-better = Примерно на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } выгоднее второго по силе варианта (**{ $option }**).
hint-better-by = Примерно на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } выгоднее второго по силе варианта (**{ $option }**): { $reasons }.
hint-alike = Почти так же выгодно, как второй по силе вариант (**{ $option }**).
hint-purpose = По сравнению с другими вариантами в среднем: { $reasons }.
hint-purpose-alone = Что это даёт: { $reasons }.
hint-chosen = За вас выбрано: { $line }.
why-thinking = Разбираю этот ход…
why-played = **{ $name }**: { $line }
why-worse = Примерно на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } выгоднее было бы: **{ $option }**.
why-worse-by = Примерно на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
  } выгоднее было бы: **{ $option }** ({ $reasons }).
why-public = Рассчитано по тому, что могут знать все; о скрытом — только догадки.
why-none = Объяснять пока нечего: этот компьютер ещё не ходил.
hint-but = { $better }, но { $worse }
hint-then-same = дальше то же
hint-thinking = Ищу лучший ход…
hint-needless = Здесь не из чего выбирать, подсказывать нечего.
hint-failed = Рассчитать это не удалось. Попробуйте ещё раз чуть позже.
panel-since-last-turn = После вашего прошлого хода
panel-this-turn = Этот ход: { $story }
panel-declined = «{ $option }»
panel-own-turn = Ваш прошлый ход и что было потом
panel-outdated = За столом уже всё изменилось. Сейчас так:
panel-answered = Ответ принят.
panel-playing = Сейчас { $n ->
    [one] ходит
   *[other] ходят
} { $names }.
panel-next-here = Следующий выбор появится здесь.
panel-next-by-message = Следующий выбор придёт сюда новым сообщением.
panel-next-choice = Следующий выбор: { $link }.
panel-next-message = Для следующего выбора есть отдельное сообщение.
panel-not-your-turn = Сейчас не ваш ход.
panel-waiting = Сейчас ходит: { $names } (на { $time }).
panel-waiting-together = В { $time } { $ready ->
    [one] был готов { $ready } из { $seats }.
   *[other] были готовы { $ready } из { $seats }.
  }
panel-over = Партия окончена.
panel-forecast = { $title } пока даёт: **{ $points }**
panel-forecast-price = { $title } пока даёт: **{ $points }**, если заплатить ({ $price }: { $payment })
panel-forecast-short = { $title } пока даёт: **{ $potential }**, если заплатить ({ $potential_price }; { $owns ->
    [0] у вас этого нет
   *[other] у вас { $owned }
  }: не больше **{ $points }** без оплаты: { $unpaid })
board-forecast-price = { $title } пока даёт: **{ $points }** при оплате ({ $price }: { $payment })
board-forecast-short = { $title } пока даёт: **{ $potential }** при оплате ({ $potential_price }; { $owns ->
    [0] в запасе этого нет
   *[other] в запасе { $owned }
  }: не больше **{ $points }** без оплаты: { $unpaid })
panel-hints-off = За этим столом подсказки выключены.
panel-tips-off = Строки о том, почему вопрос важен, выключены; включить их можно в **Помощи**.
panel-asked-again = Когда снова нужно будет выбрать, придёт личное сообщение; в { $link } то же самое открывает **Мой ход**.
panel-asked-again-mention = Когда снова нужно будет выбрать, вас упомянут в { $link }; там выбор открывает **Мой ход**.
panel-undoable = Это можно отменить, пока другие не увидели.
panel-reveals = необратимо: откроется новая информация
panel-all-reveal = При любом выборе откроется новая информация, поэтому отменить его нельзя.
panel-some-reveal = Нельзя отменить (откроется новая информация): { $options }
panel-final = Сделанное ещё можно отменить, пока вы не нажали **{ $option }**.
panel-end-now = Закончить сейчас
panel-which = { $option } › { $which }
panel-which-about = { $which }; { $option }
panel-and-end-turn = { $option } и закончить ход
panel-turn-ends = Он закончится сам через { $seconds ->
    [60] минуту
   *[other] { $seconds } секунд
  }.{ $undoable ->
    [0] { "" }
   *[other] { " " }До этого его ещё можно отменить.
  }
panel-choose-rest = Выбрать за меня
panel-choose-rest-about = **Выбрать за меня** сделает за вас всё, что здесь осталось выбрать{ $hint ->
    [0] { "" }
   *[other] ; это считается подсказкой
  }.{ $told ->
    [0] { " " }Если при этом откроется новая информация, отменить уже не получится.
   *[other] { "" }
  }

## Поле
board-choose-seat = Чьё поле?
board-points = { $rank }. { $name }: { $points }
board-more = …и ещё: **Моё поле**, кнопка **Словами**.

## Replay
replay-round = { title }: { $round }
replay-title = **{ $game }**, кадров: { $n }
replay-progress = Рисую: { $done } из { $total }…
analysis-progress = Оцениваю ходы: { $done } из { $total }{ $seconds ->
    [0] { "" }
    [one] , осталось около { $seconds } секунды
   *[other] , осталось около { $seconds } секунд
  }…
analysis-ready = Разбор партии готов: { $table }.
analysis-choose-seat = Другой игрок

## Честный жребий
verify-title = { $game }: честный жребий
verify-table = Карточка стола: { $card }
verify-running = Всё, что выпадает в этой партии, определяется одним тайным числом — исходным. Его выбрали, когда открыли стол. Вот его отпечаток:
verify-until-end = По отпечатку никто не узнает исходное число, и у другого числа он был бы другим. Когда партия закончится, исходное число будет опубликовано, а команда `/проверить` бросит весь жребий заново и сравнит. Сохраните отпечаток, если хотите быть совершенно уверены.
verify-later = Эта партия началась раньше, чем у столов появилось исходное число. Честность того, что выпало до этого, доказать нельзя; всего, что после, — можно.
verify-practice = Это тренировка: она началась с готовых ходов (шагов: { $n }) и нигде не учитывается. Что выпадает дальше, определяет исходное число, которое лежит в самой программе, чтобы всем выпадало одно и то же.
verify-no-seed = Эта партия закончилась раньше, чем у столов появилось исходное число. Честность жребия в ней доказать нельзя.
verify-honest = **Жребий всегда был честным.** { $n ->
    [1] Его бросали один раз; бросок повторён
    [one] Его бросали { $n } раз; всё повторено
    [few] Его бросали { $n } раза; всё повторено
   *[many] Его бросали { $n } раз; всё повторено
  } от исходного числа, выбранного заранее, и выпало то же самое.
verify-honest-in-part = **Всё, что можно доказать, честно:** { $n ->
    [1] жребий бросали один раз; бросок повторён
    [one] жребий бросали { $n } раз; всё повторено
    [few] жребий бросали { $n } раза; всё повторено
   *[many] жребий бросали { $n } раз; всё повторено
  } из исходного числа, и выпало то же самое.
verify-early = Раньше, чем у стола появилось исходное число, жребий бросали { $n ->
    [1] один раз
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
  }. Был ли он честным, доказать нельзя.
verify-given = К шагам, с которых начался этот тренировочный стол, { $n ->
    [one] относится { $n } бросок
    [few] относятся { $n } броска
   *[many] относятся { $n } бросков
  } жребия.
verify-other-rules = Шаги с { $first } по { $last } сыграны по правилам, которые с тех пор исправлены. Повторить их жребий нельзя.
verify-void = Шаги с { $first } по { $last } не считаются: правила исправили, и этап начался заново.
verify-wrong = **Жребий был нечестным { $n ->
    [1] один раз
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
  }:** из исходного числа получается другое. Кто-то изменил эту партию.
verify-wrong-draw = Шаг { $n }: должно было выпасть «{ $due }», а не «{ $piece }».
verify-other-seed = **Исходное число не то, которое выбрали заранее.** Кто-то изменил эту партию.
verify-seed =
    Исходное число: `{ $seed }`
    Отпечаток: `{ $commitment }`
verify-log = Совпадает ли отпечаток с тем, что на карточке стола? Только это показывает, что исходное число выбрали заранее. В файле вся партия, в том числе скрытое и отменённое; как проверить её самому, сказано на странице программы docs/fair-chance.md.

## Партии
games-none = У вас нет начатых партий. Стол открывает команда `/играть`.
games-waiting = Ждут вас
games-others = Ждут других
games-dormant = Спят
games-lobbies = Ещё не начались
games-finished = Недавно закончились
games-seats = занято мест: { $taken } из { $seats }
games-ended = закончилась { $when }
games-dormant-since = с { $since }
games-invited = Приглашения
games-invited-until = место ждёт вас до { $when }
games-offered = Предлагаемые места
games-seats-offered = { $n ->
    [one] предлагается { $n } место
    [few] предлагаются { $n } места
   *[many] предлагаются { $n } мест
  }
games-take-seat = Место: стол { $table }
games-damaged = Этот стол закрыт: сохранённые данные партии повреждены.
games-removed = Меня больше нет на этом сервере. Ходы делаются здесь.
games-move = Мой ход: стол { $table }
games-nudge = Напомнить: стол { $table }
games-wake = Разбудить: стол { $table }
games-leave = Встать: стол { $table }
games-choose = Сделать ход…
games-look-back = Посмотреть партию…
games-place = { place-nth } из { $of }

## Напоминания
reminder-call = Вас ждут: { $call }
reminder-nudge = Стол ждёт вас: { $call }
reminder-digest = Сегодня: { $call }
reminder-others = Ещё вас ждут:
reminder-nudged = { $call } (стол ждёт)
reminder-more = …и ещё { $n }: `/партии`
button-my-games = Мои партии
button-mute = Без звука до завтра
button-unmute = Включить звук
button-table-number = Стол { $table }
button-nudge = Напомнить
muted-until = Напоминаний не будет до { $moment }. Если вы понадобитесь за столом, сообщение придёт, но без звука.
mute-ended = Напоминания снова включены.
nudge-now = { $name } получит напоминание. Никто не узнает, кто нажал.
nudge-later = { $name } получит напоминание позже: сейчас этот игрок просит не беспокоить.
nudge-tomorrow = { $name } получит это напоминание, когда там начнётся новый день: сегодня их было уже два.
nudge-told = { $name } уже знает: сообщение было недавно. Стол может напоминать каждому раз в день.
nudge-away = { $name } в отпуске: до его конца напоминаний не будет.
nudge-nobody = Стол больше никого не ждёт.

## Личные настройки
command-settings = настройки
about-command-settings = Когда вы не спите, как вас уведомлять, ваш язык
parameter-city = город
about-parameter-city = Задаёт ваш часовой пояс: ваш город, ваша страна или который у вас час
settings-title = Личные настройки
settings-time = Ваше время
settings-zone-title = Ваш часовой пояс
settings-calls = Уведомления
settings-language-title = Ваш язык
settings-zone = **Часовой пояс:** { $city } (сейчас там { $time })
settings-zone-guessed = **Часовой пояс:** не задан, предположительно { $city } (сейчас там { $time })
settings-quiet-hours = **Тихие часы:** с { $from } до { $to }
settings-no-quiet-hours = **Тихие часы:** нет
settings-days-off = **Свободные дни:** { $days }
settings-no-days-off = **Свободные дни:** нет
settings-turn-end = **Если делать больше нечего:** { $when }
settings-turn-end-minute = ход заканчивается сам через минуту
settings-turn-end-once = ход заканчивается сразу, с последним выбором
settings-turn-end-press = вы сами заканчиваете ход
settings-vacation = **Отпуск:** { $first } — { $last }
settings-no-vacation = **Отпуск:** нет
settings-arrive = **Где вас спрашивать:** { $where }
settings-direct = в личных сообщениях
settings-thread = в ветке стола
settings-both = в личных сообщениях и в ветке
settings-called = **Уведомления:** { $how }
settings-each = при каждом выборе, с напоминаниями
settings-digest = раз в день в { $time }, сводкой
settings-told = **Дополнительные сообщения:** { $what }
settings-told-nothing = **Дополнительные сообщения:** нет
settings-tell-next = когда следующий ход ваш
settings-tell-year = итоги года в январе
settings-tell-all-ready = когда все остальные готовы
settings-muted = **Без звука** до { $until }
settings-language = **Язык:** { $language }
settings-language-of-discord = **Язык:** { $language }, как в вашем Discord
language-en = английский
language-de = немецкий
language-ru = русский
settings-level-title = Компьютеры
settings-level = **Уровень компьютеров в партиях, которые вы начинаете без других людей:** { $level }
settings-level-not-set = спрошу
settings-choose-level = Как они должны играть?
settings-about-level = Это действует в партиях, которые вы с этого момента начинаете кнопками **Играть** и **Ознакомительная партия**. За другими столами решает хозяин стола.
button-computers = Компьютеры
settings-about-time = В тихие часы и свободные дни ваше время не идёт, а сообщения о ваших ходах приходят без звука. Если стол всё ещё ждёт, когда вы проснётесь, придёт одно напоминание. То, что вы здесь измените, действует для новых ходов с завтрашнего дня, а первый заданный часовой пояс — сразу.
settings-about-time-guessed = Пока часовой пояс не задан, я лишь предполагаю, когда у вас ночь: ночью ваше время не идёт, но сообщения о ваших ходах приходят со звуком.
settings-about-pace = Пока партия не началась, на карточке стола видно, сколько времени у вас обычно уходит на ход (после 20 ходов). Это можно скрыть.
settings-about-turn-end = Если остаётся только закончить ход, он заканчивается сам через минуту (без других людей — 5 секунд); до этого всё можно отменить. Если сразу, последний выбор окончателен: это сказано на его кнопке.
button-hide-pace = Скрывать мой темп
settings-is-it = **Ваши часы показывают время в городе { $city }?** Когда я это писал, там было { $there }, а на вашем устройстве { $here }.
settings-about-zone = Выберите, который у вас час, а затем ближайший город. Или введите после `/настройки` город, страну или время.
settings-about-calls = Напоминаний приходит не больше двух в день, за все столы вместе. Если выбрана сводка, других уведомлений со звуком не будет: в ней все столы, которые вас ждут, самые срочные сверху.
settings-about-language = На этом языке всё, что я пишу вам лично. Тексты в ветке — на языке сервера.
settings-as-discord = Как в моём Discord
settings-choose-quiet-from = Когда начинаются ваши тихие часы?
settings-choose-quiet-to = Когда они заканчиваются?
settings-choose-days-off = Свободные дни (не больше { $n })
settings-choose-turn-end = Если делать больше нечего, когда заканчивать ход?
settings-choose-hour = Который у вас час?
settings-choose-city = Какой город?
settings-choose-arrive = Где вас спрашивать?
settings-choose-calls = Как вас уведомлять?
settings-choose-digest-hour = Когда присылать сводку?
settings-choose-language = Какой язык?
settings-always-awake = Без тихих часов
settings-quiet-from = Тихо с { $time }
settings-quiet-to = Тихо до { $time }
settings-digest-at = Сводка в { $time }
switch-on = { $setting }: вкл.
switch-off = { $setting }: выкл.
button-settings = Личные настройки
button-time = Время
button-calls = Уведомления
button-language = Язык
button-zone = Часовой пояс
button-this-zone = Да, время города { $city }
button-other-zone = Нет
button-zone-later = Позже
zone-later = Хорошо. Пока вы не укажете часовой пояс в `/настройки`, я буду его угадывать.
button-tell-next = Следующий ход мой
button-tell-year = Итоги года в январе
button-tell-all-ready = Все остальные готовы
error-no-such-city = Места «{ $typed }» я не знаю. Попробуйте ближайший крупный город, страну или который у вас час, например 21:45.
button-vacation = Отпуск

## Отпуск
vacation-title = Отпуск
vacation-about = Пока вы в отпуске, ваше время стоит, а за столами видно, до какого дня. На отпуск есть { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
  } в году; день считается за каждый отпуск, который на него пришёлся. Если хотите, тем временем за вас может сыграть кто-нибудь другой.
vacation-left = { $n ->
    [0] В этом году дней больше не осталось.
    [one] В этом году остался { $n } день.
    [few] В этом году осталось { $n } дня.
   *[other] В этом году осталось { $n } дней.
  }
vacation-choose-begin = Когда он начнётся?
vacation-choose-end = Какой день последний?
vacation-change-end = Другой последний день
vacation-now = сейчас
vacation-earlier-days = Раньше…
vacation-later-days = Позже…
vacation-begins = Начало: **{ $first }**
vacation-confirm = Начало отпуска: **{ $first }**, последний день: **{ $last }** ({ $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
  })
vacation-until = Вы в отпуске. Последний день: **{ $last }**
vacation-from-to = Начало отпуска: **{ $first }**, последний день: **{ $last }**
vacation-table = { $game }, стол { $table } ({ $place })
vacation-clock-stands-at = Ваши часы остановлены за столами:
vacation-clock-runs-at = { $n ->
    [one] За этим столом договорились играть без отпусков, поэтому **ваше время там идёт**:
   *[other] За этими столами договорились играть без отпусков, поэтому **ваше время там идёт**:
  }
vacation-play-anyway = Вы в отпуске (последний день: { $last }). Сыграть и закончить отпуск?
button-other-days = Другие дни
button-announce = Объявить
button-back-now = Я здесь
button-withdraw = Отменить отпуск
button-play-anyway = Сыграть и закончить

## Замена
stand-in-about = Сыграть за вас тем временем может тот, кто не сидит за столом, или компьютер. Замена видит то же, что и вы. В личных сообщениях Discord предлагает немногих; команда `/настройки` на сервере покажет всех.
stand-in-choose = Кто сыграет за вас?
stand-in-asked = Просьба отправлена: { $name }. Ответа пока нет.
stand-in-accepted = Пока вас нет, за вас играет { $name }.
stand-in-declined = { $name } не может сыграть за вас. Можно попросить кого-нибудь другого.
stand-in-computer = Пока вас нет, за вас играет компьютер.
stand-in-not-at = { $n ->
    [one] Но не за этим столом: там у замены есть своё место или она уже играла за другого:
   *[other] Но не за этими столами: там у замены есть своё место или она уже играла за другого:
  }
stand-in-plays = За вас играет { $name } (последний день: { $last }). Чтобы вернуться к игре, нажмите **Я здесь**: отпуск на этом закончится.
stand-in-computer-plays = За вас играет компьютер (последний день: { $last }). Чтобы вернуться к игре, нажмите **Я здесь**: отпуск на этом закончится.
stand-in-offer = { $name } просит вас о замене (начало: { $first }, последний день: { $last }). Столы: { $tables }
    Вы увидите то же, что видит { $name }, а когда надо будет выбирать, придёт сообщение.
stand-in-later-tables = ближайшие в турнире
stand-in-refused = Хорошо, за игрока { $name } вы играть не будете.
stand-in-begins = Спасибо! Теперь вы играете за игрока { $name }. Когда надо будет выбирать, придёт сообщение.
stand-in-will-begin = Спасибо! Вы будете играть за игрока { $name } (начало: { $first }). Когда надо будет выбирать, придёт сообщение.
stand-in-over = Играть за игрока { $name } больше не нужно. Спасибо!
stand-in-has-accepted = Пока вас нет, за вас играет { $name }.
stand-in-has-declined = { $name } не может сыграть за вас, пока вас нет. В личных настройках, на странице **Отпуск**, можно попросить кого-нибудь другого.
button-computer-stand-in = Компьютер
button-no-stand-in = Всё-таки никто
button-stand-in = Сыграю
button-do-not-stand-in = Не могу
button-give-back = Больше не могу

## Кого нет
away-until = { $name } в отпуске (последний день: { $last }).
away-from-to = { $name } уходит в отпуск (начало: { $first }, последний день: { $last }).
away-clock-stands = Время игрока пока стоит.
away-clock-runs = За этим столом время игрока идёт.
away-plays = За этого игрока играет { $name }.
away-computer-plays = За этого игрока играет компьютер.
away-plays-now = { $stand_in } заменяет игрока { $name }.
away-computer-plays-now = Компьютер заменяет игрока { $name }.
away-nobody-plays = За игрока { $name } больше никто не играет.
away-back = { $name } снова здесь.
away-withdrawn = { $name } всё-таки не уходит в отпуск.
away-asks = { $asked }: { $name } просит вас о замене.
away-has-played = Ход за игрока { $name }: { $stand_in }.
away-computer-has-played = За игрока { $name } сыграл компьютер.
waits-away = в отпуске, последний день: { $last }
waits-stand-in = вместо этого игрока: { $name }
waits-computer-plays = вместо этого игрока: компьютер
panel-yours-again = Вы снова играете сами. Если надо выбирать, есть более новое сообщение.
panel-passed-on = Здесь вы больше не играете.
panel-stand-in = Вы играете за игрока { $name } (последний день: { $last }).
games-stand-in = Вы играете за игрока { $name }.
panel-on-vacation = Вы в отпуске (последний день: { $last }). Если выберете здесь что-нибудь, он закончится.

## Время
moment-today = сегодня, { $time }
moment-yesterday = вчера, { $time }
moment-weekday = { $weekday }, { $time }
moment-date = { $date }, { $time }

## Помощь
guide-round = Игра в шести строках
guide-short = **Как здесь играть**
    - Когда нужно выбрать, вы получаете личное сообщение, где есть всё нужное. **Мой ход** в ветке стола открывает то же самое только для вас.
    - **Помощь** под вариантами объясняет, о чём вас спрашивают.
    - Никто не видит вашего выбора, пока ход не закончен. До тех пор **Отменить** отменяет один выбор, а **Заново** (кнопка «Ещё») — все, если ничего скрытого не открыто.
    - `/играть` открывает стол, `/партии` показывает ваши. Командой `/настройки` вы задаёте, когда спите: в это время ваши часы стоят, а уведомления приходят без звука.
guide-here = Игра в Discord
guide-here-tables = **Столы:** командой `/играть` вы открываете стол в канале. Другие садятся, вы начинаете, и у партии появляется своя ветка. Администрация сервера командой `/настроить-сервер` решает, где и кем открываются столы.
guide-here-computers = **Компьютеры:** до начала хозяин стола сажает их за стол кнопкой **Компьютер +**: лёгких, средних или сильных. Вместо тех, кто ушёл или уехал, играет средний.
guide-here-turn = **Ваш ход:** когда нужно что-то выбрать, вы получаете личное сообщение, где есть всё нужное. Если личные сообщения закрыты, вас позовут в ветке, а **Мой ход** откроет то же самое только для вас. Если остаётся только закончить ход, через минуту он закончится сам; это меняется в `/настройки`.
guide-here-secrecy = **Тайна:** никто не видит вашего выбора, пока ход не закончен, кроме того, что открывают правила. Пока его никто не увидел и ничего скрытого не открыто, **Отменить** отменяет один выбор, а **Заново** (кнопка «Ещё») — все.
guide-here-boards = **Поля:** кнопка **Моё поле** показывает, за что все получили очки и что лежит перед вами; там же можно посмотреть поля других.
guide-here-pictures = **Картинки:** светлая рамка отмечает то, что можно выбрать, золотая галочка — то, что уже выбрано; светлым залиты места, куда это можно поставить. То, что другие сделали после вашего прошлого хода, обведено их цветом и пронумеровано по порядку; последнее отмечено тёмными уголками.
guide-here-help = **Помощь:** под вариантами она объясняет, о чём вас спрашивают, а **Почему нет…?** — почему чего-то нельзя выбрать; в ветке открывает этот обзор. Пока вы не доиграли ни одной партии, мелкая строка под каждым вопросом говорит, почему он важен; кнопка под помощью выключает и включает эти пояснения.
guide-here-hint = **Подсказка:** кнопка под **Ещё**, когда вам есть что выбрать. Она показывает, как выгоднее всего распорядиться остатком хода, насколько вы можете это знать, и сравнивает это со вторым по силе вариантом: ★ стоит перед тем, что нажать сначала. Другие узнают о ней, когда увидят ваш ход, а в итогах сказано, сколько их было; в настройках стола подсказки можно выключить.
guide-here-chance = **Жребий:** всё, что выпадает, определяется тайным числом, которое выбрали, когда открыли стол. Его отпечаток есть на карточке стола. Отмена хода, ожидание или двойное нажатие не меняют того, что выпадет. Когда партия закончится, `/проверить` покажет, что жребий был честным.
guide-here-time = **Время:** сколько у вас времени, сказано на карточке стола. Ваше время идёт, только пока вы не спите. `/темп` предлагает столу другой темп. Командой `/настройки` вы задаёте часовой пояс, тихие часы и свободные дни, уведомлять ли вас о каждом выборе или сводкой раз в день, где вас спрашивать и на каком языке. Там же вы объявляете отпуск: тогда ваше время стоит, и за вас может сыграть кто-нибудь другой.
guide-here-leaving = **Уйти:** командой `/стол` в ветке можно предложить своё место и играть, пока его не займут, или сразу покинуть партию: тогда вступит компьютер. Вернувшись, вы продолжите с оставшимся у вас временем, а выбранное до того останется в силе. Предлагаемые места видны в `/партии`.
guide-here-commands = **Команды:** `/партии` показывает, что ждёт вас и кого ждёте вы, `/стол` — что можно сделать за столом, `/ход` открывает стол, который ждёт вас дольше всех, `/поле` показывает поле, `/история` — партию шаг за шагом, `/повтор` — партию в виде анимации, `/проверить` — честен ли жребий, `/настройки` — ваши настройки, `/правила` ищет в правилах, `/помощь` показывает эту помощь. Если установить меня для себя, `/партии`, `/ход`, `/стол`, `/история` и `/настройки` работают в Discord везде.
guide-overview = Обзор
button-symbols = Символы
guide-symbols = Символы
guide-symbols-about = Что значит каждый символ, по главам правил, где о нём говорится.
guide-pages = Правила по главам
guide-this-table = **Настройки стола:** { $options }
guide-games = Другая игра
tips-on = Пояснения включены: мелкая строка под каждым вопросом говорит, почему он важен.
tips-off = Пояснения выключены.
help-back = Назад к игре
button-why-not = Почему нет…?
why-not-nothing = Можно выбрать всё, что есть.
why-not-all = Чего не хватает; сначала самое близкое
why-not-help = Помощь
rules-title = Правила: { $game }
rules-found = { $n ->
    [one] По запросу «{ $wanted }»: { $n } абзац.
    [few] По запросу «{ $wanted }»: { $n } абзаца, сначала самые подходящие.
   *[other] По запросу «{ $wanted }»: { $n } абзацев, сначала самые подходящие.
  }
rules-found-nothing = В правилах ничего не нашлось по запросу «{ $wanted }».
rules-read = Прочитать правило
button-hide-tips = Выключить пояснения
button-show-tips = Включить пояснения

## Что не получается
error-not-your-seat = Это не ваше место.
error-before-you = Это выбрано до того, как вы заняли это место или вернулись на него, и отменить это нельзя.
error-not-your-table = Вы не играете за этим столом.
error-no-table = Здесь нет стола. Откройте ветку партии или используйте `/партии`.
error-nothing-waits = Ни один стол вас не ждёт.
error-full = За этим столом нет мест: все заняты или ждут приглашённых.
error-profile-hidden = Профиль игрока { $name } для вас закрыт.
error-profile-bot = У программ нет профиля.
error-reliable = Этот стол — для надёжных игроков.
error-reliable-games = Доигранных партий у вас: { $finished } из { $begun } последних, а нужно 8 из 10.
error-reliable-misses = Пропущено сроков: { $n } (последних ходов: { $moves }), а должно быть меньше 5 на 100.
error-reliable-recovers = Помогает каждая доигранная партия и каждый ход в срок.
error-already-seated = Вы уже сидите за этим столом.
error-not-seated = Вы не сидите за этим столом.
error-not-host = Это может сделать только { $host }.
error-outdated = За это время что-то изменилось. Посмотрите ещё раз.
error-too-few = Игроков должно быть не меньше { $n }.
error-too-many = За столом уже { $n } { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
  }.
error-started = Эта партия уже началась.
error-not-started = Эта партия ещё не началась.
error-no-seat = Там никто не сидит.
error-no-replay = Картинок этой игры нет, поэтому нет и повтора.
error-no-round = В этом раунде пока нечего показать.
error-large-replay = Этот повтор не помещается в { $size } МБ. Попробуйте отдельный раунд.
error-no-such-table = Этого стола больше нет.
error-damaged = Этот стол закрыт: сохранённая партия повреждена. Причину могут увидеть владельцы бота. За другими столами можно играть дальше.
error-no-such-control = Эта кнопка из другой версии бота и больше не работает. `/партии` покажет ваши столы.
error-no-computer = Компьютера здесь нет.
error-missing-permissions = Мне здесь не хватает прав: { $permissions }
error-missing-permissions-there = Мне не хватает прав в { $channel }: { $permissions }
error-no-channel = Для стола нужен текстовый канал на сервере.
error-tables-channel-gone = Канал для столов удалён. Администрация сервера может выбрать другой: `/настроить-сервер`.
error-tables-channel-hidden = Столы открываются в канале, которого вы не видите.
error-forum-tag = У каждой публикации в { $channel } должен быть тег, а моих там нет. Администрация сервера может создать их: `/настроить-сервер`.
error-managers-open = На этом сервере столы открывает только администрация сервера. Вы можете сесть за любой открытый стол.
error-role-opens = На этом сервере столы открывает { $role }. Вы можете сесть за любой открытый стол.
error-setup-managers = Это может только администрация сервера.
error-busy = Сейчас я ничего не могу сохранить. Ничего не изменилось; попробуйте ещё раз через минуту.
error-outcome-unknown = Связь с моей базой данных прервалась как раз при сохранении, так что, возможно, это уже засчитано. Пожалуйста, посмотрите через минуту, прежде чем повторять.
error-discord-busy = Discord сейчас не принимает от меня сообщений. Нажатие, возможно, уже засчитано: нажмите ещё раз через несколько секунд и увидите, как обстоят дела.
error-stopping = Меня как раз перезапускают. Попробуйте ещё раз через минуту; ничего не пропадёт.
error-too-fast = Это было слишком быстро для меня: засчитаны не все нажатия. Подождите несколько секунд.
error-server-busy = Здесь ждёт слишком много нажатий, поэтому это не засчитано. Попробуйте ещё раз через полминуты.
limit-used-up = { $scope ->
    [person] Это дневной предел для одного человека
   *[server] Это дневной предел для одного сервера
} ({ $kind ->
    [presses] нажатия: { $n }
    [completions] варианты при вводе: { $n }
    [tables] новые столы: { $n }
    [pictures] изображения: { $n }
    [replays] анимации: { $n }
    [hints] подсказки: { $n }
    [analyses] разборы: { $n }
    [pages] страницы партий: { $n }
    [uploads] загруженные записи партий: { $n }
    [reports] жалобы: { $n }
    [posts] показанные шаги: { $n }
   *[searches] поиски: { $n }
}). Продолжить можно { $again }.
error-no-such-command = Эта команда изменилась. Выберите её из списка ещё раз; если не поможет, перезапустите Discord.
error-many-lobbies-of-user = Вы уже открыли { $n } { $n ->
    [one] стол, за которым
    [few] стола, за которыми
   *[many] столов, за которыми
  } партия ещё не началась. Начните одну из партий или встаньте из-за стола, тогда можно будет открыть следующий.
error-many-tables = Вы играете с другими людьми за { $n } { $n ->
    [one] столом
   *[many] столами
  }: больше пока нельзя. Каждая сыгранная до конца партия позволяет занять место ещё за одним столом. Закрытые столы не считаются.
error-many-lobbies-on-server = На этом сервере партия ещё не началась за { $n } { $n ->
    [one] столом
   *[many] столами
  }. Сначала начните некоторые из этих партий или встаньте из-за этих столов.
error-replay-running = Ваш прошлый повтор ещё рисуется. Подождите, пока он появится.
error-no-page = Картинок этой игры нет, поэтому скачать партию нельзя.
error-page-running = Ваш прошлый файл ещё готовится. Подождите, пока он появится.
error-many-pages = Файла сейчас ждут многие. Попробуйте ещё раз через несколько минут.
error-large-page = Эта партия не помещается в файл размером { $size } МБ.
error-unexpected = У меня что-то пошло не так. Ничего не потеряно; попробуйте ещё раз.
error-written = Вот что вы написали:
error-long-note = В вашей заметке символов: { $n }, а помещается не больше { $most }. Ничего не изменилось.
permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-create_public_threads = Создавать публичные ветки
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-attach_files = Прикреплять файлы
permission-read_message_history = Читать историю сообщений
error-not-away = Это уже не нужно: отпуск закончился, или попросили кого-то другого.
error-seat-not-free = Это место не свободно: его не предлагают, или его только что кто-то занял.
error-knows-another-seat = В этой партии вы играете или играли на другом месте. Вы знаете, что там было скрыто, поэтому это место занять нельзя.
error-not-invited = Это приглашение больше не действует.
error-already-away = Вы уже объявили отпуск.
error-no-such-days = На эти дни отпуск объявить нельзя. Выберите ещё раз.
error-stand-in-nobody = Этот пользователь не может вас заменить. Выберите кого-нибудь другого.
error-stand-in-sits = { $name } не может сыграть за вас: за каждым из этих столов у этого игрока есть своё место или он уже играл за другого.

## Сообщения о неполадках
notice-no-permission = Не могу писать в { $channel }, нет прав: **{ $permissions }**. Партии там продолжаются в личных сообщениях. Права даёт администрация сервера **{ $server }**: настройки канала → Права доступа.
notice-removed = { $tables }: меня больше нет на этом сервере.
    { $n ->
        [1] Партия продолжается
       *[other] Партии продолжаются
    } без веток сервера: вопросы к вам приходят сюда, а `/партии` в любой момент открывает ваши ходы.
notice-removed-lobbies = { $tables }: меня больше нет на этом сервере.
    { $n ->
        [1] Партия начнётся
       *[other] Партии начнутся
    }, только когда я вернусь. Встать из-за стола можно командой `/партии`.
notice-removed-invite = Что делать: попросите администрацию сервера пригласить меня снова. Тогда всё продолжится и там.
notice-server-closed = Владельцы бота закрыли его для того сервера.
place-choose = { $table }: канал удалён.
    Партия продолжается в личных сообщениях. Выберите, в какой канал её перенести: там появится новая ветка, и все об этом узнают.
place-none = { $table }: канал удалён.
    Партия продолжается в личных сообщениях. Не нахожу другого канала, который вы видите и где мне разрешено всё нужное; `/настроить-сервер` покажет администрации сервера, чего не хватает. Потом загляните сюда ещё раз.
place-choose-result = { $table }: канал удалён, прежде чем там появился итог.
    Выберите канал, в котором его увидят все.
place-none-result = { $table }: канал удалён, прежде чем там появился итог.
    Не нахожу другого канала, который вы видите и где мне разрешено всё нужное; `/настроить-сервер` покажет администрации сервера, чего не хватает. Потом загляните сюда ещё раз.
place-moved-result = { $table }: итог — в канале { $channel }.
place-gone-result = Канал этого стола удалён, прежде чем там появился итог. Хозяин стола или администрация сервера может выбрать другой.
place-gone-yours-result = Канал этого стола удалён, прежде чем там появился итог. Вы можете выбрать другой.
place-select = Где продолжить?
place-here = { $table }: канал удалён, партия продолжается здесь.
    { $users }
place-moved = { $table }: партия продолжается в { $channel }.
place-gone = Канал этого стола удалён. Хозяин стола или администрация сервера может выбрать другой; до тех пор партия продолжается в личных сообщениях.
place-gone-yours = Канал этого стола удалён. Вы можете выбрать, где продолжить.
button-look-again = Проверить ещё раз
button-other-channel = Выбрать канал
error-place-unfit = Канал { $channel } для стола не подходит: мне там не хватает прав или вы его не видите. Выберите другой.
error-place-host = Где продолжить партию, выбирает хозяин стола или администрация сервера.
error-server-gone = Сейчас меня нет на сервере этого стола.
error-not-under-way = Эта партия сейчас не идёт.
notice-lobby-gone = Канал с вашим столом **{ $game }** удалён, поэтому стол закрыт.
    Что делать: `/играть` откроет новый стол в другом канале.
notice-thread-locked = Ветка { $thread } на сервере **{ $server }** заблокирована; партия **{ $game }** продолжается в личных сообщениях. Разблокировать ветку может администрация сервера.
notice-forum-tags = { $table }: у публикаций в { $channel } на **{ $server }** должен быть тег, а подходящих там нет. Партия продолжается в личных сообщениях. Теги создаёт администрация сервера: `/настроить-сервер`.
notice-forum-tags-lobby = { $table }: у публикаций в { $channel } на **{ $server }** должен быть тег, а подходящих там нет, поэтому публикации стола пока нет. Теги создаёт администрация сервера: `/настроить-сервер`.
notice-blocked-server = { $table }: автоматическая модерация сервера **{ $server }** не пропускает то, что я пишу в { $channel }. Возможно, дело в слове из чьего-то имени.
    Что делать: попросите администрацию сервера освободить мою роль от этого правила в настройках сервера, в разделе «AutoMod». Или попросите того, в чьём имени может быть дело, сменить его на этом сервере.
notice-blocked-discord = { $table }: фильтр Discord не пропускает то, что я пишу в { $channel } на сервере **{ $server }**. Возможно, дело в слове из чьего-то имени.
    Что делать: попросите того, в чьём имени может быть дело, сменить его на этом сервере.
notice-refused = { $table }: Discord не даёт мне писать в { $channel } на сервере **{ $server }**. { $reason }
refused-members = В ветке столько участников, сколько позволяет Discord.
    Что делать: попросите администрацию сервера убрать из ветки тех, кто не играет.
refused-channel = В канале такого типа это невозможно.
    Что делать: попросите администрацию сервера снова сделать его текстовым каналом.
refused-location = Этот сервер недоступен там, где я работаю.
    Что делать: откройте следующий стол на другом сервере.
refused-boosts = Для этого серверу не хватает бустов.
    Что делать: спросите об этом администрацию сервера.
refused-history = Мне нельзя читать там историю сообщений.
    Что делать: попросите администрацию сервера дать мне право «Читать историю сообщений» в настройках канала, в разделе «Права доступа».
refused-files = Discord ограничил то, что можно публиковать на этом сервере.
    Что делать: спросите администрацию сервера, не сообщал ли ей что-нибудь Discord.
notice-refused-goes-on = До тех пор те, кто получает мои личные сообщения, играют дальше, а для остальных часы стоят. Я пробую снова каждый час.
notice-refused-lobby = Я пробую снова каждый час.
notice-too-many-threads = На сервере **{ $server }** открыто столько веток, сколько позволяет Discord; партия **{ $game }** продолжается в личных сообщениях. Закрыть ненужные ветки может администрация сервера.
notice-too-many-threads-lobby = На сервере **{ $server }** открыто столько веток, сколько позволяет Discord, поэтому публикации стола **{ $game }** пока нет. Закрыть ненужные ветки может администрация сервера.

## Когда кто-то опаздывает
late-question = { $table }: { $name } { $n ->
    [1] опаздывает
   *[other] опаздывают
  }. Что делать?
late-question-long = { $table }: { $name } уже 21 день не { $n ->
    [1] делает
   *[other] делают
  } ход. Что делать?
late-about = Решает больше половины тех, кого спросили; до тех пор { $name } ещё { $n ->
    [1] может сделать ход. Если предложить место, на нём играет компьютер, пока его не займут или { $name } не вернётся.
   *[other] могут сделать ход. Если предложить места, на них играют компьютеры, пока их не займут или { $name } не вернутся.
  }
late-said-wait = Ждать дальше: { $names }
late-said-computer = Пусть ходит компьютер: { $names }
late-said-offer = Предложить место: { $names }
button-late-wait = Ждать дальше ({ $n })
button-late-computer = Ходит компьютер ({ $n })
button-late-offer = Предложить место ({ $n })
late-wait = { $name } опаздывает: стол ждёт дальше.
late-computer = { $name } опаздывает: в этот раз ходит компьютер, так вы решили.
late-offer = { $name } опаздывает: место предлагается, так вы решили.
late-automatic = { $table }: у игрока { $name } вышло время. В этот раз ходит компьютер, как договорились до начала партии.
late-moved = Компьютер сделал ход за игрока { $name }.
late-sleeps = { $name } опаздывает, и теперь опаздывают все: стол ждёт, пока кто-нибудь не сделает ход.
late-void = { $name } снова играет: решать больше нечего.
late-needless = { $name }: вопрос об опоздании снят, решать больше нечего.
late-dormant = { $name }: вопрос об опоздании снят, стол спит.
late-settled = Этот вопрос уже решён.
late-yourself = Вы сами опаздываете. Просто сделайте ход, и вопрос будет решён.
asleep-late = { $table }: опаздывают все, поэтому стол ждёт, пока кто-нибудь не сделает ход.
asleep-late-about = Партия продолжится, как только кто-нибудь из вас сделает ход.
asleep-still = { $table }: уже 21 день никто не ходил. Партия продолжается?
asleep-still-about = Достаточно одного нажатия или любого хода.
asleep-goes-on = { $table }: партия продолжается, так отвечает { $names }.
asleep-dormant = { $table }: никто не ходил, и теперь стол спит.
button-go-on = Продолжаем
missed-line = Ваше время вышло. { $call }
missed-asked = Остальных спрашивают, ждать ли дальше. Вы ещё можете сделать ход: тогда решать будет нечего.
missed-computer = В этот раз за вас ходит компьютер, как договорились до начала партии.
missed-waits = Остальные ждут вас. Вы ещё можете сделать ход.
missed-asleep = За этим столом опаздывают все. Он ждёт, пока кто-нибудь из вас не сделает ход.
missed-others = Время вышло и за этими столами:
missed-other-asked = { $call } (остальных спрашивают, ждать ли)
missed-other-computer = { $call } (в этот раз ходит компьютер)
missed-other-waits = { $call } (стол ждёт дальше)
missed-other-asleep = { $call } (стол ждёт чьего-нибудь хода)
missed-first = Такое бывает с каждым: первый раз не считается.
missed-again = Первый раз не считается. С тех пор — ещё { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
  } с опозданием. Если не хватает времени: `/настройки` — там можно взять отпуск; `/темп` — там можно предложить темп спокойнее.

## Открытые столы
open-table = { $role } **{ $game }**: { $host } открывает стол. { $free ->
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[many] Свободно { $free } мест
    }: { $link }
open-table-begun = **{ $game }**: партия началась (хозяин стола: { $host }): { $link }
open-table-closed = **{ $game }**: стол закрыт (хозяин стола: { $host }).
open-table-private = **{ $game }**: теперь играют только приглашённые (хозяин стола: { $host }).
forum-tag-open = Открыт
forum-tag-running = Идёт партия
forum-tag-finished = Завершён
forum-tags-reason = Теги для столов

## Настройка сервера
command-setup = настроить-сервер
about-command-setup = Для администрации сервера: где и кто открывает столы, темп, язык и мои права
setup-title = Настройка сервера { $server }
setup-anywhere = **Столы:** в том канале, где кто-нибудь использует `/играть`
setup-channel = **Столы:** в канале { $channel }
setup-forum = **Столы:** на форуме { $channel }, каждый отдельной публикацией
setup-place-gone = **Столы:** выбранный канал удалён. Пока вы не выберете другой, никто не сможет открыть стол.
setup-opens = **Кто открывает столы:** { $who }
setup-opens-role = **Кто открывает столы:** { $role } и администрация сервера
setup-everybody = все
setup-role = роль
setup-managers = администрация сервера
setup-told = **Кому сообщать об открытых столах:** { $who }
setup-nobody = никому
setup-role-gone = роли, которую удалили
setup-most = **Сколько открытых столов сразу:** { $n } на человека и ещё по одному за каждую доигранную партию
setup-pace = **Темп новых столов:** { $pace }
setup-language = **Язык общих текстов:** { $language }
setup-language-of-server = **Язык общих текстов:** { $language }, как настроен сервер
setup-no-faults = ✅ У меня есть все нужные права.
setup-faults = ⚠️ Не хватает прав или тегов: { $n }, подробнее в разделе **Права**.
setup-choose-channel = Где открывать столы?
setup-choose-opens = Кто может открывать столы?
setup-choose-opening-role = Какая роль может открывать столы?
setup-choose-told-role = Какой роли сообщать об открытых столах?
setup-choose-most = Сколько открытых для всех столов сразу?
setup-count = { $n } { $n ->
    [one] стол
    [few] стола
   *[many] столов
    }
setup-as-server = Как настроен сервер
setup-lost = Канал удалён: { $tables }. Выберите стол, а затем — где продолжить.
setup-choose-lost = Другой канал для…
setup-about-place = Выберите текстовый канал или форум. На форуме каждый стол — публикация, а тег показывает, открыт ли он, идёт ли партия или она окончена. Если ничего не выбрано, стол появляется там, где использовали `/играть`. Столы, которые уже есть, остаются на месте.
setup-about-people = Администрация сервера всегда может открывать столы. Роль упоминается для каждого стола, за который может сесть любой, со звуком не чаще раза в десять минут. Закрытые столы не считаются, и о них никому не сообщается.
setup-about-tables = Хозяин стола может выбрать другой темп. Язык действует для новых столов; то, что я пишу кому-то лично, — на его языке.
setup-place-whole = ✅ { $channel }: всё на месте.
setup-channel-gone = Этот канал удалён.
setup-more-places = …и ещё { $n } { $n ->
    [one] канал: покажу его, когда исправят эти.
    [few] канала: покажу их, когда исправят эти.
   *[many] каналов: покажу их, когда исправят эти.
    }
setup-symbols-missing = { $n ->
    [one] Ещё не загружен { $n } символ: пока вместо него только текст.
    [few] Ещё не загружены { $n } символа: пока вместо них только текст.
   *[many] Ещё не загружено { $n } символов: пока вместо них только текст.
    } Делать ничего не нужно.
setup-missing = Нет права **{ $permission }**: его нет у моей роли (настройки сервера → Роли). Оно нужно, { $why }.
setup-missing-denied = Нет права **{ $permission }**: оно запрещено в этом канале (настроить канал → Права доступа). Оно нужно, { $why }.
setup-tags-missing = Не хватает тегов: { $tags }. По ним все видят, какие столы открыты.
setup-cannot-add-tags = Создать их я не могу: дайте мне право **Управлять каналами** или создайте их сами.
setup-moderated = Эти теги могут ставить только модераторы: { $tags }. Отключите это в настройках тегов или дайте мне право **Управлять ветками**.
setup-tag-required = Здесь у каждой публикации должен быть тег. Пока это не решено, открыть здесь стол нельзя.
setup-timed-out = До { $until } я в тайм-ауте и до этого ничего не могу писать.
setup-told-in-vain = ⚠️ Я не могу упомянуть { $role }. Разрешите всем упоминать эту роль (настройки сервера → Роли) или дайте мне право **Упоминание @everyone, @here и всех ролей**.
setup-roles-gone = Выбранную роль удалили. Выберите другую в разделе **Люди**.
setup-reports = ⚠️ { $n ->
    [one] { $n } открытая жалоба.
    [few] { $n } открытые жалобы.
   *[many] { $n } открытых жалоб.
  }
button-setup-reports = Жалобы
setup-shown = **Открытые столы:** участники сервера видят их везде, где пользуются мной
setup-not-shown = **Открытые столы:** видны только на этом сервере
button-setup-shown = Показывать столы и в других местах
setup-about-shown = Тогда участники, которые уже пользовались мной здесь, найдут открытые столы командой `/партии` и в личных сообщениях, и на других серверах. Больше никто.
button-setup-queue = Столы для тех, кто ищет
setup-about-queue = Участники, которые ищут, с кем сыграть, получают стол здесь: в канале для столов или там, где играют за другими столами, если открывать столы могут все. Это можно выключить.
button-setup-place = Канал
button-setup-people = Люди
button-setup-tables = Новые столы
button-setup-rights = Права
button-check-again = Проверить ещё раз
button-add-tags = Создать теги
permission-forum-send_messages = Создавать публикации
permission-forum-send_messages_in_threads = Отправлять сообщения в публикациях
why-view_channel = чтобы вообще видеть канал
why-send_messages = чтобы публиковать карточку каждого стола
why-create_public_threads = чтобы открывать ветку для каждой партии
why-send_messages_in_threads = чтобы писать в ветке, что произошло и чей сейчас ход
why-attach_files = чтобы показывать поля картинками
why-read_message_history = чтобы находить свои сообщения и ничего не публиковать дважды
why-forum-send_messages = чтобы создавать публикацию для каждого стола
why-forum-send_messages_in_threads = чтобы писать в публикации, что произошло и чей сейчас ход

## Privacy
command-privacy = мои-данные
about-command-privacy = Что я о вас храню: получить файлом или удалить
privacy-title = Ваши данные
privacy-stored =
    Вот что я о вас храню:
    - как вас зовут на серверах, где вы играли, ваш язык и ваши настройки
    - доходят ли до вас мои личные сообщения и что я должен вам сообщить
    - ваши места за столами, что и когда вы там выбирали, ваши результаты и заметки
    - кого вы заблокировали, жалобы администрациям серверов, запреты играть
    - сколько другие ждали ваших ходов, пропущенные сроки, отпуска, приглашения
privacy-seen = Другие видят ваше имя, ваши места и ваши ходы, насколько их показывает игра; ваши заметки видите только вы. Кому виден ваш профиль (`/профиль`) и есть ли вы в списках лидеров (`/лидеры`), решаете вы. Сообщений я не читаю: ни здесь, ни где-либо ещё.
privacy-controls = Всё это можно получить файлом, и всё это можно удалить.
privacy-file = Это всё, что я храню о вас на данный момент. Время указано по UTC.
privacy-file-packed = Это всё, что я храню о вас на данный момент; данных так много, что файл сжат (gzip). Время указано по UTC.
button-privacy = Ваши данные
button-data-file = Получить файлом
button-erase = Удалить всё
button-erase-now = Да, удалить всё
erase-title = Удалить всё?
erase-lobbies = Вы встанете из-за { $n } { $n ->
    [one] стола
   *[many] столов
  }, где партия ещё не началась.
erase-seats = За { $n } { $n ->
    [one] столом
   *[many] столами
  }, где идёт партия, вместо вас сразу продолжит компьютер, и ваше место смогут занять другие.
erase-cups = Вы выйдете из { $n } { $n ->
    [one] турнира.
   *[many] турниров.
  }
erase-over = { $n } { $n ->
    [one] законченная партия останется
    [few] законченные партии останутся
   *[many] законченных партий останутся
  } у других, но без вашего имени: там будет «{ former-player }».
erase-all = Ваше имя, язык, настройки, отпуска, приглашения и всё остальное, что я о вас храню, будет удалено.
erase-digest = Чтобы никто не играл на двух местах в одной партии, каждая идущая партия до своего конца хранит ваш отпечаток. Узнать по нему, кто вы, нельзя.
erase-reports = Нерассмотренные жалобы на вас останутся, пока администрация сервера с ними не закончит, но не дольше 30 дней. Вашего имени в них не будет: останутся стол, шаг и текст.
erase-discord = Запреты играть за столами остаются, чтобы их нельзя было снять таким образом. То, что я уже написал в ветках или лично вам, останется в Discord, пока его не удалят там. В резервных копиях владельца бота данные останутся, пока копии не будут заменены.
erase-final = **Отменить это нельзя.**
erase-done = Всё, что я о вас хранил, удалено. Если вы снова воспользуетесь моей командой или кнопкой, мы познакомимся заново.
former-player = Бывший игрок
former-player-of-several = Бывший игрок { $n }
data-member-name = Как вас зовут на серверах (сервер 0: в самом Discord)
data-language = Ваш язык
data-settings = Ваши настройки: когда вы не спите, как вас уведомлять, как играют компьютеры
data-hints = Показывать ли вам пояснения
data-report = Жалобы администрациям серверов: написанные вами, а также то, что есть жалоба на вас. После удаления всех данных нерассмотренные жалобы на вас остаются ещё до 30 дней, но без вашего имени.
data-bar = Где вам запрещено играть (сервер 0: везде). Это остаётся, когда удалено всё остальное.
data-seeker = Какой стол вы ищете и с каких пор
data-listener = На каких серверах вы хотите узнавать о новых столах и турнирах
data-block = Кого вы заблокировали
data-regular = С кем вам нравится играть, кому вы отказали и кого убрали
data-direct = Доходят ли до вас личные сообщения
data-notice = Что вам сообщали о каналах, где я не мог писать
data-outbox = Что я сообщал или должен сообщить вам лично
data-game = Столы, за которыми вы сидите, сидели или кого-то заменяли
data-seat = Ваши места
data-move = Что вы выбирали, ход за ходом
data-note = Что вы записали в партиях для себя
data-posted-step = Какие шаги вы показали за столами и что к ним написали
data-hint-use = Какие ходы вы сделали с подсказкой
data-plan = Что вы запланировали на следующие ходы
data-waiting = Столы, которые ждут вас, и сколько у вас времени
data-reserve = Сколько времени у вас осталось за столами, в том числе там, где вы отдали своё место
data-timer = Когда вам напомнят
data-miss = Пропущенные вами сроки
data-question = О чём стол спрашивали из-за вашего места
data-vote = Что вы отвечали, когда спрашивали ваш стол
data-vacation = Ваши отпуска
data-stand-in-offer = Кого вы просили вас заменить и кто просил вас
data-stand-in = Кто сейчас заменяет вас и кого заменяете вы
data-stood-in = Где вы кого-то заменяли
data-presence = Были ли вы на месте, когда стол собирался начать
data-table-change = Места, которые вы заняли или отдали
data-invitation = Приглашения вам и от вас
data-seat-request = За какими столами вы просили место
data-result = Ваши результаты
data-rating = Как рейтинговые партии изменили ваш рейтинг
data-analysis = Как вы сыграли в партиях, которые кто-то разобрал
data-seat-statistics = Откуда ваши очки и с чего вы начали
data-hand-over = Сколько другие ждали ваших последних ходов, в секундах, не считая ваших ночей
data-seat-offer = Какие из ваших мест предлагаются другим
data-erasure = Когда вы попросили всё удалить

## Заметки
button-note = Заметка
button-notes = Мои заметки
note-title = Заметка к шагу { $n }
note-label = Ваша заметка
note-about = Я показываю её только вам. Если оставить поле пустым, она удалится.
note-yours = Ваша заметка, её видите только вы:
note-kept = Ваша заметка к шагу { $n } сохранена. Я показываю её только вам.
note-gone = К шагу { $n } у вас теперь нет заметки.
note-kept-void = Ваша заметка сохранена. Она есть в списке *Мои заметки*.
note-step = Показать шаг
note-of-step = Шаг { $n }
note-void = больше не действует: этап начался заново
note-none = В этой партии у вас нет заметок. Кнопка *Заметка* добавит её к шагу, который показан.
note-choose = К шагу с заметкой…
note-previous = ◀ Более поздние шаги
note-next = Более ранние шаги ▶

## История, шаг за шагом
button-history = История
history-step = Шаг { $n } из { $all }
history-now = Сейчас
history-first = Начало
history-back = ◀ Назад
history-on = Вперёд ▶
history-last = Конец
history-mistake = Следующая ошибка
history-lost = −{ $n } · { $about }
history-since-turn = С моего прошлого хода
history-rounds = К раунду…
history-scorings = К подсчёту…
history-turns = К моему ходу…
history-post = Показать шаг всем
post-title = Показать всем шаг { $n }
post-label = Ваши слова (можно не писать)
post-about = Все за столом увидят шаг таким, каким его могут видеть все, ваше имя и эти слова.
post-done = Шаг { $n } сейчас появится у всех за столом.
post-same = Шаг { $n } с этими словами вы уже показали.
post-page = Показать всем
post-page-done = Файл сейчас появится у всех. В нём только то, что могли видеть все.
post-page-gone = Файл этой партии удалён: один из игравших стёр свои данные.
posted-by = **{ $name }** показывает этот шаг:
posted-open = Открыть у себя
error-post-now = Этих ваших ходов другие ещё не видят. Вернитесь к любому шагу, и его можно будет показать.
error-long-post = Символов: { $n }, а помещается не больше { $most }. Ничего не показано.
error-many-posted = За этим столом пока больше ничего показать нельзя. Попробуйте, пожалуйста, завтра.
error-page-posted = Файл этой партии уже показали всем.
history-find = Найти момент
find-everybody = Все игроки
find-seats = Чьи моменты…
find-turns = Целые ходы
find-kinds = Что произошло…
find-choose = К шагу…
find-found = { $n ->
    [0] Ничего такого не нашлось.
    [one] Найден { $n } момент:
    [few] Найдено { $n } момента:
   *[many] Найдено { $n } моментов:
  }
history-pictures = Другая картинка…
history-picture-turn = Как в ветке
history-picture-of = { $picture }: { $name }
history-seats = Как видели другие…
history-as-all = Как видели все
history-as-seat = Как видел игрок { $name }
history-entry = { $n } · { $about }
history-in-thread = [В ветке]({ $link })
history-begins = Партия начинается.
history-nothing = Здесь не видно ничего нового.
history-done = { $names }: готово
history-yours = Эти ваши ходы пока не видит никто другой.
history-show-taken = Показать отменённое
history-hide-taken = Скрыть отменённое
history-taken = Отменено:
history-void = Правила исправлены, и этап начался заново. Шаг, который вы смотрели, больше не действует.
error-no-step = Такого шага ещё нет. Последний: { $n }.

# Играть дальше отсюда
history-play-on = Играть отсюда
play-on-choose = **Играть дальше с шага { $n }.** Там начнётся ваша собственная тренировка. Чьё место займёте вы? Остальные займут компьютеры (уровень: { $level }).
play-on-direct = Здесь нельзя открыть стол, поэтому он будет в ваших личных сообщениях.
play-on-ends = Ваша тренировка { $link } закончится, как только вы выберете место.
play-on-draws = Что выпадет дальше, определяет новое тайное число, поэтому это будет не то, что выпало в партии. Вот отпечаток этого числа:
play-on-practice = Это тренировка: она нигде не учитывается, о ходе не напоминают, а через 30 дней после последнего хода она удаляется.
play-on-again = Этот выбор устарел, поэтому отпечаток теперь новый. Пожалуйста, выберите ещё раз.
play-on-here = Здесь начинается ваша тренировка, с шага { $n }.
error-earlier-rules = Здесь играли ещё по прежним правилам, поэтому продолжить отсюда нельзя.
error-play-on-nowhere = Здесь нельзя открыть стол, а личных сообщений от меня вы не принимаете. Разрешите их или спросите ещё раз там, где столы открывать можно; пока ничего не началось.
verify-plays-on = Это тренировка: она продолжает партию «{ $game }» со строки { $n } её записи и нигде не учитывается.
verify-plays-on-file = Это тренировка: она продолжает партию из приложенного файла со строки { $n } её записи и нигде не учитывается. Отпечаток файла (SHA-256): `{ $digest }`
verify-copied = К партии, которую продолжает эта тренировка, { $n ->
    [one] относится { $n } бросок
    [few] относятся { $n } броска
   *[many] относятся { $n } бросков
  } жребия.

## Запись партии из файла
log-player = Игрок { $n }
log-title = { $game } · из файла ({ $digest })
log-proven = жребий подтверждён исходным числом
log-not-proven = честность жребия не доказана
log-kept = хранится до { $until }
log-earlier = Эта партия сыграна по прежним правилам: честность жребия доказать нельзя, и продолжить отсюда тоже нельзя.
error-log-none = Этот файл — не запись партии. Когда партия закончится, её запись даст кнопка *Честный жребий*.
error-log-game = Это запись партии в игру, которой я не знаю.
error-log-rules = Эта запись не подходит к нынешним правилам: её сделала другая версия программы, или её кто-то изменил. Открыть её нельзя.
error-log-damaged = Эта запись повреждена: в ней чего-то не хватает или что-то изменено. Скачайте её ещё раз и приложите как есть.
error-log-forged = Эта запись не подлинная: выпавшее в ней не подходит к её исходному числу.
error-log-large = Этот файл слишком большой: запись партии занимает не больше 2 МБ.
error-log-slow = Проверять эту запись пришлось бы слишком долго, поэтому открыть её нельзя.
error-log-unread = Discord не передал мне файл. Попробуйте ещё раз.
error-log-gone = Этой записи у меня больше нет: я храню её не дольше получаса, и только самые новые. Приложите её к команде `/история` ещё раз — тогда и это сообщение снова заработает.
error-log-running = Ваша прошлая запись ещё проверяется. Подождите, пока она откроется.
error-many-logs = Сейчас проверяется много записей. Попробуйте ещё раз через несколько минут.

## Партия в виде файла
button-take-along = Скачать партию
file-progress = { $done ->
    [0] Сначала готовится другой файл. Ваш появится здесь.
   *[other] Готовлю файл: шаг { $done } из { $total }…
  }
file-over = **Вся партия в одном файле.** Скачайте его и откройте в браузере: каждый шаг с полями всех игроков и очками, даже без сети.
file-running = **Партия на этот момент в одном файле, какой вы её видите.** Скачайте его и откройте в браузере: каждый шаг с полями всех игроков и очками, даже без сети.
file-yours = В нём есть и то, что видно только вам, поэтому не передавайте его другим, пока партия не окончена.
file-notes = В нём есть и ваши заметки.
file-analysis = Если сначала нажать *Разобрать партию*, в файле будет видно и то, где упущены очки.
file-log = Запись партии даёт кнопка *Честный жребий*: по записи любой может проверить каждый бросок.

## Whom somebody has blocked
full-others = Здесь места есть:
full-join = Сесть за стол { $table }
full-ask = Попросить место: стол { $table }
button-people = Заблокировать или пожаловаться
button-blocked = Заблокированные
people-title = Кто играет: { $table }
blocks-title = Заблокированные
blocks-about = Тот, кого вы заблокируете, больше не встретится вам за столом: ни вы, ни он не сможете сесть туда, где играет другой, и приглашения между вами не доходят. Об этом никто не узнает. Идущие партии продолжаются, а за столом, где партия ещё не началась, вы оба сохраняете места, пока кто-то из вас не встанет.
blocks-entry = { $name }, с { $since }
blocks-none = Вы никого не заблокировали.
blocks-choose = Кого заблокировать…
blocks-choose-here = Кого из них заблокировать…
blocks-unblock = Кого разблокировать…
blocks-blocked = { $name }: блокировка включена. Весь список: `/мои-данные`.
blocks-meet-cup = В турнире участвуете и вы, и этот человек: { $cup }. Там вы можете встретиться. Если вы этого не хотите, отказаться от участия можно в сообщении турнира. { $link }
blocks-meet-lobby = За столом { $table } ({ $place }) сидите и вы, и этот человек; игра там ещё не началась. Если вы этого не хотите, освободите место.
blocks-unblocked = { $name }: блокировка снята.
blocks-later = ◀ Более поздние
blocks-earlier = Более ранние ▶
error-block-nobody = Себя и программы заблокировать нельзя.
error-you-blocked = Вы заблокировали этого игрока: { $name }. Весь список: `/мои-данные`.
error-many-blocked = Вы заблокировали { $n } { $n ->
    [one] человека
   *[many] человек
  }, больше нельзя. Сначала разблокируйте кого-нибудь.

## Reports and bars
report-choose = На кого из них пожаловаться…
report-about = Жалобу получит только администрация этого сервера. Она увидит её в `/настроить-сервер`, с вашим именем; через 90 дней жалоба удаляется.
report-title = Жалоба: { $name }
report-label = Что случилось?
report-form-about = Администрация сервера увидит это вместе с вашим именем.
report-sent = Жалоба отправлена администрации этого сервера.
report-head = Жалоба на игрока { $name }
    { $table }, шаг { $step }: { $link }
    от игрока { $by }, { $when }
report-done = Готово, удалить
report-gone = Эта жалоба рассмотрена и удалена.
report-bar = Запретить играть: { $name }
report-bar-sure = Запретить игроку { $name } играть за столами этого сервера? На его местах сразу продолжит компьютер, а столы, где партия не началась, он покинет. Снять запрет можно в любой момент.
report-bar-yes = Да, запретить
report-barred = { $name }: играть за столами этого сервера запрещено.
report-lifted = { $name }: снова может играть за столами этого сервера.
report-close-sure = Закрыть навсегда: { $table }? Если партия идёт, она закончится без победителя. Тем, кто за столом, об этом сообщат.
reports-open = { $n ->
    [0] Открытых жалоб нет.
    [one] { $n } открытая жалоба.
    [few] { $n } открытые жалобы.
   *[many] { $n } открытых жалоб.
  }
reports-about = Жалуются только те, кто играет за одним столом. Жалоба удаляется, когда вы с ней закончите, и не позже чем через 90 дней. Если все данные того, на кого жалуются, удалены, его имени в жалобе уже нет, и она удаляется не позже чем через 30 дней. На других серверах играть можно и с запретом.
reports-barred = Запрещено играть за столами этого сервера: { $names }
reports-choose = Показать жалобу…
reports-bar-somebody = Кому запретить играть…
reports-lift = Кому снова разрешить играть…
error-no-report = Напишите хотя бы несколько слов.
error-long-report = В жалобе символов: { $n }, а помещается не больше { $most }.
error-many-reports = За день можно написать не больше { $n } { $n ->
    [one] жалобы
   *[many] жалоб
  }. Обратитесь, пожалуйста, прямо к администрации сервера.
error-bar-nobody = Запретить играть нельзя ни себе, ни программам.
error-barred = Владельцы бота решили, что вы больше не можете им пользоваться. Команда `/мои-данные` показывает, что я о вас храню.
error-server-closed = Владельцы бота закрыли его для этого сервера. В личных сообщениях можно играть дальше, а команда `/мои-данные` показывает, что я о вас храню.
server-closed = Владельцы бота закрыли его для этого сервера, поэтому я ухожу. В личных сообщениях можно играть дальше.
error-barred-here = Администрация этого сервера запретила вам играть за его столами.

## Finding a table
button-open-tables = Открытые столы
open-tables-none = Сейчас свободных мест для вас нигде нет. Команда `/играть` открывает стол.
open-tables-about = Я ищу здесь и на серверах, где вы уже пользовались мной и где это разрешила администрация. Общие часы видны, если часовой пояс указали все.
open-tables-near = Примерно ваш уровень
open-tables-hours = общих часов в день: { $n }
open-tables-pace = обычно { $time } на ход
error-not-on-server = Этот стол на сервере, где вас нет.
button-find-people = Найти игроков
button-start-search = Начать поиск
button-stop-search = Закончить поиск
queue-off = Сейчас вы стол не ищете.
queue-on = Вы ищете стол с { $since }. Я буду искать до { $until }.
queue-found = Для вас нашёлся стол: { $link } Если игра не состоится, я продолжу поиск.
queue-waits = Сейчас у вас столько столов с другими людьми, сколько разрешено. Поиск начнётся, как только одна из этих партий закончится.
queue-about = Как только найдутся люди, которые не спят в те же часы и хотят играть в том же темпе, я открою стол на общем для всех сервере и один раз спрошу каждого, на месте ли он. Когда пройдёт половина срока, хватит и меньшего: трёх общих часов в день или соседнего, более спокойного темпа.
queue-about-level = Если включено **Примерно мой уровень**, беру только тех, чей рейтинг в этой игре отличается от вашего не больше чем на { $n } (вначале он равен 1000), а когда пройдёт половина срока — кого угодно. Ваши первые партии ({ $games }) — с такими же новичками. Если за половину срока их не наберётся, за стол сядут *лёгкие* компьютеры.
queue-near = Примерно мой уровень
queue-about-direct = Если **И в личных сообщениях** включено у всех вас, общий сервер не нужен.
queue-looked = Вчера искали: { $list }.
queue-looked-game = { $game } — { $many }
queue-hardly-any = почти никто
queue-a-few = несколько человек
queue-over = больше { $n ->
    [5] пяти
    [10] десяти
   *[other] { $n }
  }
queue-busiest = Чаще всего приходили с { $begin } до { $end }.
queue-direct = И в личных сообщениях
queue-choose-games = Какие игры?
queue-choose-people = Сколько человек?
queue-choose-days = Как долго искать?
queue-people = { $n } { $n ->
    [one] человек
    [few] человека
   *[many] человек
  }, считая вас
queue-people-range = От { $n } до { $most } человек, считая вас
queue-days = { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
  }
queue-matched = Для вас нашёлся стол: **{ $game }**, { $n } { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
  }. { $link }
    { $terms }
    Нажмите *Я здесь* до { $until } ({ $when }), иначе потеряете место. Партия начнётся, когда все будут на месте.
queue-matched-easy = Других новичков не хватило, поэтому остальные места заняли *лёгкие* компьютеры.
queue-again = Партия **{ $game }** за столом, который для вас нашёлся, пока не начинается: на месте оказались не все. { $link }
    Поиск продолжается, место в очереди за вами сохраняется. За этим столом ваше место тоже остаётся, пока не найдётся другой стол.
queue-still = Я по-прежнему ищу для вас стол.
queue-in-vain = За отведённое время стол для вас не нашёлся. Команда `/партии` покажет, где есть места.
error-queue-nowhere = Я ищу игроков на серверах, где вы уже пользовались мной, и ни один из них этого не разрешает. Сначала воспользуйтесь мной на каком-нибудь сервере.
button-tell-of-tables = Сообщать о новых столах и турнирах здесь
button-tell-no-more = Больше не сообщать
tell-no-more-done = Больше не сообщаю вам о новых столах и турнирах на том сервере.
new-table = { $game }: { $host } открывает стол. { $link }
    { $terms }
new-table-direct = { $game }: { $host } открывает стол, играть будут в личных сообщениях.
    { $terms }

## Постоянные партнёры
button-regulars = Постоянные партнёры
regulars-about = Люди, с которыми вам нравится играть. Партнёрами вы становитесь, когда согласны оба; больше этого никто не видит. Если вы откажете или уберёте кого-то из списка, он об этом не узнает. За вашими столами есть кнопка **Пригласить партнёров**.
regulars-are = **Ваши партнёры:** { $names }
regulars-asked = **Вы предложили, ответа пока нет:** { $names }
regulars-asking = **Предлагают вам:** { $names }
regulars-none = Пока никого.
regulars-choose = Кому предложить…
regulars-choose-here = Кому из них предложить партнёрство…
regulars-agree = Согласиться…
regulars-drop = Отказать, отозвать или убрать…
regulars-ask-done = Предложение отправлено: { $name }. Весь список: `/профиль`.
regulars-both = Теперь вы постоянные партнёры: { $name } и вы.
regulars-dropped = Больше не в вашем списке: { $name }.
button-tell-of-regulars = Сообщать, когда они ищут игроков
button-invite-regulars = Пригласить партнёров
regulars-invited = Приглашения отправлены: { $names }.
regulars-none-to-invite = Пригласить за этот стол больше некого из ваших партнёров. Весь список: `/профиль`.
regulars-letter-asked = Предложение стать постоянными партнёрами и чаще играть вместе: { $names }.
    Если не ответите, ничего не изменится.
regulars-letter-looking = Ваши постоянные партнёры ищут, с кем сыграть: { $names }.
error-regular-gone = Этого предложения больше нет.
error-regular-nobody = Себе и программам предложить нельзя.
error-many-regulars = В вашем списке, вместе с теми, кому вы предложили, уже { $n } { $n ->
    [one] человек
    [few] человека
   *[many] человек
  } — больше нельзя. Сначала уберите кого-нибудь.
error-many-regulars-asked = За 24 часа можно предложить { $n } { $n ->
    [one] человеку
   *[other] людям
  }. Попробуйте позже.

## Турниры
command-cup = турнир
about-command-cup = Для администрации: назначить турнир с кругами и таблицей, посмотреть турниры сервера
cup-title = Турнир { $n }: { $game }
cup-named = Турнир { $n } ({ $game })
cup-host = Организатор: { $host }
cup-limit = Не больше { $size } { $size ->
    [one] участника
    [few] участников
   *[many] участников
  }, по { $players } за столом
cup-plan = { $size } { $size ->
    [one] участник
    [few] участника
   *[many] участников
  }, по { $players } за столом, { $rounds } { $rounds ->
    [one] круг
    [few] круга
   *[many] кругов
  }
cup-plan-groups = { $groups } { $groups ->
    [one] группа
    [few] группы
   *[many] групп
  }, всего { $size } { $size ->
    [one] участник
    [few] участника
   *[many] участников
  }, по { $players } за столом, { $rounds } { $rounds ->
    [one] круг
    [few] круга
   *[many] кругов
  }; затем финал лучших ({ $finalists }), { $final } { $final ->
    [one] круг
    [few] круга
   *[many] кругов
  }
cup-so-far = Если больше никто не присоединится: { $plan }
cup-if-full = Если наберётся полный состав: { $plan }
cup-dates = Начало: { $begins } ({ $distance }); на круг { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
  }; конец: { $ends }
cup-dates-now = Если объявить сейчас, начало { $begins } ({ $distance }), на круг { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
  }, конец { $ends }.
cup-rules = { $groups ->
    [1] Все встречаются со всеми одинаковое число раз.
   *[other] Группы определяет жребий. В группе все встречаются со всеми одинаковое число раз, затем победители групп и лучшие из остальных играют финал.
  } За каждого, кто за столом ниже вас, — 1 очко, при ничьей — ½; при равенстве решают личные встречи, затем доля очков. Круги начинаются в свои даты; недоигранное доигрывают компьютеры. Пауз и смены темпа нет; в отпуске вас можно заменить. Если вы выбываете, за вас играет компьютер.
cup-enrolled = **Участвуют: { $n } из { $size }** ({ $names })
cup-nobody = пока никто
cup-gaps = Турнир состоится, если наберётся хотя бы { $least } { $least ->
    [one] человек
    [few] человека
   *[many] человек
  }. Если за столами останутся свободные места, их займут компьютеры ({ $level }).
cup-called-off = Этот турнир не состоится: его отменили, или к началу набралось слишком мало людей (нужно хотя бы { $least }).
cup-round-name = Круг { $n }
cup-round-final = Круг { $n } (финал)
cup-round = **{ $round }:** { $tables }
cup-round-runs = **{ $round }** (конец { $until }): { $tables }
cup-round-next = { $round } начинается { $begins }.
cup-table = стол { $n }
cup-final = **Финал**
cup-group = **Группа { $name }**
cup-standing = { $place }. { $name }: { $points } (столов: { $tables })
cup-won = 🏆 { $n ->
    [one] Турнир выигрывает { $names }.
   *[other] Турнир выиграли вместе: { $names }.
  }
cup-dropped = Выбыли: { $names }
cup-computer = Компьютер { $n }
button-cup-enrol = Участвовать
button-cup-withdraw = Отказаться
button-cup-drop-out = Выбыть
cup-enrol-done = Вы участвуете. Первый круг начинается { $begins }; когда придёт ваш ход, я напишу вам.
cup-withdraw-done = Вы больше не участвуете.
cup-drop-sure = Выбыть из турнира? За вашими столами будет играть компьютер, а в таблице вас больше не будет. Вернуться нельзя.
cup-dropped-out = Вы выбыли из турнира. Спасибо за игру!
cup-round-ends = { $cup }: круг { $n } закончится { $distance } ({ $when }), а партия за столом { $table } не доиграна. Потом её доиграет компьютер, и этот результат засчитывается.
cup-over = { $cup } окончен. { $n ->
    [one] Победа: { $names }.
   *[other] Победили вместе: { $names }.
  }
cup-over-own = Вы заняли { place-nth } из { $of }. Очки за столы: { $points }.
cup-told-too-few = { $cup } не состоится: к началу набралось слишком мало людей.
cup-told-called-off = { $cup } не состоится: его отменила администрация сервера.
cup-new = { $cup } объявлен, начало { $distance } ({ $begins }); до этого можно записаться. { $link }
    { $terms }
cup-setup-title = Назначить турнир
cup-setup-about = Сообщение турнира появится в этом канале; участвовать можно там. Столы открываются в { $place }. Турнир состоится, если людей хотя бы { $least }; группы подбираются по числу участников, а если за столами останутся свободные места, их займут компьютеры. За опоздавшего ходит компьютер, отпуск не останавливает часы.
cup-choose-size = Сколько участников самое большее?
cup-at-most = Не больше { $n } { $n ->
    [one] участника
    [few] участников
   *[many] участников
  }
cup-choose-players = Сколько человек за столом?
cup-players = По { $n } за столом
cup-choose-days = Когда начало?
cup-days = Начало через { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
  } после объявления
cup-choose-round-days = Сколько длится круг?
cup-round-days = На круг { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
  }
cup-about-level = Как должны играть компьютеры, если они понадобятся?
cup-choose = Турниры этого сервера
cup-announced = { $cup } объявлен: сообщение сейчас появится здесь.
cup-message-at = Сообщение турнира: { $link }
cup-no-message = У турнира нет сообщения. Отправьте его ещё раз, чтобы все видели таблицу.
button-cup-here = Показать сообщение здесь
button-cup-call-off = Отменить турнир
cup-call-off-sure = { $cup }: отменить? Участвовать больше никто не сможет, турнир не состоится.
cup-call-off-done = Турнир отменён.
term-cup = турнир { $cup }, круг { $round }
seats-about-cup = Стол турнира: круг закончится { $ends } ({ $distance }), недоигранное доиграет компьютер. Покинув стол, вы выбываете из турнира: компьютер займёт все ваши столы. В отпуске вас можно заменить: `/настройки`.
seat-changed-round-over = { $table }: круг турнира окончен. За игрока { $former } доигрывает компьютер { $present }.
seat-lost-round-over = { $table }: круг турнира окончен, поэтому на вашем месте доигрывает компьютер. Его результат засчитывается вам.
error-plays-in-cup = Столы турнира не ставят на паузу, не меняют темп и доигрывают до конца.
error-only-practice = На тренировке нет сроков, поэтому и темп не меняется.
error-played-directly = Столы, за которыми играют в личных сообщениях, не ставят на паузу, не меняют темп и доигрывают до конца.
error-no-such-cup = Этого турнира больше нет, или он уже объявлен.
error-cup-begun = Этот турнир уже начался или не состоится.
error-cup-full = В этом турнире нет мест.
error-cup-enrolled = Вы уже участвуете.
error-cup-not-enrolled = Вы не участвуете в этом турнире или уже выбыли.
error-many-cups = На этом сервере уже { $n } { $n ->
    [one] турнир
    [few] турнира
   *[many] турниров
  }, больше сразу нельзя.
data-cup = Турниры, которые вы назначили
data-cup-entrant = Турниры, в которых вы участвуете

# Стол для планов: следующий ход игрока, который он пробует, пока ходят другие

button-plan = Запланировать ход
button-plan-change = Изменить план
button-plan-keep = Сохранить
button-plan-at-once = Сыграть сразу
button-plan-ask = Спросить меня
button-plan-drop = Удалить план
button-plan-play = Сыграть по плану
button-plan-play-part = { $step ->
    [one] Только первый шаг
   *[other] Только первые шаги: { $step }
}
plan-title = 🟨 **ПЛАН** · до вашего хода: { $names }
plan-cut = Шаг { $step } вашего плана больше не подходит: { $why }. Здесь план до этого места.
plan-open-ended = Дальше решает случай. План заканчивается здесь, а потом вас позовут.
plan-whole = Это был бы весь ваш ход.
plan-planned = 🟨 **Запланировано**: { $steps }
plan-kept-not = Этот план не сохранён: по нему ничего не сыграют.
plan-kept-at-once = Сохранён: будет сыгран сразу, в начале вашего хода.
plan-kept-ask = Сохранён: в свой ход сыграете одним нажатием.
plan-played-if = Ваш план будет сыгран, только если каждый шаг приведёт к тому же, и никогда сразу после подсчёта очков. Иначе вас позовут как обычно.
plan-signs = Остановить также, если…
plan-sign-words = изменились пояснения у вариантов
plan-sign-forecast = изменился мой прогноз
plan-holds = 🟨 **Ваш план ещё годится**: { $steps }
plan-stopped = 🟨 **Ваш план останавливается на шаге { $step }**: { $why }. Было запланировано: { $steps }
plan-played = { $table }: ваш план сыгран. { $turn }
plan-played-undo = Ход можно отменить до { $until }.
plan-ends-turn = 🟨 Ваш план сыгран и завершит ход в { $until }. До этого ход ещё можно отменить.
error-cannot-plan = Ваш следующий ход сейчас нельзя запланировать.
plan-about = Пока ходят другие, здесь можно опробовать свой следующий ход. Пока ничего не считается, и видите это только вы.
games-planned = 🟨 Запланировано
button-plan-decline = Не сейчас
button-offer-plans = План после хода?
plan-offer = Запланировать следующий ход?
