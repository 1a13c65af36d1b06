//! Whatever the parsers accept is printed so that they accept it again.

use crate::{Command, Random, Reply};

/// Words of the protocol and others, thrown together.
fn nonsense(random: &mut Random) -> String {
    const WORDS: &str = "cei isready newgame board square players 2 4 neutral scoring yes no out \
        seat team swap first green position startpos setup - n 1Ic3c4c5 show moves La1a2a3b3 Lb2^3c2 resign go movetime \
        nodes depth infinite ytime gtime yinc ginc multipv searchmoves ponder ponderhit 1 18446744073709551616 -1 stop quit \
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
