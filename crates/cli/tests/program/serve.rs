//! `caminos serve`: starting, stopping, being killed, and saying what is wrong.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, ChildStdout, Command as Program, Stdio};

use caminos_protocol::socket::{CommandId, Opened};
use caminos_table::{Actor, Command, Event, Match, MatchSetup, Moment, SeatSetup};

use crate::client::{Client, Fate, get, open};
use crate::dice::Dice;
use crate::run::caminos;

/// A running server. Dropping it kills it, as SIGKILL does.
struct Serving {
    child: Child,
    address: SocketAddr,
    output: BufReader<ChildStdout>,
}

impl Serving {
    fn start(data: &Path) -> Self {
        let mut child = Program::new(env!("CARGO_BIN_EXE_caminos"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line
            .trim()
            .strip_prefix("Caminos is at http://")
            .and_then(|rest| rest.strip_suffix('/'))
            .unwrap_or_else(|| panic!("no address: {line:?}"));
        Self {
            address: address.parse().unwrap(),
            child,
            output,
        }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a table who remembers the events they received and the commands they sent.
struct Witness {
    opened: Opened,
    received: Vec<Event>,
    unanswered: Vec<(CommandId, Command)>,
    /// Commands that were answered, each of which made one event.
    answered: usize,
}

impl Witness {
    fn new(server: &Serving, board: &str) -> Self {
        let seats = vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")];
        Self {
            opened: open(server.address, &MatchSetup::new(board, seats)),
            received: Vec::new(),
            unanswered: Vec::new(),
            answered: 0,
        }
    }

    /// Comes back after a crash: whatever was received is still true, and what was asked for and
    /// not answered is asked for again, to happen once.
    fn come_back(&mut self, server: &Serving) -> Client {
        let Opened { game, token } = &self.opened;
        let mut client = Client::join(server.address, game, token);
        let received = self.received.len();
        assert!(
            client.events.len() >= received,
            "an acknowledged move is lost"
        );
        assert_eq!(
            client.events[..received],
            self.received,
            "the past has changed"
        );
        let most = 1 + self.answered + self.unanswered.len();
        assert!(
            client.events.len() <= most,
            "more has happened than was asked for"
        );
        for (id, command) in std::mem::take(&mut self.unanswered) {
            client.send(&id, &command);
            let fate = client.answer_to(&id);
            assert!(matches!(fate, Fate::Done(_)), "{command:?}: {fate:?}");
            self.answered += 1;
        }
        let happened = 1 + self.answered;
        assert_eq!(client.events.len(), happened, "something happened twice");
        client
    }

    /// Sends some commands without waiting for answers.
    fn burst(&mut self, client: &mut Client, count: usize, dice: &mut Dice) {
        let mut match_state = Match::from_events(&client.events).unwrap();
        for _ in 0..count {
            let command = if match_state.is_over() {
                Command::Rematch
            } else {
                let position = match_state.position();
                let mv = *dice.pick(&position.legal_moves());
                let text = position.rules().text(mv).to_string();
                let ply = match_state.game().ply();
                Command::Move { text, ply }
            };
            match_state
                .handle(Actor::Owner, &command, Moment(0))
                .unwrap();
            let number = self.answered + self.unanswered.len();
            let id = CommandId::new(&format!("witness-{number:06}")).unwrap();
            client.send(&id, &command);
            self.unanswered.push((id, command));
        }
    }

    fn hear(&mut self, answer: Option<(CommandId, Fate)>) {
        let Some((id, fate)) = answer else { return };
        assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
        assert_eq!(self.unanswered.remove(0).0, id, "answers come in order");
        self.answered += 1;
    }

    /// Takes everything that was still on its way when the server died.
    fn hear_the_last(mut self, mut client: Client) -> Self {
        while let Ok(answer) = client.try_take() {
            self.hear(answer);
        }
        self.received = client.events;
        self
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed_fifty_times() {
    const KILLS: usize = 50;
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice::new(50);
    let mut server = Serving::start(folder.path());
    let boards = ["square", "diamond", "ring"];
    let mut witnesses: Vec<Witness> = boards.map(|board| Witness::new(&server, board)).into();
    let mut in_flight = 0;
    for _ in 0..KILLS {
        let mut clients: Vec<Client> = witnesses
            .iter_mut()
            .map(|witness| witness.come_back(&server))
            .collect();
        for (witness, client) in witnesses.iter_mut().zip(&mut clients) {
            let count = 2 + dice.below(6);
            witness.burst(client, count, &mut dice);
            let wait_for = witness.answered + dice.below(count);
            while witness.answered < wait_for {
                let answer = client.take();
                witness.hear(answer);
            }
        }
        server.kill();
        witnesses = witnesses
            .into_iter()
            .zip(clients)
            .map(|(witness, client)| witness.hear_the_last(client))
            .collect();
        in_flight += witnesses.iter().map(|w| w.unanswered.len()).sum::<usize>();
        server = Serving::start(folder.path());
    }
    for witness in &mut witnesses {
        witness.come_back(&server);
        assert!(
            witness.answered >= KILLS,
            "there was play between the kills"
        );
    }
    assert!(in_flight > 0, "no kill came in the middle of play");
}

#[test]
#[cfg(unix)]
fn it_stops_in_good_order_when_asked_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Serving::start(folder.path());
    assert_eq!(get(server.address, "/healthz").text(), "ok\n");
    let mut witness = Witness::new(&server, "square");
    let mut client = witness.come_back(&server);
    witness.burst(&mut client, 3, &mut Dice::new(1));
    client.wait_for(4);
    let id = server.child.id().to_string();
    let sent = Program::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(sent.success());
    assert!(server.child.wait().unwrap().success());
    let rest: Vec<String> = server.output.by_ref().lines().map(Result::unwrap).collect();
    assert!(
        rest.iter()
            .any(|line| line.starts_with("Games are kept in "))
    );
    let server = Serving::start(folder.path());
    let Opened { game, token } = &witness.opened;
    let again = Client::join(server.address, game, token);
    assert_eq!(again.events, client.events);
}

fn refused(arguments: &[&str]) -> String {
    let mut all = vec!["serve", "--no-open"];
    all.extend(arguments);
    caminos(&all).refused(1)
}

#[test]
fn a_port_in_use_is_named_with_a_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let error = refused(&["--listen", &address, "--data", data]);
    assert!(
        error.contains(&address) && error.contains("--listen"),
        "{error}"
    );
}

#[test]
fn a_data_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let path = file.to_str().unwrap();
    let error = refused(&["--listen", "127.0.0.1:0", "--data", path]);
    assert!(
        error.contains(path) && error.contains("cannot be used"),
        "{error}"
    );
}

#[test]
fn a_damaged_database_is_named_with_a_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("caminos.db");
    std::fs::write(&path, "no database ".repeat(1000)).unwrap();
    let data = folder.path().to_str().unwrap();
    let error = refused(&["--listen", "127.0.0.1:0", "--data", data]);
    assert!(
        error.contains("damaged") && error.contains("backup"),
        "{error}"
    );
}
