//! `caminos completions`, `--help` and `--version`.

use crate::run::caminos;

#[test]
fn every_shell_has_a_script() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(caminos(&["completions", shell]).ok().contains("caminos"));
    }
    caminos(&["completions", "abacus"]).refused(2);
}

#[test]
fn help_has_examples_and_the_version_is_the_package_s() {
    let out = caminos(&["--help"]).ok();
    assert!(out.contains("Examples:"));
    assert_eq!(caminos(&["help"]).ok(), out);
    for command in [
        "play",
        "moves",
        "show",
        "perft",
        "replay",
        "conformance",
        "engine",
        "arena",
        "completions",
    ] {
        assert!(
            caminos(&[command, "--help"]).ok().contains("Examples:"),
            "{command}"
        );
    }
    let version = concat!("caminos ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(caminos(&["--version"]).ok(), version);
}
