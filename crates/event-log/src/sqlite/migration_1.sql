CREATE TABLE games (
    key    INTEGER PRIMARY KEY,
    id     TEXT NOT NULL UNIQUE,
    opened INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT;
-- Player 0 is who opened the table.
CREATE TABLE seats (
    game   INTEGER NOT NULL REFERENCES games (key),
    player INTEGER NOT NULL,
    token  BLOB NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
-- What happened, in steps that happened at once; since counts the events before.
-- Actor: 0 who opened the table, 1 to 4 a player by link, 5 the computer.
-- In the order in which they come, whatever the game: a commit then writes a few full
-- pages instead of one page a game.
CREATE TABLE entries (
    key     INTEGER PRIMARY KEY,
    game    INTEGER NOT NULL,
    since   INTEGER NOT NULL,
    actor   INTEGER NOT NULL,
    command TEXT,
    events  TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX entries_of_game ON entries (game, since);
