//! The rules' own types as views.

use caminos_message::Localise as _;
use caminos_rules::{
    Axis, Cell, Cube, Face, Goal, Level, Move, OrientationId, Outcome, Path, Placement, Position,
    Rules, Seat, ShapeId, Team,
};

use crate::view::{
    CellCoords, CellView, CubeCoords, FaceView, GameView, GhostView, GoalView, MoveView,
    OrientationView, OutcomeView, PathView, PieceView, PlacementView, PositionView, ShapeView,
    SideView,
};

fn cell_coords(cell: Cell) -> CellCoords {
    [cell.x(), cell.y()]
}

fn cube_coords(cube: Cube) -> CubeCoords {
    [cube.cell.x(), cube.cell.y(), cube.level.get()]
}

fn goal_index(rules: &Rules, goal: Goal) -> u8 {
    let goals = rules.board().goals();
    goals.iter().position(|&own| own == goal).unwrap_or(0) as u8
}

impl From<&Rules> for GameView {
    fn from(rules: &Rules) -> Self {
        let board = rules.board();
        let cells = |set| board.cells_in(set).map(cell_coords).collect();
        Self {
            board: board.name().to_owned(),
            width: board.width(),
            height: board.height(),
            cells: board
                .cells_in(board.cells())
                .map(|cell| CellView {
                    name: cell.to_string(),
                    at: cell_coords(cell),
                })
                .collect(),
            sides: board
                .sides()
                .iter()
                .map(|side| SideView {
                    name: side.name().to_owned(),
                    cells: cells(side.cells()),
                })
                .collect(),
            goals: board
                .goals()
                .iter()
                .map(|goal| GoalView {
                    sides: goal.sides.map(|side| side.index() as u8),
                    doubled: goal.doubled,
                })
                .collect(),
            shapes: rules.shape_ids().map(|id| shape(rules, id)).collect(),
            seats: rules.seats().len() as u8,
            teams: rules.seats().map(Seat::team).collect(),
            levels: Level::COUNT as u8,
            neutral: rules.options().neutral,
            scoring: rules.options().scoring,
        }
    }
}

fn shape(rules: &Rules, id: ShapeId) -> ShapeView {
    ShapeView {
        letter: rules.shape(id).letter().to_string(),
        neutral: rules.is_neutral(id),
        orientations: rules
            .orientations_of(id)
            .map(|id| orientation(rules, id))
            .collect(),
    }
}

fn orientation(rules: &Rules, id: OrientationId) -> OrientationView {
    let columns = rules.orientation(id).columns().iter();
    let middle = rules.orientation(id).middle();
    OrientationView {
        id: id.index() as u16,
        cubes: columns
            .flat_map(|column| {
                (column.bottom..column.top()).map(|level| [column.dx, column.dy, level])
            })
            .collect(),
        rotated: Axis::ALL.map(|axis| rules.rotated(id, axis).index() as u16),
        middle: [middle.dx, middle.dy],
    }
}

impl From<&Position> for PositionView {
    fn from(position: &Position) -> Self {
        let rules = position.rules();
        let winner = position.winner();
        Self {
            ply: MoveView::count(position) as u16,
            to_move: position.to_move().map(Seat::number),
            neutral_due: position.places_neutral(),
            may_swap: position.may_swap(),
            pieces: pieces(position),
            supplies: rules
                .seats()
                .map(|seat| {
                    rules
                        .shape_ids()
                        .map(|shape| position.supply(seat, shape))
                        .collect()
                })
                .collect(),
            out: rules
                .seats()
                .filter(|&seat| position.is_out(seat))
                .map(Seat::number)
                .collect(),
            outcome: position.outcome().map(OutcomeView::from),
            path: winner
                .and_then(|team| Some((team, position.shortest_path(team)?)))
                .map(|(team, path)| PathView::new(rules, team, &path)),
        }
    }
}

fn pieces(position: &Position) -> Vec<PieceView> {
    let rules = position.rules();
    let placed = position
        .history()
        .enumerate()
        .filter(|(_, (_, mv))| mv.placement().is_some());
    let played: Vec<u16> = placed.map(|(before, _)| before as u16 + 1).collect();
    let initial = position.pieces().count().saturating_sub(played.len()) as u16;
    let initial = (0..initial).map(|i| u16::MAX - i);
    initial
        .chain(played)
        .zip(position.pieces())
        .map(|(ply, piece)| PieceView {
            ply,
            seat: piece.seat.number(),
            colour: piece.colour,
            letter: rules.shape(piece.shape).letter().to_string(),
            cubes: rules.cubes(piece.placement).map(cube_coords).collect(),
        })
        .collect()
}

impl MoveView {
    /// How many moves led to a position.
    #[must_use]
    pub fn count(position: &Position) -> usize {
        let resigned = matches!(position.history().next_back(), Some((_, Move::Resign)));
        position.history().len() - usize::from(resigned)
    }

    /// The moves that led to a position, in order; a resignation is none.
    #[must_use]
    pub fn all(position: &Position) -> Vec<Self> {
        let rules = position.rules();
        position
            .history()
            .filter(|(_, mv)| *mv != Move::Resign)
            .map(|(seat, mv)| Self {
                seat: seat.number(),
                text: rules.text(mv).to_string(),
            })
            .collect()
    }
}

impl From<Outcome> for OutcomeView {
    fn from(outcome: Outcome) -> Self {
        let points = outcome.points();
        match outcome {
            Outcome::Connected { team, faces, .. } => Self::Connected {
                team,
                faces,
                points,
            },
            Outcome::Edges { winner, pieces } => Self::Edges {
                winner,
                pieces: [pieces.yellow, pieces.green],
                points,
            },
            Outcome::Draw { pieces } => Self::Draw {
                pieces: [pieces.yellow, pieces.green],
            },
            Outcome::Resigned { winner } => Self::Resigned { winner },
            Outcome::Time { winner } => Self::Time { winner },
        }
    }
}

impl PathView {
    /// A team's path of faces that are there.
    #[must_use]
    pub fn new(rules: &Rules, team: Team, path: &Path) -> Self {
        Self {
            team,
            goal: goal_index(rules, path.goal()),
            faces: path.faces().iter().copied().map(FaceView::from).collect(),
        }
    }

    /// A way that a team could still take over these cells: the tops that are its own where
    /// it need not build, and the tops of the cubes to come where it must.
    #[must_use]
    pub fn planned(
        position: &Position,
        team: Team,
        goal: Goal,
        way: &[Cell],
        built: impl Fn(Cell) -> bool,
    ) -> Self {
        let faces = way.iter().map(|&cell| {
            let height = position.height(cell);
            let level = if built(cell) {
                height
            } else {
                height.saturating_sub(1)
            };
            FaceView {
                cube: [cell.x(), cell.y(), level],
                facing: None,
            }
        });
        Self {
            team,
            goal: goal_index(position.rules(), goal),
            faces: faces.collect(),
        }
    }
}

impl From<Face> for FaceView {
    fn from(face: Face) -> Self {
        match face {
            Face::Top(cube) => Self {
                cube: cube_coords(cube),
                facing: None,
            },
            Face::Wall { cube, facing } => {
                let (dx, dy) = facing.offset();
                Self {
                    cube: cube_coords(cube),
                    facing: Some([dx, dy]),
                }
            }
        }
    }
}

impl GhostView {
    /// A piece held over the board with its anchor at a cell, as
    /// the seat to move would drop it.
    #[must_use]
    pub fn new(position: &Position, orientation: OrientationId, anchor: Cell) -> Self {
        let rules = position.rules();
        let rest = position.rest_level(orientation, anchor);
        let cubes = self::orientation(rules, orientation).cubes;
        let dropped = position.place_at(orientation, anchor);
        let reasons = dropped.as_ref().err().map(|illegal| illegal.messages());
        Self {
            orientation: orientation.index() as u16,
            anchor: cell_coords(anchor),
            cubes: cubes
                .into_iter()
                .map(|[x, y, level]| [anchor.x() + x, anchor.y() + y, level + rest])
                .collect(),
            mv: dropped
                .as_ref()
                .ok()
                .map(|&placement| rules.text(placement.into()).to_string()),
            illegal: dropped.err(),
            reasons: reasons.unwrap_or_default(),
        }
    }
}

impl PlacementView {
    /// Where a placement goes.
    #[must_use]
    pub fn new(rules: &Rules, placement: Placement) -> Self {
        Self {
            orientation: placement.orientation().index() as u16,
            anchor: cell_coords(rules.anchor(placement)),
        }
    }
}
