//! Pictures of single pieces for the supply: level by level, from above.

use caminos_rules::{Orientation, Shape};

/// A level of an orientation: which of its cells have a cube, northmost row first.
pub(crate) type Layer = Vec<Vec<bool>>;

/// The levels that the orientation fills, lowest first.
pub(crate) fn layers(orientation: &Orientation) -> Vec<Layer> {
    let top = orientation
        .columns()
        .iter()
        .map(|column| column.top())
        .max()
        .unwrap_or(0);
    let has = |x: u8, y: u8, level: u8| {
        orientation.columns().iter().any(|column| {
            (column.dx, column.dy) == (x, y) && (column.bottom..column.top()).contains(&level)
        })
    };
    (0..top)
        .map(|level| {
            (0..orientation.depth())
                .rev()
                .map(|y| (0..orientation.width()).map(|x| has(x, y, level)).collect())
                .collect()
        })
        .collect()
}

/// The cells that an orientation enters, seen from above.
fn footprint(orientation: &Orientation) -> Layer {
    let enters = |x: u8, y: u8| {
        let columns = orientation.columns();
        columns
            .iter()
            .any(|column| (column.dx, column.dy) == (x, y))
    };
    (0..orientation.depth())
        .rev()
        .map(|y| (0..orientation.width()).map(|x| enters(x, y)).collect())
        .collect()
}

/// A small picture of a shape from above, in lines of half blocks.
pub(crate) fn picture(shape: &Shape) -> Vec<String> {
    flattest(shape.orientations()).map_or_else(Vec::new, |flat| half_blocks(&footprint(flat)))
}

/// The orientation that shows a shape best: flat, and wider than deep.
fn flattest(orientations: &[Orientation]) -> Option<&Orientation> {
    orientations
        .iter()
        .min_by_key(|orientation| (orientation.height(), orientation.depth()))
}

/// One line of text for every two rows.
fn half_blocks(layer: &Layer) -> Vec<String> {
    layer
        .chunks(2)
        .map(|pair| {
            let upper = &pair[0];
            (0..upper.len())
                .map(
                    |x| match (upper[x], pair.get(1).is_some_and(|lower| lower[x])) {
                        (true, true) => '█',
                        (true, false) => '▀',
                        (false, true) => '▄',
                        (false, false) => ' ',
                    },
                )
                .collect()
        })
        .collect()
}
