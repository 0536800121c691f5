"""The pictures of Trajan: action circle, board, hand, sheets of what was scored."""
