/** The worker in which the engine searches. */
import { EngineHost } from './engine-host';
import type { ToWorker } from './messages';
import { wasmEngine } from './wasm-engine';

// A message to oneself comes after those that already wait, and unlike a timer it is not held back.
const channel = new MessageChannel();
let next: () => void = () => {};
channel.port1.onmessage = () => next();

const host = new EngineHost(
  wasmEngine,
  (message) => self.postMessage(message),
  (then) => {
    next = then;
    channel.port2.postMessage(null);
  },
);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => host.receive(data);
