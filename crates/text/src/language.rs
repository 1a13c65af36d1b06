//! The languages, and which one a person wants.

use unic_langid::LanguageIdentifier;

// `LANGUAGES`: the code and the texts of each folder in `locales/`, English first.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// How many languages there are.
pub(crate) const COUNT: usize = LANGUAGES.len();

/// A language that there are texts in: a folder of `locales/`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Language(u8);

impl Language {
    /// English, which all others are translated from and fall back to.
    pub const ENGLISH: Self = Self(0);

    /// All of them, English first, then in the order of their codes.
    pub const ALL: [Self; COUNT] = {
        let mut all = [Self::ENGLISH; COUNT];
        let mut index = 0;
        while index < COUNT {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The code of the language, which is also its folder in `locales/`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        LANGUAGES[self.index()].0
    }

    /// Its Fluent files.
    pub(crate) const fn files(self) -> &'static [&'static str] {
        LANGUAGES[self.index()].1
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let identifier = self.code().parse();
        identifier.expect("folders are named by language codes")
    }

    /// The language of a name such as `ca`, `de-AT`, `fr_CA.UTF-8` or `ca_ES@valencia`.
    ///
    /// ```
    /// use caminos_text::Language;
    /// assert_eq!(Language::named("de_AT.UTF-8").map(Language::code), Some("de"));
    /// assert_eq!(Language::named("tlh"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let code = name.split(['-', '_', '.', '@']).next()?;
        let is_it = |language: &Self| language.code().eq_ignore_ascii_case(code);
        Self::ALL.into_iter().find(is_it)
    }

    /// The language that the environment asks for, as POSIX has it: the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is set and not empty. English where there are no
    /// texts in it.
    ///
    /// ```
    /// use caminos_text::Language;
    /// let set = |name: &str| (name == "LANG").then(|| "gl_ES.UTF-8".to_owned());
    /// assert_eq!(Language::of_environment(set).code(), "gl");
    /// ```
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        name.and_then(|name| Self::named(&name)).unwrap_or_default()
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}
