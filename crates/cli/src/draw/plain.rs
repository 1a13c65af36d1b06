//! The board in plain text, without colours: for pipes, logs and screen readers.
//!
//! A cell shows its top's colour letter and its height. No line between two cells means
//! one piece, dots mean that a path can pass, a cross means that a wall is in the way. Signs
//! beside the letter say what is special: a star the path, an exclamation mark what a text
//! speaks of.
//!
//! The low board takes half of the lines: what is between a cell and the one below it fills the
//! cell's own line, underscores for a line, dots for a way, crosses for a wall.

use std::fmt::Write as _;

use caminos_rules::Cell;

use super::Marks;
use super::relief::{Border, Relief};

/// The board with its names, one line of text a row.
pub(crate) fn board(relief: &Relief<'_>, marks: &Marks) -> String {
    let (width, height) = (relief.board().width(), relief.board().height());
    let mut text = String::new();
    for y in (0..=height).rev() {
        let mut line = String::from("   ");
        for x in 0..=width {
            line.push(crossing(relief, x, y));
            if x < width {
                line.push_str(horizontal(relief, x, y));
            }
        }
        push_line(&mut text, &line);
        let Some(row) = y.checked_sub(1) else {
            break;
        };
        let mut line = format!("{y:>2} ");
        for x in 0..=width {
            line.push_str(vertical(relief, x, row));
            if let Some(cell) = Cell::new(x, row).filter(|_| x < width) {
                line.push_str(&inside(relief, marks, cell));
            }
        }
        push_line(&mut text, &line);
    }
    push_line(&mut text, &format!("   {}", names(width, "    ")));
    text
}

/// The same on about half as many lines: one for each row of cells, and one above them.
pub(crate) fn low_board(relief: &Relief<'_>, marks: &Marks) -> String {
    let (width, height) = (relief.board().width(), relief.board().height());
    let mut text = String::new();
    for y in (0..=height).rev() {
        let mut line = match y {
            _ if y == height => String::from("   "),
            row => format!("{:>2} ", row + 1),
        };
        for x in 0..=width {
            line.push_str(vertical(relief, x, y));
            if x < width {
                line.push_str(&low_inside(relief, marks, x, y));
            }
        }
        push_line(&mut text, &line);
    }
    push_line(&mut text, &format!("   {}", names(width, "     ")));
    text
}

/// The names of the columns, each after such a gap but the first.
fn names(width: u8, gap: &str) -> String {
    let names = (0..width).map(|x| char::from(b'a' + x).to_string());
    format!("   {}", names.collect::<Vec<_>>().join(gap))
}

/// A cell of the low board, with what is between it and the one below.
fn low_inside(relief: &Relief<'_>, marks: &Marks, x: u8, y: u8) -> String {
    let below = match sign(relief, at(x, y, 0, 0), at(x, y, 0, -1)) {
        Sign::Nothing | Sign::Open => " ",
        Sign::Way => ".",
        Sign::Blocked => "x",
        Sign::Line => "_",
    };
    let cell = Cell::new(x, y).filter(|&cell| relief.is_cell(Some(cell)));
    let inside = cell.map_or_else(|| "    ".to_owned(), |cell| inside(relief, marks, cell));
    format!("{below}{}", inside.replace(' ', below))
}

fn push_line(text: &mut String, line: &str) {
    let _ = writeln!(text, "{}", line.trim_end());
}

fn at(x: u8, y: u8, dx: i8, dy: i8) -> Option<Cell> {
    Cell::new(x.checked_add_signed(dx)?, y.checked_add_signed(dy)?)
}

/// What is written between two cells: nothing at all, one piece, a way, a wall, or a line.
enum Sign {
    Nothing,
    Open,
    Way,
    Blocked,
    Line,
}

fn sign(relief: &Relief<'_>, a: Option<Cell>, b: Option<Cell>) -> Sign {
    match relief.border(a, b) {
        Border::Nothing => return Sign::Nothing,
        Border::Seam => return Sign::Open,
        _ => {}
    }
    match relief.joint(a, b) {
        Some((_, true)) => Sign::Way,
        Some((_, false)) => Sign::Blocked,
        None => Sign::Line,
    }
}

fn horizontal(relief: &Relief<'_>, x: u8, y: u8) -> &'static str {
    match sign(relief, at(x, y, 0, 0), at(x, y, 0, -1)) {
        Sign::Nothing | Sign::Open => "    ",
        Sign::Way => " .. ",
        Sign::Blocked => "-xx-",
        Sign::Line => "----",
    }
}

fn vertical(relief: &Relief<'_>, x: u8, y: u8) -> &'static str {
    match sign(relief, at(x, y, -1, 0), at(x, y, 0, 0)) {
        Sign::Nothing | Sign::Open => " ",
        Sign::Way => ":",
        Sign::Blocked => "x",
        Sign::Line => "|",
    }
}

fn crossing(relief: &Relief<'_>, x: u8, y: u8) -> char {
    let around = [(-1, 0), (0, 0), (-1, -1), (0, -1)].map(|(dx, dy)| at(x, y, dx, dy));
    let one = around.map(|cell| cell.and_then(|cell| relief.top(cell)).map(|piece| piece.id));
    let board = around.iter().any(|&cell| relief.is_cell(cell));
    if !board || (one[0].is_some() && one.iter().all(|&id| id == one[0])) {
        ' '
    } else {
        '+'
    }
}

fn inside(relief: &Relief<'_>, marks: &Marks, cell: Cell) -> String {
    let ghost = marks
        .ghost
        .as_ref()
        .filter(|ghost| ghost.covers(Some(cell)));
    if let Some(ghost) = ghost.filter(|ghost| !ghost.legal) {
        let fault = ghost.offending.contains(&cell);
        return if fault { "/XX/" } else { "////" }.to_owned();
    }
    let marked = marks.is_marked(relief, cell);
    let Some(piece) = relief.top(cell) else {
        return if marked { "!  !" } else { "    " }.to_owned();
    };
    let letter = &piece.colour.name()[..1];
    let height = relief.stack(cell).len();
    let last = relief.board().set_contains(marks.last, cell);
    let (left, right) = if marks.on_path(cell) {
        ('*', '*')
    } else if ghost.is_some() {
        ('[', ']')
    } else if marked {
        ('!', '!')
    } else if last {
        ('<', '>')
    } else {
        (' ', ' ')
    };
    // What a text speaks of is seen beside any other sign.
    let left = if marked { '!' } else { left };
    format!("{left}{letter}{height}{right}")
}
