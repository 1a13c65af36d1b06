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

/// What is needed, in pieces where their number is known and differs from the other's, else in
/// cells.
fn needed(needed: Needed, other: Option<Needed>) -> Message {
    match needed.pieces {
        Some(pieces) if other.is_none_or(|it| it.pieces.is_some_and(|it| it != pieces)) => {
            message!("review-pieces", count = pieces)
        }
        _ => message!("review-cells", count = needed.cells),
    }
}

fn cuts(team: Team, mv: Arg, cells: Arg, before: Needed, after: Option<Needed>) -> Message {
    match after {
        Some(after) => message!(
            "review-cuts",
            team = within(team),
            move = mv,
            cells = cells,
            before = needed(before, Some(after)),
            after = needed(after, Some(before))
        ),
        None => message!("review-cuts-off", team = within(team), move = mv, cells = cells),
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
            } => message!(
                "review-path",
                team = within(team),
                before = needed(before, Some(after)),
                after = needed(after, Some(before))
            ),
            Self::PathChanged {
                team, after: None, ..
            } => message!("review-path-lost", team = within(team)),
            Self::ReplyCuts {
                team,
                mv,
                cells,
                before,
                after,
            }
            | Self::BetterCuts {
                team,
                mv,
                cells,
                before,
                after,
            } => cuts(team, text(mv), listed(cells), before, after),
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
            } => message!(
                "review-better-shortens",
                team = within(team),
                move = text(mv),
                played = needed(played, Some(better)),
                better = needed(better, Some(played))
            ),
            Self::BetterShortens {
                team,
                mv,
                played: None,
                better,
            } => message!(
                "review-better-keeps",
                team = within(team),
                move = text(mv),
                better = needed(better, None)
            ),
        }
    }
}
