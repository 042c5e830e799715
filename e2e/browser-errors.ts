import type { BrowserContext } from '@playwright/test';

type Expected = { pattern: RegExp; path: string; seen: boolean };

/**
 * What must not happen in any journey: a console error, an exception, something that the page's policy
 * forbids, an answer 5xx. A refusal that a test provokes is expected by name, and must happen.
 */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: Expected[] = [];
  #missingScripts = false;

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()}`, message.location().url);
    });
    context.on('weberror', (event) => {
      const error = event.error();
      this.#note(`exception: ${error.stack || `${error.name}: ${error.message}`}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) this.#note(`answer ${response.status()}`, response.url());
    });
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        // oxlint-disable-next-line no-console -- the test reads errors from the console
        console.error(`policy: ${violatedDirective} forbids ${blockedURI} in ${sourceFile}`);
      });
    });
  }

  /** The browser logs every refused call as an error. */
  expectRefusal(status: number, path: string): void {
    this.#expected.push({ pattern: new RegExp(`status of ${status}\\b`), path, seen: false });
  }

  /** A refusal that comes or not: who is told that they may not be here any more may have left by themselves. */
  allowRefusal(status: number, path: string): void {
    this.#expected.push({ pattern: new RegExp(`status of ${status}\\b`), path, seen: true });
  }

  /** An answer 5xx that the test itself gives: it is logged twice, as an answer and as an error. */
  expectAnswer(status: number, path: string): void {
    this.expectRefusal(status, path);
    this.#expected.push({ pattern: new RegExp(`^answer ${status}`), path, seen: false });
  }

  /** A call that may be under way when the test cuts all connections. */
  allowCut(path: string): void {
    this.#expected.push({ pattern: /net::ERR_/, path, seen: true });
  }

  /** A call whose connection the test cuts. */
  expectCut(path: string): void {
    this.#expected.push({ pattern: /net::ERR_/, path, seen: false });
  }

  /** Scripts of a build that is no longer served, and what the browser and the router say of that. */
  expectMissingScripts(): void {
    this.#missingScripts = true;
  }

  /** @throws Error that lists everything */
  check(): void {
    const missing = this.#expected.filter(({ seen }) => !seen);
    const found = [...this.#found, ...missing.map(({ pattern, path }) => `never: ${pattern} at ${path}`)];
    if (found.length > 0) throw new Error(`the browser complained:\n${found.join('\n')}`);
  }

  #note(what: string, url = ''): void {
    // A stream of events is cut with every connection, and comes back by itself.
    if (/net::ERR_/.test(what) && URL.canParse(url) && new URL(url).pathname === '/api/events') return;
    if (this.#missingScripts && /\/assets\/[\w.-]+\.(js|css)\b/.test(`${what} ${url}`)) return;
    const known = this.#expected.find(
      ({ pattern, path }) => pattern.test(what) && URL.canParse(url) && new URL(url).pathname === path,
    );
    if (known) known.seen = true;
    else this.#found.push(`${what} ${url}`);
  }
}
