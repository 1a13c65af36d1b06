//! `info`: what an engine thinks of a line while it searches.

use std::fmt;
use std::time::Duration;

use caminos_rules::{MoveText, Rules};
use caminos_search::{Info, Score, Wdl};

use super::pairs::number;

/// One line of one report.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Thought {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    pub(crate) score: Option<Score>,
    pub(crate) wdl: Option<Wdl>,
    /// The rank of this line, from 1.
    pub(crate) multipv: usize,
    pub(crate) pv: Vec<MoveText>,
}

impl Thought {
    /// The lines of a report, best first.
    pub(crate) fn all(info: &Info, rules: &Rules) -> Vec<Self> {
        let thought = |(rank, line): (usize, &caminos_search::Line)| Self {
            depth: info.depth,
            nodes: info.nodes,
            time: info.time,
            score: Some(line.score),
            wdl: Some(line.wdl),
            multipv: rank + 1,
            pv: line.moves.iter().map(|&mv| rules.text(mv)).collect(),
        };
        info.lines.iter().enumerate().map(thought).collect()
    }

    /// Reads what follows `info`. What is not understood is passed over, since other
    /// engines may have more to say; `None` if nothing is left.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut thought = Self {
            depth: 0,
            nodes: 0,
            time: Duration::ZERO,
            score: None,
            wdl: None,
            multipv: 1,
            pv: Vec::new(),
        };
        let mut words = text.split_whitespace();
        let mut understood = false;
        while let Some(key) = words.next() {
            let known = match key {
                "depth" => set(&mut thought.depth, words.next()),
                "nodes" => set(&mut thought.nodes, words.next()),
                "multipv" => set(&mut thought.multipv, words.next()),
                "time" => {
                    let mut ms = 0;
                    let known = set(&mut ms, words.next());
                    thought.time = Duration::from_millis(ms);
                    known
                }
                "score" => {
                    thought.score = parse_score(words.next(), words.next());
                    thought.score.is_some()
                }
                "wdl" => {
                    thought.wdl = parse_wdl([words.next(), words.next(), words.next()]);
                    thought.wdl.is_some()
                }
                "pv" => {
                    let moves = words.by_ref().map_while(|word| word.parse().ok());
                    thought.pv = moves.collect();
                    true
                }
                _ => false,
            };
            understood |= known;
        }
        understood.then_some(thought)
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

fn parse_score(kind: Option<&str>, value: Option<&str>) -> Option<Score> {
    let value = value?;
    match kind? {
        "win" => number(value).map(Score::Win),
        "loss" => number(value).map(Score::Loss),
        "points" => value
            .parse()
            .ok()
            .filter(|points: &f32| points.is_finite())
            .map(Score::Points),
        _ => None,
    }
}

fn parse_wdl([win, draw, loss]: [Option<&str>; 3]) -> Option<Wdl> {
    let [win, draw, loss]: [Option<u16>; 3] = [win, draw, loss].map(|word| number(word?));
    Some(Wdl {
        win: win?,
        draw: draw?,
        loss: loss?,
    })
}

/// A score as in `score win 3`.
pub(crate) struct ScoreText(pub(crate) Score);

impl fmt::Display for ScoreText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Score::Win(moves) => write!(f, "win {moves}"),
            Score::Loss(moves) => write!(f, "loss {moves}"),
            Score::Points(points) => write!(f, "points {points:.2}"),
        }
    }
}

impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.time.as_millis();
        let nps = (self.nodes as f64 / self.time.as_secs_f64().max(1e-6)) as u64;
        write!(
            f,
            "depth {} nodes {} nps {nps} time {ms}",
            self.depth, self.nodes
        )?;
        if let Some(score) = self.score {
            write!(f, " score {}", ScoreText(score))?;
        }
        if let Some(Wdl { win, draw, loss }) = self.wdl {
            write!(f, " wdl {win} {draw} {loss}")?;
        }
        write!(f, " multipv {} pv", self.multipv)?;
        self.pv.iter().try_for_each(|text| write!(f, " {text}"))
    }
}
