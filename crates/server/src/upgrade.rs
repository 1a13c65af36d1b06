//! The upgrade of an HTTP request to a WebSocket.
//!
//! Not through axum, whose sockets can only be written to by a task, and copy a broadcast for
//! every client.

use std::future::Future;

use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{SEC_WEBSOCKET_VERSION, UPGRADE};
use axum::response::{IntoResponse, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tungstenite::handshake::server::create_response;

use crate::outbox::Outbox;

/// Answers an upgrade request, and runs `then` on the open socket.
pub(crate) fn upgrade<F>(
    request: Request,
    then: impl FnOnce(Outbox) -> F + Send + 'static,
) -> Response
where
    F: Future<Output = ()> + Send + 'static,
{
    let mut request = request.map(drop);
    let response = match create_response(&request) {
        Ok(response) => response,
        Err(error) => return refuse(&error),
    };
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // Without an answer there is no client.
        let Ok(upgraded) = upgraded.await else { return };
        let Ok(parts) = upgraded.downcast::<TokioIo<TcpStream>>() else {
            tracing::error!("an upgraded connection is not a TCP stream");
            return;
        };
        let outbox = Outbox::new(parts.io.into_inner(), &parts.read_buf);
        // Frees the request's buffer for as long as the socket is open.
        drop(parts.read_buf);
        then(outbox).await;
    });
    response.map(|()| Body::empty())
}

fn refuse(error: &tungstenite::Error) -> Response {
    let how = [(UPGRADE, "websocket"), (SEC_WEBSOCKET_VERSION, "13")];
    let why = format!("this address is for web sockets: {error}\n");
    (StatusCode::UPGRADE_REQUIRED, how, why).into_response()
}
