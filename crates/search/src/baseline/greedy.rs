//! One move ahead, counting only how far the teams are from being connected.

use caminos_rules::{Move, Position, Rules, Seat};

use super::distance::Goals;
use caminos_cei::{
    Engine, EngineOption, Info, LimitTracker, Limits, OptionValue, PrincipalVariation, Random,
    Score, Stop, Wdl,
};

/// Plays the move after which it needs the fewest further cells, compared with the
/// opponent: an empty cell counts one, a foreign top that can be covered two, and a foreign
/// wall between own tops one. A node is a move looked at; the seed decides between equals.
///
/// ```
/// use caminos_rules::{MoveText, Options, Position, Rules};
/// use caminos_cei::{Engine, Limits, Score, Stop};
/// use caminos_search::Greedy;
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6")? {
///     position.play_text(&text)?;
/// }
/// let info = Greedy::new(1).choose(&position, &Limits::default(), &Stop::new(), &mut |_| ());
/// assert_eq!(info.unwrap().pvs[0].score, Score::Win(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Greedy {
    seed: u64,
}

impl Greedy {
    /// A player that chooses the same move for the same seed, position and number of nodes.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl Engine for Greedy {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        _: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let seat = position.to_move()?;
        let tracker = LimitTracker::new(limits, seat.team(), stop);
        let mut moves = limits.root_moves(position);
        shuffle(&mut moves, Random::new(self.seed ^ position.fingerprint()));
        let wins = position.winning_placements();
        let is_win = |mv: &Move| mv.placement().is_some_and(|p| wins.contains(&p));
        // Wins come first, so that a limit never hides one.
        moves.sort_by_key(|mv| !is_win(mv));
        let goals = Goals::of(position.rules());
        let mut position = position.clone();
        let mut rated = Vec::with_capacity(moves.len());
        for mv in moves {
            let rating = if is_win(&mv) {
                Rating::Win
            } else {
                Rating::Nearer(nearer_after(mv, seat, &mut position, &goals))
            };
            rated.push((mv, rating));
            if tracker.is_over(rated.len() as u64) {
                break;
            }
        }
        let nodes = rated.len() as u64;
        // Stable: equals stay in the order of the shuffle.
        rated.sort_by_key(|(_, rating)| std::cmp::Reverse(*rating));
        rated.truncate(limits.multi_pv.max(1));
        let rules = position.rules();
        Some(Info {
            depth: 1,
            hashfull: None,
            nodes,
            time: tracker.elapsed(),
            pvs: rated
                .into_iter()
                .map(|rated| principal_variation(rules, rated))
                .collect(),
        })
    }

    fn options(&self) -> Vec<EngineOption> {
        vec![EngineOption::spin("Seed", 0, 0..=u64::MAX)]
    }

    fn set_option(&mut self, _: &str, value: &OptionValue) {
        if let OptionValue::Spin(seed) = *value {
            self.seed = seed as u64;
        }
    }
}

/// How good a move is, worst first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Rating {
    /// So many cells nearer to being connected than the opponent.
    Nearer(i32),
    Win,
}

fn nearer_after(mv: Move, seat: Seat, position: &mut Position, goals: &Goals) -> i32 {
    let team = match mv {
        // Who swaps goes on with the other colour.
        Move::Swap => seat.team().other(),
        Move::Place(_) | Move::Resign => seat.team(),
    };
    position.play_unchecked(mv);
    let [own, other] = [team, team.other()].map(|team| goals.distance(position, team) as i32);
    position.undo();
    other - own
}

fn principal_variation(rules: &Rules, (mv, rating): (Move, Rating)) -> PrincipalVariation {
    let (score, win) = match rating {
        Rating::Win => (Score::Win(1), 1.0),
        Rating::Nearer(cells) => {
            // Any rising curve would do: it claims nothing.
            let points = (cells as f32 / 4.0).tanh();
            (Score::Expected(points), (1.0 + points) / 2.0)
        }
    };
    PrincipalVariation {
        score,
        wdl: Wdl::new(win, 0.0),
        moves: vec![rules.text(mv)],
    }
}

fn shuffle(moves: &mut [Move], mut random: Random) {
    for last in (1..moves.len()).rev() {
        moves.swap(last, random.below(last as u32 + 1) as usize);
    }
}
