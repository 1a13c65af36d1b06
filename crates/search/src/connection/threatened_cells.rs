//! Where a team could connect at once, in cells that can be shown.

use caminos_rules::{CellSet, Position, Team};

use super::path_distance::path_distance;

/// The cells that a team's threats to connect at once have in common, or else those of its
/// cheapest path; none without a threat.
///
/// ```
/// use caminos_rules::{MoveText, Options, Position, Rules, Team};
/// use caminos_search::threatened_cells;
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6")? {
///     position.play_text(&text)?;
/// }
/// assert!(!threatened_cells(&position, Team::Yellow).is_empty());
/// assert!(threatened_cells(&Position::new(position.rules().clone()), Team::Yellow).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn threatened_cells(position: &Position, team: Team) -> CellSet {
    if position.is_over() || position.places_neutral() {
        return CellSet::EMPTY;
    }
    let rules = position.rules();
    let seats = rules.seats().filter(|seat| seat.team() == team);
    let common = seats
        .flat_map(|seat| position.threats(seat))
        .map(|placement| rules.footprint(placement))
        .reduce(CellSet::and);
    match common {
        None => CellSet::EMPTY,
        Some(common) if common.is_empty() => {
            path_distance(position, team).map_or(common, |distance| distance.cells)
        }
        Some(common) => common,
    }
}
