//! A whole match: games on several threads until all are played, the test has decided or the
//! caller wants to end.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use caminos_cei::{ClientError, Engine, Stop};

use crate::contender::{Contender, PerContender};
use crate::game::{GameError, MatchSettings, PlayedGame, ScheduledGame};
use crate::match_score::MatchScore;
use crate::opening::{OpeningSource, Openings, derived_seed};
use crate::player::Player;
use crate::sprt::{Sprt, Verdict};

/// Everything that decides which games are played, and how many at once.
#[derive(Clone, Debug)]
pub struct EngineMatch {
    /// What all games have in common.
    pub settings: MatchSettings,
    /// How many games; an even number, or the last opening is played only once.
    pub games: u32,
    /// Games at once.
    pub concurrency: usize,
    /// The openings.
    pub openings: Openings,
    /// The test that may end the match early.
    pub sprt: Option<Sprt>,
}

/// Why a match cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum MatchError {
    /// No opening of so many placements leaves the game undecided.
    #[error("no opening of {plies} plies leaves the game undecided")]
    NoOpening {
        /// The placements that were asked for.
        plies: u32,
    },
    /// A game could not be played or recorded.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// How a match gets its players: called on the thread that the player will play on.
type StartPlayer<'f> = &'f (dyn Fn(Contender) -> Result<Box<dyn Player>, ClientError> + Sync);

/// How a match gets the engine that balances openings.
type MakeBalancer<'f> = &'f (dyn Fn() -> Box<dyn Engine> + Sync);

/// What the threads of a match share.
struct Shared<'f> {
    numbers: &'f [u32],
    next: AtomicUsize,
    is_enough: AtomicBool,
    start: StartPlayer<'f>,
    balancer: MakeBalancer<'f>,
    interrupt: &'f Stop,
}

impl EngineMatch {
    /// How a game of the match begins.
    ///
    /// # Errors
    /// When there is no such opening.
    pub fn schedule(
        &self,
        number: u32,
        balancer: &mut dyn Engine,
    ) -> Result<ScheduledGame, MatchError> {
        let opening = self
            .openings
            .of_pair(&self.settings.start, number / 2, balancer);
        let plies = match self.openings.source {
            OpeningSource::Random { plies } => plies,
            OpeningSource::Book(_) => 0,
        };
        Ok(ScheduledGame {
            number,
            opening: opening.ok_or(MatchError::NoOpening { plies })?,
            seed: derived_seed(!self.openings.seed, u64::from(number)),
        })
    }

    /// What the test says so far; open without one.
    #[must_use]
    pub fn verdict(&self, score: &MatchScore) -> Verdict {
        self.sprt
            .map_or(Verdict::Open, |sprt| sprt.verdict(&score.sample().1))
    }

    /// Plays the games that are not in `score` yet and adds them to it. `on_game` is called
    /// after each, in the order in which they end, and may end the match. Games that are under
    /// way when the match is decided are finished and counted.
    ///
    /// # Errors
    /// When there is no opening, or a game cannot be recorded.
    pub fn run(
        &self,
        score: &mut MatchScore,
        start: StartPlayer<'_>,
        balancer: MakeBalancer<'_>,
        interrupt: &Stop,
        on_game: &mut dyn FnMut(&PlayedGame, &MatchScore) -> ControlFlow<()>,
    ) -> Result<(), MatchError> {
        if self.verdict(score) != Verdict::Open {
            return Ok(());
        }
        let numbers: Vec<u32> = (0..self.games).filter(|&n| !score.has(n)).collect();
        let shared = Shared {
            numbers: &numbers,
            next: AtomicUsize::new(0),
            is_enough: AtomicBool::new(false),
            start,
            balancer,
            interrupt,
        };
        let (sender, games) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency.min(numbers.len()) {
                let (sender, shared) = (sender.clone(), &shared);
                scope.spawn(move || self.play_games(shared, &sender));
            }
            drop(sender);
            let mut failure = None;
            for game in games {
                let is_enough = match game {
                    Ok(game) => {
                        score.add(game.number, &game.record, game.swapped);
                        on_game(&game, score).is_break() || self.verdict(score) != Verdict::Open
                    }
                    Err(error) => {
                        failure.get_or_insert(error);
                        true
                    }
                };
                shared.is_enough.fetch_or(is_enough, Ordering::Relaxed);
            }
            failure.map_or(Ok(()), Err)
        })
    }

    /// What one thread does: game after game with its own two players.
    fn play_games(&self, shared: &Shared<'_>, sender: &Sender<Result<PlayedGame, MatchError>>) {
        let mut balancer = (shared.balancer)();
        let mut players = PerContender { a: None, b: None };
        while !shared.is_enough.load(Ordering::Relaxed) && !shared.interrupt.is_stopped() {
            let next = shared.next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = shared.numbers.get(next) else {
                return;
            };
            let mut seated = PerContender {
                a: players
                    .a
                    .take()
                    .unwrap_or_else(|| (shared.start)(Contender::A)),
                b: players
                    .b
                    .take()
                    .unwrap_or_else(|| (shared.start)(Contender::B)),
            };
            let game = self.schedule(number, &mut *balancer).and_then(|scheduled| {
                let game = self
                    .settings
                    .play(&scheduled, &mut seated, shared.interrupt);
                Ok(game?)
            });
            let Some(game) = game.transpose() else {
                return;
            };
            let forfeit = match &game {
                Ok(game) => game.forfeit.as_ref().map(|(contender, _)| *contender),
                Err(_) => None,
            };
            // Who has lost away from the board is started again for the next game.
            players.a = (forfeit != Some(Contender::A)).then_some(seated.a);
            players.b = (forfeit != Some(Contender::B)).then_some(seated.b);
            // The match receives until all threads are done.
            let _ = sender.send(game);
        }
    }
}
