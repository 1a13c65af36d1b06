//! The engine's opinion of the moves of a game.

use caminos_cei::{Engine as _, Info, Limits, Score, Stop};
use caminos_connection::MoveEffect;
use caminos_review::{
    Fact, LINE_LENGTH, ProvenWins, explain, judge, score_before_move, score_for_yellow, value_for,
    win_for,
};
use caminos_rules::{Mark, Move, PerTeam, Position, Seat, Team};
use caminos_search::{PuctEngine, Settings};

use crate::messages::Threats;

/// How much better than the next best a move is that stands out.
const MUCH_BETTER: f32 = 0.5;

/// A move and what is to be said of it. Scores are for yellow.
pub(super) struct MoveAssessment {
    /// From 0.
    pub(super) ply: usize,
    pub(super) seat: Seat,
    pub(super) mv: Move,
    /// With the best move.
    pub(super) before: Score,
    /// With the move that was played.
    pub(super) after: Score,
    /// What was given away, for the team that moved, from 0 to 2.
    pub(super) lost: f32,
    pub(super) mark: Option<Mark>,
    /// The best line; empty where none was found.
    pub(super) best: Vec<Move>,
    pub(super) effect: MoveEffect,
    /// The threats before the move and after it.
    pub(super) threats: ThreatsOfMove,
    /// Why it was worse than the best move, where it is marked as such.
    pub(super) facts: Vec<Fact>,
}

/// Threats to connect at once, in words that name their cells.
#[derive(Clone, Default)]
pub(super) struct ThreatsOfMove {
    pub(super) before: PerTeam<Threats>,
    pub(super) after: PerTeam<Threats>,
}

/// An engine that looks at every position of a game.
pub(super) struct Analyser {
    limits: Limits,
}

impl Analyser {
    pub(super) fn new(limits: Limits) -> Self {
        // The second best move shows whether the best one is the only one.
        Self {
            limits: Limits {
                multi_pv: 2,
                ..limits
            },
        }
    }

    /// Assesses the moves that lead to a position, or only one of them, counted from 1; `progress`
    /// hears how far it is.
    pub(super) fn game(
        &self,
        end: &Position,
        only: Option<u32>,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Vec<MoveAssessment> {
        let moves: Vec<(Seat, Move)> = end.history().collect();
        let mut position = end.start();
        let mut assessed = Vec::with_capacity(moves.len());
        progress(0, moves.len());
        let is_wanted = |ply: usize| only.is_none_or(|only| only as usize == ply + 1);
        let mut known: Option<Option<Info>> = None;
        for (ply, &(seat, mv)) in moves.iter().enumerate() {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let next_info = is_wanted(ply).then(|| {
                let info = known.take().unwrap_or_else(|| self.search(&position));
                let next_info = self.search(&next);
                let reply = (&next, next_info.as_ref());
                assessed.extend(self.assess(&position, info.as_ref(), (ply, seat, mv), reply));
                next_info
            });
            (position, known) = (next, next_info);
            progress(ply + 1, moves.len());
        }
        assessed
    }

    /// One move of a position, from what was found before it and after it.
    fn assess(
        &self,
        position: &Position,
        info: Option<&Info>,
        (ply, seat, mv): (usize, Seat, Move),
        (next, next_info): (&Position, Option<&Info>),
    ) -> Option<MoveAssessment> {
        let after = score(next, next_info);
        let effect = MoveEffect::of(position, mv)?;
        let best = best_line(position, info);
        let before = match best.first() {
            Some(&best) if best == mv => after,
            Some(&best) => self.with_best(position, info, best),
            None => score(position, info),
        };
        let threats = ThreatsOfMove {
            before: threats(position),
            after: threats(next),
        };
        let mut assessment = MoveAssessment {
            ply,
            seat,
            mv,
            before,
            after,
            lost: 0.0,
            mark: None,
            best,
            effect,
            threats,
            facts: Vec::new(),
        };
        assessment.weigh(position, info);
        if assessment.is_worse() {
            let reply = best_line(next, next_info);
            let wins = ProvenWins::of(seat.team(), before, after);
            assessment.facts = explain(position, mv, &assessment.best, &reply, wins);
        }
        Some(assessment)
    }

    /// The score with the best move. What is not proven is looked at after that move, as it
    /// is after the one that was played: who has the turn shifts an opinion a little.
    fn with_best(&self, position: &Position, info: Option<&Info>, best: Move) -> Score {
        match score(position, info) {
            found @ Score::Expected(_) => {
                let Some(seat) = position.to_move() else {
                    return found;
                };
                let mut next = position.clone();
                next.play_unchecked(best);
                let after = score(&next, self.search(&next).as_ref());
                score_before_move(seat.team(), after)
            }
            proven => proven,
        }
    }

    fn search(&self, position: &Position) -> Option<Info> {
        // A new one each time, so that a move's assessment does not hang on the ones before.
        let mut engine = PuctEngine::new(Settings::default());
        engine.choose(position, &self.limits, &Stop::new(), &mut |_| {})
    }
}

fn threats(position: &Position) -> PerTeam<Threats> {
    PerTeam {
        yellow: Threats::of(position, Team::Yellow),
        green: Threats::of(position, Team::Green),
    }
}

/// How good a position is for yellow.
fn score(position: &Position, info: Option<&Info>) -> Score {
    score_for_yellow(position, info.and_then(Info::pv).map(|pv| pv.score))
}

impl MoveAssessment {
    /// Whether it is marked as worse than the best move.
    pub(super) fn is_worse(&self) -> bool {
        self.mark.is_some_and(|mark| mark != Mark::GOOD)
    }

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
        let grade = judge(team, self.before, self.after);
        self.lost = grade.lost;
        self.mark = grade.mark;
    }
}

/// Whether the best move is much better than the next best.
fn stands_out(position: &Position, info: &Info, team: Team) -> bool {
    let score = |i: usize| Some(info.pvs.get(i)?.score.for_yellow(team));
    let Some(best) = score(0) else { return false };
    if win_for(best, team) == Some(1) || win_for(best, team.other()).is_some() {
        return false;
    }
    match score(1) {
        // The engine leaves out what loses at once.
        None => position.count_placements() > 1 && !position.places_neutral(),
        Some(next) if win_for(next, team.other()).is_some() => true,
        // A move that was hardly looked at says nothing.
        Some(next) if value_for(next, team) <= -0.999 => false,
        Some(next) => value_for(best, team) - value_for(next, team) >= MUCH_BETTER,
    }
}

/// The legal part of the best line, cut to what people read.
fn best_line(position: &Position, info: Option<&Info>) -> Vec<Move> {
    let Some(pv) = info.and_then(Info::pv) else {
        return Vec::new();
    };
    let mut position = position.clone();
    let moves = pv.moves.iter().take(LINE_LENGTH);
    moves
        .map_while(|text| position.play_text(text).ok())
        .collect()
}
