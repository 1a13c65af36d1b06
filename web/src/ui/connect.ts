/** The connection to the server of this page, with what only screens of games by link need. */
import { Connection } from '../net/connection';
import { browserClock, openSocket } from '../net/socket';
import { testing } from './page';

export function connect(): Connection {
  return testing ? new Connection(openSocket, browserClock, { first: 50, longest: 400 }) : new Connection(openSocket, browserClock);
}
