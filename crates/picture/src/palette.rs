//! The colours of the table, in light and in dark.

use caminos_rules::{Colour, Piece, Seat, Team};

/// A colour of the screen or the page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rgb(
    /// Red.
    pub u8,
    /// Green.
    pub u8,
    /// Blue.
    pub u8,
);

impl Rgb {
    /// White.
    pub const WHITE: Self = Self(0xFF, 0xFF, 0xFF);
    /// Black.
    pub const BLACK: Self = Self(0, 0, 0);

    const fn hex(rgb: u32) -> Self {
        Self((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
    }

    /// This colour with some parts in a hundred of another.
    pub fn mix(self, other: Self, percent: u16) -> Self {
        let mix = |a: u8, b: u8| {
            ((u16::from(a) * (100 - percent) + u16::from(b) * percent + 50) / 100) as u8
        };
        Self(
            mix(self.0, other.0),
            mix(self.1, other.1),
            mix(self.2, other.2),
        )
    }

    /// This colour with some parts in a hundred of black.
    pub fn darker(self, percent: u16) -> Self {
        self.mix(Self::BLACK, percent)
    }

    /// This colour with some parts in a hundred of white.
    pub fn lighter(self, percent: u16) -> Self {
        self.mix(Self::WHITE, percent)
    }

    /// How bright it looks, from 0 to 255.
    pub fn luma(self) -> u16 {
        (u16::from(self.0) * 3 + u16::from(self.1) * 6 + u16::from(self.2)) / 10
    }

    /// How different two colours are.
    pub fn distance(self, other: Self) -> u32 {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(self.0, other.0) + square(self.1, other.1) + square(self.2, other.2)
    }

    /// The nearest of the 216 colours and 24 greys that terminals without true colour have.
    pub fn indexed(self) -> u8 {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        let nearest = |v: u8| {
            (0..6u8)
                .min_by_key(|&i| STEPS[usize::from(i)].abs_diff(v))
                .unwrap_or(0)
        };
        let far = |r: u8, g: u8, b: u8| self.distance(Self(r, g, b));
        let (r, g, b) = (nearest(self.0), nearest(self.1), nearest(self.2));
        let cube = 16 + 36 * r + 6 * g + b;
        let [r, g, b] = [r, g, b].map(|i| STEPS[usize::from(i)]);
        let grey = (0..24u8)
            .min_by_key(|i| far(8 + 10 * i, 8 + 10 * i, 8 + 10 * i))
            .unwrap_or(0);
        let level = 8 + 10 * grey;
        if far(level, level, level) < far(r, g, b) {
            232 + grey
        } else {
            cube
        }
    }
}

impl std::fmt::Display for Rgb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0, self.1, self.2)
    }
}

/// A role for each colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Palette {
    /// Around the board.
    pub page: Rgb,
    /// The cells.
    pub wood: Rgb,
    /// The lines between cells.
    pub grid: Rgb,
    /// Around the cells.
    pub rim: Rgb,
    /// The first seat's shade and the partner's.
    yellow: [Rgb; 2],
    green: [Rgb; 2],
    neutral: Rgb,
    /// Letters.
    pub text: Rgb,
    /// Letters that matter less.
    pub muted: Rgb,
    /// What is to be looked at.
    pub accent: Rgb,
    /// What may not be.
    pub refused: Rgb,
}

const YELLOW: [Rgb; 2] = [Rgb::hex(0xF2B632), Rgb::hex(0xF7D074)];
const GREEN: [Rgb; 2] = [Rgb::hex(0x3F7D4E), Rgb::hex(0x6BA377)];

impl Palette {
    /// For light pages.
    pub const LIGHT: Self = Self {
        page: Rgb::hex(0xF4EFE6),
        wood: Rgb::hex(0xC9A36B),
        grid: Rgb::hex(0x8A6A3F),
        rim: Rgb::hex(0x7A5531),
        yellow: YELLOW,
        green: GREEN,
        neutral: Rgb::hex(0x3E6FA8),
        text: Rgb::hex(0x2B2620),
        muted: Rgb::hex(0x6E6457),
        accent: Rgb::hex(0xB4532A),
        refused: Rgb::hex(0xB3261E),
    };

    /// For dark pages.
    pub const DARK: Self = Self {
        page: Rgb::hex(0x1D1A16),
        wood: Rgb::hex(0x8D6E46),
        grid: Rgb::hex(0x5C452A),
        rim: Rgb::hex(0x4A3520),
        yellow: YELLOW,
        green: GREEN,
        neutral: Rgb::hex(0x5B8CC6),
        text: Rgb::hex(0xEFE8DC),
        muted: Rgb::hex(0xA99F90),
        accent: Rgb::hex(0xE0824F),
        refused: Rgb::hex(0xB3261E),
    };

    /// The same roles in colours that a terminal with 256 of them shows truly: their
    /// nearest ones would turn wood pink and yellow orange.
    pub const fn indexed(self) -> Self {
        Self {
            wood: Rgb::hex(0x875F00),
            grid: Rgb::hex(0x5F5F00),
            rim: Rgb::hex(0x444444),
            yellow: [Rgb::hex(0xFFAF00), Rgb::hex(0xFFD75F)],
            green: [Rgb::hex(0x008700), Rgb::hex(0x5FAF5F)],
            neutral: Rgb::hex(0x5F87D7),
            ..self
        }
    }

    /// A seat's own shade: partners share the colour and differ in lightness.
    pub const fn seat(&self, seat: Seat) -> Rgb {
        let shades = match seat.team() {
            Team::Yellow => self.yellow,
            Team::Green => self.green,
        };
        match seat {
            Seat::One | Seat::Two => shades[0],
            Seat::Three | Seat::Four => shades[1],
        }
    }

    /// The colour of a piece.
    pub const fn piece(&self, piece: Piece) -> Rgb {
        match piece.colour {
            Colour::Yellow | Colour::Green => self.seat(piece.seat),
            Colour::Neutral => self.neutral,
        }
    }

    /// The colour of neutral pieces.
    pub const fn neutral(&self) -> Rgb {
        self.neutral
    }

    /// Dark or light letters, whichever is easier to read on a colour.
    pub fn ink_on(ground: Rgb) -> Rgb {
        if ground.luma() > 128 {
            Self::LIGHT.text
        } else {
            Rgb::hex(0xFBF8F2)
        }
    }
}
