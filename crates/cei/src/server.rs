//! The server end of the protocol: an engine behind standard input and output, or any other
//! pair of streams.

mod search;
mod session;

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use caminos_rules::{Material, RulesError};

use self::search::Finished;
use self::session::Session;
use crate::engine::Engine;
use crate::info_line::InfoLine;
use crate::line::{Line, LineReader};

/// What an engine says about itself, and the boards that it plays.
#[derive(Clone, Debug)]
pub struct EngineIdentity {
    /// The engine's name, perhaps with its version.
    pub name: String,
    /// Who made it.
    pub author: String,
    /// The boards and pieces.
    pub material: Material,
}

/// Why the loop ended early.
#[derive(Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ServeError {
    /// The material cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The output cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// What the loop waits for.
enum Event {
    /// A line was read.
    Read(Line),
    /// There will be no more lines.
    Closed,
    /// The search reports.
    Info(InfoLine),
    /// The search failed: a bug of the engine, but the process goes on.
    Failed,
    /// The search is over.
    Finished(Finished),
}

/// Events in order. While the end of a search is awaited, lines that were read have to wait.
struct Events {
    receiver: Receiver<Event>,
    waiting: VecDeque<Event>,
}

impl Events {
    fn next(&mut self) -> Event {
        let event = self.waiting.pop_front();
        // The reader sends that it is done before it goes away.
        event.unwrap_or_else(|| self.receiver.recv().unwrap_or(Event::Closed))
    }
}

/// Answers commands from `input` on `output` until `quit` or the end of the input.
///
/// The engine searches on a thread of its own, so that `stop` and `isready` are answered at
/// once.
///
/// ```
/// use caminos_cei::{EngineIdentity, Engine, Info, Limits, Stop, serve};
/// use caminos_rules::{Material, Position};
///
/// /// Never finds a move.
/// struct Lazy;
/// impl Engine for Lazy {
///     fn choose(
///         &mut self, _: &Position, _: &Limits, _: &Stop, _: &mut dyn FnMut(&Info),
///     ) -> Option<Info> {
///         None
///     }
/// }
///
/// let identity = EngineIdentity {
///     name: "Lazy 1".to_owned(),
///     author: "Ada".to_owned(),
///     material: Material::standard().clone(),
/// };
/// let mut output = Vec::new();
/// serve(Box::new(Lazy), identity, "isready\ngo nodes 1\n".as_bytes(), &mut output)?;
/// assert_eq!(String::from_utf8(output)?, "readyok\nbestmove none\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When the material cannot be played or the output cannot be written.
pub fn serve(
    engine: Box<dyn Engine>,
    identity: EngineIdentity,
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> Result<(), ServeError> {
    let (sender, receiver) = mpsc::channel();
    let mut session = Session::new(engine, identity, sender.clone())?;
    thread::spawn(move || read(input, &sender));
    let mut events = Events {
        receiver,
        waiting: VecDeque::new(),
    };
    let mut is_open = true;
    while is_open {
        let event = events.next();
        is_open = session.handle(event, output)?;
        output.flush()?;
        // What follows `stop` is about the time after the search.
        while session.is_stopping() {
            match events.receiver.recv() {
                Ok(event @ (Event::Read(_) | Event::Closed)) => events.waiting.push_back(event),
                Ok(event) => {
                    session.handle(event, output)?;
                    output.flush()?;
                }
                Err(_) => return Ok(()),
            }
        }
    }
    Ok(())
}

fn read(input: impl BufRead, sender: &Sender<Event>) {
    for line in LineReader::new(input) {
        if sender.send(Event::Read(line)).is_err() {
            return;
        }
    }
    // Nobody receives it when the loop has ended.
    let _ = sender.send(Event::Closed);
}
