//! Engine jobs between nodes: a node whose cores are busy asks who has a free one, and the first that
//! answers searches. The job also stays in the queue of its own node, so nothing is lost with the
//! other one.

use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::{Client, Message, Request, Subject};
use futures_util::StreamExt as _;
use tokio::sync::oneshot;
use tokio::time::sleep;

use super::NodeId;
use super::nats::{Nats, RETRY};
use crate::engine::{Job, RemoteJob};
use crate::services::Services;

/// Who has a free core?
const FREE: &str = "caminos.engine.free";

/// How long a node with a free core may take to say so.
const FREE_TIMEOUT: Duration = Duration::from_millis(500);

/// How long a search on another node may take, with the time that it waits for its first slice.
const SEARCH_TIMEOUT: Duration = Duration::from_secs(10);

/// Jobs for one node.
fn jobs_of(node: &str) -> Subject {
    format!("caminos.engine.node.{node}").into()
}

impl Nats {
    /// A move that another node has found; none if no core is free.
    pub(super) fn search(
        &self,
        node: NodeId,
        job: RemoteJob,
    ) -> impl Future<Output = Option<String>> + Send + use<> {
        let client = self.client.clone();
        async move {
            let question = request(node.to_string().into_bytes(), FREE_TIMEOUT);
            let free = client.send_request(FREE, question).await.ok()?;
            let free = std::str::from_utf8(&free.payload).ok()?;
            let job = request(serde_json::to_vec(&job).ok()?, SEARCH_TIMEOUT);
            let found = client.send_request(jobs_of(free), job).await.ok()?;
            let text = String::from_utf8(found.payload.to_vec()).ok()?;
            (!text.is_empty()).then_some(text)
        }
    }

    /// Searches for other nodes while cores are free.
    pub(super) fn take_jobs(
        &self,
        node: NodeId,
        services: Weak<Services>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let client = self.client.clone();
        async move {
            loop {
                let own = jobs_of(&node.to_string());
                let subscribed = tokio::try_join!(client.subscribe(FREE), client.subscribe(own));
                let (mut questions, mut jobs) = match subscribed {
                    Ok(subscribed) => subscribed,
                    Err(error) => {
                        tracing::warn!(%error, "jobs of other nodes cannot be subscribed to");
                        sleep(RETRY).await;
                        continue;
                    }
                };
                loop {
                    tokio::select! {
                        Some(question) = questions.next() => {
                            let Some(services) = services.upgrade() else { return };
                            answer(&client, node, &services, question).await;
                        }
                        Some(job) = jobs.next() => {
                            let Some(services) = services.upgrade() else { return };
                            tokio::spawn(run(client.clone(), services, job));
                        }
                        else => break,
                    }
                }
            }
        }
    }
}

fn request(payload: Vec<u8>, timeout: Duration) -> Request {
    Request::new()
        .payload(payload.into())
        .timeout(Some(timeout))
}

/// Says so if a core is free.
async fn answer(client: &Client, node: NodeId, services: &Services, question: Message) {
    let own = node.to_string();
    let is_own = question.payload.as_ref() == own.as_bytes();
    if let Some(reply) = question.reply
        && !is_own
        && services.engines.has_free_core()
    {
        publish(client, reply, own).await;
    }
}

/// Searches, and answers with a move or, if there is none, with nothing.
async fn run(client: Client, services: Arc<Services>, message: Message) {
    let Some(reply) = message.reply else { return };
    let found = search(&services, &message.payload).await;
    publish(&client, reply, found.unwrap_or_default()).await;
}

async fn search(services: &Services, payload: &[u8]) -> Option<String> {
    let job: RemoteJob = serde_json::from_slice(payload).ok()?;
    let job = Job::try_from(&job)
        .inspect_err(|error| tracing::warn!(%error, "a job of another node"))
        .ok()?;
    let (sender, moved) = oneshot::channel();
    // Nobody waits for it any more when the receiver is gone.
    let on_move = move |moved| drop(sender.send(moved));
    let _handle = services
        .engines
        .submit_remote(job, Box::new(on_move))
        .ok()?;
    let moved = moved.await.ok()?.ok()?;
    Some(moved.to_string())
}

async fn publish(client: &Client, subject: Subject, text: String) {
    if let Err(error) = client.publish(subject, text.into()).await {
        tracing::warn!(%error, "another node could not be answered");
    }
}
