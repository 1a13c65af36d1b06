//! The languages, and which one a person wants.

use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, which all others are made from.
    #[default]
    English,
    /// Catalan.
    Catalan,
    /// Galician.
    Galician,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Dutch.
    Dutch,
    /// German.
    German,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Self; 7] = [
        Self::English,
        Self::Catalan,
        Self::Galician,
        Self::Spanish,
        Self::French,
        Self::Dutch,
        Self::German,
    ];

    /// The code of the language, which is also its folder in `locales/`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Catalan => "ca",
            Self::Galician => "gl",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Dutch => "nl",
            Self::German => "de",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let identifier = self.code().parse();
        identifier.expect("the codes are language identifiers")
    }

    /// The language of a name such as `ca`, `de-AT`, `fr_CA.UTF-8` or `ca_ES@valencia`.
    ///
    /// ```
    /// use caminos_text::Language;
    /// assert_eq!(Language::named("de_AT.UTF-8"), Some(Language::German));
    /// assert_eq!(Language::named("tlh"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let code = name.split(['-', '_', '.', '@']).next()?;
        let is_it = |language: &Self| language.code().eq_ignore_ascii_case(code);
        Self::ALL.into_iter().find(is_it)
    }

    /// The language that the environment asks for, as POSIX has it: the first of `LC_ALL`,
    /// `LC_MESSAGES` and `LANG` that is set and not empty. English where the program does
    /// not speak it.
    ///
    /// ```
    /// use caminos_text::Language;
    /// let set = |name: &str| (name == "LANG").then(|| "gl_ES.UTF-8".to_owned());
    /// assert_eq!(Language::of_environment(set), Language::Galician);
    /// ```
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        name.and_then(|name| Self::named(&name)).unwrap_or_default()
    }
}
