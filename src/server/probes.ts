import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { problems } from '#src/platform/errors.ts';
import { addSecurityHeaders, type Header } from '#src/server/http/security-headers.ts';

/** Who asked `/readyz` within this time sends people here by what it says. */
const watchedMs = 10_000;
/** Two checks a second apart, as deploy/haproxy.cfg makes them, and what they may be late by. */
const heardMs = 4_000;

/** What a process says to those who check on it, whatever else it is doing. */
export class Probes {
  #askedAt = Number.NEGATIVE_INFINITY;
  #isLeaving = false;
  readonly #headers: readonly Header[];

  constructor(headers: readonly Header[]) {
    this.#headers = headers;
  }

  /** Answers `/healthz`, and `/readyz` of a process that is leaving; false where it is for others to answer. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.url === '/readyz') {
      this.#askedAt = performance.now();
      if (this.#isLeaving) this.#refuse(res);
      return this.#isLeaving;
    }
    if (req.url !== '/healthz') return false;
    addSecurityHeaders(res, this.#headers);
    res
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end('{"status":"serving"}');
    return true;
  }

  /** Is not ready from now on, and waits until those who check have seen it; where nobody does, not at all. */
  async leave(hurry: AbortSignal): Promise<void> {
    this.#isLeaving = true;
    if (performance.now() - this.#askedAt > watchedMs) return;
    await delay(heardMs, undefined, { signal: hurry }).catch(() => undefined);
  }

  #refuse(res: ServerResponse): void {
    const [status, title] = problems.unavailable;
    addSecurityHeaders(res, this.#headers);
    res.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
    res.end(
      JSON.stringify({ type: 'urn:rangefinder:problem:unavailable', title, status, detail: 'Stopping.' }),
    );
  }
}
