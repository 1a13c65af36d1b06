//! A game with its players: whose turn it is, and how far a takeback goes.

use caminos_rules::{Move, Position};
use caminos_search::Strength;

use super::seats::{Seats, Who};

/// Who has to do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    Over,
    Person,
    Computer(Strength),
}

pub(crate) struct Game {
    position: Position,
    seats: Seats,
    /// Moves that were taken back, the next one last.
    redo: Vec<Move>,
    /// Whether the computer was told to wait.
    held: bool,
}

impl Game {
    pub(crate) const fn new(position: Position, seats: Seats) -> Self {
        Self {
            position,
            seats,
            redo: Vec::new(),
            held: false,
        }
    }

    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) const fn seats(&self) -> &Seats {
        &self.seats
    }

    pub(crate) fn turn(&self) -> Turn {
        self.turn_in(&self.position)
    }

    fn turn_in(&self, position: &Position) -> Turn {
        match position
            .to_move()
            .map(|seat| self.seats.who(position, seat))
        {
            None => Turn::Over,
            Some(Who::Person) => Turn::Person,
            Some(Who::Computer(level)) => Turn::Computer(level),
        }
    }

    /// The level at which the computer has to move now.
    pub(crate) fn computer_to_move(&self) -> Option<Strength> {
        match self.turn() {
            Turn::Computer(level) if !self.held => Some(level),
            _ => None,
        }
    }

    /// Whether it is the computer's turn and it was told to wait.
    pub(crate) fn is_held(&self) -> bool {
        self.held && matches!(self.turn(), Turn::Computer(_))
    }

    /// Tells the computer to wait, or to go on.
    pub(crate) const fn hold(&mut self, held: bool) {
        self.held = held;
    }

    /// Plays a move that was found legal.
    pub(crate) fn play(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.redo.clear();
        self.held = false;
    }

    /// Takes moves back until a person has the turn, the last one first. Where only the
    /// computer plays it is one move, and the computer waits. Nothing if that cannot be.
    pub(crate) fn undo(&mut self) -> Vec<Move> {
        let people = self.seats.have_person(&self.position);
        let mut earlier = self.position.clone();
        let mut taken = Vec::new();
        while let Some(mv) = earlier.undo() {
            taken.push(mv);
            if !people || self.turn_in(&earlier) == Turn::Person {
                self.position = earlier;
                self.redo.extend(&taken);
                self.held = !people;
                return taken;
            }
        }
        Vec::new()
    }

    /// Plays what was taken back, up to a person's turn; `false` if there is nothing.
    pub(crate) fn redo(&mut self) -> bool {
        let people = self.seats.have_person(&self.position);
        let Some(mv) = self.redo.pop() else {
            return false;
        };
        self.position.play_unchecked(mv);
        while people && matches!(self.turn(), Turn::Computer(_)) {
            let Some(mv) = self.redo.pop() else { break };
            self.position.play_unchecked(mv);
        }
        self.held = !people;
        true
    }
}
