//! The policy: a linear model over what a placement does, whose softmax gives the priors.

use caminos_rules::{Bits, CellSet, OrientationId, Placement, Position, Rules, Team};

use crate::evaluate::PathCells;

/// The kinds of cells that are features, with their names in files.
pub(crate) const KINDS: [&str; 12] = [
    "own-best",
    "own-good",
    "other-best",
    "other-good",
    "both-best",
    "on-own",
    "on-other",
    "beside-own",
    "beside-other",
    "rim",
    "on-last",
    "beside-last",
];

/// A placement enters 1 to 4 cells; larger pieces count as 4.
pub(crate) const COUNTS: usize = 5;

/// The features of an orientation, with their names in files.
pub(crate) const BUILDS: [&str; 9] = [
    "shape-1", "shape-2", "shape-3", "shape-4", "height-2", "height-3", "top-2", "top-3", "cells",
];

/// The weights of the moves' features.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Policy {
    /// For each kind of cell, by how many of them the piece enters.
    pub(crate) kinds: [[f32; COUNTS]; KINDS.len()],
    /// For what the piece builds.
    pub(crate) builds: [f32; BUILDS.len()],
}

/// The cells of a position by kind, for the team to move.
#[derive(Copy, Clone, Debug)]
pub(crate) struct CellMasks<B>([B; KINDS.len()]);

impl<B: Bits> CellMasks<B> {
    pub(crate) fn new(
        position: &Position,
        team: Team,
        own: &PathCells<B>,
        other: &PathCells<B>,
    ) -> Self {
        let narrow = |set: CellSet| B::narrow(set.bits());
        let own_tops = narrow(position.tops(team));
        let other_tops = narrow(position.tops(team.other()));
        let last = position.history().next_back();
        let last = last.and_then(|(_, mv)| mv.placement());
        let last = last.map_or(B::EMPTY, |p| narrow(position.rules().footprint(p)));
        let best = own.shortest & !own_tops;
        Self([
            best,
            own.near_shortest & !own.shortest & !own_tops,
            other.shortest,
            other.near_shortest & !other.shortest,
            best & other.shortest,
            own_tops,
            other_tops,
            beside(own_tops),
            beside(other_tops),
            narrow(position.rules().board().rim()),
            last,
            beside(last),
        ])
    }

    /// How many cells of each kind a placement enters.
    pub(crate) fn counts(&self, cells: B) -> [u8; KINDS.len()] {
        self.0
            .map(|kind| ((cells & kind).count() as u8).min(COUNTS as u8 - 1))
    }
}

/// The cells beside these that are not of them. A step over the end of a row does no harm: the
/// policy is only a hint.
fn beside<B: Bits>(cells: B) -> B {
    (cells << 1 | cells >> 1 | cells << B::STRIDE | cells >> B::STRIDE) & !cells
}

/// The part of the logit that depends on the orientation alone, for each of them.
#[derive(Clone, Debug)]
pub(crate) struct OrientationBias(Vec<f32>);

impl OrientationBias {
    pub(crate) fn new(policy: &Policy, rules: &Rules) -> Self {
        let bias = |id| {
            let builds = builds(rules, id);
            policy.builds.iter().zip(builds).map(|(w, x)| w * x).sum()
        };
        Self(rules.orientations().map(bias).collect())
    }
}

/// The features of an orientation, in the order of [`BUILDS`].
pub(crate) fn builds(rules: &Rules, id: OrientationId) -> [f32; BUILDS.len()] {
    let orientation = rules.orientation(id);
    let columns = orientation.columns();
    let tops = |height: u8| columns.iter().filter(|c| c.top() == height).count() as f32;
    let mut builds = [0.0; BUILDS.len()];
    if let Some(shape) = builds[..4].get_mut(rules.shape_of(id).index()) {
        *shape = 1.0;
    }
    builds[4] = f32::from(u8::from(orientation.height() == 2));
    builds[5] = f32::from(u8::from(orientation.height() == 3));
    builds[6] = tops(2);
    builds[7] = tops(3);
    builds[8] = columns.len() as f32;
    builds
}

impl Policy {
    /// The logit of a placement: priors are the softmax of these.
    pub(crate) fn logit<B: Bits>(
        &self,
        masks: &CellMasks<B>,
        bias: &OrientationBias,
        cells: B,
        placement: Placement,
    ) -> f32 {
        let counts = masks.counts(cells);
        let on_cells: f32 = self
            .kinds
            .iter()
            .zip(counts)
            .map(|(weights, count)| weights[usize::from(count)])
            .sum();
        on_cells + bias.0[placement.orientation().index()]
    }
}
