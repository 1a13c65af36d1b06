//! The simulated log.

use caminos_event_log::Batch;
use caminos_node::LogTail;

/// The durable batches of all games.
#[derive(Debug, Default)]
pub(crate) struct Store {
    pub(crate) games: Vec<Vec<Batch>>,
}

/// Another batch has this sequence number.
#[derive(Debug)]
pub(crate) struct Conflict;

impl Store {
    pub(crate) fn append(
        &mut self,
        game: usize,
        batch: &Batch,
        ignore_conflicts: bool,
    ) -> Result<(), Conflict> {
        let batches = &mut self.games[game];
        let end = batches.last().map_or(0, Batch::end);
        if batch.first != end {
            if !ignore_conflicts {
                return Err(Conflict);
            }
            batches.retain(|other| other.first < batch.first);
        }
        batches.push(batch.clone());
        Ok(())
    }

    pub(crate) fn read(&self, game: usize, from: u32) -> LogTail {
        let batches = &self.games[game];
        LogTail {
            from,
            events: batches.last().map_or(0, Batch::end),
            batches: batches
                .iter()
                .filter(|batch| batch.end() > from)
                .cloned()
                .collect(),
        }
    }
}
