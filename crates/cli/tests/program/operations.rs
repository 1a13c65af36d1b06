//! Running a server: its limits, its log, and `caminos doctor`.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use caminos_table::{MatchSetup, SeatSetup};
use serde_json::Value;

use crate::client::{Client, get, open, post_game, token};
use crate::run::caminos;

/// A server that a shell has started, after it has done something else.
struct Serving {
    child: Child,
    output: BufReader<ChildStdout>,
    address: SocketAddr,
}

impl Serving {
    fn start(before: &str, data: &Path, args: &[&str]) -> Self {
        let mut child = Command::new("bash")
            .arg("-c")
            .arg(format!("{before} exec \"$@\""))
            .args(["bash", env!("CARGO_BIN_EXE_caminos"), "serve", "--no-open"])
            .args(["--lang", "en", "--data"])
            .arg(data)
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Caminos is at http://");
        let address = address.and_then(|rest| rest.strip_suffix('/'));
        let address = address.unwrap_or_else(|| panic!("no address: {line:?}"));
        Self {
            address: address.parse().unwrap(),
            output,
            child,
        }
    }

    /// Stops it in good order; gives what it has logged.
    fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(sent.success());
        let mut log = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut log).unwrap();
        assert!(self.child.wait().unwrap().success(), "{log}");
        self.output.read_to_string(&mut String::new()).unwrap();
        log
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const ANY_PORT: [&str; 2] = ["--listen", "127.0.0.1:0"];

/// A soft limit of 1024 was neither raised nor warned about, and 1,006 sockets locked newcomers out.
#[test]
#[cfg(target_os = "linux")]
fn the_limit_of_open_files_is_raised_and_one_that_is_too_low_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start("ulimit -Sn 256;", folder.path(), &ANY_PORT);
    // It is raised before the first answer.
    get(server.address, "/healthz");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.child.id())).unwrap();
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let numbers: Vec<&str> = line.unwrap().split_whitespace().skip(3).collect();
    assert_eq!(numbers[0], numbers[1], "{numbers:?}");
    server.stop();
    let server = Serving::start("ulimit -n 300;", folder.path(), &ANY_PORT);
    get(server.address, "/healthz");
    let log = server.stop();
    assert!(
        log.contains("--max-sockets") && log.contains("300"),
        "{log}"
    );
}

#[test]
fn a_proxy_that_can_be_passed_by_is_warned_about() {
    let folder = tempfile::tempdir().unwrap();
    for (listen, is_warned) in [("0.0.0.0:0", true), ("127.0.0.1:0", false)] {
        let args = ["--behind-proxy", "--listen", listen];
        let log = Serving::start("", folder.path(), &args).stop();
        assert_eq!(
            log.contains("127.0.0.1, or keep others out"),
            is_warned,
            "{log}"
        );
    }
}

/// Whoever reads a log must not be able to play for somebody.
#[test]
fn the_log_is_json_and_has_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        ANY_PORT.as_slice(),
        &["--log", "debug", "--log-format", "json"],
    ]
    .concat();
    let server = Serving::start("", folder.path(), &args);
    let setup = MatchSetup::new("square", vec![SeatSetup::here("Ada"), SeatSetup::link()]);
    let opened = open(server.address, &setup);
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ada.raw.send_text(opened.token.as_str());
    let friend = token(7);
    let _friend = Client::join(server.address, &opened.game, &friend);
    let body = format!("{{\"token\":\"{}\"}}", opened.token.as_str());
    assert_eq!(post_game(server.address, &body).status, 422);
    get(server.address, &format!("/{}", opened.token.as_str()));
    let log = server.stop();
    for line in log.lines() {
        let event: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"));
        assert!(event["level"].is_string() && event["timestamp"].is_string());
    }
    assert!(log.contains("\"message\":\"joined\""), "{log}");
    for secret in [opened.token.as_str(), friend.as_str()] {
        assert!(!log.contains(secret), "{log}");
    }
}

/// The result of each check.
fn doctor(args: &[&str]) -> Vec<(String, String, String)> {
    let all = [&["doctor", "--json", "--lang", "en"], args].concat();
    let ran = caminos(&all);
    let list: Vec<Value> = serde_json::from_str(&ran.out).unwrap();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let checks: Vec<_> = list
        .iter()
        .map(|check| {
            let advice = text(&check["advice"]);
            assert_eq!(check["result"] == "ok", advice.is_empty(), "{check}");
            let found = format!("{} {advice}", text(&check["found"]));
            (text(&check["check"]), text(&check["result"]), found)
        })
        .collect();
    let failed = checks.iter().any(|(_, result, _)| result == "error");
    assert_eq!(ran.code, i32::from(failed), "{checks:?}");
    checks
}

#[track_caller]
fn assert_result(checks: &[(String, String, String)], check: &str, result: &str, text: &str) {
    let found = checks.iter().find(|(name, ..)| name == check);
    let (_, got, found) = found.unwrap_or_else(|| panic!("no {check} in {checks:?}"));
    assert!(
        got == result && found.contains(text),
        "{check}: {got} {found}"
    );
}

#[test]
fn a_doctor_finds_nothing_wrong_where_a_server_has_run() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new");
    let path = data.to_str().unwrap();
    let before = doctor(&["--data", path, "--listen", "127.0.0.1:0"]);
    assert_result(&before, "data", "ok", "first start");
    assert!(!data.exists(), "a doctor changes nothing");
    Serving::start("", &data, &ANY_PORT).stop();
    let after = doctor(&["--data", path, "--listen", "127.0.0.1:0"]);
    for check in ["data", "schema", "clock", "port"] {
        assert_result(&after, check, "ok", "");
    }
    assert!(
        after.iter().all(|(check, ..)| check != "privacy"),
        "{after:?}"
    );
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_doctor_names_what_is_wrong_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    std::fs::set_permissions(path, PermissionsExt::from_mode(0o755)).unwrap();
    std::fs::write(folder.path().join("caminos.db"), "no database ".repeat(100)).unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let args = [
        "--data",
        path,
        "--listen",
        &address,
        "--max-sockets",
        "1000000",
    ];
    let checks = doctor(&args);
    assert_result(&checks, "privacy", "warning", "chmod 700");
    assert_result(&checks, "schema", "error", "backup");
    assert_result(&checks, "port", "warning", "--listen");
    let file = folder.path().join("caminos.db");
    let checks = doctor(&["--data", file.to_str().unwrap()]);
    assert_result(&checks, "data", "error", "--data");
}

/// It looked at the first 64 bytes of the file and said "ok".
#[test]
fn a_doctor_refuses_the_databases_that_a_server_refuses() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    Serving::start("", folder.path(), &ANY_PORT).stop();
    let file = folder.path().join("caminos.db");
    let whole = std::fs::read(&file).unwrap();

    let mut newer = whole.clone();
    // The version is four bytes of the head.
    newer[63] = 99;
    std::fs::write(&file, newer).unwrap();
    let args = ["--data", path, "--listen", "127.0.0.1:0"];
    assert_result(&doctor(&args), "schema", "error", "newer program");

    let mut damaged = whole;
    damaged[4096..3 * 4096].fill(0x5a);
    std::fs::write(&file, &damaged).unwrap();
    assert_result(&doctor(&args), "schema", "error", "caminos restore");
    assert_eq!(std::fs::read(&file).unwrap(), damaged, "nothing is changed");
    let names = std::fs::read_dir(folder.path()).unwrap();
    assert_eq!(names.count(), 2, "the database and the lock");
}

#[test]
fn a_doctor_asks_the_other_services() {
    let bus = TcpListener::bind("127.0.0.1:0").unwrap();
    let place = bus.local_addr().unwrap();
    let serving = std::thread::spawn(move || {
        let (mut stream, _) = bus.accept().unwrap();
        stream
            .write_all(b"INFO {\"version\":\"2.9.10\"}\r\n")
            .unwrap();
    });
    let closed = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let nats = format!("nats://ada:secret@{place}");
    let database = format!("postgres://ada:secret@{closed}/games");
    let checks = doctor(&["--nats", &nats, "--database", &database]);
    serving.join().unwrap();
    assert_result(&checks, "nats", "ok", "2.9.10");
    assert_result(&checks, "database", "error", &closed.to_string());
    assert!(!format!("{checks:?}").contains("secret"), "{checks:?}");
}

#[test]
fn addresses_of_services_are_checked() {
    let refused = |args: &[&str]| caminos(&[&["doctor"], args].concat()).refused(2);
    assert!(refused(&["--database", "mysql://db"]).contains("postgres://"));
    assert!(refused(&["--nats", "bus:4222"]).contains("nats://"));
}
