//! The engine.

use caminos_rules::{Bits, Move, Position, Seat, Symmetry};

use crate::candidates::own_symmetries;
use crate::engine::Engine;
use crate::limits::{LimitTracker, Limits, Stop};
use crate::random::Random;
use crate::report::{Info, Line, Score, Wdl};
use crate::settings::Settings;
use crate::strength::{Foresight, Handicap};
use crate::threat_search::Scope;
use crate::tree::{Proof, RootMove, Tree};

/// The player that this project offers as an opponent.
///
/// ```
/// use caminos_rules::{Options, Position, Rules};
/// use caminos_search::{PuctEngine, Limits, Engine, Settings, Stop};
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// let mut engine = PuctEngine::new(Settings::default());
/// let limits = Limits { nodes: Some(100), ..Limits::default() };
/// let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {}).expect("a move");
/// assert!(position.check(info.best().expect("a move")).is_ok());
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct PuctEngine {
    settings: Settings,
    /// Moves chosen so far, so that equal positions need not get equal mistakes.
    chosen: u64,
}

/// What one thread found.
struct Found {
    ranking: Vec<RootMove>,
    nodes: u64,
}

impl PuctEngine {
    /// An engine with these settings.
    #[must_use]
    pub const fn new(settings: Settings) -> Self {
        Self {
            settings,
            chosen: 0,
        }
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What this turn's chances start from: others for another level, which would else slip on
    /// the same turns as its opponent.
    fn turn_rng(&self) -> Random {
        let level = Random::new(self.settings.strength.number().into()).bits();
        let seed = self.settings.seed.wrapping_add(self.chosen);
        Random::new(seed ^ level)
    }

    fn search<B: Bits>(
        &self,
        position: &Position,
        limits: &Limits,
        watch: &LimitTracker,
        handicap: Handicap,
        mut random: Random,
        tell: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        // Of moves that are the same but for a symmetry one is looked at; chance says which
        // is meant.
        let symmetries = own_symmetries(position);
        let image = symmetries.get(random.below(symmetries.len() as u32 + 1) as usize);
        let helpers: Vec<Settings> = (1..self.settings.threads as u64)
            .map(|i| Settings {
                seed: self.settings.seed.wrapping_add(i),
                ..self.settings.clone()
            })
            .collect();
        // Each thread grows a tree of its own; their opinions are added up.
        let found = std::thread::scope(|scope| {
            let others: Vec<_> = helpers
                .iter()
                .map(|settings| {
                    scope.spawn(|| grow::<B>(position, settings, watch, handicap, |_, _| {}))
                })
                .collect();
            let mut found = grow::<B>(position, &self.settings, watch, handicap, |tree, nodes| {
                let ranking = mapped(tree.ranking(), position, image);
                if let Some(info) = info(ranking, nodes, limits, watch) {
                    tell(&info);
                }
            });
            for other in others {
                // A thread that panicked has nothing to say.
                if let Ok(other) = other.join() {
                    found.nodes += other.nodes;
                    merge(&mut found.ranking, other.ranking);
                }
            }
            found
        });
        let mut ranking = mapped(found.ranking, position, image);
        if position.rules().options().scoring {
            prefer_points(&mut ranking, position);
        }
        if handicap.noise > 0.0 {
            add_noise(&mut ranking, handicap, &mut random);
        }
        if handicap.foresight != Foresight::Nothing {
            avoid_loss_in_one(&mut ranking, position);
        }
        if position.rules().options().swap {
            weigh_swap(&mut ranking, position);
        }
        info(ranking, found.nodes, limits, watch)
    }
}

impl Engine for PuctEngine {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let team = position.to_move().map(Seat::team)?;
        self.chosen += 1;
        let random = self.turn_rng();
        let handicap = self.settings.strength.handicap(position);
        let nodes = [limits.nodes, handicap.nodes].into_iter().flatten().min();
        let limits = Limits { nodes, ..*limits };
        let watch = LimitTracker::new(&limits, team, stop);
        if position.rules().board().is_narrow() {
            self.search::<u64>(position, &limits, &watch, handicap, random, tell)
        } else {
            self.search::<u128>(position, &limits, &watch, handicap, random, tell)
        }
    }

    fn new_game(&mut self) {
        self.chosen = 0;
    }
}

/// Grows a tree until the watch says stop or the result is proven.
fn grow<B: Bits>(
    position: &Position,
    settings: &Settings,
    watch: &LimitTracker,
    handicap: Handicap,
    mut tell: impl FnMut(&Tree<B>, u64),
) -> Found {
    let mut position = position.clone();
    let mut tree = Tree::<B>::new(&mut position, settings, handicap);
    // Part of the time goes into forced wins: the opponent's after each move, and deeper ones.
    let mut tries = 0;
    let mut is_over = || {
        tries += 1;
        watch.is_threat_search_over(tries)
    };
    tree.check_defences(&mut position, &mut is_over);
    for scope in [Scope::Ways, Scope::All] {
        tree.force_root(&mut position, 3, scope, &mut is_over);
    }
    let depth = watch.depth();
    let mut next_told = 512;
    while tree.proof() == Proof::Open && !watch.is_over(tree.nodes()) {
        tree.grow(&mut position, watch);
        if tree.nodes() >= next_told {
            next_told *= 2;
            tell(&tree, tree.nodes());
            if depth.is_some_and(|depth| tree.ranking()[0].moves.len() as u32 >= depth) {
                break;
            }
        }
    }
    Found {
        ranking: tree.ranking(),
        nodes: tree.nodes(),
    }
}

/// The same opinions of the moves' images under a symmetry of the position.
fn mapped(
    mut ranking: Vec<RootMove>,
    position: &Position,
    image: Option<&Symmetry>,
) -> Vec<RootMove> {
    if let Some(&symmetry) = image {
        for mv in ranking.iter_mut().flat_map(|seen| &mut seen.moves) {
            if let Move::Place(placement) = mv {
                *placement = position.rules().map_placement(symmetry, *placement);
            }
        }
    }
    ranking
}

/// Adds what another thread saw of the same moves.
fn merge(ranking: &mut Vec<RootMove>, other: Vec<RootMove>) {
    for theirs in other {
        match ranking
            .iter_mut()
            .find(|own| own.moves[0] == theirs.moves[0])
        {
            None => ranking.push(theirs),
            Some(own) => {
                let visits = (own.visits + theirs.visits).max(1);
                let sum = own.value * own.visits as f32 + theirs.value * theirs.visits as f32;
                own.value = sum / visits as f32;
                own.visits = visits;
                if own.proof == Proof::Open {
                    own.proof = theirs.proof;
                }
            }
        }
    }
    ranking.sort_by(RootMove::better_first);
}

/// Among moves that win at once, the one that scores most comes first.
fn prefer_points(ranking: &mut [RootMove], position: &Position) {
    let points = |seen: &RootMove| {
        let mut next = position.clone();
        next.play_unchecked(seen.moves[0]);
        next.outcome().map_or(0, caminos_rules::Outcome::points)
    };
    let wins = ranking
        .iter()
        .take_while(|seen| seen.proof == Proof::Win(1))
        .count();
    ranking[..wins].sort_by_key(|seen| std::cmp::Reverse(points(seen)));
}

/// Chooses as one does who is not sure: every opinion is off by a random amount. What is
/// proven stays clear.
fn add_noise(ranking: &mut [RootMove], handicap: Handicap, random: &mut Random) {
    let mut opinion = |seen: &RootMove| {
        let error = (random.unit() + random.unit() + random.unit() - 1.5) * 2.0 * handicap.noise;
        match seen.proof {
            Proof::Win(moves) => 100.0 - f32::from(moves),
            Proof::Loss(_) => -100.0 + error,
            _ if handicap.is_prior_only() => seen.prior.max(1e-9).ln() + error,
            _ => seen.value + error,
        }
    };
    let mut opinions: Vec<(f32, usize)> = ranking
        .iter()
        .enumerate()
        .map(|(i, seen)| (opinion(seen), i))
        .collect();
    opinions.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let sorted: Vec<RootMove> = opinions.iter().map(|&(_, i)| ranking[i].clone()).collect();
    ranking.clone_from_slice(&sorted);
}

/// Puts the first move first after which the opponent cannot win at once, if there is one:
/// what was chosen may never have been looked at.
fn avoid_loss_in_one(ranking: &mut [RootMove], position: &Position) {
    let Some(team) = position.to_move().map(Seat::team) else {
        return;
    };
    let mut next = position.clone();
    let safe = ranking.iter().position(|seen| {
        next.play_unchecked(seen.moves[0]);
        let opponent = next.to_move().filter(|seat| seat.team() != team);
        let loses = opponent.is_some_and(|seat| next.has_threat(seat));
        next.undo();
        !loses
    });
    if let Some(safe) = safe {
        ranking[..=safe].rotate_right(1);
    }
}

/// Answers `swap` where the first move was too good, and so begins with one that is not.
fn weigh_swap(ranking: &mut Vec<RootMove>, position: &Position) {
    let Some(best) = ranking.first() else { return };
    if position.may_swap() && best.value < 0.0 {
        let value = -best.value;
        let swap = RootMove {
            visits: best.visits,
            prior: 1.0,
            value,
            proof: Proof::Open,
            points: 0,
            moves: vec![Move::Swap],
        };
        ranking.insert(0, swap);
    } else if position.pieces().all(|piece| piece.colour.team().is_none()) {
        let most = best.visits;
        ranking.retain(|seen| seen.visits * 20 >= most);
        ranking.sort_by(|a, b| a.value.abs().total_cmp(&b.value.abs()));
    }
}

fn info(ranking: Vec<RootMove>, nodes: u64, limits: &Limits, watch: &LimitTracker) -> Option<Info> {
    let lines: Vec<Line> = ranking
        .into_iter()
        .take(limits.lines.max(1))
        .map(line)
        .collect();
    let depth = lines.first()?.moves.len() as u32;
    Some(Info {
        depth,
        nodes,
        time: watch.elapsed(),
        lines,
    })
}

fn line(seen: RootMove) -> Line {
    let (score, win) = match seen.proof {
        Proof::Win(moves) => (Score::Win(u32::from(moves)), 1.0),
        Proof::Loss(moves) => (Score::Loss(u32::from(moves)), 0.0),
        Proof::Open | Proof::Draw => (Score::Points(seen.value), f32::midpoint(seen.value, 1.0)),
    };
    Line {
        score,
        wdl: Wdl::new(win, 0.0),
        moves: seen.moves,
    }
}
