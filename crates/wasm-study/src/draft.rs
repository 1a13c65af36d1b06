//! A position that somebody puts together: every change makes another text.

use caminos_message::{Localise, Message, message};
use caminos_protocol::study::DraftView;
use caminos_protocol::view::CellCoords;
use caminos_rules::{Cell, Draft, Material, MoveText, Players, Position, Seat, Setup};

/// A text, in either form, as it can be worked on.
///
/// # Errors
/// The first thing that is wrong with it or impossible about its pieces.
pub fn read(text: &str) -> Result<DraftView, Message> {
    // Fields have spaces between them, and in an address none.
    let setup = if text.trim().contains(' ') {
        text.trim().parse()
    } else {
        Setup::from_link(text.trim())
    };
    let setup: Setup = setup.map_err(|error| error.message())?;
    let draft = draft(&setup)?;
    match setup.position(Material::standard()) {
        Ok(position) => Ok(possible(&position)),
        // As written, so that nobody's text is changed by reading it.
        Err(error) => Ok(impossible(&draft, error.message())),
    }
}

/// With another piece of a seat, or a neutral one (0).
///
/// # Errors
/// Why it cannot be placed there.
pub fn place(text: &str, seat: u8, mv: &str) -> Result<DraftView, Message> {
    let mv: MoveText = mv
        .parse()
        .map_err(|error: caminos_rules::NotationError| error.message())?;
    let placed = written(text)?.place(numbered(seat), &mv);
    settled(&placed.map_err(|illegal| illegal.message())?)
}

/// Without the uppermost piece of a cell.
///
/// # Errors
/// That there is none, or that others lie on it.
pub fn remove(text: &str, [x, y]: CellCoords) -> Result<DraftView, Message> {
    let before = written(text)?;
    let removed = Cell::new(x, y).and_then(|cell| before.remove(cell));
    let removed = removed.ok_or_else(|| message!("editor-no-piece"))?;
    // The only thing that can have become impossible: cubes that have nothing beneath them now.
    settled(&removed).map_err(|_| message!("editor-carries"))
}

/// With the turn of another seat.
///
/// # Errors
/// The text is none that can be worked on.
pub fn turn(text: &str, seat: u8) -> Result<DraftView, Message> {
    let mut setup = written(text)?.setup().clone();
    setup.turn = numbered(seat);
    let draft = draft(&setup)?;
    Ok(view(&draft, &draft.position(Material::standard())))
}

/// On another board or with other options. Pieces stay where all of them can.
///
/// # Errors
/// The options do not go together.
pub fn options(
    text: &str,
    board: &str,
    players: Players,
    neutral: bool,
    scoring: bool,
) -> Result<DraftView, Message> {
    let mut setup = written(text)?.setup().clone();
    setup.swap &= players == Players::Two;
    setup = Setup {
        board: board.to_owned(),
        players,
        neutral,
        scoring,
        ..setup
    };
    let seats = players.count();
    setup.turn = setup
        .turn
        .filter(|seat| usize::from(seat.number()) <= seats);
    setup.out.clear();
    match draft(&setup) {
        Ok(_) => settled(&setup),
        Err(_) => settled(&emptied(setup)),
    }
}

/// Without any piece.
///
/// # Errors
/// The text is none that can be worked on.
pub fn clear(text: &str) -> Result<DraftView, Message> {
    settled(&emptied(written(text)?.setup().clone()))
}

fn emptied(setup: Setup) -> Setup {
    Setup {
        pieces: Vec::new(),
        turn: Some(Seat::One),
        out: Vec::new(),
        ..setup
    }
}

fn numbered(seat: u8) -> Option<Seat> {
    Seat::ALL.into_iter().find(|one| one.number() == seat)
}

fn draft(setup: &Setup) -> Result<Draft, Message> {
    Draft::new(setup, Material::standard()).map_err(|error| error.message())
}

fn written(text: &str) -> Result<Draft, Message> {
    let setup: Setup = text
        .parse()
        .map_err(|error: caminos_rules::SetupError| error.message())?;
    draft(&setup)
}

/// With the turn as it was where that is possible, or else with another.
fn settled(setup: &Setup) -> Result<DraftView, Message> {
    let draft = draft(setup)?;
    Ok(view(&draft, &draft.settled(Material::standard())))
}

fn view(draft: &Draft, position: &Result<Position, caminos_rules::SetupError>) -> DraftView {
    match position {
        Ok(position) => possible(position),
        Err(error) => impossible(draft, error.message()),
    }
}

fn possible(position: &Position) -> DraftView {
    let setup = position.setup();
    DraftView {
        link: Some(position.link()),
        problem: None,
        ..unchecked(&setup)
    }
}

fn impossible(draft: &Draft, problem: Message) -> DraftView {
    DraftView {
        problem: Some(problem),
        ..unchecked(draft.setup())
    }
}

fn unchecked(setup: &Setup) -> DraftView {
    DraftView {
        text: setup.to_string(),
        address: setup.to_link(),
        link: None,
        problem: None,
        turn: setup.turn.map(Seat::number),
        neutral: setup.neutral,
        scoring: setup.scoring,
    }
}
