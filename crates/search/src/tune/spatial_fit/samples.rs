//! Positions of self-play as samples for training.

use std::sync::Arc;

use caminos_rules::{Bits, Position, Rules, Seat, Team, with_word};

use crate::evaluate;
use crate::policy::{self, BUILDS, CellMasks, KINDS};
use crate::spatial::{BoardLayout, Features};
use crate::tune::{SelfPlayGame, TurnSearch, is_held_out, share_of_visits};

/// The samples of one board.
pub struct Samples {
    pub(super) board: String,
    pub(super) cells: usize,
    pub(super) train: Vec<Sample>,
    pub(super) held_out: Vec<Sample>,
    /// For each symmetry of the board, the image of each cell by number; the first moves nothing.
    pub(super) symmetries: Vec<Vec<u8>>,
}

/// One position and what became of it, for the team to move.
pub(super) struct Sample {
    pub(super) features: Features,
    /// 0 for a win, 1 for a draw, 2 for a loss.
    pub(super) outcome: usize,
    pub(super) search_value: f32,
    pub(super) policy: Option<PolicyTarget>,
}

/// The moves of a position and their shares of the visits.
pub(super) struct PolicyTarget {
    pub(super) moves: Vec<MoveFeatures>,
    /// By orientation.
    pub(super) builds: Arc<Vec<[f32; BUILDS.len()]>>,
}

/// What the policy sees of a move.
pub(super) struct MoveFeatures {
    pub(super) counts: [u8; KINDS.len()],
    pub(super) orientation: u8,
    pub(super) share: f32,
    columns: [(u8, u8); MAX_COLUMNS],
    used: u8,
}

const MAX_COLUMNS: usize = 4;

impl MoveFeatures {
    /// The cells that it enters, by number, with the height built there less 1.
    pub(super) fn columns(&self) -> impl Iterator<Item = (u8, u8)> {
        self.columns.into_iter().take(usize::from(self.used))
    }
}

/// One game in so many is held out.
const HELD_OUT: usize = 12;

impl Samples {
    /// No samples yet, of games with standard pieces on the board of these rules.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let board = rules.board();
        let layout = BoardLayout::new(rules);
        let number = |cell| layout.number(board.set_of([cell]).bits().trailing_zeros()) as u8;
        let symmetries = rules.symmetries().iter().map(|symmetry| {
            let images = board.cells_in(board.cells());
            images
                .map(|cell| number(rules.map_cell(symmetry, cell)))
                .collect()
        });
        let mut symmetries: Vec<Vec<u8>> = symmetries.collect();
        symmetries.sort();
        Self {
            board: board.name().to_owned(),
            cells: board.cells().len() as usize,
            train: Vec::new(),
            held_out: Vec::new(),
            symmetries,
        }
    }

    /// Adds games of a variant; `false` if they are of another board.
    #[must_use]
    pub fn add(&mut self, rules: &Arc<Rules>, games: &[SelfPlayGame]) -> bool {
        let is_same_board = rules.board().name() == self.board
            && rules.board().cells().len() as usize == self.cells;
        if !is_same_board {
            return false;
        }
        with_word!(rules.board(), B => self.add_in::<B>(rules, games));
        true
    }

    fn add_in<B: Bits>(&mut self, rules: &Arc<Rules>, games: &[SelfPlayGame]) {
        let layout = BoardLayout::new(rules);
        let builds = rules.orientations().map(|id| policy::builds(rules, id));
        let builds = Arc::new(builds.collect::<Vec<_>>());
        for (i, game) in games.iter().enumerate() {
            let into = if is_held_out(i, HELD_OUT) {
                &mut self.held_out
            } else {
                &mut self.train
            };
            let mut position = Position::new(rules.clone());
            for turn in &game.turns {
                if let (Some(search), Some(seat)) = (&turn.search, position.to_move())
                    && !position.places_neutral()
                    && !position.has_threat(seat)
                {
                    let winner = game.winner;
                    into.push(sample::<B>(
                        &position, seat, winner, search, &layout, &builds,
                    ));
                }
                position.play_unchecked(turn.mv);
            }
        }
    }

    /// How many samples there are for training and how many are held out.
    #[must_use]
    pub const fn count(&self) -> (usize, usize) {
        (self.train.len(), self.held_out.len())
    }
}

fn sample<B: Bits>(
    position: &Position,
    seat: Seat,
    winner: Option<Team>,
    search: &TurnSearch,
    layout: &BoardLayout,
    builds: &Arc<Vec<[f32; BUILDS.len()]>>,
) -> Sample {
    let team = seat.team();
    let rules = position.rules();
    let (own, own_paths) = evaluate::survey::<B>(position, team, false);
    let (other, other_paths) = evaluate::survey::<B>(position, team.other(), false);
    let has_visits = search.visits.iter().any(|&(_, visits)| visits > 0);
    let masks = CellMasks::new(position, team, &own_paths, &other_paths);
    let policy = has_visits.then(|| {
        let move_features = |placement: caminos_rules::Placement| {
            let cells = B::narrow(rules.footprint(placement).bits());
            let mut columns = [(0, 0); MAX_COLUMNS];
            let mut used = 0;
            for (cell, top) in layout.columns(rules, placement).take(MAX_COLUMNS) {
                columns[used] = (cell as u8, top as u8);
                used += 1;
            }
            MoveFeatures {
                counts: masks.counts(cells),
                orientation: placement.orientation().index() as u8,
                share: share_of_visits(&search.visits, placement),
                columns,
                used: used as u8,
            }
        };
        PolicyTarget {
            moves: position
                .placements()
                .into_iter()
                .map(move_features)
                .collect(),
            builds: builds.clone(),
        }
    });
    Sample {
        features: Features::of(position, layout, (&own, &own_paths), (&other, &other_paths)),
        outcome: match winner {
            Some(winner) if winner == team => 0,
            None => 1,
            Some(_) => 2,
        },
        search_value: search.value,
        policy,
    }
}
