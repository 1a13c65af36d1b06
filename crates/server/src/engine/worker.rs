//! One slice of a job, whatever the engine does in it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use caminos_rules::MoveText;

use super::search::{Search, SearchRequest, Start, fallback};
use super::{EngineFailure, OnMove};

/// The length of a slice.
pub(super) const SLICE: Duration = Duration::from_millis(15);

/// Searches of one job that may panic before another engine moves.
const ATTEMPTS: u8 = 2;

/// A job as the workers hand it on.
pub(super) struct EngineTask {
    pub(super) request: SearchRequest,
    /// None before the first slice, and after a panic.
    search: Option<Box<dyn Search>>,
    panics: u8,
    /// The answer comes no sooner.
    not_before: Instant,
    on_move: OnMove,
}

/// What came of a slice.
pub(super) enum SliceResult {
    /// There is more to do.
    Paused,
    Moved(MoveText),
    /// The engine panicked every time, and another one has moved.
    FellBack(MoveText),
    Failed(EngineFailure),
}

impl EngineTask {
    pub(super) fn new(request: SearchRequest, not_before: Instant, on_move: OnMove) -> Self {
        Self {
            request,
            search: None,
            panics: 0,
            not_before,
            on_move,
        }
    }

    /// When and by what its answer is given.
    pub(super) fn into_answer(self) -> (Instant, OnMove) {
        (self.not_before, self.on_move)
    }

    /// Carries the search on for a slice. A panic costs the search, not the job: it is begun
    /// again with another seed, and then a simpler engine moves.
    pub(super) fn run_slice(&mut self, start: Start) -> (SliceResult, Panicked) {
        // What a panic leaves behind is dropped.
        let sliced = catch_unwind(AssertUnwindSafe(|| self.step(start)));
        match sliced {
            Ok(result) => (result, Panicked::No),
            Err(_) => {
                self.panics += 1;
                self.request.seed = self.request.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
                // Dropping what panicked may panic as well.
                let search = self.search.take();
                let _ = catch_unwind(AssertUnwindSafe(|| drop(search)));
                (self.after_panic(), Panicked::Yes)
            }
        }
    }

    fn step(&mut self, start: Start) -> SliceResult {
        let search = match &mut self.search {
            Some(search) => search,
            none => {
                let Some(search) = start(&self.request) else {
                    return SliceResult::Failed(EngineFailure::NoTurn);
                };
                none.insert(search)
            }
        };
        if !search.step(SLICE) {
            return SliceResult::Paused;
        }
        match search.best() {
            Some(text) => SliceResult::Moved(text),
            None => SliceResult::Failed(EngineFailure::NoTurn),
        }
    }

    fn after_panic(&self) -> SliceResult {
        if self.panics < ATTEMPTS {
            return SliceResult::Paused;
        }
        match fallback(&self.request) {
            Some(text) => SliceResult::FellBack(text),
            None => SliceResult::Failed(EngineFailure::Panicked),
        }
    }
}

/// Whether the engine panicked in a slice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Panicked {
    Yes,
    No,
}
