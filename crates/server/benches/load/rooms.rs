//! Many games at once in rooms, without sockets: how many moves a second become durable.

use std::sync::Arc;
use std::time::{Duration, Instant};

use caminos_protocol::socket::{CommandId, Opened};
use caminos_server::{
    CloseReason, CommandOutcome, Frame, FrameSink, Pace, Room, Rooms, Store, TokenHash,
};
use caminos_table::{Command, Moment, Setup};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// What a run gave.
#[derive(Copy, Clone, Debug)]
pub(crate) struct RoomLoad {
    /// Moves that were validated, stored and broadcast to two subscribers.
    pub(crate) moves: u64,
    pub(crate) took: Duration,
    /// Group commits, each with a sync to the disk.
    pub(crate) commits: u64,
}

/// A subscriber without a socket.
#[derive(Debug)]
struct Channel(UnboundedSender<String>);

impl FrameSink for Channel {
    fn send(&self, frame: &Frame) -> Result<(), CloseReason> {
        let sent = self.0.send(frame.text().to_owned());
        sent.map_err(|_| CloseReason::Disconnected)
    }

    fn ping(&self) {}

    fn close(&self, reason: CloseReason) {
        panic!("the room is closed: {reason:?}");
    }
}

/// Plays `games` games at the same time, each through one of the lists of moves, each waiting
/// for one move to be broadcast before the next.
pub(crate) async fn play(
    store: Store,
    games: usize,
    setup: &Setup,
    lists: &[Vec<String>],
) -> RoomLoad {
    let store = Arc::new(store);
    let rooms = Rooms::new(Arc::clone(&store), Pace::default()).expect("threads");
    let rooms = Arc::new(rooms);
    let mut opening = JoinSet::new();
    for _ in 0..games {
        let (rooms, setup) = (Arc::clone(&rooms), setup.clone());
        opening.spawn(async move {
            let Opened { game, token } = rooms.open(setup, Moment(0)).await.expect("a table");
            let room = rooms.room(&game).await.expect("its room");
            (room, TokenHash::of(&token))
        });
    }
    let tables = opening.join_all().await;
    let before = commits(&store);
    let start = Instant::now();
    let mut playing = JoinSet::new();
    let mut moves = 0;
    for ((room, token), list) in tables.into_iter().zip(lists.iter().cycle()) {
        moves += list.len() as u64;
        playing.spawn(play_list(room, token, list.clone()));
    }
    playing.join_all().await;
    let took = start.elapsed();
    let commits = commits(&store) - before;
    let closing = tokio::task::spawn_blocking(move || store.close());
    closing.await.expect("the store closes");
    RoomLoad {
        moves,
        took,
        commits,
    }
}

async fn play_list(room: Arc<Room>, token: TokenHash, list: Vec<String>) {
    let mut inboxes: Vec<UnboundedReceiver<String>> = Vec::new();
    for _ in 0..2 {
        let (sender, inbox) = unbounded_channel();
        let sink = Arc::new(Channel(sender));
        room.join(token, 1, sink).expect("the room is open");
        inboxes.push(inbox);
    }
    for (ply, text) in (0..).zip(list) {
        let id = CommandId::new(&format!("command-{ply}")).expect("an id");
        let outcome = room.command(&token, &id, &Command::Move { text, ply });
        assert!(matches!(outcome, CommandOutcome::Accepted), "{outcome:?}");
        for inbox in &mut inboxes {
            while !inbox.recv().await.expect("a frame").contains("\"moved\"") {}
        }
    }
}

fn commits(store: &Store) -> u64 {
    let text = store.metrics_text();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(r#"caminos_commits_total{result="ok"} "#));
    line.expect("the metric").parse().expect("a number")
}
