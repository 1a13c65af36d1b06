//! Which positions are the same but for a turn of the board and the names of the teams.

use caminos_rules::{Position, Seat};

/// The same for positions that a symmetry of the board or an exchange of the teams
/// makes of each other, whatever variant is played.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EquivalenceKey {
    board: String,
    players: usize,
    /// The pieces: whose, counted from the seat to move, and where.
    pieces: Vec<(u8, usize)>,
}

/// The key of a position.
///
/// ```
/// use caminos_puzzle::equivalence_key;
/// use caminos_rules::{Options, Position, Rules};
/// let empty = Position::new(Rules::standard("square", Options::default())?);
/// let [mut one, mut other] = [empty.clone(), empty];
/// one.play_text(&"Ia1^3".parse()?)?;
/// other.play_text(&"Ih8^3".parse()?)?;
/// assert_eq!(equivalence_key(&one), equivalence_key(&other));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn equivalence_key(position: &Position) -> EquivalenceKey {
    /// More than there are seats.
    const NEUTRAL: u8 = 9;
    let rules = position.rules();
    let players = rules.seats().len() as u8;
    let to_move = position.to_move().map_or(1, Seat::number);
    let whose = |seat: Seat| (seat.number() + players - to_move) % players;
    let images = rules.symmetries().iter().map(|symmetry| {
        let mut pieces: Vec<(u8, usize)> = position
            .pieces()
            .map(|piece| {
                let image = rules.map_placement(symmetry, piece.placement);
                let owner = piece.colour.team().map_or(NEUTRAL, |_| whose(piece.seat));
                (owner, rules.placement_index(image))
            })
            .collect();
        pieces.sort_unstable();
        pieces
    });
    EquivalenceKey {
        board: rules.board().name().to_owned(),
        players: players.into(),
        pieces: images.min().unwrap_or_default(),
    }
}
