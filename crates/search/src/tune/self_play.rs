//! Games of the engine against itself, as training data.

use std::fmt::Write as _;
use std::sync::Arc;

use caminos_cei::Random;
use caminos_rules::{Bits, Move, MoveText, Position, Rules, Team, with_word};

use super::search::{in_proportion, search};
use crate::settings::{NetworkChoice, PuctParams, Settings};
use crate::threat_search::Scope;
use crate::tree::Proof;
use crate::weights::Weights;

/// One game: its moves, what the search thought of each position, and who won.
#[derive(Clone, PartialEq, Debug)]
pub struct SelfPlayGame {
    /// The winner, if there is one.
    pub winner: Option<Team>,
    /// The moves in order.
    pub turns: Vec<Turn>,
}

/// A move, and the search that chose it.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The move that was played.
    pub mv: Move,
    /// The search; none where the move was random.
    pub search: Option<TurnSearch>,
}

/// What a search thought of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnSearch {
    /// The expected result for the team to move, from -1 to 1.
    pub value: f32,
    /// The visits of the moves that were visited most; none where the search was short or the
    /// result is proven.
    pub visits: Vec<(Move, u32)>,
}

/// How games are played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The nodes of a long search, of which the visits are kept.
    pub nodes: u64,
    /// The nodes of a short search.
    pub short_nodes: u64,
    /// Of a hundred searches, those that are long.
    pub long_share: u32,
    /// The engine's settings; seed and parameters are set game by game.
    pub settings: Settings,
    /// Random placements at first: at least and at most.
    random_plies: [u32; 2],
    /// The plies after them in which a move is as likely as it was visited.
    lively_plies: usize,
    /// Which threats are looked at before a search.
    threats: Scope,
    /// The moves of a long search that are kept.
    kept_moves: usize,
}

/// Self-play explores more than games do.
const SELF_PLAY: PuctParams = PuctParams {
    width: 160,
    exploration: 1.6,
    fpu_reduction: 0.0,
    playout_share: 0.5,
    network_playout_share: 0.0,
    threat_moves: 3,
};

impl SelfPlay {
    /// Games with so many nodes in a long search, a fifth in a short one, and these weights; the
    /// spatial network is used where there is one.
    #[must_use]
    pub fn new(nodes: u64, weights: Weights) -> Self {
        Self {
            nodes,
            short_nodes: (nodes / 5).max(1),
            long_share: 25,
            settings: Settings {
                params: SELF_PLAY,
                weights: Some(weights),
                ..Settings::default()
            },
            random_plies: [0, 5],
            lively_plies: 4,
            threats: Scope::ShortPaths,
            kept_moves: 24,
        }
    }

    /// Games from which weights are fitted: every search is long, and none uses the spatial
    /// network.
    #[must_use]
    pub fn plain(nodes: u64, weights: Weights) -> Self {
        let mut play = Self::new(nodes, weights);
        // It is the plain evaluation that is to learn.
        play.settings.network = NetworkChoice::Plain;
        Self {
            long_share: 100,
            random_plies: [2, 2],
            lively_plies: 6,
            threats: Scope::All,
            kept_moves: usize::MAX,
            ..play
        }
    }

    /// Plays one game, from a random opening that the seed gives.
    #[must_use]
    pub fn play(&self, rules: &Arc<Rules>, seed: u64) -> SelfPlayGame {
        with_word!(rules.board(), B => self.play_in::<B>(rules, seed))
    }

    fn play_in<B: Bits>(&self, rules: &Arc<Rules>, seed: u64) -> SelfPlayGame {
        let mut random = Random::new(seed);
        let mut position = Position::new(rules.clone());
        let mut turns = Vec::new();
        let opening = self.opening(&mut random);
        while position.to_move().is_some() {
            let turn = if turns.len() < opening {
                let count = position.count_placements();
                let placement = position.nth_placement(random.below(count.max(1)));
                placement.map(|placement| Turn {
                    mv: placement.into(),
                    search: None,
                })
            } else {
                let is_lively = turns.len() < opening + self.lively_plies;
                self.searched_turn::<B>(&position, is_lively, &mut random)
            };
            let Some(turn) = turn else { break };
            position.play_unchecked(turn.mv);
            turns.push(turn);
        }
        SelfPlayGame {
            winner: position.winner(),
            turns,
        }
    }

    /// How many placements at first are random.
    fn opening(&self, random: &mut Random) -> usize {
        let [least, most] = self.random_plies;
        if least == most {
            return least as usize;
        }
        (least + random.below(most - least + 1)) as usize
    }

    fn searched_turn<B: Bits>(
        &self,
        position: &Position,
        is_lively: bool,
        random: &mut Random,
    ) -> Option<Turn> {
        let is_long = self.long_share >= 100 || random.below(100) < self.long_share;
        let nodes = if is_long {
            self.nodes
        } else {
            self.short_nodes
        };
        let settings = Settings {
            seed: random.bits(),
            ..self.settings.clone()
        };
        let ranking = search::<B>(position, &settings, nodes, self.threats);
        let best = ranking.first()?;
        let is_open = best.proof == Proof::Open;
        let mv = if is_open && is_lively {
            in_proportion(&ranking, random)
        } else {
            best.moves[0]
        };
        let mut visits = Vec::new();
        if is_long && is_open {
            let visited = ranking.iter().filter(|own| own.visits > 0);
            let kept = visited.take(self.kept_moves);
            visits.extend(kept.map(|own| (own.moves[0], own.visits)));
        }
        let value = match best.proof {
            Proof::Win(_) => 1.0,
            Proof::Loss(_) => -1.0,
            Proof::Draw => 0.0,
            Proof::Open => best.value,
        };
        Some(Turn {
            mv,
            search: Some(TurnSearch { value, visits }),
        })
    }
}

/// Why a line is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseGameError {
    /// The first word names no result.
    #[error("\"{0}\" is no result: there are yellow, green and draw")]
    Result(String),
    /// A move cannot be read or played.
    #[error("turn {turn}: \"{text}\" is no legal move")]
    Move {
        /// From 1.
        turn: usize,
        /// What stands there.
        text: String,
    },
    /// Something that should be a number.
    #[error("turn {turn}: \"{text}\" is no number")]
    Number {
        /// From 1.
        turn: usize,
        /// What stands there.
        text: String,
    },
}

/// A game is a line of text: the result, then a word for each turn, which is the move alone where
/// it was random, else `move|value|move=visits,move=visits,…`.
impl SelfPlayGame {
    /// The game as a line.
    #[must_use]
    pub fn line(&self, rules: &Rules) -> String {
        let mut line = self.winner.map_or("draw", Team::name).to_owned();
        for turn in &self.turns {
            let _ = write!(line, " {}", rules.text(turn.mv));
            if let Some(search) = &turn.search {
                let _ = write!(line, "|{:.3}|", search.value);
                for (i, (mv, visits)) in search.visits.iter().enumerate() {
                    let comma = if i > 0 { "," } else { "" };
                    let _ = write!(line, "{comma}{}={visits}", rules.text(*mv));
                }
            }
        }
        line
    }

    /// Reads a line.
    ///
    /// # Errors
    /// Which turn is wrong and why.
    pub fn parse(line: &str, rules: &Arc<Rules>) -> Result<Self, ParseGameError> {
        let mut words = line.split_whitespace();
        let result = words.next().unwrap_or("");
        let winner = match result {
            "draw" => None,
            "yellow" => Some(Team::Yellow),
            "green" => Some(Team::Green),
            _ => return Err(ParseGameError::Result(result.to_owned())),
        };
        let mut position = Position::new(rules.clone());
        let mut turns = Vec::new();
        for (turn, word) in (1..).zip(words) {
            let mut parts = word.split('|');
            let mv = parse_move(&position, turn, parts.next().unwrap_or(""))?;
            let search = match parts.next() {
                None => None,
                Some(value) => {
                    let visits = parts.next().unwrap_or("").split(',');
                    let visits = visits.filter(|pair| !pair.is_empty()).map(|pair| {
                        let (text, visits) = pair.split_once('=').unwrap_or((pair, ""));
                        let mv = parse_move(&position, turn, text)?;
                        Ok((mv, parse_number(turn, visits)?))
                    });
                    Some(TurnSearch {
                        value: parse_number(turn, value)?,
                        visits: visits.collect::<Result<_, _>>()?,
                    })
                }
            };
            position.play_unchecked(mv);
            turns.push(Turn { mv, search });
        }
        Ok(Self { winner, turns })
    }
}

fn parse_move(position: &Position, turn: usize, text: &str) -> Result<Move, ParseGameError> {
    let parsed: Option<MoveText> = text.parse().ok();
    let mv = parsed.and_then(|parsed| position.resolve(&parsed).ok());
    mv.ok_or_else(|| ParseGameError::Move {
        turn,
        text: text.to_owned(),
    })
}

fn parse_number<T: std::str::FromStr>(turn: usize, text: &str) -> Result<T, ParseGameError> {
    text.parse().map_err(|_| ParseGameError::Number {
        turn,
        text: text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use caminos_rules::Options;

    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let rules = Rules::standard("ring", Options::default()).expect("a board");
        let play = SelfPlay::new(60, Weights::of("ring").clone());
        let has_visits = |game: &SelfPlayGame| {
            let mut searches = game.turns.iter().filter_map(|turn| turn.search.as_ref());
            searches.any(|search| !search.visits.is_empty())
        };
        let mut games = (0..40).map(|seed| play.play(&rules, seed));
        let game = games.find(has_visits).expect("a long search");
        let line = game.line(&rules);
        let read = SelfPlayGame::parse(&line, &rules).expect("a game");
        assert_eq!(read.line(&rules), line);
        assert_eq!(read.winner, game.winner);
        for bad in ["won La1", "draw Lz9", "draw Ia3a4a5|x|"] {
            assert!(SelfPlayGame::parse(bad, &rules).is_err(), "{bad}");
        }
    }
}
