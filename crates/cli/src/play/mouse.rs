//! What the mouse does: point, click to place, turn with the right button or the wheel.

use caminos_rules::{Axis, Cell};
use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::app::{App, Mode};
use super::view::Target;

impl App {
    /// Takes a movement, a click or a turn of the wheel, given what is under the pointer.
    pub(crate) fn mouse(&mut self, event: MouseEvent, target: Option<Target>) {
        match event.kind {
            MouseEventKind::Moved | MouseEventKind::Drag(_) => {
                if let Some(Target::Cell(cell)) = target {
                    self.point_at(cell);
                }
            }
            MouseEventKind::Down(MouseButton::Left) => match target {
                Some(Target::Cell(cell)) => self.click(cell),
                Some(Target::Supply(shape)) => self.take(|app| {
                    if app.choosable().contains(&shape) {
                        app.hold(shape);
                    }
                }),
                None if matches!(self.mode, Mode::Help(_)) => self.mode = Mode::Free,
                None => {}
            },
            MouseEventKind::Down(MouseButton::Right) | MouseEventKind::ScrollUp => {
                self.rotate(Axis::Upright);
            }
            MouseEventKind::ScrollDown => self.rotate(Axis::Across),
            MouseEventKind::Down(MouseButton::Middle) => self.rotate(Axis::Along),
            _ => {}
        }
    }

    /// The piece in hand follows the pointer.
    fn point_at(&mut self, cell: Cell) {
        let Mode::Holding(mut ghost) = self.mode else {
            return;
        };
        let before = ghost;
        ghost.point_at(self.position(), cell);
        if ghost != before {
            self.notice = None;
            self.mode = Mode::Holding(ghost);
        }
    }

    /// Places the piece in hand if it is shown there already; else it is brought there. With no
    /// piece in hand the first one is taken.
    fn click(&mut self, cell: Cell) {
        if let Mode::Holding(ghost) = self.mode {
            let rules = self.position().rules().clone();
            if !ghost.covers(&rules, cell) {
                return self.point_at(cell);
            }
            self.notice = None;
            if let Ok(placement) = self.landing(&ghost) {
                // What is refused is said under the board while the piece is held.
                let _ = self.play(&rules.text(placement.into()).to_string());
            }
            return;
        }
        self.take(|app| {
            if let Some(&shape) = app.choosable().first() {
                app.hold(shape);
                app.point_at(cell);
            }
        });
    }

    fn rotate(&mut self, axis: Axis) {
        if let Mode::Holding(mut ghost) = self.mode {
            let rules = self.position().rules().clone();
            ghost.rotate(&rules, axis);
            self.notice = None;
            self.mode = Mode::Holding(ghost);
        }
    }

    /// Takes a piece, where keys would take one too.
    fn take(&mut self, take: impl FnOnce(&mut Self)) {
        let may_take = matches!(self.mode, Mode::Free | Mode::Holding(_));
        if may_take && self.is_persons_turn() {
            self.notice = None;
            take(self);
        }
    }
}
