//! A figure of the rules, ready to draw.

use caminos_describe::{Topic, describe};
use caminos_guide::{Claim, Figure, GuideError, Held};
use caminos_rules::{Cell, CellSet, Cube, Level, Move, Position};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::caption;
use crate::draw::board::{self, Pitch};
use crate::draw::palette::Palette;
use crate::draw::relief::Relief;
use crate::draw::screen::{self, Depth};
use crate::draw::{GhostMark, Marks, plain, svg};
use crate::language::{message_text, texts, tr};

/// The lines that a figure may take.
const TALLEST: u16 = 18;

/// A figure's position, with the held piece where it may be placed, and its marks.
pub(super) struct Drawn {
    figure: &'static Figure,
    position: Position,
    marks: Marks,
}

impl Drawn {
    pub(super) fn new(figure: &'static Figure) -> Result<Self, GuideError> {
        let mut position = figure.start.position()?;
        let held = figure.held(&position)?;
        let mut marks = Marks {
            marked: position.rules().board().set_of(figure.marked()),
            ..Marks::default()
        };
        if let Claim::Connected { team, .. } = figure.claim {
            marks.path = position.shortest_path(team);
        }
        if let Some(held) = held {
            let columns = columns(&position, &held);
            marks.refused = match held.refusal {
                Some(_) => cubes(&position, &held),
                None => Vec::new(),
            };
            marks.ghost = Some(GhostMark {
                legal: held.refusal.is_none(),
                offending: held
                    .refusal
                    .as_ref()
                    .map_or_else(Vec::new, |reason| reason.cells()),
                columns,
            });
            if let Ok(placement) = position.place_at(held.orientation, held.anchor) {
                marks.last = position.rules().footprint(placement);
                position.play_unchecked(Move::Place(placement));
            }
        }
        Ok(Self {
            figure,
            position,
            marks,
        })
    }

    pub(super) fn in_terminal(&self, width: usize, depth: Option<Depth>) -> String {
        let relief = Relief::new(&self.position);
        let Some(depth) = depth else {
            return plain::board(&relief, &self.marks);
        };
        let width = u16::try_from(width).unwrap_or(u16::MAX);
        let board = relief.board();
        let pitch = Pitch::fitting(board, width, TALLEST).unwrap_or(Pitch::SHOWN);
        let (width, height) = pitch.size(board);
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        let palette = depth.palette(Palette::DARK);
        board::draw(&relief, &self.marks, &palette, pitch, area, &mut buffer);
        screen::ansi(&buffer, depth)
    }

    /// What the signs in the drawing stand for, and which cells have them: a line each.
    pub(super) fn legend(&self, depth: Option<Depth>) -> Vec<String> {
        let board = self.position.rules().board();
        let cells = |cells: Vec<Cell>| texts().list(cells.iter().map(Cell::to_string));
        let mut lines = Vec::new();
        if self.marks.path.is_some()
            && let Some(path) = describe(&self.position, &Topic::Turn).last()
        {
            let sign = if depth.is_some() { "●" } else { "*" };
            lines.push(format!("{sign} {}", message_text(path)));
        }
        if let Some(ghost) = &self.marks.ghost {
            let held = cells(ghost.columns.iter().map(|(cell, _)| *cell).collect());
            lines.push(match (ghost.legal, depth) {
                (true, None) => tr!("rules-sign-placed", sign = "[ ]", cells = held),
                (true, Some(_)) => tr!("rules-sign-placed", sign = "‹ ›", cells = held),
                (false, None) => tr!("rules-sign-refused", sign = "/", cells = held),
                (false, Some(_)) => tr!("rules-sign-refused", sign = "╱", cells = held),
            });
        }
        if !self.marks.marked.is_empty() {
            let marked = cells(board.cells_in(self.marks.marked).collect());
            lines.push(tr!("rules-sign-marked", sign = "!", cells = marked));
        }
        lines
    }

    /// The isometric picture; `number` makes its names unique on a page.
    pub(super) fn as_svg(&self, number: usize) -> String {
        let marks = Marks {
            // On paper the placed piece needs no frame.
            last: CellSet::EMPTY,
            ..self.marks.clone()
        };
        let board = texts().board(self.position.rules().board().name());
        svg::draw(
            &Relief::new(&self.position),
            &marks,
            &Palette::LIGHT,
            &tr!("show-title", board = board),
            &caption(self.figure),
        )
        .replace(
            "labelledby=\"title desc\"",
            &format!("labelledby=\"title-{number} desc-{number}\""),
        )
        .replace("id=\"title\"", &format!("id=\"title-{number}\""))
        .replace("id=\"desc\"", &format!("id=\"desc-{number}\""))
    }
}

/// The cells that the piece would enter, as far as they have names, with their cubes.
fn columns(position: &Position, held: &Held) -> Vec<(Cell, u8)> {
    let columns = position.rules().orientation(held.orientation).columns();
    columns
        .iter()
        .filter_map(|column| {
            let cell = Cell::new(held.anchor.x() + column.dx, held.anchor.y() + column.dy)?;
            Some((cell, column.cubes))
        })
        .collect()
}

/// The cubes of the piece where they would come to rest, as far as they have a level.
fn cubes(position: &Position, held: &Held) -> Vec<Cube> {
    let rest = position.rest_level(held.orientation, held.anchor);
    let columns = position.rules().orientation(held.orientation).columns();
    columns
        .iter()
        .flat_map(|column| {
            let cell = Cell::new(held.anchor.x() + column.dx, held.anchor.y() + column.dy);
            let levels = column.bottom + rest..column.bottom + rest + column.cubes;
            levels.filter_map(move |level| {
                Some(Cube {
                    cell: cell?,
                    level: Level::new(level)?,
                })
            })
        })
        .collect()
}
