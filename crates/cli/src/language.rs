//! The language of this run, and what is said in it.

use std::ffi::OsString;
use std::sync::OnceLock;

use caminos_message::Message;
use caminos_text::{Language, Texts};

use caminos_message::Localise;

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Chooses the language before anything is said: what `--lang` names, or else what the
/// environment asks for.
pub(crate) fn choose(args: impl Iterator<Item = OsString>) {
    let variable = |name: &str| std::env::var(name).ok();
    let language = named(args).unwrap_or_else(|| Language::of_environment(variable));
    // Nobody else chooses.
    let _ = CHOSEN.set(language);
}

/// The language that the arguments name. The parser's own words must be in it already, so it
/// is looked for beforehand; a name that means nothing is left for the parser to refuse.
fn named(mut args: impl Iterator<Item = OsString>) -> Option<Language> {
    while let Some(arg) = args.next() {
        let arg = arg.to_string_lossy();
        if arg == "--" {
            return None;
        }
        if arg == "--lang" {
            return Language::named(&args.next()?.to_string_lossy());
        }
        if let Some(name) = arg.strip_prefix("--lang=") {
            return Language::named(name);
        }
    }
    None
}

/// The texts of the chosen language; English where nobody has chosen.
pub(crate) fn texts() -> &'static Texts {
    #[cfg(test)]
    if let Some(language) = OF_TEST.get() {
        return Texts::of(language);
    }
    Texts::of(CHOSEN.get().copied().unwrap_or_default())
}

#[cfg(test)]
thread_local! {
    /// The language of a test, since tests share the program.
    static OF_TEST: std::cell::Cell<Option<Language>> = const { std::cell::Cell::new(None) };
}

/// Does something in a language.
#[cfg(test)]
pub(crate) fn in_language<T>(language: Language, act: impl FnOnce() -> T) -> T {
    OF_TEST.set(Some(language));
    let done = act();
    OF_TEST.set(None);
    done
}

/// A message in the chosen language.
pub(crate) fn message_text(message: &Message) -> String {
    texts().format(message)
}

/// What an error or a refusal says in the chosen language.
pub(crate) fn localised(what: &impl Localise) -> String {
    message_text(&what.message())
}

/// The text of a message in the chosen language.
macro_rules! tr {
    ($id:literal $($rest:tt)*) => {
        caminos_text::localise!($crate::language::texts(), $id $($rest)*)
    };
}
pub(crate) use tr;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_may_name_a_language_anywhere_before_two_dashes() {
        let named = |line: &str| {
            let named = named(line.split(' ').map(OsString::from));
            named.map(Language::code)
        };
        assert_eq!(named("caminos --lang ca play"), Some("ca"));
        assert_eq!(named("caminos play --lang=fr"), Some("fr"));
        assert_eq!(named("caminos play --lang=klingon"), None);
        assert_eq!(named("caminos play --lang"), None);
        assert_eq!(named("caminos replay -- --lang=fr"), None);
    }
}
