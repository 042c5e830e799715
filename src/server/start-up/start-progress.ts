import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemOf } from '#src/platform/errors.ts';
import { addSecurityHeaders, type Header } from '#src/server/http/response-headers.ts';
import { standalonePage } from '#src/server/http/standalone-page.ts';
import { starting } from '#src/texts/pages.server.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

const retryAfterSeconds = 10;

type Content = {
  problem: ReturnType<typeof problemOf> & {
    /** The migrations that have run, from 0 to 1. */
    share?: number;
  };
  page: ReturnType<typeof standalonePage>;
};

/** Returns what a starting process sends, in the language of the texts that are loaded. */
export const describeStart = (): Content => ({
  problem: problemOf('unavailable', requestProblems.starting),
  page: standalonePage(starting),
});

/** Returns what a process sends while it migrates the database. */
export const describeMigration = (done: number, of: number): Content => ({
  problem: { ...problemOf('migrating', requestProblems.migrating(done, of)), share: done / of },
  page: standalonePage(starting),
});

/** Responds to all requests until the process can serve the shop: its port is open from the first second. */
export class StartProgress {
  /** Ends the start. */
  readonly signal: AbortSignal;
  #content: Content | null = null;
  readonly #headers: readonly Header[];

  constructor(signal: AbortSignal = new AbortController().signal, headers: readonly Header[] = []) {
    this.signal = signal;
    this.#headers = headers;
  }

  set content(content: Content) {
    this.#content = content;
  }

  /** Sends 503 as a page, or as a problem to clients that expect no page. */
  respond(req: IncomingMessage, res: ServerResponse): void {
    this.#content ??= describeStart();
    const { problem, page } = this.#content;
    addSecurityHeaders(res, this.#headers);
    res.setHeader('cache-control', 'no-store').setHeader('retry-after', retryAfterSeconds);
    if (/\btext\/html\b/.test(req.headers.accept ?? '')) {
      for (const [name, value] of page.headers) res.setHeader(name, value);
      // The browser reloads the page.
      res.writeHead(503, { refresh: String(retryAfterSeconds) }).end(page.html);
    } else {
      res.setHeader('content-type', 'application/problem+json');
      res.writeHead(503).end(JSON.stringify(problem));
    }
    // An unread body would stay in the connection.
    req.resume();
  }
}
