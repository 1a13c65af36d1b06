//! Whether a team is connected, and which cells are joined.

use super::Position;
use super::faces::{Faces, Joints};
use crate::bits::{Bits, CellSet, with_word};
use crate::cell::Cell;
use crate::placement::Placement;
use crate::team::Team;

impl Position {
    /// Whether a path of the team's faces joins the two sides of a goal.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert!(!position.is_connected(Team::Yellow));
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn is_connected(&self, team: Team) -> bool {
        with_word!(self.rules, B => Faces::<B>::of(self, team).are_connected())
    }

    /// Whether neighbouring tops of the team lead from one side of a goal to the other when the
    /// walls between them are ignored, as they do for a beginner who looks from above only.
    ///
    /// ```
    /// use caminos_rules::{MoveText, Options, Position, Rules, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8")? {
    ///     assert!(!position.looks_connected(Team::Yellow));
    ///     position.play_text(&text)?;
    /// }
    /// assert!(position.is_connected(Team::Yellow) && position.looks_connected(Team::Yellow));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn looks_connected(&self, team: Team) -> bool {
        let board = self.rules.board();
        let tops = self.tops(team);
        board.goals().iter().any(|goal| {
            let [from, to] = goal.sides.map(|side| board.sides()[side.index()].cells());
            let mut reached = from.and(tops);
            loop {
                let cells = board.cells_in(reached);
                let beside = cells.flat_map(|cell| board.neighbours(cell).map(|(_, next)| next));
                let next = reached.or(board.set_of(beside).and(tops));
                if next == reached {
                    return reached.meets(to);
                }
                reached = next;
            }
        })
    }

    /// Calls `visit` for every legal placement with whether it would connect, as after
    /// playing it.
    pub(crate) fn for_each_tested_placement(&self, visit: impl FnMut(Placement, bool)) {
        with_word!(self.rules, B => self.visit_tested::<B>(visit));
    }

    fn visit_tested<B: Bits>(&self, mut visit: impl FnMut(Placement, bool)) {
        let Some(seat) = self.to_move() else { return };
        let faces = Faces::<B>::of(self, seat.team());
        // Neutral faces belong to nobody.
        let coloured = !self.places_neutral();
        self.visit_placements::<B>(|placement| {
            visit(placement, coloured && faces.would_connect(placement));
        });
    }

    /// The cells whose top is the team's.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Ic3c4c5".parse()?)?;
    /// assert_eq!(position.tops(Team::Yellow).len(), 3);
    /// position.play_text(&"Tb3^3c3".parse()?)?;
    /// assert_eq!(position.tops(Team::Yellow).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tops(&self, team: Team) -> CellSet {
        CellSet(Faces::<u128>::of(self, team).tops())
    }

    /// The cells that a path of the team's faces can reach from a cell, itself included;
    /// none if the cell's top is not the team's.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"La1a2a3b3".parse()?)?;
    /// assert_eq!(position.joined_with(Team::Yellow, "a1".parse()?).len(), 4);
    /// assert!(position.joined_with(Team::Green, "a1".parse()?).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn joined_with(&self, team: Team, cell: Cell) -> CellSet {
        let Some(bit) = self.rules.board().bit(cell) else {
            return CellSet::EMPTY;
        };
        with_word!(self.rules, B => self.joined_in::<B>(team, 1 << bit))
    }

    fn joined_in<B: Bits>(&self, team: Team, seed: u128) -> CellSet {
        let faces = Faces::<B>::of(self, team);
        CellSet(faces.joints().flood(faces.tops() & B::narrow(seed)).wide())
    }

    /// Whether two neighbouring cells are joined for a team: both tops are its colour, and
    /// so is every face of the wall between them.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"La1a2a3b3".parse()?)?;
    /// assert!(position.are_joined(Team::Yellow, "a1".parse()?, "a2".parse()?));
    /// assert!(!position.are_joined(Team::Yellow, "a1".parse()?, "b1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn are_joined(&self, team: Team, a: Cell, b: Cell) -> bool {
        let board = self.rules.board();
        // The first in the order of columns and rows is the western or southern one.
        let (Some(first), Some(second)) = (board.bit(a.min(b)), board.bit(a.max(b))) else {
            return false;
        };
        let [CellSet(east), CellSet(north)] = self.joints(team);
        (second == first + 1 && east >> first & 1 == 1)
            || (second == first + board.stride() && north >> first & 1 == 1)
    }

    /// The team's joints: the cells joined with their neighbour to the east, and those joined
    /// with their neighbour to the north.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"La1a2a3b3".parse()?)?;
    /// let [east, north] = position.joints(Team::Yellow);
    /// assert_eq!((east.len(), north.len()), (1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn joints(&self, team: Team) -> [CellSet; 2] {
        with_word!(self.rules, B => {
            let Joints { east, north } = Faces::<B>::of(self, team).joints();
            [east, north].map(|set| CellSet(set.wide()))
        })
    }
}
