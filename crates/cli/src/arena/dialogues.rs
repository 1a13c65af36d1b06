//! The log of what the players of a match are sent and answer.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use caminos_arena::Contender;
use caminos_cei::{DialogueLog, LineDirection};

use crate::failure::Failure;
use crate::input;

/// One file for all players. A line has the seconds since the match began, the player with the
/// number of its process, and `>` for what it was sent or `<` for what it answered.
pub(super) struct Dialogues {
    file: Arc<Mutex<File>>,
    began: Instant,
    processes: AtomicU32,
}

impl Dialogues {
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        let file = File::create(path).map_err(|error| Failure::Write {
            file: input::name(path),
            error,
        })?;
        Ok(Self {
            file: Arc::new(Mutex::new(file)),
            began: Instant::now(),
            processes: AtomicU32::new(0),
        })
    }

    /// The log of a process that is about to start.
    pub(super) fn of(&self, contender: Contender) -> DialogueLog {
        let (file, began) = (Arc::clone(&self.file), self.began);
        let process = self.processes.fetch_add(1, Ordering::Relaxed) + 1;
        DialogueLog::new(move |direction, line| {
            let sign = match direction {
                LineDirection::Sent => '>',
                LineDirection::Received => '<',
            };
            let time = began.elapsed().as_secs_f64();
            let line = format!("{time:.3} {contender}{process} {sign} {line}\n");
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            // A full disk must not end the match: the log is there to help.
            let _ = file.write_all(line.as_bytes());
        })
    }
}
