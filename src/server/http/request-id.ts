import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createPeerCheck } from './client-address.ts';

/** Uses the id of a trusted proxy, or a new one. Others could send the id of another request. */
export function createRequestIds(trusted: readonly string[]): (req: IncomingMessage) => string {
  const isOurs = createPeerCheck(trusted);
  // A counter, because random numbers would take longer than a cached page.
  const run = randomBytes(9).toString('base64url');
  let count = 0;
  return (req) => {
    const given = req.headers['x-request-id'];
    if (typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given) && isOurs(req)) return given;
    return `${run}-${(++count).toString(36)}`;
  };
}
