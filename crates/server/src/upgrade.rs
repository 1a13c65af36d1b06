//! From a request to a socket.
//!
//! Not by way of axum, whose sockets cannot be written to except through a task, and copy
//! what is sent for every client.

use std::future::Future;

use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{SEC_WEBSOCKET_VERSION, UPGRADE};
use axum::response::{IntoResponse, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tungstenite::handshake::server::create_response;

use crate::line::Line;

/// Answers a request that asks for a socket; when the client has the answer, goes on with it.
pub(crate) fn upgrade<F>(
    request: Request,
    then: impl FnOnce(Line) -> F + Send + 'static,
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
            tracing::error!("a connection is not what the door has let in");
            return;
        };
        let line = Line::new(parts.io.into_inner(), &parts.read_buf);
        // The memory of the request need not be kept for as long as the socket is open.
        drop(parts.read_buf);
        then(line).await;
    });
    response.map(|()| Body::empty())
}

fn refuse(error: &tungstenite::Error) -> Response {
    let how = [(UPGRADE, "websocket"), (SEC_WEBSOCKET_VERSION, "13")];
    let why = format!("this address is for web sockets: {error}\n");
    (StatusCode::UPGRADE_REQUIRED, how, why).into_response()
}
