//! The fuzz target `message` without a fuzzer: its corpus and thousands of cheap mutations.

#[path = "../../rules/tests/dice/mod.rs"]
mod dice;
#[path = "../../../fuzz/src/wire.rs"]
#[allow(unreachable_pub, reason = "shared with a program of its own")]
mod wire;

use std::path::Path;

use dice::Dice;

/// Lines left out, doubled or from elsewhere, and bytes changed.
fn mutated(files: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = dice
        .pick(files)
        .split(|byte| *byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    for _ in 0..1 + dice.below(3) {
        let at = dice.below(lines.len());
        match dice.below(4) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other: Vec<&[u8]> = dice.pick(files).split(|byte| *byte == b'\n').collect();
                lines.insert(at, dice.pick(&other).to_vec());
            }
            _ if !lines[at].is_empty() => {
                let place = dice.below(lines[at].len());
                lines[at][place] = *dice.pick(b"\"{}[]:,0129a-_ ");
            }
            _ => {}
        }
    }
    lines.join(&b'\n')
}

#[test]
fn messages_are_read_as_they_are_written_and_refusals_change_nothing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/message");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    assert!((3..=20).contains(&paths.len()), "a small corpus: {paths:?}");
    let files: Vec<Vec<u8>> = paths
        .iter()
        .map(|path| std::fs::read(path).unwrap())
        .collect();
    files.iter().for_each(|file| wire::message(file));
    let mut dice = Dice::new(7);
    for _ in 0..10_000 {
        wire::message(&mutated(&files, &mut dice));
    }
}
