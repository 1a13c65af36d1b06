//! A game that the page asks about: what it looks like, what a piece in hand would do.

use caminos_connection::{path_distance, threatened_cells};
use caminos_describe::{ParseTopicError, describe};
use caminos_message::Message;
use caminos_protocol::view::{
    CellCoords, CubeCoords, GameView, GhostView, MoveView, PathView, PlacementView, PositionView,
};
use caminos_rules::{
    Cell, Draft, LinkError, Material, Move, MoveText, OrientationId, Position, Seat, Setup,
    SetupError, Team,
};

use crate::match_state::Refused;

/// Why something that the page handed in is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The link leads nowhere.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// There is no orientation with this number.
    #[error("there is no orientation {0} in this game")]
    Orientation(u16),
    /// A cell without a name.
    #[error("there is no cell in column {0} and row {1}")]
    Cell(u8, u8),
    /// Nothing that can be described.
    #[error(transparent)]
    Topic(#[from] ParseTopicError),
    /// A game has not had so many moves.
    #[error("the game has {has} moves, not {asked}")]
    Ply {
        /// The moves there are.
        has: usize,
        /// The moves asked for.
        asked: usize,
    },
}

/// A game with all its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
}

impl From<Position> for Game {
    fn from(position: Position) -> Self {
        Self { position }
    }
}

impl Game {
    /// The game that a link leads to.
    ///
    /// # Errors
    /// Which character is wrong and why.
    pub fn from_link(link: &str) -> Result<Self, GameError> {
        Ok(Position::from_link(link, Material::standard())?.into())
    }

    /// A game that begins with a position as text, or in its form for addresses.
    ///
    /// # Errors
    /// The first thing that is wrong with the text or impossible in the position.
    pub fn from_setup(text: &str) -> Result<Self, SetupError> {
        let text = text.trim();
        // Fields have spaces between them, and in an address none.
        let setup: Setup = if text.contains(' ') {
            text.parse()?
        } else {
            Setup::from_link(text)?
        };
        Ok(setup.position(Material::standard())?.into())
    }

    /// The pieces of a position as text that somebody puts together, with a seat (0 for a neutral
    /// piece) that places next, whatever turns say.
    ///
    /// # Errors
    /// The first thing that is wrong with the text or impossible about the pieces.
    pub fn from_draft(text: &str, seat: u8) -> Result<Self, SetupError> {
        let draft = Draft::new(&text.parse()?, Material::standard())?;
        let seat = Seat::ALL.into_iter().find(|one| one.number() == seat);
        Ok(draft.turn_of(seat).into())
    }

    /// The position as text.
    #[must_use]
    pub fn setup(&self) -> String {
        self.position.setup().to_string()
    }

    /// The position as text, in its form for addresses.
    #[must_use]
    pub fn setup_link(&self) -> String {
        self.position.setup().to_link()
    }

    /// The position after all moves.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What stays the same during the game.
    #[must_use]
    pub fn view(&self) -> GameView {
        GameView::from(&**self.position.rules())
    }

    /// The position after all moves, as it is drawn.
    #[must_use]
    pub fn position_view(&self) -> PositionView {
        PositionView::from(&self.position)
    }

    /// The game as it was after this many moves.
    ///
    /// # Errors
    /// When there were not so many.
    pub fn at(&self, ply: usize) -> Result<Self, GameError> {
        let has = MoveView::count(&self.position);
        if ply > has {
            return Err(GameError::Ply { has, asked: ply });
        }
        let mut earlier = self.position.clone();
        // A resignation goes with the last move.
        while ply < has && MoveView::count(&earlier) > ply {
            earlier.undo();
        }
        Ok(earlier.into())
    }

    /// The position in sentences: what a topic such as `row 3` asks for.
    ///
    /// # Errors
    /// When the topic is none.
    pub fn describe(&self, topic: &str) -> Result<Vec<Message>, GameError> {
        Ok(describe(&self.position, &topic.parse()?))
    }

    /// The moves in order.
    #[must_use]
    pub fn moves(&self) -> Vec<MoveView> {
        MoveView::all(&self.position)
    }

    fn orientation(&self, number: u16) -> Result<OrientationId, GameError> {
        let mut all = self.position.rules().orientations();
        all.nth(usize::from(number))
            .ok_or(GameError::Orientation(number))
    }

    /// A piece held with its anchor over a cell.
    ///
    /// # Errors
    /// When there is no such orientation or the cell has no name.
    pub fn ghost(&self, orientation: u16, [x, y]: CellCoords) -> Result<GhostView, GameError> {
        let orientation = self.orientation(orientation)?;
        let anchor = Cell::new(x, y).ok_or(GameError::Cell(x, y))?;
        Ok(GhostView::new(&self.position, orientation, anchor))
    }

    /// A piece held over a cell: its nearest legal placement that enters the cell or, where
    /// there is none, as it is with its middle there, kept within the board's rectangle.
    ///
    /// # Errors
    /// When there is no such orientation or the cell has no name.
    pub fn held_over(&self, orientation: u16, [x, y]: CellCoords) -> Result<GhostView, GameError> {
        let orientation = self.orientation(orientation)?;
        let cell = Cell::new(x, y).ok_or(GameError::Cell(x, y))?;
        let rules = self.position.rules();
        let anchor = match self.position.nearest_placement(orientation, cell) {
            Some(placement) => rules.anchor(placement),
            None => {
                let held = rules.orientation(orientation);
                let middle = held.middle();
                let within = |at: u8, grip: u8, size: u8, room: u8| {
                    at.saturating_sub(grip).min(room.saturating_sub(size))
                };
                let (width, height) = (rules.board().width(), rules.board().height());
                let x = within(x, middle.dx, held.width(), width);
                let y = within(y, middle.dy, held.depth(), height);
                Cell::new(x, y).ok_or(GameError::Cell(x, y))?
            }
        };
        Ok(GhostView::new(&self.position, orientation, anchor))
    }

    /// Where a piece that is taken up near a cell can begin: its nearest legal placement, if
    /// this orientation has any.
    ///
    /// # Errors
    /// When there is no such orientation or the cell has no name.
    pub fn near(
        &self,
        orientation: u16,
        [x, y]: CellCoords,
    ) -> Result<Option<PlacementView>, GameError> {
        let orientation = self.orientation(orientation)?;
        let cell = Cell::new(x, y).ok_or(GameError::Cell(x, y))?;
        let near = self.position.placement_near(orientation, cell);
        Ok(near.map(|placement| PlacementView::new(self.position.rules(), placement)))
    }

    /// The anchors at which the seat to move may place an orientation.
    ///
    /// # Errors
    /// When there is no such orientation.
    pub fn fits(&self, orientation: u16) -> Result<Vec<CellCoords>, GameError> {
        let wanted = self.orientation(orientation)?;
        let mut anchors = Vec::new();
        self.position.for_each_placement(|placement| {
            if placement.orientation() == wanted {
                let anchor = self.position.rules().anchor(placement);
                anchors.push([anchor.x(), anchor.y()]);
            }
        });
        Ok(anchors)
    }

    /// Plays the move that a text names.
    ///
    /// # Errors
    /// Why it is refused; nothing is changed then.
    pub fn play(&mut self, text: &str) -> Result<(), Refused> {
        let text: MoveText = text.parse()?;
        self.position.play_text(&text)?;
        Ok(())
    }

    /// The orientation and anchor of a move that places a piece; nothing for any other move.
    ///
    /// # Errors
    /// Why the move is refused.
    pub fn placement(&self, text: &str) -> Result<Option<PlacementView>, Refused> {
        let text: MoveText = text.parse()?;
        Ok(match self.position.resolve(&text)? {
            Move::Place(placement) => Some(PlacementView::new(self.position.rules(), placement)),
            Move::Swap | Move::Resign => None,
        })
    }

    /// Takes the last move back; `false` on an untouched board.
    pub fn undo(&mut self) -> bool {
        self.position.undo().is_some()
    }

    /// The position as a short text for an address.
    #[must_use]
    pub fn link(&self) -> String {
        self.position.link()
    }

    /// The way to a connection on which a team has the fewest cells left to build on.
    #[must_use]
    pub fn connection(&self, team: Team) -> Option<PathView> {
        let found = path_distance(&self.position, team)?;
        let board = self.position.rules().board();
        let built = |cell| board.set_contains(found.cells, cell);
        Some(PathView::planned(
            &self.position,
            team,
            found.goal,
            &found.path,
            built,
        ))
    }

    /// The places to build on where a team could connect at once.
    #[must_use]
    pub fn threatened(&self) -> Vec<CubeCoords> {
        let board = self.position.rules().board();
        let [yellow, green] = Team::ALL.map(|team| threatened_cells(&self.position, team));
        board
            .cells_in(yellow.or(green))
            .map(|cell| [cell.x(), cell.y(), self.position.height(cell)])
            .collect()
    }
}
