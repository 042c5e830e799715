import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createPeerCheck } from './client-address.ts';

/** Names each request: as our own proxy does, else anew. What anyone else sends could be made to look like another's. */
export function createRequestIds(trusted: readonly string[]): (req: IncomingMessage) => string {
  const isOurs = createPeerCheck(trusted);
  // Counted, not drawn: cached pages are answered faster than good random numbers are made.
  const run = randomBytes(9).toString('base64url');
  let count = 0;
  return (req) => {
    const given = req.headers['x-request-id'];
    if (typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) && isOurs(req)) return given;
    return `${run}-${(++count).toString(36)}`;
  };
}
