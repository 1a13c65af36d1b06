//! One game of a match.

use std::time::Duration;

use caminos_cei::{ClientError, Clock, Score, Stop};
use caminos_rules::{
    Comment, GameResult, IllegalMove, Move, MoveText, Outcome, ParseCommentError, Position, Record,
    Seat, TagError, Team, WinBy,
};

use crate::forfeit::Forfeit;
use crate::pace::Pace;
use crate::player::Player;
use crate::side::{PerSide, Side};

/// Which game of the match, and how it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Fixture {
    /// From 0; the games of a pair follow each other.
    pub number: u32,
    /// The moves from the match's start.
    pub opening: Vec<Move>,
    /// What the players' random choices start from.
    pub seed: u64,
}

impl Fixture {
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
    pub names: PerSide<String>,
    /// Their limits.
    pub paces: PerSide<Pace>,
    /// How much later than its limit an answer may come.
    pub grace: Duration,
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
    pub forfeit: Option<(Side, Forfeit)>,
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

/// A move, and its player's own evaluation.
struct ChosenMove {
    mv: Move,
    score: Option<Score>,
}

impl MatchSettings {
    /// Who has which team now.
    fn side(&self, fixture: &Fixture, position: &Position, team: Team) -> Side {
        let is_a = (team == Fixture::team_of_a(fixture.number)) != position.is_swapped();
        if is_a { Side::A } else { Side::B }
    }

    /// Plays a game; `None` if it was interrupted. A player that could not even be started
    /// has lost.
    ///
    /// # Errors
    /// When the opening is illegal, or something cannot be written into the record.
    pub fn play(
        &self,
        fixture: &Fixture,
        players: &mut PerSide<Seated>,
        interrupt: &Stop,
    ) -> Result<Option<PlayedGame>, GameError> {
        let mut position = self.start.clone();
        for &mv in &fixture.opening {
            position.play(mv)?;
        }
        let mut clocks = PerSide {
            a: self.paces.a.clock,
            b: self.paces.b.clock,
        };
        let mut scores = vec![None; position.history().len()];
        let mut trouble = None;
        for side in Side::BOTH {
            let ready = match &mut players[side] {
                Ok(player) => player.new_game(self.start.rules(), fixture.seed, interrupt),
                Err(error) => Err(error.clone()),
            };
            if let Err(error) = ready {
                trouble.get_or_insert((side, error.into()));
            }
        }
        while trouble.is_none()
            && let Some(seat) = position.to_move()
        {
            let side = self.side(fixture, &position, seat.team());
            let Ok(player) = &mut players[side] else {
                break;
            };
            match self.ask(&mut **player, side, seat, &position, &mut clocks, interrupt) {
                Ok(ChosenMove { mv, score }) => {
                    position.play(mv)?;
                    scores.push(score);
                }
                Err(reason) => trouble = Some((side, reason)),
            }
        }
        let forfeit = match trouble {
            None => None,
            Some((_, Trouble::Interrupted)) => return Ok(None),
            Some((side, Trouble::Forfeit(forfeit))) => Some((side, forfeit)),
        };
        let record = self.record(fixture, &position, &scores, forfeit.as_ref())?;
        Ok(Some(PlayedGame {
            number: fixture.number,
            record,
            swapped: position.is_swapped(),
            forfeit,
        }))
    }

    /// Asks a player for its move.
    fn ask(
        &self,
        player: &mut dyn Player,
        side: Side,
        seat: Seat,
        position: &Position,
        clocks: &mut PerSide<Option<Clock>>,
        interrupt: &Stop,
    ) -> Result<ChosenMove, Trouble> {
        let pace = &self.paces[side];
        let limits = pace.limits(seat.team(), clocks[side], clocks[side.other()]);
        let timeout = pace.allowance(clocks[side]).saturating_add(self.grace);
        let best = player.choose(position, limits, timeout, interrupt)?;
        if let Some(clock) = &mut clocks[side] {
            let left = clock.left.checked_sub(best.time);
            let left = left.ok_or(Trouble::Forfeit(Forfeit::Time))?;
            clock.left = left + clock.increment;
        }
        let mv = resolve(position, &best.text).map_err(Trouble::Forfeit)?;
        let score = best.pv.map(|pv| pv.score);
        Ok(ChosenMove { mv, score })
    }

    /// The game as it is saved.
    fn record(
        &self,
        fixture: &Fixture,
        position: &Position,
        scores: &[Option<Score>],
        forfeit: Option<&(Side, Forfeit)>,
    ) -> Result<Record, GameError> {
        let mut record = Record::from_position(position);
        record.set_tag("Match", &self.title)?;
        record.set_tag("Round", &(fixture.number + 1).to_string())?;
        let a = Fixture::team_of_a(fixture.number);
        let name = |team: Team| clean(&self.names[if team == a { Side::A } else { Side::B }]);
        for seat in position.rules().seats() {
            record.set_player(seat, &name(seat.team()))?;
        }
        record.set_tag("Opening", &format!("{} plies", fixture.opening.len()))?;
        let termination = match forfeit {
            Some((_, forfeit)) => clean(&forfeit.to_string()),
            None if matches!(position.outcome(), Some(Outcome::Resigned { .. })) => {
                "resign".to_owned()
            }
            None => "rules".to_owned(),
        };
        record.set_tag("Termination", &termination)?;
        if let Some((loser, forfeit)) = forfeit {
            let is_yellow = self.side(fixture, position, Team::Yellow) == *loser;
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
        for (node, score) in record.main_line_mut().zip(scores) {
            if let Some(score) = score {
                node.add_comment(Comment::new(&format!("[%eval {}]", score.eval()))?);
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
