//! Threat-space search: wins that the opponent cannot avoid because every move threatens to
//! win at once.

use std::marker::PhantomData;
use std::ops::Range;
use std::task::Poll;

use caminos_rules::{Bits, Placement, Position, Seat};

use crate::candidates::{first_new_threat, must_play, next_opponent};
use crate::evaluate;

/// A forced win: its first move, and how many own moves it takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ForcedWin {
    pub(crate) first: Placement,
    pub(crate) moves: u8,
}

/// Which moves are tried as threats.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// All of them.
    All,
    /// Those on short paths, where the path is short enough: nearly as good, and much quicker.
    ShortPaths,
}

/// The longest path, in the cost of `path_cost`, that two pieces can be expected to fill: the
/// first move of a forced win already threatens to win with the next.
const TWO_PIECES: f32 = 14.0;

/// How many answers are remembered.
const ANSWERS: usize = 6;

/// Few threats have no answer, so this many are looked at before the whole list is made.
const FIRST_PARRIES: usize = 4;

/// Threats with at least so many parries are alike when they are put in order.
const MANY_PARRIES: usize = 12;

/// Looks for a win in at most `moves` own moves, each but the last a threat that has to be
/// answered. Gives up when `is_over` says so.
pub(crate) fn forced_win<B: Bits>(
    position: &mut Position,
    moves: u8,
    scope: Scope,
    is_over: &mut dyn FnMut() -> bool,
) -> Option<ForcedWin> {
    let mut search = ThreatSearch::<B>::new(position, moves, scope);
    match search.run(position, is_over, &mut || false) {
        Poll::Ready(found) => found,
        Poll::Pending => None,
    }
}

/// One search for a forced win, which can be paused: its recursion is a stack of its own.
pub(crate) struct ThreatSearch<B> {
    scope: Scope,
    /// The own moves that are being tried, one level for each depth.
    frames: Vec<Frame>,
    /// Answers that held against other threats, the latest first: most likely they hold again.
    answers: Vec<Placement>,
    found: Option<ForcedWin>,
    width: PhantomData<B>,
}

/// The own moves of one position.
struct Frame {
    /// The most own moves that a win may take.
    moves: u8,
    untried: std::vec::IntoIter<Placement>,
    best: Option<ForcedWin>,
    /// The one that is played now.
    threat: Option<Threat>,
}

/// A move that threatens to win, and how far its answers have been looked at.
struct Threat {
    first: Placement,
    mover: Seat,
    /// The most own moves that may follow.
    moves: u8,
    /// The longest win against an answer so far.
    longest: u8,
    /// Of the remembered answers, those that are still to be tried.
    remembered: Range<usize>,
    /// Which of the remembered answers is played now, if it is one of them.
    remembered_now: Option<usize>,
    answer: Placement,
    parries: std::vec::IntoIter<Placement>,
    /// How many parries were asked for, and whether there are as many.
    asked: usize,
    has_more: bool,
}

/// What to do about a threat.
enum Next {
    Answer(Placement),
    /// No answer holds.
    Won,
    /// It is no threat that has to be answered.
    Unforced,
}

impl Threat {
    /// The threat of a move that was just played, if it is one.
    fn new(position: &Position, first: Placement, moves: u8, remembered: usize) -> Option<Self> {
        let opponent = position.to_move()?;
        let mover = next_opponent(position, opponent)?;
        // Before, the mover had no threat, and the move was a parry if the opponent had any.
        let threatens = |seat| first_new_threat(position, seat).is_some();
        if !threatens(mover) || threatens(opponent) {
            return None;
        }
        Some(Self {
            first,
            mover,
            moves,
            longest: 1,
            remembered: 0..remembered,
            remembered_now: None,
            answer: first,
            parries: Vec::new().into_iter(),
            asked: 0,
            has_more: true,
        })
    }

    fn next(&mut self, position: &Position, answers: &[Placement]) -> Next {
        for index in self.remembered.by_ref() {
            if position.is_legal(answers[index]) {
                self.remembered_now = Some(index);
                return Next::Answer(answers[index]);
            }
        }
        self.remembered_now = None;
        loop {
            if let Some(answer) = self.parries.next() {
                self.answer = answer;
                return Next::Answer(answer);
            }
            if !self.has_more {
                return Next::Won;
            }
            self.asked = match self.asked {
                0 => FIRST_PARRIES,
                _ => usize::MAX,
            };
            let Some(parries) = position.parries_up_to(self.mover, self.asked) else {
                return Next::Unforced;
            };
            self.has_more = parries.len() >= self.asked;
            self.parries = parries.into_iter();
        }
    }
}

impl Frame {
    /// The next own move, and how many own moves a win with it may take.
    fn next(&mut self, is_over: &mut dyn FnMut() -> bool) -> Option<(Placement, u8)> {
        let first = self.untried.next()?;
        if is_over() {
            return None;
        }
        let moves = self.best.map_or(self.moves, |best| best.moves - 1);
        (moves >= 2).then_some((first, moves))
    }
}

impl<B: Bits> ThreatSearch<B> {
    /// Looks for a win of the seat to move in at most `moves` own moves.
    pub(crate) fn new(position: &mut Position, moves: u8, scope: Scope) -> Self {
        let mut search = Self {
            scope,
            frames: Vec::new(),
            answers: Vec::new(),
            found: None,
            width: PhantomData,
        };
        if let Poll::Ready(found) = search.enter(position, moves, false) {
            search.found = found;
        }
        search
    }

    /// Goes on until the search is over or paused. While it is paused the position is not the
    /// one that it began with, and has to be given again.
    pub(crate) fn run(
        &mut self,
        position: &mut Position,
        is_over: &mut dyn FnMut() -> bool,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> Poll<Option<ForcedWin>> {
        while let Some(level) = self.frames.last_mut() {
            let Some(threat) = &mut level.threat else {
                if is_paused() {
                    return Poll::Pending;
                }
                if let Some((first, moves)) = level.next(is_over) {
                    position.play_unchecked(first.into());
                    level.threat = Threat::new(position, first, moves - 1, self.answers.len());
                    if level.threat.is_none() {
                        position.undo();
                    }
                } else {
                    let best = level.best;
                    self.frames.pop();
                    self.leave(position, best);
                }
                continue;
            };
            match threat.next(position, &self.answers) {
                Next::Answer(answer) => {
                    let (team, moves) = (threat.mover.team(), threat.moves);
                    let is_parry = threat.remembered_now.is_none();
                    position.play_unchecked(answer.into());
                    let entered = match position.to_move() {
                        Some(next) if next.team() == team => self.enter(position, moves, is_parry),
                        _ => Poll::Ready(None),
                    };
                    if let Poll::Ready(found) = entered {
                        self.leave(position, found);
                    }
                }
                Next::Won => {
                    level.best = Some(ForcedWin {
                        first: threat.first,
                        moves: threat.longest + 1,
                    });
                    level.threat = None;
                    position.undo();
                }
                Next::Unforced => {
                    level.threat = None;
                    position.undo();
                }
            }
        }
        Poll::Ready(self.found)
    }

    /// Begins to look for a win in at most `moves` own moves; ready where that is clear at once. Where the
    /// last move was a parry, it stopped all threats that were there.
    fn enter(
        &mut self,
        position: &mut Position,
        moves: u8,
        is_parry: bool,
    ) -> Poll<Option<ForcedWin>> {
        let Some(seat) = position.to_move().filter(|_| !position.places_neutral()) else {
            return Poll::Ready(None);
        };
        let threat = if is_parry {
            first_new_threat(position, seat)
        } else {
            position.first_threat(seat)
        };
        if let Some(first) = threat {
            return Poll::Ready(Some(ForcedWin { first, moves: 1 }));
        }
        if moves < 2 {
            return Poll::Ready(None);
        }
        let mut untried = self.threatening(position, seat);
        // Where only one more threat follows it is quicker to try than to put in order.
        if moves > 2 {
            untried = fewest_parries_first(position, &untried);
        }
        self.frames.push(Frame {
            moves,
            untried: untried.into_iter(),
            best: None,
            threat: None,
        });
        Poll::Pending
    }

    /// Takes an answer back, after which a win was found or not.
    fn leave(&mut self, position: &mut Position, found: Option<ForcedWin>) {
        let Some(level) = self.frames.last_mut() else {
            self.found = found;
            return;
        };
        position.undo();
        let threat = level.threat.as_mut();
        let threat = threat.expect("what is deeper answers a threat");
        match (found, threat.remembered_now) {
            (Some(win), None) => threat.longest = threat.longest.max(win.moves),
            // It is among the parries, too.
            (Some(_), Some(_)) => {}
            (None, now) => {
                match now {
                    Some(index) => self.answers[..=index].rotate_right(1),
                    None => {
                        self.answers.truncate(ANSWERS - 1);
                        self.answers.insert(0, threat.answer);
                    }
                }
                level.threat = None;
                position.undo();
            }
        }
    }

    /// The moves that may begin a forced win.
    fn threatening(&self, position: &Position, seat: Seat) -> Vec<Placement> {
        let all = |position: &Position| {
            let mut all = must_play(position, seat).unwrap_or_else(|| position.placements());
            position.retain_near_threats(seat, &mut all);
            all
        };
        match self.scope {
            Scope::All => all(position),
            Scope::ShortPaths => {
                let (features, paths) = evaluate::survey::<B>(position, seat.team(), false);
                if features.nearest > TWO_PIECES {
                    return Vec::new();
                }
                let mut placements = all(position);
                placements.retain(|&placement| {
                    let cells = B::narrow(position.rules().footprint(placement).bits());
                    cells.meets(paths.near_shortest)
                });
                placements
            }
        }
    }
}

/// Those of the moves that are threats, the most forcing first: what leaves the opponent few
/// answers is most likely part of a forced win.
fn fewest_parries_first(position: &mut Position, moves: &[Placement]) -> Vec<Placement> {
    let mut threats = Vec::with_capacity(moves.len());
    for &mv in moves {
        position.play_unchecked(mv.into());
        if let Some(threat) = Threat::new(position, mv, 1, 0)
            && let Some(parries) = position.parries_up_to(threat.mover, MANY_PARRIES)
        {
            threats.push((parries.len(), mv));
        }
        position.undo();
    }
    threats.sort_by_key(|&(parries, _)| parries);
    threats.into_iter().map(|(_, mv)| mv).collect()
}
