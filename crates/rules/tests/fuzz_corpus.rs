//! The fuzz targets without a fuzzer: every file of `fuzz/corpus`, and thousands of cheap
//! mutations of them, through the same bodies.

#![cfg(feature = "material-files")]

mod dice;
#[path = "../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub, reason = "a library of its own")]
mod fuzz_bodies;

use std::path::PathBuf;

use caminos_rules::{Material, Position, Record};
use dice::Dice;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(target);
    let entries = std::fs::read_dir(folder).expect("the corpus is in the repository");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!((3..=20).contains(&paths.len()), "a small corpus: {paths:?}");
    paths
        .iter()
        .map(|path| std::fs::read(path).unwrap())
        .collect()
}

/// One to four small changes: bytes, slices, or the end of another file.
fn mutated(files: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut data = dice.pick(files).clone();
    for _ in 0..1 + dice.below(4) {
        if data.is_empty() {
            break;
        }
        let at = dice.below(data.len());
        let end = (at + 1 + dice.below(12)).min(data.len());
        match dice.below(6) {
            0 => data[at] ^= 1 << dice.below(8),
            1 => data[at] = *dice.pick(b"\"\\[]{}()^~.*;#-_ \n,09az"),
            2 => drop(data.drain(at..end)),
            3 => {
                let copy = data[at..end].to_vec();
                let to = dice.below(data.len());
                data.splice(to..to, copy);
            }
            4 => {
                let other = dice.pick(files);
                let from = dice.below(other.len() + 1);
                data.truncate(at);
                data.extend_from_slice(&other[from..]);
            }
            _ => data.truncate(end),
        }
    }
    data
}

fn run(target: &str, body: fn(&[u8]), mutations: usize) {
    let files = corpus(target);
    files.iter().for_each(|data| body(data));
    let mut dice = Dice::new(target.len() as u64);
    for _ in 0..mutations {
        body(&mutated(&files, &mut dice));
    }
}

#[test]
fn the_corpus_holds_good_texts_to_start_from() {
    let texts = |target| -> Vec<String> {
        let files = corpus(target).into_iter();
        files.map(|data| String::from_utf8(data).unwrap()).collect()
    };
    for text in texts("record") {
        assert!(!Record::parse_all(&text).unwrap().is_empty(), "{text}");
    }
    for text in texts("material") {
        assert!(Material::from_toml(&text).is_ok(), "{text}");
    }
    for text in texts("link") {
        let mut boxes = fuzz_bodies::MATERIALS.iter();
        let leads_somewhere = boxes.any(|material| Position::from_link(&text, material).is_ok());
        assert!(leads_somewhere, "{text}");
    }
}

#[test]
fn moves_are_read_as_they_are_printed() {
    run("moves", fuzz_bodies::moves, 60_000);
}

#[test]
fn records_are_read_as_they_are_printed() {
    run("record", fuzz_bodies::record, 12_000);
}

#[test]
fn materials_are_read_as_they_are_printed_and_can_be_played() {
    run("material", fuzz_bodies::material, 4_000);
}

#[test]
fn links_lead_back_to_themselves() {
    run("link", fuzz_bodies::link, 30_000);
}

#[test]
fn positions_are_read_as_they_are_printed_and_play_on() {
    run("setup", fuzz_bodies::setup, 20_000);
}

#[test]
fn random_play_keeps_positions_whole() {
    run("play", fuzz_bodies::play, 2_000);
}
