//! The value of a position with its proof, and the file of it.

use std::fmt;

use caminos_rules::{Material, MoveText, Position, Setup, SetupError, Team};

use crate::budget::Budget;
use crate::strategy::{Objective, StrategyError, play_through};

/// How a game ends that nobody errs in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// This team wins.
    Wins(Team),
    /// Nobody does.
    Draw,
}

impl Value {
    /// The strategies that prove it.
    #[must_use]
    pub const fn strategies(self) -> &'static [(Team, Objective)] {
        match self {
            Self::Wins(Team::Yellow) => &[(Team::Yellow, Objective::Win)],
            Self::Wins(Team::Green) => &[(Team::Green, Objective::Win)],
            Self::Draw => &[
                (Team::Yellow, Objective::Hold),
                (Team::Green, Objective::Hold),
            ],
        }
    }
}

/// A value, and the moves of the strategies that prove it, in the order in which
/// [`play_through`] asks for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameProof {
    /// The position.
    pub position: Position,
    /// Its value.
    pub value: Value,
    /// For each of [`Value::strategies`], its moves.
    pub moves: Vec<Vec<MoveText>>,
}

/// Why a file is no proof.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameProofError {
    /// The first line is another one.
    #[error("it does not begin like a proof")]
    Head,
    /// A line is missing or something else.
    #[error("line {line} is not what belongs there")]
    Line {
        /// Counted from 1.
        line: usize,
    },
    /// The position is impossible.
    #[error("the position: {0}")]
    Position(#[from] SetupError),
    /// It was made with other pieces.
    #[error("it was made with the material {material}")]
    OtherMaterial {
        /// The name of that material.
        material: String,
    },
    /// The proof does not hold.
    #[error(transparent)]
    Strategy(#[from] StrategyError),
}

const HEAD: &str = "caminos-proof 3";

impl GameProof {
    /// The positions that a check looks at before it gives up.
    pub const MAX_CHECKS: u64 = 100_000_000;

    /// Reads a file; the boards and pieces are those of a material.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn parse(text: &str, material: &Material) -> Result<Self, GameProofError> {
        let mut lines = (1..).zip(text.lines());
        let mut field = |name: &str| {
            let (line, text) = lines.next().ok_or(GameProofError::Line { line: 0 })?;
            let value = text
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix(' '));
            value
                .map(|value| (line, value))
                .ok_or(GameProofError::Line { line })
        };
        if field("caminos-proof")
            .ok()
            .is_none_or(|(_, version)| version != "3")
        {
            return Err(GameProofError::Head);
        }
        let (_, name) = field("material")?;
        if name != material.name() {
            let material = name.chars().take(40).collect();
            return Err(GameProofError::OtherMaterial { material });
        }
        let (_, position) = field("position")?;
        let position = position.parse::<Setup>()?.position(material)?;
        let (line, value) = field("value")?;
        let value = match value {
            "yellow" => Value::Wins(Team::Yellow),
            "green" => Value::Wins(Team::Green),
            "draw" => Value::Draw,
            _ => return Err(GameProofError::Line { line }),
        };
        let mut moves: Vec<Vec<MoveText>> = Vec::new();
        for (line, text) in lines {
            match text {
                "strategy" => moves.push(Vec::new()),
                _ => {
                    let mv = text.parse().map_err(|_| GameProofError::Line { line })?;
                    let list = moves.last_mut().ok_or(GameProofError::Line { line })?;
                    list.push(mv);
                }
            }
        }
        Ok(Self {
            position,
            value,
            moves,
        })
    }

    /// Plays every strategy through, with the rules alone.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn verify(&self) -> Result<(), StrategyError> {
        let strategies = self.value.strategies();
        if strategies.len() != self.moves.len() {
            return Err(StrategyError::LeftOver);
        }
        for (&(team, objective), moves) in strategies.iter().zip(&self.moves) {
            let mut rest = moves.iter();
            let mut budget = Budget::new(Self::MAX_CHECKS);
            let mut position = self.position.clone();
            let mut choose = |_: &mut Position| rest.next().cloned();
            play_through(&mut position, team, objective, &mut choose, &mut budget)?;
            if rest.next().is_some() {
                return Err(StrategyError::LeftOver);
            }
        }
        Ok(())
    }
}

impl fmt::Display for GameProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = match self.value {
            Value::Wins(team) => team.name(),
            Value::Draw => "draw",
        };
        writeln!(f, "{HEAD}")?;
        writeln!(f, "material {}", self.position.rules().material())?;
        writeln!(f, "position {}", self.position)?;
        writeln!(f, "value {value}")?;
        for moves in &self.moves {
            writeln!(f, "strategy")?;
            for mv in moves {
                writeln!(f, "{mv}")?;
            }
        }
        Ok(())
    }
}
