//! The facts in words.

use caminos_message::{Arg, Message, message};
use caminos_rules::{Cell, CellSet, Move, Rules, Team};

use crate::fact::Fact;

/// A team within a sentence.
fn within(team: Team) -> Message {
    match team {
        Team::Yellow => message!("team-yellow-within"),
        Team::Green => message!("team-green-within"),
    }
}

/// A number of cells, or that there is no path.
fn needed(cells: Option<u32>) -> Message {
    match cells {
        Some(count) => message!("review-cells", count = count),
        None => message!("review-no-path"),
    }
}

impl Fact {
    /// The fact as a sentence.
    #[must_use]
    pub fn message(&self, rules: &Rules) -> Message {
        let text = |mv: Move| rules.text(mv).to_string();
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
                after,
            } => message!(
                "review-path",
                team = within(team),
                before = needed(before),
                after = needed(after)
            ),
            Self::ReplyCuts {
                team,
                mv,
                cells,
                before,
                after,
            } => message!(
                "review-reply-cuts",
                team = within(team),
                move = text(mv),
                cells = listed(cells),
                before = needed(Some(before)),
                after = needed(after)
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
            Self::BetterCuts {
                team,
                mv,
                cells,
                before,
                after,
            } => message!(
                "review-better-cuts",
                team = within(team),
                move = text(mv),
                cells = listed(cells),
                before = needed(Some(before)),
                after = needed(after)
            ),
            Self::BetterShortens {
                team,
                mv,
                played,
                better,
            } => message!(
                "review-better-shortens",
                team = within(team),
                move = text(mv),
                played = needed(played),
                better = needed(Some(better))
            ),
        }
    }
}
