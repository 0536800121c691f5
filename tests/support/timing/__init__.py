"""Steps of stories in virtual time."""
