//! The networks that come with the engine. A page fetches them instead, when they are needed.

use std::sync::Arc;

use super::SpatialNetwork;

/// The network of a board.
#[cfg(not(target_family = "wasm"))]
pub(super) fn of(board: &str) -> Option<Arc<SpatialNetwork>> {
    use std::sync::LazyLock;

    type BuiltIn = (&'static str, Option<Arc<SpatialNetwork>>);

    static NETWORKS: LazyLock<[BuiltIn; 4]> = LazyLock::new(|| {
        let files: [(&str, &[u8]); 4] = [
            ("square", include_bytes!("../../networks/square.network")),
            ("diamond", include_bytes!("../../networks/diamond.network")),
            ("octagon", include_bytes!("../../networks/octagon.network")),
            ("ring", include_bytes!("../../networks/ring.network")),
        ];
        files.map(|(board, file)| (board, SpatialNetwork::parse(file).ok().map(Arc::new)))
    });
    let known = NETWORKS.iter().find(|(name, _)| *name == board);
    known.and_then(|(_, network)| network.clone())
}

/// None.
#[cfg(target_family = "wasm")]
pub(super) const fn of(_: &str) -> Option<Arc<SpatialNetwork>> {
    None
}
