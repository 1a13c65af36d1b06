//! Addresses: who somebody is to the limits, and under which ones the server is reached.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Where the address of a client is to be found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum AddressSource {
    /// They connect to the server themselves.
    #[default]
    Direct,
    /// They come through a proxy that writes their address into `X-Forwarded-For`.
    BehindProxy,
}

impl AddressSource {
    /// The client's address, as far as it can be believed: the last one that the proxy wrote.
    pub(crate) fn address(self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?;
            let last = last.to_str().ok()?.rsplit(',').next()?;
            last.trim().parse().ok()
        };
        match self {
            Self::Direct => peer.ip(),
            Self::BehindProxy => forwarded().unwrap_or_else(|| peer.ip()),
        }
    }
}

impl AddressSource {
    /// The origin at which this request was made, if its host is plainly one: what links to
    /// this server begin with.
    pub(crate) fn origin(self, headers: &HeaderMap) -> Option<String> {
        let host = headers.get(HOST)?.to_str().ok()?;
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        if host.is_empty() || host.len() > 255 || !host.chars().all(plain) {
            return None;
        }
        let proto = headers.get("x-forwarded-proto");
        let secure = self == Self::BehindProxy && proto.is_some_and(|proto| proto == "https");
        Some(format!(
            "{}://{host}",
            if secure { "https" } else { "http" }
        ))
    }
}

/// Whether a request comes from the page of this server. Browsers always say where a socket
/// was opened; other programs need not.
pub(crate) fn is_same_origin(headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let Some(origin) = origins.next() else {
        return true;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let place = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"))
        .map(|(_, place)| place);
    origins.next().is_none() && place.is_some() && place == host
}

/// The beginnings of links for other devices in the same network, for a server that listens
/// here.
#[must_use]
pub fn lan_origins(listening: SocketAddr) -> Vec<String> {
    let origin = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, listening.port()));
    if !listening.ip().is_unspecified() {
        let private = listening.ip().is_loopback();
        return if private {
            Vec::new()
        } else {
            vec![origin(listening.ip())]
        };
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<IpAddr> = interfaces
        .iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .filter(|ip| ip.is_ipv4() || listening.is_ipv6())
        .collect();
    // The short ones first.
    addresses.sort_unstable();
    addresses.into_iter().map(origin).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_page_of_another_server_is_recognised() {
        assert!(is_same_origin(&headers(&[("host", "a:1")])));
        let own = [("host", "a:1"), ("origin", "http://a:1")];
        assert!(is_same_origin(&headers(&own)));
        for other in [
            "http://a:2",
            "http://b:1",
            "null",
            "a:1",
            "http://a:1.evil.example",
        ] {
            let pairs = [("host", "a:1"), ("origin", other)];
            assert!(!is_same_origin(&headers(&pairs)), "{other}");
        }
        let two = [
            ("host", "a:1"),
            ("origin", "http://a:1"),
            ("origin", "http://b"),
        ];
        assert!(!is_same_origin(&headers(&two)));
        assert!(!is_same_origin(&headers(&[("origin", "http://a:1")])));
    }

    #[test]
    fn only_the_last_hop_is_believed_and_only_behind_a_proxy() {
        let peer: SocketAddr = "10.0.0.9:5".parse().unwrap();
        let forged = headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2")]);
        assert_eq!(AddressSource::Direct.address(peer, &forged), peer.ip());
        let real: IpAddr = "2.2.2.2".parse().unwrap();
        assert_eq!(AddressSource::BehindProxy.address(peer, &forged), real);
        assert_eq!(
            AddressSource::BehindProxy.address(peer, &headers(&[])),
            peer.ip()
        );
    }

    #[test]
    fn an_origin_is_a_plain_host_and_secure_only_where_the_proxy_says_so() {
        let host = headers(&[("host", "play.example:81"), ("x-forwarded-proto", "https")]);
        let direct = AddressSource::Direct.origin(&host);
        assert_eq!(direct.as_deref(), Some("http://play.example:81"));
        let proxied = AddressSource::BehindProxy.origin(&host);
        assert_eq!(proxied.as_deref(), Some("https://play.example:81"));
        for strange in ["", "a\"b", "a/b", "a<b", "a b"] {
            let host = headers(&[("host", strange)]);
            assert_eq!(AddressSource::Direct.origin(&host), None, "{strange}");
        }
        assert_eq!(AddressSource::Direct.origin(&headers(&[])), None);
    }

    #[test]
    fn a_server_for_this_machine_alone_has_no_address_for_others() {
        assert!(lan_origins("127.0.0.1:80".parse().unwrap()).is_empty());
        assert_eq!(
            lan_origins("192.168.1.4:80".parse().unwrap()),
            ["http://192.168.1.4:80"]
        );
    }
}
