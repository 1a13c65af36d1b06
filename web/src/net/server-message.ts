/**
 * Reads what comes over the socket. Nothing else in the page sees text from the network. Events are
 * checked here only as far as the client reads them; the rules check them whole when they are applied.
 */
import type { Actor, Arg, Message, ServerMessage } from '../wire/types';

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isId = (value: unknown): value is string => typeof value === 'string';
const isOptionalId = (value: unknown): value is string | undefined => value === undefined || isId(value);
const areIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isId);
const isPlayer = (value: unknown): value is number => isCount(value) && value >= 1 && value <= 4;
const isActor = (value: unknown): value is Actor =>
  value === 'owner' || value === 'spectator' || (isObject(value) && isPlayer(value['player']));
const isTagged = (value: unknown, tag: string): value is Fields => isObject(value) && isId(value[tag]);
const isArg = (value: unknown): value is Arg =>
  typeof value === 'string' || isCount(value) || (Array.isArray(value) ? value.every(isArg) : isMessage(value));

/** Whether this is a text to localise, with all that is put into it. */
export function isMessage(value: unknown): value is Message {
  if (!isTagged(value, 'id') || !Array.isArray(value['args'])) return false;
  return value['args'].every((named) => Array.isArray(named) && named.length === 2 && isId(named[0]) && isArg(named[1]));
}

/** What makes a message of each kind well formed. */
const CHECKS: { [kind in ServerMessage['type']]: (message: Fields) => boolean } = {
  welcome: ({ game, you, since, events, head, now }) =>
    isId(game) && isActor(you) && isCount(since) && isCount(events) && isId(head) && isCount(now),
  events: ({ game, since, ids, head, events }) =>
    isId(game) && isCount(since) && areIds(ids) && isId(head) && Array.isArray(events) && events.every((event) => isTagged(event, 'type')),
  refused: ({ game, id, refusal, reasons }) =>
    isId(game) && isId(id) && isTagged(refusal, 'reason') && Array.isArray(reasons) && reasons.every(isMessage),
  unavailable: ({ game, id }) => isId(game) && isId(id),
  presence: ({ game, owner, players }) => isId(game) && typeof owner === 'boolean' && Array.isArray(players) && players.every(isPlayer),
  pong: () => true,
  error: ({ game, error }) => isOptionalId(game) && isTagged(error, 'kind'),
};

/** What the server said makes no sense to this page. */
export class MalformedMessage extends Error {}

export function readServerMessage(text: unknown): ServerMessage {
  const clipped = String(text).slice(0, 200);
  let message: unknown;
  try {
    message = JSON.parse(String(text));
  } catch {
    throw new MalformedMessage(`not JSON: ${clipped}`);
  }
  const kind = isTagged(message, 'type') ? String(message['type']) : '';
  if (!Object.hasOwn(CHECKS, kind)) throw new MalformedMessage(`unknown message: ${clipped}`);
  if (!CHECKS[kind as ServerMessage['type']](message as Fields)) throw new MalformedMessage(`malformed message: ${clipped}`);
  return message as ServerMessage;
}
