//! A search on a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::thread;

use caminos_rules::{Move, Position};
use caminos_search::{Engine, Info, Limits, Stop};

use super::Event;
use crate::cei::{Reply, Thought};

/// What a search leaves behind.
pub(super) struct Finished {
    /// The player, or nothing if it broke.
    pub(super) player: Option<Box<dyn Engine>>,
    /// The last report and the move; nothing when the game is over.
    pub(super) info: Option<Info>,
}

impl Finished {
    pub(super) fn best(&self) -> Option<Move> {
        self.info.as_ref().and_then(Info::best)
    }
}

/// Starts a search that tells what it finds, and at last that it is over.
pub(super) fn start(
    mut player: Box<dyn Engine>,
    position: &Position,
    limits: Limits,
    stop: &Stop,
    sender: Sender<Event>,
) {
    let (position, stop) = (position.clone(), stop.clone());
    thread::spawn(move || {
        // Whoever listens is gone only when the program ends.
        let say = |reply| drop(sender.send(Event::Said(reply)));
        let mut watch = |info: &Info| {
            for thought in Thought::all(info, position.rules()) {
                say(Reply::Info(thought));
            }
        };
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            let info = player.choose(&position, &limits, &stop, &mut watch);
            (player, info)
        }));
        let finished = match chosen {
            Ok((player, info)) => Finished {
                player: Some(player),
                info,
            },
            Err(_) => {
                say(Reply::Error("the search failed".to_owned()));
                Finished {
                    player: None,
                    info: None,
                }
            }
        };
        drop(sender.send(Event::Finished(finished)));
    });
}
