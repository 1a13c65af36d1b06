//! The weights of the value network and of the policy for each board, as short texts that
//! `caminos tune` writes.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::evaluate::INPUTS;
use crate::network::{HIDDEN, ValueNetwork};
use crate::policy::{BUILDS, COUNTS, KINDS, Policy};

/// The weights for one board.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    pub(crate) value: ValueNetwork,
    pub(crate) policy: Policy,
}

/// How many weights a board has.
const WEIGHT_COUNT: usize = INPUTS + HIDDEN * INPUTS + HIDDEN + KINDS.len() * COUNTS + BUILDS.len();

/// The weights of a text in the order in which it is written.
type Thousandths = [i16; WEIGHT_COUNT];

/// The boards with weights of their own; others are played with those of the first. The
/// compiler reads the texts: a parser of decimals, with its tables, is heavy in the page.
static BUILT_IN: [(&str, Thousandths); 4] = [
    ("square", thousandths(include_str!("../weights/square.txt"))),
    (
        "diamond",
        thousandths(include_str!("../weights/diamond.txt")),
    ),
    (
        "octagon",
        thousandths(include_str!("../weights/octagon.txt")),
    ),
    ("ring", thousandths(include_str!("../weights/ring.txt"))),
];

static BOARDS: LazyLock<[(&str, Weights); 4]> =
    LazyLock::new(|| BUILT_IN.map(|(board, weights)| (board, Weights::written(&weights))));

/// The numbers of a text, which all have three digits after the point.
const fn thousandths(text: &str) -> Thousandths {
    let text = text.as_bytes();
    let mut weights = [0; WEIGHT_COUNT];
    let (mut at, mut found) = (0, 0);
    while at < text.len() {
        let negative = text[at] == b'-';
        let start = at + negative as usize;
        let mut end = start;
        while end < text.len() && !text[end].is_ascii_whitespace() {
            end += 1;
        }
        // Names begin with a letter.
        if start < end && text[start].is_ascii_digit() {
            assert!(end - start > 4 && text[end - 4] == b'.', "three digits");
            let mut weight = 0;
            let mut digit = start;
            while digit < end {
                if digit != end - 4 {
                    assert!(text[digit].is_ascii_digit(), "a number");
                    weight = weight * 10 + (text[digit] - b'0') as i16;
                }
                digit += 1;
            }
            weights[found] = if negative { -weight } else { weight };
            found += 1;
        }
        at = end + 1;
    }
    assert!(found == WEIGHT_COUNT, "every weight once");
    weights
}

impl Weights {
    /// The built-in weights for a board.
    #[must_use]
    pub fn of(board: &str) -> &'static Self {
        let known = BOARDS.iter().find(|(name, _)| *name == board);
        &known.unwrap_or(&BOARDS[0]).1
    }

    fn written(weights: &Thousandths) -> Self {
        let mut next = weights.iter().map(|weight| f32::from(*weight) / 1000.0);
        let mut weight = || next.next().expect("there are as many as weights");
        Self {
            value: ValueNetwork {
                linear: std::array::from_fn(|_| weight()),
                hidden: std::array::from_fn(|_| std::array::from_fn(|_| weight())),
                out: std::array::from_fn(|_| weight()),
            },
            policy: Policy {
                kinds: std::array::from_fn(|_| std::array::from_fn(|_| weight())),
                builds: std::array::from_fn(|_| weight()),
            },
        }
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |name: &str, weights: &[f32]| {
            write!(f, "{name}")?;
            for weight in weights {
                write!(f, " {weight:.3}")?;
            }
            writeln!(f)
        };
        line("value", &self.value.linear)?;
        for weights in &self.value.hidden {
            line("hidden", weights)?;
        }
        line("out", &self.value.out)?;
        for (name, weights) in KINDS.iter().zip(&self.policy.kinds) {
            line(name, weights)?;
        }
        for (name, weight) in BUILDS.iter().zip(&self.policy.builds) {
            line(name, &[*weight])?;
        }
        Ok(())
    }
}

/// Why a text is no weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// A name that nothing has.
    #[error("line {line}: there is no weight called \"{name}\"")]
    Unknown {
        /// The line, from 1.
        line: usize,
        /// The name.
        name: String,
    },
    /// Not as many numbers as the name has weights, or something that is no number.
    #[error("line {line}: \"{name}\" needs {count} numbers")]
    Numbers {
        /// The line, from 1.
        line: usize,
        /// The name.
        name: String,
        /// How many it needs.
        count: usize,
    },
    /// Not as many hidden units as there have to be.
    #[error("there are {count} lines for \"hidden\", and there have to be {HIDDEN}")]
    Hidden {
        /// How many there are.
        count: usize,
    },
    /// A name without a line.
    #[error("there is no line for \"{0}\"")]
    Missing(&'static str),
}

impl FromStr for Weights {
    type Err = WeightsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut linear: Option<[f32; INPUTS]> = None;
        let mut hidden: Vec<[f32; INPUTS]> = Vec::new();
        let mut out: Option<[f32; HIDDEN]> = None;
        let mut kinds: [Option<[f32; COUNTS]>; KINDS.len()] = [None; KINDS.len()];
        let mut builds: [Option<[f32; 1]>; BUILDS.len()] = [None; BUILDS.len()];
        for (number, line) in (1..).zip(text.lines()) {
            let mut words = line.split_whitespace();
            let Some(name) = words.next() else { continue };
            let numbers: Vec<&str> = words.collect();
            let place = |names: &[&str]| names.iter().position(|known| *known == name);
            if name == "value" {
                linear = Some(weights(number, name, &numbers)?);
            } else if name == "hidden" {
                hidden.push(weights(number, name, &numbers)?);
            } else if name == "out" {
                out = Some(weights(number, name, &numbers)?);
            } else if let Some(kind) = place(&KINDS) {
                kinds[kind] = Some(weights(number, name, &numbers)?);
            } else if let Some(build) = place(&BUILDS) {
                builds[build] = Some(weights(number, name, &numbers)?);
            } else {
                let name = name.chars().take(40).collect();
                return Err(WeightsError::Unknown { line: number, name });
            }
        }
        let mut policy = Policy {
            kinds: [[0.0; COUNTS]; KINDS.len()],
            builds: [0.0; BUILDS.len()],
        };
        for (i, name) in KINDS.into_iter().enumerate() {
            policy.kinds[i] = kinds[i].ok_or(WeightsError::Missing(name))?;
        }
        for (i, name) in BUILDS.into_iter().enumerate() {
            [policy.builds[i]] = builds[i].ok_or(WeightsError::Missing(name))?;
        }
        let count = hidden.len();
        let value = ValueNetwork {
            linear: linear.ok_or(WeightsError::Missing("value"))?,
            hidden: hidden
                .try_into()
                .map_err(|_| WeightsError::Hidden { count })?,
            out: out.ok_or(WeightsError::Missing("out"))?,
        };
        Ok(Self { value, policy })
    }
}

fn weights<const N: usize>(
    line: usize,
    name: &str,
    numbers: &[&str],
) -> Result<[f32; N], WeightsError> {
    let parsed: Vec<f32> = numbers
        .iter()
        .filter_map(|number| number.parse().ok())
        .filter(|number: &f32| number.is_finite())
        .collect();
    let complete = parsed.len() == numbers.len();
    let exact: Result<[f32; N], _> = parsed.try_into();
    match exact {
        Ok(weights) if complete => Ok(weights),
        _ => Err(WeightsError::Numbers {
            line,
            name: name.to_owned(),
            count: N,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_compiler_reads_is_what_the_text_says() {
        for (board, text) in [
            ("square", include_str!("../weights/square.txt")),
            ("diamond", include_str!("../weights/diamond.txt")),
            ("octagon", include_str!("../weights/octagon.txt")),
            ("ring", include_str!("../weights/ring.txt")),
        ] {
            let read: Weights = text.parse().expect("a text that was learned");
            assert_eq!(Weights::of(board), &read, "{board}");
            assert_eq!(read.to_string(), text, "{board}");
        }
    }
}
