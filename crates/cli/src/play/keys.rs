//! What the keys do.

use caminos_rules::{Axis, Position};
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::{App, Confirm, Mode, PromptKind};
use super::ghost::Ghost;
use super::local_match::{LocalMatch, MatchTerms};
use super::new_game::NewGameForm;
use super::text_field::TextField;
use super::{file, messages, view};
use crate::language::tr;

/// Whether the screen stays after a key.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Stay,
    Leave,
}

impl App {
    /// Takes a key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Flow {
        if key.kind == KeyEventKind::Release {
            return Flow::Stay;
        }
        self.notice = None;
        // Whoever goes on does not wait for the hint any more.
        self.wants_hint = false;
        let is_typing = matches!(self.mode, Mode::Prompt(..)) && key.code != KeyCode::Char('c');
        if key.modifiers.contains(KeyModifiers::CONTROL) && !is_typing {
            return self.press_control(key.code);
        }
        match std::mem::replace(&mut self.mode, Mode::Free) {
            Mode::Free => return self.press_free(key.code),
            Mode::Holding(ghost) => return self.press_holding(ghost, key.code),
            Mode::Confirm(question) => return self.press_confirm(question, key.code),
            Mode::Prompt(kind, field) => self.press_prompt(kind, field, key),
            Mode::NewGame(form) => self.press_new_game(form, key.code),
            Mode::Help(scroll) => self.press_help(scroll, key.code),
        }
        Flow::Stay
    }

    fn press_control(&mut self, code: KeyCode) -> Flow {
        match code {
            KeyCode::Char('c') => {
                self.mode = Mode::Free;
                return self.quit();
            }
            KeyCode::Char('z') => self.undo(),
            KeyCode::Char('y') => self.redo(),
            KeyCode::Char('s') => self.ask_file(PromptKind::Save),
            _ => {}
        }
        Flow::Stay
    }

    fn press_free(&mut self, code: KeyCode) -> Flow {
        match code {
            KeyCode::Char('q') => return self.quit(),
            KeyCode::Char('?') | KeyCode::F(1) => self.mode = Mode::Help(0),
            KeyCode::Char('n') if self.local_match.has_next() => self.next_game(),
            KeyCode::Esc if self.is_thinking() => self.local_match.pause(true),
            KeyCode::Enter if self.local_match.is_paused() => self.local_match.pause(false),
            KeyCode::Char('h') => self.ask_hint(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('y') => self.redo(),
            KeyCode::Char('s') => self.ask_file(PromptKind::Save),
            KeyCode::Char('o') if self.is_unsaved() => self.mode = Mode::Confirm(Confirm::Open),
            KeyCode::Char('o') => self.ask_file(PromptKind::Open),
            KeyCode::Char('g') if self.is_unsaved() => {
                self.mode = Mode::Confirm(Confirm::NewGame);
            }
            KeyCode::Char('g') => self.show_new_game(),
            KeyCode::Char(':' | '/' | ' ') => {
                self.mode = Mode::Prompt(PromptKind::Move, TextField::default());
            }
            KeyCode::Char(digit @ '1'..='9') => self.choose_number(digit),
            KeyCode::Char(letter) if letter.is_ascii_alphabetic() => {
                let typed = letter.to_string();
                self.mode = Mode::Prompt(PromptKind::Move, TextField::from(typed.as_str()));
            }
            KeyCode::Tab | KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down => {
                self.choose_next(None);
            }
            _ => {}
        }
        Flow::Stay
    }

    fn press_holding(&mut self, mut ghost: Ghost, code: KeyCode) -> Flow {
        let rules = self.position().rules().clone();
        match code {
            KeyCode::Left => ghost.shift(&rules, -1, 0),
            KeyCode::Right => ghost.shift(&rules, 1, 0),
            KeyCode::Up => ghost.shift(&rules, 0, 1),
            KeyCode::Down => ghost.shift(&rules, 0, -1),
            KeyCode::Char('r' | 'R') => ghost.rotate(&rules, Axis::Upright),
            KeyCode::Char('f' | 'F') => ghost.rotate(&rules, Axis::Across),
            KeyCode::Char('t' | 'T') => ghost.rotate(&rules, Axis::Along),
            KeyCode::Esc => return Flow::Stay,
            KeyCode::Enter => {
                // If it is refused, the line under the board already says why.
                if let Ok(placement) = self.landing(&ghost)
                    && self.play(&rules.text(placement.into()).to_string()).is_ok()
                {
                    return Flow::Stay;
                }
            }
            KeyCode::Tab => {
                self.choose_next(Some(ghost));
                return Flow::Stay;
            }
            KeyCode::Char(digit @ '1'..='9') => {
                self.mode = Mode::Holding(ghost);
                self.choose_number(digit);
                return Flow::Stay;
            }
            other => return self.press_free(other),
        }
        self.mode = Mode::Holding(ghost);
        Flow::Stay
    }

    fn press_prompt(&mut self, kind: PromptKind, mut field: TextField, key: KeyEvent) {
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                let text = field.text().trim().to_owned();
                self.note_entered(kind, &text);
                return self.enter(kind, &text);
            }
            KeyCode::Backspace if field.text().is_empty() => return,
            KeyCode::Up => field = self.recall(kind, true),
            KeyCode::Down => field = self.recall(kind, false),
            _ => field.press(key),
        }
        self.mode = Mode::Prompt(kind, field);
    }

    /// The arrows show more of the help; any other key closes it.
    fn press_help(&mut self, scroll: usize, code: KeyCode) {
        const PAGE: usize = 8;
        let scroll = match code {
            KeyCode::Up => scroll.saturating_sub(1),
            KeyCode::Down => scroll + 1,
            KeyCode::PageUp => scroll.saturating_sub(PAGE),
            KeyCode::PageDown => scroll + PAGE,
            _ => return,
        };
        self.mode = Mode::Help(scroll.min(view::help_length(self.local_match.terms())));
    }

    fn press_confirm(&mut self, question: Confirm, code: KeyCode) -> Flow {
        match code {
            KeyCode::Char('y' | 'Y') => {}
            KeyCode::Char('n' | 'N') | KeyCode::Esc => return Flow::Stay,
            _ => {
                self.mode = Mode::Confirm(question);
                return Flow::Stay;
            }
        }
        match question {
            Confirm::Quit => return Flow::Leave,
            Confirm::NewGame => self.show_new_game(),
            Confirm::Open => self.ask_file(PromptKind::Open),
            Confirm::Overwrite(file) => self.save(&file),
        }
        Flow::Stay
    }

    fn press_new_game(&mut self, mut form: NewGameForm, code: KeyCode) {
        match code {
            KeyCode::Esc => return,
            KeyCode::Up => form.step(false),
            KeyCode::Down | KeyCode::Tab => form.step(true),
            KeyCode::Left => form.change(false),
            KeyCode::Right | KeyCode::Char(' ') => form.change(true),
            KeyCode::Enter => match self.begin(&form) {
                Ok(()) => return,
                Err(reason) => self.refuse(reason),
            },
            _ => {}
        }
        self.mode = Mode::NewGame(form);
    }

    fn begin(&mut self, form: &NewGameForm) -> Result<(), String> {
        let rules = form.rules(self.material());
        let rules = rules.map_err(|error| messages::no_such_game(&error))?;
        let terms = MatchTerms {
            players: form.players(),
            games: form.games(),
            ..self.local_match.terms()
        };
        let local_match = LocalMatch::new(&Position::new(rules), self.material(), terms);
        self.restart(local_match.map_err(|error| messages::no_such_game(&error))?);
        Ok(())
    }

    fn quit(&mut self) -> Flow {
        if self.is_unsaved() {
            self.mode = Mode::Confirm(Confirm::Quit);
            Flow::Stay
        } else {
            Flow::Leave
        }
    }

    fn show_new_game(&mut self) {
        let rules = self.position().rules();
        let form = NewGameForm::new(self.material(), rules, self.local_match.terms());
        self.mode = Mode::NewGame(form);
    }

    fn ask_file(&mut self, kind: PromptKind) {
        let name = self.file.clone();
        let name = name.unwrap_or_else(|| "game.caminos".to_owned());
        self.mode = Mode::Prompt(kind, TextField::proposed(&name));
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
            None => self.refuse(tr!("play-no-such-piece")),
        }
    }

    fn choose_next(&mut self, held: Option<Ghost>) {
        if !self.is_persons_turn() {
            return;
        }
        let choosable = self.choosable();
        let held_shape = held.map(|ghost| ghost.shape(self.position().rules()));
        let next = held_shape.and_then(|held| choosable.iter().find(|&&shape| shape > held));
        if let Some(ghost) = held {
            self.mode = Mode::Holding(ghost);
        }
        if let Some(&shape) = next.or(choosable.first()) {
            self.hold(shape);
        }
    }

    fn enter(&mut self, kind: PromptKind, text: &str) {
        match kind {
            PromptKind::Move if text.is_empty() => {}
            PromptKind::Move => self.enter_move(text),
            PromptKind::Save | PromptKind::Open if text.is_empty() => {
                self.refuse(tr!("play-no-file-name"));
            }
            PromptKind::Save => {
                let own = self.file.as_deref() == Some(text);
                if !own && file::is_there(text) {
                    self.mode = Mode::Confirm(Confirm::Overwrite(text.to_owned()));
                } else {
                    self.save(text);
                }
            }
            PromptKind::Open => self.open(text),
        }
    }

    /// Plays a typed move; what is refused stays to be mended, or to be played when the
    /// computer has moved.
    fn enter_move(&mut self, text: &str) {
        if let Err(refusal) = self.play(text) {
            let refused = messages::move_refused(self.position(), text, &refusal);
            self.refuse(refused);
            self.mode = Mode::Prompt(PromptKind::Move, TextField::from(text));
        }
    }
}
