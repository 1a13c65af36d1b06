//! The rules, chapter by chapter: all of `docs/rules.md`, for people.

use caminos_rules::{Options, Players, Team};

use crate::chapter::Block::{Figure as Picture, Point, Text};
use crate::chapter::Chapter;
use crate::figure::{Claim, Figure};
use crate::guide_position::{GuidePosition, Rule};

/// All chapters, in the order in which they are read.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "goal",
        blocks: &[Text("aim"), Text("cover"), Picture(WIN), Text("author")],
    },
    Chapter {
        id: "box",
        blocks: &[
            Text("pieces"),
            Picture(PIECES),
            Text("rotated"),
            Text("boards"),
            Picture(SQUARE),
            Picture(DIAMOND),
            Picture(OCTAGON),
            Picture(RING),
            Text("corners"),
            Text("standard"),
        ],
    },
    Chapter {
        id: "start",
        blocks: &[Text("square"), Text("supply"), Text("first"), Text("names")],
    },
    Chapter {
        id: "placing",
        blocks: &[
            Text("turn"),
            Picture(WAYS),
            Text("rules"),
            Point("on-the-board"),
            Picture(OFF_BOARD),
            Point("touches-the-board"),
            Picture(ABOVE),
            Point("no-gap"),
            Picture(GAP),
            Text("cover"),
            Picture(COVER),
            Text("height"),
            Picture(OVER),
            Text("must"),
        ],
    },
    Chapter {
        id: "path",
        blocks: &[
            Text("above"),
            Point("tops"),
            Point("walls"),
            Picture(CLIMB),
            Text("corner"),
            Picture(CORNER),
            Text("broken"),
            Picture(BROKEN),
            Text("edge"),
            Picture(EDGE),
            Text("blue"),
        ],
    },
    Chapter {
        id: "end",
        blocks: &[Text("win"), Text("out"), Text("draw")],
    },
    Chapter {
        id: "sides",
        blocks: &[
            Text("four"),
            Text("eight"),
            Picture(NEAR),
            Text("opposite"),
            Picture(OPPOSITE),
        ],
    },
    Chapter {
        id: "points",
        blocks: &[
            Text("winner"),
            Text("faces"),
            Picture(COUNT),
            Text("doubled"),
            Text("edge"),
            Picture(EDGE_PIECES),
            Text("resigned"),
            Text("series"),
        ],
    },
    Chapter {
        id: "neutral",
        blocks: &[Text("first"), Text("obstacle"), Picture(NEUTRAL)],
    },
    Chapter {
        id: "four",
        blocks: &[Text("teams"), Text("halves"), Picture(FOUR), Text("out")],
    },
    Chapter {
        id: "variants",
        blocks: &[Text("swap"), Text("team"), Text("silent")],
    },
    Chapter {
        id: "material",
        blocks: &[Text("why"), Text("file"), Text("check"), Text("use")],
    },
    Chapter {
        id: "notation",
        blocks: &[
            Text("move"),
            Point("lying"),
            Point("standing"),
            Point("arm"),
            Point("neutral"),
            Text("read"),
        ],
    },
];

const YELLOW: Team = Team::Yellow;

const WIN: Figure = Figure::new(
    "win",
    GuidePosition::square("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8"),
    Claim::Connected {
        team: YELLOW,
        faces: 8,
        points: 8,
    },
);

const WITH_NEUTRAL: Options = Options {
    neutral: true,
    ..Options::PLAIN
};

const SCORED: Options = Options {
    scoring: true,
    ..Options::PLAIN
};

const PIECES: Figure = Figure::new(
    "pieces",
    GuidePosition {
        board: "square",
        options: WITH_NEUTRAL,
        moves: "Nf7g7h7 Na1b1c1 La5a6a7b7 Tf2g2g3h2 Zc4d4d5e5 Ic8d8e8",
    },
    Claim::Highest(1),
);

const fn board(id: &'static str, name: &'static str, cells: u32, sides: u32) -> Figure {
    Figure::new(
        id,
        GuidePosition::on(name, ""),
        Claim::Board { cells, sides },
    )
}

const SQUARE: Figure = board("square", "square", 64, 4);
const DIAMOND: Figure = board("diamond", "diamond", 61, 4);
const OCTAGON: Figure = board("octagon", "octagon", 52, 8);
const RING: Figure = board("ring", "ring", 48, 8);

const WAYS: Figure = Figure::new(
    "ways",
    GuidePosition::square("Lb6c6d6d7 Lf4g4h4^2 Lc2^3d2"),
    Claim::Highest(3),
);

const OFF_BOARD: Figure = Figure::new(
    "off-board",
    GuidePosition::on("ring", "Lb3b4b5c5 Tf3g2g3g4"),
    Claim::Refused(Rule::OnTheBoard),
)
.holding("Ic4d4e4");

const ABOVE: Figure = Figure::new(
    "above",
    GuidePosition::square("Lc4d4e4e5 Tg5g6g7h6"),
    Claim::Refused(Rule::TouchesTheBoard),
)
.holding("Ic4d4e4");

const GAP: Figure = Figure::new(
    "gap",
    GuidePosition::square("Lb6c6d6d7 Tg5g6g7h6"),
    Claim::Refused(Rule::NoGap),
)
.holding("Tc3^3d3");

const COVER: Figure = Figure::new(
    "cover",
    GuidePosition::square("Tb6c6c7d6 Id4e4f4"),
    Claim::Allowed,
)
.holding("Lc4^2d4e4");

const OVER: Figure = Figure::new(
    "over",
    GuidePosition::square("Ta4b3b4b5 Td3d4^2d5"),
    Claim::Allowed,
)
.holding("Lc4^3d4");

const CLIMB: Figure = Figure::new(
    "climb",
    GuidePosition::square("Ta4b3b4b5 Td3d4^2d5 Ie4^3 Lg1h1h2h3 Lf4g4h4h5 Ld1d2e1f1 Lc4^3d4"),
    Claim::Connected {
        team: YELLOW,
        faces: 12,
        points: 12,
    },
);

const CORNER: Figure = Figure::new(
    "corner",
    GuidePosition::square("Tb3c2c3c4 Lf2g2g3g4 Ld5d6d7e7"),
    Claim::Apart(YELLOW),
)
.marking(&["c4", "d5"]);

const BROKEN: Figure = Figure::new(
    "broken",
    GuidePosition::square("Ta4b3b4b5 Td3d4^2d5 Lc4^3d4 Ld1d2e1f1 Ie4f4g4 Lg1h1h2h3 Lg6h4h5h6"),
    Claim::OnlyLooksConnected(YELLOW),
)
.marking(&["d4", "e4"]);

const EDGE: Figure = Figure::new(
    "edge",
    GuidePosition::square("Id4e4f4 La4b4b5b6 La4b4c4^2 Tc2d1d2e2 Lg4h4h5h6"),
    Claim::Connected {
        team: YELLOW,
        faces: 9,
        points: 9,
    },
)
.marking(&["a4"]);

const NEAR: Figure = Figure::new(
    "near",
    GuidePosition {
        board: "octagon",
        options: SCORED,
        moves: "Id6d7d8 Tg3g4g5h4 Ld3d4d5e3 Tf6g6g7h6 Lb2b3c2d2",
    },
    Claim::Connected {
        team: YELLOW,
        faces: 9,
        points: 9,
    },
);

const OPPOSITE: Figure = Figure::new(
    "opposite",
    GuidePosition {
        board: "octagon",
        options: SCORED,
        moves: "Id6d7d8 Tg3g4g5h4 Ld3d4d5e3 Tf6g6g7h6 Tc2d1d2e2",
    },
    Claim::Connected {
        team: YELLOW,
        faces: 8,
        points: 16,
    },
);

const COUNT: Figure = Figure::new(
    "count",
    GuidePosition {
        board: "square",
        options: SCORED,
        moves: "Ld2d3d4^2 Tg2h1h2h3 Id5d6d7 Tg5h4h5h6 Ld8e8f7f8 Le3f1f2f3 Tb1c1c2d1",
    },
    Claim::Connected {
        team: YELLOW,
        faces: 10,
        points: 10,
    },
);

/// A whole game after which nobody can place a piece and nobody is connected.
pub(crate) const FULL_BOARD: &str = "Ib1c1d1 Tg7h6h7h8 Lb5c5c6c7 Zf6f7g5g6 La2a3a4b2 Tf4g4^2h4 Tb3c3^2d3 La3a4a5^2 Lf1^3g1 \
     Ld5d6e5f5 Ze5^2e6^2 Lg3^3g4 Za1^2a2^2 Le7e8f8g8 Zb6^2c6^2 Ih3^3 Le1^2e2e3 Zh5^2h6^2 Tb7^3c7 \
     Zb4^2b5^2 If3^3 If2g2h2 Ze4^2f4^2 Td6d7^3 Td2^3e2 Ta6a7^2a8 Td4^3d5 Zb2^2c2^2";

const EDGE_PIECES: Figure = Figure::new(
    "edge-pieces",
    GuidePosition {
        board: "square",
        options: SCORED,
        moves: FULL_BOARD,
    },
    Claim::Edges {
        winner: YELLOW,
        yellow: 5,
        green: 8,
    },
);

const NEUTRAL: Figure = Figure::new(
    "neutral",
    GuidePosition {
        board: "square",
        options: WITH_NEUTRAL,
        moves: "Nd4e4f4 Ng6^3",
    },
    Claim::Allowed,
)
.holding("Lc4^2d4e4");

const FOUR: Figure = Figure::new(
    "four",
    GuidePosition {
        board: "square",
        options: Options {
            players: Players::Four,
            ..Options::PLAIN
        },
        moves: "La4b4c4c5 Tc2d2d3e2 Zd4e4e5f5 Lg2g3g4h4 Lg5h5h6h7",
    },
    Claim::Connected {
        team: YELLOW,
        faces: 9,
        points: 9,
    },
);
