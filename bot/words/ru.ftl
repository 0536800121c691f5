## Команды
command-play = играть
about-command-play = Открыть стол в этом канале
command-games = партии
about-command-games = Ваши партии; сначала те, что ждут вас
command-move = ход
about-command-move = Ваш ход за столом, который ждёт вас дольше всех
command-board = поле
about-command-board = Ваше поле и стол
command-replay = повтор
about-command-replay = Партия или один раунд в виде анимации
command-help = помощь
about-command-help = Как здесь играть
parameter-game = игра
about-parameter-game = Какая игра
parameter-player = игрок
about-parameter-player = Чьё поле
parameter-round = раунд
about-parameter-round = Какой раунд; если не указать, вся партия

## Приветствие
greeting-how = Вы выбираете кнопками, втайне от других, с телефона или за компьютером. В ветке стола все видят, что произошло и чей сейчас ход.
greeting-game-begins = Ваша партия **{ $game }** против компьютера началась: { $link }. Ниже ваш первый выбор.
greeting-game-runs = Такая партия **{ $game }** у вас уже идёт: { $link }. Команда `/играть` открывает ещё один стол.
button-play-now = Играть
button-introductory = Ознакомительная партия
button-how-it-works = Как это устроено

## Лобби
lobby-choose-seat-count = Сколько мест?
lobby-seat-count = { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
  }
lobby-host = Стол открыт игроком { $host }
lobby-seat = { $number }. { $name }
lobby-computer = компьютер
lobby-free = свободно
lobby-options = Настройки: { $options }
lobby-no-options = Настройки: нет
lobby-option-for = { $setting } ({ $names })
lobby-started = Игра идёт: смотрите ветку.
lobby-join = Сесть за стол
lobby-leave = Встать
lobby-change-options = Настройки
lobby-start = Начать
lobby-add-computer = Компьютер +
lobby-remove-computer = Компьютер −
lobby-on = { $setting }: вкл.
lobby-off = { $setting }: выкл.
lobby-joined = Вы за столом: { $game }. Буду писать вам в личные сообщения.
lobby-joined-no-direct-messages = Вы за столом: { $game }. Личные сообщения закрыты. Выбирать будете кнопкой «Мой ход» в ветке.
lobby-joined-unsure = Вы за столом: { $game }. Написать вам сейчас не получилось; попробую ещё раз, когда придёт ваш ход.
lobby-left = Вы встали из-за стола.
lobby-thread = { $game } · { $names }

lobby-seat-notice = Здравствуйте, { $name }! Вы за столом игры **{ $game }**: { $link }
    Когда нужно будет что-то выбрать, я напишу вам сюда.

## Стол
turn-prompt = **{ $phase }**: { $names }
turn-ready = Готово: { $ready } из { $seats }
turn-again = Правила исправлены: этот этап начинается заново.
button-move = Мой ход
button-board = Моё поле
button-table = Весь стол
button-words = Словами
button-help = Помощь
history-omitted = … и ещё { $n }
scoring-title = Подсчёт очков
scoring-seat = **{ $name }: +{ $points }**
end-title = Игра окончена
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

## Панель
panel-choose = Выберите
panel-choose-row = Выберите ряд
panel-choose-page = Ещё
panel-row = Ряд { $row }
panel-undo = Отменить
panel-back = Назад
panel-restart = Начать ход заново
panel-since-last-turn = После вашего прошлого хода
panel-own-turn = Ваш прошлый ход и что было потом
panel-outdated = За столом уже всё изменилось. Сейчас так:
panel-done = Готово.
panel-next-message = Для следующего выбора есть отдельное сообщение.
panel-not-your-turn = Сейчас не ваш ход.
panel-waiting = Ждём: { $names }.
panel-waiting-together = Ждём остальных: готово { $ready } из { $seats }.
panel-over = Игра окончена.
panel-forecast = Следующий подсчёт пока даёт: **{ $points }**
panel-forecast-price = Следующий подсчёт пока даёт: **{ $points }**, если заплатить ({ $price }: { $payment })
panel-forecast-short = Следующий подсчёт пока даёт: **{ $potential }**, если заплатить ({ $potential_price }; { $owns ->
    [0] у вас этого нет
   *[other] у вас { $owned }
  }: не больше **{ $points }**{ $pays ->
    [0] {""}
   *[other] {" "}— { $payment }
  })
board-forecast-price = Следующий подсчёт пока даёт: **{ $points }** при оплате ({ $price }: { $payment })
board-forecast-short = Следующий подсчёт пока даёт: **{ $potential }** при оплате ({ $potential_price }; { $owns ->
    [0] в запасе этого нет
   *[other] в запасе { $owned }
  }: не больше **{ $points }**{ $pays ->
    [0] {""}
   *[other] {" "}— { $payment }
  })
panel-asked-again = Когда снова нужно будет выбрать, придёт личное сообщение; в { $link } то же самое открывает **Мой ход**.
panel-asked-again-mention = Когда снова нужно будет выбрать, вас упомянут в { $link }; там выбор открывает **Мой ход**.
panel-undoable = Это ещё можно отменить.
panel-reveals = не отменить: открывает скрытое
panel-all-reveal = Любой вариант открывает скрытое, и отменить его нельзя.
panel-final = Сделанное ещё можно отменить, пока вы не нажали «{ $option }».
panel-choose-rest = Выбрать за меня
panel-choose-rest-about = «Выбрать за меня» делает за вас весь оставшийся здесь выбор.{ $told ->
    [0] { " " }То, что открывает скрытое, отменить нельзя.
   *[other] { "" }
  }

## Поле
board-choose-seat = Чьё поле?
board-points = { $rank }. { $name }: { $points }
board-no-picture = Картинки этой игры пока нет.

## Replay
replay-title = **{ $game }**, моментов: { $n }
replay-progress = Рисую: { $done } из { $total } …

## Партии
games-none = У вас нет начатых партий. Стол открывает команда `/играть`.
games-waiting = **Ждут вас**
games-others = **Ждут других**
games-lobbies = **Ещё не начались**

## Помощь
guide-round = Раунд в шести строках
guide-short = **Как здесь играть**
    - Когда нужно выбрать, вы получаете личное сообщение, где есть всё нужное. **Мой ход** в ветке стола открывает то же самое только для вас.
    - **Помощь** под вариантами объясняет, о чём вас спрашивают.
    - Никто не видит вашего выбора, пока ход не закончен. До тех пор **Отменить** отменяет один выбор, а **Начать ход заново** — все, если ничего скрытого не открыто.
    - `/играть` открывает стол, `/партии` показывает ваши.
guide-here = Игра в Discord
guide-here-text =
    - **Столы:** командой `/играть` вы открываете стол в канале. Другие садятся, вы начинаете, и у партии появляется своя ветка.
    - **Ваш ход:** когда нужно что-то выбрать, вы получаете личное сообщение, где есть всё нужное. Если личные сообщения закрыты, вас позовут в ветке, а **Мой ход** откроет то же самое только для вас.
    - **Тайна:** никто не видит вашего выбора, пока ход не закончен, кроме того, что открывают правила. Пока его никто не увидел и ничего скрытого не открыто, **Отменить** отменяет один выбор, а **Начать ход заново** — все.
    - **Поля:** за кнопкой **Моё поле** ваше поле, стол и очки; там же можно посмотреть поля других.
    - **Картинки:** светлая рамка отмечает то, что можно выбрать, золотая галочка — то, что уже выбрано; светлым залито место, куда оно могло бы встать. То, что другие сделали после вашего прошлого хода, обведено их цветом и пронумеровано по порядку; тёмные уголки стоят вокруг последнего.
    - **Помощь:** под вариантами она объясняет, о чём вас спрашивают, в ветке открывает этот обзор. Пока вы не доиграли ни одной партии, мелкая строка под каждым вопросом говорит, почему он важен; кнопка под помощью выключает и включает эти подсказки.
    - **Команды:** `/партии` показывает ваши партии, `/ход` открывает ту, что ждёт дольше всех, `/поле` показывает поле, `/повтор` — партию в виде анимации, `/помощь` — эту помощь.
guide-overview = Обзор
guide-pages = Правила по главам
guide-games = Другая игра
hints-on = Подсказки включены: мелкая строка под каждым вопросом говорит, почему он важен.
hints-off = Подсказки выключены.
button-hide-hints = Выключить подсказки
button-show-hints = Включить подсказки

## Что не получается
error-not-your-seat = Это не ваше место.
error-not-your-table = Вы не играете за этим столом.
error-no-table = Здесь нет стола. Используйте ветку партии или `/партии`.
error-nothing-waits = Ни один стол вас не ждёт.
error-full = За этим столом нет мест.
error-already-seated = Вы уже сидите за этим столом.
error-not-seated = Вы не сидите за этим столом.
error-not-host = Это может сделать только { $host }.
error-too-few = Игроков должно быть не меньше { $n }.
error-too-many = За столом уже сидят: { $n }.
error-started = Эта партия уже началась.
error-not-started = Эта партия ещё не началась.
error-no-seat = Там никто не сидит.
error-no-round = В этом раунде пока нечего показать.
error-large-replay = Этот повтор не помещается в { $size } МБ. Попробуйте отдельный раунд.
error-no-such-table = Этого стола больше нет.
error-no-such-control = Эта кнопка из другой версии бота и больше не работает. `/партии` покажет ваши столы.
error-no-computer = Здесь нет игрока-компьютера.
error-missing-permissions = Мне здесь не хватает прав: { $permissions }
error-no-channel = Для стола нужен текстовый канал на сервере.
error-busy = Сейчас я не могу ничего сохранить. Ничего не изменилось; попробуйте ещё раз через минуту.
error-unexpected = У меня что-то пошло не так. Ничего не потеряно; попробуйте ещё раз.
permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-create_public_threads = Создавать публичные ветки
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-attach_files = Прикреплять файлы
permission-read_message_history = Читать историю сообщений
