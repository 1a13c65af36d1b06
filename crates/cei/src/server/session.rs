//! The state of an engine between two commands.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use caminos_rules::{Board, Move, MoveText, Options, Position, Rules, RulesError, Setup};

use super::search::{self, Finished};
use super::{EngineIdentity, Event};
use crate::PROTOCOL;
use crate::command::Command;
use crate::engine::Engine;
use crate::go::Go;
use crate::info_line::InfoLine;
use crate::limits::Stop;
use crate::line::{Line, LineReader};
use crate::new_game::NewGame;
use crate::option::{EngineOption, OptionError};
use crate::reply::Reply;

/// Whether there is a search.
enum Activity {
    Idle,
    /// A search runs.
    Searching(Wait),
    /// A search has proven its result and waits with its answer.
    Done(Finished, Wait),
    /// A search was stopped and has not ended yet.
    Stopping,
}

/// What the answer of a search has to wait for, beside the search.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Wait {
    /// Nothing more.
    Nothing,
    /// The search has no limit and answers only after `stop`.
    Stop,
    /// The search ponders: it answers after `ponderhit`, or after `stop` if it has no limit.
    PonderHit { is_infinite: bool },
}

/// A state machine without threads: events in, lines out.
pub(super) struct Session {
    /// Gone while it searches.
    engine: Option<Box<dyn Engine>>,
    /// The engine's, to be listed while it searches too.
    options: Vec<EngineOption>,
    identity: EngineIdentity,
    /// Of the game that was begun; a position as text may have others.
    rules: Arc<Rules>,
    position: Position,
    activity: Activity,
    stop: Stop,
    sender: Sender<Event>,
}

impl Session {
    pub(super) fn new(
        engine: Box<dyn Engine>,
        identity: EngineIdentity,
        sender: Sender<Event>,
    ) -> Result<Self, RulesError> {
        const DEFAULT: &str = Board::STANDARD[0];
        let board = identity
            .material
            .boards()
            .first()
            .map_or(DEFAULT, Board::name);
        let rules = Rules::new(&identity.material, board, Options::default())?;
        Ok(Self {
            options: engine.options(),
            engine: Some(engine),
            identity,
            position: Position::new(rules.clone()),
            rules,
            activity: Activity::Idle,
            stop: Stop::new(),
            sender,
        })
    }

    /// Whether a search was stopped and has not ended yet.
    pub(super) const fn is_stopping(&self) -> bool {
        matches!(self.activity, Activity::Stopping)
    }

    /// Does what an event asks for; `false` when the loop has to end.
    pub(super) fn handle(&mut self, event: Event, out: &mut dyn Write) -> io::Result<bool> {
        let line = match event {
            Event::Read(line) => line,
            Event::Info(line) => return reply(out, &Reply::Info(line)).map(|()| true),
            Event::Failed => {
                return reply(out, &Reply::Error("the search failed".to_owned())).map(|()| true);
            }
            Event::Finished(finished) => return self.finish(finished, out).map(|()| true),
            Event::Closed => return self.stop(out).map(|()| false),
        };
        let refusal = match line {
            Line::TooLong => Some(format!(
                "the line is longer than {} bytes",
                LineReader::<&[u8]>::MAX_BYTES
            )),
            Line::NotText => Some("the line is not UTF-8 text".to_owned()),
            Line::Text(text) if text.trim().is_empty() => None,
            Line::Text(text) => match text.parse() {
                Ok(Command::Quit) => return self.stop(out).map(|()| false),
                Ok(command) => self.execute(command, out)?.err(),
                Err(error) => Some(error.to_string()),
            },
        };
        if let Some(reason) = refusal {
            reply(out, &Reply::Error(reason))?;
        }
        Ok(true)
    }

    /// Carries out a command, or says why not and changes nothing.
    fn execute(&mut self, command: Command, out: &mut dyn Write) -> io::Result<Result<(), String>> {
        let is_busy = !matches!(self.activity, Activity::Idle);
        match command {
            Command::Cei => self.introduce(out)?,
            Command::IsReady => reply(out, &Reply::ReadyOk)?,
            Command::Show => reply(out, &Reply::Position(self.position.setup()))?,
            Command::Stop | Command::Quit => self.stop(out)?,
            Command::PonderHit => return self.ponder_hit(out),
            _ if is_busy => return Ok(Err("a search is running: stop it first".to_owned())),
            Command::NewGame(game) => return Ok(self.new_game(&game)),
            Command::Position { setup, moves } => {
                let set = self.set_position(setup.as_ref(), &moves);
                return Ok(set.map_err(|reason| format!("position: {reason}")));
            }
            Command::Go(go) => {
                let searched = self.search(go);
                return Ok(searched.map_err(|reason| format!("go: {reason}")));
            }
            Command::SetOption { name, value } => {
                let set = self.set_option(&name, &value);
                return Ok(set.map_err(|error| format!("setoption: {error}")));
            }
        }
        Ok(Ok(()))
    }

    fn introduce(&self, out: &mut dyn Write) -> io::Result<()> {
        let boards = self.identity.material.boards().iter();
        let replies = [
            Reply::Name(self.identity.name.clone()),
            Reply::Author(self.identity.author.clone()),
            Reply::Protocol(PROTOCOL),
            Reply::Boards(boards.map(|board| board.name().to_owned()).collect()),
        ];
        let options = self.options.iter().cloned().map(Reply::Option);
        let mut all = replies.into_iter().chain(options).chain([Reply::CeiOk]);
        all.try_for_each(|line| reply(out, &line))
    }

    fn new_game(&mut self, game: &NewGame) -> Result<(), String> {
        let rules = Rules::new(&self.identity.material, &game.board, game.options)
            .map_err(|error| format!("newgame: {error}"))?;
        self.position = Position::new(rules.clone());
        self.rules = rules;
        if let Some(engine) = &mut self.engine {
            engine.new_game();
        }
        Ok(())
    }

    fn set_position(&mut self, setup: Option<&Setup>, moves: &[MoveText]) -> Result<(), String> {
        let mut position = match setup {
            Some(setup) => Position::from_setup(setup, &self.identity.material)
                .map_err(|error| error.to_string())?,
            None => Position::new(self.rules.clone()),
        };
        for (number, text) in (1..).zip(moves) {
            position
                .play_text(text)
                .map_err(|error| format!("move {number} ({text}): {error}"))?;
        }
        self.position = position;
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        if let Some(engine) = &mut self.engine {
            let option = EngineOption::find(&self.options, name)?;
            engine.set_option(&option.name, &option.parse_value(value)?);
        }
        Ok(())
    }

    fn search(&mut self, go: Go) -> Result<(), String> {
        for text in &go.limits.search_moves {
            match self.position.resolve(text) {
                Ok(Move::Place(_) | Move::Swap) => {}
                Ok(Move::Resign) => return Err("searchmoves: resign is no move to search".into()),
                Err(error) => return Err(format!("searchmoves: {text}: {error}")),
            }
        }
        let Some(engine) = self.engine.take() else {
            return Ok(());
        };
        self.stop.reset();
        let is_infinite = go.is_infinite();
        self.activity = Activity::Searching(match (go.ponder, is_infinite) {
            (true, is_infinite) => Wait::PonderHit { is_infinite },
            (false, true) => Wait::Stop,
            (false, false) => Wait::Nothing,
        });
        if go.ponder {
            self.stop.ponder();
        }
        let sender = self.sender.clone();
        search::start(engine, &self.position, go.limits, &self.stop, sender);
        Ok(())
    }

    /// The limits hold from now on; a result that is already proven is answered.
    fn ponder_hit(&mut self, out: &mut dyn Write) -> io::Result<Result<(), String>> {
        let (Activity::Searching(wait) | Activity::Done(_, wait)) = &mut self.activity else {
            return Ok(Err("ponderhit: no search ponders".to_owned()));
        };
        let Wait::PonderHit { is_infinite } = *wait else {
            return Ok(Err("ponderhit: no search ponders".to_owned()));
        };
        *wait = if is_infinite {
            Wait::Stop
        } else {
            Wait::Nothing
        };
        self.stop.ponder_hit();
        match std::mem::replace(&mut self.activity, Activity::Idle) {
            Activity::Done(finished, Wait::Nothing) => self.answer(finished, out).map(Ok),
            other => {
                self.activity = other;
                Ok(Ok(()))
            }
        }
    }

    /// Ends the search, if there is one.
    fn stop(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match std::mem::replace(&mut self.activity, Activity::Idle) {
            Activity::Idle => Ok(()),
            Activity::Searching(_) | Activity::Stopping => {
                self.stop.stop();
                self.activity = Activity::Stopping;
                Ok(())
            }
            Activity::Done(finished, _) => self.answer(finished, out),
        }
    }

    fn finish(&mut self, finished: Finished, out: &mut dyn Write) -> io::Result<()> {
        match self.activity {
            Activity::Searching(wait) if wait != Wait::Nothing && finished.info.is_some() => {
                self.activity = Activity::Done(finished, wait);
                Ok(())
            }
            _ => self.answer(finished, out),
        }
    }

    fn answer(&mut self, finished: Finished, out: &mut dyn Write) -> io::Result<()> {
        self.activity = Activity::Idle;
        let Finished { engine, info } = finished;
        self.engine = Some(engine);
        for line in info.iter().flat_map(InfoLine::all) {
            reply(out, &Reply::Info(line))?;
        }
        let best = info.as_ref().and_then(|info| info.best().cloned());
        reply(out, &Reply::BestMove(best))
    }
}

fn reply(out: &mut dyn Write, reply: &Reply) -> io::Result<()> {
    writeln!(out, "{reply}")
}
