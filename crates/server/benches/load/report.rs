//! The table that is printed.

/// A figure beside its target.
pub(crate) struct Row {
    pub(crate) figure: String,
    pub(crate) ours: String,
    /// What ours is compared with.
    pub(crate) anchor: String,
    pub(crate) target: String,
    pub(crate) met: bool,
}

/// Whether all targets are met.
pub(crate) fn print(rows: &[Row]) -> bool {
    println!("| figure | ours | anchor | target | |\n|---|---|---|---|---|");
    for Row {
        figure,
        ours,
        anchor,
        target,
        met,
    } in rows
    {
        let met = if *met { "met" } else { "MISSED" };
        println!("| {figure} | {ours} | {anchor} | {target} | {met} |");
    }
    rows.iter().all(|row| row.met)
}

pub(crate) fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.into_iter().collect();
    figures.sort_unstable_by(f64::total_cmp);
    figures[figures.len() / 2]
}
