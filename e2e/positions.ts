import type { BrowserContext } from '@playwright/test';

/**
 * Has all browsers of a journey see at their next load what one of its people wrote: a list may be a second old to who
 * does not say how far the log of changes has to be read, and other journeys change the same lists all the time.
 */
export class Positions {
  readonly #url: string;
  readonly #contexts = new Set<BrowserContext>();
  #last: { value: string; expires: number } | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async watch(context: BrowserContext): Promise<void> {
    this.#contexts.add(context);
    context.on('close', () => this.#contexts.delete(context));
    context.on('response', (response) => {
      const position = response.headers()['x-position'];
      if (position) this.tell(position).catch(() => undefined);
    });
    await this.#give(context);
  }

  /** What the answer to a write says. */
  async tell(value: string): Promise<void> {
    this.#last = { value, expires: Date.now() / 1000 + 10 };
    await Promise.all([...this.#contexts].map((context) => this.#give(context)));
  }

  async #give(context: BrowserContext): Promise<void> {
    if (this.#last && this.#last.expires > Date.now() / 1000)
      await context.addCookies([{ name: 'position', url: this.#url, ...this.#last }]);
  }
}
