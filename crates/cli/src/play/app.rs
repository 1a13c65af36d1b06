//! The game without a screen: the match, the piece in hand, and what is being asked.
//!
//! It holds the state that the view shows; `keys` changes it. Files are read and written here
//! too, because saving is part of what the players do. It never thinks: it says what it would
//! have the computer look for ([`App::search_job`]) and takes what was found
//! ([`App::search_done`]), so whoever runs it decides on which thread and how long.

use caminos_cei::Info;
use caminos_rules::{Cell, IllegalMove, Material, MoveText, Placement, Position, ShapeId};
use caminos_table::Refusal;

use super::computer::{Purpose, SearchJob};
use super::ghost::Ghost;
use super::local_match::{LocalMatch, ToMove};
use super::new_game::NewGameForm;
use super::text_field::TextField;
use super::{file, hint, messages};
use crate::draw::{GhostMark, Marks};
use crate::language::{localised, tr};
use crate::messages::seat_name;

/// What the keys mean at the moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Choosing: keys are commands.
    Free,
    /// A piece hovers over the board.
    Holding(Ghost),
    /// A line of text is being typed.
    Prompt(PromptKind, TextField),
    /// A question with yes or no.
    Confirm(Confirm),
    /// Choosing the next game.
    NewGame(NewGameForm),
    /// The help screen, from a line on.
    Help(usize),
}

/// What a typed line is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PromptKind {
    Move,
    Save,
    Open,
}

/// What is asked before something is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Confirm {
    Quit,
    NewGame,
    Open,
    Overwrite(String),
}

impl Confirm {
    fn text(&self) -> String {
        match self {
            Self::Quit => tr!("play-ask-quit"),
            Self::NewGame => tr!("play-ask-new"),
            Self::Open => tr!("play-ask-open-unsaved"),
            Self::Overwrite(_) => tr!("play-ask-overwrite"),
        }
    }
}

/// What the line under the board says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    Info(String),
    Refused(String),
}

impl Notice {
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Info(text) | Self::Refused(text) => text,
        }
    }
}

pub(crate) struct App {
    material: Material,
    pub(super) local_match: LocalMatch,
    pub(super) mode: Mode,
    pub(super) notice: Option<Notice>,
    /// Whether a hint was asked for and is not there yet.
    pub(super) wants_hint: bool,
    /// Goes up whenever the position changes.
    changes: u64,
    /// The record that is in a file or came with the start.
    saved: String,
    pub(super) file: Option<String>,
    /// What was entered at prompts, the last one last.
    entered: Vec<(PromptKind, String)>,
    /// How far back in it the prompt is.
    recalled: usize,
}

impl App {
    pub(crate) fn new(local_match: LocalMatch, material: Material) -> Self {
        let saved = local_match.record_text();
        Self {
            material,
            local_match,
            mode: Mode::Free,
            notice: None,
            wants_hint: false,
            changes: 0,
            saved,
            file: None,
            entered: Vec::new(),
            recalled: 0,
        }
    }

    /// Another match at this terminal.
    pub(super) fn restart(&mut self, local_match: LocalMatch) {
        let changes = self.changes + 1;
        let entered = std::mem::take(&mut self.entered);
        *self = Self::new(local_match, self.material.clone());
        self.changes = changes;
        self.entered = entered;
    }

    /// Begins the next game of the series.
    pub(super) fn next_game(&mut self) {
        match self.local_match.next_game() {
            Ok(()) => {
                self.changes += 1;
                self.mode = Mode::Free;
            }
            Err(refusal) => self.refuse(messages::undo_refused(&refusal)),
        }
    }

    /// Notes what was entered at a prompt.
    pub(super) fn note_entered(&mut self, kind: PromptKind, text: &str) {
        self.recalled = 0;
        let entry = (kind, text.to_owned());
        if !text.is_empty() && self.entered.last() != Some(&entry) {
            self.entered.push(entry);
        }
    }

    /// What was entered at such a prompt before, one step back or forward; nothing after the
    /// last one.
    pub(super) fn recall(&mut self, kind: PromptKind, back: bool) -> TextField {
        let known = self.entered.iter().rev().filter(|(of, _)| *of == kind);
        let known: Vec<&str> = known.map(|(_, text)| text.as_str()).collect();
        self.recalled = if back {
            (self.recalled + 1).min(known.len())
        } else {
            self.recalled.saturating_sub(1)
        };
        let found = self.recalled.checked_sub(1).and_then(|i| known.get(i));
        found.map_or_else(TextField::default, |text| TextField::from(*text))
    }

    pub(super) const fn material(&self) -> &Material {
        &self.material
    }

    pub(crate) const fn local_match(&self) -> &LocalMatch {
        &self.local_match
    }

    pub(crate) fn position(&self) -> &Position {
        self.local_match.position()
    }

    pub(crate) const fn mode(&self) -> &Mode {
        &self.mode
    }

    pub(super) fn refuse(&mut self, text: String) {
        self.notice = Some(Notice::Refused(text));
    }

    pub(super) fn inform(&mut self, text: String) {
        self.notice = Some(Notice::Info(text));
    }

    /// Lets the flag fall where the time is over.
    pub(super) fn keep_time(&mut self) {
        if self.local_match.keep_time() {
            self.changes += 1;
            self.mode = Mode::Free;
            self.notice = None;
        }
    }

    /// What the computer has to look for now.
    pub(crate) fn search_job(&self) -> Option<SearchJob> {
        let purpose = match self.local_match.computer_to_move() {
            Some(strength) => Some(Purpose::Move(strength)),
            None => self.wants_hint.then_some(Purpose::Hint),
        };
        purpose.map(|purpose| SearchJob {
            number: self.changes,
            purpose,
        })
    }

    /// Whether the computer is looking for its own move.
    pub(crate) fn is_thinking(&self) -> bool {
        self.local_match.computer_to_move().is_some()
    }

    /// Takes what the computer found. What is not asked for any more is dropped.
    pub(crate) fn search_done(&mut self, job: SearchJob, found: Option<&Info>) {
        if self.search_job() != Some(job) {
            return;
        }
        match job.purpose {
            Purpose::Move(_) => self.computer_moved(found.and_then(Info::best)),
            Purpose::Hint => self.hint_found(found),
        }
    }

    fn computer_moved(&mut self, best: Option<&MoveText>) {
        let seat = self.local_match.seat_to_move();
        let name = seat.map(|seat| seat_name(self.position(), seat));
        match best.map(|text| (text, self.local_match.play_computer(text))) {
            Some((text, Ok(()))) => {
                self.changes += 1;
                let name = name.unwrap_or_default();
                let text = text.to_string();
                self.inform(messages::computer_played(&name, &text, &self.local_match));
            }
            Some((_, Err(_))) | None => {
                self.local_match.pause(true);
                self.refuse(tr!("play-no-move"));
            }
        }
    }

    fn hint_found(&mut self, found: Option<&Info>) {
        self.wants_hint = false;
        let hint = hint::hint(self.position(), found);
        let Some((mv, text)) = hint else {
            return self.refuse(tr!("hint-none"));
        };
        self.inform(text);
        if let Some(placement) = mv.placement() {
            self.mode = Mode::Holding(Ghost::over(self.position().rules(), placement));
        }
    }

    /// Asks for a hint, if it is a person's turn.
    pub(super) fn ask_hint(&mut self) {
        if self.is_persons_turn() {
            self.wants_hint = true;
        }
    }

    /// Whether a person may move; if the computer has to, says so.
    pub(super) fn is_persons_turn(&mut self) -> bool {
        match (self.local_match.to_move(), self.local_match.seat_to_move()) {
            (ToMove::Computer(_), Some(seat)) => {
                self.refuse(messages::not_your_turn(self.position(), seat));
                false
            }
            (to_move, _) => to_move == ToMove::Person,
        }
    }

    /// The line under the board.
    pub(crate) fn notice(&self) -> Notice {
        if let Mode::Confirm(question) = &self.mode {
            return Notice::Info(question.text());
        }
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        if let Mode::Holding(ghost) = &self.mode {
            return match self.landing(ghost) {
                Ok(placement) => {
                    let text = self.position().rules().text(placement.into());
                    Notice::Info(tr!("play-may-place", move = text.to_string()))
                }
                Err(reason) => Notice::Refused(messages::not_here(&reason)),
            };
        }
        Notice::Info(match self.local_match.seat_to_move() {
            Some(seat) if self.is_thinking() => messages::thinking(self.position(), seat),
            _ if self.local_match.is_paused() => tr!("play-held"),
            _ if self.wants_hint => tr!("play-looking"),
            _ => messages::turn_or_outcome(&self.local_match),
        })
    }

    /// Where the piece in hand would come to rest.
    pub(super) fn landing(&self, ghost: &Ghost) -> Result<Placement, IllegalMove> {
        self.position()
            .place_at(ghost.orientation(), ghost.anchor())
    }

    /// The position to draw, and the marks on it. A piece that may be placed is drawn as if
    /// it were.
    pub(crate) fn scene(&self) -> (Position, Marks) {
        let planned = match &self.mode {
            Mode::Holding(ghost) => {
                let columns = ghost.columns(self.position().rules());
                Some((columns, self.landing(ghost)))
            }
            Mode::Prompt(PromptKind::Move, typed)
                if self.local_match.to_move() == ToMove::Person =>
            {
                self.typed_placement(typed.text())
                    .map(|(columns, placement)| (columns, Ok(placement)))
            }
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
            Err(reason) => (false, reason.cells()),
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

    /// Whether moves or a resignation would be lost.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.local_match.record_text() != self.saved
    }

    /// The shapes that can be chosen now.
    pub(super) fn choosable(&self) -> Vec<ShapeId> {
        let position = self.position();
        let rules = position.rules();
        let Some(seat) = self.local_match.seat_to_move() else {
            return Vec::new();
        };
        rules
            .shape_ids()
            .filter(|&shape| rules.is_neutral(shape) == position.places_neutral())
            .filter(|&shape| position.supply(seat, shape) > 0)
            .collect()
    }

    /// Takes a shape into the hand, over the place of the one that was held.
    pub(super) fn hold(&mut self, shape: ShapeId) {
        let position = self.position();
        let (rules, board) = (position.rules(), position.rules().board());
        let near = match &self.mode {
            Mode::Holding(ghost) => Some(ghost.middle(rules)),
            _ => Cell::new((board.width() - 1) / 2, (board.height() - 1) / 2),
        };
        if let Some(ghost) = near.and_then(|near| Ghost::taken(position, shape, near)) {
            self.mode = Mode::Holding(ghost);
        }
    }

    /// Plays a move of a person.
    pub(super) fn play(&mut self, text: &str) -> Result<(), Refusal> {
        self.local_match.play(text)?;
        self.changes += 1;
        self.mode = Mode::Free;
        Ok(())
    }

    pub(super) fn undo(&mut self) {
        self.mode = Mode::Free;
        match self.local_match.undo() {
            Ok(taken) => {
                self.changes += 1;
                self.inform(messages::undone(self.position().rules(), &taken));
            }
            Err(refusal) => self.refuse(messages::undo_refused(&refusal)),
        }
    }

    pub(super) fn redo(&mut self) {
        self.mode = Mode::Free;
        if self.local_match.redo() {
            self.changes += 1;
        } else {
            self.refuse(tr!("play-nothing-to-redo"));
        }
    }

    pub(crate) fn save(&mut self, path: &str) {
        match file::save(&self.local_match, path) {
            Ok(()) => {
                self.saved = self.local_match.record_text();
                self.file = Some(path.to_owned());
                self.inform(tr!("play-saved", file = path));
            }
            Err(failure) => self.refuse(format!("{}.", localised(&failure))),
        }
    }

    pub(crate) fn open(&mut self, path: &str) {
        match file::open(path, &self.material, self.local_match.terms()) {
            Ok(local_match) => {
                self.restart(local_match);
                self.file = Some(path.to_owned());
                self.inform(tr!("play-opened", file = path));
            }
            Err(failure) => self.refuse(format!("{}.", localised(&failure))),
        }
    }
}
