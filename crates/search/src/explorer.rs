//! One thread of a search: it walks through the tree with a position of its own, and does what
//! takes time while others have the tree.

use caminos_cei::{LimitTracker, Random};
use caminos_rules::{Bits, Placement, Position, Seat, Team};

use crate::candidates::{self, Candidates};
use crate::evaluator::{Evaluation, Evaluator, View};
use crate::handicap::{Foresight, Handicap};
use crate::playout::playout;
use crate::points;
use crate::settings::{PuctParams, Settings};
use crate::threat_search::{ForcedWin, Scope, forced_win};
use crate::tree::{Expansion, Leaf, Progress, Proof, ROOT, SharedTree, SimulationStep, Tree};

/// What a thread needs for simulations, and its position, which is the root's between them.
pub(crate) struct Explorer<B> {
    pub(crate) position: Position,
    evaluator: Evaluator<B>,
    params: PuctParams,
    random: Random,
    handicap: Handicap,
    /// The only moves that may be chosen, where they are restricted.
    root_placements: Option<Vec<Placement>>,
    /// The path from the root to a new node, kept to spare an allocation.
    path: Vec<u32>,
    views: RecentViews<B>,
}

impl<B: Bits> Explorer<B> {
    /// For the search of a position that is not over, whose root has these moves, or all.
    pub(crate) fn new(
        position: &Position,
        settings: &Settings,
        handicap: Handicap,
        root_placements: Option<Vec<Placement>>,
    ) -> Self {
        Self {
            position: position.clone(),
            evaluator: Evaluator::new(settings, handicap, position.rules()),
            params: settings.params,
            random: Random::new(settings.seed),
            handicap,
            root_placements,
            path: Vec::new(),
            views: RecentViews::new(),
        }
    }

    /// A new tree, whose root has its moves already.
    pub(crate) fn new_tree(&mut self, settings: &Settings) -> Tree {
        let team = self.position.to_move().map_or(Team::Yellow, Seat::team);
        let evaluation = self.evaluate_statically(ROOT);
        let scoring = self.position.rules().options().scoring;
        let mut tree = Tree::new(team, evaluation, settings, scoring);
        tree.expand(ROOT, &self.expansion(ROOT, true));
        tree
    }

    pub(crate) fn searches_threats(&self) -> bool {
        self.handicap.foresight >= Foresight::Forced
    }

    /// At the root a forced win need not be among the moves that may be chosen.
    fn searches_threats_at(&self, at: u32) -> bool {
        self.searches_threats() && (at != ROOT || !self.is_restricted())
    }

    /// Whether only some moves may be chosen.
    pub(crate) const fn is_restricted(&self) -> bool {
        self.root_placements.is_some()
    }

    /// The longest win, in own moves, that the threat search at the root looks for.
    pub(crate) const fn threat_moves(&self) -> u8 {
        self.params.threat_moves
    }

    /// One simulation: selects a path from the root to a new node, evaluates that and backs
    /// its value up.
    pub(crate) fn simulate(&mut self, shared: &SharedTree, tracker: &LimitTracker) -> Progress {
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        path.push(ROOT);
        let mut at = ROOT;
        let mut all_threats_are_new = false;
        let mut tree = shared.lock();
        tree.enter(at);
        let evaluation = loop {
            match tree.next_step(at, self.searches_threats_at(at)) {
                SimulationStep::BackUp => break tree.proven_evaluation(at),
                SimulationStep::Evaluate => {
                    drop(tree);
                    let leaf = self.look_at_leaf(at, all_threats_are_new);
                    tree = shared.lock();
                    break tree.settle(at, leaf);
                }
                SimulationStep::SearchThreats => {
                    let searched = tree.progress().searched;
                    drop(tree);
                    let found = self.find_forced_win(searched, tracker);
                    tree = shared.lock();
                    match found {
                        Some(win) if at == ROOT => tree.force_root(win),
                        Some(win) => tree.set_proof(at, Proof::Win(win.moves)),
                        None => {}
                    }
                }
                SimulationStep::Expand => {
                    let is_threatened = at == ROOT || tree.is_threatened(at);
                    drop(tree);
                    let expansion = self.expansion(at, is_threatened);
                    tree = shared.lock();
                    if !tree.expand(at, &expansion) {
                        break self.evaluate_statically(at);
                    }
                }
                SimulationStep::Descend => {
                    // Below the root every node that is not proven was looked at: its mover has no
                    // threat, and its children stop those of the opponent.
                    all_threats_are_new = at != ROOT && !self.position.places_neutral();
                    at = tree.select(at);
                    tree.enter(at);
                    self.position.play_unchecked(tree.move_to(at));
                    path.push(at);
                }
            }
        };
        self.back_up(&mut tree, &path, evaluation);
        self.path = path;
        tree.progress()
    }

    /// Adds an evaluation, given for the team to move at the path's end, to all nodes of the path.
    fn back_up(&mut self, tree: &mut Tree, path: &[u32], evaluation: Evaluation) {
        let team = tree.team_at(path[path.len() - 1]);
        let mut is_child_proven = false;
        for (depth, &at) in path.iter().enumerate().rev() {
            if is_child_proven && tree.prove(at) {
                let rest = self.moves_left_out(tree, at);
                tree.widen(at, &rest);
            }
            is_child_proven = tree.is_proven(at);
            tree.leave(at, evaluation, team);
            if depth > 0 {
                self.position.undo();
            }
        }
    }

    /// Looks for a forced win of the team to move.
    fn find_forced_win(&mut self, searched: u64, tracker: &LimitTracker) -> Option<ForcedWin> {
        forced_win::<B>(&mut self.position, 2, Scope::ShortPaths, &mut || {
            tracker.is_over(searched)
        })
    }

    /// The first look at a position, where all threats may be known to come from the last move.
    fn look_at_leaf(&mut self, at: u32, all_threats_are_new: bool) -> Leaf {
        let position = &mut self.position;
        let Some(seat) = position.to_move() else {
            return Leaf::Over(position.outcome());
        };
        let team = seat.team();
        let threatens = |position: &Position, seat| {
            if all_threats_are_new {
                candidates::first_new_threat(position, seat).is_some()
            } else {
                position.has_threat(seat)
            }
        };
        if !position.places_neutral() && threatens(position, seat) {
            let points = if position.rules().options().scoring {
                points::most_winning_points(position, seat)
            } else {
                0
            };
            return Leaf::Won { team, points };
        }
        // A threat leaves few answers, and often none: look at them at once.
        let opponent = candidates::next_opponent(position, seat);
        let is_threatened = !position.places_neutral()
            && opponent.is_some_and(|opponent| threatens(position, opponent));
        let expansion = is_threatened.then(|| self.expansion(at, true));
        let is_proven = |expansion: &Expansion| expansion.proof != Proof::Open;
        let evaluation = if expansion.as_ref().is_some_and(is_proven) {
            Evaluation {
                value: 0.0,
                draw: 0.0,
            }
        } else {
            self.evaluate(at, team)
        };
        Leaf::Open {
            team,
            expansion,
            evaluation,
        }
    }

    fn evaluate_statically(&mut self, at: u32) -> Evaluation {
        let view = self.views.of(at, &self.position, &self.evaluator);
        self.evaluator.evaluate(view)
    }

    /// The value of the position for the team to move: the evaluation, mixed with a playout.
    fn evaluate(&mut self, at: u32, team: Team) -> Evaluation {
        let evaluation = self.evaluate_statically(at);
        let share = if self.evaluator.has_network() {
            self.params.network_playout_share
        } else {
            self.params.playout_share
        };
        if share == 0.0 {
            return evaluation;
        }
        let (played, drawn) = match playout(&mut self.position, &mut self.random) {
            None => (0.0, 1.0),
            Some(winner) if winner == team => (1.0, 0.0),
            Some(_) => (-1.0, 0.0),
        };
        Evaluation {
            value: evaluation.value + share * (played - evaluation.value),
            draw: evaluation.draw + share * (drawn - evaluation.draw),
        }
    }

    /// The moves of the position, and what is known of it by them. `may_be_threatened` is false where
    /// the opponent is known to have no threat.
    fn expansion(&mut self, at: u32, may_be_threatened: bool) -> Expansion {
        let open = |candidates| Expansion {
            candidates,
            proof: Proof::Open,
        };
        let Some(seat) = self.position.to_move() else {
            return open(Candidates {
                list: Vec::new(),
                is_complete: true,
            });
        };
        let width = self.params.width;
        let is_blind = self.handicap.foresight == Foresight::Nothing;
        if self.position.places_neutral() || (at == ROOT && is_blind) {
            return open(self.rank(at, &self.placements(at), width));
        }
        if let Some(wins) = self.root_wins(at, seat) {
            return Expansion {
                candidates: self.rank(at, &wins, wins.len()),
                proof: Proof::Win(1),
            };
        }
        let answers = may_be_threatened.then(|| candidates::must_play(&self.position, seat));
        let Some(mut answers) = answers.flatten() else {
            return open(self.rank(at, &self.placements(at), width));
        };
        answers.retain(|&answer| self.may_choose(at, answer));
        if !answers.is_empty() {
            return open(self.rank(at, &answers, usize::MAX));
        }
        let mut all = if at == ROOT {
            self.position.placements()
        } else {
            Vec::new()
        };
        all.retain(|&placement| self.may_choose(at, placement));
        Expansion {
            candidates: self.rank(at, &all, usize::MAX),
            proof: Proof::Loss(1),
        }
    }

    fn rank(&mut self, at: u32, placements: &[Placement], width: usize) -> Candidates {
        let view = self.views.of(at, &self.position, &self.evaluator);
        self.evaluator.rank(&self.position, view, placements, width)
    }

    /// The moves of a node that are worth a look.
    fn placements(&self, at: u32) -> Vec<Placement> {
        match &self.root_placements {
            Some(placements) if at == ROOT => placements.clone(),
            _ => candidates::distinct_placements(&self.position),
        }
    }

    fn may_choose(&self, at: u32, placement: Placement) -> bool {
        let all = self.root_placements.as_ref();
        at != ROOT || all.is_none_or(|placements| placements.contains(&placement))
    }

    /// The moves that win at once, where the node is the root and there are some.
    fn root_wins(&self, at: u32, seat: Seat) -> Option<Vec<Placement>> {
        if at != ROOT || !self.position.has_threat(seat) {
            return None;
        }
        let mut wins = self.position.winning_placements();
        wins.retain(|&win| self.may_choose(at, win));
        Some(wins).filter(|wins| !wins.is_empty())
    }

    /// The moves that a node was expanded without. The position is the node's, since the path is
    /// taken back step by step.
    fn moves_left_out(&mut self, tree: &Tree, at: u32) -> Candidates {
        let known = tree.moves_at(at);
        let mut placements = self.placements(at);
        placements.retain(|&placement| !known.contains(&placement.into()));
        self.rank(at, &placements, usize::MAX)
    }
}

/// What was seen of positions that were looked at lately: half of them get children later, and
/// need it again.
struct RecentViews<B>(Vec<Option<Box<RecentView<B>>>>);

struct RecentView<B> {
    at: u32,
    hash: u64,
    view: View<B>,
}

impl<B: Bits> RecentViews<B> {
    /// With 600 bytes each, about as much as a processor's second cache holds.
    const COUNT: usize = 2048;

    fn new() -> Self {
        Self(std::iter::repeat_with(|| None).take(Self::COUNT).collect())
    }

    /// The view of the position of a node.
    fn of(&mut self, at: u32, position: &Position, evaluator: &Evaluator<B>) -> &View<B> {
        let place = &mut self.0[at as usize % Self::COUNT];
        let hash = position.hash();
        match place {
            Some(known) if known.at == at && known.hash == hash => {}
            Some(other) => {
                let view = evaluator.view(position);
                **other = RecentView { at, hash, view };
            }
            None => {
                let view = evaluator.view(position);
                *place = Some(Box::new(RecentView { at, hash, view }));
            }
        }
        &place.as_ref().expect("filled above").view
    }
}
