//! How far a match has come, on standard error.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use caminos_arena::{
    Contender, EngineMatch, Estimate, MatchScore, PlayedGame, ScheduledGame, Sprt, Tally,
};

use super::messages;
use crate::language::tr;
use crate::messages::team_within;

/// One line that is drawn again and again on a terminal, and a line a game elsewhere.
pub(super) struct Progress {
    is_terminal: bool,
    games: u32,
    /// Games that were there before, and when this run began.
    before: u32,
    start: Instant,
    sprt: Option<Sprt>,
}

impl Progress {
    pub(super) fn new(engine_match: &EngineMatch, before: u32) -> Self {
        Self {
            is_terminal: io::stderr().is_terminal(),
            games: engine_match.games,
            before,
            start: Instant::now(),
            sprt: engine_match.sprt,
        }
    }

    /// Shows a game that has just ended. That nobody can see it is no error.
    pub(super) fn show(&self, game: &PlayedGame, score: &MatchScore) {
        let total = score.total();
        let numbers = self.numbers(score, total);
        if self.is_terminal {
            let bar = bar(total.games(), self.games);
            let left = tr!("arena-left", time = clock(self.time_left(total.games())));
            let _ = write!(io::stderr(), "\r{bar} {numbers}  {left}\x1b[K");
            return;
        }
        let colour = ScheduledGame::team_of_a(game.number);
        let forfeit = game
            .forfeit
            .as_ref()
            .map_or(String::new(), |(contender, why)| {
                let lost = tr!(
                    "arena-lost",
                    contender = contender.to_string(),
                    reason = messages::forfeit(why)
                );
                format!(" ({lost})")
            });
        let late = Contender::BOTH
            .into_iter()
            .filter(|&contender| game.late[contender].answers > 0)
            .map(|contender| {
                let (contender, late) = (contender.to_string(), game.late[contender]);
                let most = late.most.as_millis().to_string();
                let said = tr!(
                    "arena-late",
                    contender = contender,
                    count = late.answers,
                    most = most
                );
                format!(" ({said})")
            });
        let notes = forfeit + &late.collect::<String>();
        let said = tr!(
            "arena-game",
            number = game.number + 1,
            team = team_within(colour),
            result = game.record.result().to_string()
        );
        let _ = writeln!(io::stderr(), "{said}{notes}; {numbers}");
    }

    /// Leaves the line.
    pub(super) fn end(&self) {
        if self.is_terminal {
            let _ = writeln!(io::stderr());
        }
    }

    fn numbers(&self, score: &MatchScore, total: Tally) -> String {
        let Tally { won, drawn, lost } = total;
        let (_, sample) = score.sample();
        let mut text = format!(
            "{}/{}  A {won}-{drawn}-{lost}  {:.1}%  Elo {}",
            total.games(),
            self.games,
            100.0 * total.score(),
            Estimate::new(&sample)
        );
        if let Some(sprt) = self.sprt {
            text += &format!("  LLR {:.2}", sprt.log_ratio(&sample));
        }
        text
    }

    fn time_left(&self, done: u32) -> Duration {
        let played = done.saturating_sub(self.before).max(1);
        let left = self.games.saturating_sub(done);
        self.start
            .elapsed()
            .mul_f64(f64::from(left) / f64::from(played))
    }
}

fn bar(done: u32, all: u32) -> String {
    const WIDTH: u32 = 20;
    let full = (done * WIDTH / all.max(1)).min(WIDTH) as usize;
    format!(
        "[{}{}]",
        "#".repeat(full),
        ".".repeat(WIDTH as usize - full)
    )
}

fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}
