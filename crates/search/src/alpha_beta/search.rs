//! The search of one thread: principal variation search with selective width.

use std::sync::atomic::{AtomicBool, Ordering};

use caminos_rules::{Bits, Move, Placement, Position, Rules, Seat, Team};

use super::order::{Choice, Code, Memory};
use super::score::{self, LIKELY, PROVEN, Value, WON, after_move, before_move};
use super::table::{Bound, Known, Table};
use crate::candidates::parries;
use crate::evaluate::{self, Ways};
use crate::knowledge::Knowledge;
use crate::limits::Watch;

/// Beyond every value.
pub(super) const INFINITE: Value = WON + 1;

/// What the threads of a search share.
pub(super) struct Shared<'a> {
    pub(super) table: &'a Table,
    pub(super) watch: &'a Watch,
    /// Set when the first thread is done.
    pub(super) done: AtomicBool,
}

/// The search of one thread.
pub(super) struct Search<'a, B> {
    shared: &'a Shared<'a>,
    knowledge: &'a Knowledge,
    memory: Memory,
    nodes: u64,
    over: bool,
    /// No line is followed further than this.
    horizon: usize,
    word: std::marker::PhantomData<B>,
}

/// A window of values and how far to look.
#[derive(Copy, Clone)]
struct Task {
    depth: i32,
    alpha: Value,
    beta: Value,
    ply: usize,
}

/// The moves of a position as they are tried one by one.
struct Trial {
    task: Task,
    /// How far to look after a move.
    next: i32,
    alpha: Value,
    best: Value,
    choice: Option<Code>,
    /// Those that were not good enough.
    tried: Vec<Code>,
}

impl Trial {
    const fn new(task: Task, next: i32) -> Self {
        Self {
            task,
            next,
            alpha: task.alpha,
            best: -INFINITE,
            choice: None,
            tried: Vec::new(),
        }
    }

    /// The best value and its move. What was left out might still save a lost position.
    fn result(&self, complete: bool) -> (Value, Option<Code>) {
        if !complete && self.best <= -PROVEN {
            return (-LIKELY, None);
        }
        (
            self.best,
            self.choice.filter(|_| self.best > self.task.alpha),
        )
    }
}

/// How many moves are tried with so many moves to go.
const fn width(depth: i32) -> usize {
    match depth {
        ..=0 => 6,
        1 => 16,
        2 => 20,
        3 => 24,
        4 => 28,
        _ => 32,
    }
}

/// With this little to go, a position that is this much too good for the opponent is left.
const MARGIN: Value = 350_000;
const LEFT_WITHIN: i32 = 2;

impl<'a, B: Bits> Search<'a, B> {
    pub(super) fn new(shared: &'a Shared<'a>, knowledge: &'a Knowledge, rules: &Rules) -> Self {
        Self {
            shared,
            knowledge,
            memory: Memory::new(&knowledge.policy, rules),
            nodes: 0,
            over: false,
            horizon: 0,
            word: std::marker::PhantomData,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a limit has ended the search; the last value is then worth nothing.
    pub(super) fn is_over(&mut self) -> bool {
        self.over = self.over
            || self.shared.watch.is_over(self.nodes)
            || self.shared.done.load(Ordering::Relaxed);
        self.over
    }

    pub(super) fn look_no_further_than(&mut self, depth: i32) {
        self.horizon = depth.max(1) as usize * 2 + 6;
    }

    /// The value of a move for the team that makes it.
    pub(super) fn after(
        &mut self,
        position: &mut Position,
        team: Team,
        mv: Move,
        depth: i32,
        [alpha, beta]: [Value; 2],
        ply: usize,
    ) -> Value {
        position.play_unchecked(mv);
        let [alpha, beta] = [after_move(alpha), after_move(beta)];
        let task = |alpha, beta| Task {
            depth,
            alpha,
            beta,
            ply: ply + 1,
        };
        let value = match position.to_move() {
            None => match position.winner() {
                None => 0,
                Some(winner) if winner == team => WON,
                Some(_) => -WON,
            },
            Some(next) if next.team() == team => self.node(position, next, task(alpha, beta)),
            Some(next) => -self.node(position, next, task(-beta, -alpha)),
        };
        position.undo();
        before_move(value)
    }

    /// The value of a position for the team of the seat to move.
    fn node(&mut self, position: &mut Position, seat: Seat, task: Task) -> Value {
        if self.is_over() {
            return 0;
        }
        self.nodes += 1;
        let Task {
            depth, alpha, beta, ..
        } = task;
        let is_ordinary = !position.places_neutral();
        if is_ordinary && position.has_threat(seat) {
            return WON - 1;
        }
        // Nothing better than a win in two is left.
        if alpha >= WON - 2 {
            return alpha;
        }
        let key = position.hash();
        let known = self.shared.table.get(key);
        if let Some(value) = known.and_then(|known| known.settles(depth, alpha, beta)) {
            return value;
        }
        let answers = if is_ordinary {
            parries(position, seat)
        } else {
            None
        };
        if depth <= 0 || task.ply >= self.horizon {
            let value = if answers.is_some_and(|answers| is_lost(position, seat, &answers)) {
                1 - WON
            } else {
                self.evaluate(position, seat.team())
            };
            let known = Known {
                value,
                bound: Bound::Exact,
                depth: 0,
                best: None,
            };
            self.shared.table.put(key, &known);
            return value;
        }
        let first = known.and_then(|known| known.best);
        let (value, best) = self.expand(position, seat, task, answers, first);
        if self.over {
            return 0;
        }
        let bound = if value >= beta {
            Bound::AtLeast
        } else if value > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let known = Known {
            value,
            bound,
            depth: depth.clamp(0, 255) as u8,
            best: best.or(first),
        };
        self.shared.table.put(key, &known);
        value
    }

    fn expand(
        &mut self,
        position: &mut Position,
        seat: Seat,
        task: Task,
        answers: Option<Vec<Placement>>,
        first: Option<Code>,
    ) -> (Value, Option<Code>) {
        let team = seat.team();
        let (own, own_ways) = evaluate::survey::<B>(position, team, false);
        let (other, other_ways) = evaluate::survey::<B>(position, team.other(), false);
        let ways = [&own_ways, &other_ways];
        let hints = (first, task.ply);
        if let Some(answers) = answers {
            let order = &self.memory;
            let choices = order.order(position, team, ways, &answers, usize::MAX, hints);
            return self.answer(position, team, task, &choices.0);
        }
        let value = self.knowledge.value.of(&evaluate::inputs(&own, &other));
        let value = score::from_evaluation(value);
        let margin = MARGIN * task.depth;
        if task.depth <= LEFT_WITHIN && task.beta.abs() < PROVEN && value - margin >= task.beta {
            return (value, None);
        }
        let most = width(task.depth);
        let placements = position.placements();
        let order = &self.memory;
        let (choices, complete) = order.order(position, team, ways, &placements, most, hints);
        let mut trial = Trial::new(task, task.depth - 1);
        for choice in &choices {
            if !self.try_one(position, team, &mut trial, *choice) {
                break;
            }
        }
        trial.result(complete)
    }

    /// The best value among answers to threats, and the answer. All are tried until one does
    /// not lose.
    fn answer(
        &mut self,
        position: &mut Position,
        team: Team,
        task: Task,
        choices: &[Choice],
    ) -> (Value, Option<Code>) {
        let mut trial = Trial::new(task, task.depth - 1);
        let mut complete = true;
        for choice in choices {
            if trial.tried.len() >= width(task.depth) && trial.best > -PROVEN {
                complete = false;
                break;
            }
            if self.is_over() {
                return (0, None);
            }
            if !self.try_one(position, team, &mut trial, *choice) {
                break;
            }
        }
        if trial.choice.is_none() {
            return (1 - WON, None);
        }
        trial.result(complete)
    }

    /// Tries a move; whether there is a reason to try another.
    fn try_one(
        &mut self,
        position: &mut Position,
        team: Team,
        trial: &mut Trial,
        choice: Choice,
    ) -> bool {
        let Task {
            depth, beta, ply, ..
        } = trial.task;
        let (alpha, next) = (trial.alpha, trial.next);
        let mv = choice.placement.into();
        let mut value = trial.best;
        let mut settled = false;
        if !trial.tried.is_empty() {
            let less = reduction(depth, trial.tried.len());
            value = self.after(position, team, mv, next - less, [alpha, alpha + 1], ply);
            if less > 0 && value > alpha && !self.over {
                value = self.after(position, team, mv, next, [alpha, alpha + 1], ply);
            }
            settled = value <= alpha || value >= beta;
        }
        if !settled && !self.over {
            value = self.after(position, team, mv, next, [alpha, beta], ply);
        }
        if self.over {
            return false;
        }
        if value > trial.best {
            trial.best = value;
            trial.choice = Some(choice.code);
        }
        trial.alpha = alpha.max(value);
        if trial.alpha >= beta {
            self.memory
                .learn(team, choice.code, &trial.tried, depth, ply);
            return false;
        }
        trial.tried.push(choice.code);
        true
    }

    /// The evaluation of a quiet position.
    pub(super) fn evaluate(&self, position: &Position, team: Team) -> Value {
        let own = evaluate::survey::<B>(position, team, false).0;
        let other = evaluate::survey::<B>(position, team.other(), false).0;
        score::from_evaluation(self.knowledge.value.of(&evaluate::inputs(&own, &other)))
    }

    /// The moves that are expected after a placement, as far as the table tells, itself first.
    pub(super) fn line(&self, position: &Position, placement: Placement) -> Vec<Move> {
        let mut position = position.clone();
        let mut moves = Vec::new();
        let mut next = Some(placement);
        while let Some(placement) = next {
            moves.push(placement.into());
            position.play_unchecked(placement.into());
            let known = self.shared.table.get(position.hash());
            next = match known.and_then(|known| known.best) {
                Some(code) if !position.is_over() => {
                    let mut all = position.placements().into_iter();
                    all.find(|&placement| Code::of(position.rules(), placement) == code)
                }
                _ => None,
            };
        }
        moves
    }

    /// All moves of the root, the most promising first.
    pub(super) fn order_root(
        &self,
        position: &Position,
        team: Team,
        placements: &[Placement],
    ) -> Vec<Choice> {
        let ways = |team: Team| -> Ways<B> { evaluate::survey::<B>(position, team, false).1 };
        let both = [&ways(team), &ways(team.other())];
        self.memory
            .order(position, team, both, placements, usize::MAX, (None, 0))
            .0
    }
}

/// Whether every answer to the threats lets the opponent in elsewhere.
fn is_lost(position: &mut Position, seat: Seat, answers: &[Placement]) -> bool {
    let team = seat.team();
    answers.iter().all(|&answer| {
        position.play_unchecked(answer.into());
        let opponent = position.to_move().filter(|next| next.team() != team);
        let lets_in = opponent.is_some_and(|opponent| position.has_threat(opponent));
        position.undo();
        lets_in
    })
}

/// How much less far later moves are looked at.
const fn reduction(depth: i32, number: usize) -> i32 {
    match (depth, number) {
        (..=2, _) | (_, ..=4) => 0,
        (3, _) | (_, ..=14) => 1,
        _ => 2,
    }
}
