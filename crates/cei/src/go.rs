//! `go`: what to search, and how long.

use std::fmt;
use std::time::Duration;

use caminos_rules::{MoveText, PerTeam};

use crate::command::CommandError;
use crate::key_values::Pairs;
use crate::limits::{Clock, Limits};

/// One search. Without any limit, or with `infinite`, it goes on until `stop`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// When it has to end, and which moves it may choose.
    pub limits: Limits,
    /// Whether the limits hold only from `ponderhit` on: the search is on the opponent's time.
    pub ponder: bool,
}

impl Go {
    const KEYS: &str =
        "movetime, nodes, depth, infinite, ytime, gtime, yinc, ginc, multipv, searchmoves, ponder";

    /// Whether only `stop` ends it, perhaps after `ponderhit`.
    #[must_use]
    pub const fn is_infinite(&self) -> bool {
        let Limits {
            move_time,
            nodes,
            depth,
            clocks,
            multi_pv: _,
            search_moves: _,
        } = &self.limits;
        move_time.is_none() && nodes.is_none() && depth.is_none() && clocks.is_none()
    }

    pub(crate) fn parse(text: &str) -> Result<Self, CommandError> {
        let mut pairs = Pairs::new("go", text);
        let mut limits = Limits::default();
        let (mut infinite, mut ponder) = (false, false);
        let mut left = PerTeam::<Option<Duration>>::default();
        let mut increment = PerTeam::<Option<Duration>>::default();
        while let Some(key) = pairs.key()? {
            let mut time = || pairs.number(key, 0).map(Duration::from_millis).map(Some);
            match key {
                "movetime" => limits.move_time = time()?,
                "ytime" => left.yellow = time()?,
                "gtime" => left.green = time()?,
                "yinc" => increment.yellow = time()?,
                "ginc" => increment.green = time()?,
                "nodes" => limits.nodes = Some(pairs.number(key, 1)?),
                "depth" => limits.depth = Some(at_most(pairs.number(key, 1)?)),
                "multipv" => limits.multi_pv = at_most::<u32>(pairs.number(key, 1)?) as usize,
                "infinite" => infinite = true,
                "ponder" => ponder = true,
                "searchmoves" => {
                    let is_key = |word: &str| Self::KEYS.split(", ").any(|key| key == word);
                    let moves = pairs.words_until(is_key).join(" ");
                    limits.search_moves = MoveText::parse_list(&moves)
                        .map_err(|error| pairs.bad(key, &error.to_string()))?;
                    if limits.search_moves.is_empty() {
                        return Err(pairs.bad(key, "its value is missing"));
                    }
                }
                _ => return Err(pairs.unknown(key, Self::KEYS)),
            }
        }
        limits.clocks = match (left, increment) {
            (
                PerTeam {
                    yellow: Some(yellow),
                    green: Some(green),
                },
                increment,
            ) => {
                let clock = |left, increment: Option<Duration>| Clock {
                    left,
                    increment: increment.unwrap_or_default(),
                };
                Some(PerTeam {
                    yellow: clock(yellow, increment.yellow),
                    green: clock(green, increment.green),
                })
            }
            (left, increment) if left == PerTeam::default() && increment == PerTeam::default() => {
                None
            }
            _ => return Err(pairs.bad("ytime", "ytime and gtime belong together")),
        };
        let go = Self { limits, ponder };
        if infinite && !go.is_infinite() {
            return Err(pairs.bad("infinite", "it goes with no other limit"));
        }
        Ok(go)
    }
}

/// The number, or the greatest one of its type: as good as no limit.
fn at_most<T: TryFrom<u64> + From<u32>>(number: u64) -> T {
    T::try_from(number).unwrap_or_else(|_| T::from(u32::MAX))
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        if self.is_infinite() {
            f.write_str(" infinite")?;
        }
        let Limits {
            move_time,
            nodes,
            depth,
            clocks,
            multi_pv,
            search_moves,
        } = &self.limits;
        if let Some(time) = move_time {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if let Some(nodes) = nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(depth) = depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(PerTeam { yellow, green }) = clocks {
            write!(
                f,
                " ytime {} gtime {} yinc {} ginc {}",
                yellow.left.as_millis(),
                green.left.as_millis(),
                yellow.increment.as_millis(),
                green.increment.as_millis()
            )?;
        }
        if *multi_pv > 1 {
            write!(f, " multipv {multi_pv}")?;
        }
        if !search_moves.is_empty() {
            f.write_str(" searchmoves")?;
        }
        search_moves
            .iter()
            .try_for_each(|text| write!(f, " {text}"))
    }
}
