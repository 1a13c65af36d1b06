//! Files that are written: as people expect it of any program, and never by halves.

use std::fs;
use std::path::Path;

use crate::run::{caminos, command, testdata};

fn record() -> String {
    testdata("records/annotated.caminos")
}

/// Analyses a record into a file, which must work.
fn analyse_into(path: &Path) {
    let path = path.to_str().unwrap();
    caminos(&[
        "analyse",
        &record(),
        "--nodes",
        "1",
        "--ply",
        "1",
        "--out",
        path,
    ])
    .ok();
}

fn is_annotated(path: &Path) -> bool {
    fs::read_to_string(path).unwrap().contains("[%eval ")
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_its_target_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let (target, link) = (folder.path().join("target"), folder.path().join("link"));
    for exists in [false, true] {
        if !exists {
            std::os::unix::fs::symlink("target", &link).unwrap();
        }
        analyse_into(&link);
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert!(target.symlink_metadata().unwrap().is_file());
        assert!(is_annotated(&target));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_mode_and_its_other_names() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let folder = tempfile::tempdir().unwrap();
    let (file, other) = (folder.path().join("file"), folder.path().join("other"));
    fs::write(&file, "before").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    analyse_into(&file);
    assert_eq!(file.metadata().unwrap().mode() & 0o777, 0o640);
    fs::hard_link(&file, &other).unwrap();
    fs::write(&file, "before").unwrap();
    analyse_into(&file);
    assert_eq!(file.metadata().unwrap().nlink(), 2);
    assert!(is_annotated(&other));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[cfg(unix)]
#[test]
fn a_new_file_has_the_mode_that_the_mask_leaves() {
    use std::os::unix::fs::MetadataExt as _;
    let folder = tempfile::tempdir().unwrap();
    let (ours, usual) = (folder.path().join("ours"), folder.path().join("usual"));
    fs::write(&usual, "").unwrap();
    analyse_into(&ours);
    let mode = |path: &Path| path.metadata().unwrap().mode();
    assert_eq!(mode(&ours), mode(&usual));
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_is_written_to_and_stays_one() {
    use std::os::unix::fs::FileTypeExt as _;
    analyse_into(Path::new("/dev/null"));
    let null = Path::new("/dev/null").metadata().unwrap();
    assert!(null.file_type().is_char_device());
    for path in ["/dev/stdout", "-"] {
        let out = caminos(&["show", "--svg", path]).ok();
        assert!(out.starts_with("<svg"), "{path}: {out}");
    }
    // A full device is reported, and nothing else happens.
    let full = caminos(&["show", "--svg", "/dev/full"]).refused(1);
    assert!(
        full.starts_with("error: cannot write /dev/full: "),
        "{full}"
    );
}

#[test]
fn what_cannot_be_written_is_refused_before_the_work_begins() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no/such/file");
    let places = [folder.path(), missing.as_path()];
    for place in places {
        // A search of an hour a move would be noticed.
        let args = ["analyse", &record(), "--time", "3600000", "--out"];
        let output = command().args(args).arg(place).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{place:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with("error: cannot write "), "{said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_no_text_are_taken() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join(OsStr::from_bytes(b"g\xe4me.caminos"));
    fs::copy(record(), &name).unwrap();
    let run = |args: &[&str]| {
        let output = command().args(args).arg(&name).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    run(&["replay"]);
    run(&["show", "--record"]);
    run(&["moves", "--count", "--record"]);
    run(&["analyse", &record(), "--nodes", "1", "--ply", "1", "--out"]);
    assert!(is_annotated(&name));
    fs::remove_file(&name).unwrap();
    let output = command().arg("replay").arg(&name).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("me.caminos: "), "{said}");
}

#[test]
fn a_game_in_lines_asks_before_it_writes_over_a_file() {
    use crate::run::caminos_fed;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept");
    let name = path.to_str().unwrap();
    let play = |lines: &str| caminos_fed(&["play"], lines.replace("FILE", name).as_bytes()).ok();
    fs::write(&path, "precious").unwrap();
    let out = play("Ia1^3\nsave FILE\nn\nsave FILE\nquit\n");
    assert_eq!(out.matches("Overwrite it? (y/n)").count(), 2, "{out}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    let out = play("Ia1^3\nsave FILE\ny\nIh1^3\nsave FILE\nquit\n");
    assert_eq!(out.matches("Overwrite it? (y/n)").count(), 1, "{out}");
    assert!(
        fs::read_to_string(&path)
            .unwrap()
            .contains("1. Ia1^3 Ih1^3")
    );
}
