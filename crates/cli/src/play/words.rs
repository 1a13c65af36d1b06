//! Everything that the table says to the players, in one place.

use caminos_rules::Position;

use crate::words;

pub(super) const TITLE: &str = "Caminos";
pub(super) const MOVES: &str = "Moves";
pub(super) const NO_MOVES: &str = "none yet";
pub(super) const LEVEL: &str = "level";
pub(super) const OUT: &str = "out";

pub(super) const HINT_FREE: &str = "1-4 choose a piece · type a move · u undo · s save · ? help";
pub(super) const HINT_HOLDING: &str =
    "arrows move · R F T turn · Enter place · Tab next · Esc let go";
pub(super) const HINT_TYPING: &str = "Enter play it · Esc forget it";
pub(super) const HINT_ASKING: &str = "y yes · n no";
pub(super) const HINT_OVER: &str = "u undo · s save · g new game · q quit · ? help";

pub(super) const ASK_SAVE: &str = "Save as";
pub(super) const ASK_OPEN: &str = "Open";
pub(super) const ASK_MOVE: &str = "Move";
pub(super) const ASK_QUIT: &str = "This game is not saved. Quit all the same?";
pub(super) const ASK_NEW: &str = "This game is not saved. Leave it all the same?";
pub(super) const ASK_OPEN_UNSAVED: &str = "This game is not saved. Open another?";

pub(super) const NOTHING_TO_UNDO: &str = "There is no move to take back.";
pub(super) const NOTHING_TO_REDO: &str = "There is no move to play again.";
pub(super) const NO_SUCH_PIECE: &str = "You have no such piece left.";
pub(super) const NO_FILE_NAME: &str = "Give the file a name.";
pub(super) const OVERWRITE: &str = "There is a file of that name. Write over it?";

pub(super) const NEW_GAME: &str = "A new game";
pub(super) const NEW_GAME_HINT: &str =
    "up and down choose · left and right change · Enter begin · Esc back";

/// The help screen: keys and what they do.
pub(super) const HELP: [(&str, &str); 18] = [
    ("1 to 4", "choose a piece of your supply"),
    ("Tab", "the next piece"),
    ("arrows", "move it over the board"),
    ("R", "turn it on the board"),
    ("F", "tip it towards the north"),
    ("T", "tip it sideways"),
    ("Enter", "place it"),
    ("Esc", "let it go"),
    ("", ""),
    ("Lb2b3b4c4", "type a move, Lb2^3c2 stands three high in b2"),
    (": swap", "exchange seats, where the swap rule is on"),
    (": resign", "give the game up"),
    ("", ""),
    ("u, y", "undo, redo"),
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

pub(super) fn undone(text: &str) -> String {
    format!("{text} is taken back.")
}

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
