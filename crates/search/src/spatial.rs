//! The spatial network: value and policy over the board itself.
//!
//! The first layer has a row of weights for each kind of thing that can be in each cell
//! (`features.rs`); the rows of what is there are added up, as in an NNUE. There are about a hundred of
//! eight-bit rows, which the compiler turns into vector code, so that nothing has to be kept from one
//! position to the next. Behind it are a small layer with the chances to win, draw and lose, and
//! a layer with a logit for each cell and height that a piece can build there.

mod built_in;
mod features;
mod file;

use std::sync::Arc;

use caminos_rules::{Bits, Placement, Position, Rules};

pub(crate) use self::features::{DENSE, Features, PLANES};
pub use self::file::NetworkError;
use crate::evaluate::{PathCells, TeamFeatures};
use crate::policy::Policy;

/// Units of the first layer.
pub(crate) const HIDDEN: usize = 128;
/// Units of the second layer.
pub(crate) const SECOND: usize = 32;
/// The heights that a piece can build a cell to.
pub(crate) const TOPS: usize = 3;
/// The chances to win, draw and lose.
pub(crate) const OUTCOMES: usize = 3;

/// The policy takes the activations of the first layer in steps of one over this: fine enough, and
/// their greatest values still fit into sixteen bits.
const HIDDEN_STEPS: f32 = 1024.0;

/// A network for one board.
#[derive(Clone, PartialEq, Debug)]
pub struct SpatialNetwork {
    pub(crate) board: String,
    pub(crate) cells: usize,
    /// What one step of a row is worth.
    pub(crate) row_scale: f32,
    /// By plane and cell.
    pub(crate) rows: Vec<[i8; HIDDEN]>,
    /// By dense input, the last of which is always 1.
    pub(crate) dense: Vec<[f32; HIDDEN]>,
    pub(crate) second: Vec<[f32; HIDDEN]>,
    pub(crate) second_bias: [f32; SECOND],
    pub(crate) out: [[f32; SECOND]; OUTCOMES],
    pub(crate) out_bias: [f32; OUTCOMES],
    /// What one step of a policy row is worth.
    pub(crate) policy_scale: f32,
    /// By cell and height.
    pub(crate) policy: Vec<[i8; HIDDEN]>,
    pub(crate) policy_bias: Vec<f32>,
    /// The linear policy that was trained together with it.
    pub(crate) linear: Policy,
}

/// The chances of a position for the team to move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Chances {
    pub(crate) win: f32,
    pub(crate) draw: f32,
    pub(crate) loss: f32,
}

impl Chances {
    /// The expected result, from -1 to 1.
    pub(crate) fn value(self) -> f32 {
        self.win - self.loss
    }
}

/// The activations of the first layer.
pub(crate) type Hidden = [f32; HIDDEN];

/// The logits of cells by height, as the policy of one position.
pub(crate) struct CellLogits<'n> {
    layout: &'n BoardLayout,
    logits: Vec<[f32; TOPS]>,
}

/// Where the cells of a board are, for looking up rows.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct BoardLayout {
    /// The number of a cell among the board's, by its bit.
    number: [u8; 128],
    /// By orientation: how far each cell's bit is from the lowest, and the height built there less 1.
    columns: Vec<Vec<(u8, u8)>>,
}

impl BoardLayout {
    pub(crate) fn new(rules: &Rules) -> Self {
        let board = rules.board();
        let cells = board.cells().bits();
        let mut number = [0; 128];
        for (bit, number) in number.iter_mut().enumerate() {
            *number = (cells & ((1u128 << bit) - 1)).count_ones() as u8;
        }
        let stride = board.stride();
        let columns = |id| {
            let columns = rules.orientation(id).columns().iter();
            let mut cells: Vec<(u8, u8)> = columns
                .map(|column| (column.offset(stride), column.top() - 1))
                .collect();
            let lowest = cells.iter().map(|&(bit, _)| bit).min().unwrap_or(0);
            for (bit, _) in &mut cells {
                *bit -= lowest;
            }
            cells
        };
        Self {
            number,
            columns: rules.orientations().map(columns).collect(),
        }
    }

    /// The number of the cell that has this bit.
    pub(crate) const fn number(&self, bit: u32) -> usize {
        self.number[bit as usize] as usize
    }

    /// The cells that a placement enters, by number, with the height built there less 1.
    pub(crate) fn columns(
        &self,
        rules: &Rules,
        placement: Placement,
    ) -> impl Iterator<Item = (usize, usize)> {
        let lowest = rules.footprint(placement).bits().trailing_zeros();
        self.columns[placement.orientation().index()]
            .iter()
            .map(move |&(above, top)| (self.number(lowest + u32::from(above)), top.into()))
    }
}

impl CellLogits<'_> {
    /// The part of a placement's logit that the network gives.
    pub(crate) fn of(&self, rules: &Rules, placement: Placement) -> f32 {
        let columns = self.layout.columns(rules, placement);
        columns.map(|(cell, top)| self.logits[cell][top]).sum()
    }
}

impl SpatialNetwork {
    /// The network that comes with the engine for a board, if there is one.
    #[must_use]
    pub fn built_in(board: &str) -> Option<Arc<Self>> {
        built_in::of(board)
    }

    /// The board that it was made for.
    #[must_use]
    pub fn board(&self) -> &str {
        &self.board
    }

    /// Whether it was made for the board of these rules.
    #[must_use]
    pub fn fits(&self, rules: &Rules) -> bool {
        let board = rules.board();
        self.board == board.name() && self.cells == board.cells().len() as usize
    }

    /// The first layer of a position for the team to move.
    pub(crate) fn hidden<B: Bits>(
        &self,
        layout: &BoardLayout,
        position: &Position,
        own: (&TeamFeatures, &PathCells<B>),
        other: (&TeamFeatures, &PathCells<B>),
    ) -> Hidden {
        let mut sums = [0i16; HIDDEN];
        let cells = self.cells;
        features::for_each_active(position, own.1, other.1, |plane, bit| {
            let row = &self.rows[plane * cells + layout.number(bit)];
            // No more than 250 rows of 127 fit, and a position has fewer.
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += i16::from(*weight);
            }
        });
        let mut hidden = sums.map(|sum| f32::from(sum) * self.row_scale);
        let dense = features::dense(position, own.0, other.0);
        for (input, row) in dense.iter().zip(&self.dense) {
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum += input * weight;
            }
        }
        hidden.map(|sum| sum.max(0.0))
    }

    /// The chances that the first layer gives.
    pub(crate) fn chances(&self, hidden: &Hidden) -> Chances {
        let mut second = self.second_bias;
        for (unit, row) in second.iter_mut().zip(&self.second) {
            *unit = (*unit + dot(row, hidden)).max(0.0);
        }
        let mut logits = self.out_bias;
        for (logit, row) in logits.iter_mut().zip(&self.out) {
            *logit += dot(row, &second);
        }
        let [win, draw, loss] = softmax(logits);
        Chances { win, draw, loss }
    }

    /// The policy that the first layer gives.
    pub(crate) fn cell_logits<'n>(
        &self,
        layout: &'n BoardLayout,
        hidden: &Hidden,
    ) -> CellLogits<'n> {
        // In whole numbers this takes half of the time.
        let hidden = hidden.map(|unit| (unit * HIDDEN_STEPS).min(f32::from(i16::MAX)) as i16);
        let scale = self.policy_scale / HIDDEN_STEPS;
        let logit = |i: usize| {
            let products = self.policy[i].iter().zip(&hidden);
            let sum: i32 = products
                .map(|(&weight, &unit)| i32::from(weight) * i32::from(unit))
                .sum();
            self.policy_bias[i] + scale * sum as f32
        };
        let cell = |cell: usize| std::array::from_fn(|top| logit(cell * TOPS + top));
        CellLogits {
            layout,
            logits: (0..self.cells).map(cell).collect(),
        }
    }
}

/// A sum of products in eight lanes, which the compiler can turn into vector code: it may not
/// reorder the additions of a plain sum.
fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    const LANES: usize = 8;
    let mut lanes = [0.0; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        for i in 0..LANES {
            lanes[i] += a[i] * b[i];
        }
    }
    lanes.iter().sum()
}

pub(crate) fn softmax(logits: [f32; OUTCOMES]) -> [f32; OUTCOMES] {
    let most = logits.into_iter().fold(f32::MIN, f32::max);
    let powers = logits.map(|logit| (logit - most).exp());
    let total: f32 = powers.iter().sum();
    powers.map(|power| power / total)
}

#[cfg(test)]
mod tests {
    use caminos_cei::Random;
    use caminos_rules::{Board, Options, Team, with_word};

    use super::*;
    use crate::evaluate::survey;

    fn hidden<B: Bits>(network: &SpatialNetwork, position: &Position) -> Hidden {
        let layout = BoardLayout::new(position.rules());
        let team = position
            .to_move()
            .map_or(Team::Yellow, caminos_rules::Seat::team);
        let (own, own_paths) = survey::<B>(position, team, false);
        let (other, other_paths) = survey::<B>(position, team.other(), false);
        network.hidden(
            &layout,
            position,
            (&own, &own_paths),
            (&other, &other_paths),
        )
    }

    fn chances<B: Bits>(network: &SpatialNetwork, position: &Position) -> Chances {
        network.chances(&hidden::<B>(network, position))
    }

    fn random_position(rules: &Arc<Rules>, random: &mut Random) -> Position {
        let mut position = Position::new(rules.clone());
        for _ in 0..random.below(12) {
            let count = position.count_placements();
            if let Some(placement) = position.nth_placement(random.below(count.max(1))) {
                position.play_unchecked(placement.into());
            }
        }
        position
    }

    #[test]
    fn every_standard_board_has_a_network_that_is_read_as_it_was_written() {
        for board in Board::STANDARD {
            let network = SpatialNetwork::built_in(board).expect("a network");
            let bytes = network.to_bytes(&["a test".to_owned()]);
            assert!(bytes.len() < 220_000, "{}", bytes.len());
            assert_eq!(SpatialNetwork::parse(&bytes).as_ref(), Ok(&*network));
            let rules = Rules::standard(board, Options::default()).expect("a board");
            assert!(network.fits(&rules));
            assert_eq!(
                SpatialNetwork::parse(&bytes[..bytes.len() - 1]).map_err(|_| ()),
                Err(())
            );
            assert_eq!(
                SpatialNetwork::parse(b"nonsense\n\n"),
                Err(NetworkError::Header)
            );
        }
    }

    #[test]
    fn the_policy_in_whole_numbers_is_nearly_the_exact_one() {
        let mut random = Random::new(4);
        for board in Board::STANDARD {
            let network = SpatialNetwork::built_in(board).expect("a network");
            let rules = Rules::standard(board, Options::default()).expect("a board");
            let layout = BoardLayout::new(&rules);
            for _ in 0..60 {
                let position = random_position(&rules, &mut random);
                let hidden = with_word!(rules.board(), B => hidden::<B>(&network, &position));
                let logits = network.cell_logits(&layout, &hidden).logits;
                for (i, &logit) in logits.iter().flatten().enumerate() {
                    let row = network.policy[i].map(f32::from);
                    let exact = network.policy_bias[i] + network.policy_scale * dot(&row, &hidden);
                    assert!((logit - exact).abs() < 0.02, "{board}: {logit}, {exact}");
                }
            }
        }
    }

    /// What the network sees is the position and nothing else: sums do not overflow, chances add up,
    /// and a mirrored position is judged nearly as the position itself.
    #[test]
    fn chances_add_up_and_hardly_depend_on_the_board_s_symmetry() {
        let mut random = Random::new(3);
        for board in ["square", "octagon", "ring"] {
            let network = SpatialNetwork::built_in(board).expect("a network");
            let rules = Rules::standard(board, Options::default()).expect("a board");
            let (mut apart, mut count) = (0.0, 0.0);
            for _ in 0..60 {
                let position = random_position(&rules, &mut random);
                if position.is_over() {
                    continue;
                }
                let here = chances::<u64>(&network, &position);
                assert!((here.win + here.draw + here.loss - 1.0).abs() < 1e-4);
                for symmetry in rules.symmetries().iter() {
                    let there = chances::<u64>(&network, &position.mapped(symmetry));
                    apart += (here.value() - there.value()).abs();
                    count += 1.0;
                }
            }
            assert!(apart / count < 0.2, "{board}: {}", apart / count);
        }
    }
}
