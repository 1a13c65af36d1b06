//! Durable moves a second, without sockets: each is validated by a replica of its game, appended to
//! the log and committed before the next one of that game.

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Instant;

use caminos_event_log::{
    Append, Batch, EventLog, GameKey, NewGame, PostgresLog, SqliteLog, TokenHash,
};
use caminos_node::{Effect, History, Replica, Writers};
use caminos_protocol::socket::{CommandId, GameId, Token};
use caminos_table::{Actor, Command, Match, MatchSetup, Moment, SeatSetup};
use caminos_test_services::Postgres;
use tokio::runtime::Runtime;

use crate::games::lists;
use crate::pgbench::inserts_per_second;
use crate::report::{Row, median};
use crate::{PLIES, runtime};

/// Runs of each; medians are printed.
const RUNS: usize = 3;
/// Games that are played at once on SQLite.
const SQLITE_GAMES: usize = 4000;
/// Games that are played at once on Postgres, and clients of pgbench.
const CLIENTS: usize = 100;

pub(crate) fn measure() -> Vec<Row> {
    vec![sqlite(), postgres()]
}

fn sqlite() -> Row {
    let runtime = runtime();
    let rate = median((1..=RUNS).map(|run| {
        eprintln!("durable moves on SQLite, {run} of {RUNS} …");
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let log = SqliteLog::open(folder.path(), runtime.handle().clone()).expect("a log");
        moves_per_second(&runtime, Arc::new(log), SQLITE_GAMES, 2 * SQLITE_GAMES)
    }));
    Row {
        figure: format!("durable moves a second, SQLite, {SQLITE_GAMES} games at once"),
        ours: format!("{rate:.0}"),
        anchor: String::new(),
        target: "≥ 50,000".to_owned(),
        met: rate >= 50_000.0,
    }
}

fn postgres() -> Row {
    let runtime = runtime();
    let server = Postgres::start_synced().expect("Postgres");
    let runs: Vec<(f64, f64)> = (1..=RUNS)
        .map(|run| {
            eprintln!("durable moves on Postgres, {run} of {RUNS} …");
            let single = inserts_per_second(&server, &format!("single_{run}"), CLIENTS);
            let url = server.new_database(&format!("games_{run}"));
            let log = runtime.block_on(PostgresLog::open(&url.expect("a database")));
            let log = Arc::new(log.expect("a log"));
            let ours = moves_per_second(&runtime, log, CLIENTS, 30 * CLIENTS);
            (ours, single)
        })
        .collect();
    let ratio = median(runs.iter().map(|(ours, single)| ours / single));
    let ours = median(runs.iter().map(|(ours, _)| *ours));
    let single = median(runs.iter().map(|(_, single)| *single));
    Row {
        figure: format!("durable moves a second, one node on Postgres, {CLIENTS} games at once"),
        ours: format!("{ours:.0}, {ratio:.1} ×"),
        anchor: format!("pgbench with {CLIENTS} clients {single:.0} rows"),
        target: "≥ 5 × anchor".to_owned(),
        met: ratio >= 5.0,
    }
}

/// A game on one node.
struct Game {
    replica: Replica<()>,
    owner: TokenHash,
    moves: Vec<String>,
    ply: u16,
}

impl Game {
    /// The next move on its way into the log.
    fn next(&mut self) -> Option<Append> {
        let text = self.moves.get(usize::from(self.ply))?.clone();
        let (ply, now) = (self.ply, Moment(u64::from(self.ply)));
        self.ply += 1;
        let id = CommandId::new(&format!("command-{ply:08}")).expect("the form of ids");
        let command = Command::Move { text, ply };
        let effects = self.replica.submit((), self.owner, id, command, now);
        match effects.into_iter().next() {
            Some(Effect::Append(append)) => Some(append),
            effect => panic!("a legal move is appended: {effect:?}"),
        }
    }
}

/// What is shared by the games of a run.
struct Run {
    log: Arc<dyn EventLog>,
    waiting: Mutex<Vec<Game>>,
    /// Dropped when all games are over.
    _running: mpsc::Sender<()>,
}

/// Plays a game to its end, and then others.
fn play(run: Arc<Run>, mut game: Game) {
    loop {
        if let Some(append) = game.next() {
            let log = Arc::clone(&run.log);
            let next = move |result: Result<GameKey, _>| {
                game.replica.appended(result.map(drop));
                play(run, game);
            };
            return log.append(append, Box::new(next));
        }
        let mut waiting = run.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.pop() {
            Some(other) => game = other,
            None => return,
        }
    }
}

fn moves_per_second(
    runtime: &Runtime,
    log: Arc<dyn EventLog>,
    at_once: usize,
    games: usize,
) -> f64 {
    let mut waiting = create(&log, games);
    let (running, ended) = mpsc::channel();
    let first = waiting.split_off(games - at_once);
    let run = Arc::new(Run {
        log: Arc::clone(&log),
        waiting: Mutex::new(waiting),
        _running: running,
    });
    let start = Instant::now();
    for game in first {
        play(Arc::clone(&run), game);
    }
    drop(run);
    // Until the sender is dropped.
    let _ = ended.recv();
    let seconds = start.elapsed().as_secs_f64();
    runtime.block_on(log.close());
    (games * PLIES) as f64 / seconds
}

fn create(log: &Arc<dyn EventLog>, games: usize) -> Vec<Game> {
    let lists = lists();
    let setup = MatchSetup::new(
        "square",
        vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")],
    );
    let (_, opened) = Match::open(setup, Moment(0)).expect("a setup");
    let token = Token::new("who-opened-all-of-these-tables").expect("the form of tokens");
    let batch = Batch {
        first: 0,
        count: 1,
        actor: Actor::Owner,
        command: None,
        seat_token: Some(TokenHash::of(&token)),
        events: serde_json::to_string(&[opened]).expect("events").into(),
    };
    let writers = if log.is_shared() {
        Writers::Many
    } else {
        Writers::One
    };
    let (sender, created) = mpsc::channel();
    for number in 0..games {
        let new = NewGame {
            id: GameId::new(&format!("game-{number:09}")).expect("the form of ids"),
            batch: Arc::new(batch.clone()),
            deadline: None,
        };
        let sender = sender.clone();
        // The receiver waits for all of them.
        log.create(new, Box::new(move |key| drop(sender.send(key))));
    }
    drop(sender);
    let keys = created.into_iter().zip(lists.iter().cycle());
    keys.map(|(key, moves)| {
        let history = History::new([batch.clone()]).expect("an opened table");
        Game {
            replica: Replica::new(key.expect("an empty log"), history, writers),
            owner: TokenHash::of(&token),
            moves: moves.clone(),
            ply: 0,
        }
    })
    .collect()
}
