//! `caminos show`: a position in the terminal, as a picture, or as facts.

use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result};
use caminos_rules::{Colour, Direction, Face, Path, Position};
use caminos_text::{Language, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::{Map, Value, json};

use crate::draw::board::{self, Pitch};
use crate::draw::palette::Palette;
use crate::draw::relief::Relief;
use crate::draw::screen::{self, Depth};
use crate::draw::{Marks, plain, svg};
use crate::language::{texts, tr};
use crate::output::Answer;
use crate::start::{Start, StartArgs};
use crate::verdict;
use crate::words::{self, seat_name_in};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    path: bool,
    #[arg(long, value_name = "FILE")]
    svg: Option<String>,
    #[arg(long, conflicts_with_all = ["path", "svg"])]
    json: bool,
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    color: When,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, clap::ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    let Start { position, .. } = args.start.resolve_or_link()?;
    if args.start.wants_link() {
        writeln!(out, "{}", position.link())?;
        return Ok(Answer::Yes);
    }
    if args.json {
        writeln!(out, "{}", facts(&position))?;
        return Ok(Answer::Yes);
    }
    if let Some(file) = &args.svg {
        let picture = picture(&position);
        if file == "-" {
            out.write_all(picture.as_bytes())?;
        } else {
            std::fs::write(file, picture).with_context(|| tr!("cannot-write", file = file))?;
        }
        return Ok(Answer::Yes);
    }
    let colour = match args.color {
        When::Auto => AutoStream::choice(&io::stdout()) != ColorChoice::Never,
        When::Always => true,
        When::Never => false,
    };
    out.write_all(text(&position, colour.then(Depth::of_terminal)).as_bytes())?;
    if args.path {
        write_paths(&position, out)?;
    }
    Ok(Answer::Yes)
}

/// The isometric picture.
fn picture(position: &Position) -> String {
    let board = position.rules().board().name();
    let description = format!("{} {}", words::placed(position), words::standing(position));
    svg::draw(
        &Relief::new(position),
        &Marks::of(position),
        &Palette::LIGHT,
        &tr!("show-title", board = texts().board(board)),
        &description,
    )
}

/// The board, the supplies and whose turn it is.
fn text(position: &Position, depth: Option<Depth>) -> String {
    let (relief, marks) = (Relief::new(position), Marks::of(position));
    let mut text = match depth {
        None => format!(
            "{}\n{}\n",
            plain::board(&relief, &marks),
            tr!("show-legend")
        ),
        Some(depth) => {
            let (width, height) = Pitch::SHOWN.size(relief.board());
            let area = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(area);
            let palette = depth.palette(Palette::DARK);
            board::draw(&relief, &marks, &palette, Pitch::SHOWN, area, &mut buffer);
            screen::ansi(&buffer, depth)
        }
    };
    text.push('\n');
    for line in words::supplies(position) {
        text.push_str(&line);
        text.push('\n');
    }
    text.push_str(&words::standing(position));
    text.push('\n');
    text
}

fn write_paths(position: &Position, out: &mut dyn Write) -> Result<()> {
    let paths = caminos_rules::Team::ALL
        .into_iter()
        .filter_map(|team| Some((team, position.shortest_path(team)?)));
    let mut any = false;
    for (team, path) in paths {
        any = true;
        let [from, to] = sides(position, &path);
        writeln!(out, "{}", words::path_heading(team, from, to, &path))?;
        for face in path.faces() {
            writeln!(out, "  {}", words::face(*face))?;
        }
    }
    if !any {
        writeln!(out, "{}", tr!("show-not-connected"))?;
    }
    Ok(())
}

fn sides<'p>(position: &'p Position, path: &Path) -> [&'p str; 2] {
    let sides = position.rules().board().sides();
    path.goal().sides.map(|side| sides[side.index()].name())
}

/// As programs call it.
const fn direction(way: Direction) -> &'static str {
    match way {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

/// What a program may want to know about a position.
fn facts(position: &Position) -> Value {
    let rules = position.rules();
    let relief = Relief::new(position);
    let cells = || rules.board().cells_in(rules.board().cells());
    let heights: Map<String, Value> = cells()
        .map(|cell| (cell.to_string(), json!(position.height(cell))))
        .collect();
    let tops: Map<String, Value> = cells()
        .filter_map(|cell| Some((cell.to_string(), json!(relief.top(cell)?.colour.name()))))
        .collect();
    let pieces: Vec<Value> = position
        .pieces()
        .map(|piece| {
            let cubes = rules.cubes(piece.placement);
            json!({
                "move": rules.text(piece.placement.into()).to_string(),
                "seat": piece.seat.number(),
                "colour": Colour::name(piece.colour),
                "cubes": cubes
                    .map(|cube| json!([cube.cell.to_string(), cube.level.get()]))
                    .collect::<Vec<_>>(),
            })
        })
        .collect();
    let moves: Vec<String> = position
        .history()
        .map(|(_, mv)| rules.text(mv).to_string())
        .collect();
    let supplies: Map<String, Value> = words::seats(position)
        .map(|seat| {
            let counts: Map<String, Value> = rules
                .shape_ids()
                .map(|shape| {
                    let letter = rules.shape(shape).letter().to_string();
                    (letter, json!(position.supply(seat, shape)))
                })
                .collect();
            (seat.number().to_string(), Value::Object(counts))
        })
        .collect();
    let path = Marks::of(position).path.map(|path| {
        let face = |face: &Face| match face {
            Face::Top(cube) => {
                json!({ "cell": cube.cell.to_string(), "level": cube.level.get(), "face": "top" })
            }
            Face::Wall { cube, facing } => json!({
                "cell": cube.cell.to_string(),
                "level": cube.level.get(),
                "face": direction(*facing),
            }),
        };
        json!({
            "sides": sides(position, &path),
            "faces": path.faces().iter().map(face).collect::<Vec<_>>(),
        })
    });
    let edge = position.edge_pieces();
    json!({
        "board": rules.board().name(),
        "players": rules.options().players.count(),
        "neutral": rules.options().neutral,
        "scoring": rules.options().scoring,
        "out": rules.options().out.to_string(),
        "swap": rules.options().swap,
        "first": rules.options().first.name(),
        "moves": moves,
        "link": position.link(),
        "to_move": position.to_move().map(|seat| json!({
            "seat": seat.number(),
            "team": seat.team().name(),
            "name": seat_name_in(Texts::of(Language::English), position, seat),
        })),
        "places_neutral": position.places_neutral(),
        "legal": position.count_placements(),
        "may_swap": position.may_swap(),
        "heights": heights,
        "tops": tops,
        "pieces": pieces,
        "supplies": supplies,
        "edge_pieces": { "yellow": edge.yellow, "green": edge.green },
        "result": verdict::json(position),
        "path": path,
    })
}
