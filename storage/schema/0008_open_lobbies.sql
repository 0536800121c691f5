-- How many lobbies a user or a server has open is asked before another one is opened.

CREATE INDEX lobby_of_host ON game (host, created) WHERE stage = 'lobby';

CREATE INDEX lobby_on_guild ON game (guild, created) WHERE stage = 'lobby';
