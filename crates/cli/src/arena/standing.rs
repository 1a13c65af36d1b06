//! How a match stands.

use std::collections::BTreeMap;

use caminos_rules::{PerTeam, Record, Team};

use super::game::Fixture;
use super::sample::Sample;
use super::side::{PerSide, Side};

/// Games won, drawn and lost by the first contender.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
}

impl Tally {
    pub(super) const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// From 0 to 1; half for no games.
    pub(super) fn score(self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.won) + 0.5 * f64::from(self.drawn)) / f64::from(games),
        }
    }

    const fn add(&mut self, winner: Option<Side>) {
        match winner {
            Some(Side::A) => self.won += 1,
            None => self.drawn += 1,
            Some(Side::B) => self.lost += 1,
        }
    }
}

/// The results of a match so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    /// Who won each game, by number.
    winners: BTreeMap<u32, Option<Side>>,
    /// Games lost away from the board, by reason.
    forfeits: PerSide<BTreeMap<String, u32>>,
}

/// What the numbers are worked out from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Basis {
    /// Pairs of games with the same opening: five results.
    Pentanomial,
    /// Single games: three results.
    Trinomial,
}

impl Standing {
    /// Counts a game that was saved. `swapped` tells whether the contenders have exchanged
    /// colours in it.
    pub(super) fn add(&mut self, number: u32, record: &Record, swapped: bool) {
        let a_at_end = if swapped {
            Fixture::team_of_a(number).other()
        } else {
            Fixture::team_of_a(number)
        };
        let winner = record.result().winner();
        let winner = winner.map(|team| if team == a_at_end { Side::A } else { Side::B });
        self.winners.insert(number, winner);
        let reason = record.tag("Termination").unwrap_or("rules");
        let kind = reason.split(':').next().unwrap_or(reason);
        if let Some(winner) = winner
            && !matches!(kind, "rules" | "resign")
        {
            *self.forfeits[winner.other()]
                .entry(kind.to_owned())
                .or_default() += 1;
        }
    }

    pub(super) fn has(&self, number: u32) -> bool {
        self.winners.contains_key(&number)
    }

    pub(super) const fn forfeits(&self) -> &PerSide<BTreeMap<String, u32>> {
        &self.forfeits
    }

    /// By the colour that the first contender began with.
    pub(super) fn by_colour(&self) -> PerTeam<Tally> {
        let mut tallies = PerTeam::<Tally>::default();
        for (&number, &winner) in &self.winners {
            tallies[Fixture::team_of_a(number)].add(winner);
        }
        tallies
    }

    pub(super) fn total(&self) -> Tally {
        let PerTeam { yellow, green } = self.by_colour();
        Tally {
            won: yellow.won + green.won,
            drawn: yellow.drawn + green.drawn,
            lost: yellow.lost + green.lost,
        }
    }

    /// The pairs of which both games are over, by the first contender's half points.
    pub(super) fn pairs(&self) -> [u32; 5] {
        let half_points = |winner: &Option<Side>| match winner {
            Some(Side::A) => 2,
            None => 1,
            Some(Side::B) => 0,
        };
        let mut pairs = [0; 5];
        for (&number, first) in &self.winners {
            let is_first = Fixture::team_of_a(number) == Team::Yellow;
            if let (true, Some(second)) = (is_first, self.winners.get(&(number + 1))) {
                pairs[half_points(first) + half_points(second)] += 1;
            }
        }
        pairs
    }

    /// What the estimates rest on: pairs, as soon as there are two.
    pub(super) fn sample(&self) -> (Basis, Sample) {
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
        record.set_tag("Termination", termination).unwrap();
        record
    }

    #[test]
    fn games_are_counted_by_contender_colour_and_pair() {
        let mut standing = Standing::default();
        // Game 0: A is yellow; game 1: A is green.
        standing.add(0, &record("yellow connects 8", "rules"), false);
        standing.add(1, &record("yellow wins time", "hang"), false);
        standing.add(2, &record("draw", "rules"), false);
        standing.add(
            3,
            &record("green wins resign", "crash: it has ended"),
            false,
        );
        standing.add(4, &record("green connects 9", "rules"), true);
        let PerTeam { yellow, green } = standing.by_colour();
        assert_eq!((yellow.won, yellow.drawn, yellow.lost), (2, 1, 0));
        assert_eq!((green.won, green.drawn, green.lost), (1, 0, 1));
        assert_eq!(standing.pairs(), [0, 0, 1, 1, 0]);
        assert_eq!(standing.sample().0, Basis::Pentanomial);
        assert_eq!(standing.forfeits().a.get("hang"), Some(&1));
        assert_eq!(standing.forfeits().b.get("crash"), Some(&1));
        assert!(standing.has(4) && !standing.has(5));
    }
}
