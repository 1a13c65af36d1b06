//! The table without a screen: the game, the piece in hand, and what is being asked.
//!
//! It takes keys and keeps the state; the view only shows it. Files are read and written
//! here too, because saving is part of what the players do at the table. It never thinks:
//! it says what it would have the computer look for ([`Table::task`]) and is told what was
//! found ([`Table::answer`]), so whoever runs it decides on which thread and how long.

use std::path::Path;

use caminos_rules::{
    Axis, Cell, Material, Move, MoveText, NotationError, Placement, Position, ShapeId,
};
use caminos_search::Info;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::computer::{Asked, Task};
use super::game::{Game, Turn};
use super::ghost::Ghost;
use super::seats::Seats;
use super::setup::Setup;
use super::{file, words};
use crate::draw::{GhostMark, Marks};
use crate::language::tr;
use crate::output::told;
use crate::words::{seat_name, standing};

/// What the keys mean at the moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Choosing: keys are commands.
    Free,
    /// A piece hovers over the board.
    Holding(Ghost),
    /// A line of text is being typed.
    Typing(Line, String),
    /// A question with yes or no.
    Asking(Question),
    /// Choosing the next game.
    Setup(Setup),
    /// The help screen.
    Help,
}

/// What a typed line is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    Move,
    Save,
    Open,
}

/// What is asked before something is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    Quit,
    NewGame,
    Open,
    Overwrite(String),
}

impl Question {
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Quit => tr!("play-ask-quit"),
            Self::NewGame => tr!("play-ask-new"),
            Self::Open => tr!("play-ask-open-unsaved"),
            Self::Overwrite(_) => tr!("play-ask-overwrite"),
        }
    }
}

/// Whether the table stays open after a key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Stay,
    Leave,
}

/// A message to the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Message {
    Plain(String),
    Refused(String),
}

impl Message {
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Plain(text) | Self::Refused(text) => text,
        }
    }
}

/// A game at the table.
pub(crate) struct Table {
    material: Material,
    game: Game,
    mode: Mode,
    message: Option<Message>,
    /// Whether a hint was asked for and is not there yet.
    wants_hint: bool,
    /// Goes up whenever the position changes.
    changes: u64,
    /// The moves that are in a file or came with the start.
    saved: Vec<Move>,
    file: Option<String>,
}

impl Table {
    pub(crate) fn new(position: Position, material: Material, seats: Seats) -> Self {
        let saved = position.history().map(|(_, mv)| mv).collect();
        Self {
            material,
            game: Game::new(position, seats),
            mode: Mode::Free,
            message: None,
            wants_hint: false,
            changes: 0,
            saved,
            file: None,
        }
    }

    /// Another game at the same table.
    fn restart(&mut self, position: Position, seats: Seats) {
        let changes = self.changes + 1;
        *self = Self::new(position, self.material.clone(), seats);
        self.changes = changes;
    }

    pub(crate) const fn position(&self) -> &Position {
        self.game.position()
    }

    pub(crate) const fn seats(&self) -> &Seats {
        self.game.seats()
    }

    /// What the computer has to look for now.
    pub(crate) fn task(&self) -> Option<Task> {
        let asked = match self.game.computer_to_move() {
            Some(level) => Some(Asked::Move(level)),
            None => self.wants_hint.then_some(Asked::Hint),
        };
        asked.map(|asked| Task {
            number: self.changes,
            asked,
        })
    }

    /// Whether the computer is looking for its own move.
    pub(crate) fn is_thinking(&self) -> bool {
        self.game.computer_to_move().is_some()
    }

    /// Takes what the computer found. An answer to a question that is not asked any more is
    /// dropped.
    pub(crate) fn answer(&mut self, task: Task, found: Option<&Info>) {
        if self.task() != Some(task) {
            return;
        }
        let best = found.and_then(Info::best);
        let legal = best.filter(|&mv| self.position().check(mv).is_ok());
        match (task.asked, legal, self.position().to_move()) {
            (Asked::Move(_), Some(mv), Some(seat)) => {
                let text = self.position().rules().text(mv).to_string();
                let name = seat_name(self.position(), seat);
                self.game.play(mv);
                self.changes += 1;
                let said = words::computer_played(&name, &text, self.position());
                self.message = Some(Message::Plain(said));
            }
            (Asked::Move(_), ..) => {
                self.game.hold(true);
                self.message = Some(Message::Refused(tr!("play-no-move")));
            }
            (Asked::Hint, Some(mv), _) => {
                self.wants_hint = false;
                let score = found
                    .and_then(|info| info.lines.first())
                    .map(|line| line.score);
                self.message = Some(Message::Plain(words::hint_for(self.position(), mv, score)));
                if let Some(placement) = mv.placement() {
                    let ghost = Ghost::over(self.position().rules(), placement);
                    self.mode = Mode::Holding(ghost);
                }
            }
            (Asked::Hint, None, _) => {
                self.wants_hint = false;
                self.message = Some(Message::Refused(tr!("hint-none")));
            }
        }
    }

    /// Asks for a hint, if it is a person's turn.
    fn ask_hint(&mut self) {
        if self.is_persons_turn() {
            self.wants_hint = true;
        }
    }

    /// Whether a person may move; if the computer has to, says so.
    fn is_persons_turn(&mut self) -> bool {
        let position = self.game.position();
        match (self.game.turn(), position.to_move()) {
            (Turn::Computer(_), Some(seat)) => {
                let text = words::not_your_turn(position, seat);
                self.message = Some(Message::Refused(text));
                false
            }
            (turn, _) => turn == Turn::Person,
        }
    }

    pub(crate) const fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The line under the board.
    pub(crate) fn message(&self) -> Message {
        if let Mode::Asking(question) = &self.mode {
            return Message::Plain(question.text());
        }
        if let Some(message) = &self.message {
            return message.clone();
        }
        if let Mode::Holding(ghost) = &self.mode {
            return match self
                .position()
                .place_at(ghost.orientation(), ghost.corner())
            {
                Ok(placement) => {
                    let text = self.position().rules().text(placement.into());
                    Message::Plain(tr!("play-may-place", move = text.to_string()))
                }
                Err(refusal) => Message::Refused(words::not_here(&refusal)),
            };
        }
        Message::Plain(match self.position().to_move() {
            Some(seat) if self.is_thinking() => words::thinking(self.position(), seat),
            _ if self.game.is_held() => tr!("play-held"),
            _ if self.wants_hint => tr!("play-looking"),
            _ => standing(self.position()),
        })
    }

    /// The keys that help now.
    pub(crate) fn hint(&self) -> String {
        match &self.mode {
            Mode::Free | Mode::Help if self.position().is_over() => tr!("play-keys-over"),
            Mode::Free | Mode::Help if self.is_thinking() => tr!("play-keys-thinking"),
            Mode::Free | Mode::Help if self.game.is_held() => tr!("play-keys-held"),
            Mode::Free | Mode::Help => tr!("play-keys-free"),
            Mode::Holding(_) => tr!("play-keys-holding"),
            Mode::Typing(..) => tr!("play-keys-typing"),
            Mode::Asking(_) => tr!("play-keys-asking"),
            Mode::Setup(_) => tr!("play-keys-setup"),
        }
    }

    /// The position to draw, and the marks on it. A piece that may be placed is drawn as if
    /// it were.
    pub(crate) fn scene(&self) -> (Position, Marks) {
        let planned = match &self.mode {
            Mode::Holding(ghost) => {
                let placed = self
                    .position()
                    .place_at(ghost.orientation(), ghost.corner());
                let columns = ghost.columns(self.position().rules());
                Some((columns, placed))
            }
            Mode::Typing(Line::Move, text) if self.game.turn() == Turn::Person => self
                .typed_placement(text)
                .map(|(columns, placement)| (columns, Ok(placement))),
            _ => None,
        };
        let Some((columns, placed)) = planned else {
            return (self.position().clone(), Marks::of(self.position()));
        };
        let mut shown = self.position().clone();
        let (legal, offending) = match placed {
            Ok(placement) => {
                shown.play_unchecked(placement.into());
                (true, Vec::new())
            }
            Err(refusal) => (false, refusal.cells()),
        };
        let marks = Marks {
            ghost: Some(GhostMark {
                columns,
                legal,
                offending,
            }),
            ..Marks::default()
        };
        (shown, marks)
    }

    /// The legal placement that the typed text names already, with the cells it enters.
    fn typed_placement(&self, text: &str) -> Option<(Vec<(Cell, u8)>, Placement)> {
        let parsed: MoveText = text.parse().ok()?;
        let placement = self.position().resolve(&parsed).ok()?.placement()?;
        let columns = self.position().rules().columns(placement);
        let columns = columns.map(|(cell, column)| (cell, column.cubes)).collect();
        Some((columns, placement))
    }

    /// Whether moves would be lost.
    pub(crate) fn is_unsaved(&self) -> bool {
        !self
            .position()
            .history()
            .map(|(_, mv)| mv)
            .eq(self.saved.iter().copied())
    }

    /// Takes a key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Next {
        if key.kind == KeyEventKind::Release {
            return Next::Stay;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control {
            return self.press_control(key.code);
        }
        self.message = None;
        // Whoever goes on does not wait for the hint any more.
        self.wants_hint = false;
        match std::mem::replace(&mut self.mode, Mode::Free) {
            Mode::Free => self.press_free(key.code),
            Mode::Holding(ghost) => self.press_holding(ghost, key.code),
            Mode::Typing(line, text) => {
                self.press_typing(line, text, key.code);
                Next::Stay
            }
            Mode::Asking(question) => self.press_asking(question, key.code),
            Mode::Setup(setup) => {
                self.press_setup(setup, key.code);
                Next::Stay
            }
            Mode::Help => Next::Stay,
        }
    }

    fn press_control(&mut self, code: KeyCode) -> Next {
        self.message = None;
        self.wants_hint = false;
        match code {
            KeyCode::Char('c') => {
                self.mode = Mode::Free;
                return self.quit();
            }
            KeyCode::Char('z') => self.undo(),
            KeyCode::Char('y') => self.redo(),
            KeyCode::Char('s') => self.ask_file(Line::Save),
            _ => {}
        }
        Next::Stay
    }

    fn press_free(&mut self, code: KeyCode) -> Next {
        match code {
            KeyCode::Char('q') => return self.quit(),
            KeyCode::Char('?') | KeyCode::F(1) => self.mode = Mode::Help,
            KeyCode::Esc if self.is_thinking() => self.game.hold(true),
            KeyCode::Enter if self.game.is_held() => self.game.hold(false),
            KeyCode::Char('h') => self.ask_hint(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('y') => self.redo(),
            KeyCode::Char('s') => self.ask_file(Line::Save),
            KeyCode::Char('o') if self.is_unsaved() => self.mode = Mode::Asking(Question::Open),
            KeyCode::Char('o') => self.ask_file(Line::Open),
            KeyCode::Char('g') if self.is_unsaved() => self.mode = Mode::Asking(Question::NewGame),
            KeyCode::Char('g') => self.set_up(),
            KeyCode::Char(':' | '/' | ' ') => {
                self.mode = Mode::Typing(Line::Move, String::new());
            }
            KeyCode::Char(digit @ '1'..='9') => self.choose_number(digit),
            KeyCode::Char(letter) if letter.is_ascii_alphabetic() => {
                self.mode = Mode::Typing(Line::Move, letter.to_string());
            }
            KeyCode::Tab => self.choose_next(None),
            KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => self.choose_next(None),
            _ => {}
        }
        Next::Stay
    }

    fn press_holding(&mut self, mut ghost: Ghost, code: KeyCode) -> Next {
        let rules = self.position().rules().clone();
        match code {
            KeyCode::Left => ghost.shift(&rules, -1, 0),
            KeyCode::Right => ghost.shift(&rules, 1, 0),
            KeyCode::Up => ghost.shift(&rules, 0, 1),
            KeyCode::Down => ghost.shift(&rules, 0, -1),
            KeyCode::Char('r' | 'R') => ghost.turn(&rules, Axis::Upright),
            KeyCode::Char('f' | 'F') => ghost.turn(&rules, Axis::Across),
            KeyCode::Char('t' | 'T') => ghost.turn(&rules, Axis::Along),
            KeyCode::Esc => return Next::Stay,
            KeyCode::Enter => {
                // If it is refused, the line under the board already says why.
                if let Ok(placement) = self
                    .position()
                    .place_at(ghost.orientation(), ghost.corner())
                {
                    self.play(placement.into());
                    return Next::Stay;
                }
            }
            KeyCode::Tab => {
                self.choose_next(Some(ghost));
                return Next::Stay;
            }
            KeyCode::Char(digit @ '1'..='9') => {
                self.mode = Mode::Holding(ghost);
                self.choose_number(digit);
                return Next::Stay;
            }
            other => return self.press_free(other),
        }
        self.mode = Mode::Holding(ghost);
        Next::Stay
    }

    fn press_typing(&mut self, line: Line, mut text: String, code: KeyCode) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.enter(line, &text),
            KeyCode::Backspace if text.is_empty() => return,
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Char(c) if text.len() < 400 => text.push(c),
            _ => {}
        }
        self.mode = Mode::Typing(line, text);
    }

    fn press_asking(&mut self, question: Question, code: KeyCode) -> Next {
        match code {
            KeyCode::Char('y' | 'Y') => {}
            KeyCode::Char('n' | 'N') | KeyCode::Esc => return Next::Stay,
            _ => {
                self.mode = Mode::Asking(question);
                return Next::Stay;
            }
        }
        match question {
            Question::Quit => return Next::Leave,
            Question::NewGame => self.set_up(),
            Question::Open => self.ask_file(Line::Open),
            Question::Overwrite(file) => self.save(&file),
        }
        Next::Stay
    }

    fn press_setup(&mut self, mut setup: Setup, code: KeyCode) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Up => setup.step(false),
            KeyCode::Down | KeyCode::Tab => setup.step(true),
            KeyCode::Left => setup.change(false),
            KeyCode::Right | KeyCode::Char(' ') => setup.change(true),
            KeyCode::Enter => match setup.rules(&self.material) {
                Ok(rules) => return self.restart(Position::new(rules), setup.seats()),
                Err(error) => {
                    self.message = Some(Message::Refused(words::no_such_game(&error)));
                }
            },
            _ => {}
        }
        self.mode = Mode::Setup(setup);
    }

    fn quit(&mut self) -> Next {
        if self.is_unsaved() {
            self.mode = Mode::Asking(Question::Quit);
            Next::Stay
        } else {
            Next::Leave
        }
    }

    fn set_up(&mut self) {
        let rules = self.position().rules();
        self.mode = Mode::Setup(Setup::new(&self.material, rules, *self.seats()));
    }

    fn ask_file(&mut self, line: Line) {
        let name = self
            .file
            .clone()
            .unwrap_or_else(|| "game.caminos".to_owned());
        self.mode = Mode::Typing(line, name);
    }

    /// The shapes that can be chosen now.
    fn choosable(&self) -> Vec<ShapeId> {
        let rules = self.position().rules();
        let Some(seat) = self.position().to_move() else {
            return Vec::new();
        };
        rules
            .shape_ids()
            .filter(|&shape| rules.is_neutral(shape) == self.position().places_neutral())
            .filter(|&shape| self.position().supply(seat, shape) > 0)
            .collect()
    }

    fn choose_number(&mut self, digit: char) {
        if !self.is_persons_turn() {
            return;
        }
        let rules = self.position().rules();
        let wanted = digit.to_digit(10).and_then(|n| n.checked_sub(1));
        let wanted = wanted.and_then(|n| rules.shape_ids().nth(n as usize));
        let choosable = self.choosable();
        // A neutral piece is the only choice while it is due.
        let only = choosable
            .first()
            .copied()
            .filter(|_| self.position().places_neutral());
        match only.or_else(|| wanted.filter(|shape| choosable.contains(shape))) {
            Some(shape) => self.hold(shape),
            None => self.message = Some(Message::Refused(tr!("play-no-such-piece"))),
        }
    }

    fn choose_next(&mut self, held: Option<Ghost>) {
        if !self.is_persons_turn() {
            return;
        }
        let choosable = self.choosable();
        let held_shape = held.map(|ghost| ghost.shape(self.position().rules()));
        let next = match held_shape {
            Some(held) => choosable.iter().find(|&&shape| shape > held),
            None => None,
        };
        if let Some(ghost) = held {
            self.mode = Mode::Holding(ghost);
        }
        if let Some(&shape) = next.or(choosable.first()) {
            self.hold(shape);
        }
    }

    /// Takes a shape into the hand, over the place of the one that was held.
    fn hold(&mut self, shape: ShapeId) {
        let rules = self.position().rules();
        let board = rules.board();
        let near = match &self.mode {
            Mode::Holding(ghost) => Some(ghost.middle(rules)),
            _ => Cell::new((board.width() - 1) / 2, (board.height() - 1) / 2),
        };
        if let Some(ghost) = near.and_then(|near| Ghost::new(rules, shape, near)) {
            self.mode = Mode::Holding(ghost);
        }
    }

    fn enter(&mut self, line: Line, text: &str) {
        match line {
            Line::Move if text.trim().is_empty() => {}
            Line::Move => self.enter_move(text),
            Line::Save | Line::Open if text.trim().is_empty() => {
                self.message = Some(Message::Refused(tr!("play-no-file-name")));
            }
            Line::Save => {
                let own = self.file.as_deref() == Some(text.trim());
                if !own && Path::new(text.trim()).exists() {
                    self.mode = Mode::Asking(Question::Overwrite(text.trim().to_owned()));
                } else {
                    self.save(text.trim());
                }
            }
            Line::Open => self.open(text.trim()),
        }
    }

    fn enter_move(&mut self, text: &str) {
        let parsed: MoveText = match text.parse() {
            Ok(parsed) => parsed,
            Err(error) => {
                let error: NotationError = error;
                self.message = Some(Message::Refused(words::unreadable(&error.fault)));
                self.mode = Mode::Typing(Line::Move, text.to_owned());
                return;
            }
        };
        if matches!(self.game.turn(), Turn::Computer(_)) && !self.is_persons_turn() {
            // It can be played when the computer has moved.
            self.mode = Mode::Typing(Line::Move, text.to_owned());
            return;
        }
        match self.position().resolve(&parsed) {
            Ok(mv) => self.play(mv),
            Err(refusal) => {
                let text = words::refused(&parsed.to_string(), &refusal);
                self.message = Some(Message::Refused(text));
                self.mode = Mode::Typing(Line::Move, parsed.to_string());
            }
        }
    }

    /// Plays a move that was found legal.
    pub(crate) fn play(&mut self, mv: Move) {
        self.game.play(mv);
        self.changes += 1;
        self.mode = Mode::Free;
    }

    pub(crate) fn undo(&mut self) {
        self.mode = Mode::Free;
        self.changes += 1;
        let taken = self.game.undo();
        self.message = Some(if taken.is_empty() {
            Message::Refused(tr!("play-nothing-to-undo"))
        } else {
            let rules = self.position().rules();
            let texts: Vec<String> = taken.iter().map(|&mv| rules.text(mv).to_string()).collect();
            Message::Plain(words::undone(&texts))
        });
    }

    pub(crate) fn redo(&mut self) {
        self.mode = Mode::Free;
        self.changes += 1;
        if !self.game.redo() {
            self.message = Some(Message::Refused(tr!("play-nothing-to-redo")));
        }
    }

    pub(crate) fn save(&mut self, file: &str) {
        self.message = Some(match file::save(self.position(), self.seats(), file) {
            Ok(()) => {
                self.saved = self.position().history().map(|(_, mv)| mv).collect();
                self.file = Some(file.to_owned());
                Message::Plain(tr!("play-saved", file = file))
            }
            Err(error) => Message::Refused(format!("{}.", told(&error))),
        });
    }

    pub(crate) fn open(&mut self, file: &str) {
        match file::open(file, &self.material) {
            Ok(position) => {
                self.restart(position, *self.seats());
                self.file = Some(file.to_owned());
                self.message = Some(Message::Plain(tr!("play-opened", file = file)));
            }
            Err(error) => self.message = Some(Message::Refused(format!("{}.", told(&error)))),
        }
    }
}
