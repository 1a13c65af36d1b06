//! The file of a network: a header of text that ends with an empty line, then the weights.
//!
//! The header's first line is `Caminos network 1 BOARD CELLS`; the lines after it are the training
//! record and are not read. Then follow, little-endian: the rows of the first layer (a scale as
//! `f32`, then `i8` by plane, cell and unit), the dense inputs (`f32` by input and unit), the second
//! layer (`f32` by unit and input, then its bias), the outputs (the same), and the policy (a scale,
//! `i8` by cell, height and unit, then the bias as `f32`, then the linear policy's weights as `f32`).

use crate::policy::{BUILDS, COUNTS, KINDS, Policy};

use super::{DENSE, HIDDEN, OUTCOMES, PLANES, SECOND, SpatialNetwork, TOPS};

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// It does not begin as a network of this version does.
    #[error("it is no network of version 1")]
    Header,
    /// It has fewer or more weights than its board needs.
    #[error("there are {found} bytes of weights, and there have to be {wanted}")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there have to be.
        wanted: usize,
    },
}

const MAGIC: &str = "Caminos network 1 ";

/// The weights' bytes for so many cells.
const fn length(cells: usize) -> usize {
    let first = 4 + PLANES * cells * HIDDEN + 4 * DENSE * HIDDEN;
    let second = 4 * (SECOND * HIDDEN + SECOND);
    let out = 4 * (OUTCOMES * SECOND + OUTCOMES);
    let policy = 4 + cells * TOPS * HIDDEN + 4 * cells * TOPS;
    let linear = 4 * (KINDS.len() * COUNTS + BUILDS.len());
    first + second + out + policy + linear
}

/// Reads numbers one after the other.
struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn float(&mut self) -> f32 {
        match self.0.split_first_chunk() {
            Some((bytes, rest)) => {
                self.0 = rest;
                f32::from_le_bytes(*bytes)
            }
            None => 0.0,
        }
    }

    fn bytes(&mut self) -> [i8; HIDDEN] {
        match self.0.split_first_chunk::<HIDDEN>() {
            Some((bytes, rest)) => {
                self.0 = rest;
                bytes.map(|byte| byte.cast_signed())
            }
            None => [0; HIDDEN],
        }
    }

    fn floats<const N: usize>(&mut self) -> [f32; N] {
        std::array::from_fn(|_| self.float())
    }
}

impl SpatialNetwork {
    /// Reads a file.
    ///
    /// # Errors
    /// When it is no network, or cut off.
    pub fn parse(bytes: &[u8]) -> Result<Self, NetworkError> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n");
        let end = end.ok_or(NetworkError::Header)?;
        let header = std::str::from_utf8(&bytes[..end]).map_err(|_| NetworkError::Header)?;
        let first = header.lines().next().unwrap_or_default();
        let first = first.strip_prefix(MAGIC).ok_or(NetworkError::Header)?;
        let (board, cells) = first.split_once(' ').ok_or(NetworkError::Header)?;
        let cells: usize = cells.parse().map_err(|_| NetworkError::Header)?;
        if !(1..=128).contains(&cells) {
            return Err(NetworkError::Header);
        }
        let weights = &bytes[end + 2..];
        if weights.len() != length(cells) {
            return Err(NetworkError::Length {
                found: weights.len(),
                wanted: length(cells),
            });
        }
        let mut reader = Reader(weights);
        Ok(Self {
            board: board.to_owned(),
            cells,
            row_scale: reader.float(),
            rows: (0..PLANES * cells).map(|_| reader.bytes()).collect(),
            dense: (0..DENSE).map(|_| reader.floats()).collect(),
            second: (0..SECOND).map(|_| reader.floats()).collect(),
            second_bias: reader.floats(),
            out: std::array::from_fn(|_| reader.floats()),
            out_bias: reader.floats(),
            policy_scale: reader.float(),
            policy: (0..cells * TOPS).map(|_| reader.bytes()).collect(),
            policy_bias: (0..cells * TOPS).map(|_| reader.float()).collect(),
            linear: Policy {
                kinds: std::array::from_fn(|_| reader.floats()),
                builds: reader.floats(),
            },
        })
    }

    /// The file, with lines about the training.
    #[must_use]
    pub fn to_bytes(&self, record: &[String]) -> Vec<u8> {
        let mut header = format!("{MAGIC}{} {}", self.board, self.cells);
        for line in record.iter().filter(|line| !line.is_empty()) {
            header.push('\n');
            header.push_str(&line.replace('\n', " "));
        }
        header.push_str("\n\n");
        let mut bytes = header.into_bytes();
        let float = |bytes: &mut Vec<u8>, value: f32| bytes.extend(value.to_le_bytes());
        let floats = |bytes: &mut Vec<u8>, values: &[f32]| {
            values.iter().for_each(|&value| float(bytes, value));
        };
        let steps = |bytes: &mut Vec<u8>, rows: &[[i8; HIDDEN]]| {
            bytes.extend(rows.iter().flatten().map(|step| step.cast_unsigned()));
        };
        float(&mut bytes, self.row_scale);
        steps(&mut bytes, &self.rows);
        floats(&mut bytes, self.dense.as_flattened());
        floats(&mut bytes, self.second.as_flattened());
        floats(&mut bytes, &self.second_bias);
        floats(&mut bytes, self.out.as_flattened());
        floats(&mut bytes, &self.out_bias);
        float(&mut bytes, self.policy_scale);
        steps(&mut bytes, &self.policy);
        floats(&mut bytes, &self.policy_bias);
        floats(&mut bytes, self.linear.kinds.as_flattened());
        floats(&mut bytes, &self.linear.builds);
        bytes
    }
}
