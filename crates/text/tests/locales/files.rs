//! The files: every language has the messages of English, with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use caminos_text::Language;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// What a message is made of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Message {
    pub(crate) file: String,
    pub(crate) variables: BTreeSet<String>,
    /// The keys of each choice, with a star for the usual one.
    pub(crate) choices: Vec<(String, Vec<String>)>,
    /// The terms that it names, and in which form.
    pub(crate) terms: BTreeSet<(String, String)>,
}

/// Whether these are keys for a count; other choices are between words, as for an article.
pub(crate) fn counts(keys: &[String]) -> bool {
    let is_count = |key: &String| {
        matches!(key.as_str(), "zero" | "one" | "two" | "few" | "many")
            || key.parse::<u32>().is_ok()
    };
    keys.len() < 2 || keys.iter().any(is_count)
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The plural forms of a language.
pub(crate) struct Plurals(PluralRules);

impl Plurals {
    pub(crate) fn new(language: Language) -> Self {
        let code = language.code().parse::<LanguageIdentifier>();
        let code = code.expect("a language code");
        let rules = PluralRules::create(code, PluralRuleType::CARDINAL);
        Self(rules.expect("the library knows the language"))
    }

    /// The key under which a message has the text for a count. Catalan, Spanish and French have
    /// a form of their own for millions, which the page's library does not know alike: `other`
    /// stands for it.
    pub(crate) fn key(&self, count: u32) -> &'static str {
        match self.0.select(count) {
            Ok(PluralCategory::ZERO) => "zero",
            Ok(PluralCategory::ONE) => "one",
            Ok(PluralCategory::TWO) => "two",
            Ok(PluralCategory::FEW) => "few",
            Ok(PluralCategory::MANY) if count < 1_000_000 => "many",
            _ => "other",
        }
    }

    /// All keys that a choice by a count must have.
    fn keys(&self) -> BTreeSet<&'static str> {
        (0..=200).map(|count| self.key(count)).collect()
    }
}

/// All messages of a language. Panics where a file cannot be read.
pub(crate) fn messages(language: Language) -> BTreeMap<String, Message> {
    entries(language).0
}

/// All terms of a language: the colours.
pub(crate) fn terms(language: Language) -> BTreeMap<String, Message> {
    entries(language).1
}

/// Messages and terms.
fn entries(language: Language) -> (BTreeMap<String, Message>, BTreeMap<String, Message>) {
    let folder = root().join("locales").join(language.code());
    let (mut found, mut terms) = (BTreeMap::new(), BTreeMap::new());
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the folder of a language")
        .map(|entry| entry.expect("a file of the folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    files.sort();
    for path in files {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let file = format!("{}/{}", language.code(), name.unwrap_or_default());
        let text = std::fs::read_to_string(&path).expect("a text file");
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    assert!(message.attributes.is_empty(), "{file}: {id} has attributes");
                    let pattern = message.value.as_ref();
                    let pattern = pattern.unwrap_or_else(|| panic!("{file}: {id} says nothing"));
                    let own = read(&file, pattern);
                    let before = found.insert(id.clone(), own);
                    assert!(before.is_none(), "{file}: {id} is there twice");
                }
                Entry::Term(term) => {
                    let id = term.id.name.to_owned();
                    let colours = file.ends_with("/colours.ftl");
                    assert!(colours, "{file}: -{id} belongs into colours.ftl");
                    let before = terms.insert(id.clone(), read(&file, &term.value));
                    assert!(before.is_none(), "{file}: -{id} is there twice");
                }
                Entry::Junk { content } => panic!("{file}: {content}"),
                _ => {}
            }
        }
    }
    (found, terms)
}

fn read(file: &str, pattern: &Pattern<&str>) -> Message {
    let mut own = Message {
        file: file.to_owned(),
        ..Message::default()
    };
    read_pattern(pattern, &mut own);
    own
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, message);
        }
    }
}

fn read_expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, message),
        Expression::Select { selector, variants } => {
            read_inline(selector, message);
            if let InlineExpression::VariableReference { id } = selector {
                let keys = variants.iter().map(key).collect();
                message.choices.push((id.name.to_owned(), keys));
            }
            for variant in variants {
                read_pattern(&variant.value, message);
            }
        }
    }
}

fn key(variant: &Variant<&str>) -> String {
    let star = if variant.default { "*" } else { "" };
    match &variant.key {
        VariantKey::Identifier { name } => format!("{star}{name}"),
        VariantKey::NumberLiteral { value } => format!("{star}{value}"),
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => read_expression(expression, message),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::TermReference { id, arguments, .. } => {
            let named = arguments.iter().flat_map(|arguments| &arguments.named);
            let mut form = named.map(|argument| match &argument.value {
                InlineExpression::StringLiteral { value } => (*value).to_owned(),
                other => panic!("{}: a form is a text: {other:?}", message.file),
            });
            let form = form.next_back().unwrap_or_else(|| "other".to_owned());
            message.terms.insert((id.name.to_owned(), form));
        }
        other => panic!("{}: neither a variable nor a text: {other:?}", message.file),
    }
}

fn others() -> impl Iterator<Item = Language> {
    let is_other = |language: &Language| *language != Language::ENGLISH;
    Language::ALL.into_iter().filter(is_other)
}

fn file_name(message: &Message) -> Option<&str> {
    message.file.split('/').next_back()
}

#[test]
fn every_language_has_exactly_the_messages_of_english() {
    let english = messages(Language::ENGLISH);
    let mut faults = Vec::new();
    for language in others() {
        let own = messages(language);
        let code = language.code();
        for (id, message) in &english {
            match own.get(id) {
                None => faults.push(format!("{code}: {id} is missing ({})", message.file)),
                Some(here) if file_name(here) != file_name(message) => {
                    faults.push(format!("{}: {id} belongs into {}", here.file, message.file));
                }
                Some(_) => {}
            }
        }
        let unknown = own.iter().filter(|(id, _)| !english.contains_key(*id));
        faults.extend(unknown.map(|(id, here)| format!("{}: {id} is not in English", here.file)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_translation_has_the_variables_of_the_english_message() {
    let english = messages(Language::ENGLISH);
    let mut faults = Vec::new();
    for language in others() {
        for (id, own) in messages(language) {
            if let Some(message) = english.get(&id)
                && message.variables != own.variables
            {
                faults.push(format!(
                    "{}: {id} has {:?}, and English {:?}",
                    own.file, own.variables, message.variables
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_choice_has_the_plural_forms_of_its_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let needed = Plurals::new(language).keys();
        for (id, message) in messages(language) {
            for (variable, keys) in message.choices {
                let is_number = |key: &&str| key.parse::<u32>().is_ok();
                let forms = keys.iter().map(|key| key.trim_start_matches('*'));
                let forms: BTreeSet<&str> = forms.filter(|key| !is_number(key)).collect();
                let other = keys.last().is_some_and(|key| key == "*other");
                if !other || (counts(&keys) && forms != needed) {
                    let file = &message.file;
                    faults.push(format!(
                        "{file}: {id} chooses by {variable} from {keys:?} and needs {needed:?}"
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
