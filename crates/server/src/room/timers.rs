//! What a room waits for: the computer's move, and the end of a player's time.

use std::time::Duration;

use caminos_node::Writers;
use caminos_rules::MoveText;
use caminos_table::{Actor, Command, Moment};
use tokio::task::AbortHandle;

use super::{Origin, Room, State};
use crate::engine::{EngineFailure, JobHandle};
use crate::turn::Turn;

/// A computer's turn that is taken care of. Dropping it cancels the search.
#[derive(Debug)]
pub(super) struct EngineTurn {
    turn: Turn,
    _wait: EngineWait,
}

#[derive(Debug)]
enum EngineWait {
    Job(#[allow(dead_code, reason = "held for its drop")] JobHandle),
    Timer(#[allow(dead_code, reason = "held for its drop")] AbortOnDrop),
}

/// Fires when the player to move runs out of time.
#[derive(Debug)]
pub(super) struct FlagTimer {
    deadline: Moment,
    _timer: AbortOnDrop,
}

#[derive(Debug)]
struct AbortOnDrop(AbortHandle);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Room {
    /// How long a node waits for a computer's move that another node may be searching.
    const ENGINE_TAKEOVER: Duration = Duration::from_secs(8);
    /// As much as a move may be dated back.
    const FLAG_GRACE: Duration = Duration::from_millis(300);
    /// How long a computer's turn waits that found the queue full.
    const ENGINE_RETRY: Duration = Duration::from_secs(1);

    /// Starts a search if it is a computer's turn and somebody is there to see it, and cancels
    /// one that is out of date.
    pub(super) fn schedule_engine(&self, state: &mut State, origin: Origin) {
        let turn = (!state.is_deserted())
            .then(|| Turn::of(state.replica.history().game()))
            .flatten();
        if state.engine.as_ref().map(|engine| engine.turn) == turn {
            return;
        }
        // Dropping a job cancels it.
        state.engine = None;
        let (Some(turn), Some(address)) = (turn, state.address()) else {
            return;
        };
        if origin == Origin::Elsewhere && self.services.writers == Writers::Many {
            state.engine = self.retry_engine(turn, Self::ENGINE_TAKEOVER);
            return;
        }
        let position = state.replica.history().game().position().clone();
        let Some(job) = turn.job(self.id.clone(), address, position) else {
            return;
        };
        let room = self.me.clone();
        let on_move = move |moved: Result<MoveText, EngineFailure>| {
            if let Some(room) = room.upgrade() {
                room.engine_moved(turn, moved);
            }
        };
        let submitted = self.services.engines.submit(job, Box::new(on_move));
        state.engine = match submitted {
            Ok(job) => Some(EngineTurn {
                turn,
                _wait: EngineWait::Job(job),
            }),
            Err(full) => {
                tracing::debug!(game = %self.id, %full, "a computer's turn waits");
                self.retry_engine(turn, Self::ENGINE_RETRY)
            }
        };
    }

    /// Looks again after a while.
    fn retry_engine(&self, turn: Turn, after: Duration) -> Option<EngineTurn> {
        let room = self.me.clone();
        let waiting = tokio::spawn(async move {
            tokio::time::sleep(after).await;
            if let Some(room) = room.upgrade() {
                let mut state = room.lock();
                if state.engine.as_ref().is_some_and(|e| e.turn == turn) {
                    state.engine = None;
                    room.schedule_engine(&mut state, Origin::ThisNode);
                }
            }
        });
        let _wait = EngineWait::Timer(AbortOnDrop(waiting.abort_handle()));
        Some(EngineTurn { turn, _wait })
    }

    fn engine_moved(&self, turn: Turn, moved: Result<MoveText, EngineFailure>) {
        let mut state = self.lock();
        if state.engine.as_ref().map(|engine| engine.turn) != Some(turn) {
            return;
        }
        match moved {
            Ok(text) => {
                let text = text.to_string();
                let command = Command::Move {
                    text,
                    ply: turn.ply,
                };
                let now = self.services.clock.now();
                let effects = state.replica.server_command(Actor::Computer, command, now);
                self.services.metrics.engine_moves.one();
                self.carry_out(&mut state, effects, Origin::ThisNode);
            }
            Err(error) => {
                tracing::error!(game = %self.id, %error, "the computer has no move");
                state.engine = self.retry_engine(turn, Self::ENGINE_RETRY);
            }
        }
    }

    /// Waits for the deadline of the player to move. Every node that has the game does so, and the
    /// log takes one flag; a game that nobody has in memory gets it when somebody joins.
    pub(super) fn schedule_flag(&self, state: &mut State) {
        let deadline = state.replica.history().game().deadline();
        if state.flag.as_ref().map(|flag| flag.deadline) == deadline {
            return;
        }
        state.flag = deadline.map(|deadline| {
            let room = self.me.clone();
            let left = deadline.0.saturating_sub(self.services.clock.now().0);
            let timer = tokio::spawn(async move {
                // A little later, so that a move on its way is not overtaken.
                tokio::time::sleep(Duration::from_millis(left) + Self::FLAG_GRACE).await;
                if let Some(room) = room.upgrade() {
                    room.flag(deadline);
                }
            });
            FlagTimer {
                deadline,
                _timer: AbortOnDrop(timer.abort_handle()),
            }
        });
    }

    fn flag(&self, deadline: Moment) {
        let mut state = self.lock();
        if state.flag.as_ref().map(|flag| flag.deadline) != Some(deadline) {
            return;
        }
        let now = self.services.clock.now();
        let effects = state
            .replica
            .server_command(Actor::Server, Command::Flag, now);
        self.carry_out(&mut state, effects, Origin::ThisNode);
    }
}
