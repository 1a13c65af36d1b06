//! The built program, run as a person or a script runs it.

mod analyse;
mod arena;
mod completions;
mod conformance;
mod engine;
mod moves;
mod perft;
mod pipe;
mod play;
mod replay;
mod run;
mod show;
