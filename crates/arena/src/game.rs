//! One game of a match.

use std::time::Duration;

use caminos_cei::{ClientError, Clock, Score, Stop};
use caminos_rules::{
    Comment, GameResult, IllegalMove, Move, MoveText, Outcome, ParseCommentError, Position, Record,
    Seat, TagError, Team, WinBy,
};

use crate::adjudication::Adjudication;
use crate::contender::{Contender, PerContender};
use crate::contender_limits::ContenderLimits;
use crate::forfeit::Forfeit;
use crate::late_answers::LateAnswers;
use crate::player::Player;
use crate::termination::Termination;

/// Which game of the match, and how it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct ScheduledGame {
    /// From 0; the games of a pair follow each other.
    pub number: u32,
    /// The moves from the match's start.
    pub opening: Vec<Move>,
    /// What the players' random choices start from.
    pub seed: u64,
}

impl ScheduledGame {
    /// The first contender's team at the start of a game: it has both colours in turn.
    #[must_use]
    pub const fn team_of_a(number: u32) -> Team {
        if number.is_multiple_of(2) {
            Team::Yellow
        } else {
            Team::Green
        }
    }
}

/// What all games of a match have in common.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// Where the openings begin.
    pub start: Position,
    /// The contenders as records name them.
    pub names: PerContender<String>,
    /// Their limits.
    pub limits: PerContender<ContenderLimits>,
    /// How much later than its limit an answer may come.
    pub grace: Duration,
    /// When a game that both players take for decided ends.
    pub adjudication: Option<Adjudication>,
    /// What the match is called in the records.
    pub title: String,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// From 0.
    pub number: u32,
    /// The game with its tags and evaluations.
    pub record: Record,
    /// Whether the contenders have exchanged colours by the swap rule.
    pub swapped: bool,
    /// Who lost away from the board.
    pub forfeit: Option<(Contender, Forfeit)>,
    /// Answers that came late and still within the grace.
    pub late: PerContender<LateAnswers>,
}

/// Why a game could not be played or recorded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GameError {
    /// The opening is not legal.
    #[error("the opening: {0}")]
    Opening(#[from] IllegalMove),
    /// A tag cannot be written.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// A comment cannot be written.
    #[error(transparent)]
    Comment(#[from] ParseCommentError),
}

/// Why a move did not come.
enum Trouble {
    Forfeit(Forfeit),
    Interrupted,
}

impl From<ClientError> for Trouble {
    fn from(error: ClientError) -> Self {
        match error {
            ClientError::Interrupted => Self::Interrupted,
            ClientError::Timeout => Self::Forfeit(Forfeit::Hang),
            ClientError::Refused(reason) => Self::Forfeit(Forfeit::Refusal(reason)),
            ClientError::NoMove(text) => Self::Forfeit(Forfeit::NoMove(text)),
            error => Self::Forfeit(Forfeit::Crash(error)),
        }
    }
}

/// A player of a game, or why it could not be started.
type Seated = Result<Box<dyn Player>, ClientError>;

/// What a record says of a move: its player's own evaluation for yellow, how deep it searched and,
/// in games that are played on time, how long.
#[derive(Clone, Default)]
struct MoveNote {
    score: Option<Score>,
    depth: Option<u32>,
    time: Option<Duration>,
}

impl MoveNote {
    /// The comment in the record; none where there is nothing to say.
    fn comment(&self) -> Option<String> {
        let eval = self.score.map(|score| format!("[%eval {}]", score.eval()));
        let depth = self.depth.map(|depth| format!("[%depth {depth}]"));
        let time = self.time.map(|time| {
            let (ms, s) = (time.as_millis() % 1000, time.as_secs());
            let (h, m, s) = (s / 3600, s / 60 % 60, s % 60);
            format!("[%emt {h}:{m:02}:{s:02}.{ms:03}]")
        });
        let parts: Vec<String> = [eval, depth, time].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }
}

/// A game under way.
struct Progress {
    position: Position,
    clocks: PerContender<Option<Clock>>,
    notes: Vec<MoveNote>,
    late: PerContender<LateAnswers>,
}

impl MatchSettings {
    /// Who has which team now.
    fn contender(&self, scheduled: &ScheduledGame, position: &Position, team: Team) -> Contender {
        let is_a = (team == ScheduledGame::team_of_a(scheduled.number)) != position.is_swapped();
        if is_a { Contender::A } else { Contender::B }
    }

    /// Plays a game; `None` if it was interrupted. A player that could not even be started
    /// has lost.
    ///
    /// # Errors
    /// When the opening is illegal, or something cannot be written into the record.
    pub fn play(
        &self,
        scheduled: &ScheduledGame,
        players: &mut PerContender<Seated>,
        interrupt: &Stop,
    ) -> Result<Option<PlayedGame>, GameError> {
        let mut position = self.start.clone();
        for &mv in &scheduled.opening {
            position.play(mv)?;
        }
        let opening = position.history().len();
        let mut game = Progress {
            notes: vec![MoveNote::default(); opening],
            position,
            clocks: PerContender {
                a: self.limits.a.clock,
                b: self.limits.b.clock,
            },
            late: PerContender::default(),
        };
        let mut trouble = self.prepare(scheduled, players, interrupt);
        let mut adjudged = None;
        while trouble.is_none()
            && adjudged.is_none()
            && let Some(seat) = game.position.to_move()
        {
            let contender = self.contender(scheduled, &game.position, seat.team());
            let Ok(player) = &mut players[contender] else {
                break;
            };
            match self.ask(&mut **player, contender, seat, &mut game, interrupt) {
                Ok(mv) => game.position.play(mv)?,
                Err(reason) => trouble = Some((contender, reason)),
            }
            adjudged = self.adjudge(&game);
        }
        let forfeit = match trouble {
            None => None,
            Some((_, Trouble::Interrupted)) => return Ok(None),
            Some((contender, Trouble::Forfeit(forfeit))) => Some((contender, forfeit)),
        };
        let record = self.record(scheduled, &game, forfeit.as_ref(), adjudged)?;
        Ok(Some(PlayedGame {
            number: scheduled.number,
            record,
            swapped: game.position.is_swapped(),
            forfeit,
            late: game.late,
        }))
    }

    /// Begins a game with both players; what goes wrong with the first who cannot.
    fn prepare(
        &self,
        scheduled: &ScheduledGame,
        players: &mut PerContender<Seated>,
        interrupt: &Stop,
    ) -> Option<(Contender, Trouble)> {
        Contender::BOTH.into_iter().find_map(|contender| {
            let ready = match &mut players[contender] {
                Ok(player) => player.new_game(self.start.rules(), scheduled.seed, interrupt),
                Err(error) => Err(error.clone()),
            };
            ready.err().map(|error| (contender, error.into()))
        })
    }

    /// Who has won a game that is not over, if both players agree on it.
    fn adjudge(&self, game: &Progress) -> Option<Team> {
        if game.position.is_over() {
            return None;
        }
        let scores = game.notes.iter().map(|note| note.score);
        self.adjudication?.winner(scores.rev())
    }

    /// Asks a player for its move.
    fn ask(
        &self,
        player: &mut dyn Player,
        contender: Contender,
        seat: Seat,
        game: &mut Progress,
        interrupt: &Stop,
    ) -> Result<Move, Trouble> {
        let settings = &self.limits[contender];
        let (own, other) = (game.clocks[contender], game.clocks[contender.other()]);
        let limits = settings.of_move(seat.team(), own, other);
        let allowance = settings.allowance(own);
        let timeout = allowance.saturating_add(self.grace);
        let best = player.choose(&game.position, limits, timeout, interrupt)?;
        if let Some(clock) = &mut game.clocks[contender] {
            let left = clock.left.checked_sub(best.time);
            let left = left.ok_or(Trouble::Forfeit(Forfeit::Time))?;
            clock.left = left + clock.increment;
        }
        game.late[contender].count(allowance, best.time);
        let mv = resolve(&game.position, &best.text).map_err(Trouble::Forfeit)?;
        game.notes.push(MoveNote {
            score: best.pv.map(|pv| pv.score.for_yellow(seat.team())),
            depth: best.depth,
            // A match by nodes gives the same records every time.
            time: settings.is_timed().then_some(best.time),
        });
        Ok(mv)
    }

    /// The game as it is saved.
    fn record(
        &self,
        scheduled: &ScheduledGame,
        game: &Progress,
        forfeit: Option<&(Contender, Forfeit)>,
        adjudged: Option<Team>,
    ) -> Result<Record, GameError> {
        let position = &game.position;
        let mut record = Record::from_position(position);
        record.set_tag("Match", &self.title)?;
        record.set_tag("Round", &(scheduled.number + 1).to_string())?;
        let a = ScheduledGame::team_of_a(scheduled.number);
        let name = |team: Team| {
            clean(
                &self.names[if team == a {
                    Contender::A
                } else {
                    Contender::B
                }],
            )
        };
        for seat in position.rules().seats() {
            record.set_player(seat, &name(seat.team()))?;
        }
        record.set_tag("Opening", &format!("{} plies", scheduled.opening.len()))?;
        let termination = match forfeit {
            Some((_, forfeit)) => forfeit.into(),
            None if adjudged.is_some() => Termination::Adjudication,
            None if matches!(position.outcome(), Some(Outcome::Resigned { .. })) => {
                Termination::Resignation
            }
            None => Termination::Rules,
        };
        record.set_tag(Termination::TAG, &clean(&termination.to_string()))?;
        for contender in Contender::BOTH {
            if game.late[contender].answers > 0 {
                record.set_tag(
                    LateAnswers::tag(contender),
                    &game.late[contender].to_string(),
                )?;
            }
        }
        if let Some(team) = adjudged {
            let by = WinBy::Resign;
            record.set_result(GameResult::Wins { team, by });
        }
        if let Some((loser, forfeit)) = forfeit {
            let is_yellow = self.contender(scheduled, position, Team::Yellow) == *loser;
            let team = if is_yellow { Team::Green } else { Team::Yellow };
            let by = match forfeit {
                Forfeit::Hang | Forfeit::Time => WinBy::Time,
                Forfeit::NoMove(_)
                | Forfeit::IllegalMove(..)
                | Forfeit::Crash(_)
                | Forfeit::Refusal(_) => WinBy::Resign,
            };
            record.set_result(GameResult::Wins { team, by });
        }
        for (node, note) in record.main_line_mut().zip(&game.notes) {
            if let Some(comment) = note.comment() {
                node.add_comment(Comment::new(&comment)?);
            }
        }
        Ok(record)
    }
}

fn resolve(position: &Position, text: &MoveText) -> Result<Move, Forfeit> {
    position
        .resolve(text)
        .map_err(|error| Forfeit::IllegalMove(text.clone(), error))
}

/// A foreign text on one line of bounded length.
fn clean(text: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().map(plain).take(200).collect()
}
