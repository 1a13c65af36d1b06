//! The rules sentence by sentence (`docs/rules.md`): a test for each that can be broken,
//! with positions made by hand. Boxes of single cubes make them short where the standard
//! pieces would need many moves.

mod connection;
mod ending;
mod examples;
mod material;
mod placing;
mod points;
mod table;
mod variants;
