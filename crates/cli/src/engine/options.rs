//! The options of the players, by name.

use caminos_search::{Settings, Strength};

use crate::cei::OptionLine;
use crate::players::PlayerKind;

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum SetError {
    #[error("there is no option \"{name}\" (there are: {known})")]
    Unknown { name: String, known: String },
    #[error("{name} must be a number from {min} to {max}, and \"{value}\" is not")]
    BadValue {
        name: String,
        value: String,
        min: u64,
        max: u64,
    },
}

/// A name, its bounds, and the place of its value.
struct Spin {
    name: &'static str,
    min: u64,
    max: u64,
    get: fn(&Settings) -> u64,
    set: fn(&mut Settings, u64),
}

const THREADS: Spin = Spin {
    name: "Threads",
    min: 1,
    max: 256,
    get: |settings| settings.threads as u64,
    set: |settings, value| settings.threads = value as usize,
};

const MEMORY: Spin = Spin {
    name: "Memory",
    min: 1,
    max: 64 << 10,
    get: |settings| settings.memory as u64,
    set: |settings, value| settings.memory = value as usize,
};

const LEVEL: Spin = Spin {
    name: "Level",
    min: 1,
    max: Strength::FULL.number() as u64,
    get: |settings| u64::from(settings.strength.number()),
    set: |settings, value| settings.strength = Strength::new(value as u8).unwrap_or(Strength::FULL),
};

const SEED: Spin = Spin {
    name: "Seed",
    min: 0,
    max: u64::MAX,
    get: |settings| settings.seed,
    set: |settings, value| settings.seed = value,
};

/// What a kind of player lets itself be told.
const fn spins(kind: PlayerKind) -> &'static [Spin] {
    match kind {
        PlayerKind::Engine => &[THREADS, MEMORY, LEVEL, SEED],
        PlayerKind::Uct => &[MEMORY, SEED],
        PlayerKind::Greedy => &[SEED],
    }
}

/// The options as they are offered.
pub(super) fn offered(kind: PlayerKind) -> impl Iterator<Item = OptionLine> {
    let usual = Settings::default();
    spins(kind).iter().map(move |spin| OptionLine {
        name: spin.name.to_owned(),
        default: (spin.get)(&usual),
        min: spin.min,
        max: spin.max,
    })
}

/// Sets an option; letters may be of either case.
pub(super) fn set(
    kind: PlayerKind,
    settings: &mut Settings,
    name: &str,
    value: &str,
) -> Result<(), SetError> {
    let spins = spins(kind);
    let same_name = |spin: &&Spin| spin.name.eq_ignore_ascii_case(name);
    let spin = spins.iter().find(same_name).ok_or_else(|| {
        let known: Vec<&str> = spins.iter().map(|spin| spin.name).collect();
        SetError::Unknown {
            name: name.chars().take(40).collect(),
            known: known.join(", "),
        }
    })?;
    let plain = value.bytes().all(|byte| byte.is_ascii_digit());
    let number = value.parse().ok().filter(|_| plain);
    match number.filter(|number| (spin.min..=spin.max).contains(number)) {
        Some(number) => {
            (spin.set)(settings, number);
            Ok(())
        }
        None => Err(SetError::BadValue {
            name: spin.name.to_owned(),
            value: value.chars().take(40).collect(),
            min: spin.min,
            max: spin.max,
        }),
    }
}
