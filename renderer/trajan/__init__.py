"""The pictures of Trajan: the action circle, the board, the hand, sheets of what was scored."""
