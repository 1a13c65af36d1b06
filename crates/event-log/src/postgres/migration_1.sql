-- Lifecycle: 1 never played, 2 in play, 3 finished; 0 is unknown, a game of an older database that was
-- copied. Changed: the retention clock at the change, or later.
CREATE TABLE caminos.games (
    key       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id        text NOT NULL UNIQUE,
    lifecycle smallint NOT NULL,
    changed   bigint NOT NULL
);
CREATE INDEX games_by_age ON caminos.games (lifecycle, changed);
-- The events of one command. The key lets one of two writers win. Actor: 0 who opened the table, 1 to 4
-- a player by link, 5 the computer. Written: the retention clock, in seconds.
-- No foreign key: appending locks the row of the game by itself, with less work.
CREATE TABLE caminos.batches (
    game       bigint NOT NULL,
    first      integer NOT NULL,
    count      integer NOT NULL,
    actor      smallint NOT NULL,
    written    bigint NOT NULL,
    command    text,
    seat_token bytea,
    events     text NOT NULL,
    PRIMARY KEY (game, first)
);
