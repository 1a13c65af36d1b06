//! The score of a match.

use std::collections::BTreeMap;

use caminos_rules::{Material, PerTeam, Record, RecordError, Team};

use crate::contender::{Contender, PerContender};
use crate::game::{MatchSettings, ScheduledGame};
use crate::late_answers::LateAnswers;
use crate::sample::Sample;
use crate::termination::{ForfeitKind, Termination};

/// Games won, drawn and lost by the first contender.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    /// All games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// From 0 to 1; half for no games.
    #[must_use]
    pub fn score(self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(games),
        }
    }

    const fn add(&mut self, winner: Option<Contender>) {
        match winner {
            Some(Contender::A) => self.won += 1,
            None => self.drawn += 1,
            Some(Contender::B) => self.lost += 1,
        }
    }
}

/// The results of a match so far.
#[derive(Clone, Debug, Default)]
pub struct MatchScore {
    /// Who won each game, by number.
    winners: BTreeMap<u32, Option<Contender>>,
    /// Games lost away from the board, by reason.
    forfeits: PerContender<BTreeMap<ForfeitKind, u32>>,
    late: PerContender<LateAnswers>,
}

/// Why a saved game is none of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ResumeError {
    /// It belongs to another match, which is named.
    #[error("it belongs to another match: {0}")]
    OtherMatch(String),
    /// Other rules are played in it.
    #[error("other rules are played in it")]
    OtherRules,
    /// It has no number.
    #[error("its tag Round is no number from 1 on")]
    BadRound,
    /// It cannot be replayed.
    #[error(transparent)]
    Replay(#[from] RecordError),
}

/// What the numbers are worked out from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Basis {
    /// Pairs of games with the same opening: five results.
    Pentanomial,
    /// Single games: three results.
    Trinomial,
}

impl MatchScore {
    /// Counts a game by its record. `swapped` says whether the contenders have exchanged
    /// colours in it.
    pub fn add(&mut self, number: u32, record: &Record, swapped: bool) {
        let a_at_end = if swapped {
            ScheduledGame::team_of_a(number).other()
        } else {
            ScheduledGame::team_of_a(number)
        };
        let winner = record.result().winner();
        let winner = winner.map(|team| {
            if team == a_at_end {
                Contender::A
            } else {
                Contender::B
            }
        });
        self.winners.insert(number, winner);
        let termination = record
            .tag(Termination::TAG)
            .and_then(|tag| tag.parse().ok());
        if let Some(winner) = winner
            && let Some(Termination::Forfeit { kind, .. }) = termination
        {
            *self.forfeits[winner.other()].entry(kind).or_default() += 1;
        }
        for contender in Contender::BOTH {
            let late = record.tag(LateAnswers::tag(contender));
            if let Some(late) = late.and_then(LateAnswers::parse) {
                self.late[contender].add(late);
            }
        }
    }

    /// Counts a saved game, if it is one of this match.
    ///
    /// # Errors
    /// When it is not.
    pub fn resume(
        &mut self,
        record: &Record,
        settings: &MatchSettings,
        material: &Material,
    ) -> Result<(), ResumeError> {
        let title = record.tag("Match").unwrap_or("none");
        if title != settings.title {
            return Err(ResumeError::OtherMatch(title.to_owned()));
        }
        let position = record.replay(material)?;
        if position.rules() != settings.start.rules() {
            return Err(ResumeError::OtherRules);
        }
        let round: Option<u32> = record.tag("Round").and_then(|round| round.parse().ok());
        let number = round.and_then(|round| round.checked_sub(1));
        let number = number.ok_or(ResumeError::BadRound)?;
        self.add(number, record, position.is_swapped());
        Ok(())
    }

    /// Whether a game has been counted.
    #[must_use]
    pub fn has(&self, number: u32) -> bool {
        self.winners.contains_key(&number)
    }

    /// Games lost away from the board, by kind.
    #[must_use]
    pub const fn forfeits(&self) -> &PerContender<BTreeMap<ForfeitKind, u32>> {
        &self.forfeits
    }

    /// Answers that came late and still within the grace.
    #[must_use]
    pub const fn late(&self) -> &PerContender<LateAnswers> {
        &self.late
    }

    /// By the colour that the first contender began with.
    #[must_use]
    pub fn by_colour(&self) -> PerTeam<Tally> {
        let mut tallies = PerTeam::<Tally>::default();
        for (&number, &winner) in &self.winners {
            tallies[ScheduledGame::team_of_a(number)].add(winner);
        }
        tallies
    }

    /// All games.
    #[must_use]
    pub fn total(&self) -> Tally {
        let PerTeam { yellow, green } = self.by_colour();
        Tally {
            won: yellow.won + green.won,
            drawn: yellow.drawn + green.drawn,
            lost: yellow.lost + green.lost,
        }
    }

    /// The pairs of which both games are over, by the first contender's half points.
    #[must_use]
    pub fn pairs(&self) -> [u32; 5] {
        let half_points = |winner: &Option<Contender>| match winner {
            Some(Contender::A) => 2,
            None => 1,
            Some(Contender::B) => 0,
        };
        let mut pairs = [0; 5];
        for (&number, first) in &self.winners {
            let is_first = ScheduledGame::team_of_a(number) == Team::Yellow;
            if let (true, Some(second)) = (is_first, self.winners.get(&(number + 1))) {
                pairs[half_points(first) + half_points(second)] += 1;
            }
        }
        pairs
    }

    /// What the estimates rest on: pairs, as soon as there are two.
    #[must_use]
    pub fn sample(&self) -> (Basis, Sample) {
        let pairs = self.pairs();
        if pairs.iter().sum::<u32>() > 1 {
            return (Basis::Pentanomial, Sample::of_pairs(pairs));
        }
        let Tally { won, drawn, lost } = self.total();
        (Basis::Trinomial, Sample::of_games([lost, drawn, won]))
    }
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Options, Position, Rules};

    use super::*;

    fn record(result: &str, termination: &str) -> Record {
        let position = Position::new(Rules::standard("square", Options::default()).unwrap());
        let mut record = Record::from_position(&position);
        record.set_tag("Result", result).unwrap();
        record.set_tag(Termination::TAG, termination).unwrap();
        record
    }

    #[test]
    fn games_are_counted_by_contender_colour_and_pair() {
        let mut score = MatchScore::default();
        // Game 0: A is yellow; game 1: A is green.
        score.add(0, &record("yellow connects 8", "rules"), false);
        score.add(1, &record("yellow wins time", "hang"), false);
        score.add(2, &record("draw", "rules"), false);
        score.add(
            3,
            &record("green wins resign", "crash: it has ended"),
            false,
        );
        score.add(4, &record("green connects 9", "rules"), true);
        let PerTeam { yellow, green } = score.by_colour();
        assert_eq!((yellow.won, yellow.drawn, yellow.lost), (2, 1, 0));
        assert_eq!((green.won, green.drawn, green.lost), (1, 0, 1));
        assert_eq!(score.pairs(), [0, 0, 1, 1, 0]);
        assert_eq!(score.sample().0, Basis::Pentanomial);
        assert_eq!(score.forfeits().a.get(&ForfeitKind::Hang), Some(&1));
        assert_eq!(score.forfeits().b.get(&ForfeitKind::Crash), Some(&1));
        assert!(score.has(4) && !score.has(5));
    }
}
