import type { IncomingMessage, ServerResponse } from 'node:http';
import { pause } from '#src/platform/async.server.ts';
import { problemOf } from '#src/platform/errors.ts';
import { addSecurityHeaders, type Header } from '#src/server/http/response-headers.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

/** A proxy that has checked `/readyz` within this time is assumed to send requests to this process. */
const watchedMs = 10_000;
/** Two checks a second apart (deploy/haproxy.cfg), and their possible delay. */
const noticeMs = 4_000;

/** Health checks, which get a response however busy the process is. */
export class Probes {
  #lastCheckMs = Number.NEGATIVE_INFINITY;
  #isDraining = false;
  #isStarting = true;
  readonly #headers: readonly Header[];

  constructor(headers: readonly Header[]) {
    this.#headers = headers;
  }

  /** Responds to `/healthz`, and to `/readyz` while the process shuts down. Returns whether it has responded. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.url === '/readyz') {
      this.#lastCheckMs = performance.now();
      if (this.#isDraining) this.#refuse(res);
      return this.#isDraining;
    }
    if (req.url !== '/healthz') return false;
    addSecurityHeaders(res, this.#headers);
    res
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ status: this.#isStarting ? 'starting' : 'serving' }));
    return true;
  }

  /** The process now serves the shop. A proxy sends visitors to a process that starts only if no other one responds. */
  serve(): void {
    this.#isStarting = false;
  }

  /** Rejects `/readyz` from now on, and waits until the proxies, if there are any, have noticed. */
  async drain(skipWait: AbortSignal): Promise<void> {
    this.#isDraining = true;
    if (performance.now() - this.#lastCheckMs > watchedMs) return;
    await pause(noticeMs, skipWait);
  }

  #refuse(res: ServerResponse): void {
    const problem = problemOf('unavailable', requestProblems.stopping);
    addSecurityHeaders(res, this.#headers);
    res
      .writeHead(problem.status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
      .end(JSON.stringify(problem));
  }
}
