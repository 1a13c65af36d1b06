//! The engine protocol (`docs/protocol.md`): what a match runner says and what an engine
//! answers, read and written in one place for both.

mod command;
mod game;
mod go;
mod line;
mod option;
mod pairs;
mod reply;
mod thought;

pub(crate) use command::Command;
pub(crate) use game::NewGame;
pub(crate) use go::Go;
pub(crate) use line::{Line, LineReader};
pub(crate) use option::OptionLine;
pub(crate) use reply::Reply;
pub(crate) use thought::{ScoreText, Thought};

/// The version of the protocol.
pub(crate) const PROTOCOL: u32 = 1;

#[cfg(test)]
mod tests {
    use caminos_search::Random;

    use super::*;

    /// Words of the protocol and others, thrown together.
    fn nonsense(random: &mut Random) -> String {
        const WORDS: &str = "cei isready newgame board square players 2 4 neutral scoring yes no out \
            seat team swap first green position startpos moves La1a2a3b3 Lb2^3c2 resign go movetime \
            nodes depth infinite ytime gtime yinc ginc multipv 1 18446744073709551616 -1 stop quit \
            setoption name Seed value id author protocol boards option type spin default min max \
            ceiok readyok info nps time score win loss points 0.5 NaN wdl pv bestmove none error \
            ^ ½ \u{0} {} \"";
        let words: Vec<&str> = WORDS.split_whitespace().collect();
        let length = random.below(12);
        let chosen = (0..length).map(|_| words[random.below(words.len() as u32) as usize]);
        chosen.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn whatever_is_understood_is_written_so_that_it_is_understood_again() {
        let mut random = Random::new(11);
        let mut understood = 0;
        for _ in 0..200_000 {
            let line = nonsense(&mut random);
            if let Ok(command) = line.parse::<Command>() {
                assert_eq!(command.to_string().parse(), Ok(command), "{line}");
                understood += 1;
            }
            if let Some(reply) = Reply::parse(&line) {
                let written = reply.to_string();
                let again = Reply::parse(&written).map(|reply| reply.to_string());
                assert_eq!(again.as_deref(), Some(written.as_str()), "{line}");
                understood += 1;
            }
        }
        assert!(understood > 1000, "{understood}");
    }
}
