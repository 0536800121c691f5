GAME = "forum_trajanum"
