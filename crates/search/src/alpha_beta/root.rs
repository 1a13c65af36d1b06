//! Iterative deepening over the moves of one position.

use caminos_rules::{Bits, Move, Placement, Position, Team};

use super::order::Code;
use super::score::{self, LIKELY, PROVEN, Value};
use super::search::{INFINITE, Search};
use crate::limits::Limits;
use crate::random::Random;
use crate::report::Line;

/// What the moves are looked at for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Aim {
    /// How many moves need a value of their own.
    lines: usize,
    depth: i32,
    wish: Wish,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Wish {
    /// The best move.
    Best,
    /// The best move, or an exchange of seats if that is better.
    BestOrSwap,
    /// A move after which the opponent gains nothing by exchanging seats.
    Fair,
}

/// Looking further than this has no use: a game has fewer moves.
const DEEPEST: i32 = 64;
/// Where all moves need a value, one looks this far.
const FAIR_DEPTH: i32 = 1;

impl Aim {
    pub(super) fn new(position: &Position, limits: &Limits) -> Self {
        let depth = limits
            .depth
            .map_or(DEEPEST, |d| i32::try_from(d).unwrap_or(DEEPEST))
            .clamp(1, DEEPEST);
        let lines = limits.lines.max(1);
        let is_untouched = || position.pieces().all(|piece| piece.colour.team().is_none());
        let swap = position.rules().options().swap && !position.places_neutral();
        if swap && is_untouched() {
            let (lines, depth) = (usize::MAX, depth.min(FAIR_DEPTH));
            let wish = Wish::Fair;
            Self { lines, depth, wish }
        } else {
            let wish = if position.may_swap() {
                Wish::BestOrSwap
            } else {
                Wish::Best
            };
            Self { lines, depth, wish }
        }
    }
}

/// A move of the root with what is known of it.
#[derive(Clone, Debug)]
struct Candidate {
    placement: Placement,
    /// The value, or a bound that it does not reach; `None` until it was looked at.
    value: Option<Value>,
}

/// The moves of a position, looked at deeper and deeper.
pub(super) struct Root<'a, B> {
    search: Search<'a, B>,
    position: Position,
    team: Team,
    /// The best first.
    candidates: Vec<Candidate>,
    aim: Aim,
    /// What is reported: the best moves of the last depth that was finished, or a better one
    /// of a depth that was not.
    best: Vec<(Value, Placement)>,
    depth: i32,
}

/// How many moves are tried, unless all of them lose.
const fn width(depth: i32) -> usize {
    match depth {
        1 => 160,
        2 => 100,
        3 => 72,
        _ => 56,
    }
}

/// How far a value is expected to be from that of the last depth.
const ASPIRATION: Value = 80_000;

impl<'a, B: Bits> Root<'a, B> {
    pub(super) fn new(
        search: Search<'a, B>,
        position: Position,
        team: Team,
        placements: &[Placement],
        aim: Aim,
        seed: u64,
    ) -> Self {
        let mut choices = search.order_root(&position, team, placements);
        // Moves that look equal come in an order that the seed gives.
        let dice = |code: Code| Random::new(seed ^ u64::from(code.number()) << 32).bits();
        choices.sort_by_key(|choice| (std::cmp::Reverse(choice.worth), dice(choice.code)));
        let candidates = choices
            .iter()
            .map(|choice| Candidate {
                placement: choice.placement,
                value: None,
            })
            .collect();
        Self {
            search,
            position,
            team,
            candidates,
            aim,
            best: Vec::new(),
            depth: 0,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    pub(super) const fn depth(&self) -> u32 {
        self.depth as u32
    }

    /// Looks deeper and deeper until a limit or a proof ends it.
    pub(super) fn deepen(&mut self, first: i32, tell: &mut dyn FnMut(&Self)) {
        self.first_look();
        for depth in first..=self.aim.depth {
            if self.search.is_over() || self.is_settled() {
                return;
            }
            self.search.look_no_further_than(depth);
            self.look(depth);
            if !self.search.is_over() {
                self.depth = depth;
                tell(self);
            }
        }
    }

    /// Every move by what the position after it looks like.
    fn first_look(&mut self) {
        self.search.look_no_further_than(0);
        for i in 0..self.candidates.len() {
            let value = self.value(i, 0, [-INFINITE, INFINITE]);
            if self.search.is_over() {
                break;
            }
            self.candidates[i].value = Some(value);
        }
        self.candidates
            .sort_by_key(|c| std::cmp::Reverse(c.value.unwrap_or(-INFINITE)));
        self.keep(self.aim.lines);
    }

    /// Keeps the first moves to be reported.
    fn keep(&mut self, count: usize) {
        let known = self.candidates.iter();
        self.best = known
            .map_while(|c| c.value.map(|value| (value, c.placement)))
            .take(count)
            .collect();
        if self.best.is_empty() {
            let first = self.candidates.first();
            self.best.extend(first.map(|c| (0, c.placement)));
        }
    }

    /// Whether looking deeper can change nothing.
    fn is_settled(&self) -> bool {
        let values = self.candidates.iter().map(|c| c.value.unwrap_or(0));
        let mut wanted = values.clone().take(self.aim.lines);
        wanted.all(|value| value >= PROVEN) || values.clone().all(|value| value <= -PROVEN)
    }

    fn value(&mut self, i: usize, depth: i32, window: [Value; 2]) -> Value {
        let mv = self.candidates[i].placement.into();
        self.search
            .after(&mut self.position, self.team, mv, depth, window, 0)
    }

    /// All moves at one depth; those that are among the best move to the front.
    fn look(&mut self, depth: i32) {
        let before = self.candidates[0].value.unwrap_or(0);
        let expects = depth > 2 && self.aim.lines == 1 && before.abs() < LIKELY;
        let mut low = if expects {
            before - ASPIRATION
        } else {
            -INFINITE
        };
        let mut high = if expects {
            before + ASPIRATION
        } else {
            INFINITE
        };
        loop {
            let best = self.look_within(depth, low, high);
            if self.search.is_over() {
                return;
            }
            if best <= low {
                low = -INFINITE;
            } else if best >= high {
                high = INFINITE;
            } else {
                return;
            }
        }
    }

    /// As `look`; the best value, or a bound outside of the window.
    fn look_within(&mut self, depth: i32, low: Value, high: Value) -> Value {
        // The values of the best moves of this depth, which stand at the front.
        let mut best: Vec<Value> = Vec::new();
        let mut top = -INFINITE;
        for i in 0..self.candidates.len() {
            let enough = best.len() >= self.aim.lines.min(width(depth));
            if i >= width(depth) && enough && top > -LIKELY {
                break;
            }
            let full = best.len() >= self.aim.lines;
            let floor = if full {
                best[best.len() - 1].max(low)
            } else {
                low
            };
            let value = self.try_one(i, depth, floor, high, full);
            if self.search.is_over() {
                break;
            }
            top = top.max(value);
            self.candidates[i].value = Some(value);
            if value > floor || best.is_empty() {
                let at = best.partition_point(|&other| other >= value);
                self.candidates[at..=i].rotate_right(1);
                best.insert(at, value);
                best.truncate(self.aim.lines);
            }
            if value >= high {
                break;
            }
        }
        if !best.is_empty() && (!self.search.is_over() || self.aim.lines == 1) {
            self.keep(best.len());
        }
        top
    }

    fn try_one(&mut self, i: usize, depth: i32, low: Value, high: Value, full: bool) -> Value {
        let next = depth - 1;
        if !full {
            return self.value(i, next, [low, high]);
        }
        let less = if depth > 3 && i > 12 { 1 } else { 0 };
        let mut value = self.value(i, next - less, [low, low + 1]);
        if less > 0 && value > low && !self.search.is_over() {
            value = self.value(i, next, [low, low + 1]);
        }
        if value > low && value < high && !self.search.is_over() {
            value = self.value(i, next, [low, high]);
        }
        value
    }

    /// What there is to say, the move to play first.
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut seen = self.best.clone();
        if self.aim.wish == Wish::Fair {
            seen.sort_by_key(|(value, _)| value.abs());
            seen.truncate(1);
        }
        let mut lines: Vec<Line> = seen
            .iter()
            .map(|&(value, placement)| {
                score::line(value, self.search.line(&self.position, placement))
            })
            .collect();
        if let (Wish::BestOrSwap, Some(&(value, _))) = (self.aim.wish, seen.first())
            && value < 0
        {
            lines.insert(0, score::line(-value, vec![Move::Swap]));
            lines.truncate(self.aim.lines);
        }
        lines
    }
}
