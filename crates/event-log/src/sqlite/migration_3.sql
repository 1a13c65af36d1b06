-- A batch is found by its game and sequence number, which no other batch can have; it holds the
-- secret that it gives a seat by. Written: the retention clock, in seconds.
CREATE TABLE batches (
    key        INTEGER PRIMARY KEY,
    game       INTEGER NOT NULL,
    first      INTEGER NOT NULL,
    count      INTEGER NOT NULL,
    actor      INTEGER NOT NULL,
    written    INTEGER NOT NULL,
    command    TEXT,
    seat_token BLOB,
    events     TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX batches_of_game ON batches (game, first);
-- One game that cannot be read must not keep all others from being opened.
INSERT OR IGNORE INTO batches (key, game, first, count, actor, written, command, events)
    SELECT key, game, since, CASE WHEN json_valid(events) THEN json_array_length(events) ELSE 0 END,
           actor, 0, command, events
    FROM entries ORDER BY key;
-- Whoever opened the table did it in the first batch, and a player's first one claims the seat.
UPDATE batches SET seat_token = held.token
    FROM (SELECT seats.token, (SELECT b.key FROM batches AS b
                               WHERE b.game = seats.game AND b.actor = seats.player
                               ORDER BY b.first LIMIT 1) AS batch
          FROM seats) AS held
    WHERE batches.key = held.batch;
-- What was written after the last checkpoint has made the stage unknown.
UPDATE games SET stage = 0
    FROM (SELECT DISTINCT game FROM entries WHERE key > (SELECT entry FROM settled)) AS newer
    WHERE games.key = newer.game;
-- Lifecycle: 0 unknown, 1 never played, 2 in play, 3 finished. Changed: the retention clock at the
-- change, or later. Keys are never used again, since a node may still know the game that had one.
CREATE TABLE games_3 (
    key       INTEGER PRIMARY KEY AUTOINCREMENT,
    id        TEXT NOT NULL UNIQUE,
    lifecycle INTEGER NOT NULL,
    changed   INTEGER NOT NULL
) STRICT;
INSERT INTO games_3 (key, id, lifecycle, changed) SELECT key, id, stage, 0 FROM games ORDER BY key;
DROP TABLE seats;
DROP TABLE entries;
DROP TABLE settled;
DROP TABLE games;
ALTER TABLE games_3 RENAME TO games;
CREATE INDEX games_by_age ON games (lifecycle, changed);
-- The retention clock: how long servers have run, in seconds. Ages begin anew: until now they went
-- by the wall clock.
CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO meta VALUES ('clock', 0), ('probe', 0);
