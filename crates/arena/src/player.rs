//! Who plays: an engine in this process, or a program that speaks the protocol.

use std::time::{Duration, Instant};

use caminos_cei::{BestMove, ClientError, Engine, EngineOption, EngineProcess, Limits, Stop};
use caminos_rules::{Position, Rules};

/// One contender as a game needs it.
pub trait Player: Send {
    /// Begins a game. The seed makes its random choices repeatable.
    ///
    /// # Errors
    /// When it refuses the game or does not answer.
    fn new_game(&mut self, rules: &Rules, seed: u64, interrupt: &Stop) -> Result<(), ClientError>;

    /// Asks for a move, for as long as `timeout`.
    ///
    /// # Errors
    /// When no move comes.
    fn choose(
        &mut self,
        position: &Position,
        limits: Limits,
        timeout: Duration,
        interrupt: &Stop,
    ) -> Result<BestMove, ClientError>;
}

/// The option that the seed is set with, where it is offered.
const SEED: &str = "Seed";

impl Player for EngineProcess {
    fn new_game(&mut self, rules: &Rules, seed: u64, interrupt: &Stop) -> Result<(), ClientError> {
        if self.offers(SEED) {
            self.set_option(SEED, &seed.to_string())?;
        }
        Self::new_game(self, rules, interrupt)
    }

    fn choose(
        &mut self,
        position: &Position,
        limits: Limits,
        timeout: Duration,
        interrupt: &Stop,
    ) -> Result<BestMove, ClientError> {
        self.go(position, limits, timeout, interrupt)
    }
}

/// An engine in this process. Nothing ends it when it takes too long.
pub struct InProcess(pub Box<dyn Engine>);

impl Player for InProcess {
    fn new_game(&mut self, _: &Rules, seed: u64, _: &Stop) -> Result<(), ClientError> {
        if let Ok(option) = EngineOption::find(&self.0.options(), SEED)
            && let Ok(value) = option.parse_value(&seed.to_string())
        {
            self.0.set_option(&option.name, &value);
        }
        self.0.new_game();
        Ok(())
    }

    fn choose(
        &mut self,
        position: &Position,
        limits: Limits,
        _: Duration,
        interrupt: &Stop,
    ) -> Result<BestMove, ClientError> {
        let start = Instant::now();
        let info = self.0.choose(position, &limits, interrupt, &mut |_| {});
        if interrupt.is_stopped() {
            return Err(ClientError::Interrupted);
        }
        let depth = info
            .as_ref()
            .map(|info| info.depth)
            .filter(|&depth| depth > 0);
        let pv = info.and_then(|info| info.pvs.into_iter().next());
        let text = pv.as_ref().and_then(|pv| pv.best().cloned());
        let text = text.ok_or_else(|| ClientError::NoMove("none".to_owned()))?;
        Ok(BestMove {
            text,
            pv,
            depth,
            time: start.elapsed(),
        })
    }
}
