//! `caminos conformance`: do the rules agree with files of games and counts.

use std::io::Write;
use std::path::PathBuf;

use caminos_message::Localise;
use caminos_rules::{Material, MoveText, NotationError, Options, Players, Position, Rules, Team};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::language::{localised, texts, tr};
use crate::messages::{self, outcome_json};
use crate::output::{Completion, warn};
use crate::{input, perft};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let (mut lines, mut differences) = (0_usize, 0_usize);
    for file in &args.files {
        let name = input::name(file);
        let bytes = match input::read_bytes(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                differences += 1;
                writeln!(out, "{}", localised(&error))?;
                continue;
            }
        };
        let lines_before = lines;
        for (number, line) in (1..).zip(bytes.split(|&byte| byte == b'\n')) {
            if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            lines += 1;
            let mut report = Report::default();
            if let Err(fault) = check_line(line, &mut report) {
                report.differences.push(fault);
            }
            for key in &report.unknown {
                let said = tr!("conformance-unknown-key", key = key);
                warn(&format!("{name}:{number}: {said}"));
            }
            for difference in &report.differences {
                writeln!(out, "{name}:{number}: {difference}")?;
            }
            differences += report.differences.len();
        }
        if lines == lines_before {
            differences += 1;
            writeln!(out, "{name}: {}", tr!("conformance-nothing"))?;
        }
    }
    let said = match differences {
        0 => tr!("conformance-same"),
        count => tr!("count-differences", count = count),
    };
    let summary = tr!(
        "conformance-summary",
        lines = tr!("count-lines", count = lines),
        files = tr!("count-files", count = args.files.len()),
        differences = said
    );
    writeln!(out, "{summary}")?;
    Ok(if differences == 0 {
        Completion::Success
    } else {
        Completion::CheckFailed
    })
}

/// What was found in one line.
#[derive(Default)]
struct Report {
    differences: Vec<String>,
    unknown: Vec<String>,
}

impl Report {
    fn differs(&mut self, text: String) {
        self.differences.push(text);
    }
}

/// A fault of the line itself, which ends its check.
type Fault = String;

const KNOWN: [&str; 12] = [
    "board",
    "players",
    "neutral",
    "scoring",
    "out",
    "swap",
    "first",
    "moves",
    "legal",
    "result",
    "perft",
    "only_looks_connected",
];

fn check_line(line: &[u8], report: &mut Report) -> Result<(), Fault> {
    let value: Value = serde_json::from_slice(line)
        .map_err(|error| tr!("conformance-not-json", reason = error.to_string()))?;
    let case = value
        .as_object()
        .ok_or_else(|| tr!("conformance-not-object"))?;
    report.unknown = case
        .keys()
        .filter(|key| !KNOWN.contains(&key.as_str()))
        .cloned()
        .collect();
    if !["legal", "result", "perft", "only_looks_connected"]
        .iter()
        .any(|key| case.contains_key(*key))
    {
        return Err(tr!("conformance-states-nothing"));
    }
    let mut position = start(case)?;
    check_moves(case, &mut position, report)?;
    if let Some(stated) = case.get("result") {
        let found = outcome_json(position.outcome());
        if found != *stated {
            report.differs(tr!(
                "conformance-result",
                found = found.to_string(),
                stated = stated.to_string()
            ));
        }
    }
    for (depth, stated) in (1..).zip(array(case, "perft")?.unwrap_or_default()) {
        let stated = number(stated, "perft")?;
        let found = perft::count(&position, depth, perft::all_threads());
        if found != stated {
            report.differs(tr!(
                "conformance-perft",
                depth = depth,
                found = found.to_string(),
                stated = stated.to_string()
            ));
        }
    }
    Ok(())
}

fn start(case: &Map<String, Value>) -> Result<Position, Fault> {
    let board = text(case, "board")?.ok_or_else(|| tr!("conformance-no-board"))?;
    let said = Options::default();
    let options = Options {
        players: match case.get("players").map(Value::as_u64) {
            None | Some(Some(2)) => Players::Two,
            Some(Some(4)) => Players::Four,
            Some(_) => return Err(tr!("conformance-players")),
        },
        neutral: flag(case, "neutral")?,
        scoring: flag(case, "scoring")?,
        out: word(case, "out")?.unwrap_or(said.out),
        swap: flag(case, "swap")?,
        first: word(case, "first")?.unwrap_or(said.first),
    };
    let rules = Rules::new(Material::standard(), board, options)
        .map_err(|error| texts().localise(&error))?;
    Ok(Position::new(rules))
}

/// Plays the moves, and checks what is stated about the positions on the way.
fn check_moves(
    case: &Map<String, Value>,
    position: &mut Position,
    report: &mut Report,
) -> Result<(), Fault> {
    let moves = array(case, "moves")?.unwrap_or_default();
    let legal = array(case, "legal")?;
    if let Some(legal) = legal
        && legal.len() != moves.len()
    {
        let (counts, moves) = (legal.len(), moves.len());
        report.differs(tr!(
            "conformance-legal-counts",
            counts = counts,
            moves = moves
        ));
    }
    let looks = looks(case)?;
    if let Some((after, _)) = looks.iter().find(|(after, _)| *after > moves.len()) {
        return Err(tr!(
            "conformance-looks-after",
            after = *after,
            moves = moves.len()
        ));
    }
    check_looks(&looks, 0, position, report);
    for (ply, given) in (1..).zip(moves) {
        let given = given
            .as_str()
            .ok_or_else(|| tr!("conformance-move-not-text", number = ply))?;
        if let Some(stated) = legal.and_then(|legal| legal.get(ply - 1)) {
            let stated = number(stated, "legal")?;
            let listed = position.placements().len() as u64;
            if listed != stated {
                report.differs(tr!(
                    "conformance-legal",
                    listed = listed.to_string(),
                    number = ply,
                    move = given,
                    stated = stated.to_string()
                ));
            }
            let found = u64::from(position.count_placements());
            if found != listed {
                report.differs(tr!(
                    "conformance-counted",
                    counted = found.to_string(),
                    listed = listed.to_string(),
                    number = ply,
                    move = given
                ));
            }
        }
        let parsed: MoveText = given.parse().map_err(|error: NotationError| {
            let reason = texts().localise(&error);
            tr!("conformance-unreadable", number = ply, reason = reason)
        })?;
        let mv = position.play_text(&parsed).map_err(|refusal| {
            tr!(
                "conformance-refused",
                number = ply,
                move = given,
                reason = texts().localise(&refusal)
            )
        })?;
        let written = position.rules().text(mv);
        if written != parsed {
            report.differs(tr!(
                "conformance-written",
                number = ply,
                move = given,
                written = written.to_string()
            ));
        }
        check_looks(&looks, ply, position, report);
    }
    Ok(())
}

/// After which moves a team looks connected from above and is not.
fn looks(case: &Map<String, Value>) -> Result<Vec<(usize, Team)>, Fault> {
    const FORM: &str = "{\"after\":21,\"team\":\"yellow\"}";
    let refused = || tr!("conformance-looks-form", form = FORM);
    let one = |value: &Value| {
        let after = value.get("after")?.as_u64()?;
        let team = value.get("team")?.as_str()?.parse().ok()?;
        Some((usize::try_from(after).ok()?, team))
    };
    match case.get("only_looks_connected") {
        None => Ok(Vec::new()),
        Some(Value::Array(all)) => all
            .iter()
            .map(|value| one(value).ok_or_else(refused))
            .collect(),
        Some(value) => Ok(vec![one(value).ok_or_else(refused)?]),
    }
}

fn check_looks(looks: &[(usize, Team)], ply: usize, position: &Position, report: &mut Report) {
    for &(_, team) in looks.iter().filter(|(after, _)| *after == ply) {
        if !position.looks_connected(team) {
            let team = messages::team(team);
            report.differs(tr!("conformance-looks-not", team = team, number = ply));
        }
        if position.is_connected(team) {
            let team = messages::team(team);
            report.differs(tr!("conformance-connected", team = team, number = ply));
        }
    }
}

fn array<'c>(case: &'c Map<String, Value>, key: &str) -> Result<Option<&'c [Value]>, Fault> {
    match case.get(key) {
        None => Ok(None),
        Some(Value::Array(values)) => Ok(Some(values)),
        Some(_) => Err(tr!("conformance-not-list", key = key)),
    }
}

fn number(value: &Value, key: &str) -> Result<u64, Fault> {
    value.as_u64().ok_or_else(|| {
        let value = value.to_string();
        tr!("conformance-not-count", key = key, value = value)
    })
}

fn flag(case: &Map<String, Value>, key: &str) -> Result<bool, Fault> {
    match case.get(key) {
        None => Ok(false),
        Some(value) => value
            .as_bool()
            .ok_or_else(|| tr!("conformance-not-flag", key = key)),
    }
}

fn text<'c>(case: &'c Map<String, Value>, key: &str) -> Result<Option<&'c str>, Fault> {
    match case.get(key) {
        None => Ok(None),
        Some(value) => match value.as_str() {
            Some(text) => Ok(Some(text)),
            None => Err(tr!("conformance-not-text", key = key)),
        },
    }
}

fn word<T: std::str::FromStr>(case: &Map<String, Value>, key: &str) -> Result<Option<T>, Fault>
where
    T::Err: Localise,
{
    let parsed = text(case, key)?.map(str::parse).transpose();
    parsed.map_err(|error: T::Err| format!("\"{key}\": {}", localised(&error)))
}
