//! Who is woken by something new in a game, and in which order.

use std::sync::Arc;

use super::{Room, State};
use crate::follower::Mailbox;

/// Whether spectators are being woken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum SpectatorWakeup {
    Idle,
    UnderWay,
    /// And there is something new since it began.
    Repeat,
}

impl Room {
    /// Of many spectators so many are woken, before others have their turn.
    const SPECTATORS_AT_A_TIME: usize = 64;

    /// Wakes those who follow the game, players first. Many spectators are woken in portions, so
    /// that a player's next move does not wait for the last of them.
    pub(super) fn wake_all(&self, state: &mut State) {
        for player in &state.players {
            player.mailbox.wake();
        }
        if state.spectators.len() <= Self::SPECTATORS_AT_A_TIME {
            for spectator in &state.spectators {
                spectator.mailbox.wake();
            }
        } else if state.wakeup == SpectatorWakeup::Idle {
            if let Some(room) = self.me.upgrade() {
                state.wakeup = SpectatorWakeup::UnderWay;
                tokio::spawn(async move { room.wake_spectators().await });
            }
        } else {
            state.wakeup = SpectatorWakeup::Repeat;
        }
    }

    /// What happens meanwhile goes into one more round, however much it is.
    async fn wake_spectators(&self) {
        loop {
            let spectators: Vec<Arc<Mailbox>> = {
                let state = self.lock();
                let spectators = state.spectators.iter();
                spectators.map(|s| Arc::clone(&s.mailbox)).collect()
            };
            for portion in spectators.chunks(Self::SPECTATORS_AT_A_TIME) {
                for mailbox in portion {
                    mailbox.wake();
                }
                tokio::task::yield_now().await;
            }
            let mut state = self.lock();
            match state.wakeup {
                SpectatorWakeup::Repeat => state.wakeup = SpectatorWakeup::UnderWay,
                SpectatorWakeup::Idle | SpectatorWakeup::UnderWay => {
                    state.wakeup = SpectatorWakeup::Idle;
                    return;
                }
            }
        }
    }
}
