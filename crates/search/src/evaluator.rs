//! What a search thinks of a position before it looks further: its value and the priors of its
//! moves, by the spatial network where there is one, else by the plain evaluation and policy.

use std::marker::PhantomData;
use std::sync::Arc;

use caminos_rules::{Bits, Placement, Position, Rules, Seat, Team};

use crate::candidates::{self, Candidates};
use crate::evaluate::{self, PathCells, TeamFeatures};
use crate::handicap::Handicap;
use crate::policy::{CellMasks, OrientationBias};
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
    bias: OrientationBias,
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

impl<B: Bits> Evaluator<B> {
    pub(crate) fn new(settings: &Settings, handicap: Handicap, rules: &Rules) -> Self {
        let weights = settings.weights_of(rules.board());
        let network = settings.network_of(rules);
        let network = network.filter(|_| handicap.uses_network);
        let policy = network.as_ref().map_or(&weights.policy, |n| &n.linear);
        Self {
            bias: OrientationBias::new(policy, rules),
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

    fn surveys(&self, position: &Position, team: Team) -> [Survey<B>; 2] {
        let walls = self.handicap.ignores_walls;
        [team, team.other()].map(|team| evaluate::survey::<B>(position, team, walls))
    }

    /// The static evaluation; nothing when the game is over.
    pub(crate) fn evaluate(&self, position: &Position) -> Evaluation {
        let Some(team) = position.to_move().map(Seat::team) else {
            return Evaluation {
                value: 0.0,
                draw: 0.0,
            };
        };
        let surveys = self.surveys(position, team);
        match &self.spatial {
            Some(spatial) => {
                let hidden = spatial.hidden(position, &surveys);
                let chances = spatial.network.chances(&hidden);
                Evaluation {
                    value: chances.value(),
                    draw: chances.draw,
                }
            }
            None => {
                let [(own, _), (other, _)] = surveys;
                Evaluation {
                    value: self.weights.value.of(&evaluate::inputs(&own, &other)),
                    draw: 0.0,
                }
            }
        }
    }

    /// The most promising of these placements, at most `width`, with their priors.
    pub(crate) fn rank(
        &self,
        position: &Position,
        team: Team,
        placements: &[Placement],
        width: usize,
    ) -> Candidates {
        let surveys = self.surveys(position, team);
        let rules = position.rules();
        let [(_, own), (_, other)] = surveys;
        let other = if self.handicap.self_centred {
            PathCells::none()
        } else {
            other
        };
        let masks = CellMasks::new(position, team, &own, &other);
        let bias = &self.bias;
        let cells = |placement| B::narrow(rules.footprint(placement).bits());
        match &self.spatial {
            Some(spatial) => {
                let hidden = spatial.hidden(position, &surveys);
                let logits = spatial.network.cell_logits(&spatial.layout, &hidden);
                let linear = &spatial.network.linear;
                let logit = |placement| {
                    linear.logit(&masks, bias, cells(placement), placement)
                        + logits.of(rules, placement)
                };
                candidates::rank(placements, width, &logit)
            }
            None => {
                let policy = &self.weights.policy;
                let logit = |placement| policy.logit(&masks, bias, cells(placement), placement);
                candidates::rank(placements, width, &logit)
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
