//! Whether a NATS server answers. It introduces itself to whoever connects.

use std::io::{self, BufRead as _, BufReader, Read as _};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::time::Duration;

/// For connecting, and for the introduction.
const PATIENCE: Duration = Duration::from_secs(3);

/// What a server says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Introduction {
    pub(super) version: String,
    pub(super) wants_credentials: bool,
}

/// Connects to the first address of an endpoint that answers.
fn connect(endpoint: &str) -> io::Result<TcpStream> {
    let mut last = io::Error::from(io::ErrorKind::AddrNotAvailable);
    for address in endpoint.to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Connects, and reads the introduction.
pub(super) fn ask(endpoint: &str) -> io::Result<Introduction> {
    introduction(connect(endpoint)?)
}

fn introduction(stream: TcpStream) -> io::Result<Introduction> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new(stream.take(64 << 10)).read_line(&mut line)?;
    let no_nats = || io::Error::from(io::ErrorKind::InvalidData);
    let info = line.strip_prefix("INFO ").ok_or_else(no_nats)?;
    let info: serde_json::Value = serde_json::from_str(info.trim()).map_err(|_| no_nats())?;
    Ok(Introduction {
        version: info["version"].as_str().unwrap_or("?").to_owned(),
        wants_credentials: info["auth_required"].as_bool().unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;
    use std::net::TcpListener;

    use super::*;

    fn answer(text: &'static str) -> io::Result<Introduction> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let serving = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            stream.write_all(text.as_bytes()).unwrap();
        });
        let asked = ask(&address);
        serving.join().unwrap();
        asked
    }

    #[test]
    fn a_server_introduces_itself() {
        let info = answer("INFO {\"version\":\"2.9.10\",\"auth_required\":true}\r\n").unwrap();
        assert_eq!(info.version, "2.9.10");
        assert!(info.wants_credentials);
        for other in ["HTTP/1.1 400\r\n", "", "INFO nothing\r\n"] {
            assert!(answer(other).is_err(), "{other}");
        }
    }

    #[test]
    fn nobody_there_is_an_error() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        drop(listener);
        assert!(ask(&address).is_err());
    }
}
