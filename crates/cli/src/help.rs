//! The help of the program and what the parser says, in the chosen language.
//!
//! A command's texts are found by name: `cmd-play` says what it does, `cmd-play-level` is one of
//! its arguments, `cmd-play-after` follows. What several commands share is `cmd-start-…`.

use std::error::Error as _;
use std::num::ParseIntError;

use caminos_text::{Language, Texts};
use clap::builder::PossibleValue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory as _, Error};

use crate::causes;
use crate::language::{texts, tr};

/// The headings that arguments are given in the code.
pub(crate) const POSITION: &str = "position";
pub(crate) const PLAYERS: &str = "players";

/// The command line of this program with its texts.
pub(crate) fn command() -> Command {
    let mut command = crate::Cli::command();
    // Only then are the arguments there that the parser adds itself.
    command.build();
    told(command, "caminos")
}

fn told(command: Command, name: &str) -> Command {
    let mut command = command
        .mut_args(|arg| told_arg(arg, name))
        .mut_subcommands(|sub| {
            let name = sub.get_name().to_owned();
            if name == "help" {
                return told_help(sub);
            }
            told(sub, &name)
        });
    if let Some(text) = found(&format!("cmd-{name}")) {
        command = command.about(text);
    }
    if let Some(text) = found(&format!("cmd-{name}-after")) {
        command = command.after_help(text);
    }
    framed(command)
}

/// The parser's own command that prints help.
fn told_help(command: Command) -> Command {
    let about = tr!("cmd-help-command");
    framed(
        command
            .mut_args(|arg| arg.help(about.clone()))
            .mut_subcommands(|sub| {
                let text = found(&format!("cmd-{}", sub.get_name()));
                sub.about(text.unwrap_or_else(|| about.clone()))
            })
            .about(about.clone()),
    )
}

/// Headings and the line of usage, which the parser has in English only.
fn framed(mut command: Command) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let usage = usage
        .replace("[OPTIONS]", &tr!("cmd-any-options"))
        .replace("[COMMAND]", &format!("[{}]", tr!("cmd-any-command")))
        .replace("<COMMAND>", &format!("<{}>", tr!("cmd-any-command")));
    let heading = tr!("cmd-usage");
    command
        .override_usage(usage)
        .subcommand_help_heading(tr!("cmd-commands"))
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
}

fn told_arg(arg: Arg, command: &str) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let mut help = match id.as_str() {
        "help" => tr!("cmd-help"),
        "version" => tr!("cmd-version"),
        "lang" => tr!("cmd-lang"),
        _ => found(&format!("cmd-{command}-{id}"))
            .or_else(|| found(&format!("cmd-start-{id}")))
            .unwrap_or_default(),
    };
    let join = |words: Vec<String>| words.join(", ");
    let values = arg.get_possible_values();
    if !values.is_empty() && !arg.is_hide_possible_values_set() && takes_value(&arg) {
        let names = values.iter().map(PossibleValue::get_name);
        let names = join(names.map(str::to_owned).collect());
        help = format!("{help} {}", tr!("cmd-values", values = names));
    }
    let defaults = arg.get_default_values().iter();
    let defaults = join(
        defaults
            .map(|value| value.to_string_lossy().into())
            .collect(),
    );
    if !defaults.is_empty() && takes_value(&arg) {
        help = format!("{help} {}", tr!("cmd-default", value = defaults));
    }
    let heading = match arg.get_help_heading() {
        Some(POSITION) => tr!("cmd-position"),
        Some(PLAYERS) => tr!("cmd-players"),
        Some(other) => other.to_owned(),
        None if arg.is_positional() => tr!("cmd-arguments"),
        None => tr!("cmd-options"),
    };
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| value_name(name)).collect();
    let arg = if takes_value(&arg) && !names.is_empty() {
        arg.value_names(names)
    } else {
        arg
    };
    arg.help(help)
        .help_heading(heading)
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// What an argument's value is called. Signs such as N and MS are the same in every language.
fn value_name(name: &str) -> String {
    found(&value_message(name)).unwrap_or_else(|| name.to_owned())
}

fn value_message(name: &str) -> String {
    let id = name.to_ascii_lowercase().replace([':', '='], "-");
    format!("cmd-value-{id}")
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values()
}

/// The text of a message whose name is put together, if there is one.
fn found(id: &str) -> Option<String> {
    let there = Texts::of(Language::English).has(id);
    there.then(|| texts().text(id, &[]))
}

/// What is wrong with the arguments, for people. Help and the version are no errors.
pub(crate) fn refused(error: &Error) -> Option<String> {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        return None;
    }
    let mut text = tr!("error", text = reason(error));
    for kind in [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ] {
        if let Some(names) = context(error, kind) {
            text.push_str("\n\n  ");
            text.push_str(&tr!("cmd-error-similar", names = names));
        }
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.trim_start_matches("Usage: ").trim_end();
        text.push_str(&format!("\n\n{}: {usage}", tr!("cmd-usage")));
    }
    Some(format!("{text}\n\n{}\n", tr!("cmd-error-more")))
}

/// What the parser says about an error under a name.
fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn reason(error: &Error) -> String {
    let said = |kind| context(error, kind).unwrap_or_default();
    let arg = || said(ContextKind::InvalidArg);
    let value = || said(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ArgumentConflict if said(ContextKind::PriorArg) == arg() => {
            tr!("cmd-error-again", arg = arg())
        }
        ErrorKind::ArgumentConflict => {
            let others = said(ContextKind::PriorArg);
            tr!("cmd-error-conflict", arg = arg(), others = others)
        }
        ErrorKind::InvalidValue if value().is_empty() => tr!("cmd-error-no-value", arg = arg()),
        ErrorKind::InvalidValue => {
            let refused = tr!("cmd-error-value", value = value(), arg = arg());
            let values = said(ContextKind::ValidValue);
            format!("{refused}\n  {}", tr!("cmd-error-values", values = values))
        }
        ErrorKind::ValueValidation => {
            let refused = tr!("cmd-error-value", value = value(), arg = arg());
            match error.source() {
                Some(cause) => format!("{refused}: {}", cause_of_value(cause)),
                None => refused,
            }
        }
        ErrorKind::InvalidSubcommand => {
            let command = said(ContextKind::InvalidSubcommand);
            tr!("cmd-error-command", command = command)
        }
        ErrorKind::MissingRequiredArgument => tr!("cmd-error-missing", args = arg()),
        ErrorKind::MissingSubcommand => tr!("cmd-error-no-command"),
        ErrorKind::TooManyValues => tr!("cmd-error-too-many", value = value(), arg = arg()),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            let expected = context(error, ContextKind::ExpectedNumValues)
                .unwrap_or_else(|| said(ContextKind::MinValues));
            let actual = said(ContextKind::ActualNumValues);
            tr!(
                "cmd-error-count",
                arg = arg(),
                expected = expected,
                actual = actual
            )
        }
        ErrorKind::UnknownArgument => tr!("cmd-error-unknown", arg = arg()),
        ErrorKind::InvalidUtf8 => tr!("cmd-error-text"),
        _ => tr!("cmd-error-other"),
    }
}

fn cause_of_value(cause: &(dyn std::error::Error + 'static)) -> String {
    if let Some(text) = causes::told(cause) {
        return text;
    }
    let text = cause.to_string();
    if cause.is::<ParseIntError>() || text == "invalid digit found in string" {
        return tr!("cmd-error-number");
    }
    // The parser's own words about a number that is too large or too small.
    match text.split_once(" is not in ") {
        Some((value, range)) => tr!("cmd-error-range", value = value, range = range),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn message_of(command: &str, id: &str) -> Option<String> {
        let own = format!("cmd-{command}-{id}");
        let shared = format!("cmd-start-{id}");
        let there = |name: &String| Texts::of(Language::English).has(name);
        [own, shared].into_iter().find(there)
    }

    #[test]
    fn every_command_and_argument_has_its_text_and_no_text_is_left_over() {
        let root = crate::Cli::command();
        let mut used = BTreeSet::new();
        let subcommands = root.get_subcommands().map(|sub| (sub.get_name(), sub));
        for (name, command) in [("caminos", &root)].into_iter().chain(subcommands) {
            used.extend([format!("cmd-{name}"), format!("cmd-{name}-after")]);
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str().replace('_', "-");
                for value in arg.get_value_names().unwrap_or_default() {
                    let is_word = value.len() > 2
                        && value
                            .chars()
                            .all(|c| c.is_ascii_uppercase() || ":=".contains(c));
                    if is_word && takes_value(arg) && !arg.is_hide_set() {
                        used.insert(value_message(value));
                    }
                }
                if matches!(id.as_str(), "help" | "version" | "lang") {
                    continue;
                }
                let message = message_of(name, &id);
                used.insert(message.unwrap_or_else(|| panic!("{name} {id} is not explained")));
            }
        }
        for message in &used {
            let there = Texts::of(Language::English).has(message);
            assert!(there, "{message} is missing");
        }
        let said = include_str!("help.rs");
        let texts = include_str!("../../../locales/en/help.ftl");
        let messages = texts.lines().filter(|line| line.starts_with("cmd-"));
        for message in messages.filter_map(|line| line.split(" =").next()) {
            let is_said = said.contains(&format!("tr!(\"{message}\""))
                || said.contains(&format!("\"{message}\","));
            assert!(is_said || used.contains(message), "nobody says {message}");
        }
    }

    #[test]
    fn the_parser_takes_what_it_took_before_it_was_told() {
        command().debug_assert();
        let parse = |line: &str| command().try_get_matches_from(line.split(' '));
        assert!(parse("caminos --lang ca play --level 3 --players 4").is_ok());
        assert!(parse("caminos perft --depth 2 --board ring --lang=de").is_ok());
        for (line, kind) in [
            ("caminos perft", ErrorKind::MissingRequiredArgument),
            ("caminos perft --depth 0", ErrorKind::ValueValidation),
            ("caminos play --lang xx", ErrorKind::ValueValidation),
            ("caminos show --color blue", ErrorKind::InvalidValue),
            ("caminos nonsense", ErrorKind::InvalidSubcommand),
            ("caminos moves --nonsense", ErrorKind::UnknownArgument),
            ("caminos show --json --path", ErrorKind::ArgumentConflict),
            ("caminos arena 1 2 --sprt 3", ErrorKind::WrongNumberOfValues),
        ] {
            let error = parse(line).unwrap_err();
            assert_eq!(error.kind(), kind, "{line}");
            let text = refused(&error).unwrap_or_default();
            assert!(text.starts_with("error: "), "{text}");
            assert!(text.contains("--help"), "{text}");
        }
        let help = parse("caminos help play").unwrap_err();
        assert_eq!(refused(&help), None);
        assert!(help.to_string().contains("Usage: caminos play [OPTIONS]"));
    }
}
