import type { BrowserContext } from '@playwright/test';

type Expected = { pattern: RegExp; path: string; seen: boolean };

/**
 * Fails a test on console errors, exceptions, policy violations and 5xx responses. Errors that a test causes on purpose
 * must be announced beforehand, and each announced error must occur.
 */
export class BrowserErrors {
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

  /** Expects a response with this status. The browser logs it as an error. */
  expectErrorStatus(status: number, path: string): void {
    this.#expected.push({ pattern: new RegExp(`status of ${status}\\b`), path, seen: false });
  }

  /**
   * Allows an error response that occurs only with certain timing, such as one that arrives while the page logs out.
   */
  allowErrorStatus(status: number, path: string): void {
    this.#expected.push({ pattern: new RegExp(`status of ${status}\\b`), path, seen: true });
  }

  /** Expects a 5xx response that the test fakes. It is logged twice: as a response, and as an error. */
  expectServerError(status: number, path: string): void {
    this.expectErrorStatus(status, path);
    this.#expected.push({ pattern: new RegExp(`^answer ${status}`), path, seen: false });
  }

  /** Allows the failure of a request that may be in flight when the test cuts all connections. */
  allowFailedRequest(path: string): void {
    this.#expected.push({ pattern: /net::ERR_/, path, seen: true });
  }

  /** Expects the failure of a request whose connection the test cuts. */
  expectFailedRequest(path: string): void {
    this.#expected.push({ pattern: /net::ERR_/, path, seen: false });
  }

  /** Allows missing scripts from an old build, and the errors that the browser and the router log because of them. */
  expectMissingScripts(): void {
    this.#missingScripts = true;
  }

  /** @throws Error that lists unexpected errors, and expected ones that did not occur */
  check(): void {
    const missing = this.#expected.filter(({ seen }) => !seen);
    const found = [...this.#found, ...missing.map(({ pattern, path }) => `never: ${pattern} at ${path}`)];
    if (found.length > 0) throw new Error(`the browser complained:\n${found.join('\n')}`);
  }

  #note(what: string, url = ''): void {
    // The live stream reconnects automatically, so its connection may fail.
    if (/net::ERR_/.test(what) && URL.canParse(url) && new URL(url).pathname === '/api/events') return;
    if (this.#missingScripts && /\/assets\/[\w.-]+\.(js|css)\b/.test(`${what} ${url}`)) return;
    const known = this.#expected.find(
      ({ pattern, path }) => pattern.test(what) && URL.canParse(url) && new URL(url).pathname === path,
    );
    if (known) known.seen = true;
    else this.#found.push(`${what} ${url}`);
  }
}
