//! Durable moves a second: many games, each with one append on its way, on SQLite and on Postgres; and
//! beside Postgres what pgbench inserts row by row, with as many connections and with as many
//! clients. `docs/performance.md` has the method. Arguments: seconds for each line (5).

use std::error::Error;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use caminos_event_log::{
    Append, Batch, EventLog, GameKey, Lifecycle, NewGame, PostgresLog, SqliteLog,
};
use caminos_protocol::socket::{CommandId, GameId};
use caminos_table::Actor;
use caminos_test_services::Postgres;
use tokio::runtime::Runtime;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const EVENTS: &str = r#"[{"at":1763300000000,"type":"moved","player":1,"move":"La1a2a3b3"}]"#;
/// As many connections as the log writes with.
const CONNECTIONS: usize = 4;

fn main() -> Result<()> {
    let seconds = std::env::args().find_map(|argument| argument.parse().ok());
    let time = Duration::from_secs(seconds.unwrap_or(5));
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load before: {}", load.trim());
    let runtime = Runtime::new()?;
    for games in [1000, 5000] {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
        let log = Arc::new(SqliteLog::open(folder.path(), runtime.handle().clone())?);
        let rate = moves_per_second(&runtime, log, games, time)?;
        println!("SQLite, {games} games: {rate:.0} moves/s");
    }
    let server = Postgres::start_synced()?;
    let mut single = Vec::new();
    for clients in [CONNECTIONS, 100] {
        let rate = pgbench(&server, clients, time)?;
        println!("pgbench, one row each, {clients} clients: {rate:.0} rows/s");
        single.push(rate);
    }
    for (games, beside) in [(100, single[1]), (1000, single[0]), (5000, single[0])] {
        let url = server.new_database(&format!("games_{games}"))?;
        let log = Arc::new(runtime.block_on(PostgresLog::open(&url))?);
        let rate = moves_per_second(&runtime, log, games, time)?;
        let factor = rate / beside;
        println!("Postgres, {games} games: {rate:.0} moves/s, {factor:.1} times pgbench");
    }
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load after: {}", load.trim());
    Ok(())
}

/// A game that appends again as soon as its last batch is durable.
struct Game {
    log: Arc<dyn EventLog>,
    key: GameKey,
    command: CommandId,
    stop: Arc<AtomicBool>,
    moves: Arc<AtomicU64>,
    /// Dropped when the game is over.
    _running: mpsc::Sender<()>,
}

impl Game {
    fn append(self: Arc<Self>, first: u32) {
        let batch = Batch {
            first,
            count: 1,
            actor: Actor::Owner,
            command: Some(self.command.clone()),
            seat_token: None,
            events: EVENTS.into(),
        };
        let append = Append {
            game: self.key,
            batch: Arc::new(batch),
            lifecycle: (first == 1).then_some(Lifecycle::InPlay),
        };
        let log = Arc::clone(&self.log);
        let next = move |written: std::result::Result<_, _>| {
            written.expect("nothing else writes to the game");
            self.moves.fetch_add(1, Relaxed);
            if !self.stop.load(Relaxed) {
                self.append(first + 1);
            }
        };
        log.append(append, Box::new(next));
    }
}

fn moves_per_second(
    runtime: &Runtime,
    log: Arc<dyn EventLog>,
    games: usize,
    time: Duration,
) -> Result<f64> {
    let keys = create(&*log, games)?;
    let (stop, moves) = (
        Arc::new(AtomicBool::new(false)),
        Arc::new(AtomicU64::new(0)),
    );
    let (running, ended) = mpsc::channel();
    for key in keys {
        let game = Arc::new(Game {
            log: Arc::clone(&log),
            key,
            command: CommandId::new("0123456789abcdefghijkl")?,
            stop: Arc::clone(&stop),
            moves: Arc::clone(&moves),
            _running: running.clone(),
        });
        game.append(1);
    }
    drop(running);
    // After the first moves, which also change lifecycles.
    std::thread::sleep(time / 5);
    let (start, before) = (Instant::now(), moves.load(Relaxed));
    std::thread::sleep(time);
    let rate = (moves.load(Relaxed) - before) as f64 / start.elapsed().as_secs_f64();
    stop.store(true, Relaxed);
    // Until every sender is dropped.
    let _ = ended.recv();
    runtime.block_on(log.close());
    Ok(rate)
}

fn create(log: &dyn EventLog, games: usize) -> Result<Vec<GameKey>> {
    let (sender, created) = mpsc::channel();
    for number in 0..games {
        let batch = Arc::new(Batch {
            first: 0,
            count: 1,
            actor: Actor::Owner,
            command: None,
            seat_token: None,
            events: EVENTS.into(),
        });
        let id = GameId::new(&format!("game-{number:09}"))?;
        let sender = sender.clone();
        let on_commit = move |written| {
            // The receiver waits for all of them.
            let _ = sender.send(written);
        };
        log.create(NewGame { id, batch }, Box::new(on_commit));
    }
    drop(sender);
    Ok(created.iter().collect::<std::result::Result<_, _>>()?)
}

/// Rows a second that pgbench inserts, each in a transaction of its own.
fn pgbench(server: &Postgres, clients: usize, time: Duration) -> Result<f64> {
    let database = format!("single_{clients}");
    let url = server.new_database(&database)?;
    let table = "CREATE TABLE moves (
        key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, game bigint NOT NULL,
        first integer NOT NULL, count integer NOT NULL, actor smallint NOT NULL,
        written bigint NOT NULL, command text, seat_token bytea, events text NOT NULL)";
    run(server
        .client("psql")
        .args(["--quiet", &url, "--command", table]))?;
    let folder = tempfile::tempdir()?;
    let script = folder.path().join("insert.sql");
    let insert = format!(
        "INSERT INTO moves (game, first, count, actor, written, command, events)
         VALUES (:client_id, 1, 1, 0, 0, '0123456789abcdefghijkl', '{EVENTS}');\n"
    );
    // On one line, as pgbench reads commands of its own by lines.
    std::fs::write(&script, insert.replace('\n', " ") + "\n")?;
    let output = run(server
        .client("pgbench")
        .args(["--no-vacuum", "--protocol=prepared", "--jobs=2"])
        .args(["--client", &clients.to_string()])
        .args(["--time", &time.as_secs().to_string()])
        .arg("--file")
        .arg(Path::new(&script))
        .arg(&database))?;
    let rate = output
        .lines()
        .find_map(|line| line.strip_prefix("tps = ")?.split(' ').next()?.parse().ok());
    rate.ok_or_else(|| format!("pgbench does not say how many: {output}").into())
}

fn run(command: &mut std::process::Command) -> Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok(String::from_utf8(output.stdout)?)
}
