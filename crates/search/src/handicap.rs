//! How each strength is kept from playing as well as the engine can.

use std::ops::RangeInclusive;

use caminos_cei::{Random, Strength};
use caminos_rules::Position;

/// How far ahead forced results are seen.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Debug)]
pub(crate) enum Foresight {
    /// Not even a win or a threat to win at once.
    Nothing,
    /// Wins and threats to win at once.
    NextMove,
    /// Wins by threats alone, too: threat-space search.
    Forced,
    /// Also those that the move to be chosen would let the opponent have.
    Checked,
}

/// What weakens the engine: fewer nodes and noise on the values; at the lowest strengths it plays
/// by priors alone, ignores walls, and overlooks threats.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Handicap {
    /// The node limit of a search; with 0 the move is chosen by priors alone.
    pub(crate) nodes: Option<u64>,
    /// The amplitude of the noise on a move's value, or on its log prior.
    pub(crate) noise: f32,
    /// Whether tops that only look joined count as joined.
    pub(crate) ignores_walls: bool,
    /// Whether priors consider its own path only.
    pub(crate) self_centred: bool,
    /// Whether it uses the spatial network, where there is one.
    pub(crate) uses_network: bool,
    /// Of a hundred games, those in which it foresees nothing.
    blind_games: u32,
    pub(crate) foresight: Foresight,
}

impl Handicap {
    pub(crate) const NONE: Self = Self {
        nodes: None,
        noise: 0.0,
        ignores_walls: false,
        self_centred: false,
        uses_network: true,
        blind_games: 0,
        foresight: Foresight::Checked,
    };

    /// Plays by priors alone.
    const fn prior_only(noise: f32) -> Self {
        Self {
            nodes: Some(0),
            noise,
            ignores_walls: true,
            uses_network: false,
            foresight: Foresight::NextMove,
            ..Self::NONE
        }
    }

    /// Plays by priors of its own path alone, and in some games foresees nothing.
    const fn beginner(noise: f32, blind_games: u32) -> Self {
        Self {
            self_centred: true,
            blind_games,
            ..Self::prior_only(noise)
        }
    }

    /// Searches.
    const fn searching(nodes: u64, noise: f32) -> Self {
        Self {
            nodes: Some(nodes),
            noise,
            uses_network: false,
            foresight: Foresight::NextMove,
            ..Self::NONE
        }
    }

    /// Searches, also for forced wins.
    const fn with_threat_search(nodes: u64, noise: f32) -> Self {
        Self {
            foresight: Foresight::Forced,
            ..Self::searching(nodes, noise)
        }
    }

    /// Searches with all that the engine knows, but few nodes.
    const fn with_network(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::NONE
        }
    }

    /// The handicap of a strength in this game. Nobody plays all games equally well, and so some
    /// strengths overlap: they play a quarter of their games as the next one below plays, and a
    /// quarter as the next above.
    pub(crate) fn of(strength: Strength, position: &Position) -> Self {
        if strength == Strength::FULL {
            return Self::NONE;
        }
        let board = position.rules().board().name();
        let known = BOARDS.iter().find(|(name, _)| *name == board);
        let (_, handicaps) = known.unwrap_or(&BOARDS[0]);
        let number = strength.number();
        let usual = usize::from(number) - 1;
        let form = form(strength, position);
        let today = match form {
            ..25 if UNSTEADY.contains(&number) => usual - 1,
            75.. if UNSTEADY.contains(&number) => usual + 1,
            _ => usual,
        };
        handicaps[today].in_form(form)
    }

    /// The handicap of a game that is played in this form.
    fn in_form(self, form: u32) -> Self {
        if form < self.blind_games {
            Self {
                foresight: Foresight::Nothing,
                ..self
            }
        } else {
            self
        }
    }

    /// Whether a strength uses the spatial network, at least in its better games.
    fn may_use_network(strength: Strength) -> bool {
        let next = match strength.number() {
            number if UNSTEADY.contains(&number) => number + 1,
            number => number,
        };
        let handicap = |(_, handicaps): &(&str, [Self; 8])| {
            let handicap = handicaps.get(usize::from(next) - 1);
            handicap.unwrap_or(&Self::NONE).uses_network
        };
        BOARDS.iter().any(handicap)
    }

    /// Whether it plays by priors alone.
    pub(crate) fn is_prior_only(&self) -> bool {
        self.nodes == Some(0)
    }
}

/// The weakest strength that uses the spatial network, at first only in its better games: whoever
/// loads networks apart from the engine needs none below it.
#[must_use]
pub fn first_strength_with_network() -> Strength {
    Strength::all()
        .find(|&strength| Handicap::may_use_network(strength))
        .unwrap_or(Strength::FULL)
}

/// How well a strength plays in the game that this position is of: from 0 to 99, each as likely. It
/// depends on how the game began, since nothing else stays the same from the first move to the last.
fn form(strength: Strength, position: &Position) -> u32 {
    const BEGINNING: usize = 2;
    let mut beginning = position.clone();
    while beginning.history().len() > BEGINNING {
        beginning.undo();
    }
    if beginning.history().len() < BEGINNING {
        return 50;
    }
    let team = position.to_move().map_or(0, |seat| seat.team() as u64);
    let player = Random::new(u64::from(strength.number()) << 1 | team).bits();
    Random::new(beginning.fingerprint() ^ player).below(100)
}

/// The strengths that have better and worse games.
const UNSTEADY: RangeInclusive<u8> = 4..=7;

/// The handicaps of all strengths but the last. Each is meant to win about three games of four
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
                H::with_network(2_200),
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
                H::with_network(1_500),
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
                H::with_network(3_500),
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
                H::with_network(2_000),
            ],
        ),
    ]
};

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
    fn a_strength_plays_a_game_to_the_end_as_it_began_it() {
        for strength in Strength::all() {
            let positions = game("diamond", 4);
            for team in 0..2 {
                let mut own = positions.iter().skip(2 + team).step_by(2);
                let first = own.next().map(|position| Handicap::of(strength, position));
                assert!(own.clone().count() > 1);
                assert!(own.all(|position| Some(Handicap::of(strength, position)) == first));
            }
        }
    }

    #[test]
    fn strengths_have_worse_and_better_games() {
        let strength = |number| Strength::new(number).expect("a strength");
        for board in Board::STANDARD {
            let mut nodes = [0; 3];
            for seed in 0..200 {
                let position = &game(board, seed)[2];
                match Handicap::of(strength(6), position).nodes {
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
    fn only_the_lowest_two_strengths_overlook_what_comes_next() {
        for board in Board::STANDARD {
            for seed in 0..60 {
                for position in game(board, seed).iter().take(4) {
                    for strength in Strength::all() {
                        let foresight = Handicap::of(strength, position).foresight;
                        let overlooks = foresight == Foresight::Nothing;
                        assert!(!overlooks || strength.number() <= 2, "strength {strength}");
                        assert!(overlooks || strength.number() > 1, "strength {strength}");
                    }
                }
            }
        }
    }
}
