//! Exhaustive search for short wins: slow, with no sample at all, to make and check puzzles.

use caminos_rules::{Move, Outcome, Placement, Position, Seat, Team};

/// The placements by which the team to move wins in at most `moves` own moves whatever the
/// opponents answer, found by trying everything.
///
/// ```
/// use caminos_rules::{MoveText, Options, Position, Rules};
/// use caminos_search::winning_moves;
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6")? {
///     position.play_text(&text)?;
/// }
/// assert!(!winning_moves(&mut position, 1).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn winning_moves(position: &mut Position, moves: u32) -> Vec<Placement> {
    let Some(team) = position.to_move().map(Seat::team) else {
        return Vec::new();
    };
    if moves <= 1 {
        return position.winning_placements();
    }
    let mut refutation = None;
    let mut winning = position.placements();
    winning.retain(|&placement| {
        position.play_unchecked(placement.into());
        let won = holds(position, team, moves - 1, &mut refutation);
        position.undo();
        won
    });
    winning
}

/// Whether the team to move wins in at most `moves` own moves.
#[must_use]
pub fn is_won(position: &mut Position, moves: u32) -> bool {
    let Some(seat) = position.to_move() else {
        return false;
    };
    if !position.places_neutral() && position.has_threat(seat) {
        return true;
    }
    let mut refutation = None;
    moves > 1
        && position.placements().into_iter().any(|placement| {
            position.play_unchecked(placement.into());
            let won = holds(position, seat.team(), moves - 1, &mut refutation);
            position.undo();
            won
        })
}

/// Whether a team that has just moved has won or wins in at most `moves` more own moves. The
/// answer that refuted the last try is tried first.
fn holds(
    position: &mut Position,
    team: Team,
    moves: u32,
    refutation: &mut Option<Placement>,
) -> bool {
    let Some(seat) = position.to_move() else {
        return position.outcome().and_then(Outcome::winner) == Some(team);
    };
    if seat.team() == team {
        return is_won(position, moves);
    }
    if position.has_threat(seat) {
        return false;
    }
    let first = refutation.filter(|&answer| position.is_legal(answer));
    let all = first.into_iter().chain(position.placements());
    for answer in all {
        position.play_unchecked(Move::Place(answer));
        let won = match position.to_move() {
            Some(next) if next.team() == team => is_won(position, moves),
            // The opponents go on, or the game ended without a win.
            Some(_) => holds(position, team, moves, &mut None),
            None => false,
        };
        position.undo();
        if !won {
            *refutation = Some(answer);
            return false;
        }
    }
    true
}
