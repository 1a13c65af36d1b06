//! What a search reports about a position.

use std::fmt;
use std::time::Duration;

use caminos_rules::{MoveText, Team};

use crate::key_values::number;

/// How good a position is for the seat to move.
#[derive(Copy, Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", content = "value", rename_all = "lowercase")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Score {
    /// Proven: it wins with this many own moves.
    Win(u32),
    /// Proven: it loses; the opponent wins with this many moves.
    Loss(u32),
    /// Neither: the expected result from -1 (lost) to 1 (won), 0 for a proven draw, or the
    /// expected points where points are counted. The protocol calls it `points`.
    #[cfg_attr(feature = "serde", serde(rename = "points"))]
    Expected(f32),
}

impl Score {
    /// The same for the opponent.
    ///
    /// ```
    /// use caminos_cei::Score;
    /// assert_eq!(Score::Win(2).reversed(), Score::Loss(2));
    /// ```
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win(moves) => Self::Loss(moves),
            Self::Loss(moves) => Self::Win(moves),
            Self::Expected(value) => Self::Expected(-value),
        }
    }

    /// A score of the team to move as records have it: from yellow's view, with an
    /// expected result cut to -1 to 1.
    ///
    /// ```
    /// use caminos_cei::Score;
    /// use caminos_rules::Team;
    /// assert_eq!(Score::Win(2).for_yellow(Team::Green), Score::Loss(2));
    /// assert_eq!(Score::Expected(8.5).for_yellow(Team::Yellow), Score::Expected(1.0));
    /// ```
    #[must_use]
    pub const fn for_yellow(self, mover: Team) -> Self {
        let score = match mover {
            Team::Yellow => self,
            Team::Green => self.reversed(),
        };
        match score {
            Self::Expected(_) => Self::Expected(score.value()),
            proven => proven,
        }
    }

    /// From -1, lost, to 1, won.
    #[must_use]
    pub const fn value(self) -> f32 {
        match self {
            Self::Win(_) => 1.0,
            Self::Loss(_) => -1.0,
            Self::Expected(value) => value.clamp(-1.0, 1.0),
        }
    }

    /// As in a record's `[%eval …]`: the expected result alone, or the proven one.
    ///
    /// ```
    /// use caminos_cei::Score;
    /// assert_eq!(Score::Expected(-0.001).eval(), "0.00");
    /// assert_eq!(Score::Loss(2).eval(), "loss 2");
    /// ```
    #[must_use]
    pub fn eval(self) -> String {
        match self {
            // No sign before a zero.
            Self::Expected(value) if value.abs() < 0.005 => "0.00".to_owned(),
            Self::Expected(value) => format!("{value:.2}"),
            Self::Win(_) | Self::Loss(_) => self.to_string(),
        }
    }

    /// Reads what [`Score::eval`] writes.
    ///
    /// ```
    /// use caminos_cei::Score;
    /// assert_eq!(Score::parse_eval("-0.4"), Some(Score::Expected(-0.4)));
    /// assert_eq!(Score::parse_eval("win 2"), Some(Score::Win(2)));
    /// assert_eq!(Score::parse_eval("good"), None);
    /// ```
    #[must_use]
    pub fn parse_eval(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let score = match (words.next()?, words.next()) {
            (value, None) => Self::parse("points", value),
            ("points", Some(_)) => None,
            (kind, Some(moves)) => Self::parse(kind, moves),
        };
        score.filter(|_| words.next().is_none())
    }

    /// A score as in `score win 3`.
    pub(crate) fn parse(kind: &str, value: &str) -> Option<Self> {
        match kind {
            "win" => number(value).map(Self::Win),
            "loss" => number(value).map(Self::Loss),
            "points" => value
                .parse()
                .ok()
                .filter(|points: &f32| points.is_finite())
                .map(Self::Expected),
            _ => None,
        }
    }
}

/// As in `score win 3`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(moves) => write!(f, "win {moves}"),
            Self::Loss(moves) => write!(f, "loss {moves}"),
            Self::Expected(value) => write!(f, "points {value:.2}"),
        }
    }
}

/// Chances in thousandths, which add up to 1000.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wdl {
    /// Of a win.
    pub win: u16,
    /// Of a draw.
    pub draw: u16,
    /// Of a loss.
    pub loss: u16,
}

impl Wdl {
    /// From the chance to win and to draw, each from 0 to 1.
    ///
    /// ```
    /// use caminos_cei::Wdl;
    /// assert_eq!(Wdl::new(0.5, 0.1), Wdl { win: 500, draw: 100, loss: 400 });
    /// ```
    #[must_use]
    pub fn new(win: f32, draw: f32) -> Self {
        let thousandths = |chance: f32| (chance.clamp(0.0, 1.0) * 1000.0).round() as u16;
        let win = thousandths(win);
        let draw = thousandths(draw).min(1000 - win);
        Self {
            win,
            draw,
            loss: 1000 - win - draw,
        }
    }
}

/// The chances that a score alone implies, without draws.
impl From<Score> for Wdl {
    fn from(score: Score) -> Self {
        Self::new(f32::midpoint(score.value(), 1.0), 0.0)
    }
}

/// A line of best play: the moves that both sides are expected to make.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrincipalVariation {
    /// How good it is for the seat to move.
    pub score: Score,
    /// The chances that go with it.
    pub wdl: Wdl,
    /// The moves, the first one being the one to play.
    #[cfg_attr(feature = "serde", serde(with = "move_texts"))]
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub moves: Vec<MoveText>,
}

impl PrincipalVariation {
    /// The move to play.
    #[must_use]
    pub fn best(&self) -> Option<&MoveText> {
        self.moves.first()
    }
}

/// The state of a search, from time to time and at its end.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Info {
    /// How many moves deep the best line is.
    pub depth: u32,
    /// Positions looked at.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub nodes: u64,
    /// The time since the search began; as data, in milliseconds.
    #[cfg_attr(feature = "serde", serde(with = "milliseconds"))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub time: Duration,
    /// How full the memory of the search is, in thousandths, where the engine says so.
    pub hashfull: Option<u16>,
    /// The best lines of play, best first; never empty.
    pub pvs: Vec<PrincipalVariation>,
}

impl Info {
    /// The best line of play.
    #[must_use]
    pub fn pv(&self) -> Option<&PrincipalVariation> {
        self.pvs.first()
    }

    /// The move to play.
    #[must_use]
    pub fn best(&self) -> Option<&MoveText> {
        self.pv().and_then(PrincipalVariation::best)
    }
}

/// Moves as texts in canonical notation.
#[cfg(feature = "serde")]
mod move_texts {
    use caminos_rules::MoveText;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(moves: &[MoveText], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().map(ToString::to_string))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<MoveText>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        let moves = texts
            .iter()
            .map(|text| text.parse().map_err(D::Error::custom));
        moves.collect()
    }
}

#[cfg(feature = "serde")]
mod milliseconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_millis)
    }
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::*;

    #[test]
    fn a_report_as_data_has_plain_texts_and_tagged_scores() {
        let pv = |score, moves| PrincipalVariation {
            score,
            wdl: score.into(),
            moves: MoveText::parse_list(moves).unwrap(),
        };
        let info = Info {
            depth: 2,
            nodes: 7,
            time: Duration::from_millis(12),
            hashfull: Some(3),
            pvs: vec![
                pv(Score::Win(3), "lb2b2b2c2 swap"),
                pv(Score::Expected(0.5), ""),
            ],
        };
        let json = serde_json::json!({
            "depth": 2, "nodes": 7, "time": 12, "hashfull": 3,
            "pvs": [
                { "score": { "kind": "win", "value": 3 },
                  "wdl": { "win": 1000, "draw": 0, "loss": 0 }, "moves": ["Lb2^3c2", "swap"] },
                { "score": { "kind": "points", "value": 0.5 },
                  "wdl": { "win": 750, "draw": 0, "loss": 250 }, "moves": [] },
            ],
        });
        assert_eq!(serde_json::to_value(&info).unwrap(), json);
        assert_eq!(serde_json::from_value::<Info>(json).unwrap(), info);
    }
}
