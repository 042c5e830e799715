import type { IncomingMessage } from 'node:http';
import type { App } from '#src/platform/app.server.ts';
import { seal, unseal } from '#src/platform/security/crypto.server.ts';

const header = 'x-position';
const cookie = /(?:^|;\s*)position=([\w-]+)/;
/** How long a token is valid. */
export const positionSeconds = 10;
const purpose = 'positions';

/**
 * How far the log of changes has to be read for someone to see what they wrote: their answer says it in a header, and in
 * a cookie, and what they ask next says it again. It is sealed: nobody has a process wait by naming one.
 */
export function createPositions({ authSecret, config }: Pick<App, 'authSecret' | 'config'>) {
  const secure = config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  return {
    /** Adds the token to the response of a write. */
    tell(response: Response, xid: bigint): void {
      const position = seal(authSecret, purpose, `${xid} ${Date.now() + positionSeconds * 1_000}`);
      response.headers.set(header, position);
      const bounds = `Path=/; Max-Age=${positionSeconds}; HttpOnly; SameSite=Lax${secure}`;
      response.headers.append('set-cookie', `position=${position}; ${bounds}`);
    },

    /** Returns the client's latest write transaction, or null without a token or after its time. */
    of({ headers }: IncomingMessage): bigint | null {
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
