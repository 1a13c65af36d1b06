//! The anchor of durable moves on Postgres: rows that pgbench inserts one by one.

use std::process::Command;

use caminos_test_services::Postgres;

/// The size of a move.
const EVENTS: &str = r#"[{"at":1763300000000,"type":"moved","player":1,"move":"La1a2a3b3"}]"#;
const SECONDS: &str = "5";

/// Rows a second, each in a transaction of its own, into a table like that of the log.
pub(crate) fn inserts_per_second(server: &Postgres, database: &str, clients: usize) -> f64 {
    let url = server.new_database(database).expect("a database");
    let table = "CREATE TABLE moves (
        game bigint NOT NULL, first integer NOT NULL, count integer NOT NULL,
        actor smallint NOT NULL, written bigint NOT NULL, command text, seat_token bytea,
        events text NOT NULL, PRIMARY KEY (game, first));
        CREATE SEQUENCE numbers CACHE 100";
    run(server
        .client("psql")
        .args(["--quiet", &url, "--command", table]));
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("insert.sql");
    let insert = format!(
        "INSERT INTO moves VALUES (:client_id, nextval('numbers'), 1, 0, 0, \
         '0123456789abcdefghijkl', NULL, '{EVENTS}');\n"
    );
    std::fs::write(&script, insert).expect("a file");
    let output = run(server
        .client("pgbench")
        .args(["--no-vacuum", "--protocol=prepared", "--jobs=2"])
        .args(["--client", &clients.to_string(), "--time", SECONDS])
        .arg("--file")
        .arg(&script)
        .arg(database));
    let rate = output
        .lines()
        .find_map(|line| line.strip_prefix("tps = ")?.split(' ').next()?.parse().ok());
    rate.unwrap_or_else(|| panic!("pgbench does not say how many: {output}"))
}

fn run(command: &mut Command) -> String {
    let output = command.output().expect("a program of Postgres");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
