//! The names under which this server may be asked for.
//!
//! A web page of somebody else can have its own name lead to an address of this network (DNS
//! rebinding), and would then be of the same origin as this server. So a name that this server
//! does not have is refused; an address, or a name that no public name server knows, is none that
//! a stranger could own.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::address::AddressSource;

/// Endings of names for home and office networks, which nobody can register.
const LOCAL_ENDINGS: [&str; 5] = [".local", ".localhost", ".lan", ".home.arpa", ".internal"];

/// The names of this server.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    address_source: AddressSource,
    names: Vec<String>,
}

impl Hosts {
    /// These names and that of this machine.
    pub(crate) fn new(address_source: AddressSource, names: &[String]) -> Self {
        let names = names.iter().cloned().chain(host_name());
        Self {
            address_source,
            names: names.map(|name| normalised(&name)).collect(),
        }
    }

    /// Whether the server has the name that the request asks for; the name if not.
    fn check(&self, headers: &HeaderMap) -> Result<(), String> {
        let forwarded = match self.address_source {
            AddressSource::BehindProxy => headers.get("x-forwarded-host"),
            AddressSource::Direct => None,
        };
        // Browsers always send it; programs of before 1997 and some probes do not.
        let Some(host) = forwarded.or_else(|| headers.get(HOST)) else {
            return Ok(());
        };
        let host = host.to_str().unwrap_or_default();
        let name = normalised(without_port(host));
        if self.is_ours(&name) {
            return Ok(());
        }
        // Shown in the answer and in logs.
        let visible = name.chars().filter(|c| c.is_ascii_graphic() && *c != '"');
        Err(visible.take(255).collect())
    }

    fn is_ours(&self, name: &str) -> bool {
        let address = name.trim_start_matches('[').trim_end_matches(']');
        let is_plain = |name: &str| {
            let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            !name.is_empty() && name.chars().all(letter)
        };
        address.parse::<IpAddr>().is_ok()
            || is_plain(name)
            || LOCAL_ENDINGS.iter().any(|ending| name.ends_with(ending))
            || self.names.iter().any(|own| own == name)
    }
}

/// Refuses requests for a name that this server does not have.
pub(crate) async fn check_host(
    State(hosts): State<Hosts>,
    request: Request,
    next: Next,
) -> Response {
    match hosts.check(request.headers()) {
        Ok(()) => next.run(request).await,
        Err(name) => {
            tracing::debug!(%name, "a request for another host");
            let why = format!(
                "This server does not answer to the name \"{name}\".\n\
                 If it is to, start it with: caminos serve --host {name}\n"
            );
            (StatusCode::MISDIRECTED_REQUEST, why).into_response()
        }
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        // An IPv6 address has colons of its own, in brackets.
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

fn normalised(name: &str) -> String {
    let name = name.strip_suffix('.').unwrap_or(name);
    name.to_ascii_lowercase()
}

#[cfg(unix)]
fn host_name() -> Option<String> {
    let name = rustix::system::uname();
    name.nodename().to_str().ok().map(str::to_owned)
}

#[cfg(not(unix))]
fn host_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(hosts: &Hosts, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        hosts.check(&headers).is_ok()
    }

    #[test]
    fn addresses_and_local_names_are_ours_and_foreign_names_are_not() {
        let hosts = Hosts::new(AddressSource::Direct, &["Play.Example".to_owned()]);
        for own in [
            "127.0.0.1:8377",
            "192.168.1.4",
            "[::1]:8377",
            "[2001:db8::1]",
            "localhost:8377",
            "laptop",
            "laptop.local:8377",
            "laptop.lan",
            "play.example",
            "PLAY.EXAMPLE.:8377",
        ] {
            assert!(check(&hosts, own), "{own}");
        }
        for foreign in [
            "evil.example",
            "evil.example:8377",
            "play.example.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "",
            ":8377",
            "local.",
            "a b",
        ] {
            let ours = foreign == "local.";
            assert_eq!(check(&hosts, foreign), ours, "{foreign}");
        }
    }

    #[test]
    fn behind_a_proxy_the_forwarded_name_counts() {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "127.0.0.1:8377".parse().unwrap());
        headers.insert("x-forwarded-host", "evil.example".parse().unwrap());
        let names = ["play.example".to_owned()];
        let direct = Hosts::new(AddressSource::Direct, &names);
        assert_eq!(direct.check(&headers), Ok(()));
        let proxied = Hosts::new(AddressSource::BehindProxy, &names);
        assert_eq!(proxied.check(&headers), Err("evil.example".to_owned()));
        headers.insert("x-forwarded-host", "play.example".parse().unwrap());
        assert_eq!(proxied.check(&headers), Ok(()));
    }

    #[test]
    fn this_machine_answers_to_its_own_name() {
        let name = host_name().unwrap();
        let hosts = Hosts::new(AddressSource::Direct, &[]);
        assert!(hosts.is_ours(&normalised(&name)));
    }
}
