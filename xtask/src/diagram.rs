//! The crate diagram of `docs/architecture.md`, made from `cargo metadata`. A test compares it
//! with the file, so that no dependency appears that the document does not show.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

const BEGIN: &str = "<!-- crate diagram: begin (make diagram) -->\n";
const END: &str = "<!-- crate diagram: end -->\n";

/// A crate of this workspace.
struct Crate {
    description: String,
    folder: String,
    /// Crates of this workspace that it needs, but for its tests.
    uses: BTreeSet<String>,
}

type Graph = BTreeMap<String, Crate>;

/// Writes the diagram into the document.
pub(crate) fn update() -> Result<()> {
    let path = document();
    let text = std::fs::read_to_string(&path)?;
    std::fs::write(&path, with_diagram(&text, &render(&graph()?))?)?;
    Ok(())
}

fn workspace() -> &'static Path {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    root.expect("xtask is a folder of the workspace")
}

fn document() -> PathBuf {
    workspace().join("docs/architecture.md")
}

fn with_diagram(text: &str, diagram: &str) -> Result<String> {
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(END)?;
        Some((before, after))
    });
    let (before, after) = parts.context("docs/architecture.md has no markers of the diagram")?;
    Ok(format!("{before}{BEGIN}{diagram}{END}{after}"))
}

/// `caminos-rules` is drawn as `rules`, and the program `caminos` as `cli`, after its folder.
fn short(name: &str) -> &str {
    match name {
        "caminos" => "cli",
        _ => name.strip_prefix("caminos-").unwrap_or(name),
    }
}

fn graph() -> Result<Graph> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args([
            "metadata",
            "--offline",
            "--no-deps",
            "--format-version",
            "1",
        ])
        .current_dir(workspace())
        .output()?;
    let error = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo metadata failed: {error}");
    parse(&serde_json::from_slice(&output.stdout)?).context("cargo metadata has another form")
}

fn parse(metadata: &Value) -> Option<Graph> {
    let root = metadata["workspace_root"].as_str()?;
    let mut graph = Graph::new();
    for package in metadata["packages"].as_array()? {
        let manifest = package["manifest_path"].as_str()?;
        let folder = manifest
            .strip_prefix(root)?
            .trim_start_matches(['/', '\\'])
            .trim_end_matches("Cargo.toml")
            .trim_end_matches(['/', '\\']);
        let is_used = |dependency: &&Value| {
            // A path makes it ours, and the tests of a crate may use any other.
            dependency["path"].is_string() && dependency["kind"] != "dev"
        };
        let dependencies = package["dependencies"].as_array()?.iter();
        let uses = dependencies
            .filter(is_used)
            .filter_map(|dependency| dependency["name"].as_str())
            .map(|name| short(name).to_owned());
        let krate = Crate {
            description: package["description"].as_str().unwrap_or("").to_owned(),
            folder: folder.to_owned(),
            uses: uses.collect(),
        };
        graph.insert(short(package["name"].as_str()?).to_owned(), krate);
    }
    Some(graph)
}

/// Whether `from` uses `to` through some other crate.
fn is_implied(graph: &Graph, from: &str, to: &str) -> bool {
    let reaches = |crate_name: &String| crate_name != to && is_reachable(graph, crate_name, to);
    graph[from].uses.iter().any(reaches)
}

fn is_reachable(graph: &Graph, from: &str, to: &str) -> bool {
    from == to
        || graph.get(from).is_some_and(|krate| {
            let mut uses = krate.uses.iter();
            uses.any(|next| is_reachable(graph, next, to))
        })
}

/// A picture without the arrows that others imply, and a table of all dependencies.
fn render(graph: &Graph) -> String {
    let mut text = String::from("```mermaid\nflowchart TD\n");
    for (name, krate) in graph {
        for used in &krate.uses {
            if !is_implied(graph, name, used) {
                let _ = writeln!(text, "    {name} --> {used}");
            }
        }
    }
    text.push_str("```\n\n| crate | folder | what it is | uses directly |\n|---|---|---|---|\n");
    for (name, krate) in graph {
        let uses: Vec<&str> = krate.uses.iter().map(String::as_str).collect();
        let uses = uses.join(", ");
        let Crate {
            description,
            folder,
            ..
        } = krate;
        let _ = writeln!(text, "| {name} | `{folder}` | {description} | {uses} |");
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_document_shows_every_dependency_between_crates() {
        let text = std::fs::read_to_string(document()).unwrap();
        let current = with_diagram(&text, &render(&graph().unwrap())).unwrap();
        assert!(
            text == current,
            "docs/architecture.md is out of date: run `make diagram`"
        );
    }

    #[test]
    fn a_new_dependency_changes_the_diagram_also_if_others_imply_it() {
        let package = |name: &str, uses: &[(&str, Option<&str>)]| {
            let dependency = |(name, kind): &(&str, Option<&str>)| json!({"name": name, "path": "/", "kind": kind});
            json!({
                "name": format!("caminos-{name}"),
                "description": "",
                "manifest_path": format!("/w/crates/{name}/Cargo.toml"),
                "dependencies": uses.iter().map(dependency).collect::<Vec<_>>(),
            })
        };
        let diagram = |last: &[(&str, Option<&str>)]| {
            let packages = [
                package("a", &[]),
                package("b", &[("caminos-a", None)]),
                package("c", last),
            ];
            let metadata = json!({"workspace_root": "/w", "packages": packages});
            render(&parse(&metadata).unwrap())
        };
        let before = diagram(&[("caminos-b", None)]);
        assert!(before.contains("    c --> b\n"), "{before}");
        let implied = diagram(&[("caminos-b", None), ("caminos-a", None)]);
        assert!(!implied.contains("    c --> a\n"), "{implied}");
        assert_ne!(before, implied);
        let in_tests = diagram(&[("caminos-b", None), ("caminos-a", Some("dev"))]);
        assert_eq!(before, in_tests);
    }
}
