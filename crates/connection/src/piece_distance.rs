//! How far a team is from a connection, in pieces.
//!
//! A bound from below takes every piece for a set of cells that it joins, whatever walls stand
//! between them; then pieces are really placed, as many as the bound says or one more.

use caminos_rules::{CellSet, Level, Placement, Position, Seat, ShapeId, Team};

/// Pieces that would connect a team: see [`piece_distance`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceDistance {
    /// Who places what, in this order.
    pub placements: Vec<(Seat, Placement)>,
}

impl PieceDistance {
    /// How many pieces it takes; 0 when the team is connected.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.placements.len() as u32
    }
}

/// The fewest pieces by which a team would connect if it placed one after the other and the
/// other side none. `None` when it cannot connect any more or needs more than four, and where
/// neither can be shown with little work.
///
/// ```
/// use caminos_rules::{MoveText, Options, Position, Rules, Team};
/// use caminos_connection::piece_distance;
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// let count = |position: &Position, team| piece_distance(position, team).map(|it| it.count());
/// assert_eq!(count(&position, Team::Yellow), Some(3));
/// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6")? {
///     position.play_text(&text)?;
/// }
/// assert_eq!(count(&position, Team::Yellow), Some(1));
/// assert_eq!(count(&position, Team::Green), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn piece_distance(position: &Position, team: Team) -> Option<PieceDistance> {
    if position.is_connected(team) {
        return Some(PieceDistance { placements: vec![] });
    }
    let fewest = Reach::of(position, team).fewest()?;
    let mut search = Search {
        team,
        placements: Vec::new(),
        checks: CHECKS,
    };
    // As many as the bound says must all lie on the path, so that nothing is overlooked there;
    // of one more, some that connect are enough.
    for pieces in fewest..=MOST.min(fewest + 1) {
        if search.connects(position, pieces)? {
            let placements = search.placements;
            return Some(PieceDistance { placements });
        }
    }
    None
}

/// The most pieces that are counted.
const MOST: usize = 4;
/// Placements that are tried.
const CHECKS: u32 = 20_000;

struct Search {
    team: Team,
    placements: Vec<(Seat, Placement)>,
    checks: u32,
}

impl Search {
    /// Whether so many pieces connect the team, which `placements` then has; `None` when there
    /// is no room to find out.
    fn connects(&mut self, position: &Position, pieces: usize) -> Option<bool> {
        let seats = position.rules().seats();
        let seats: Vec<Seat> = seats.filter(|seat| seat.team() == self.team).collect();
        if pieces == 1 {
            let threat = |&seat: &Seat| Some((seat, position.first_threat(seat)?));
            let found = seats.iter().find_map(threat);
            self.placements.extend(found);
            return Some(found.is_some());
        }
        let reach = Reach::of(position, self.team);
        for seat in seats {
            let Some(mut next) = position.turn_of(seat) else {
                continue;
            };
            for placement in next.placements() {
                let cells = next.rules().footprint(placement);
                if !reach.is_on_path(cells, pieces) {
                    continue;
                }
                self.checks = self.checks.checked_sub(1)?;
                next.play_unchecked(placement.into());
                self.placements.push((seat, placement));
                if !next.is_over() && self.connects(&next, pieces - 1)? {
                    return Some(true);
                }
                self.placements.pop();
                next.undo();
            }
        }
        Some(false)
    }
}

/// The cells that a team reaches from each side by a number of pieces, at best.
struct Reach {
    /// The pairs of sides that form a goal.
    goals: Vec<[usize; 2]>,
    /// The cells of each side.
    sides: Vec<CellSet>,
    /// By side and number of pieces: the cells that are reached.
    reached: Vec<Vec<CellSet>>,
    /// By side and number of pieces: the cells where one more piece goes on.
    entries: Vec<Vec<CellSet>>,
}

impl Reach {
    fn of(position: &Position, team: Team) -> Self {
        let board = position.rules().board();
        let (own, joints) = (position.tops(team), position.joints(team));
        let footprints = footprints(position, team);
        let goals = board.goals().iter();
        let sides: Vec<CellSet> = board.sides().iter().map(|it| it.cells()).collect();
        let mut reach = Self {
            goals: goals.map(|goal| goal.sides.map(|it| it.index())).collect(),
            sides,
            reached: Vec::new(),
            entries: Vec::new(),
        };
        for &side in &reach.sides {
            let mut reached = vec![board.flood(side & own, joints)];
            let mut entries = Vec::new();
            for pieces in 0..MOST {
                let before = reached[pieces];
                let entry = side | before | board.beside(before);
                let entered = footprints.iter().filter(|cells| cells.meets(entry));
                let entered = entered.fold(CellSet::EMPTY, |set, &cells| set | cells);
                let joined = board.flood(board.beside(entered) & own, joints);
                entries.push(entry);
                reached.push(before | entered | joined);
            }
            reach.reached.push(reached);
            reach.entries.push(entries);
        }
        reach
    }

    /// A number of pieces below which the team does not connect.
    fn fewest(&self) -> Option<usize> {
        (1..=MOST).find(|&pieces| {
            let joins = |&[from, to]: &[usize; 2]| self.reached[from][pieces].meets(self.sides[to]);
            self.goals.iter().any(joins)
        })
    }

    /// Whether a piece on these cells can be part of a path of so many pieces.
    fn is_on_path(&self, cells: CellSet, pieces: usize) -> bool {
        let before = |side: usize| {
            let entries = self.entries[side].iter();
            entries.take_while(|entry| !entry.meets(cells)).count()
        };
        let mut goals = self.goals.iter();
        goals.any(|&[from, to]| before(from) + 1 + before(to) <= pieces)
    }
}

/// The cells that a piece of the team can still stand on, now or when others lie beneath it.
fn footprints(position: &Position, team: Team) -> Vec<CellSet> {
    let rules = position.rules();
    let built: Vec<CellSet> = Level::all()
        .map(|level| position.cells_built_to(level))
        .collect();
    let has = |shape: ShapeId| {
        let mut own = rules.seats().filter(|seat| seat.team() == team);
        !rules.is_neutral(shape) && own.any(|seat| position.supply(seat, shape) > 0)
    };
    let mut footprints: Vec<CellSet> = Vec::new();
    for placement in rules.all_placements() {
        if !has(rules.shape_of(placement.orientation())) {
            continue;
        }
        // Heights never fall: what stands higher than a column begins stays in its way.
        let is_free = rules.columns(placement).all(|(cell, column)| {
            let built = built.get(usize::from(column.bottom));
            built.is_none_or(|&built| !rules.board().set_contains(built, cell))
        });
        if is_free {
            footprints.push(rules.footprint(placement));
        }
    }
    footprints.sort_unstable_by_key(|cells| cells.bits());
    footprints.dedup();
    footprints
}

#[cfg(test)]
mod tests {
    use caminos_cei::Random;
    use caminos_rules::{Board, Material, Options, Players, Rules};

    use super::*;

    /// The fewest pieces up to `most`, by placing all there are in every way.
    fn by_trying(position: &Position, team: Team, most: usize) -> Option<usize> {
        if position.is_connected(team) {
            return Some(0);
        }
        let rules = position.rules().clone();
        let seats = || rules.seats().filter(|seat| seat.team() == team);
        if most == 0 {
            return None;
        }
        if seats().any(|seat| position.has_threat(seat)) {
            return Some(1);
        }
        let mut fewest = None;
        for seat in seats() {
            let Some(mut next) = position.turn_of(seat) else {
                continue;
            };
            for placement in next.placements() {
                let most = fewest.unwrap_or(most + 1) - 1;
                if most < 2 {
                    return fewest;
                }
                next.play_unchecked(placement.into());
                if !next.is_over() {
                    fewest = by_trying(&next, team, most - 1)
                        .map(|left| left + 1)
                        .or(fewest);
                }
                next.undo();
            }
        }
        fewest
    }

    #[test]
    fn pieces_that_are_named_connect_and_fewer_do_not() {
        let mut random = Random::new(5);
        let tiny = Material::from_toml(include_str!("../../../materials/tiny.toml")).unwrap();
        let (mut seen, mut unknown) = (0, 0);
        for game in 0..24 {
            let players = [Players::Two, Players::Four][game / 4 % 2];
            let options = Options {
                players: if game < 12 { Players::Two } else { players },
                ..Options::default()
            };
            let rules = match game {
                0..12 => Rules::new(&tiny, ["tiny", "clipped", "oblong"][game % 3], options),
                _ => Rules::standard(Board::STANDARD[game % 4], options),
            };
            // Two pieces on a large board, three on a small one are few enough to try.
            let most = if game < 12 { 3 } else { 2 };
            let mut position = Position::new(rules.unwrap());
            while !position.is_over() {
                for team in Team::ALL {
                    let found = piece_distance(&position, team);
                    let Some(found) = found else {
                        unknown += usize::from(by_trying(&position, team, most).is_some());
                        continue;
                    };
                    let tried = by_trying(&position, team, most);
                    assert!(tried.unwrap_or(most + 1) <= found.placements.len() || tried.is_none());
                    if found.placements.len() <= most {
                        assert_eq!(tried, Some(found.placements.len()), "{position} {team:?}");
                    } else {
                        assert_eq!(tried, None, "{position} {team:?}");
                    }
                    let mut built = position.clone();
                    for &(seat, placement) in &found.placements {
                        built = built.turn_of(seat).expect("a turn");
                        built.play(placement.into()).expect("legal");
                    }
                    assert!(built.is_connected(team));
                    seen += 1;
                }
                let count = position.count_placements();
                let placement = position.nth_placement(random.below(count)).unwrap();
                position.play_unchecked(placement.into());
            }
        }
        assert!(seen > 200 && unknown * 20 < seen, "{seen} {unknown}");
    }
}
