GAME = "trajan"
