//! Everything that the table says to the players, in one place.

use caminos_rules::{Move, Position, Seat, Team};
use caminos_search::Score;

use super::seats::{Seats, Who};
use crate::connection::Change;
use crate::words::{self, capital, cells, counted, joined, seat_name};

pub(super) const TITLE: &str = "Caminos";
pub(super) const MOVES: &str = "Moves";
pub(super) const NO_MOVES: &str = "none yet";
pub(super) const LEVEL: &str = "level";
pub(super) const OUT: &str = "out";
pub(super) const THINKING: &str = " …";

pub(super) const HINT_FREE: &str =
    "1-4 choose a piece · type a move · h hint · u undo · s save · ? help";
pub(super) const HINT_HOLDING: &str =
    "arrows move · R F T turn · Enter place · Tab next · Esc let go";
pub(super) const HINT_THINKING: &str = "Esc stop · u undo · s save · q quit · ? help";
pub(super) const HINT_HELD: &str = "Enter go on · u undo · s save · g new game · q quit";
pub(super) const HINT_TYPING: &str = "Enter play it · Esc forget it";
pub(super) const HINT_ASKING: &str = "y yes · n no";
pub(super) const HINT_OVER: &str = "u undo · s save · g new game · q quit · ? help";

pub(super) const ASK_SAVE: &str = "Save as";
pub(super) const ASK_OPEN: &str = "Open";
pub(super) const ASK_MOVE: &str = "Move";
pub(super) const ASK_QUIT: &str = "This game is not saved. Quit all the same?";
pub(super) const ASK_NEW: &str = "This game is not saved. Leave it all the same?";
pub(super) const ASK_OPEN_UNSAVED: &str = "This game is not saved. Open another?";

pub(super) const LOOKING: &str = "Looking for a hint.";
pub(super) const HELD: &str = "The computer waits. Enter lets it go on.";
pub(super) const NO_MOVE: &str = "The computer found no move. Enter lets it try again.";
pub(super) const NO_HINT: &str = "There is no hint for this.";
pub(super) const YOU: &str = "you";
pub(super) const NOTHING_TO_UNDO: &str = "There is no move to take back.";
pub(super) const NOTHING_TO_REDO: &str = "There is no move to play again.";
pub(super) const NO_SUCH_PIECE: &str = "You have no such piece left.";
pub(super) const NO_FILE_NAME: &str = "Give the file a name.";
pub(super) const OVERWRITE: &str = "There is a file of that name. Write over it?";

pub(super) const NEW_GAME: &str = "A new game";
pub(super) const NEW_GAME_HINT: &str =
    "up and down choose · left and right change · Enter begin · Esc back";

/// The help screen: keys and what they do.
pub(super) const HELP: [(&str, &str); 19] = [
    ("1 to 4", "choose a piece of your supply"),
    ("Tab", "the next piece"),
    ("arrows", "move it over the board"),
    ("R", "turn it on the board"),
    ("F", "tip it towards the north"),
    ("T", "tip it sideways"),
    ("Enter", "place it"),
    ("Esc", "let it go, or make the computer wait"),
    ("", ""),
    ("Lb2b3b4c4", "type a move, Lb2^3c2 stands three high in b2"),
    (": swap", "exchange seats, where the swap rule is on"),
    (": resign", "give the game up"),
    ("", ""),
    ("h", "a hint: a good move, and why"),
    (
        "u, y",
        "undo, redo; back to your own turn against the computer",
    ),
    ("s, o", "save, open a record"),
    ("g", "a new game"),
    ("q", "quit"),
    ("?", "this help"),
];

/// How to read the board, under the keys.
pub(super) const HELP_BOARD: [&str; 4] = [
    "A number is a cell's height. A strip between two cells is the wall",
    "between them, in its faces' colours. A path runs where your colour",
    "is unbroken over tops and walls. A cross marks a wall that parts",
    "two tops of one team.",
];
pub(super) const HELP_BACK: &str = "any key goes back";

pub(super) fn in_hand(letter: char) -> String {
    format!("In hand: {letter}")
}

pub(super) fn may_place(text: &str) -> String {
    format!("{text}. Enter places it.")
}

pub(super) fn not_here(reason: &str) -> String {
    format!("Not here: {reason}.")
}

pub(super) fn refused(text: &str, reason: &str) -> String {
    format!("{text} is refused: {reason}.")
}

pub(super) fn unreadable(reason: &str) -> String {
    format!("This is no move: {reason}.")
}

pub(super) fn undone(texts: &[String]) -> String {
    let are = if texts.len() == 1 { "is" } else { "are" };
    format!("{} {are} taken back.", joined(texts))
}

/// A seat in the panel: its name and, where the computer plays too, who sits there.
pub(super) fn seat_line(position: &Position, seats: &Seats, seat: Seat) -> String {
    if !seats.have_computer(position) {
        return seat_name(position, seat);
    }
    let team = capital(seat.team().name());
    let who = match seats.who(position, seat) {
        Who::Person => YOU.to_owned(),
        computer @ Who::Computer(_) => computer.to_string(),
    };
    match position.rules().options().players.count() {
        2 => format!("{team}, {who}"),
        _ => format!("{team} {}, {who}", seat.number()),
    }
}

pub(super) fn thinking(position: &Position, seat: Seat) -> String {
    format!("{} is thinking.", seat_name(position, seat))
}

pub(super) fn not_your_turn(position: &Position, seat: Seat) -> String {
    let name = seat_name(position, seat);
    format!("It is {name}'s turn, and the computer plays it.")
}

/// What the computer did.
pub(super) fn plays(name: &str, text: &str) -> String {
    format!("{name} plays {text}.")
}

/// What the computer did, and how the game stands now.
pub(super) fn computer_played(name: &str, text: &str, position: &Position) -> String {
    format!("{} {}", plays(name, text), standing(position))
}

/// A hint and its reason in one sentence.
pub(super) fn hint_for(position: &Position, mv: Move, score: Option<Score>) -> String {
    let text = position.rules().text(mv).to_string();
    match Change::of(position, mv) {
        _ if mv == Move::Swap => HINT_SWAP.to_owned(),
        Some(change) => hint(&text, &change, score),
        None => NO_HINT.to_owned(),
    }
}

/// More would not be read.
const MOST_REASONS: usize = 3;

fn hint(text: &str, change: &Change, score: Option<Score>) -> String {
    let other = change.team.other();
    let mut reasons = Vec::new();
    if let Some((_, faces)) = change.connected() {
        reasons.push(format!("connects you by {faces} faces"));
    } else {
        if change.stops() {
            reasons.push(format!("stops a win at {}", cells(&change.faced)));
        }
        if change.threatens() {
            reasons.push(format!("threatens to connect at {}", cells(&change.has)));
        }
        reasons.extend(steps(change));
        reasons.truncate(MOST_REASONS);
    }
    let faces = cells(&change.faces);
    let proven = match score {
        Some(Score::Win(moves)) if moves > 1 => format!(" You win in {moves} moves."),
        Some(Score::Loss(_)) if !faces.is_empty() => format!(" Nothing stops the win at {faces}."),
        Some(Score::Loss(moves)) => {
            format!(" {} wins in {moves} all the same.", capital(other.name()))
        }
        _ if !faces.is_empty() => format!(" The win at {faces} stays."),
        _ => String::new(),
    };
    format!("Hint: {text} {}.{proven}", joined(&reasons))
}

/// How the teams' distances change: one or two clauses, the second after an "and".
fn steps(change: &Change) -> Vec<String> {
    let other = change.team.other();
    let figures = |team: Team| (change.before[team], change.after[team]);
    let mut steps = Vec::new();
    for (whom, team) in [(YOU, change.team), (other.name(), other)] {
        match figures(team) {
            (Some(from), Some(to)) if from != to && steps.is_empty() => {
                steps.push(format!(
                    "takes {whom} from {from} to {}",
                    counted(to as u16, "cell")
                ));
            }
            (Some(from), Some(to)) if from != to => {
                steps.push(format!("{whom} from {from} to {to}"));
            }
            (Some(_), None) => steps.push(format!("leaves {whom} no way")),
            _ => {}
        }
    }
    if steps.is_empty() {
        let count = |team| match figures(team).1 {
            Some(cells) => counted(cells as u16, "cell"),
            None => "no way".to_owned(),
        };
        let (own, others) = (count(change.team), count(other));
        steps.push(format!("keeps you at {own}, with {other} at {others}"));
    }
    steps
}

pub(super) const HINT_SWAP: &str = "Hint: swap. The first move is worth more than an answer to it.";

pub(super) fn saved(file: &str) -> String {
    format!("Saved as {file}.")
}

pub(super) fn opened(file: &str) -> String {
    format!("{file} is open.")
}

pub(super) fn too_small(need: (u16, u16), have: (u16, u16)) -> [String; 3] {
    [
        "This terminal is too small.".to_owned(),
        format!("Caminos needs {} by {} characters", need.0, need.1),
        format!("and has {} by {}.", have.0, have.1),
    ]
}

/// Board and options in a few words.
pub(super) fn game(position: &Position) -> String {
    let rules = position.rules();
    let options = rules.options();
    let mut parts = vec![
        rules.board().name().to_owned(),
        format!("{} players", options.players),
    ];
    for (on, name) in [
        (options.neutral, "neutral pieces"),
        (options.scoring, "scoring"),
        (options.swap, "swap"),
    ] {
        if on {
            parts.push(name.to_owned());
        }
    }
    parts.join(" · ")
}

pub(super) fn standing(position: &Position) -> String {
    words::standing(position)
}
