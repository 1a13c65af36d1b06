//! What the server itself does in a game: turns of computer seats, flags, time that an outage took.

use std::time::Duration;

use caminos_node::{Care, Origin, Turn, Writers};
use caminos_rules::MoveText;
use caminos_table::{Command, Moment};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, sleep_until};

use super::{Room, State, Status};
use crate::engine::{EngineFailure, Job, JobHandle};
use crate::socket::MAX_LAG;
use crate::turn;

/// What is under way.
#[derive(Debug, Default)]
pub(super) struct Duties {
    engine: Option<EngineTurn>,
    flag: Option<FlagTimer>,
    /// The end of the outage that was last credited, or whose credit is on its way into the log.
    credited_until: Option<Moment>,
    retry: Option<AbortOnDrop>,
}

impl Duties {
    /// Whether a computer's turn is taken care of.
    pub(super) const fn has_engine(&self) -> bool {
        self.engine.is_some()
    }
}

/// A computer's turn that is taken care of. Dropping it cancels the search.
#[derive(Debug)]
struct EngineTurn {
    turn: Turn,
    _here: EngineWait,
    /// A search on another node, whichever is quicker.
    _elsewhere: Option<AbortOnDrop>,
}

#[derive(Debug)]
enum EngineWait {
    Job { _job: JobHandle },
    Timer { _timer: AbortOnDrop },
}

/// Fires when the player to move runs out of time.
#[derive(Debug)]
struct FlagTimer {
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
    /// A move on its way may be dated back by as much.
    const FLAG_GRACE: Duration = MAX_LAG;
    /// How long a duty waits that could not be done.
    const RETRY: Duration = Duration::from_secs(1);

    /// Does what is due now, and cancels what is out of date.
    pub(super) fn do_duties(&self, state: &mut State, origin: Origin) {
        if state.status == Status::Closed {
            return;
        }
        self.credit_outages(state);
        self.schedule_engine(state, origin);
        self.schedule_flag(state);
    }

    /// The same for a room that was loaded, or after an outage.
    pub(crate) fn keep_time(&self) {
        let mut state = self.lock();
        if state.status == Status::Open {
            self.credit_outages(&mut state);
            self.schedule_flag(&mut state);
        }
    }

    /// By the log the flag should have fallen: the game has gone on elsewhere since somebody was
    /// here, or time is not known.
    pub(crate) fn is_overdue(&self) {
        if self.services.writers == Writers::Many {
            self.catch_up();
        }
        self.keep_time();
    }

    /// Something could not be written: all of it is tried again. A credit is so before the next
    /// command, if that comes earlier.
    pub(super) fn retry_duties(&self, state: &mut State) {
        if state.status == Status::Closed {
            return;
        }
        state.duties.credited_until = None;
        let room = self.me.clone();
        let retry = tokio::spawn(async move {
            sleep(Self::RETRY).await;
            if let Some(room) = room.upgrade() {
                let mut state = room.lock();
                state.duties = Duties::default();
                room.do_duties(&mut state, Origin::ThisNode);
            }
        });
        state.duties.retry = Some(AbortOnDrop(retry.abort_handle()));
    }

    /// Takes care of a computer's turn, and cancels a search that is out of date.
    fn schedule_engine(&self, state: &mut State, origin: Origin) {
        let care = Care::of(
            state.replica.history().match_state(),
            state.duties.engine.as_ref().map(|engine| engine.turn),
            !state.is_deserted(),
            origin,
            self.services.writers,
        );
        // Dropping a job cancels it.
        match care {
            Care::AsBefore => {}
            Care::Nothing => state.duties.engine = None,
            Care::Watch(turn) => {
                state.duties.engine = Some(self.retry_engine(turn, Self::ENGINE_TAKEOVER));
            }
            Care::Search(turn) => {
                state.duties.engine = None;
                self.search(state, turn);
            }
        }
    }

    /// Starts a search, in the name of somebody who is here or was.
    fn search(&self, state: &mut State, turn: Turn) {
        let Some(address) = state.address() else {
            return;
        };
        let match_state = state.replica.history().match_state();
        let now = self.services.wall_clock.now();
        let Some(job) = turn::job(turn, self.id.clone(), address, match_state, now) else {
            tracing::error!(game = %self.id, "there are no random numbers for the computer's move");
            state.duties.engine = Some(self.retry_engine(turn, Self::RETRY));
            return;
        };
        let room = self.me.clone();
        let on_move = move |moved: Result<MoveText, EngineFailure>| {
            if let Some(room) = room.upgrade() {
                room.engine_moved(turn, moved.map(|text| text.to_string()));
            }
        };
        let elsewhere = self.search_elsewhere(turn, &job);
        let submitted = self.services.engines.submit(job, Box::new(on_move));
        let here = match submitted {
            Ok(job) => EngineWait::Job { _job: job },
            Err(full) => {
                tracing::debug!(game = %self.id, %full, "a computer's turn waits");
                self.engine_timer(turn, Self::RETRY)
            }
        };
        state.duties.engine = Some(EngineTurn {
            turn,
            _here: here,
            _elsewhere: elsewhere,
        });
    }

    /// Asks the other nodes if the cores of this one are busy.
    fn search_elsewhere(&self, turn: Turn, job: &Job) -> Option<AbortOnDrop> {
        let engines = &self.services.engines;
        if !engines.would_wait(job.strength) {
            return None;
        }
        let searching = self.services.bus.search(job.into())?;
        let not_before = Instant::now() + engines.pace().pause(job.budget);
        let room = self.me.clone();
        let position = job.position.clone();
        let waiting = tokio::spawn(async move {
            let found = searching.await;
            // A node of another version may know other rules; the search here goes on.
            let found = found.filter(|text| {
                let text: Result<MoveText, _> = text.parse();
                text.is_ok_and(|text| position.resolve(&text).is_ok())
            });
            sleep_until(not_before).await;
            if let (Some(text), Some(room)) = (found, room.upgrade()) {
                room.services.metrics.engine_moves_elsewhere.increment();
                room.engine_moved(turn, Ok(text));
            }
        });
        Some(AbortOnDrop(waiting.abort_handle()))
    }

    /// Looks again after a while.
    fn retry_engine(&self, turn: Turn, after: Duration) -> EngineTurn {
        EngineTurn {
            turn,
            _here: self.engine_timer(turn, after),
            _elsewhere: None,
        }
    }

    fn engine_timer(&self, turn: Turn, after: Duration) -> EngineWait {
        let room = self.me.clone();
        let waiting = tokio::spawn(async move {
            sleep(after).await;
            if let Some(room) = room.upgrade() {
                let mut state = room.lock();
                if state.duties.engine.as_ref().is_some_and(|e| e.turn == turn) {
                    state.duties.engine = None;
                    room.schedule_engine(&mut state, Origin::ThisNode);
                }
            }
        });
        EngineWait::Timer {
            _timer: AbortOnDrop(waiting.abort_handle()),
        }
    }

    fn engine_moved(&self, turn: Turn, moved: Result<String, EngineFailure>) {
        let mut state = self.lock();
        if state.duties.engine.as_ref().map(|engine| engine.turn) != Some(turn) {
            return;
        }
        match moved {
            Ok(text) => {
                self.services.metrics.engine_moves.increment();
                let now = self.services.wall_clock.now();
                let effects = state.replica.submit_computer_move(turn, text, now);
                self.carry_out(&mut state, effects, Origin::ThisNode);
            }
            Err(error) => {
                tracing::error!(game = %self.id, %error, "the computer has no move");
                state.duties.engine = Some(self.retry_engine(turn, Self::RETRY));
            }
        }
    }

    /// The computer's move was for another position, and then somebody searches for this one
    /// already; or it cannot be made now, such as after its deadline, which a credit may put off.
    pub(super) fn computer_move_refused(&self, state: &mut State, turn: Turn) {
        if state.duties.engine.as_ref().map(|engine| engine.turn) == Some(turn) {
            tracing::debug!(game = %self.id, "the computer's move was refused");
            state.duties.engine = Some(self.retry_engine(turn, Self::RETRY));
        }
    }

    /// A command of the server itself about a clock.
    fn issue(&self, state: &mut State, command: Command) {
        let now = self.services.wall_clock.now();
        let effects = state.replica.submit_as_server(command, now);
        self.carry_out(state, effects, Origin::ThisNode);
    }

    /// Waits for the deadline of the player to move. Every node that has the game does so, and the
    /// log takes one flag; a game that no node has is found by its deadline in the log.
    fn schedule_flag(&self, state: &mut State) {
        let deadline = state.replica.history().match_state().deadline();
        if state.duties.flag.as_ref().map(|flag| flag.deadline) == deadline {
            return;
        }
        state.duties.flag = deadline.map(|deadline| {
            let room = self.me.clone();
            // A little later, so that a move on its way is not overtaken.
            let due = deadline.saturating_add(Self::FLAG_GRACE);
            let is_due = self.services.wall_clock.sleep_until(due);
            let timer = tokio::spawn(async move {
                is_due.await;
                // Until the game has another deadline or none.
                while let Some(room) = room.upgrade() {
                    room.issue_flag(deadline);
                    drop(room);
                    sleep(Self::RETRY).await;
                }
            });
            FlagTimer {
                deadline,
                _timer: AbortOnDrop(timer.abort_handle()),
            }
        });
    }

    fn issue_flag(&self, deadline: Moment) {
        let mut state = self.lock();
        self.credit_outages(&mut state);
        let is_due = state.duties.flag.as_ref().map(|flag| flag.deadline) == Some(deadline);
        // It waits its turn behind what others have sent.
        if is_due && !state.replica.has_flag() && !self.is_time_unknown(&state) {
            self.issue(&mut state, Command::Flag);
        }
    }

    /// Whether a clock runs and nobody can say yet how much time an outage has taken from it.
    pub(super) fn is_time_unknown(&self, state: &State) -> bool {
        let is_running = state
            .replica
            .history()
            .match_state()
            .clock_running()
            .is_some();
        is_running
            && !self
                .services
                .outages
                .are_known(self.services.wall_clock.now())
    }

    /// Gives the player whose clock runs the time back in which nobody could play: before anything
    /// else happens, since this node may have heard of an outage a moment ago.
    pub(super) fn credit_outages(&self, state: &mut State) {
        let match_state = state.replica.history().match_state();
        if match_state.clock_running().is_none() {
            return;
        }
        let lost = self.services.outages.since(match_state.last_event_at());
        // Once for each end: if the clock of the node that noted it was ahead of this one's, what is
        // left of the outage grows with every event until then, and so would the credits.
        if let Some(lost) = lost.filter(|lost| state.duties.credited_until != Some(lost.until)) {
            state.duties.credited_until = Some(lost.until);
            let (from, to) = (lost.since, lost.until);
            self.issue(state, Command::Credit { from, to });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};

    use caminos_event_log::{BoxFuture, SqliteLog};
    use caminos_table::{Match, MatchSetup, SeatSetup, TimeControl};
    use tokio::runtime::Handle;

    use super::*;
    use crate::outages::Heartbeats;
    use crate::rooms::Rooms;
    use crate::rooms::tests::{runtime, stop_reading};
    use crate::serve::{Options, start_services};
    use crate::services::Services;
    use crate::wall_clock::WallClock;

    /// A clock that a test sets; nobody is woken by it.
    #[derive(Debug, Default)]
    struct SetClock(AtomicU64);

    impl WallClock for SetClock {
        fn now(&self) -> Moment {
            Moment(self.0.load(Ordering::Relaxed))
        }

        fn sleep_until(&self, _: Moment) -> BoxFuture<'static, ()> {
            Box::pin(std::future::pending())
        }
    }

    /// A game with clocks on a node that may not be the only one, and on which nothing can be read
    /// once `stop_reading` was called.
    struct Table {
        room: Arc<Room>,
        clock: Arc<SetClock>,
        _rooms: Rooms,
    }

    impl Table {
        async fn open(folder: &Path) -> Self {
            let log = SqliteLog::open(folder, Handle::current()).unwrap();
            let clock = Arc::new(SetClock::default());
            let options = Options {
                page: crate::Page::default(),
                wall_clock: Arc::clone(&clock) as _,
                heartbeats: Heartbeats {
                    // No outage, however far the clock is set.
                    tolerance: Duration::MAX,
                    ..Heartbeats::default()
                },
                ..Options::default()
            };
            let services = start_services(Arc::new(log), &options).await.unwrap();
            let rooms = Rooms::new(Arc::new(Services {
                writers: Writers::Many,
                ..Arc::into_inner(services).unwrap()
            }));
            rooms.keep_time().await;
            let seats = vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")];
            let setup = MatchSetup {
                clock: Some(TimeControl::Days { days: 1 }),
                ..MatchSetup::new("square", seats)
            };
            let opened = rooms.create_game(setup).await.unwrap();
            Self {
                room: rooms.room(&opened.game).await.unwrap(),
                clock,
                _rooms: rooms,
            }
        }

        fn match_state(&self) -> Match {
            self.room.lock().replica.history().match_state().clone()
        }
    }

    /// It was looked for a moment in which nothing was under way, and spectators see to it that
    /// there is none.
    #[test]
    fn a_flag_falls_while_the_log_is_being_read() {
        let folder = tempfile::tempdir().unwrap();
        runtime().block_on(async {
            let table = Table::open(folder.path()).await;
            let stopped = stop_reading();
            table.room.catch_up();
            let deadline = table.match_state().deadline().unwrap();
            table.clock.0.store(deadline.0, Ordering::Relaxed);
            table.room.issue_flag(deadline);
            assert!(table.room.lock().replica.has_flag());
            while !table.match_state().is_over() {
                sleep(Duration::from_millis(1)).await;
            }
            drop(stopped);
        });
    }

    /// Its timers ran on, for nobody.
    #[test]
    fn a_room_that_is_closed_has_no_duties() {
        let folder = tempfile::tempdir().unwrap();
        runtime().block_on(async {
            let table = Table::open(folder.path()).await;
            assert!(table.room.lock().duties.flag.is_some());
            assert!(table.room.retire(Duration::ZERO));
            table.room.keep_time();
            let mut state = table.room.lock();
            table.room.retry_duties(&mut state);
            table.room.do_duties(&mut state, Origin::ThisNode);
            assert!(state.duties.flag.is_none() && state.duties.retry.is_none());
        });
    }
}
