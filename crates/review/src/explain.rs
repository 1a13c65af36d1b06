//! Which facts explain a mistake.

use caminos_cei::Score;
use caminos_connection::path_distance;
use caminos_puzzle::{Budget, connects, seat_after};
use caminos_rules::{Move, Placement, Position, Seat, Team};

use crate::fact::{Cut, Fact, LikelyDifference, Needed};
use crate::judge::win_for;

/// Room to show that nothing stops two threats, in positions.
const CHECKS: u64 = 20_000;

/// The fewest moves of a win that is not seen on the board at once.
const FORCED: u32 = 2;

/// The wins that a search has proven around a move, in moves of the team that wins.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ProvenWins {
    /// Of the team that moved, with the better move.
    pub with_better: Option<u32>,
    /// Of the other team, after the move that was played.
    pub after_played: Option<u32>,
    /// Of the team that moved, after the move that was played.
    pub still: Option<u32>,
}

impl ProvenWins {
    /// Those of the scores with the better move and with the one that was played, both for yellow.
    ///
    /// ```
    /// use caminos_cei::Score;
    /// use caminos_review::ProvenWins;
    /// use caminos_rules::Team;
    /// let wins = ProvenWins::of(Team::Yellow, Score::Expected(0.2), Score::Loss(3));
    /// assert_eq!((wins.with_better, wins.after_played), (None, Some(3)));
    /// ```
    #[must_use]
    pub const fn of(team: Team, better: Score, played: Score) -> Self {
        Self {
            with_better: win_for(better, team),
            after_played: win_for(played, team.other()),
            still: win_for(played, team),
        }
    }
}

/// Why a move was worse than another: what is wrong with it, most urgent first, and then what
/// the better one would have done. `better` is the better line from this position, `reply` what
/// follows the move that was played. Nothing is said of moves that place nothing.
#[must_use]
pub fn explain(
    position: &Position,
    played: Move,
    better: &[Move],
    reply: &[Move],
    wins: ProvenWins,
) -> Vec<Fact> {
    let mut facts = Vec::new();
    let Some(seat) = position.to_move().filter(|_| !position.places_neutral()) else {
        return facts;
    };
    if played.placement().is_none() {
        return facts;
    }
    let team = seat.team();
    let mut after = position.clone();
    after.play_unchecked(played);
    if after.is_connected(team) {
        return facts;
    }
    if let Some(win) = position.first_threat(seat) {
        facts.push(Fact::MissedConnection {
            team,
            mv: shown(position, better.first().copied(), seat).unwrap_or(win.into()),
        });
    }
    let line = reply;
    let reply = line.first().copied();
    let danger = danger(position, &after, team, reply)
        .or_else(|| allowed_win(team.other(), reply, wins.after_played))
        .or_else(|| likely_connection(&after, team.other(), line));
    // A reply that connects needs no other reason.
    let (connection, cutting) = match danger {
        Some(Fact::AllowsConnection { mv, .. } | Fact::LeavesConnection { mv, .. }) => {
            (Some(mv), None)
        }
        _ => (None, reply),
    };
    facts.extend(danger);
    path_facts(position, &after, team, cutting, &mut facts);
    let Some(&mv) = better.first().filter(|&&mv| mv != played) else {
        return facts;
    };
    if position.check(mv).is_err() {
        return facts;
    }
    let likely = likely_differences(position, &after, team, better, line);
    if facts.iter().all(Fact::is_about_better) {
        facts.extend(lost_win(position, &after, (mv, reply), wins));
    }
    if facts.iter().all(Fact::is_about_better) {
        facts.extend(likely.iter().copied().map(Fact::LikelyWorse));
    }
    if facts.iter().all(Fact::is_about_better) {
        facts.extend(left_path(position, &after, team, mv));
    }
    if position.first_threat(seat).is_none() {
        let mut all = better_facts(position, &after, team, mv, connection);
        let forces = |(fact, _): &(Fact, bool)| matches!(fact, Fact::BetterForces { .. });
        if let Some(moves) = wins.with_better.filter(|&moves| moves >= FORCED)
            && !all.iter().any(forces)
        {
            all.insert(0, (Fact::BetterWins { team, mv, moves }, true));
        }
        let differs = |(_, differs): &(Fact, bool)| *differs;
        let is_any_different = all.iter().any(differs);
        if is_any_different || likely.is_empty() {
            let said = all
                .into_iter()
                .filter(|it| differs(it) || !is_any_different);
            facts.extend(said.map(|(fact, _)| fact));
        } else {
            let better = |difference| Fact::LikelyBetter { mv, difference };
            facts.extend(likely.into_iter().map(better));
        }
    }
    facts
}

/// A suggested move, if it connects.
fn shown(position: &Position, suggested: Option<Move>, seat: Seat) -> Option<Move> {
    let suggested = suggested?;
    let placement = suggested.placement()?;
    position.is_threat(seat, placement).then_some(suggested)
}

/// What the other team can do about it.
fn danger(before: &Position, after: &Position, team: Team, reply: Option<Move>) -> Option<Fact> {
    let opponent = after.to_move().filter(|next| next.team() != team)?;
    let other = opponent.team();
    if let Some(threat) = after.first_threat(opponent) {
        let mv = shown(after, reply, opponent).unwrap_or(threat.into());
        return Some(if before.has_threat(opponent) {
            Fact::LeavesConnection { team: other, mv }
        } else {
            Fact::AllowsConnection { team: other, mv }
        });
    }
    let mv = reply.filter(|&mv| after.check(mv).is_ok())?;
    let ForcedConnection { threats } = forces(after, mv)?;
    Some(Fact::AllowsForcedConnection {
        team: other,
        mv,
        threats,
    })
}

/// That the other team is proven to win, which what can be seen on the board did not show.
fn allowed_win(other: Team, reply: Option<Move>, moves: Option<u32>) -> Option<Fact> {
    Some(Fact::AllowsWin {
        team: other,
        mv: reply?,
        moves: moves.filter(|&moves| moves >= FORCED)?,
    })
}

/// What became of the win by the better move: it comes later, or the reply takes it away.
fn lost_win(
    position: &Position,
    after: &Position,
    (better, reply): (Move, Option<Move>),
    wins: ProvenWins,
) -> Option<Fact> {
    let seat = position.to_move()?;
    let was = Gain::of(position, better, seat);
    let is_win = wins.with_better.is_some() || was.is_some_and(|gain| gain < Gain::Threat);
    if !is_win {
        return None;
    }
    if let Some(moves) = wins.still {
        let team = seat.team();
        return Some(Fact::WinsLater { team, moves });
    }
    let mv = reply.filter(|&mv| after.check(mv).is_ok())?;
    let mut next = after.clone();
    next.play_unchecked(mv);
    // With four players the next of the team has other pieces.
    if next.to_move() != Some(seat) {
        return None;
    }
    let is_stopped = next.check(better).is_err()
        || was.is_some_and(|was| Gain::of(&next, better, seat).is_none_or(|is| is > was));
    is_stopped.then_some(Fact::ReplyStops { mv, better })
}

/// What a move does towards a connection that the board shows, the most first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Gain {
    /// It connects.
    Connection,
    /// The next move connects, whatever is answered.
    Force,
    /// The next move connects if nothing is done about it.
    Threat,
}

impl Gain {
    fn of(position: &Position, mv: Move, seat: Seat) -> Option<Self> {
        if shown(position, Some(mv), seat).is_some() {
            return Some(Self::Connection);
        }
        if forces(position, mv).is_some() {
            return Some(Self::Force);
        }
        let mut next = position.clone();
        next.play_unchecked(mv);
        next.has_threat(seat).then_some(Self::Threat)
    }
}

/// The most moves of a team after which what is likely is worth a sentence.
const LIKELY_MOVES: u32 = 4;

/// That what follows ends with a connection of the other team.
fn likely_connection(after: &Position, other: Team, line: &[Move]) -> Option<Fact> {
    let mut position = after.clone();
    let mut moves = 0;
    for &mv in line {
        moves += u32::from(position.to_move()?.team() == other);
        position.check(mv).ok()?;
        position.play_unchecked(mv);
    }
    let is_soon = (2..=LIKELY_MOVES).contains(&moves);
    (is_soon && position.is_connected(other)).then_some(Fact::LikelyConnection {
        team: other,
        mv: *line.first()?,
        moves,
    })
}

/// A connection with the next move but one, whatever is answered to this one.
struct ForcedConnection {
    /// Two moves that connect then and that no piece stops both, where there are such.
    threats: Option<[Move; 2]>,
}

/// Whether the team to move forces a connection by this move.
fn forces(position: &Position, mv: Move) -> Option<ForcedConnection> {
    let team = position.to_move()?.team();
    let mut next = position.clone();
    next.play_unchecked(mv);
    let wins = connects(&mut next, team, 1, &[], &mut Budget::new(CHECKS));
    if !wins.unwrap_or(false) {
        return None;
    }
    let own = seat_after(&next, next.to_move()?)?;
    let threats = independent_threats(&mut next, own);
    Some(ForcedConnection { threats })
}

/// The most threats of which two are chosen.
const THREATS: usize = u64::BITS as usize;

/// Two threats of a seat that no placement of the seat to move stops both; such as have no cell in
/// common, where there are any.
fn independent_threats(position: &mut Position, own: Seat) -> Option<[Move; 2]> {
    let mut threats = position.threats(own);
    threats.truncate(THREATS);
    // By threat, a bit for each one that some answer stops together with it.
    let mut stopped_with = [0_u64; THREATS];
    for answer in position.placements() {
        position.play_unchecked(answer.into());
        let stays = |&threat: &Placement| position.is_threat(own, threat);
        let stopped = threats.iter().enumerate().filter(|(_, it)| !stays(it));
        let stopped = stopped.fold(0_u64, |set, (i, _)| set | 1 << i);
        position.undo();
        for (i, with) in stopped_with.iter_mut().enumerate() {
            if stopped >> i & 1 == 1 {
                *with |= stopped;
            }
        }
    }
    let rules = position.rules();
    let apart = |a: Placement, b: Placement| !rules.footprint(a).meets(rules.footprint(b));
    let mut pair = None;
    for (i, &a) in threats.iter().enumerate() {
        for (j, &b) in threats.iter().enumerate().skip(i + 1) {
            if stopped_with[i] >> j & 1 == 1 {
                continue;
            }
            if apart(a, b) {
                return Some([a.into(), b.into()]);
            }
            pair = pair.or(Some([a.into(), b.into()]));
        }
    }
    pair
}

fn path_facts(
    before: &Position,
    after: &Position,
    team: Team,
    reply: Option<Move>,
    facts: &mut Vec<Fact>,
) {
    for whose in [team, team.other()] {
        // Who has no path left gets none back: heights never fall.
        let Some(was) = Needed::of(before, whose) else {
            continue;
        };
        let is = Needed::of(after, whose);
        // Worse for the team that moved: its own path is longer, the other's shorter.
        let is_worse = if whose == team {
            is_further(is, was)
        } else {
            is.is_some_and(|is| was.is_more_than(is))
        };
        if is_worse {
            facts.push(Fact::PathChanged {
                team: whose,
                before: was,
                after: is,
            });
        }
    }
    if let Some(mv) = reply.filter(|&mv| after.check(mv).is_ok())
        && let Some(cut) = cut(after, mv, team)
    {
        facts.push(Fact::ReplyCuts(cut));
    }
}

/// Whether what is needed is more; no path at all is most.
fn is_further(needed: Option<Needed>, than: Needed) -> bool {
    needed.is_none_or(|needed| needed.is_more_than(than))
}

/// How a move cuts a team's shortest path, if it enters it and the team then needs more.
fn cut(position: &Position, mv: Move, team: Team) -> Option<Cut> {
    let rules = position.rules();
    let path = path_distance(position, team)?.path;
    let path = rules.board().set_of(path);
    let cells = rules.footprint(mv.placement()?).and(path);
    if cells.is_empty() {
        return None;
    }
    let mut next = position.clone();
    next.play_unchecked(mv);
    let (before, after) = (Needed::of(position, team)?, Needed::of(&next, team));
    is_further(after, before).then_some(Cut {
        team,
        mv,
        cells,
        before,
        after,
    })
}

/// That the other team has a path as good as before, which the better move would have cut.
fn left_path(position: &Position, after: &Position, team: Team, better: Move) -> Option<Fact> {
    let other = team.other();
    let cut = cut(position, better, other)?;
    let needed = Needed::of(after, other)?;
    is_further(cut.after, needed).then_some(Fact::LeavesPath {
        team: other,
        needed,
        with_better: cut.after,
    })
}

/// What the better move would have done, each with whether the move that was played does not do it
/// as well; `connection` is the other team's that was named already.
fn better_facts(
    position: &Position,
    played: &Position,
    team: Team,
    mv: Move,
    connection: Option<Move>,
) -> Vec<(Fact, bool)> {
    let mut facts = Vec::new();
    let mut next = position.clone();
    next.play_unchecked(mv);
    let Some(opponent) = next.to_move().filter(|seat| seat.team() != team) else {
        return facts;
    };
    if let Some(threat) = position.first_threat(opponent)
        && !next.has_threat(opponent)
    {
        let threat = shown(position, connection, opponent).unwrap_or(threat.into());
        facts.push((
            Fact::BetterStops { mv, threat },
            played.has_threat(opponent),
        ));
    }
    if let Some(ForcedConnection { threats }) = forces(position, mv) {
        facts.push((Fact::BetterForces { mv, threats }, true));
    } else if let Some(own) = seat_after(&next, opponent).filter(|own| own.team() == team)
        && let Some(threat) = next.first_threat(own)
        && !next.has_threat(opponent)
    {
        let threat = threat.into();
        facts.push((
            Fact::BetterThreatens { mv, threat },
            !played.has_threat(own),
        ));
    }
    let other = team.other();
    if let Some(cut) = cut(position, mv, other) {
        let with_played = Needed::of(played, other);
        let differs = with_played.is_some_and(|with_played| is_further(cut.after, with_played));
        facts.push((Fact::BetterCuts(cut), differs));
    }
    let with_played = Needed::of(played, team);
    if let Some(better) = Needed::of(&next, team).filter(|&better| is_further(with_played, better))
    {
        let fact = Fact::BetterShortens {
            team,
            mv,
            played: with_played,
            better,
        };
        facts.push((fact, true));
    }
    facts
}

/// After how many plies the two lines are compared: those that most likely come about, and have gone far
/// enough to differ, first.
const LIKELY_PLIES: [usize; 5] = [4, 3, 2, 5, 6];

/// What the teams need after the better line and after what was played, as many plies on, where
/// that is better for the team that moved.
fn likely_differences(
    position: &Position,
    after: &Position,
    team: Team,
    better: &[Move],
    line: &[Move],
) -> Vec<LikelyDifference> {
    let most = better.len().min(line.len() + 1);
    let mut plies = LIKELY_PLIES.into_iter().filter(|&plies| plies <= most);
    let differences = |plies: usize| {
        let with_better = played_on(position, &better[..plies])?;
        let with_played = played_on(after, &line[..plies - 1])?;
        let all = differences_after(plies, team, &with_better, &with_played);
        (!all.is_empty()).then_some(all)
    };
    plies.find_map(differences).unwrap_or_default()
}

/// The same for the ends of both lines.
fn differences_after(
    plies: usize,
    team: Team,
    with_better: &Position,
    with_played: &Position,
) -> Vec<LikelyDifference> {
    let difference = |whose: Team| {
        let better = Needed::of(with_better, whose)?;
        let played = Needed::of(with_played, whose)?;
        let is_better = if whose == team {
            played.is_more_than(better)
        } else {
            better.is_more_than(played)
        };
        is_better.then_some(LikelyDifference {
            team: whose,
            plies,
            played,
            better,
        })
    };
    let teams = [team, team.other()].into_iter();
    teams.filter_map(difference).collect()
}

/// The position after a line, if all of it is legal and the game goes on.
fn played_on(position: &Position, line: &[Move]) -> Option<Position> {
    let mut position = position.clone();
    for &mv in line {
        position.check(mv).ok()?;
        position.play_unchecked(mv);
    }
    (!position.is_over()).then_some(position)
}
