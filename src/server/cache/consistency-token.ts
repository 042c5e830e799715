import type { IncomingMessage } from 'node:http';
import type { App } from '#src/platform/app.server.ts';
import { seal, unseal } from '#src/platform/security/crypto.server.ts';

const header = 'x-position';
const cookie = /(?:^|;\s*)position=([\w-]+)/;
export const tokenSeconds = 10;
const purpose = 'positions';

/**
 * Creates consistency tokens, with which clients read their own writes from any process. The response to a write
 * contains a token, and a process that receives a token waits until it has read that write. Tokens are sealed, so that
 * nobody can make a process wait with a forged token.
 */
export function createConsistencyTokens({ authSecret, config }: Pick<App, 'authSecret' | 'config'>) {
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  return {
    /** Adds the token to the response of a write. */
    addTo(response: Response, xid: bigint): void {
      const position = seal(authSecret, purpose, `${xid} ${Date.now() + tokenSeconds * 1_000}`);
      response.headers.set(header, position);
      const bounds = `Path=/; Max-Age=${tokenSeconds}; HttpOnly; SameSite=Lax${secure}`;
      response.headers.append('set-cookie', `position=${position}; ${bounds}`);
    },

    /** Returns the client's latest write transaction, or null if there is no token or it has expired. */
    read({ headers }: IncomingMessage): bigint | null {
      const position = headers[header] ?? cookie.exec(headers.cookie ?? '')?.[1];
      if (typeof position !== 'string') return null;
      try {
        const [xid = '', until] = unseal(authSecret, purpose, position).split(' ');
        return Number(until) > Date.now() ? BigInt(xid) : null;
      } catch {
        return null;
      }
    },
  };
}
