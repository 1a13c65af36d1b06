//! Where the parts of the screen go: the board, and what each seat has.

use caminos_rules::Cell;
use ratatui::layout::{Position as Point, Rect};

use super::View;
use crate::draw::board::{self, Pitch};

/// The side panel's least width with pictures of the pieces, and what it takes where there is
/// plenty.
const PANEL: u16 = 27;
const WIDE_PANEL: u16 = 40;
/// The least width of a panel that only counts the pieces.
const NARROW_PANEL: u16 = 22;
/// Lines under the board are at least so wide.
const LINE: u16 = 40;
/// The title above; a message of two lines and the keys beneath.
const TITLE: u16 = 1;
pub(super) const FOOTER: u16 = 3;
/// The rows that show the piece in hand, or the last moves.
const IN_HAND: u16 = 5;

/// How the supplies are shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum PanelKind {
    /// Beside the board, with pictures of the pieces.
    Pictures,
    /// Beside the board, in figures.
    Figures,
    /// Under the board, a line a seat.
    Below,
}

/// The best that fits comes first.
const KINDS: [PanelKind; 3] = [PanelKind::Pictures, PanelKind::Figures, PanelKind::Below];

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) kind: PanelKind,
    pub(super) board: Rect,
    pub(super) panel: Rect,
}

impl View<'_> {
    /// Where everything goes; `None` in a terminal that is too small.
    pub(super) fn layout(&self, area: Rect) -> Option<Layout> {
        let fits = |kind: &PanelKind| {
            let (width, height) = self.least_size(*kind);
            area.width >= width && area.height >= height
        };
        let kind = KINDS.into_iter().find(fits)?;
        Some(match kind {
            PanelKind::Pictures => self.beside(kind, PANEL, area),
            PanelKind::Figures => self.beside(kind, NARROW_PANEL, area),
            PanelKind::Below => self.below(area),
        })
    }

    /// The smallest terminal that everything fits into.
    pub(super) fn needed_size(&self) -> (u16, u16) {
        self.least_size(PanelKind::Below)
    }

    fn least_size(&self, kind: PanelKind) -> (u16, u16) {
        let (width, height) = self.least_board();
        let around = TITLE + FOOTER;
        match kind {
            PanelKind::Pictures => {
                let panel = self.seats() * (self.supply_height(PANEL) + self.gap(0)) + IN_HAND;
                (width + 2 + PANEL, height.max(panel + 1) + around)
            }
            PanelKind::Figures => {
                let panel = self.seats() * 2 + IN_HAND;
                (width + 2 + NARROW_PANEL, height.max(panel + 1) + around)
            }
            PanelKind::Below => (width.max(LINE), height + self.seats() + around),
        }
    }

    fn seats(&self) -> u16 {
        self.position().rules().seats().count() as u16
    }

    /// The empty rows after a seat: none where there are many seats and little room.
    pub(super) fn gap(&self, height: u16) -> u16 {
        u16::from(height > 30 || self.seats() == 2)
    }

    /// The size of the board without colours; its text has one size only.
    fn plain_size(&self) -> (u16, u16) {
        let board = self.position().rules().board();
        let (columns, rows) = (u16::from(board.width()), u16::from(board.height()));
        (columns * 5 + 4, rows * 2 + 2)
    }

    fn least_board(&self) -> (u16, u16) {
        if self.coloured {
            board::least_size(self.position().rules().board())
        } else {
            self.plain_size()
        }
    }

    /// The largest board for so much room.
    fn board_size(&self, width: u16, height: u16) -> (u16, u16) {
        let board = self.position().rules().board();
        match Pitch::fitting(board, width, height) {
            Some(pitch) if self.coloured => pitch.size(board),
            _ => self.least_board(),
        }
    }

    /// Board and panel side by side, together in the middle.
    fn beside(&self, kind: PanelKind, least: u16, area: Rect) -> Layout {
        let height = area.height - TITLE - FOOTER;
        let (width, tall) = self.board_size(area.width - least - 2, height);
        let panel = (area.width - width - 2).clamp(least, WIDE_PANEL);
        let left = area.x + (area.width - (width + 2 + panel)) / 2;
        let top = area.y + TITLE;
        Layout {
            kind,
            board: Rect::new(left, top + (height - tall) / 2, width, tall),
            panel: Rect::new(left + width + 2, top + 1, panel, height - 1),
        }
    }

    /// The board above, a line a seat under it.
    fn below(&self, area: Rect) -> Layout {
        let seats = self.seats();
        let height = area.height - TITLE - FOOTER - seats;
        let (width, tall) = self.board_size(area.width, height);
        let left = area.x + (area.width - width) / 2;
        let top = area.y + TITLE;
        let board = Rect::new(left, top + (height - tall) / 2, width, tall);
        let x = area.x + 1;
        let line = area.width.saturating_sub(2);
        Layout {
            kind: PanelKind::Below,
            board,
            panel: Rect::new(x, area.bottom() - FOOTER - seats, line, seats),
        }
    }

    /// The cell at a place of the screen.
    pub(super) fn cell_at(&self, area: Rect, point: Point) -> Option<Cell> {
        let place = self.layout(area)?.board;
        let board = self.position().rules().board();
        let inside = (point.x.checked_sub(place.x)?, point.y.checked_sub(place.y)?);
        let (x, y) = if self.coloured {
            let pitch = Pitch::fitting(board, place.width, place.height)?;
            pitch.cell_at(board, inside)?
        } else {
            let (x, y) = (inside.0.checked_sub(3)? / 5, inside.1 / 2);
            let y = u16::from(board.height()).checked_sub(y + 1)?;
            (u8::try_from(x).ok()?, u8::try_from(y).ok()?)
        };
        Cell::new(x, y).filter(|&cell| board.contains(cell))
    }
}
