//! Where a team could connect at once, in cells that can be shown.

use caminos_rules::{CellSet, Position, Team};

use super::path_distance::path_distance;

/// The cells where a team threatens to connect at once: those of all its [`separate_threats`]; none
/// without a threat. No cell is named that no winning placement enters.
///
/// ```
/// use caminos_rules::{MoveText, Options, Position, Rules, Team};
/// use caminos_connection::threatened_cells;
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
    let threats = separate_threats(position, team);
    threats.into_iter().fold(CellSet::EMPTY, CellSet::or)
}

/// The threats of a team to connect at once that lie apart: winning placements that overlap, also
/// by way of others, are one threat. Two or more are a double threat.
///
/// A threat is named by the cells that all its placements have in common. Where there are none, it
/// is the cells of one of them: those of the shortest path that it fills, or else all.
///
/// ```
/// use caminos_rules::{Options, Position, Rules, Team};
/// use caminos_connection::separate_threats;
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// assert!(separate_threats(&position, Team::Yellow).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn separate_threats(position: &Position, team: Team) -> Vec<CellSet> {
    if position.is_over() || position.places_neutral() {
        return Vec::new();
    }
    let rules = position.rules();
    let seats = rules.seats().filter(|seat| seat.team() == team);
    let threats = seats.flat_map(|seat| position.threats(seat));
    let mut apart: Vec<Vec<CellSet>> = Vec::new();
    for footprint in threats.map(|placement| rules.footprint(placement)) {
        let overlaps =
            |threat: &mut Vec<CellSet>| threat.iter().any(|other| other.meets(footprint));
        let mut joined: Vec<CellSet> = apart.extract_if(.., overlaps).flatten().collect();
        joined.push(footprint);
        apart.push(joined);
    }
    let path = path_distance(position, team).map(|distance| distance.cells);
    let mut cells: Vec<CellSet> = apart.iter().map(|threat| name(threat, path)).collect();
    // In the order of the board, whatever the order of the placements.
    let board = rules.board();
    cells.sort_by_key(|&threat| board.cells_in(threat).next());
    cells
}

/// The cells that a threat is named by.
fn name(placements: &[CellSet], path: Option<CellSet>) -> CellSet {
    let common = placements.iter().copied().reduce(CellSet::and);
    let common = common.unwrap_or(CellSet::EMPTY);
    if !common.is_empty() {
        return common;
    }
    let fills = |path: &CellSet| placements.iter().any(|own| own.and(*path) == *path);
    let smallest = || placements.iter().copied().min_by_key(|own| own.len());
    path.filter(fills).or_else(smallest).unwrap_or(common)
}

#[cfg(test)]
mod tests {
    use caminos_cei::Random;
    use caminos_rules::{Board, Cell, MoveText, Options, Players, Rules};

    use super::*;

    fn names(position: &Position, set: CellSet) -> String {
        let cells = position.rules().board().cells_in(set);
        cells
            .map(|cell| cell.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn every_threat_is_named_by_cells_that_one_winning_placement_enters() {
        let mut random = Random::new(3);
        let mut double = 0;
        for game in 0..400 {
            let options = Options {
                players: [Players::Two, Players::Four][game / 4 % 2],
                ..Options::default()
            };
            let rules = Rules::standard(Board::STANDARD[game % 4], options).unwrap();
            let mut position = Position::new(rules);
            while !position.is_over() {
                for team in Team::ALL {
                    let rules = position.rules();
                    let seats = rules.seats().filter(|seat| seat.team() == team);
                    let wins: Vec<CellSet> = seats
                        .flat_map(|seat| position.threats(seat))
                        .map(|placement| rules.footprint(placement))
                        .collect();
                    let groups = separate_threats(&position, team);
                    let named = threatened_cells(&position, team);
                    assert_eq!(named.is_empty(), wins.is_empty());
                    for cell in rules.board().cells_in(named) {
                        let cell = rules.board().set_of([cell]);
                        assert!(wins.iter().any(|win| win.meets(cell)));
                    }
                    for group in &groups {
                        assert!(!group.is_empty());
                        assert!(wins.iter().any(|win| group.and(*win) == *group));
                    }
                    double += usize::from(groups.len() > 1);
                }
                let count = position.count_placements();
                let placement = position.nth_placement(random.below(count)).unwrap();
                position.play_unchecked(placement.into());
            }
        }
        assert!(double > 20, "only {double} double threats were seen");
    }

    #[test]
    fn a_double_threat_names_both_of_its_ways() {
        // Yellow can connect in the west and in the east.
        let rules = Rules::standard("square", Options::default()).unwrap();
        let mut position = Position::new(rules);
        let moves = "La1a2a3b3 Id4^3 La4a5a6b6 Ie4^3 Tg2h1h2h3 Td1e1e2f1 Tg5h4h5h6";
        for text in MoveText::parse_list(moves).unwrap() {
            position.play_text(&text).unwrap();
        }
        let threats = separate_threats(&position, Team::Yellow);
        let names: Vec<String> = threats.iter().map(|&set| names(&position, set)).collect();
        assert_eq!(names, ["a7 a8", "h7 h8"]);
        let middle: Cell = "d4".parse().unwrap();
        let named = threatened_cells(&position, Team::Yellow);
        assert!(!named.meets(position.rules().board().set_of([middle])));
    }
}
