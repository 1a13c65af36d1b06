//! What is said about the moves of a game.

use caminos_cei::Score;
use caminos_message::Message;
use caminos_message::names::move_in_words;
use caminos_protocol::study::{FactView, NamedMoveView, ReviewSummary};
use caminos_review::{Fact, MoveLoss, ProvenWins, accuracy, turning_points};
use caminos_rules::{Cube, Material, Move, MoveText, Position, Seat, Team};

/// Why nothing can be said.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReviewError {
    /// The link leads nowhere.
    #[error("the link is not a position")]
    Link,
    /// A move that cannot be played there.
    #[error("{0} cannot be played there")]
    Move(String),
}

fn linked(link: &str) -> Result<Position, ReviewError> {
    Position::from_link(link, Material::standard()).map_err(|_| ReviewError::Link)
}

/// How good the position of a link is for yellow, by its outcome or by what a search found for the
/// team to move.
///
/// # Errors
/// When the link is no position.
pub fn score_for_yellow(link: &str, found: Option<Score>) -> Result<Score, ReviewError> {
    Ok(caminos_review::score_for_yellow(&linked(link)?, found))
}

/// Why a move was worse than another: the facts about it, most urgent first, and then what the
/// better one would have done. `better` is the better line from the position of the link, `reply`
/// what follows the move that was played; the scores are those before and after it, for yellow.
///
/// # Errors
/// When the link is no position, or a move cannot be played.
pub fn explain(
    link: &str,
    played: &str,
    better: &[String],
    reply: &[String],
    [best, after]: [Score; 2],
) -> Result<Vec<FactView>, ReviewError> {
    let position = linked(link)?;
    let played = line(&mut position.clone(), &[played.to_owned()])?;
    let better = line(&mut position.clone(), better)?;
    let Some(&played) = played.first() else {
        return Ok(Vec::new());
    };
    let mut next = position.clone();
    next.play_unchecked(played);
    let reply = line(&mut next, reply)?;
    let rules = position.rules();
    let mover = position.to_move().map_or(Team::Yellow, Seat::team);
    let named = |(team, mv): (Team, Move)| {
        let cubes = rules.cubes(mv.placement()?);
        let coords = |cube: Cube| [cube.cell.x(), cube.cell.y(), cube.level.get()];
        Some(NamedMoveView {
            team,
            cubes: cubes.map(coords).collect(),
        })
    };
    let shown = |fact: &Fact| FactView {
        message: fact.message_in_words(rules),
        notation: fact.message(rules),
        moves: fact.moves(mover).into_iter().filter_map(named).collect(),
        better: fact.is_about_better(),
        cells: rules
            .board()
            .cells_in(fact.cells(rules))
            .map(|cell| [cell.x(), cell.y()])
            .collect(),
    };
    let wins = ProvenWins::of(mover, best, after);
    let facts = caminos_review::explain(&position, played, &better, &reply, wins);
    Ok(facts.iter().map(shown).collect())
}

/// A move in the position of a link, in words.
///
/// # Errors
/// When the link is no position, or the move cannot be played.
pub fn move_name(link: &str, text: &str) -> Result<Message, ReviewError> {
    let mut position = linked(link)?;
    let unfit = || ReviewError::Move(text.to_owned());
    let moves = line(&mut position, &[text.to_owned()])?;
    let &mv = moves.first().ok_or_else(unfit)?;
    Ok(move_in_words(position.rules(), mv))
}

/// Plays a line and gives its moves.
fn line(position: &mut Position, texts: &[String]) -> Result<Vec<Move>, ReviewError> {
    let play = |text: &String| {
        let unfit = || ReviewError::Move(text.clone());
        let mv: MoveText = text.parse().map_err(|_| unfit())?;
        let mv = position.resolve(&mv).map_err(|_| unfit())?;
        position.play_unchecked(mv);
        Ok(mv)
    };
    texts.iter().map(play).collect()
}

/// A game in figures: what each move gave away, from 0 to 2.
#[must_use]
pub fn summary(losses: &[MoveLoss]) -> ReviewSummary {
    let accuracy = accuracy(losses);
    ReviewSummary {
        yellow: accuracy.yellow,
        green: accuracy.green,
        turning: turning_points(losses),
    }
}
