//! `info`: what an engine reports about one line of play while it searches.

use std::fmt;
use std::time::Duration;

use crate::info::{Info, PrincipalVariation, Score, Wdl};
use crate::key_values::number;

/// One line of one report.
#[derive(Clone, PartialEq, Debug)]
pub struct InfoLine {
    /// How many moves deep the line is.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the memory of the search is, in thousandths, where the engine says so.
    pub hashfull: Option<u16>,
    /// The rank of this line, from 1.
    pub multipv: usize,
    /// The line of play; none where the engine gave no score for it.
    pub pv: Option<PrincipalVariation>,
}

impl InfoLine {
    /// The lines of a report, best first.
    pub fn all(info: &Info) -> impl Iterator<Item = Self> {
        (1..).zip(&info.pvs).map(|(multipv, pv)| Self {
            depth: info.depth,
            nodes: info.nodes,
            time: info.time,
            hashfull: info.hashfull,
            multipv,
            pv: Some(pv.clone()),
        })
    }

    /// Reads what follows `info`. What is not understood is passed over, since other
    /// engines may have more to say; `None` if nothing is left.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut line = Self {
            depth: 0,
            nodes: 0,
            time: Duration::ZERO,
            hashfull: None,
            multipv: 1,
            pv: None,
        };
        let (mut score, mut wdl, mut moves) = (None, None, Vec::new());
        let mut words = text.split_whitespace();
        let mut understood = false;
        while let Some(key) = words.next() {
            understood |= match key {
                "depth" => set(&mut line.depth, words.next()),
                "nodes" => set(&mut line.nodes, words.next()),
                "multipv" => set(&mut line.multipv, words.next()),
                "time" => {
                    let mut ms = 0;
                    let known = set(&mut ms, words.next());
                    line.time = Duration::from_millis(ms);
                    known
                }
                "hashfull" => {
                    line.hashfull = words.next().and_then(number);
                    line.hashfull.is_some()
                }
                "score" => {
                    score = (words.next().zip(words.next()))
                        .and_then(|(kind, value)| Score::parse(kind, value));
                    score.is_some()
                }
                "wdl" => {
                    wdl = parse_wdl([words.next(), words.next(), words.next()]);
                    wdl.is_some()
                }
                "pv" => {
                    moves = words.by_ref().map_while(|w| w.parse().ok()).collect();
                    true
                }
                _ => false,
            };
        }
        line.pv = score.map(|score| PrincipalVariation {
            score,
            wdl: wdl.unwrap_or_else(|| score.into()),
            moves,
        });
        understood.then_some(line)
    }
}

fn set<T: std::str::FromStr>(slot: &mut T, word: Option<&str>) -> bool {
    let value = word.and_then(number);
    let known = value.is_some();
    if let Some(value) = value {
        *slot = value;
    }
    known
}

fn parse_wdl([win, draw, loss]: [Option<&str>; 3]) -> Option<Wdl> {
    let [win, draw, loss]: [Option<u16>; 3] = [win, draw, loss].map(|word| number(word?));
    Some(Wdl {
        win: win?,
        draw: draw?,
        loss: loss?,
    })
}

impl fmt::Display for InfoLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.time.as_millis();
        let nps = (self.nodes as f64 / self.time.as_secs_f64().max(1e-6)) as u64;
        let (depth, nodes) = (self.depth, self.nodes);
        write!(f, "depth {depth} nodes {nodes} nps {nps} time {ms}")?;
        if let Some(hashfull) = self.hashfull {
            write!(f, " hashfull {hashfull}")?;
        }
        let Some(pv) = &self.pv else {
            return write!(f, " multipv {}", self.multipv);
        };
        let Wdl { win, draw, loss } = pv.wdl;
        write!(f, " score {} wdl {win} {draw} {loss}", pv.score)?;
        write!(f, " multipv {} pv", self.multipv)?;
        pv.moves.iter().try_for_each(|text| write!(f, " {text}"))
    }
}
