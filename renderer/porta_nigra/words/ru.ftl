## На каждой картинке
picture-round = Раунд { $round }
picture-last-turns = Последние ходы
picture-setup = Подготовка
picture-over = Конец игры

## Описания: все картинки
picture-about = { $title }: { $when }.
picture-at-turn = Ход: { $seat }.
picture-start = Первый игрок раунда: { $seat }.
