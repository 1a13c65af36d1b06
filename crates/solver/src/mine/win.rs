//! Puzzles in which one move alone connects in a few moves.

use caminos_cei::{Engine as _, Limits, Score, Stop};
use caminos_puzzle::{
    Answer, Budget, Case, Certificate, Defended, Puzzle, Task, Theme, connects, defends, seat_after,
};
use caminos_rules::{MoveText, Placement, Position, Seat, Team};
use caminos_search::{PuctEngine, Settings};

use super::{MineOptions, cases, makes_threat};

/// Room for the search of one puzzle, in positions.
const CHECKS: u64 = 1_500_000;
/// Room to look for a forced win.
const FORCE_CHECKS: u64 = 300_000;
/// From here on a position is worth a longer look for a forced win.
const PROMISING: f32 = 0.4;
/// How many nodes the engine looks at for a forced win, and where that is promising.
const FIRST_NODES: u64 = 120;
const MORE_NODES: u64 = 2_000;
/// With more answers to a threat one of them alone seldom wins, and to show that takes long.
const MOST_PARRIES: usize = 8;
/// How many replies are tried against a move that should fail.
const MOST_REPLIES: usize = 24;

pub(super) fn find(position: &mut Position, options: &MineOptions) -> Option<Puzzle> {
    let team = position.to_move()?.team();
    let mut budget = Budget::new(CHECKS);
    let short = wins_in_two(position, 2, &mut budget)?;
    let (moves, solution) = match *short.as_slice() {
        [only] => (2, Answer::new(position.rules().text(only.into()))),
        [] => {
            let (moves, first) = forced_win(position)?;
            if moves > options.most_moves {
                return None;
            }
            let mut tries = Budget::new(FORCE_CHECKS);
            (moves, force_with(position, team, first, moves, &mut tries)?)
        }
        _ => return None,
    };
    certified(position, team, moves, solution, &mut budget)
}

/// A puzzle that is won under a threat of the opponent's: then few moves come into question, and
/// the proof that the others fail is short. Nothing but threats is looked at, so that thousands of
/// positions can be tried.
pub(super) fn find_under_threat(position: &mut Position, options: &MineOptions) -> Option<Puzzle> {
    let seat = position.to_move()?;
    let team = seat.team();
    let opponent = seat_after(position, seat).filter(|next| next.team() != team)?;
    if position.has_threat(seat) {
        return None;
    }
    let parries = position.parries_up_to(opponent, MOST_PARRIES + 1)?;
    if parries.len() > MOST_PARRIES {
        return None;
    }
    let mut tries = Budget::new(FORCE_CHECKS);
    let firsts = threats_made(position, seat);
    let mut budget = Budget::new(CHECKS);
    let short = wins_in_two(position, 2, &mut tries)?;
    if let Some(&first) = short.first() {
        let solution = Answer::new(position.rules().text(first.into()));
        return (short.len() == 1).then(|| certified(position, team, 2, solution, &mut budget))?;
    }
    (3..=options.most_moves).find_map(|moves| {
        let mut firsts = firsts.iter();
        let solution =
            firsts.find_map(|&first| force_with(position, team, first, moves, &mut tries))?;
        Some(certified(position, team, moves, solution, &mut budget))
    })?
}

/// The puzzle with the proof that its solution is the only one.
fn certified(
    position: &mut Position,
    team: Team,
    moves: u8,
    solution: Answer,
    budget: &mut Budget,
) -> Option<Puzzle> {
    let OnlyLine {
        moves: line,
        alternatives,
    } = only_line(position, team, moves, &solution, budget)?;
    let first = position.resolve(&solution.mv).ok()?.placement()?;
    let certificate = Certificate {
        solution,
        alternatives,
    };
    let task = Task::Connect { moves };
    Some(Puzzle {
        themes: Theme::of(position, task, first),
        position: position.clone(),
        task,
        rating: 0,
        line,
        certificate,
    })
}

/// In how many moves the engine proves a win, if in more than two, and the first of them.
fn forced_win(position: &Position) -> Option<(u8, Placement)> {
    for nodes in [FIRST_NODES, MORE_NODES] {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut engine = PuctEngine::new(Settings::default());
        let info = engine.choose(position, &limits, &Stop::new(), &mut |_| {})?;
        let pv = info.pv()?;
        match pv.score {
            Score::Win(moves @ 3..=4) => {
                let first = position.resolve(pv.moves.first()?).ok()?.placement()?;
                return Some((moves as u8, first));
            }
            Score::Expected(points) if points > PROMISING => {}
            _ => return None,
        }
    }
    None
}

/// The moves of the team to move that connect in two, at most so many; `None` when the
/// budget is spent.
pub(super) fn wins_in_two(
    position: &mut Position,
    most: usize,
    budget: &mut Budget,
) -> Option<Vec<Placement>> {
    let seat = position.to_move()?;
    let mut wins = Vec::new();
    for mv in threats_made(position, seat) {
        position.play_unchecked(mv.into());
        let won = connects(position, seat.team(), 1, &[], budget);
        position.undo();
        if won.ok()? {
            wins.push(mv);
            if wins.len() >= most {
                break;
            }
        }
    }
    Some(wins)
}

/// The moves that stop what the opponent threatens and threaten to connect.
fn threats_made(position: &mut Position, seat: Seat) -> Vec<Placement> {
    let opponent = seat_after(position, seat).filter(|next| next.team() != seat.team());
    let parries = opponent.and_then(|opponent| position.parries(opponent));
    let mut moves = parries.unwrap_or_else(|| position.placements());
    position.retain_near_threats(seat, &mut moves);
    moves.retain(|&mv| makes_threat(position, seat, mv));
    moves
}

/// A win in so many moves, each of which threatens to connect with the next.
fn force(position: &mut Position, team: Team, moves: u8, budget: &mut Budget) -> Option<Answer> {
    let seat = position.to_move().filter(|seat| seat.team() == team)?;
    if moves == 2 {
        let win = *wins_in_two(position, 1, budget)?.first()?;
        return Some(Answer::new(position.rules().text(win.into())));
    }
    threats_made(position, seat)
        .into_iter()
        .find_map(|mv| force_with(position, team, mv, moves, budget))
}

/// The same with a given first move.
fn force_with(
    position: &mut Position,
    team: Team,
    first: Placement,
    moves: u8,
    budget: &mut Budget,
) -> Option<Answer> {
    position.play_unchecked(first.into());
    let cases = force_after(position, team, moves - 1, budget);
    position.undo();
    let mv = position.rules().text(first.into());
    Some(Answer { mv, cases: cases? })
}

/// The first moves by which the team to move connects in at most so many moves, two or more, each
/// of which but the last threatens to connect with the next.
#[must_use]
pub fn forcing_moves(position: &Position, moves: u8) -> Vec<Placement> {
    let mut position = position.clone();
    let Some(seat) = position.to_move().filter(|_| !position.places_neutral()) else {
        return Vec::new();
    };
    let mut firsts = threats_made(&mut position, seat);
    firsts.retain(|&first| {
        let mut tries = Budget::new(FORCE_CHECKS);
        position.play_unchecked(first.into());
        let wins = connects(&mut position, seat.team(), 1, &[], &mut tries) == Ok(true);
        position.undo();
        let mut longer = 3..=moves;
        wins || longer
            .any(|moves| force_with(&mut position, seat.team(), first, moves, &mut tries).is_some())
    });
    firsts
}

/// The answers to everything that stops a threat.
fn force_after(
    position: &mut Position,
    team: Team,
    moves: u8,
    budget: &mut Budget,
) -> Option<Vec<Case>> {
    let defender = position.to_move().filter(|seat| seat.team() != team)?;
    if position.has_threat(defender) {
        return None;
    }
    let next = seat_after(position, defender).filter(|next| next.team() == team)?;
    let mut pairs: Vec<(MoveText, Answer)> = Vec::new();
    for reply in position.parries(next)? {
        position.play_unchecked(reply.into());
        let answer = match position.to_move() {
            Some(seat) if seat.team() == team && position.has_threat(seat) => Some(None),
            Some(seat) if seat.team() == team => {
                known_answer(position, team, moves, &pairs, budget)
                    .or_else(|| force(position, team, moves, budget))
                    .map(Some)
            }
            _ => None,
        };
        position.undo();
        if let Some(answer) = answer? {
            pairs.push((position.rules().text(reply.into()), answer));
        }
    }
    Some(cases(pairs, false))
}

/// An answer to another reply that serves here too.
fn known_answer(
    position: &mut Position,
    team: Team,
    moves: u8,
    pairs: &[(MoveText, Answer)],
    budget: &mut Budget,
) -> Option<Answer> {
    let mut tried: Vec<&Answer> = Vec::new();
    for (_, answer) in pairs.iter().rev() {
        if tried.contains(&answer) {
            continue;
        }
        tried.push(answer);
        if let Ok(mv) = position.resolve(&answer.mv) {
            position.play_unchecked(mv);
            let wins = connects(position, team, moves - 1, &answer.cases, budget);
            position.undo();
            if wins.ok()? {
                return Some(answer.clone());
            }
        }
    }
    None
}

/// A line in which every move of the solution is the only one, and what refutes the others.
struct OnlyLine {
    /// The solution with a reply to each of its moves but the last.
    moves: Vec<MoveText>,
    /// What refutes the others, a list for each move with three or more moves left.
    alternatives: Vec<Vec<Case>>,
}

/// A line that begins with this answer. The replies are tried one after the other, until there is
/// one after which the rest of the solution is the only one as well.
fn only_line(
    position: &mut Position,
    team: Team,
    moves: u8,
    answer: &Answer,
    budget: &mut Budget,
) -> Option<OnlyLine> {
    let mv = position.resolve(&answer.mv).ok()?.placement()?;
    if moves == 2 {
        if defends(position, team, 2, Some(mv), &[], budget).ok()? != Defended::Shown {
            return None;
        }
        position.play_unchecked(mv.into());
        let end = last_moves(position, team);
        position.undo();
        let [reply, win] = end?;
        return Some(OnlyLine {
            moves: vec![answer.mv.clone(), reply, win],
            alternatives: Vec::new(),
        });
    }
    position.play_unchecked(mv.into());
    let mut replies = answer
        .cases
        .iter()
        .flat_map(|case| case.when.iter().map(move |reply| (reply, &case.answer)));
    let rest = replies.find_map(|(reply, next)| {
        position.play_text(reply).ok()?;
        let rest = only_line(position, team, moves - 1, next, budget);
        position.undo();
        Some((reply, rest?))
    });
    position.undo();
    let (reply, mut rest) = rest?;
    // Last, because it takes most.
    let others = refute_others(position, team, moves, mv, budget)?;
    rest.moves.splice(..0, [answer.mv.clone(), reply.clone()]);
    rest.alternatives.insert(0, others);
    Some(rest)
}

/// The last reply and a move that connects after it.
fn last_moves(position: &mut Position, team: Team) -> Option<[MoveText; 2]> {
    let reply = last_reply(position, team)?;
    let reply_text = position.rules().text(reply.into());
    position.play_unchecked(reply.into());
    let win = position
        .to_move()
        .and_then(|seat| position.first_threat(seat));
    position.undo();
    Some([reply_text, position.rules().text(win?.into())])
}

/// The last reply: the one that leaves the fewest moves that connect.
fn last_reply(position: &mut Position, team: Team) -> Option<Placement> {
    let defender = position.to_move().filter(|seat| seat.team() != team)?;
    let next = seat_after(position, defender)?;
    let parries = position.parries(next).filter(|parries| !parries.is_empty());
    let replies = parries.unwrap_or_else(|| position.placements());
    replies.into_iter().min_by_key(|&reply| {
        position.play_unchecked(reply.into());
        let wins = position.threats(next).len();
        position.undo();
        wins
    })
}

/// Replies to every move but one, after which the team does not connect in the moves that
/// are left.
fn refute_others(
    position: &mut Position,
    team: Team,
    moves: u8,
    except: Placement,
    budget: &mut Budget,
) -> Option<Vec<Case>> {
    let seat = position.to_move().filter(|seat| seat.team() == team)?;
    let opponent = seat_after(position, seat).filter(|next| next.team() != team)?;
    let others = position
        .parries(opponent)
        .unwrap_or_else(|| position.placements());
    let mut pairs: Vec<(MoveText, Answer)> = Vec::new();
    let mut killers: Vec<Placement> = Vec::new();
    for other in others.into_iter().filter(|&other| other != except) {
        position.play_unchecked(other.into());
        let reply = refute(position, team, moves - 1, except, &killers, budget);
        position.undo();
        if let Refutation::Reply(reply, cases) = reply? {
            killers.retain(|&known| known != reply);
            killers.insert(0, reply);
            let rules = position.rules();
            let mv = rules.text(reply.into());
            pairs.push((rules.text(other.into()), Answer { mv, cases }));
        }
    }
    Some(cases(pairs, true))
}

/// Why a move does not win.
enum Refutation {
    /// The opponent connects at once, which needs no proof.
    Connects,
    /// This reply, with what follows it.
    Reply(Placement, Vec<Case>),
}

/// Why one move does not win, if that is found.
fn refute(
    position: &mut Position,
    team: Team,
    moves: u8,
    solution: Placement,
    killers: &[Placement],
    budget: &mut Budget,
) -> Option<Refutation> {
    let defender = position.to_move().filter(|seat| seat.team() != team)?;
    if position.has_threat(defender) {
        return Some(Refutation::Connects);
    }
    // Further up only replies that threaten leave few moves to answer.
    let far = if moves > 2 { Far::Threats } else { Far::None };
    for reply in replies(position, defender, solution, killers, far) {
        position.play_unchecked(reply.into());
        let held = if moves == 2 {
            let held = defends(position, team, 2, None, &[], budget).ok();
            held.map(|held| match held {
                Defended::Shown => Holds::With(Vec::new()),
                Defended::NotShown(_) => Holds::NotShown,
            })
        } else {
            nested(position, team, moves, budget)
        };
        position.undo();
        if let Holds::With(cases) = held? {
            return Some(Refutation::Reply(reply, cases));
        }
    }
    None
}

/// Whether a reply holds.
enum Holds {
    NotShown,
    /// With these answers.
    With(Vec<Case>),
}

/// Whether the reply before holds, by quick refutations of all moves; `None` to give up.
fn nested(position: &mut Position, team: Team, moves: u8, budget: &mut Budget) -> Option<Holds> {
    let seat = position.to_move().filter(|seat| seat.team() == team)?;
    if position.has_threat(seat) {
        return Some(Holds::NotShown);
    }
    let opponent = seat_after(position, seat)?;
    // Without a threat of the defender's own there would be far too much to list.
    let Some(others) = position.parries(opponent) else {
        return Some(Holds::NotShown);
    };
    let mut pairs: Vec<(MoveText, Answer)> = Vec::new();
    let mut killers: Vec<Placement> = Vec::new();
    for other in others {
        position.play_unchecked(other.into());
        let reply = refute(position, team, moves - 1, other, &killers, budget);
        position.undo();
        match reply {
            None => return Some(Holds::NotShown),
            Some(Refutation::Connects) => {}
            Some(Refutation::Reply(reply, cases)) => {
                killers.insert(0, reply);
                let rules = position.rules();
                let mv = rules.text(reply.into());
                pairs.push((rules.text(other.into()), Answer { mv, cases }));
            }
        }
    }
    Some(Holds::With(cases(pairs, true)))
}

/// Which replies away from the solution are worth a try.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Far {
    None,
    Threats,
}

/// The replies that are worth a try: what stops a threat; else replies that held before, those that
/// stand where the solution would, and of the others what is asked for. What threatens comes first.
fn replies(
    position: &mut Position,
    defender: Seat,
    solution: Placement,
    killers: &[Placement],
    far: Far,
) -> Vec<Placement> {
    let next = seat_after(position, defender);
    let parries = next.and_then(|next| position.parries(next));
    let is_forced = parries.is_some();
    let all = parries.unwrap_or_else(|| position.placements());
    let mut replies: Vec<Placement> = killers
        .iter()
        .copied()
        .filter(|reply| all.contains(reply))
        .take(MOST_REPLIES / 2)
        .collect();
    let target = position.rules().footprint(solution);
    let mut ranked: Vec<(u32, Placement)> = all
        .into_iter()
        .filter(|reply| !killers.contains(reply))
        .filter_map(|reply| {
            let overlap = position.rules().footprint(reply).and(target).len();
            let is_far = !is_forced && overlap == 0;
            if is_far && far == Far::None {
                return None;
            }
            position.play_unchecked(reply.into());
            let threatens = !position.is_over() && position.has_threat(defender);
            position.undo();
            if is_far && !threatens {
                return None;
            }
            Some((10 * u32::from(threatens) + overlap, reply))
        })
        .collect();
    ranked.sort_by_key(|&(rank, _)| std::cmp::Reverse(rank));
    replies.extend(ranked.into_iter().map(|(_, reply)| reply));
    replies.truncate(MOST_REPLIES);
    replies
}
