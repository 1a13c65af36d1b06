//! What an engine knows between two commands.

use std::io::Write;
use std::sync::mpsc::Sender;

use anyhow::Result;
use caminos_rules::{Board, Material, MoveText, Options, Position, Rules};
use caminos_search::{Engine, Settings, Stop};

use super::search::{self, Finished};
use super::{Event, options};
use crate::cei::{Command, Go, Line, LineReader, NewGame, PROTOCOL, Reply, Thought};
use crate::players::PlayerKind;

/// Whether there is a search.
enum Activity {
    Idle,
    /// A search runs. One without a limit answers only after `stop`.
    Searching {
        until_stopped: bool,
    },
    /// A search without a limit has proven its result and waits for `stop`.
    Done(Finished),
    /// A search was told to stop.
    Stopping,
}

/// The state of the engine.
pub(super) struct Session {
    kind: PlayerKind,
    settings: Settings,
    /// Made when it is needed; gone while it searches and after a setting was changed.
    player: Option<Box<dyn Engine>>,
    material: Material,
    position: Position,
    activity: Activity,
    stop: Stop,
    sender: Sender<Event>,
}

impl Session {
    pub(super) fn new(
        kind: PlayerKind,
        settings: Settings,
        material: Material,
        sender: Sender<Event>,
    ) -> Result<Self> {
        const USUAL: &str = Board::STANDARD[0];
        let board = material.boards().first().map_or(USUAL, Board::name);
        let rules = Rules::new(&material, board, Options::default())?;
        Ok(Self {
            kind,
            settings,
            player: None,
            material,
            position: Position::new(rules),
            activity: Activity::Idle,
            stop: Stop::new(),
            sender,
        })
    }

    /// Whether a search was told to stop and has not ended yet.
    pub(super) const fn is_stopping(&self) -> bool {
        matches!(self.activity, Activity::Stopping)
    }

    /// Does what an event asks for; `false` when the program has to end.
    pub(super) fn handle(&mut self, event: Event, out: &mut dyn Write) -> Result<bool> {
        let line = match event {
            Event::Said(reply) => {
                writeln!(out, "{reply}")?;
                return Ok(true);
            }
            Event::Finished(finished) => {
                self.finish(finished, out)?;
                return Ok(true);
            }
            Event::Closed => {
                self.stop(out)?;
                return Ok(false);
            }
            Event::Read(line) => line,
        };
        let refusal = match line {
            Line::TooLong => Some(format!(
                "the line is longer than {} bytes",
                LineReader::<&[u8]>::MAX_BYTES
            )),
            Line::NotText => Some("the line is not UTF-8 text".to_owned()),
            Line::Text(text) if text.trim().is_empty() => None,
            Line::Text(text) => match text.parse() {
                Ok(Command::Quit) => {
                    self.stop(out)?;
                    return Ok(false);
                }
                Ok(command) => self.obey(command, out)?.err(),
                Err(error) => Some(error.to_string()),
            },
        };
        if let Some(reason) = refusal {
            writeln!(out, "{}", Reply::Error(reason))?;
        }
        Ok(true)
    }

    /// Carries out a command, or says why not and changes nothing.
    fn obey(&mut self, command: Command, out: &mut dyn Write) -> Result<Result<(), String>> {
        if !matches!(self.activity, Activity::Idle)
            && matches!(
                command,
                Command::NewGame(_)
                    | Command::Position(_)
                    | Command::Go(_)
                    | Command::SetOption { .. }
            )
        {
            return Ok(Err("a search is running: stop it first".to_owned()));
        }
        match command {
            Command::Cei => self.introduce(out)?,
            Command::IsReady => writeln!(out, "{}", Reply::ReadyOk)?,
            Command::NewGame(game) => return Ok(self.new_game(&game)),
            Command::Position(moves) => return Ok(self.set_position(&moves)),
            Command::Go(go) => self.search(go),
            Command::SetOption { name, value } => {
                return Ok(self.set_option(&name, &value));
            }
            Command::Stop | Command::Quit => self.stop(out)?,
        }
        Ok(Ok(()))
    }

    fn introduce(&self, out: &mut dyn Write) -> Result<()> {
        let name = match self.kind {
            PlayerKind::Engine => "Caminos",
            PlayerKind::Uct => "Caminos UCT",
            PlayerKind::Greedy => "Caminos Greedy",
        };
        let boards = self.material.boards().iter();
        let replies = [
            Reply::Name(format!("{name} {}", env!("CARGO_PKG_VERSION"))),
            Reply::Author(env!("CARGO_PKG_AUTHORS").to_owned()),
            Reply::Protocol(PROTOCOL),
            Reply::Boards(boards.map(|board| board.name().to_owned()).collect()),
        ];
        let options = options::offered(self.kind).map(Reply::Option);
        for reply in replies.into_iter().chain(options).chain([Reply::CeiOk]) {
            writeln!(out, "{reply}")?;
        }
        Ok(())
    }

    fn new_game(&mut self, game: &NewGame) -> Result<(), String> {
        let rules = Rules::new(&self.material, &game.board, game.options)
            .map_err(|error| format!("newgame: {error}"))?;
        self.position = Position::new(rules);
        if let Some(player) = &mut self.player {
            player.new_game();
        }
        Ok(())
    }

    fn set_position(&mut self, moves: &[MoveText]) -> Result<(), String> {
        let mut position = Position::new(self.position.rules().clone());
        for (ply, text) in moves.iter().enumerate() {
            position
                .play_text(text)
                .map_err(|error| format!("position: move {} ({text}): {error}", ply + 1))?;
        }
        self.position = position;
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        options::set(self.kind, &mut self.settings, name, value)
            .map_err(|error| format!("setoption: {error}"))?;
        // The next search is made by a player with the new settings.
        self.player = None;
        Ok(())
    }

    fn search(&mut self, go: Go) {
        self.stop.reset();
        let made = || self.kind.player(self.settings.clone());
        let player = self.player.take().unwrap_or_else(made);
        self.activity = Activity::Searching {
            until_stopped: go.is_infinite(),
        };
        let sender = self.sender.clone();
        search::start(player, &self.position, go.limits, &self.stop, sender);
    }

    /// Tells the search to end, if there is one.
    fn stop(&mut self, out: &mut dyn Write) -> Result<()> {
        match std::mem::replace(&mut self.activity, Activity::Idle) {
            Activity::Idle => Ok(()),
            Activity::Searching { .. } | Activity::Stopping => {
                self.stop.stop();
                self.activity = Activity::Stopping;
                Ok(())
            }
            Activity::Done(finished) => self.answer(finished, out),
        }
    }

    fn finish(&mut self, finished: Finished, out: &mut dyn Write) -> Result<()> {
        match self.activity {
            Activity::Searching {
                until_stopped: true,
            } if finished.info.is_some() => {
                self.activity = Activity::Done(finished);
                Ok(())
            }
            _ => self.answer(finished, out),
        }
    }

    fn answer(&mut self, finished: Finished, out: &mut dyn Write) -> Result<()> {
        self.activity = Activity::Idle;
        let rules = self.position.rules();
        if let Some(info) = &finished.info {
            for thought in Thought::all(info, rules) {
                writeln!(out, "{}", Reply::Info(thought))?;
            }
        }
        let best = finished.best().map(|mv| rules.text(mv));
        writeln!(out, "{}", Reply::BestMove(best))?;
        self.player = finished.player;
        Ok(())
    }
}
