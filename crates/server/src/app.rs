//! The HTTP routes, and the security headers of every response.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::header::{
    ACCEPT, CACHE_CONTROL, CONNECTION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST,
    REFERRER_POLICY, RETRY_AFTER, SEC_WEBSOCKET_VERSION, UPGRADE, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use caminos_protocol::socket::{Addresses, CreateGameError, GameId};
use caminos_table::MatchSetup;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::address::{AddressSource, is_same_origin};
use crate::hosts::{Hosts, check_host};
use crate::limits::Quotas;
use crate::page::Page;
use crate::preview::{PreviewError, Previews, Subject};
use crate::readiness::Readiness;
use crate::rooms::Rooms;
use crate::socket::{self, Connection};

/// The longest setup, with room for four long names.
const MAX_SETUP: usize = 8 << 10;

/// How long the page of a game waits for the log, which only decides between its status codes.
const EXISTENCE_TIMEOUT: Duration = Duration::from_secs(1);

/// No inline script or style, nothing from elsewhere; wasm may be compiled.
macro_rules! content_policy {
    ($framed_by:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ",
            "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; ",
            "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; ",
            "form-action 'none'; frame-ancestors ",
            $framed_by
        )
    };
}
const CONTENT_POLICY: &str = content_policy!("'none'");
/// A board in other people's pages: they may frame it, and no other screen.
const EMBEDDED_POLICY: &str = content_policy!("*");
const EMBEDDED: &str = "/embed/";
/// Games on this server.
const GAMES: &str = "/g/";
/// Pictures that other people's pages show beside links.
const PREVIEWS: [&str; 2] = ["/preview/", "/icons/"];

/// The route table of the page: a screen's name and its path.
const ROUTES: &str = include_str!("../../../web/routes.json");

/// What the routes work with.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) quotas: Quotas,
    pub(crate) page: Page,
    pub(crate) address_source: AddressSource,
    /// Beginnings of links for other devices.
    pub(crate) origins: Vec<String>,
    pub(crate) shutdown: watch::Receiver<bool>,
    pub(crate) hosts: Hosts,
    pub(crate) readiness: Readiness,
    pub(crate) previews: Previews,
}

/// All routes.
pub(crate) fn routes(app: Arc<App>) -> Router {
    let hosts = from_fn_with_state(app.hosts.clone(), check_host);
    let body_time = from_fn_with_state(app.quotas.limits().body_timeout, limit_body_time);
    let screens = |router: Router<_>, path| router.route(path, get(index));
    screen_paths()
        .into_iter()
        .fold(Router::new(), screens)
        .route("/socket", get(socket))
        .route(
            "/api/games",
            post(create_game)
                .layer::<_, Infallible>(body_time)
                .layer(DefaultBodyLimit::max(MAX_SETUP)),
        )
        .route("/api/games/{game}/qr.svg", get(qr))
        .route("/preview/{board}", get(board_preview))
        .route("/preview/g/{game}", get(game_preview))
        .route("/api/addresses", get(addresses))
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .fallback(file)
        .with_state(app)
        .layer(hosts)
        .layer(from_fn(secure))
}

/// The paths of the page's screens. The page's own router reads the same file; what follows a `#`
/// stays in the browser.
fn screen_paths() -> Vec<&'static str> {
    let routes: BTreeMap<&str, &str> =
        serde_json::from_str(ROUTES).expect("a test reads the route table");
    let paths = routes.into_values();
    paths.filter_map(|path| path.split('#').next()).collect()
}

async fn secure(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_embedded = path.starts_with(EMBEDDED);
    let is_preview = PREVIEWS.iter().any(|begin| path.starts_with(begin));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut say = |name: HeaderName, value| headers.insert(name, HeaderValue::from_static(value));
    if is_embedded {
        say(CONTENT_SECURITY_POLICY, EMBEDDED_POLICY);
    } else {
        say(CONTENT_SECURITY_POLICY, CONTENT_POLICY);
        say(X_FRAME_OPTIONS, "DENY");
    }
    say(REFERRER_POLICY, "no-referrer");
    say(X_CONTENT_TYPE_OPTIONS, "nosniff");
    say(
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    );
    say(
        HeaderName::from_static("cross-origin-resource-policy"),
        if is_preview {
            "cross-origin"
        } else {
            "same-origin"
        },
    );
    say(
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
    response
}

async fn index(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    let origin = app.address_source.origin(&headers);
    let subject = Subject::of(&uri);
    if let Some(game) = uri.path().strip_prefix(GAMES)
        && !may_exist(&app, game).await
    {
        return not_found(&app, &method, &headers);
    }
    let page = &app.page;
    page.index(&method, &headers, origin.as_deref(), subject.as_ref())
}

/// Whether a link may lead to a game.
async fn may_exist(app: &App, game: &str) -> bool {
    match GameId::new(game) {
        Ok(id) => app.rooms.may_exist(&id, EXISTENCE_TIMEOUT).await,
        Err(_) => false,
    }
}

/// The page itself, which says that nothing is here, in the visitor's language.
fn not_found(app: &App, method: &Method, headers: &HeaderMap) -> Response<Body> {
    let origin = app.address_source.origin(headers);
    let nothing_cached = HeaderMap::new();
    let mut response = app
        .page
        .index(method, &nothing_cached, origin.as_deref(), None);
    if response.status() == StatusCode::OK {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    response
}

/// The picture of a game or a position as text.
async fn board_preview(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    let subject = name.strip_suffix(".png").and_then(Subject::board);
    let Some(Subject::Board(text)) = subject else {
        return nothing();
    };
    let drawn = app.previews.of_board(&text).await;
    picture(&app, drawn, "public, max-age=86400", &method, &headers)
}

/// The picture of a game on this server, as it stands.
async fn game_preview(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    let id = name.strip_suffix(".png");
    let Some(Ok(id)) = id.map(GameId::new) else {
        return nothing();
    };
    let Ok(room) = app.rooms.room(&id).await else {
        return nothing();
    };
    let drawn = app.previews.of_position(room.position()).await;
    picture(&app, drawn, "public, max-age=60", &method, &headers)
}

fn picture(
    app: &App,
    drawn: Result<Bytes, PreviewError>,
    caching: &'static str,
    method: &Method,
    headers: &HeaderMap,
) -> Response {
    match drawn {
        Ok(bytes) => (
            [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, caching)],
            bytes,
        )
            .into_response(),
        Err(PreviewError::Unavailable) => app.page.picture(method, headers),
        Err(PreviewError::Link(_) | PreviewError::Setup(_)) => nothing(),
    }
}

fn nothing() -> Response {
    (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response()
}

async fn file(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let response = app.page.file(path, &method, &headers);
    if response.status() == StatusCode::NOT_FOUND && wants_html(&headers) {
        return not_found(&app, &method, &headers);
    }
    response
}

/// Whether a person asks: scripts and pictures do not accept HTML.
fn wants_html(headers: &HeaderMap) -> bool {
    let accept = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|value| value.contains("text/html"))
}

async fn socket(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let metrics = app.rooms.metrics();
    if !is_same_origin(&headers) {
        metrics.refused_origin.increment();
        let why = "sockets are for this server's own page\n";
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    let upgrade = match upgrade {
        Ok(upgrade) => socket::configure(upgrade),
        Err(error) => {
            let how = [(UPGRADE, "websocket"), (SEC_WEBSOCKET_VERSION, "13")];
            let why = format!("this address is for web sockets: {error}\n");
            return (StatusCode::UPGRADE_REQUIRED, how, why).into_response();
        }
    };
    let address = app.address_source.address(peer, &headers);
    let Some(permit) = app.quotas.connect(address) else {
        metrics.refused_sockets.increment();
        let why = "too many connections\n";
        return (StatusCode::TOO_MANY_REQUESTS, why).into_response();
    };
    upgrade.on_upgrade(move |socket| {
        let connection = Connection {
            socket,
            rooms: Arc::clone(&app.rooms),
            address,
            rate: app.quotas.limits().messages,
            watched_ping_interval: app.quotas.limits().watched_ping_interval(),
            shutdown: app.shutdown.clone(),
            _permit: permit,
        };
        connection.run()
    })
}

/// Reads the whole body within a time, so that a request that dribbles in ends. How long it may be is
/// set by `DefaultBodyLimit`.
async fn limit_body_time(State(time): State<Duration>, request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let body = Request::from_parts(head.clone(), body);
    match timeout(time, Bytes::from_request(body, &())).await {
        Ok(Ok(body)) => next.run(Request::from_parts(head, Body::from(body))).await,
        Ok(Err(error)) => {
            let detail = error.body_text();
            (error.status(), Json(CreateGameError::Malformed { detail })).into_response()
        }
        Err(_) => {
            let why = "the request took too long\n";
            (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")], why).into_response()
        }
    }
}

async fn create_game(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    setup: Result<Json<MatchSetup>, JsonRejection>,
) -> Response {
    if !is_same_origin(&headers) {
        let why = "games are created from this server's own page\n";
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    let setup = match setup {
        Ok(Json(setup)) => setup,
        Err(error) => {
            let detail = error.body_text();
            return (error.status(), Json(CreateGameError::Malformed { detail })).into_response();
        }
    };
    if let Err(wait) = app
        .quotas
        .create_game(app.address_source.address(peer, &headers))
    {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        let retry_after = [(RETRY_AFTER, HeaderValue::from(seconds))];
        return (retry_after, refuse(CreateGameError::TooManyGames)).into_response();
    }
    match app.rooms.create_game(setup).await {
        Ok(opened) => {
            let fresh = [(CACHE_CONTROL, "no-store")];
            (StatusCode::CREATED, fresh, Json(opened)).into_response()
        }
        Err(fault) => refuse(fault),
    }
}

fn refuse(fault: CreateGameError) -> Response {
    let status = match fault {
        CreateGameError::Malformed { .. } => StatusCode::BAD_REQUEST,
        CreateGameError::Setup { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        CreateGameError::TooManyGames => StatusCode::TOO_MANY_REQUESTS,
        CreateGameError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, Json(fault)).into_response()
}

#[derive(Deserialize)]
struct QrQuery {
    /// One of the server's addresses, if not the one that the request came by.
    origin: Option<String>,
}

/// The link of a game as a picture. Only for addresses of this server, so that nobody has it
/// draw a way to elsewhere.
async fn qr(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(QrQuery { origin }): Query<QrQuery>,
    headers: HeaderMap,
) -> Response {
    let Ok(game) = GameId::new(&game) else {
        return nothing();
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let origin = match (origin, host) {
        (None, Some(host)) => format!("http://{host}"),
        (Some(origin), _) if app.origins.contains(&origin) => origin,
        (Some(origin), Some(host)) if is_at(&origin, host) => origin,
        _ => return nothing(),
    };
    match qrcode::QrCode::new(format!("{origin}/g/{game}")) {
        Ok(code) => {
            let picture = code.render::<qrcode::render::svg::Color<'_>>();
            ([(CONTENT_TYPE, "image/svg+xml")], picture.build()).into_response()
        }
        Err(_) => nothing(),
    }
}

fn is_at(origin: &str, host: &str) -> bool {
    let place = origin
        .strip_prefix("https://")
        .or_else(|| origin.strip_prefix("http://"));
    place == Some(host)
}

async fn addresses(State(app): State<Arc<App>>) -> Json<Addresses> {
    Json(Addresses {
        origins: app.origins.clone(),
    })
}

/// The process runs and answers: nothing more, or a fault of the store would have it restarted.
async fn alive() -> &'static str {
    "ok\n"
}

/// It can really write, and does not close. What is down besides is said, and changes no status.
async fn ready(State(app): State<Arc<App>>) -> Response {
    let fresh = [(CACHE_CONTROL, "no-store")];
    match app.readiness.check().await {
        Ok(answer) => (fresh, format!("{answer}\n")).into_response(),
        Err(why) => {
            let status = StatusCode::SERVICE_UNAVAILABLE;
            (status, fresh, format!("{why}\n")).into_response()
        }
    }
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = [(CONTENT_TYPE, "text/plain; version=0.0.4")];
    let metrics = app.rooms.metrics();
    let services = app.rooms.services();
    metrics.set_log(&services.log.stats());
    metrics
        .bus_connected
        .set(u64::from(services.bus.is_connected()));
    let engine = services.engines.counts().metrics_text();
    (kind, metrics.text() + &engine).into_response()
}
