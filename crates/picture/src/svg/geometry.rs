//! Points of the table on the page, seen from the south-east.

/// Half the width and half the depth of a cell on the page, and the height of a cube.
const HALF_WIDTH: f64 = 34.0;
pub(super) const HALF_DEPTH: f64 = 19.0;
pub(super) const RISE: f64 = 32.0;

/// A point of the table: columns to the east, rows to the north, cubes upwards.
#[derive(Copy, Clone)]
pub(super) struct Point(pub(super) f64, pub(super) f64, pub(super) f64);

impl Point {
    pub(super) fn on_page(self) -> (f64, f64) {
        (
            (self.0 + self.1) * HALF_WIDTH,
            (self.0 - self.1) * HALF_DEPTH - self.2 * RISE,
        )
    }
}

pub(super) fn middle(corners: [Point; 4]) -> Point {
    let [a, _, c, _] = corners;
    Point((a.0 + c.0) / 2.0, (a.1 + c.1) / 2.0, (a.2 + c.2) / 2.0)
}

pub(super) fn quad(corners: [Point; 4]) -> String {
    let [a, b, c, d] = corners.map(Point::on_page);
    format!(
        "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1
    )
}

pub(super) fn segment(from: Point, to: Point) -> String {
    let (a, b) = (from.on_page(), to.on_page());
    format!("M{:.1} {:.1}L{:.1} {:.1}", a.0, a.1, b.0, b.1)
}
