//! One game of a match.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::Result;
use caminos_rules::{
    Comment, GameResult, Move, MoveText, Outcome, Players, Position, Record, Seat, Team, WinBy,
};
use caminos_search::{Clock, Score};

use super::forfeit::Forfeit;
use super::pace::Pace;
use super::process::{Process, Silence};
use super::side::{PerSide, Side};
use crate::cei::{Command, NewGame, Reply, ScoreText};

/// Which game of the match, and how it begins.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Fixture {
    /// From 0; the games of a pair follow each other.
    pub(super) number: u32,
    /// The moves from the match's start.
    pub(super) opening: Vec<Move>,
    /// What the players' random choices start from.
    pub(super) seed: u64,
}

impl Fixture {
    /// The first contender's team at the start of a game: it has both colours in turn.
    pub(super) const fn team_of_a(number: u32) -> Team {
        if number.is_multiple_of(2) {
            Team::Yellow
        } else {
            Team::Green
        }
    }
}

/// What all games of a match have in common.
#[derive(Clone, Debug)]
pub(super) struct Conditions {
    pub(super) start: Position,
    pub(super) names: PerSide<String>,
    pub(super) paces: PerSide<Pace>,
    /// How much later than its limit an answer may come.
    pub(super) grace: Duration,
    /// What the match is called in the records.
    pub(super) title: String,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) number: u32,
    pub(super) record: Record,
    /// Whether the contenders have exchanged colours by the swap rule.
    pub(super) swapped: bool,
    /// Who lost away from the board.
    pub(super) forfeit: Option<(Side, Forfeit)>,
}

/// Why a move did not come.
enum Trouble {
    Forfeit(Forfeit),
    Interrupted,
}

impl From<Silence> for Trouble {
    fn from(silence: Silence) -> Self {
        match silence {
            Silence::Interrupted => Self::Interrupted,
            Silence::Late => Self::Forfeit(Forfeit::Hang),
            Silence::Refused(reason) => Self::Forfeit(Forfeit::Refusal(reason)),
            Silence::NotStarted(_) | Silence::Ended(_) | Silence::OtherProtocol(_) => {
                Self::Forfeit(Forfeit::Crash(silence))
            }
        }
    }
}

/// A move, and what its player thought of it.
struct Answer {
    mv: Move,
    score: Option<Score>,
}

impl Conditions {
    /// Who has which team now.
    fn side(&self, fixture: &Fixture, position: &Position, team: Team) -> Side {
        let is_a = (team == Fixture::team_of_a(fixture.number)) != position.is_swapped();
        if is_a { Side::A } else { Side::B }
    }

    /// Plays a game; `None` if it was interrupted. A player that could not even be started
    /// has lost.
    pub(super) fn play(
        &self,
        fixture: &Fixture,
        players: &mut PerSide<Result<Process, Silence>>,
        interrupt: &AtomicBool,
    ) -> Result<Option<Game>> {
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
            if let Err(silence) = self.prepare(&mut players[side], fixture.seed, interrupt) {
                trouble.get_or_insert((side, silence.into()));
            }
        }
        while trouble.is_none()
            && let Some(seat) = position.to_move()
        {
            let side = self.side(fixture, &position, seat.team());
            let Ok(player) = &mut players[side] else {
                break;
            };
            match self.ask(player, side, seat, &position, &mut clocks, interrupt) {
                Ok(Answer { mv, score }) => {
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
        Ok(Some(Game {
            number: fixture.number,
            record,
            swapped: position.is_swapped(),
            forfeit,
        }))
    }

    fn prepare(
        &self,
        player: &mut Result<Process, Silence>,
        seed: u64,
        interrupt: &AtomicBool,
    ) -> Result<(), Silence> {
        let player = player.as_mut().map_err(|silence| silence.clone())?;
        if player.offers("Seed") {
            player.say(&Command::SetOption {
                name: "Seed".to_owned(),
                value: seed.to_string(),
            })?;
        }
        let game = NewGame::from(&**self.start.rules());
        player.say(&Command::NewGame(game))?;
        player.get_ready(interrupt)
    }

    /// Asks a player for its move.
    fn ask(
        &self,
        player: &mut Process,
        side: Side,
        seat: Seat,
        position: &Position,
        clocks: &mut PerSide<Option<Clock>>,
        interrupt: &AtomicBool,
    ) -> Result<Answer, Trouble> {
        let rules = position.rules();
        let moves = position.history().map(|(_, mv)| rules.text(mv)).collect();
        let pace = &self.paces[side];
        let go = pace.go(seat.team(), clocks[side], clocks[side.other()]);
        player.say(&Command::Position(moves))?;
        player.say(&Command::Go(go))?;
        let asked = Instant::now();
        let mut score = None;
        let patience = pace.allowance(clocks[side]).saturating_add(self.grace);
        let chosen = player.wait(patience, interrupt, |reply| match reply {
            Reply::Info(thought) if thought.multipv == 1 => {
                score = thought.score.or(score);
                None
            }
            Reply::BestMove(Some(text)) => Some(Ok(text)),
            Reply::BestMove(None) => Some(Err(Forfeit::NoMove("none".to_owned()))),
            Reply::NoMove(text) => Some(Err(Forfeit::NoMove(text))),
            Reply::Error(reason) => Some(Err(Forfeit::Refusal(reason))),
            _ => None,
        })?;
        let text = chosen.map_err(Trouble::Forfeit)?;
        if let Some(clock) = &mut clocks[side] {
            let used = asked.elapsed();
            let left = clock.left.checked_sub(used);
            let left = left.ok_or(Trouble::Forfeit(Forfeit::Time))?;
            clock.left = left + clock.increment;
        }
        let mv = resolve(position, &text).map_err(Trouble::Forfeit)?;
        Ok(Answer { mv, score })
    }

    /// The game as it is saved.
    fn record(
        &self,
        fixture: &Fixture,
        position: &Position,
        scores: &[Option<Score>],
        forfeit: Option<&(Side, Forfeit)>,
    ) -> Result<Record> {
        let mut record = Record::from_position(position);
        record.set_tag("Match", &self.title)?;
        record.set_tag("Round", &(fixture.number + 1).to_string())?;
        let a = Fixture::team_of_a(fixture.number);
        let name = |team: Team| clean(&self.names[if team == a { Side::A } else { Side::B }]);
        match position.rules().options().players {
            Players::Two => {
                record.set_tag("Yellow", &name(Team::Yellow))?;
                record.set_tag("Green", &name(Team::Green))?;
            }
            Players::Four => {
                for seat in Seat::ALL {
                    record.set_tag(&format!("Seat{}", seat.number()), &name(seat.team()))?;
                }
            }
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
                | Forfeit::Refused(..)
                | Forfeit::Crash(_)
                | Forfeit::Refusal(_) => WinBy::Resign,
            };
            record.set_result(GameResult::Wins { team, by });
        }
        for (node, score) in record.main_line_mut().zip(scores) {
            if let Some(score) = score {
                let value = match score {
                    Score::Points(points) => format!("{points:.2}"),
                    Score::Win(_) | Score::Loss(_) => ScoreText(*score).to_string(),
                };
                node.add_comment(Comment::new(&format!("[%eval {value}]"))?);
            }
        }
        Ok(record)
    }
}

fn resolve(position: &Position, text: &MoveText) -> Result<Move, Forfeit> {
    position
        .resolve(text)
        .map_err(|error| Forfeit::Refused(text.clone(), error))
}

/// A text of others on one line of bearable length.
fn clean(text: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().map(plain).take(200).collect()
}
