/** What the rules refuse, as messages to be put into words. */
import { illegalMoveMessages as wasmIllegalMoveMessages, setupErrorMessage as wasmSetupErrorMessage } from '../wasm/rules';
import type { IllegalMove, Message, SetupError } from '../wire/types';

/** Why a move is illegal, a message for each rule that it breaks. */
export function illegalMoveMessages(illegal: IllegalMove): Message[] {
  return JSON.parse(wasmIllegalMoveMessages(JSON.stringify(illegal))) as Message[];
}

/** Why a setup cannot be played. */
export function setupErrorMessage(error: SetupError): Message {
  return JSON.parse(wasmSetupErrorMessage(JSON.stringify(error))) as Message;
}
