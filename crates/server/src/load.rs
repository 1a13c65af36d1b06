//! Many games at once in rooms, without sockets: how many moves a second become safe.

use std::sync::Arc;
use std::time::{Duration, Instant};

use caminos_protocol::message::{CommandId, Opened};
use caminos_table::{Command, Moment, Setup};
use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use crate::computer::{Pace, Thinkers};
use crate::hall::Hall;
use crate::line::{Listen, Lost};
use crate::room::Judged;
use crate::store::Store;
use crate::token::TokenHash;
use crate::wire::Told;

/// What a run of [`play_in_rooms`] gave.
#[derive(Copy, Clone, Debug)]
pub struct RoomLoad {
    /// Moves that were judged, written and told to two listeners.
    pub moves: u64,
    /// How long that took.
    pub took: Duration,
    /// Commits, each with a sync to the disk.
    pub commits: u64,
}

/// A listener without a socket.
#[derive(Debug)]
struct Ear(UnboundedSender<String>);

impl Listen for Ear {
    fn tell(&self, message: &Told) -> Result<(), Lost> {
        self.0
            .send(message.text().to_owned())
            .map_err(|_| Lost::Gone)
    }

    /// It is.
    fn ping(&self) {}

    /// The one who waits sees that nobody can tell any more.
    fn let_go(&self, _: Lost) {}
}

/// Plays so many games at the same time, each through one of the lists of moves, each waiting
/// for one move to be safe before the next. For the benchmark.
///
/// # Errors
/// When a game cannot be opened or a move is refused.
pub async fn play_in_rooms(
    store: Store,
    games: usize,
    setup: &Setup,
    lists: &[Vec<String>],
) -> Result<RoomLoad, String> {
    let runtime = Handle::current();
    let thinkers = Thinkers::start(Pace::default(), &runtime).map_err(|error| error.to_string())?;
    let hall = Arc::new(Hall::new(Arc::new(store), thinkers));
    let mut opening = Vec::new();
    for _ in 0..games {
        let (hall, setup) = (Arc::clone(&hall), setup.clone());
        opening.push(tokio::spawn(
            async move { hall.open(setup, Moment(0)).await },
        ));
    }
    let mut tables = Vec::new();
    for table in opening {
        let opened = table.await.map_err(|error| error.to_string())?;
        let Opened { game, token } = opened.map_err(|error| format!("{error:?}"))?;
        let room = hall
            .room(&game)
            .await
            .map_err(|error| format!("{error:?}"))?;
        tables.push((room, TokenHash::of(&token)));
    }
    let metrics = Arc::clone(hall.store().metrics());
    let before = metrics.commits.get();
    let start = Instant::now();
    let mut playing = Vec::new();
    for ((room, token), list) in tables.into_iter().zip(lists.iter().cycle()) {
        let list = list.clone();
        playing.push(tokio::spawn(async move {
            let (to_one, mut one) = unbounded_channel();
            let (to_two, mut two) = unbounded_channel();
            for ear in [Ear(to_one), Ear(to_two)] {
                room.join(token, 1, Arc::new(ear))
                    .map_err(|error| format!("{error:?}"))?;
            }
            for (ply, text) in (0..).zip(list) {
                let id = CommandId::new(&format!("command-{ply}")).map_err(|e| e.to_string())?;
                let judged = room.command(&token, &id, &Command::Move { text, ply });
                if !matches!(judged, Judged::Accepted) {
                    return Err(format!("{judged:?}"));
                }
                for outbox in [&mut one, &mut two] {
                    while !outbox.recv().await.ok_or("let go")?.contains("\"moved\"") {}
                }
            }
            Ok::<_, String>(())
        }));
    }
    for game in playing {
        game.await.map_err(|error| error.to_string())??;
    }
    let took = start.elapsed();
    let moves = lists
        .iter()
        .cycle()
        .take(games)
        .map(Vec::len)
        .sum::<usize>() as u64;
    let commits = metrics.commits.get() - before;
    let store = Arc::clone(hall.store());
    tokio::task::spawn_blocking(move || store.close())
        .await
        .map_err(|error| error.to_string())?;
    Ok(RoomLoad {
        moves,
        took,
        commits,
    })
}
