//! The board as an isometric picture, seen from the south-east.
//!
//! Letters run along the front left edge and numbers along the front right one. Whatever
//! stands further back is drawn first.

mod geometry;

use std::fmt::Write as _;

use caminos_rules::{Cell, Cube, Direction, Face, Level, Piece};

use self::geometry::{HALF_DEPTH, Point, RISE, middle, quad, segment};
use crate::Marks;
use crate::palette::{Palette, Rgb};
use crate::relief::Relief;

/// The rim around the cells and the thickness of the board, in cells and in cubes.
const RIM: f64 = 0.2;
const THICKNESS: f64 = 0.42;
const MARGIN: f64 = 48.0;

/// Draws a position for a page; `title` and `description` are read to those who cannot see it.
pub fn draw(
    relief: &Relief<'_>,
    marks: &Marks,
    palette: &Palette,
    title: &str,
    description: &str,
) -> String {
    let picture = Picture {
        relief,
        marks,
        palette,
    };
    let mut body = String::new();
    picture.board(&mut body);
    picture.cubes(&mut body);
    picture.marked(&mut body);
    picture.refused(&mut body);
    picture.dots(&mut body);
    picture.rim_names(&mut body);
    let [left, top, width, height] = picture.frame();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.0} {top:.0} {width:.0} {height:.0}\" \
         width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" aria-labelledby=\"title desc\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\">\n\
         <title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n\
         <rect x=\"{left:.0}\" y=\"{top:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" fill=\"{}\"/>\n\
         {body}</svg>\n",
        escaped(title),
        escaped(description),
        palette.page
    )
}

struct Picture<'d> {
    relief: &'d Relief<'d>,
    marks: &'d Marks,
    palette: &'d Palette,
}

/// How much an edge of a cube is seen.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Edge {
    /// Between two cubes of one piece that are flush.
    Seam,
    /// Where a cube bends towards its own other face.
    Bend,
    /// Where a piece ends.
    End,
}

/// The three faces that are seen from the south-east.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Seen {
    Top,
    South,
    East,
}

impl Picture<'_> {
    fn cells(&self) -> impl Iterator<Item = Cell> {
        let board = self.relief.board();
        board.cells_in(board.cells())
    }

    /// Left, top, width and height of the picture.
    fn frame(&self) -> [f64; 4] {
        let corners = self.cells().flat_map(|cell| {
            let (x, y) = (f64::from(cell.x()), f64::from(cell.y()));
            [
                Point(x, y, 0.0),
                Point(x + 1.0, y + 1.0, 0.0),
                Point(x + 1.0, y, -THICKNESS),
                // Room for a tower, so that a game's pictures all have one size.
                Point(x, y + 1.0, 3.0),
            ]
        });
        let (mut least, mut most) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for (x, y) in corners.map(Point::on_page) {
            least = (least.0.min(x), least.1.min(y));
            most = (most.0.max(x), most.1.max(y));
        }
        [
            least.0 - MARGIN,
            least.1 - MARGIN / 3.0,
            most.0 - least.0 + 2.0 * MARGIN,
            most.1 - least.1 + 4.0 / 3.0 * MARGIN,
        ]
    }

    /// Shadow, rim and wood. Parts of one colour are one path, so that they do not
    /// shine through each other.
    fn board(&self, out: &mut String) {
        let slab = |cell: Cell, wider: f64, z: f64| {
            let (x, y) = (f64::from(cell.x()), f64::from(cell.y()));
            quad([
                Point(x - wider, y - wider, z),
                Point(x + 1.0 + wider, y - wider, z),
                Point(x + 1.0 + wider, y + 1.0 + wider, z),
                Point(x - wider, y + 1.0 + wider, z),
            ])
        };
        let all = |wider: f64, z: f64| -> String {
            self.cells().map(|cell| slab(cell, wider, z)).collect()
        };
        let side = |way: Direction| -> String {
            self.cells()
                .filter(|cell| !self.relief.is_cell(cell.step(way)))
                .map(|cell| {
                    let (x, y) = (f64::from(cell.x()), f64::from(cell.y()));
                    let (a, b) = match way {
                        Direction::South => ((x - RIM, y - RIM), (x + 1.0 + RIM, y - RIM)),
                        _ => ((x + 1.0 + RIM, y - RIM), (x + 1.0 + RIM, y + 1.0 + RIM)),
                    };
                    quad([
                        Point(a.0, a.1, 0.0),
                        Point(b.0, b.1, 0.0),
                        Point(b.0, b.1, -THICKNESS),
                        Point(a.0, a.1, -THICKNESS),
                    ])
                })
                .collect()
        };
        let (rim, wood) = (self.palette.rim, self.palette.wood);
        let shadow = all(RIM + 0.14, -THICKNESS - 0.12);
        let _ = writeln!(
            out,
            "<path d=\"{shadow}\" fill=\"#000000\" opacity=\"0.10\"/>"
        );
        let (south, east) = (side(Direction::South), side(Direction::East));
        let _ = writeln!(out, "<path d=\"{south}\" fill=\"{}\"/>", rim.darker(12));
        let _ = writeln!(out, "<path d=\"{east}\" fill=\"{}\"/>", rim.darker(30));
        let _ = writeln!(out, "<path d=\"{}\" fill=\"{rim}\"/>", all(RIM, 0.0));
        let _ = writeln!(
            out,
            "<path d=\"{}\" fill=\"{wood}\" stroke=\"{}\" stroke-width=\"1.1\"/>",
            all(0.0, 0.0),
            self.palette.grid
        );
    }

    /// The names of the cells along the edges in front.
    fn rim_names(&self, out: &mut String) {
        let _ = writeln!(
            out,
            "<g fill=\"{}\" font-family=\"system-ui, sans-serif\" font-size=\"12\" text-anchor=\"middle\">",
            self.palette.muted
        );
        let rim = self.relief.board().rim();
        for cell in self.relief.board().cells_in(rim) {
            let off = |way: Direction| !self.relief.is_cell(cell.step(way));
            if !off(Direction::South) && !off(Direction::East) {
                continue;
            }
            // Never behind the board, where pieces would stand before the name.
            let dx = match (off(Direction::East), off(Direction::West)) {
                (true, _) => 1.0,
                (false, true) => -1.0,
                (false, false) => 0.0,
            };
            let dy = if off(Direction::South) {
                -1.0
            } else if off(Direction::North) {
                1.0
            } else {
                0.0
            };
            // Outwards by one measure, whether over a side or over a corner.
            let far = 0.5 + RIM + if dx != 0.0 && dy != 0.0 { 0.26 } else { 0.42 };
            let (x, y) = Point(
                f64::from(cell.x()) + 0.5 + dx * far,
                f64::from(cell.y()) + 0.5 + dy * far,
                -THICKNESS * 0.8,
            )
            .on_page();
            let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{:.1}\">{cell}</text>", y + 4.0);
        }
        out.push_str("</g>\n");
    }

    /// All cubes, those further back first and lower ones before higher ones.
    fn cubes(&self, out: &mut String) {
        let mut cells: Vec<Cell> = self.cells().collect();
        cells.sort_by_key(|cell| (i16::from(cell.x()) - i16::from(cell.y()), cell.x()));
        out.push_str("<g stroke-width=\"1\">\n");
        for cell in cells {
            let stack = self.relief.stack(cell);
            for (level, &piece) in Level::all().zip(stack) {
                let cube = Cube { cell, level };
                let south = self.height(cell.step(Direction::South));
                let east = self.height(cell.step(Direction::East));
                if south <= level.get() {
                    self.face(cube, piece, Seen::South, out);
                }
                if east <= level.get() {
                    self.face(cube, piece, Seen::East, out);
                }
                if usize::from(level.get()) + 1 == stack.len() {
                    self.face(cube, piece, Seen::Top, out);
                }
            }
        }
        out.push_str("</g>\n");
    }

    fn height(&self, cell: Option<Cell>) -> u8 {
        cell.map_or(0, |cell| self.relief.stack(cell).len() as u8)
    }

    fn piece(&self, cell: Option<Cell>, level: i16) -> Option<Piece> {
        let level = usize::try_from(level).ok()?;
        self.relief.stack(cell?).get(level).copied()
    }

    fn face(&self, cube: Cube, piece: Piece, seen: Seen, out: &mut String) {
        let base = self.palette.piece(piece);
        let fill = match seen {
            Seen::Top => base.lighter(6),
            Seen::South => base.darker(15),
            Seen::East => base.darker(31),
        };
        let corners = corners(cube, seen);
        let _ = writeln!(
            out,
            "<path d=\"{}\" fill=\"{fill}\" stroke=\"{fill}\" stroke-width=\"0.6\"/>",
            quad(corners)
        );
        let edges = self.edges(cube, piece, seen);
        for (kind, ink, width) in [
            (Edge::Seam, fill.darker(16), 0.8),
            (Edge::Bend, bend(base, seen), 1.0),
            (Edge::End, base.darker(58), 1.5),
        ] {
            let path: String = (0..4)
                .filter(|&i| edges[i] == kind)
                .map(|i| segment(corners[i], corners[(i + 1) % 4]))
                .collect();
            if !path.is_empty() {
                let _ = writeln!(
                    out,
                    "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\"/>"
                );
            }
        }
    }

    /// The edges of a face in the order of its corners.
    fn edges(&self, cube: Cube, piece: Piece, seen: Seen) -> [Edge; 4] {
        let level = i16::from(cube.level.get());
        let beside = |way: Direction| cube.cell.step(way);
        let own = |other: Option<Piece>| other.is_some_and(|other| other.id == piece.id);
        match seen {
            Seen::Top => [
                Direction::South,
                Direction::East,
                Direction::North,
                Direction::West,
            ]
            .map(|way| {
                let above = self.piece(beside(way), level + 1);
                let level_with = self.piece(beside(way), level);
                match (above, level_with) {
                    (Some(_), _) if own(above) => Edge::Seam,
                    (Some(_), _) => Edge::End,
                    (None, Some(_)) if own(level_with) => Edge::Seam,
                    (None, Some(_)) => Edge::End,
                    (None, None) if matches!(way, Direction::South | Direction::East) => Edge::Bend,
                    (None, None) => Edge::End,
                }
            }),
            Seen::South | Seen::East => {
                let facing = if seen == Seen::South {
                    Direction::South
                } else {
                    Direction::East
                };
                // To the left and to the right of the face as it is seen.
                let (left, right) = if seen == Seen::South {
                    (Direction::West, Direction::East)
                } else {
                    (Direction::South, Direction::North)
                };
                let along = |way: Direction| {
                    let flush = self.piece(beside(way), level);
                    let before = beside(way).and_then(|cell| cell.step(facing));
                    if self.piece(before, level).is_some() {
                        // A cube stands in the corner and the face ends at it.
                        if own(self.piece(before, level)) {
                            Edge::Seam
                        } else {
                            Edge::End
                        }
                    } else if flush.is_some() {
                        if own(flush) { Edge::Seam } else { Edge::End }
                    } else if (seen, way) == (Seen::South, Direction::East)
                        || (seen, way) == (Seen::East, Direction::South)
                    {
                        Edge::Bend
                    } else {
                        Edge::End
                    }
                };
                let above = match self.piece(Some(cube.cell), level + 1) {
                    None => Edge::Bend,
                    other if own(other) => Edge::Seam,
                    Some(_) => Edge::End,
                };
                let under = self.piece(Some(cube.cell), level - 1);
                let below = if own(under) && self.height(beside(facing)) < cube.level.get() {
                    Edge::Seam
                } else {
                    Edge::End
                };
                [below, along(right), above, along(left)]
            }
        }
    }

    /// A frame on the top of each cell that a text points at.
    fn marked(&self, out: &mut String) {
        for cell in self.relief.board().cells_in(self.marks.marked) {
            let (x, y) = (f64::from(cell.x()), f64::from(cell.y()));
            let z = f64::from(self.height(Some(cell)));
            let (near, far) = (0.12, 0.88);
            let frame = quad([
                Point(x + near, y + near, z),
                Point(x + far, y + near, z),
                Point(x + far, y + far, z),
                Point(x + near, y + far, z),
            ]);
            for (ink, width) in [(Rgb::BLACK, 4.5), (Rgb::WHITE, 2.5)] {
                let _ = writeln!(
                    out,
                    "<path d=\"{frame}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\"/>"
                );
            }
        }
    }

    /// A piece that may not be placed: outlines that what is behind shines through.
    fn refused(&self, out: &mut String) {
        let mut cubes = self.marks.refused.clone();
        cubes.sort_by_key(|cube| {
            let (x, y) = (i16::from(cube.cell.x()), i16::from(cube.cell.y()));
            (x - y, cube.level.get())
        });
        let ink = self.palette.refused;
        for cube in cubes {
            for seen in [Seen::South, Seen::East, Seen::Top] {
                let _ = writeln!(
                    out,
                    "<path d=\"{}\" fill=\"{ink}\" fill-opacity=\"0.22\" stroke=\"{ink}\" stroke-width=\"2\" stroke-dasharray=\"5 3\"/>",
                    quad(corners(cube, seen))
                );
            }
        }
    }

    /// The dots of the path, numbered. Those behind something are faint, so that the whole path
    /// can be followed.
    fn dots(&self, out: &mut String) {
        let faces = self.marks.path.iter().flat_map(|path| path.faces());
        for (number, face) in (1..).zip(faces) {
            let at = match *face {
                Face::Top(cube) => middle(corners(cube, Seen::Top)),
                Face::Wall { cube, facing } => {
                    let Point(x, y, z) = middle(corners(cube, Seen::Top));
                    let (east, north) = facing.offset();
                    Point(
                        x + f64::from(east) / 2.0,
                        y + f64::from(north) / 2.0,
                        z - 0.5,
                    )
                }
            };
            let faint = if self.is_hidden(at) {
                " opacity=\"0.5\""
            } else {
                ""
            };
            Self::dot(at, number, faint, out);
        }
    }

    /// Whether a cube stands between a point and the eye.
    fn is_hidden(&self, Point(x, y, z): Point) -> bool {
        (1..200).map(|step| f64::from(step) * 0.04).any(|near| {
            // Points that fall on the same place of the page.
            let (x, y, z) = (x + near, y - near, z + near * 2.0 * HALF_DEPTH / RISE);
            let cell = (x >= 0.0 && y >= 0.0)
                .then(|| Cell::new(x as u8, y as u8))
                .flatten();
            f64::from(self.height(cell)) > z
        })
    }

    fn dot(at: Point, number: u16, more: &str, out: &mut String) {
        let (x, y) = at.on_page();
        let ink = Palette::ink_on(Rgb::WHITE);
        let _ = writeln!(
            out,
            "<g{more}><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"10.5\" fill=\"{}\" stroke=\"{ink}\" stroke-width=\"1\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"13.5\" font-weight=\"700\" font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"{ink}\">{number}</text></g>",
            Rgb::WHITE,
            y + 4.7,
        );
    }
}

/// The edge between a cube's own faces catches the light.
fn bend(base: Rgb, seen: Seen) -> Rgb {
    match seen {
        Seen::Top => base.lighter(34),
        Seen::South | Seen::East => base.lighter(8),
    }
}

/// The corners of a face: for the top from south-west by south-east, for a side from the
/// lower left by the lower right.
fn corners(cube: Cube, seen: Seen) -> [Point; 4] {
    let (x, y) = (f64::from(cube.cell.x()), f64::from(cube.cell.y()));
    let low = f64::from(cube.level.get());
    let high = low + 1.0;
    match seen {
        Seen::Top => [
            Point(x, y, high),
            Point(x + 1.0, y, high),
            Point(x + 1.0, y + 1.0, high),
            Point(x, y + 1.0, high),
        ],
        Seen::South => [
            Point(x, y, low),
            Point(x + 1.0, y, low),
            Point(x + 1.0, y, high),
            Point(x, y, high),
        ],
        Seen::East => [
            Point(x + 1.0, y, low),
            Point(x + 1.0, y + 1.0, low),
            Point(x + 1.0, y + 1.0, high),
            Point(x + 1.0, y, high),
        ],
    }
}

/// Text within XML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
