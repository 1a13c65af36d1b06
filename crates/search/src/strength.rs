//! How strong the engine plays.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use caminos_rules::Position;

use caminos_cei::Random;

/// A level from 1, a friendly beginner, to 9, all that the engine has.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u8);

/// How far ahead a player sees what is forced.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Foresight {
    /// Not even a win or a threat to win at once.
    Nothing,
    /// Wins and threats to win at once.
    NextMove,
    /// Wins by threats alone, too.
    Forced,
}

/// What a player leaves out. A weaker one looks at fewer positions and weighs them less
/// surely; the lowest go by feeling alone, see the board from above only, and overlook
/// what the opponent is up to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Handicap {
    /// Positions that it looks at for a move; with none it goes by feeling.
    pub(crate) nodes: Option<u64>,
    /// How far its opinion of a move is off: in value, or in cells where it goes by feeling.
    pub(crate) noise: f32,
    /// Whether it takes tops that only look joined for joined.
    pub(crate) ignores_walls: bool,
    /// Whether it only has eyes for its own path.
    pub(crate) self_centred: bool,
    /// Of a hundred games, those in which it foresees nothing.
    blind: u32,
    pub(crate) foresight: Foresight,
}

impl Handicap {
    pub(crate) const NONE: Self = Self {
        nodes: None,
        noise: 0.0,
        ignores_walls: false,
        self_centred: false,
        blind: 0,
        foresight: Foresight::Forced,
    };

    /// Goes by feeling.
    const fn prior_only(noise: f32) -> Self {
        Self {
            nodes: Some(0),
            noise,
            ignores_walls: true,
            foresight: Foresight::NextMove,
            ..Self::NONE
        }
    }

    /// Goes by feeling, for the own path only, and in some games sees nothing coming.
    const fn beginner(noise: f32, blind: u32) -> Self {
        Self {
            self_centred: true,
            blind,
            ..Self::prior_only(noise)
        }
    }

    /// Looks ahead.
    const fn searching(nodes: u64, noise: f32) -> Self {
        Self {
            nodes: Some(nodes),
            noise,
            foresight: Foresight::NextMove,
            ..Self::NONE
        }
    }

    /// Looks ahead, also for forced wins.
    const fn with_threat_search(nodes: u64, noise: f32) -> Self {
        Self {
            foresight: Foresight::Forced,
            ..Self::searching(nodes, noise)
        }
    }

    /// The same in a game in which it is in this form.
    fn in_form(self, form: u32) -> Self {
        if form < self.blind {
            Self {
                foresight: Foresight::Nothing,
                ..self
            }
        } else {
            self
        }
    }

    /// Whether it goes by feeling alone.
    pub(crate) fn is_prior_only(&self) -> bool {
        self.nodes == Some(0)
    }
}

impl Strength {
    /// The beginner.
    pub const FIRST: Self = Self(1);
    /// All that the engine has.
    pub const FULL: Self = Self(9);

    /// The level with this number, 1 to 9.
    ///
    /// ```
    /// use caminos_search::Strength;
    /// assert_eq!(Strength::new(9), Some(Strength::FULL));
    /// assert_eq!(Strength::new(10), None);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 9 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=9).map(Self)
    }

    /// What it leaves out in this game. Nobody plays all games equally well, and so some
    /// levels overlap: they play a quarter of their games as the next level below plays, and
    /// a quarter as the next above.
    pub(crate) fn handicap(self, position: &Position) -> Handicap {
        if self == Self::FULL {
            return Handicap::NONE;
        }
        let board = position.rules().board().name();
        let known = BOARDS.iter().find(|(name, _)| *name == board);
        let (_, levels) = known.unwrap_or(&BOARDS[0]);
        let usual = usize::from(self.0) - 1;
        let form = self.form(position);
        let today = match form {
            ..25 if UNSTEADY.contains(&self.0) => usual - 1,
            75.. if UNSTEADY.contains(&self.0) => usual + 1,
            _ => usual,
        };
        levels[today].in_form(form)
    }

    /// How well it plays in the game that this position is of: from 0 to 99, each as likely. It
    /// hangs on how the game began, since nothing else stays the same from the first move to
    /// the last.
    fn form(self, position: &Position) -> u32 {
        const BEGINNING: usize = 2;
        let mut beginning = position.clone();
        while beginning.history().len() > BEGINNING {
            beginning.undo();
        }
        if beginning.history().len() < BEGINNING {
            return 50;
        }
        let team = position.to_move().map_or(0, |seat| seat.team() as u64);
        let player = Random::new(u64::from(self.0) << 1 | team).bits();
        Random::new(beginning.hash() ^ player).below(100)
    }
}

/// The levels that have better and worse games.
const UNSTEADY: RangeInclusive<u8> = 4..=7;

/// What the levels below the last leave out. Each is meant to win about three games of four
/// against the one before; `docs/strength.md` says where it does.
const BOARDS: [(&str, [Handicap; 8]); 4] = {
    use Handicap as H;
    [
        (
            "square",
            [
                H::beginner(7.0, 100),
                H::beginner(7.0, 50),
                H::prior_only(5.2),
                H::searching(18, 0.7),
                H::searching(120, 0.1),
                H::with_threat_search(350, 0.03),
                H::with_threat_search(1_900, 0.0),
                H::with_threat_search(8_000, 0.0),
            ],
        ),
        (
            "diamond",
            [
                H::beginner(7.0, 100),
                H::beginner(7.0, 48),
                H::prior_only(6.0),
                H::searching(18, 0.7),
                H::searching(110, 0.12),
                H::with_threat_search(400, 0.02),
                H::with_threat_search(1_800, 0.0),
                H::with_threat_search(10_000, 0.0),
            ],
        ),
        (
            "octagon",
            [
                H::beginner(10.0, 100),
                H::beginner(9.5, 46),
                H::prior_only(7.3),
                H::searching(14, 0.8),
                H::searching(85, 0.13),
                H::with_threat_search(300, 0.03),
                H::with_threat_search(1_300, 0.0),
                H::with_threat_search(7_000, 0.0),
            ],
        ),
        (
            "ring",
            [
                H::beginner(7.0, 100),
                H::beginner(7.5, 47),
                H::prior_only(7.0),
                H::searching(16, 0.8),
                H::searching(95, 0.13),
                H::with_threat_search(330, 0.02),
                H::with_threat_search(1_150, 0.0),
                H::with_threat_search(4_500, 0.0),
            ],
        ),
    ]
};

impl Default for Strength {
    fn default() -> Self {
        Self::FULL
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A text that is no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseStrengthError(pub String);

impl fmt::Display for ParseStrengthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not a level: it is a number from 1 to 9",
            self.0
        )
    }
}

impl std::error::Error for ParseStrengthError {}

impl FromStr for Strength {
    type Err = ParseStrengthError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| ParseStrengthError(text.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use caminos_rules::{Board, Options, Rules};

    use super::*;

    /// A game of random placements, as it stands after each.
    fn game(board: &str, seed: u64) -> Vec<Position> {
        let rules = Rules::standard(board, Options::default()).expect("a board");
        let mut random = Random::new(seed);
        let mut positions = vec![Position::new(rules)];
        while let Some(last) = positions.last().filter(|last| !last.is_over()) {
            let mut next = last.clone();
            let number = random.below(next.count_placements());
            let placement = next.nth_placement(number).expect("a placement");
            next.play_unchecked(placement.into());
            positions.push(next);
        }
        positions.retain(|position| !position.is_over());
        positions
    }

    #[test]
    fn a_level_plays_a_game_to_the_end_as_it_began_it() {
        for level in Strength::all() {
            let positions = game("diamond", 4);
            for team in 0..2 {
                let mut own = positions.iter().skip(2 + team).step_by(2);
                let first = own.next().map(|position| level.handicap(position));
                assert!(own.clone().count() > 1);
                assert!(own.all(|position| Some(level.handicap(position)) == first));
            }
        }
    }

    #[test]
    fn levels_have_worse_and_better_games() {
        let level = |number| Strength::new(number).expect("a level");
        for board in Board::STANDARD {
            let mut nodes = [0; 3];
            for seed in 0..200 {
                let position = &game(board, seed)[2];
                match level(6).handicap(position).nodes {
                    Some(..200) => nodes[0] += 1,
                    Some(200..1000) => nodes[1] += 1,
                    _ => nodes[2] += 1,
                }
            }
            let [worse, usual, better] = nodes;
            assert!((35..=65).contains(&worse), "{board}: {worse}");
            assert!((80..=120).contains(&usual), "{board}: {usual}");
            assert!((35..=65).contains(&better), "{board}: {better}");
        }
    }

    #[test]
    fn only_the_lowest_two_levels_overlook_what_comes_next() {
        for board in Board::STANDARD {
            for seed in 0..60 {
                for position in game(board, seed).iter().take(4) {
                    for level in Strength::all() {
                        let foresight = level.handicap(position).foresight;
                        let overlooks = foresight == Foresight::Nothing;
                        assert!(!overlooks || level.0 <= 2, "level {level}");
                        assert!(overlooks || level.0 > 1, "level {level}");
                    }
                }
            }
        }
    }
}
