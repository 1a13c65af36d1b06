//! `newgame`: which game is played from now on.

use std::fmt;

use caminos_rules::{Options, Out, Rules, Team};

use crate::command::CommandError;
use crate::key_values::Pairs;

/// A board's name and the options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The board's name.
    pub board: String,
    /// The variants.
    pub options: Options,
}

impl NewGame {
    const KEYS: &str = "board, players, neutral, scoring, out, swap, first";

    pub(crate) fn parse(text: &str) -> Result<Self, CommandError> {
        let mut pairs = Pairs::new("newgame", text);
        let mut board = None;
        let mut options = Options::default();
        while let Some(key) = pairs.key()? {
            match key {
                "board" => board = Some(pairs.word(key)?.to_owned()),
                "players" => options.players = pairs.value(key)?,
                "neutral" => options.neutral = pairs.switch(key)?,
                "scoring" => options.scoring = pairs.switch(key)?,
                "out" => options.out = pairs.value(key)?,
                "swap" => options.swap = pairs.switch(key)?,
                "first" => options.first = pairs.value(key)?,
                _ => return Err(pairs.unknown(key, Self::KEYS)),
            }
        }
        let board = board.ok_or_else(|| pairs.bad("board", "it is missing"))?;
        Ok(Self { board, options })
    }
}

impl From<&Rules> for NewGame {
    fn from(rules: &Rules) -> Self {
        Self {
            board: rules.board().name().to_owned(),
            options: *rules.options(),
        }
    }
}

/// Variants that the first engines did not know are left out at their defaults.
impl fmt::Display for NewGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options {
            players,
            neutral,
            scoring,
            out,
            swap,
            first,
        } = self.options;
        let yes_no = |on: bool| if on { "yes" } else { "no" };
        let (neutral, scoring) = (yes_no(neutral), yes_no(scoring));
        write!(
            f,
            "board {} players {players} neutral {neutral} scoring {scoring}",
            self.board
        )?;
        if out != Out::default() {
            write!(f, " out {out}")?;
        }
        if swap {
            f.write_str(" swap yes")?;
        }
        if first != Team::Yellow {
            write!(f, " first {first}")?;
        }
        Ok(())
    }
}
