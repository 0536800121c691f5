"""The pictures of Trajan: the action circle, the board and its close-ups, hands, sheets of what was scored."""
