//! The facts in words.

use caminos_message::names::move_in_words;
use caminos_message::{Arg, Message, message};
use caminos_rules::{Cell, CellSet, Move, Rules, Team};

use crate::fact::{Fact, Needed};

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
        let listed = |cells: CellSet| {
            let cells: Vec<Cell> = rules.board().cells_in(cells).collect();
            cells.into_iter().collect::<Arg>()
        };
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
            Self::AllowsForcedConnection { team, mv, threats } => match threats {
                Some([first, second]) => message!(
                    "review-allows-forced",
                    team = within(team),
                    move = text(mv),
                    first = text(first),
                    second = text(second)
                ),
                None => {
                    message!("review-allows-forced-next", team = within(team), move = text(mv))
                }
            },
            Self::PathChanged {
                team,
                before,
                after: Some(after),
            } => {
                let (after, before) = needed(after, before);
                message!(
                    "review-path",
                    team = within(team),
                    before = before,
                    after = after
                )
            }
            Self::PathChanged {
                team, after: None, ..
            } => message!("review-path-lost", team = within(team)),
            Self::ReplyCuts {
                team,
                mv,
                cells,
                before,
                after: Some(after),
            } => {
                let (after, before) = needed(after, before);
                message!(
                    "review-reply-cuts",
                    team = within(team),
                    move = text(mv),
                    cells = listed(cells),
                    before = before,
                    after = after
                )
            }
            Self::ReplyCuts {
                team,
                mv,
                cells,
                after: None,
                ..
            } => message!(
                "review-reply-cuts-off",
                team = within(team),
                move = text(mv),
                cells = listed(cells)
            ),
            Self::LikelyConnection { team, mv, moves } => message!(
                "review-likely-connection",
                team = within(team),
                move = text(mv),
                moves = moves
            ),
            Self::BetterCuts {
                team,
                mv,
                cells,
                before,
                after: Some(after),
            } => {
                let (after, before) = needed(after, before);
                message!(
                    "review-better-cuts",
                    team = within(team),
                    move = text(mv),
                    cells = listed(cells),
                    before = before,
                    after = after
                )
            }
            Self::BetterCuts {
                team,
                mv,
                cells,
                after: None,
                ..
            } => message!(
                "review-better-cuts-off",
                team = within(team),
                move = text(mv),
                cells = listed(cells)
            ),
            Self::BetterForces { mv, threats } => match threats {
                Some([first, second]) => message!(
                    "review-better-forces",
                    move = text(mv),
                    first = text(first),
                    second = text(second)
                ),
                None => message!("review-better-forces-next", move = text(mv)),
            },
            Self::BetterThreatens { mv, threat } => message!(
                "review-better-threatens",
                move = text(mv),
                threat = text(threat)
            ),
            Self::BetterStops { mv, threat } => message!(
                "review-better-stops",
                move = text(mv),
                threat = text(threat)
            ),
            Self::BetterShortens {
                team,
                mv,
                played: Some(played),
                better,
            } => {
                let (better, played) = needed(better, played);
                message!(
                    "review-better-shortens",
                    team = within(team),
                    move = text(mv),
                    played = played,
                    better = better
                )
            }
            Self::LikelyDifference {
                team,
                mv,
                played,
                better,
                ..
            } => {
                let (better, played) = needed(better, played);
                message!(
                    "review-likely-difference",
                    team = within(team),
                    move = text(mv),
                    played = played,
                    better = better
                )
            }
            Self::BetterShortens {
                team,
                mv,
                played: None,
                better,
            } => message!(
                "review-better-keeps",
                team = within(team),
                move = text(mv),
                better = needed_alone(better)
            ),
        }
    }
}
