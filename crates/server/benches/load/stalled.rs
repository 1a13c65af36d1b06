//! Memory when readers stall: everybody asks for a long game, and nobody reads it.

use std::time::Duration;

use caminos_event_log::{Batch, GameKey, Lifecycle, SqliteLog, StoredGame, Transfer as _};
use caminos_protocol::socket::GameId;
use caminos_table::{Actor, Command, Event, Match, MatchSetup, Moment, Player, SeatSetup};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::process::{Process, kernel_kib};
use crate::report::Row;
use crate::{client, runtime};

const READERS: usize = 1000;
/// Nearly as long as a match can become.
const EVENTS: u32 = 19_000;

pub(crate) fn measure() -> Vec<Row> {
    eprintln!("{READERS} readers that stall …");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a plain path");
    let game = runtime().block_on(store_long_game(path));
    let server = Process::start(&["serve-sqlite", path]);
    let kib = runtime().block_on(async {
        // The game itself is in memory once, whoever reads it.
        let _first = client::stall(server.address(), &game, 1).await;
        let before = settled_kib(&server).await;
        let _stalled = client::stall(server.address(), &game, READERS).await;
        (settled_kib(&server).await - before) / READERS as f64
    });
    vec![Row {
        figure: format!(
            "memory of a connection, kernel included, {READERS} that do not read {EVENTS} events"
        ),
        ours: format!("{kib:.1} KiB"),
        anchor: String::new(),
        target: "≤ 32 KiB".to_owned(),
        met: kib <= 32.0,
    }]
}

/// When everything that can be sent has been.
async fn settled_kib(server: &Process) -> f64 {
    let mut before = f64::INFINITY;
    loop {
        sleep(Duration::from_millis(500)).await;
        let now = server.resident_kib() + kernel_kib();
        if (now - before).abs() < 256.0 {
            return now;
        }
        before = now;
    }
}

async fn store_long_game(folder: &str) -> GameId {
    let log = SqliteLog::open(folder, Handle::current()).expect("a log");
    let setup = MatchSetup::new("square", vec![SeatSetup::here("Ada"), SeatSetup::link()]);
    let (mut match_state, opened) = Match::open(setup, Moment(0)).expect("a setup");
    let ada = Player::new(1).expect("the first player");
    let mut batches = vec![batch(0, &[opened])];
    for first in 1..EVENTS {
        let command = Command::Name {
            player: ada,
            name: format!("Ada the {first}th"),
        };
        let events = match_state.handle(Actor::Owner, &command, Moment(u64::from(first)));
        batches.push(batch(first, &events.expect("a name")));
    }
    let id = GameId::new("a-long-game").expect("the form of ids");
    let stored = StoredGame {
        key: GameKey(0),
        id: id.clone(),
        lifecycle: Some(Lifecycle::InPlay),
        deadline: None,
        events: EVENTS,
        batches,
    };
    log.import(vec![stored]).await.expect("an empty log");
    id
}

fn batch(first: u32, events: &[Event]) -> Batch {
    Batch {
        first,
        count: events.len() as u32,
        actor: Actor::Owner,
        command: None,
        seat_token: None,
        events: serde_json::to_string(events).expect("events").into(),
    }
}
