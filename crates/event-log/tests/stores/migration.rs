//! Databases of earlier versions, made with the scripts that those versions ran.

use std::path::Path;

use caminos_event_log::{Batch, Lifecycle, StoredGame, TokenHash};
use caminos_table::{
    Actor, Command, CommandId, Event, GameId, Match, MatchSetup, Moment, Player, SeatSetup, Token,
};
use rusqlite::{Connection, params};

use crate::fixture::{Fixture, Sqlite, append_as, batch, read};

const SCHEMA: [&str; 2] = [
    include_str!("released_1.sql"),
    include_str!("released_2.sql"),
];
const MOVES: [&str; 5] = [
    "La1a2a3b3",
    "Tg2h1h2h3",
    "La4a5a6b6",
    "Tg5h4h5h6",
    "La7a8b8c8",
];

fn token(letter: &str) -> TokenHash {
    TokenHash::of(&Token::new(&letter.repeat(24)).unwrap())
}

/// A real game: opened, a seat claimed by link, and so many moves.
fn played(moves: usize) -> (Match, Vec<Batch>) {
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::link()];
    let (mut match_state, opened) =
        Match::open(MatchSetup::new("square", seats), Moment(5)).unwrap();
    let bo = Actor::Player(Player::new(2).unwrap());
    let mut batches = Vec::new();
    let mut push = |first, actor, seat_token, events: &[Event]| {
        batches.push(Batch {
            first,
            count: events.len() as u32,
            actor,
            command: (first > 0).then(|| CommandId::new(&format!("command-{first}")).unwrap()),
            seat_token,
            events: serde_json::to_string(events).unwrap().into(),
        });
    };
    push(0, Actor::Owner, Some(token("a")), &[opened]);
    let mut commands = vec![(Actor::Spectator, Command::Claim { name: None })];
    for (ply, text) in (0..).zip(&MOVES[..moves]) {
        let text = (*text).to_owned();
        let actor = if ply % 2 == 0 { Actor::Owner } else { bo };
        commands.push((actor, Command::Move { text, ply }));
    }
    if moves == 3 {
        // A batch of two events: agreed, and taken back.
        commands.push((Actor::Owner, Command::Takeback { ply: 3 }));
        commands.push((bo, Command::Agree));
    }
    for (actor, command) in commands {
        let first = match_state.event_count();
        let events = match_state.handle(actor, &command, Moment(6)).unwrap();
        let claims = actor == Actor::Spectator;
        let (actor, token) = if claims {
            (bo, Some(token("b")))
        } else {
            (actor, None)
        };
        push(first, actor, token, &events);
    }
    (match_state, batches)
}

fn number(actor: Actor) -> u8 {
    match actor {
        Actor::Owner => 0,
        Actor::Player(player) => player.number(),
        Actor::Computer | Actor::Spectator | Actor::Server => {
            unreachable!("nobody of them plays here")
        }
    }
}

/// As the program of that version has written it: batches of all games in turns.
fn write(path: &Path, version: usize, games: &[(GameId, Vec<Batch>)]) {
    let database = Connection::open(path).unwrap();
    for script in &SCHEMA[..version] {
        database.execute_batch(script).unwrap();
    }
    database
        .pragma_update(None, "user_version", version as u32)
        .unwrap();
    for (key, (id, _)) in (1..).zip(games) {
        let sql = "INSERT INTO games (key, id) VALUES (?, ?)";
        database.execute(sql, params![key, id.as_str()]).unwrap();
    }
    let longest = games
        .iter()
        .map(|(_, batches)| batches.len())
        .max()
        .unwrap();
    for index in 0..longest {
        for (key, (_, batches)) in (1..).zip(games) {
            let Some(batch) = batches.get(index) else {
                continue;
            };
            insert(&database, version, key, batch);
        }
    }
}

fn insert(database: &Connection, version: usize, game: i64, batch: &Batch) {
    if let Some(token) = &batch.seat_token {
        let sql = "INSERT INTO seats (game, player, token) VALUES (?, ?, ?)";
        let values = params![game, number(batch.actor), &token.bytes()[..]];
        database.execute(sql, values).unwrap();
    }
    let command = batch.command.as_ref().map(|id| id.as_str());
    let values = params![
        game,
        batch.first,
        number(batch.actor),
        command,
        batch.events
    ];
    let sql = "INSERT INTO entries (game, since, actor, command, events) VALUES (?, ?, ?, ?, ?)";
    database.execute(sql, values).unwrap();
    if version == 2 {
        let key = database.last_insert_rowid();
        let sql =
            "UPDATE entries SET before = (SELECT last FROM games WHERE key = ?2) WHERE key = ?1";
        database.execute(sql, [key, game]).unwrap();
        // The newest entry of all is not in the row of its game yet: a crash.
        let sql = "UPDATE games SET last = ?, used = 0, stage = ? WHERE key = ?";
        let stage = if batch.first == 0 { 1 } else { 3 };
        database.execute(sql, [key, stage, game]).unwrap();
        if batch.first < 3 {
            database
                .execute("UPDATE settled SET entry = ?", [key])
                .unwrap();
        }
    }
}

fn events(game: &StoredGame) -> Vec<Event> {
    let parse = |batch: &Batch| serde_json::from_str::<Vec<Event>>(&batch.events).unwrap();
    game.batches.iter().flat_map(parse).collect()
}

async fn is_migrated(version: usize) {
    let store = Sqlite::new().await;
    let names = ["abcdefghijklmn", "never-played-1", "over-and-out-1"];
    let matches = [played(3), played(0), played(5)];
    let games: Vec<(GameId, Vec<Batch>)> = names
        .iter()
        .zip(&matches)
        .map(|(name, (_, batches))| (GameId::new(name).unwrap(), batches.clone()))
        .collect();
    write(&store.0.path().join("caminos.db"), version, &games);

    let log = store.open().await;
    for ((id, batches), (match_state, _)) in games.iter().zip(&matches) {
        let stored = read(&log, id).await;
        assert_eq!(&stored.batches, batches, "version {version}");
        assert_eq!(&Match::from_events(&events(&stored)).unwrap(), match_state);
    }
    // Ages went by the wall clock: they begin anew, however old the games seem to be.
    for lifecycle in [Lifecycle::NeverPlayed, Lifecycle::Finished] {
        let hour = std::time::Duration::from_secs(60 * 60);
        assert_eq!(log.expired(lifecycle, hour, 10).await.unwrap(), []);
    }
    let unknown = log.unclassified(10).await.unwrap();
    assert!(
        unknown.iter().any(|game| game.id == games[0].0),
        "not since the last checkpoint"
    );
    let classified = unknown.into_iter().map(|game| (game, Lifecycle::InPlay));
    log.classify(classified.collect()).await.unwrap();
    assert_eq!(log.unclassified(10).await.unwrap(), []);

    // They go on, and stay what they are.
    let stored = read(&log, &games[0].0).await;
    assert_eq!(stored.lifecycle, Some(Lifecycle::InPlay));
    let next = batch(stored.events, "next");
    append_as(&log, stored.key, next.clone(), None)
        .await
        .unwrap();
    log.close().await;
    drop(log);
    let mut expected = games[0].1.clone();
    expected.push(next);
    assert_eq!(
        read(&store.open().await, &games[0].0).await.batches,
        expected
    );
}

#[tokio::test]
async fn the_first_version_is_migrated() {
    is_migrated(1).await;
}

#[tokio::test]
async fn the_second_version_is_migrated() {
    is_migrated(2).await;
}

#[tokio::test]
async fn an_unreadable_game_of_an_earlier_version_disturbs_no_other() {
    let store = Sqlite::new().await;
    let path = store.0.path().join("caminos.db");
    let (good, bad) = (
        GameId::new("readable").unwrap(),
        GameId::new("unreadable").unwrap(),
    );
    let (_, batches) = played(2);
    let mut broken = batches.clone();
    broken[1].events = "[{".into();
    write(
        &path,
        2,
        &[(good.clone(), batches.clone()), (bad.clone(), broken)],
    );
    let log = store.open().await;
    assert_eq!(read(&log, &good).await.batches, batches);
    assert!(log.read(&bad, 0).await.is_err());
}
