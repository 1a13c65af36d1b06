//! How a game ended.

use caminos_rules::{Outcome, Position, Team};

use crate::{Localise as _, Message, message, names};

/// Who won, and how: two clauses. Who reads it is addressed if they play one of the teams
/// (`own`), and nobody is if they play both or none. The outcome is given beside the position
/// since a win on time is not the position's.
///
/// ```
/// use caminos_message::outcome_messages;
/// use caminos_rules::{Options, Outcome, Position, Rules, Team};
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// let outcome = Outcome::Time { winner: Team::Yellow };
/// let [who, how] = outcome_messages(&position, outcome, None);
/// assert_eq!(who.to_string(), "outcome-win(who: team-yellow)");
/// assert_eq!(how.to_string(), "outcome-time-by(who: team-green)");
/// let [who, how] = outcome_messages(&position, outcome, Some(Team::Green));
/// assert_eq!(who.to_string(), "outcome-you-lose");
/// assert_eq!(how.to_string(), "outcome-you-time");
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[must_use]
pub fn outcome_messages(position: &Position, outcome: Outcome, own: Option<Team>) -> [Message; 2] {
    [who(outcome, own), how(position, outcome, own)]
}

fn who(outcome: Outcome, own: Option<Team>) -> Message {
    match (outcome, outcome.winner(), own) {
        (_, None, _) => message!("outcome-draw"),
        (_, Some(winner), Some(own)) if winner == own => message!("outcome-you-win"),
        (_, Some(_), Some(_)) => message!("outcome-you-lose"),
        (Outcome::Edges { .. }, Some(winner), None) => {
            message!("outcome-edges", team = winner.message())
        }
        (_, Some(winner), None) => message!("outcome-win", who = winner.message()),
    }
}

fn how(position: &Position, outcome: Outcome, own: Option<Team>) -> Message {
    let rules = position.rules();
    let scoring = rules.options().scoring;
    let how = match outcome {
        Outcome::Connected { team, faces, .. } => {
            // A goal is named from the north or the east; a path is described from the south or
            // the west.
            let path = position.shortest_path(team);
            let [to, from] = path.map_or_else(
                || ["", ""].map(Into::into),
                |path| names::goal(rules.board(), path.goal()),
            );
            message!(
                "outcome-path",
                from = from,
                to = to,
                faces = u32::from(faces)
            )
        }
        Outcome::Edges { pieces, .. } => {
            return message!(
                "outcome-edges-count",
                yellow = pieces.yellow,
                green = pieces.green,
                points = u32::from(outcome.points())
            );
        }
        Outcome::Draw { pieces } if scoring => {
            return message!(
                "outcome-draw-count",
                yellow = pieces.yellow,
                green = pieces.green
            );
        }
        Outcome::Draw { .. } => return message!("outcome-draw-why"),
        Outcome::Resigned { winner } if own == Some(winner.other()) => {
            message!("outcome-you-resigned")
        }
        Outcome::Resigned { winner } => {
            message!("outcome-resigned-by", who = winner.other().message())
        }
        Outcome::Time { winner } if own == Some(winner.other()) => message!("outcome-you-time"),
        Outcome::Time { winner } => message!("outcome-time-by", who = winner.other().message()),
    };
    match u32::from(outcome.points()) {
        _ if !scoring => how,
        0 => message!(
            "outcome-with-points",
            how = how,
            points = message!("outcome-no-points")
        ),
        points => message!(
            "outcome-with-points",
            how = how,
            points = message!("outcome-points", points = points)
        ),
    }
}
