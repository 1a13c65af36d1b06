//! `caminos conformance`: do the rules agree with files of games and counts.

use std::io::Write;

use anyhow::Result;
use caminos_rules::{CellSet, Material, MoveText, Options, Players, Position, Rules, Team};
use serde_json::{Map, Value};

use crate::output::{Answer, warn};
use crate::{input, perft, verdict};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    let (mut lines, mut differences) = (0, 0);
    for file in &args.files {
        let name = input::name(file);
        let bytes = match input::read_bytes(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                differences += 1;
                writeln!(out, "{error:#}")?;
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
                warn(&format!("{name}:{number}: unknown key {key}"));
            }
            for difference in &report.differences {
                writeln!(out, "{name}:{number}: {difference}")?;
            }
            differences += report.differences.len();
        }
        if lines == lines_before {
            differences += 1;
            writeln!(out, "{name}: there is nothing to check")?;
        }
    }
    let files = counted(args.files.len(), "file");
    let lines = counted(lines, "line");
    if differences == 0 {
        writeln!(out, "{lines} in {files}: no differences")?;
        return Ok(Answer::Yes);
    }
    let differences = counted(differences, "difference");
    writeln!(out, "{lines} in {files}: {differences}")?;
    Ok(Answer::No)
}

fn counted(count: usize, noun: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{s}")
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
    let value: Value =
        serde_json::from_slice(line).map_err(|error| format!("the line is not JSON: {error}"))?;
    let case = value.as_object().ok_or("the line is not a JSON object")?;
    report.unknown = case
        .keys()
        .filter(|key| !KNOWN.contains(&key.as_str()))
        .map(|key| format!("\"{key}\""))
        .collect();
    if !["legal", "result", "perft", "only_looks_connected"]
        .iter()
        .any(|key| case.contains_key(*key))
    {
        return Err("the line states nothing to check".to_owned());
    }
    let mut position = start(case)?;
    check_moves(case, &mut position, report)?;
    if let Some(stated) = case.get("result") {
        let found = verdict::json(&position);
        if found != *stated {
            report.differs(format!("the result is {found}, not {stated}"));
        }
    }
    for (depth, stated) in (1..).zip(array(case, "perft")?.unwrap_or_default()) {
        let stated = number(stated, "perft")?;
        let found = perft::count(&position, depth, perft::all_threads());
        if found != stated {
            report.differs(format!("perft {depth} is {found}, not {stated}"));
        }
    }
    Ok(())
}

fn start(case: &Map<String, Value>) -> Result<Position, Fault> {
    let board = text(case, "board")?.ok_or("the line names no board")?;
    let said = Options::default();
    let options = Options {
        players: match case.get("players").map(Value::as_u64) {
            None | Some(Some(2)) => Players::Two,
            Some(Some(4)) => Players::Four,
            Some(_) => return Err("\"players\" is not 2 or 4".to_owned()),
        },
        neutral: flag(case, "neutral")?,
        scoring: flag(case, "scoring")?,
        out: word(case, "out")?.unwrap_or(said.out),
        swap: flag(case, "swap")?,
        first: word(case, "first")?.unwrap_or(said.first),
    };
    let rules =
        Rules::new(Material::standard(), board, options).map_err(|error| error.to_string())?;
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
        report.differs(format!("\"legal\" has {counts} counts for {moves} moves"));
    }
    let looks = looks(case)?;
    if let Some((after, _)) = looks.iter().find(|(after, _)| *after > moves.len()) {
        return Err(format!(
            "\"only_looks_connected\" is after move {after} of {}",
            moves.len()
        ));
    }
    check_looks(&looks, 0, position, report);
    for (ply, given) in (1..).zip(moves) {
        let given = given
            .as_str()
            .ok_or_else(|| format!("move {ply} is not a text"))?;
        if let Some(stated) = legal.and_then(|legal| legal.get(ply - 1)) {
            let stated = number(stated, "legal")?;
            let listed = position.placements().len() as u64;
            if listed != stated {
                report.differs(format!(
                    "{listed} placements are legal before move {ply} ({given}), not {stated}"
                ));
            }
            let found = u64::from(position.count_placements());
            if found != listed {
                report.differs(format!(
                    "{found} placements are counted and {listed} listed before move {ply} ({given})"
                ));
            }
        }
        let parsed: MoveText = given
            .parse()
            .map_err(|error| format!("move {ply}: {error}"))?;
        let mv = position
            .play_text(&parsed)
            .map_err(|refusal| format!("move {ply} ({given}) is refused: {refusal}"))?;
        let written = position.rules().text(mv);
        if written != parsed {
            report.differs(format!("move {ply} ({given}) is written {written}"));
        }
        check_looks(&looks, ply, position, report);
    }
    Ok(())
}

/// After which moves a team looks connected from above and is not.
fn looks(case: &Map<String, Value>) -> Result<Vec<(usize, Team)>, Fault> {
    const FORM: &str =
        "\"only_looks_connected\" is not of the form {\"after\":21,\"team\":\"yellow\"}";
    let one = |value: &Value| {
        let after = value.get("after")?.as_u64()?;
        let team = value.get("team")?.as_str()?.parse().ok()?;
        Some((usize::try_from(after).ok()?, team))
    };
    match case.get("only_looks_connected") {
        None => Ok(Vec::new()),
        Some(Value::Array(all)) => all
            .iter()
            .map(|value| one(value).ok_or(FORM.into()))
            .collect(),
        Some(value) => Ok(vec![one(value).ok_or(FORM)?]),
    }
}

fn check_looks(looks: &[(usize, Team)], ply: usize, position: &Position, report: &mut Report) {
    for &(_, team) in looks.iter().filter(|(after, _)| *after == ply) {
        if !looks_connected(position, team) {
            report.differs(format!("{team} does not look connected after move {ply}"));
        }
        if position.is_connected(team) {
            report.differs(format!("{team} is connected after move {ply}"));
        }
    }
}

/// Whether neighbouring tops join a goal when nobody looks at the walls between them.
fn looks_connected(position: &Position, team: Team) -> bool {
    let board = position.rules().board();
    let tops = position.tops(team);
    let wider = |reached: CellSet| {
        let cells = board.cells_in(reached);
        let beside = cells.flat_map(|cell| board.neighbours(cell).map(|(_, beside)| beside));
        reached.or(board.set_of(beside).and(tops))
    };
    board.goals().iter().any(|goal| {
        let [from, to] = goal.sides.map(|side| board.sides()[side.index()].cells());
        let mut reached = from.and(tops);
        loop {
            let next = wider(reached);
            if next == reached {
                return reached.meets(to);
            }
            reached = next;
        }
    })
}

fn array<'c>(case: &'c Map<String, Value>, key: &str) -> Result<Option<&'c [Value]>, Fault> {
    match case.get(key) {
        None => Ok(None),
        Some(Value::Array(values)) => Ok(Some(values)),
        Some(_) => Err(format!("\"{key}\" is not a list")),
    }
}

fn number(value: &Value, key: &str) -> Result<u64, Fault> {
    value
        .as_u64()
        .ok_or_else(|| format!("\"{key}\" holds {value}, which is not a count"))
}

fn flag(case: &Map<String, Value>, key: &str) -> Result<bool, Fault> {
    match case.get(key) {
        None => Ok(false),
        Some(value) => value
            .as_bool()
            .ok_or_else(|| format!("\"{key}\" is not true or false")),
    }
}

fn text<'c>(case: &'c Map<String, Value>, key: &str) -> Result<Option<&'c str>, Fault> {
    match case.get(key) {
        None => Ok(None),
        Some(value) => match value.as_str() {
            Some(text) => Ok(Some(text)),
            None => Err(format!("\"{key}\" is not a text")),
        },
    }
}

fn word<T: std::str::FromStr>(case: &Map<String, Value>, key: &str) -> Result<Option<T>, Fault>
where
    T::Err: std::fmt::Display,
{
    let parsed = text(case, key)?.map(str::parse).transpose();
    parsed.map_err(|error: T::Err| format!("\"{key}\": {error}"))
}
