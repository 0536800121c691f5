"""Discord's numbers: limits of what is sent, HTTP statuses and error codes."""

# A message

COMPONENTS = 40
"""Components of a message, nested ones too."""
TEXT = 4000
"""Characters in all texts of a message."""
CONTENT = 2000
"""Characters of a plain message."""
ROWS = 5
"""Rows of controls of a plain message."""
GALLERY = 10
"""Pictures in a gallery."""
ALT_TEXT = 1024
FILES = 10
FILE_SIZE = 10 * 1024 * 1024
"""Bytes of a file."""
THREAD_NAME = 100

# Controls

BUTTONS = 5
"""Buttons in a row."""
OPTIONS = 25
"""Options of a select."""
OPTION_TEXT = 100
"""Characters of the label, the value or the description of an option."""
PLACEHOLDER = 150
CUSTOM_ID = 100
BUTTON_LABEL = 80

# A form

FORM_TITLE = 45
FORM_LABEL = 45
FORM_ABOUT = 100
"""Characters of the explanation below the label of an input."""
FORM_TEXT = 4000
"""Characters of what can be typed."""

# An application

EMOJIS = 2000
EMOJI_NAME = 32
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100

# Errors

BAD_REQUEST = 400
"""HTTP status of a message that Discord rejects, as one with an emoji that was deleted."""
UNAUTHORIZED = 401
"""HTTP status of a request with a token that is not valid."""
FORBIDDEN = 403
"""HTTP status of a request without permission."""
NOT_FOUND = 404
"""HTTP status of a request about something that was deleted."""
RATE_LIMITED = 429
"""HTTP status of a request that came too early."""
SERVER_ERROR = 500
"""HTTP statuses from here on are Discord's own failures: nobody knows what was done."""
TOO_MANY_DIRECT_MESSAGES = 40003
"""Error code: direct messages are opened too fast."""
UNKNOWN_MEMBER = 10007
"""Error code: the user is no member of the server."""
UNKNOWN_MESSAGE = 10008
"""Error code: the message was deleted."""
UNKNOWN_USER = 10013
"""Error code: there is no such user."""
THREAD_ARCHIVED = 50083
"""Error code: messages in an archived thread cannot be edited."""
NO_SERVER_IN_COMMON = 50278
"""Error code: the bot and the user are on no server together."""
THREAD_EXISTS = 160004
"""Error code: the message has a thread already."""
TAGS_MODERATED = 40066
"""Error code: a post must have a tag, and all of them are for moderators."""
TAG_REQUIRED = 40067
"""Error code: a post must have a tag."""
THREAD_LOCKED = 160005
"""Error code: nobody but moderators can write in the thread."""
TOO_MANY_THREADS = (160006, 160007)
"""Error codes: the server has as many active threads, or announcement threads, as Discord allows."""
TITLE_BLOCKED = (20031, 200001)
"""Error codes: the name of a thread has words that Discord, or the server's moderation, does not allow."""
PICTURES_REFUSED = (20009, 50013, 400001)
"""Error codes: words may be posted without pictures; *Attach Files* may be all that is missing."""
UNKNOWN_INTERACTION = 10062
"""Error code: the interaction was not acknowledged in time."""
ALREADY_ACKNOWLEDGED = 40060
"""Error code: the interaction has an acknowledgement already."""
TOKEN_GONE = (10015, 50027)
"""Error codes: the interaction was never acknowledged, or more than 15 minutes ago."""
