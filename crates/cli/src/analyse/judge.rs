//! The engine's opinion of the moves of a game.

use std::fmt;

use caminos_rules::{Mark, Move, Outcome, Position, Seat, Team};
use caminos_search::{Engine as _, Info, Limits, PuctEngine, Score, Settings, Stop};

use crate::connection::Change;

/// What a move gives away to be called dubious, a mistake, a blunder.
const DUBIOUS: f32 = 0.25;
const MISTAKE: f32 = 0.5;
const BLUNDER: f32 = 1.0;
/// The moves of a variation.
const LINE: usize = 6;

/// How good a position is for yellow.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Verdict {
    /// The expected result, from -1 to 1.
    Points(f32),
    /// Proven: yellow wins with its next so many moves.
    Win(u32),
    /// Proven: green does.
    Loss(u32),
}

impl Verdict {
    fn new(score: Score, mover: Team) -> Self {
        match (score, mover) {
            (Score::Win(moves), Team::Yellow) | (Score::Loss(moves), Team::Green) => {
                Self::Win(moves)
            }
            (Score::Loss(moves), Team::Yellow) | (Score::Win(moves), Team::Green) => {
                Self::Loss(moves)
            }
            (Score::Points(points), Team::Yellow) => Self::Points(points.clamp(-1.0, 1.0)),
            (Score::Points(points), Team::Green) => Self::Points(-points.clamp(-1.0, 1.0)),
        }
    }

    fn of_end(outcome: Outcome) -> Self {
        match outcome.winner() {
            Some(Team::Yellow) => Self::Win(0),
            Some(Team::Green) => Self::Loss(0),
            None => Self::Points(0.0),
        }
    }

    /// From -1 to 1 for a team.
    pub(super) const fn value_for(self, team: Team) -> f32 {
        let value = match self {
            Self::Points(points) => points,
            Self::Win(_) => 1.0,
            Self::Loss(_) => -1.0,
        };
        match team {
            Team::Yellow => value,
            Team::Green => -value,
        }
    }

    /// In how many moves a team is proven to win.
    pub(super) fn win_for(self, team: Team) -> Option<u32> {
        match (self, team) {
            (Self::Win(moves), Team::Yellow) | (Self::Loss(moves), Team::Green) => Some(moves),
            _ => None,
        }
    }
}

/// As in `[%eval …]`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            // No sign before a nought.
            Self::Points(points) if points.abs() < 0.005 => "0.00".to_owned(),
            Self::Points(points) => format!("{points:.2}"),
            Self::Win(moves) => format!("win {moves}"),
            Self::Loss(moves) => format!("loss {moves}"),
        };
        f.pad(&text)
    }
}

/// A move and what is to be said of it.
pub(super) struct Judged {
    pub(super) seat: Seat,
    pub(super) mv: Move,
    /// With the best move.
    pub(super) before: Verdict,
    /// With the move that was played.
    pub(super) after: Verdict,
    /// What was given away, for the team that moved, from 0 to 2.
    pub(super) swing: f32,
    pub(super) mark: Option<Mark>,
    /// The best line; empty where none was found.
    pub(super) best: Vec<Move>,
    pub(super) change: Change,
}

/// An engine that looks at every position of a game.
pub(super) struct Judge {
    limits: Limits,
}

impl Judge {
    pub(super) const fn new(limits: Limits) -> Self {
        // The second best move tells whether the best one is the only one.
        Self {
            limits: Limits { lines: 2, ..limits },
        }
    }

    /// Judges the moves that lead to a position; `tell` hears how far it is.
    pub(super) fn game(
        &mut self,
        end: &Position,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Vec<Judged> {
        let moves: Vec<(Seat, Move)> = end.history().collect();
        let mut position = Position::new(end.rules().clone());
        let mut judged = Vec::with_capacity(moves.len());
        tell(0, moves.len());
        let mut info = self.look(&position);
        for (ply, &(seat, mv)) in moves.iter().enumerate() {
            let change = Change::of(&position, mv);
            let best = best_line(&position, info.as_ref());
            let mut next = position.clone();
            next.play_unchecked(mv);
            let next_info = self.look(&next);
            let after = self.verdict(&next, next_info.as_ref());
            let before = match best.first() {
                Some(&best) if best == mv => after,
                Some(&best) => self.with_best(&position, info.as_ref(), best),
                None => self.verdict(&position, info.as_ref()),
            };
            if let Some(change) = change {
                let mut one = Judged {
                    seat,
                    mv,
                    before,
                    after,
                    swing: 0.0,
                    mark: None,
                    best,
                    change,
                };
                one.weigh(&position, info.as_ref());
                judged.push(one);
            }
            (position, info) = (next, next_info);
            tell(ply + 1, moves.len());
        }
        judged
    }

    /// The verdict with the best move. What is not proven is looked at after that move, as it
    /// is after the one that was played: who has the turn shifts an opinion a little.
    fn with_best(&self, position: &Position, info: Option<&Info>, best: Move) -> Verdict {
        match self.verdict(position, info) {
            Verdict::Points(_) => {
                let mut next = position.clone();
                next.play_unchecked(best);
                self.verdict(&next, self.look(&next).as_ref())
            }
            proven => proven,
        }
    }

    fn look(&self, position: &Position) -> Option<Info> {
        // A new one each time, so that a move's judgement does not hang on the ones before.
        let mut engine = PuctEngine::new(Settings::default());
        engine.choose(position, &self.limits, &Stop::new(), &mut |_| {})
    }

    fn verdict(&self, position: &Position, info: Option<&Info>) -> Verdict {
        let line = info.and_then(|info| info.lines.first());
        match (position.outcome(), position.to_move(), line) {
            (Some(outcome), ..) => Verdict::of_end(outcome),
            (None, Some(seat), Some(line)) => Verdict::new(line.score, seat.team()),
            (None, ..) => Verdict::Points(0.0),
        }
    }
}

impl Judged {
    /// Finds what was given away, and the mark.
    fn weigh(&mut self, position: &Position, info: Option<&Info>) {
        // A swap changes who is who, and a resignation is no move on the board.
        if self.mv.placement().is_none() {
            return;
        }
        let team = self.seat.team();
        if self.best.first() == Some(&self.mv) {
            let only = info.is_some_and(|info| stands_out(position, info, team));
            self.mark = only.then_some(Mark::GOOD);
            return;
        }
        let given = self.before.value_for(team) - self.after.value_for(team);
        self.swing = given.max(0.0);
        let was_lost = self.before.win_for(team.other()).is_some();
        let missed = self.before.win_for(team) == Some(1) && self.after.win_for(team) != Some(0);
        let still_wins = self.after.win_for(team).is_some();
        let allowed = self.after.win_for(team.other()) == Some(1);
        self.mark = if was_lost {
            None
        } else if missed && still_wins {
            Some(Mark::DUBIOUS)
        } else if missed || allowed || self.swing >= BLUNDER {
            Some(Mark::BLUNDER)
        } else if self.swing >= MISTAKE {
            Some(Mark::MISTAKE)
        } else if self.swing >= DUBIOUS {
            Some(Mark::DUBIOUS)
        } else {
            None
        };
    }
}

/// Whether the best move is much better than the next best.
fn stands_out(position: &Position, info: &Info, team: Team) -> bool {
    let score = |i: usize| info.lines.get(i).map(|line| Verdict::new(line.score, team));
    let Some(best) = score(0) else { return false };
    if best.win_for(team) == Some(1) || best.win_for(team.other()).is_some() {
        return false;
    }
    match score(1) {
        // The engine leaves out what loses at once.
        None => position.count_placements() > 1 && !position.places_neutral(),
        Some(next) if next.win_for(team.other()).is_some() => true,
        // A move that was hardly looked at says nothing.
        Some(next) if next.value_for(team) <= -0.999 => false,
        Some(next) => best.value_for(team) - next.value_for(team) >= MISTAKE,
    }
}

/// The legal part of the best line, cut to what people read.
fn best_line(position: &Position, info: Option<&Info>) -> Vec<Move> {
    let Some(line) = info.and_then(|info| info.lines.first()) else {
        return Vec::new();
    };
    let mut position = position.clone();
    let moves = line.moves.iter().copied().take(LINE);
    moves.take_while(|&mv| position.play(mv).is_ok()).collect()
}
