//! A search on a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Sender;
use std::thread;

use caminos_rules::Position;

use super::Event;
use crate::engine::Engine;
use crate::info::Info;
use crate::info_line::InfoLine;
use crate::limits::{Limits, Stop};

/// What a search leaves behind.
pub(super) struct Finished {
    /// The engine, for the next search.
    pub(super) engine: Box<dyn Engine>,
    /// The last report; nothing when the game is over or the search has failed.
    pub(super) info: Option<Info>,
}

/// Starts a search that sends its reports, and at last that it is over.
pub(super) fn start(
    mut engine: Box<dyn Engine>,
    position: &Position,
    limits: Limits,
    stop: &Stop,
    sender: Sender<Event>,
) {
    let (position, stop) = (position.clone(), stop.clone());
    thread::spawn(move || {
        // The receiver is gone only when the loop has ended.
        let send = |event| drop(sender.send(event));
        let mut report = |info: &Info| {
            for line in InfoLine::all(info) {
                send(Event::Info(line));
            }
        };
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            engine.choose(&position, &limits, &stop, &mut report)
        }));
        let info = chosen.unwrap_or_else(|_| {
            send(Event::Failed);
            // What it has kept may be broken.
            engine.new_game();
            None
        });
        send(Event::Finished(Finished { engine, info }));
    });
}
