//! What a search thinks of a position before it looks further: its value and the priors of its
//! moves, by the spatial network where there is one, else by the plain evaluation and policy.

use std::marker::PhantomData;
use std::sync::Arc;

use caminos_rules::{Bits, Placement, Position, Rules, Seat, Team};

use crate::candidates::{self, Candidates};
use crate::evaluate::{self, PathCells, TeamFeatures};
use crate::handicap::Handicap;
use crate::policy::{CellMasks, Logits, Orientations};
use crate::settings::Settings;
use crate::spatial::{BoardLayout, Hidden, SpatialNetwork};
use crate::weights::Weights;

/// The expected result of a position for the team to move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Evaluation {
    /// From -1 to 1.
    pub(crate) value: f32,
    /// The chance of a draw.
    pub(crate) draw: f32,
}

/// The evaluation and the policy of one search.
pub(crate) struct Evaluator<B> {
    weights: Weights,
    orientations: Orientations,
    spatial: Option<Spatial>,
    handicap: Handicap,
    width: PhantomData<B>,
}

struct Spatial {
    network: Arc<SpatialNetwork>,
    layout: BoardLayout,
}

/// A team's features and the cells of its short paths.
type Survey<B> = (TeamFeatures, PathCells<B>);

/// What value and priors of a position are worked out from.
pub(crate) struct View<B> {
    /// Of the team to move and of the other.
    surveys: [Survey<B>; 2],
    /// The first layer of the spatial network, where it is used.
    hidden: Option<Hidden>,
}

impl<B: Bits> Evaluator<B> {
    pub(crate) fn new(settings: &Settings, handicap: Handicap, rules: &Rules) -> Self {
        let weights = settings.weights_of(rules.board());
        let network = settings.network_of(rules);
        let network = network.filter(|_| handicap.uses_network);
        let policy = network.as_ref().map_or(&weights.policy, |n| &n.linear);
        Self {
            orientations: Orientations::new(policy, rules),
            weights: weights.clone(),
            spatial: network.map(|network| Spatial {
                network,
                layout: BoardLayout::new(rules),
            }),
            handicap,
            width: PhantomData,
        }
    }

    /// Whether the spatial network is used.
    pub(crate) const fn has_network(&self) -> bool {
        self.spatial.is_some()
    }

    /// A look at a position that is not over.
    pub(crate) fn view(&self, position: &Position) -> View<B> {
        let team = position.to_move().map_or(Team::Yellow, Seat::team);
        let walls = self.handicap.ignores_walls;
        let surveys = [team, team.other()].map(|team| evaluate::survey::<B>(position, team, walls));
        let spatial = self.spatial.as_ref();
        View {
            hidden: spatial.map(|spatial| spatial.hidden(position, &surveys)),
            surveys,
        }
    }

    /// The static evaluation of a position that is seen so.
    pub(crate) fn evaluate(&self, view: &View<B>) -> Evaluation {
        match (&self.spatial, &view.hidden) {
            (Some(spatial), Some(hidden)) => {
                let chances = spatial.network.chances(hidden);
                Evaluation {
                    value: chances.value(),
                    draw: chances.draw,
                }
            }
            _ => {
                let [(own, _), (other, _)] = &view.surveys;
                Evaluation {
                    value: self.weights.value.of(&evaluate::inputs(own, other)),
                    draw: 0.0,
                }
            }
        }
    }

    /// The most promising of these placements, at most `width`, with their priors.
    pub(crate) fn rank(
        &self,
        position: &Position,
        view: &View<B>,
        placements: &[Placement],
        width: usize,
    ) -> Candidates {
        let rules = position.rules();
        let team = position.to_move().map_or(Team::Yellow, Seat::team);
        let [(_, own), (_, other)] = &view.surveys;
        let nothing = PathCells::none();
        let other = if self.handicap.self_centred {
            &nothing
        } else {
            other
        };
        let masks = CellMasks::new(position, team, own, other);
        let cells = |placement| B::narrow(rules.footprint(placement).bits());
        match (&self.spatial, &view.hidden) {
            (Some(spatial), Some(hidden)) => {
                let by_cell = spatial.network.cell_logits(&spatial.layout, hidden);
                let linear = &spatial.network.linear;
                let mut logits = Logits::new(linear, &self.orientations, masks);
                let mut logit = |placement| {
                    logits.of(cells(placement), placement) + by_cell.of(rules, placement)
                };
                candidates::rank(placements, width, &mut logit)
            }
            _ => {
                let policy = &self.weights.policy;
                let mut logits = Logits::new(policy, &self.orientations, masks);
                let mut logit = |placement| logits.of(cells(placement), placement);
                candidates::rank(placements, width, &mut logit)
            }
        }
    }
}

impl Spatial {
    fn hidden<B: Bits>(&self, position: &Position, surveys: &[Survey<B>; 2]) -> Hidden {
        let [(own, own_paths), (other, other_paths)] = surveys;
        self.network.hidden(
            &self.layout,
            position,
            (own, own_paths),
            (other, other_paths),
        )
    }
}
