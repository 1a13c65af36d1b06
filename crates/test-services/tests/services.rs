//! The services start, obey and leave nothing behind.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Command, Stdio};

use caminos_test_services::{Nats, Postgres};

fn query(postgres: &Postgres, sql: &str) -> Option<String> {
    let output = postgres
        .client("psql")
        .env("PGCONNECT_TIMEOUT", "2")
        .args([
            "--no-psqlrc",
            "--tuples-only",
            "--no-align",
            "--dbname=games",
        ])
        .args(["--command", sql])
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    output.status.success().then(|| text.trim().to_owned())
}

#[test]
fn postgres_keeps_what_is_committed_through_faults() {
    let mut postgres = Postgres::start().unwrap();
    assert!(postgres.port() < 32768);
    postgres.new_database("games").unwrap();
    assert!(postgres.new_database("games").is_err(), "there is one");
    query(&postgres, "CREATE TABLE t AS SELECT 7 AS n").unwrap();
    postgres.kill();
    assert_eq!(query(&postgres, "SELECT n FROM t"), None);
    postgres.restart().unwrap();
    assert_eq!(query(&postgres, "SELECT n FROM t").unwrap(), "7");
    postgres.pause();
    assert_eq!(query(&postgres, "SELECT n FROM t"), None);
    postgres.resume();
    assert_eq!(query(&postgres, "SELECT n FROM t").unwrap(), "7");
    postgres.restart().unwrap();
    assert_eq!(query(&postgres, "SELECT n FROM t").unwrap(), "7");
}

#[test]
fn nats_stops_and_comes_back_at_its_port() {
    let mut nats = Nats::start().unwrap();
    let connects = |nats: &Nats| TcpStream::connect((Ipv4Addr::LOCALHOST, nats.port())).is_ok();
    assert!(connects(&nats));
    nats.kill();
    assert!(!connects(&nats));
    nats.restart().unwrap();
    assert!(connects(&nats));
    nats.pause();
    nats.resume();
    assert!(nats.url().ends_with(&nats.port().to_string()));
    let port = nats.port();
    drop(nats);
    assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err());
}

/// Run by the test below in a process of its own.
#[test]
#[ignore = "a part of another test"]
fn a_test_that_is_killed() {
    let nats = Nats::start().unwrap();
    println!("\nlistens {}", nats.port());
    std::thread::park();
}

#[test]
fn a_killed_test_leaves_no_service_behind() {
    let mut test = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "a_test_that_is_killed",
            "--ignored",
            "--nocapture",
        ])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(test.stdout.take().unwrap()).lines();
    let port = lines
        .map(Result::unwrap)
        .find_map(|line| line.strip_prefix("listens ")?.parse::<u16>().ok())
        .unwrap();
    let listens = || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok();
    assert!(listens());
    test.kill().unwrap();
    test.wait().unwrap();
    // The watchdog is another process: it has its own time.
    while listens() {
        std::thread::yield_now();
    }
}
