//! Playing a record: are its moves legal, and is its result true?

use alloc::sync::Arc;
use core::fmt;
use core::str::FromStr;

use super::{GameResult, Line, Origin, Record};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::material::Material;
use crate::notation::{MoveText, TextPos};
use crate::options::{Options, ParseOutError, ParsePlayersError};
use crate::position::{IllegalMove, Position};
use crate::rules::{Rules, RulesError};
use crate::setup::{Setup, SetupError};
use crate::team::ParseTeamError;

/// What is wrong with a record, and where it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Where, if the record was read from a text.
    pub pos: Option<TextPos>,
    /// What.
    pub fault: RecordFault,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(pos) = self.pos {
            write!(f, "{pos}: ")?;
        }
        fmt::Display::fmt(&self.fault, f)
    }
}

impl core::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        core::error::Error::source(&self.fault)
    }
}

/// Why a record is not one of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RecordFault {
    /// A tag that every record needs.
    #[error("the tag {0} is missing")]
    MissingTag(&'static str),
    /// A tag says something impossible.
    #[error("tag {name}: {reason}")]
    BadTag {
        /// The tag.
        name: &'static str,
        /// Why its value makes no sense.
        reason: TagFault,
    },
    /// The game was played with another box.
    #[error(
        "the game was played with the material \"{recorded}\", and this is the material \"{given}\""
    )]
    OtherMaterial {
        /// What the record says.
        recorded: String,
        /// What it was to be replayed with.
        given: String,
    },
    /// Board, material and options do not go together.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A move that cannot be played.
    #[error("{text}: {reason}")]
    IllegalMove {
        /// The move.
        text: MoveText,
        /// The rule that it breaks.
        reason: IllegalMove,
    },
    /// The result is not the one that the moves lead to.
    #[error("the record says \"{claimed}\", but {}", truth(.actual))]
    WrongResult {
        /// What the record says.
        claimed: GameResult,
        /// What the rules say; unfinished if the game can go on.
        actual: GameResult,
    },
}

/// Why the value of a tag makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TagFault {
    /// Not a number of players.
    #[error(transparent)]
    Players(#[from] ParsePlayersError),
    /// Not a choice for who is out.
    #[error(transparent)]
    Out(#[from] ParseOutError),
    /// Not a team.
    #[error(transparent)]
    Team(#[from] ParseTeamError),
    /// Not a position, or an impossible one.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position is of another game than the other tags.
    #[error("its board and options are not those of the other tags")]
    SetupDiffers,
    /// Neither `yes` nor `no`.
    #[error("\"{0}\" is neither yes nor no")]
    Switch(String),
}

fn truth(actual: &GameResult) -> String {
    match actual {
        GameResult::Unfinished => "the game is not over".to_owned(),
        other => format!("by the rules it is \"{other}\""),
    }
}

impl RecordFault {
    const fn at(self, origin: Origin) -> RecordError {
        RecordError {
            pos: origin.0,
            fault: self,
        }
    }
}

impl Record {
    /// The rules that the tags describe, with this material.
    ///
    /// # Errors
    /// When a tag is missing or wrong, or the record was made with another material.
    ///
    /// ```
    /// use caminos_rules::{Material, Record};
    /// let record = Record::parse("[Caminos \"1\"]\n[Board \"hexagon\"] *")?;
    /// let error = record.rules(Material::standard()).unwrap_err();
    /// assert!(error.to_string().starts_with("line 2, column 1: there is no board \"hexagon\""));
    /// # Ok::<(), caminos_rules::NotationError>(())
    /// ```
    pub fn rules(&self, material: &Material) -> Result<Arc<Rules>, RecordError> {
        let (board, options) = self.board_and_options(material)?;
        self.compile(material, board, options)
    }

    fn board_and_options(&self, material: &Material) -> Result<(&str, Options), RecordError> {
        let origin = |name: &str| self.find_tag(name).map_or(Origin::default(), |t| t.origin);
        let recorded = self.tag("Material").unwrap_or("standard");
        if recorded != material.name() {
            return Err(RecordFault::OtherMaterial {
                recorded: recorded.to_owned(),
                given: material.name().to_owned(),
            }
            .at(origin("Material")));
        }
        let usual = Options::default();
        let options = Options {
            players: self.read_tag("Players")?.unwrap_or(usual.players),
            neutral: self.read_switch("Neutral")?.unwrap_or(usual.neutral),
            scoring: self.read_switch("Scoring")?.unwrap_or(usual.scoring),
            out: self.read_tag("Out")?.unwrap_or(usual.out),
            swap: self.read_switch("Swap")?.unwrap_or(usual.swap),
            first: self.read_tag("First")?.unwrap_or(usual.first),
        };
        let board = self
            .tag("Board")
            .ok_or_else(|| RecordFault::MissingTag("Board").at(origin("Caminos")))?;
        Ok((board, options))
    }

    /// The rules of a board with these options, which the tags name.
    fn compile(
        &self,
        material: &Material,
        board: &str,
        options: Options,
    ) -> Result<Arc<Rules>, RecordError> {
        Rules::new(material, board, options).map_err(|error| {
            let origin = |name: &str| self.find_tag(name).map_or(Origin::default(), |t| t.origin);
            let tag = match error {
                RulesError::UnknownBoard { .. } => "Board",
                RulesError::OddCount { .. } => "Players",
                RulesError::NoNeutral { .. } => "Neutral",
                RulesError::SwapWithFour => "Swap",
            };
            RecordFault::Rules(error).at(origin(tag))
        })
    }

    fn read_tag<T>(&self, name: &'static str) -> Result<Option<T>, RecordError>
    where
        T: FromStr<Err: Into<TagFault>>,
    {
        let Some(tag) = self.find_tag(name) else {
            return Ok(None);
        };
        tag.value().parse().map(Some).map_err(|error: T::Err| {
            let reason = error.into();
            RecordFault::BadTag { name, reason }.at(tag.origin)
        })
    }

    /// The position in which the moves begin: the tag `Setup`, or the empty board.
    fn start(&self, material: &Material, rules: Arc<Rules>) -> Result<Position, RecordError> {
        let name = "Setup";
        let Some(setup) = self.read_tag::<Setup>(name)? else {
            return Ok(Position::new(rules));
        };
        let origin = self.find_tag(name).map_or(Origin::default(), |t| t.origin);
        let refuse = |reason| RecordFault::BadTag { name, reason }.at(origin);
        let position = setup.position(material).map_err(|e| refuse(e.into()))?;
        if position.rules() == &rules {
            Ok(position)
        } else {
            Err(refuse(TagFault::SetupDiffers))
        }
    }

    fn read_switch(&self, name: &'static str) -> Result<Option<bool>, RecordError> {
        let Some(tag) = self.find_tag(name) else {
            return Ok(None);
        };
        match tag.value() {
            "yes" => Ok(Some(true)),
            "no" => Ok(Some(false)),
            other => {
                let reason = TagFault::Switch(other.to_owned());
                Err(RecordFault::BadTag { name, reason }.at(tag.origin))
            }
        }
    }

    /// Plays the main line, having checked every variation on the way, and compares the
    /// result with what the rules say.
    ///
    /// `*` or no result at all is always accepted, since a position is a record without a
    /// result. A win by time or resignation is accepted while the game is not over.
    ///
    /// # Errors
    /// The first fault, with its position if the record was read from a text.
    ///
    /// ```
    /// use caminos_rules::{Material, Record};
    /// let record = Record::parse("[Caminos \"1\"] [Board \"square\"]\n1. Ia1a2a3 Ia1a2a3 *")?;
    /// assert_eq!(
    ///     record.replay(Material::standard()).unwrap_err().to_string(),
    ///     "line 2, column 12: Ia1a2a3: the piece would not touch the board: \
    ///      its lowest cubes, in a1, a2 and a3, would be at level 1"
    /// );
    /// # Ok::<(), caminos_rules::NotationError>(())
    /// ```
    pub fn replay(&self, material: &Material) -> Result<Position, RecordError> {
        self.replay_by(material, self.rules(material)?)
    }

    fn replay_by(&self, material: &Material, rules: Arc<Rules>) -> Result<Position, RecordError> {
        let mut position = self.start(material, rules)?;
        play_line(&mut position, &self.line)?;
        let actual = GameResult::from(position.outcome());
        let may_claim = match (self.result, actual) {
            (GameResult::Unfinished, _) => true,
            (GameResult::Wins { .. }, GameResult::Unfinished) => true,
            (claimed, actual) => claimed == actual,
        };
        if may_claim {
            Ok(position)
        } else {
            let claimed = self.result;
            Err(RecordFault::WrongResult { claimed, actual }.at(self.result_origin))
        }
    }

    /// Whether the record could be replayed: all that [`Record::replay`] checks.
    ///
    /// # Errors
    /// As [`Record::replay`].
    ///
    /// ```
    /// use caminos_rules::{Material, Record};
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5 *")?;
    /// assert_eq!(record.validate(Material::standard()), Ok(()));
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia1a2a3 *")?;
    /// assert!(record.validate(Material::standard()).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn validate(&self, material: &Material) -> Result<(), RecordError> {
        self.replay(material).map(drop)
    }
}

/// Replays many records and compiles the rules of each kind of game once, which takes far longer
/// than to play a game.
///
/// ```
/// use caminos_rules::{Material, Record, Replayer};
/// let games = Record::parse_all("[Caminos \"1\"] [Board \"ring\"] * [Caminos \"1\"] [Board \"ring\"] *")?;
/// let mut replayer = Replayer::new(Material::standard());
/// for game in &games {
///     assert!(!replayer.replay(game)?.is_over());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replayer<'m> {
    material: &'m Material,
    known: Vec<Arc<Rules>>,
}

impl<'m> Replayer<'m> {
    /// There are few boards and options; a material file may have more boards.
    const MOST_KNOWN: usize = 32;

    /// For games with a material.
    ///
    /// ```
    /// use caminos_rules::{Material, Record, Replayer};
    /// let mut replayer = Replayer::new(Material::standard());
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5 *")?;
    /// assert_eq!(replayer.replay(&record)?.history().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn new(material: &'m Material) -> Self {
        let known = Vec::new();
        Self { material, known }
    }

    /// The same as [`Record::replay`].
    ///
    /// # Errors
    /// As [`Record::replay`].
    ///
    /// ```
    /// use caminos_rules::{Material, Record, Replayer};
    /// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] 1. Ia3a4a5 *")?;
    /// let end = Replayer::new(Material::standard()).replay(&record)?;
    /// assert_eq!(end.history().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&mut self, record: &Record) -> Result<Position, RecordError> {
        let rules = self.rules(record)?;
        record.replay_by(self.material, rules)
    }

    /// The same as [`Record::rules`].
    pub(crate) fn rules(&mut self, record: &Record) -> Result<Arc<Rules>, RecordError> {
        let (board, options) = record.board_and_options(self.material)?;
        let same =
            |rules: &&Arc<Rules>| rules.board().name() == board && *rules.options() == options;
        if let Some(rules) = self.known.iter().find(same) {
            return Ok(Arc::clone(rules));
        }
        let rules = record.compile(self.material, board, options)?;
        if self.known.len() == Self::MOST_KNOWN {
            self.known.clear();
        }
        self.known.push(Arc::clone(&rules));
        Ok(rules)
    }
}

/// Plays a line, and before each move the variations that could have replaced it.
fn play_line(position: &mut Position, line: &Line) -> Result<(), RecordError> {
    for node in line.nodes() {
        for variation in &node.variations {
            play_line(position, variation)?;
            for _ in variation.nodes() {
                position.undo();
            }
        }
        position.play_text(&node.text).map_err(|reason| {
            let text = node.text.clone();
            RecordFault::IllegalMove { text, reason }.at(node.origin)
        })?;
    }
    Ok(())
}
