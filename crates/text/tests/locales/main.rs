//! The texts of all languages, and their use in all sources. Whatever this finds is said with
//! the language, the file and the message, so that it can be mended at once.

mod colours;
mod counts;
mod files;
mod recipe;
mod screens;
mod sources;
mod widths;
mod wording;
