//! Addresses of other services, which may contain a password.

use std::fmt;

/// An address, or several with commas, that may contain a password or a token, which is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretUrl(String);

impl SecretUrl {
    /// An address with one of these schemes and a host.
    #[must_use]
    pub fn parse(text: &str, schemes: &[&str]) -> Option<Self> {
        let is_one = |text: &str| {
            let parts = text.split_once("://");
            parts.is_some_and(|(scheme, rest)| {
                let has_host = rest.rsplit('@').next().is_some_and(|host| !host.is_empty());
                schemes.contains(&scheme) && has_host
            })
        };
        let all = !text.is_empty() && text.split(',').all(is_one);
        all.then(|| Self(text.to_owned()))
    }

    /// With the password, for the connection itself.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// Hosts and ports of the addresses.
    #[must_use]
    pub fn endpoints(&self, default_port: u16) -> Vec<String> {
        let endpoint = |url: &str| {
            let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
            let rest = rest.split(['/', '?']).next().unwrap_or_default();
            let host = rest.rsplit('@').next().unwrap_or_default();
            let has_port = host
                .rsplit_once(':')
                .is_some_and(|(_, port)| !port.is_empty() && !port.contains(']'));
            if has_port {
                host.to_owned()
            } else {
                format!("{}:{default_port}", host.trim_end_matches(':'))
            }
        };
        self.0.split(',').map(endpoint).collect()
    }
}

impl fmt::Display for SecretUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, url) in self.0.split(',').enumerate() {
            let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
            // What follows a question mark may name a password as well.
            let rest = rest.split('?').next().unwrap_or_default();
            let comma = if number == 0 { "" } else { "," };
            match rest.rsplit_once('@') {
                // Without a password it may be a token of NATS.
                Some((user, place)) if !user.contains(':') && !scheme.starts_with("postgres") => {
                    write!(f, "{comma}{scheme}://{place}")?;
                }
                Some((user, place)) => {
                    let user = user.split(':').next().unwrap_or_default();
                    write!(f, "{comma}{scheme}://{user}@{place}")?;
                }
                None => write!(f, "{comma}{scheme}://{rest}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for SecretUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let schemes = &["postgres", "nats"];
        for (text, shown) in [
            ("postgres://db/games", "postgres://db/games"),
            (
                "postgres://ada:pass@db:5433/games",
                "postgres://ada@db:5433/games",
            ),
            (
                "postgres://ada:p@ss@db/games?password=pass",
                "postgres://ada@db/games",
            ),
            (
                "nats://ada:pass@a:1,nats://bo:pass@b:2",
                "nats://ada@a:1,nats://bo@b:2",
            ),
            ("nats://[::1]:4222", "nats://[::1]:4222"),
            ("nats://token@a,nats://b", "nats://a,nats://b"),
            ("postgres://ada@db/games", "postgres://ada@db/games"),
        ] {
            let url = SecretUrl::parse(text, schemes).unwrap();
            assert_eq!(
                (url.to_string(), format!("{url:?}")),
                (shown.into(), shown.into())
            );
            assert_eq!(url.secret(), text);
        }
        for wrong in ["", "db", "http://db", "postgres://", "nats://a,http://b"] {
            assert_eq!(SecretUrl::parse(wrong, schemes), None, "{wrong}");
        }
    }

    #[test]
    fn the_usual_port_is_added_where_there_is_none() {
        let url = SecretUrl::parse(
            "nats://a:p@h,nats://h:1,nats://[::1],nats://[::1]:2",
            &["nats"],
        );
        assert_eq!(
            url.unwrap().endpoints(4222),
            ["h:4222", "h:1", "[::1]:4222", "[::1]:2"]
        );
    }
}
