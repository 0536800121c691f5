## On every picture
picture-round = Round { $round }
picture-last-turns = Last turns
picture-setup = Setup
picture-over = End of the game

## Alt texts: all pictures
picture-about = { $title }: { $when }.
picture-at-turn = It is { $seat }’s turn.
picture-start = { $seat } is the start player.
