//! One thread of a search: it walks through the tree with a position of its own, and does what
//! takes time while others have the tree.

use caminos_cei::{LimitTracker, Random};
use caminos_rules::{Bits, Placement, Position, Seat, Team};

use crate::candidates::{self, Candidates};
use crate::evaluator::{Evaluation, Evaluator};
use crate::handicap::{Foresight, Handicap};
use crate::playout::playout;
use crate::points;
use crate::settings::{PuctParams, Settings};
use crate::threat_search::{ForcedWin, Scope, forced_win};
use crate::tree::{Expansion, Leaf, Progress, Proof, ROOT, SharedTree, Task, Tree};

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
        }
    }

    /// A new tree, whose root has its moves already.
    pub(crate) fn new_tree(&self, settings: &Settings) -> Tree {
        let team = self.position.to_move().map_or(Team::Yellow, Seat::team);
        let evaluation = self.evaluator.evaluate(&self.position);
        let scoring = self.position.rules().options().scoring;
        let mut tree = Tree::new(team, evaluation, settings, scoring);
        tree.expand(ROOT, &self.expansion(ROOT));
        tree
    }

    pub(crate) fn searches_threats(&self) -> bool {
        self.handicap.foresight == Foresight::Forced
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
        let mut tree = shared.lock();
        tree.enter(at);
        let evaluation = loop {
            match tree.task(at, self.searches_threats_at(at)) {
                Task::BackUp => break tree.proven_evaluation(at),
                Task::Evaluate => {
                    drop(tree);
                    let leaf = self.look_at_leaf(at);
                    tree = shared.lock();
                    break tree.settle(at, leaf);
                }
                Task::SearchThreats => {
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
                Task::Expand => {
                    drop(tree);
                    let expansion = self.expansion(at);
                    tree = shared.lock();
                    if !tree.expand(at, &expansion) {
                        break self.evaluator.evaluate(&self.position);
                    }
                }
                Task::Descend => {
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
        for (depth, &at) in path.iter().enumerate().rev() {
            let is_end = depth + 1 == path.len();
            if !is_end && tree.prove(at) {
                let rest = self.moves_left_out(tree, at);
                tree.widen(at, &rest);
            }
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

    /// The first look at a position.
    fn look_at_leaf(&mut self, at: u32) -> Leaf {
        let position = &mut self.position;
        let Some(seat) = position.to_move() else {
            return Leaf::Over(position.outcome());
        };
        let team = seat.team();
        if !position.places_neutral() && position.has_threat(seat) {
            let points = if position.rules().options().scoring {
                points::most_winning_points(position, seat)
            } else {
                0
            };
            return Leaf::Won { team, points };
        }
        // A threat leaves few answers, and often none: look at them at once.
        let is_threatened = candidates::is_threatened(&self.position, seat);
        let expansion = is_threatened.then(|| self.expansion(at));
        let is_proven = |expansion: &Expansion| expansion.proof != Proof::Open;
        let evaluation = if expansion.as_ref().is_some_and(is_proven) {
            Evaluation {
                value: 0.0,
                draw: 0.0,
            }
        } else {
            self.evaluate(team)
        };
        Leaf::Open {
            team,
            expansion,
            evaluation,
        }
    }

    /// The value of the position for the team to move: the evaluation, mixed with a playout.
    fn evaluate(&mut self, team: Team) -> Evaluation {
        let evaluation = self.evaluator.evaluate(&self.position);
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

    /// The moves of the position, and what is known of it by them.
    fn expansion(&self, at: u32) -> Expansion {
        let position = &self.position;
        let open = |candidates| Expansion {
            candidates,
            proof: Proof::Open,
        };
        let Some(seat) = position.to_move() else {
            return open(Candidates {
                list: Vec::new(),
                is_complete: true,
            });
        };
        let width = self.params.width;
        let is_blind = self.handicap.foresight == Foresight::Nothing;
        if position.places_neutral() || (at == ROOT && is_blind) {
            return open(self.rank(&self.placements(at), width));
        }
        if let Some(wins) = self.root_wins(at, seat) {
            return Expansion {
                candidates: self.rank(&wins, wins.len()),
                proof: Proof::Win(1),
            };
        }
        let Some(mut answers) = candidates::must_play(position, seat) else {
            return open(self.rank(&self.placements(at), width));
        };
        answers.retain(|&answer| self.may_choose(at, answer));
        if !answers.is_empty() {
            return open(self.rank(&answers, usize::MAX));
        }
        let mut all = if at == ROOT {
            position.placements()
        } else {
            Vec::new()
        };
        all.retain(|&placement| self.may_choose(at, placement));
        Expansion {
            candidates: self.rank(&all, usize::MAX),
            proof: Proof::Loss(1),
        }
    }

    fn rank(&self, placements: &[Placement], width: usize) -> Candidates {
        let team = self.position.to_move().map_or(Team::Yellow, Seat::team);
        self.evaluator.rank(&self.position, team, placements, width)
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
    fn moves_left_out(&self, tree: &Tree, at: u32) -> Candidates {
        let known = tree.moves_at(at);
        let mut placements = self.placements(at);
        placements.retain(|&placement| !known.contains(&placement.into()));
        self.rank(&placements, usize::MAX)
    }
}
