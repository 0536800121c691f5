GAME = "porta_nigra"
