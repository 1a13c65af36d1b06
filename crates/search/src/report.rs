//! What a search says about a position.

use std::time::Duration;

use caminos_rules::Move;

/// How good a position is for the seat to move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Score {
    /// Proven: it wins with this many own moves.
    Win(u32),
    /// Proven: it loses; the opponent wins with this many moves.
    Loss(u32),
    /// Not proven: the expected result from -1 (lost) to 1 (won), or the expected points
    /// where points are counted.
    Points(f32),
}

/// Chances in thousandths, which add up to 1000.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
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
    /// use caminos_search::Wdl;
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

/// One line of play that a search thinks about.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// How good it is for the seat to move.
    pub score: Score,
    /// The chances that go with it.
    pub wdl: Wdl,
    /// The moves, the first one being the one to play.
    pub moves: Vec<Move>,
}

/// The state of a search, from time to time and at its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Info {
    /// How many moves deep the best line is.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// The best lines, best first; never empty.
    pub lines: Vec<Line>,
}

impl Info {
    /// The move to play.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.lines
            .first()
            .and_then(|line| line.moves.first().copied())
    }
}
