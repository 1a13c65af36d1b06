//! Three nodes, many games, random faults, and a checker over what every client observed.

mod client;
mod cluster;
mod proxy;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use caminos_event_log::{EventLog as _, PostgresLog};
use caminos_faults::{Random, check_game};
use caminos_protocol::socket::{GameId, Token};
use clap::Parser as _;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use self::client::{Client, address_of, open};
use self::cluster::Cluster;
use self::proxy::Link;

/// Lets nodes fail and checks that no acknowledged event is lost, doubled, reordered or
/// contradicted.
#[derive(clap::Parser, Debug)]
struct Args {
    /// How many faults.
    #[arg(long, default_value_t = 20)]
    faults: u32,
    /// How many games are played at once.
    #[arg(long, default_value_t = 40)]
    games: u32,
    /// How many nodes.
    #[arg(long, default_value_t = 3)]
    nodes: usize,
    /// What random choices begin with.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The program to test.
    #[arg(long)]
    program: PathBuf,
}

/// What goes wrong.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    KillNode,
    PauseNode,
    CutPostgres,
    StallPostgres,
    SlowPostgres,
    CutNats,
    StallNats,
    RestartPostgres,
    RestartNats,
    FullDisk,
}

const FAULTS: [Fault; 10] = [
    Fault::KillNode,
    Fault::PauseNode,
    Fault::CutPostgres,
    Fault::StallPostgres,
    Fault::SlowPostgres,
    Fault::CutNats,
    Fault::StallNats,
    Fault::RestartPostgres,
    Fault::RestartNats,
    Fault::FullDisk,
];

#[tokio::main]
async fn main() -> Result<()> {
    let args = Args::parse();
    let logs = tempfile::tempdir()?;
    let mut cluster = Cluster::start(&args.program, logs.path(), args.nodes).await?;
    let outcome = run(&args, &mut cluster).await;
    if outcome.is_err() {
        let kept = logs.keep();
        eprintln!("the logs of the nodes are in {}", kept.display());
    }
    outcome
}

async fn run(args: &Args, cluster: &mut Cluster) -> Result<()> {
    let ports: Vec<u16> = cluster.nodes.iter().map(|node| node.port).collect();
    let settling = Arc::new(AtomicBool::new(false));
    let mut ends = BTreeMap::new();
    let mut playing = JoinSet::new();
    for number in 0..args.games {
        let from = address_of(number);
        let opened = open(from, &ports).await?;
        let (end, ended) = watch::channel(None);
        for (seat, name) in (0..).zip(["owner", "guest", "spectator"]) {
            let token = match seat {
                0 => opened.token.clone(),
                _ => Token::new(&format!("made-up-by-{name}-{number:06}-xxxx"))?,
            };
            let seed = args.seed.wrapping_mul(1_000_003) + u64::from(number * 3 + seat);
            let name = format!("{name}-{number}");
            let game = opened.game.clone();
            let settling = Arc::clone(&settling);
            let client = Client::new(from, name, game, token, &ports, seed, settling);
            playing.spawn(client.run(ended.clone()));
        }
        ends.insert(opened.game.as_str().to_owned(), end);
    }
    let start = Instant::now();
    let mut random = Random::new(args.seed);
    let mut counts: BTreeMap<Fault, u32> = BTreeMap::new();
    let mut faults = FAULTS.to_vec();
    if cluster.disk.is_none() {
        eprintln!("Without the right to mount a small disk it is not filled.");
        faults.retain(|fault| *fault != Fault::FullDisk);
    }
    for number in 1..=args.faults {
        let fault = faults[random.below(faults.len() as u64) as usize];
        *counts.entry(fault).or_default() += 1;
        let node = random.below(args.nodes as u64) as usize;
        eprintln!("{number} of {}: {fault:?} {node}", args.faults);
        strike(cluster, fault, node, &mut random)
            .await
            .with_context(|| format!("fault {number}, {fault:?} at node {node}"))?;
        sleep(Duration::from_millis(200 + random.below(800))).await;
        if let Some(ended) = playing.try_join_next() {
            let error = ended?.err().context("a client ended before its game")?;
            return Err(error);
        }
    }
    settling.store(true, Ordering::Relaxed);
    let log = PostgresLog::open(&cluster.database).await?;
    let clients = settle(&log, &ends, playing).await?;
    let mut by_game: BTreeMap<&str, Vec<&Client>> = BTreeMap::new();
    for client in &clients {
        by_game
            .entry(client.game.as_str())
            .or_default()
            .push(client);
    }
    let (mut events, mut commands) = (0, 0);
    for (game, clients) in by_game {
        let id = GameId::new(game)?;
        let stored = log.read(&id, 0).await?.context("a game is gone")?;
        check_game(&stored.batches, clients.iter().map(|client| &client.player))
            .map_err(|error| anyhow::anyhow!("game {game}: {error}"))?;
        events += stored.events;
        commands += clients.iter().map(|c| c.player.sent.len()).sum::<usize>();
    }
    println!(
        "{} faults in {:.0} s on {} nodes: {} games with {events} events and {commands} commands; \
         nothing acknowledged was lost, doubled, reordered or contradicted",
        args.faults,
        start.elapsed().as_secs_f64(),
        args.nodes,
        args.games
    );
    for (fault, count) in counts {
        println!("{count:>5} {fault:?}");
    }
    Ok(())
}

/// Longer than it takes a client to give a connection up and to send again what is pending.
const STABLE: Duration = Duration::from_secs(10);

/// Waits until nothing happens any more, and then until everybody knows everything that is
/// durable.
async fn settle(
    log: &PostgresLog,
    ends: &BTreeMap<String, watch::Sender<Option<u32>>>,
    mut playing: JoinSet<Result<Client>>,
) -> Result<Vec<Client>> {
    let start = Instant::now();
    let (mut durable, mut changed) = (Vec::new(), start);
    let mut clients = Vec::new();
    while !playing.is_empty() {
        anyhow::ensure!(
            start.elapsed() < Duration::from_secs(120),
            "{} clients have not caught up",
            playing.len()
        );
        let mut now = Vec::new();
        for game in ends.keys() {
            let stored = log.read(&GameId::new(game)?, u32::MAX).await?;
            now.push(stored.context("a game is gone")?.events);
        }
        if now != durable {
            durable = now;
            changed = Instant::now();
        } else if changed.elapsed() > STABLE {
            for (end, events) in ends.values().zip(&durable) {
                end.send_replace(Some(*events));
            }
        }
        while let Some(ended) = playing.try_join_next() {
            clients.push(ended??);
        }
        sleep(Duration::from_millis(500)).await;
    }
    Ok(clients)
}

async fn strike(
    cluster: &mut Cluster,
    fault: Fault,
    node: usize,
    random: &mut Random,
) -> Result<()> {
    let a_while = Duration::from_millis(200 + random.below(2500));
    // Longer than any timeout of a client or of the database.
    let long = Duration::from_secs(6 + random.below(6));
    let links = |cluster: &Cluster, fault: Fault, link: Link| {
        let node = &cluster.nodes[node];
        match fault {
            Fault::CutNats | Fault::StallNats => node.to_nats.set(link),
            _ => node.to_postgres.set(link),
        }
    };
    match fault {
        Fault::KillNode => {
            cluster.kill(node)?;
            sleep(a_while).await;
            cluster.restart(node).await?;
        }
        Fault::PauseNode => {
            cluster.pause(node)?;
            sleep(long).await;
            cluster.resume(node)?;
        }
        Fault::CutPostgres | Fault::CutNats => {
            links(cluster, fault, Link::Cut);
            sleep(a_while).await;
            links(cluster, fault, Link::Up);
        }
        Fault::StallPostgres | Fault::StallNats => {
            links(cluster, fault, Link::Stalled);
            sleep(a_while).await;
            links(cluster, fault, Link::Up);
        }
        Fault::SlowPostgres => {
            links(cluster, fault, Link::Slow(Duration::from_millis(150)));
            sleep(a_while).await;
            links(cluster, fault, Link::Up);
        }
        Fault::RestartPostgres => {
            cluster.postgres.kill();
            sleep(a_while).await;
            cluster.postgres.restart()?;
        }
        Fault::FullDisk => {
            let disk = cluster
                .disk
                .as_ref()
                .context("no disk that can be filled")?;
            disk.fill()?;
            sleep(a_while).await;
            disk.free()?;
            if !cluster.postgres.is_running() {
                cluster.postgres.restart()?;
            }
        }
        Fault::RestartNats => {
            cluster.nats.kill();
            sleep(a_while).await;
            cluster.nats.restart()?;
        }
    }
    Ok(())
}
