//! The facts in words.

use caminos_message::names::move_in_words;
use caminos_message::{Arg, Message, message};
use caminos_rules::{Cell, Move, Rules, Team};

use crate::fact::{Cut, Fact, LikelyDifference, Needed};

/// A team within a sentence.
fn within(team: Team) -> Message {
    match team {
        Team::Yellow => message!("team-yellow-within"),
        Team::Green => message!("team-green-within"),
    }
}

/// What is needed, in pieces where both numbers are known and differ, else in cells; and how many
/// of the same the other is.
fn needed(needed: Needed, other: Needed) -> (Message, u32) {
    match (needed.pieces, other.pieces) {
        (Some(pieces), Some(others)) if pieces != others => {
            (message!("review-pieces", count = pieces), others)
        }
        _ => (message!("review-cells", count = needed.cells), other.cells),
    }
}

/// What is needed, in pieces where their number is known.
fn needed_alone(needed: Needed) -> Message {
    match needed.pieces {
        Some(pieces) => message!("review-pieces", count = pieces),
        None => message!("review-cells", count = needed.cells),
    }
}

impl Fact {
    /// The fact as a sentence, with moves in notation.
    #[must_use]
    pub fn message(&self, rules: &Rules) -> Message {
        self.sentence(rules, &|mv| rules.text(mv).to_string().into())
    }

    /// The same with moves in words, for those who do not read notation.
    #[must_use]
    pub fn message_in_words(&self, rules: &Rules) -> Message {
        self.sentence(rules, &|mv| move_in_words(rules, mv).into())
    }

    fn sentence(&self, rules: &Rules, text: &dyn Fn(Move) -> Arg) -> Message {
        match *self {
            Self::MissedConnection { mv, .. } => {
                message!("review-missed-connection", move = text(mv))
            }
            Self::AllowsConnection { team, mv } => {
                message!("review-allows-connection", team = within(team), move = text(mv))
            }
            Self::LeavesConnection { team, mv } => {
                message!("review-leaves-connection", team = within(team), move = text(mv))
            }
            Self::AllowsForcedConnection { team, mv, threats } => {
                allows_forced(team, text(mv), threats.map(|threats| threats.map(text)))
            }
            Self::PathChanged {
                team,
                before,
                after,
            } => path_changed(team, before, after),
            Self::ReplyCuts(cut) => cuts(cut, CutBy::Reply, rules, text),
            // The other team stands where the better move would.
            Self::ReplyStops { mv, better } if mv == better => {
                message!("review-reply-takes", move = text(mv))
            }
            Self::ReplyStops { mv, better } => {
                message!("review-reply-stops", move = text(mv), better = text(better))
            }
            Self::LeavesPath {
                team,
                needed: left,
                with_better,
            } => leaves_path(team, left, with_better),
            Self::WinsLater { team, moves } => {
                message!("review-wins-later", team = within(team), moves = moves)
            }
            Self::AllowsWin { team, mv, moves } => message!(
                "review-allows-win",
                team = within(team),
                move = text(mv),
                moves = moves
            ),
            Self::BetterWins { team, mv, moves } => message!(
                "review-better-wins",
                team = within(team),
                move = text(mv),
                moves = moves
            ),
            Self::LikelyConnection { team, mv, moves } => message!(
                "review-likely-connection",
                team = within(team),
                move = text(mv),
                moves = moves
            ),
            Self::LikelyWorse(difference) => likely_worse(difference),
            Self::BetterForces { mv, threats } => {
                better_forces(text(mv), threats.map(|threats| threats.map(text)))
            }
            Self::BetterThreatens { mv, threat } => {
                message!("review-better-threatens", move = text(mv), threat = text(threat))
            }
            Self::BetterStops { mv, threat } => {
                message!("review-better-stops", move = text(mv), threat = text(threat))
            }
            Self::BetterCuts(cut) => cuts(cut, CutBy::Better, rules, text),
            Self::BetterShortens {
                team,
                mv,
                played,
                better,
            } => better_shortens(team, text(mv), played, better),
            Self::LikelyBetter { mv, difference } => likely_better(text(mv), difference),
        }
    }
}

fn allows_forced(team: Team, mv: Arg, threats: Option<[Arg; 2]>) -> Message {
    let team = within(team);
    match threats {
        Some([first, second]) => message!(
            "review-allows-forced",
            team = team,
            move = mv,
            first = first,
            second = second
        ),
        None => message!("review-allows-forced-next", team = team, move = mv),
    }
}

fn better_forces(mv: Arg, threats: Option<[Arg; 2]>) -> Message {
    match threats {
        Some([first, second]) => {
            message!("review-better-forces", move = mv, first = first, second = second)
        }
        None => message!("review-better-forces-next", move = mv),
    }
}

fn leaves_path(team: Team, left: Needed, with_better: Option<Needed>) -> Message {
    let left = with_better.map_or_else(|| needed_alone(left), |more| needed(left, more).0);
    message!("review-leaves-path", team = within(team), needed = left)
}

fn likely_worse(it: LikelyDifference) -> Message {
    let (played, better) = needed(it.played, it.better);
    message!(
        "review-likely-worse",
        team = within(it.team),
        played = played,
        better = better
    )
}

fn likely_better(mv: Arg, it: LikelyDifference) -> Message {
    let (better, played) = needed(it.better, it.played);
    message!(
        "review-likely-better",
        team = within(it.team),
        move = mv,
        played = played,
        better = better
    )
}

fn path_changed(team: Team, before: Needed, after: Option<Needed>) -> Message {
    let team = within(team);
    let Some(after) = after else {
        return message!("review-path-lost", team = team);
    };
    let (after, before) = needed(after, before);
    message!("review-path", team = team, before = before, after = after)
}

fn cuts(cut: Cut, by: CutBy, rules: &Rules, text: &dyn Fn(Move) -> Arg) -> Message {
    let (team, mv) = (within(cut.team), text(cut.mv));
    let cells: Vec<Cell> = rules.board().cells_in(cut.cells).collect();
    let cells: Arg = cells.into_iter().collect();
    let left = cut.after.map(|after| needed(after, cut.before));
    match (by, left) {
        (CutBy::Reply, Some((after, before))) => message!(
            "review-reply-cuts",
            team = team,
            move = mv,
            cells = cells,
            before = before,
            after = after
        ),
        (CutBy::Reply, None) => {
            message!("review-reply-cuts-off", team = team, move = mv, cells = cells)
        }
        (CutBy::Better, Some((after, before))) => message!(
            "review-better-cuts",
            team = team,
            move = mv,
            cells = cells,
            before = before,
            after = after
        ),
        (CutBy::Better, None) => {
            message!("review-better-cuts-off", team = team, move = mv, cells = cells)
        }
    }
}

/// Which move cuts a path.
#[derive(Copy, Clone)]
enum CutBy {
    Reply,
    Better,
}

fn better_shortens(team: Team, mv: Arg, played: Option<Needed>, better: Needed) -> Message {
    let team = within(team);
    let Some(played) = played else {
        let better = needed_alone(better);
        return message!("review-better-keeps", team = team, move = mv, better = better);
    };
    let (better, played) = needed(better, played);
    message!(
        "review-better-shortens",
        team = team,
        move = mv,
        played = played,
        better = better
    )
}
