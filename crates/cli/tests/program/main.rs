//! The built program, run as a person or a script runs it.

mod analyse;
mod arena;
#[path = "../../../server/tests/sockets/client.rs"]
mod client;
mod completions;
mod conformance;
mod data;
#[path = "../../../rules/tests/dice/mod.rs"]
mod dice;
mod engine;
mod examples;
mod files;
mod language;
mod moves;
mod operations;
mod perft;
mod pipe;
mod play;
mod position;
mod puzzles;
mod replay;
mod rules;
mod run;
mod serve;
mod show;
#[cfg(unix)]
mod terminal;
mod tune;
