//! What teams, seats, colours, shapes, sides and directions are called.

use caminos_rules::{
    Board, Colour, Direction, Goal, Move, Placement, Players, Rules, Seat, ShapeId, Side, Team,
};

use crate::{Arg, Localise, Message, message};

impl Localise for Team {
    fn message(&self) -> Message {
        match self {
            Self::Yellow => message!("team-yellow"),
            Self::Green => message!("team-green"),
        }
    }
}

/// A seat by its team, and by its number where four play.
#[must_use]
pub fn seat(seat: Seat, players: Players) -> Message {
    let team = seat.team().message();
    match players {
        Players::Two => team,
        Players::Four => message!("team-of-four", team = team, seat = seat.number()),
    }
}

impl Localise for Colour {
    fn message(&self) -> Message {
        match self {
            Self::Yellow => message!("describe-colour-yellow"),
            Self::Green => message!("describe-colour-green"),
            Self::Neutral => message!("describe-colour-neutral"),
        }
    }
}

impl Localise for Direction {
    fn message(&self) -> Message {
        match self {
            Self::North => message!("side-N"),
            Self::East => message!("side-E"),
            Self::South => message!("side-S"),
            Self::West => message!("side-W"),
        }
    }
}

/// A shape of the standard material by its name, another one by its letter.
#[must_use]
pub fn shape(rules: &Rules, shape: ShapeId) -> Arg {
    let letter = rules.shape(shape).letter();
    Arg::Message(match letter.as_char() {
        'L' => message!("shape-L"),
        'T' => message!("shape-T"),
        'Z' => message!("shape-Z"),
        'I' => message!("shape-I"),
        'N' => message!("shape-N"),
        _ => return letter.into(),
    })
}

/// A move for those who do not read notation: the piece and the cells that it enters, in one word,
/// since sentences list moves. A piece that is higher than it is long stands.
///
/// ```
/// use caminos_message::names::move_in_words;
/// use caminos_rules::{Options, Position, Rules};
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// let upright = position.resolve(&"La1^3a2".parse()?)?;
/// let words = move_in_words(position.rules(), upright);
/// assert_eq!(words.to_string(), "move-standing(shape: shape-L, cells: a1-a2)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn move_in_words(rules: &Rules, mv: Move) -> Message {
    match mv {
        Move::Place(placement) => {
            let cells = rules.board().cells_in(rules.footprint(placement));
            let cells: Vec<String> = cells.map(|cell| cell.to_string()).collect();
            let shape = shape(rules, rules.shape_of(placement.orientation()));
            let cells = cells.join("-");
            if stands(rules, placement) {
                message!("move-standing", shape = shape, cells = cells)
            } else {
                message!("move-on", shape = shape, cells = cells)
            }
        }
        Move::Swap => message!("move-swap"),
        Move::Resign => message!("move-resign"),
    }
}

/// Whether a piece is higher than it is long.
fn stands(rules: &Rules, placement: Placement) -> bool {
    let orientation = rules.orientation(placement.orientation());
    orientation.height() > orientation.width().max(orientation.depth())
}

/// A side of the standard boards by its name in words, another one as it is written.
#[must_use]
pub fn side(side: &Side) -> Arg {
    Arg::Message(match side.name() {
        "N" => message!("side-N"),
        "NE" => message!("side-NE"),
        "E" => message!("side-E"),
        "SE" => message!("side-SE"),
        "S" => message!("side-S"),
        "SW" => message!("side-SW"),
        "W" => message!("side-W"),
        "NW" => message!("side-NW"),
        name => return name.into(),
    })
}

/// The two sides of a goal, each by its name.
#[must_use]
pub fn goal(board: &Board, goal: Goal) -> [Arg; 2] {
    goal.sides.map(|id| side(&board.sides()[id.index()]))
}

/// The two sides of a goal.
#[must_use]
pub fn sides(board: &Board, of: Goal) -> Message {
    let [a, b] = goal(board, of);
    message!("sides", a = a, b = b)
}
