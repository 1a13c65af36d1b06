//! `caminos engine`: the engine behind the protocol (`docs/protocol.md`).

mod options;
mod search;
mod session;

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use anyhow::Result;
use caminos_search::Settings;

use self::session::Session;
use crate::cei::{Line, LineReader, Reply};
use crate::output::Completion;
use crate::players::PlayerKind;
use crate::start::MaterialArgs;
use crate::tune;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "PLAYER", value_enum, default_value_t)]
    player: PlayerKind,
    #[arg(long, value_name = "FILE", alias = "knowledge")]
    weights: Option<String>,
    #[command(flatten)]
    material: MaterialArgs,
}

/// What the loop waits for.
enum Event {
    /// A line was read.
    Read(Line),
    /// There will be no more lines.
    Closed,
    /// The search has something to say.
    Said(Reply),
    /// The search is over.
    Finished(search::Finished),
}

/// Where events come from, in order. While the end of a search is awaited, lines wait too.
struct Events {
    receiver: Receiver<Event>,
    waiting: VecDeque<Event>,
}

impl Events {
    fn next(&mut self) -> Event {
        let event = self.waiting.pop_front();
        // The reader says that it is done before it goes away.
        event.unwrap_or_else(|| self.receiver.recv().unwrap_or(Event::Closed))
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion> {
    let (sender, receiver) = mpsc::channel();
    let settings = Settings {
        weights: args.weights.as_deref().map(tune::read).transpose()?,
        ..Settings::default()
    };
    let material = args.material.resolve()?;
    let mut session = Session::new(args.player, settings, material, sender.clone())?;
    thread::spawn(move || read(&sender));
    let mut events = Events {
        receiver,
        waiting: VecDeque::new(),
    };
    let mut is_open = true;
    while is_open {
        let event = events.next();
        is_open = session.handle(event, out)?;
        out.flush()?;
        // What follows `stop` is about the time after the search.
        while session.is_stopping() {
            match events.receiver.recv() {
                Ok(event @ (Event::Read(_) | Event::Closed)) => events.waiting.push_back(event),
                Ok(event) => {
                    session.handle(event, out)?;
                    out.flush()?;
                }
                Err(_) => return Ok(Completion::Success),
            }
        }
    }
    Ok(Completion::Success)
}

fn read(sender: &Sender<Event>) {
    for line in LineReader::new(io::stdin().lock()) {
        if sender.send(Event::Read(line)).is_err() {
            return;
        }
    }
    // Nobody listens when the program is about to end.
    let _ = sender.send(Event::Closed);
}
