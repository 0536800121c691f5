"""What an operator sees and sets: logs, metrics, health, instance lock, exit statuses."""
