import type { Log } from '#src/platform/observability/log.server.ts';

/** Ends a process in order: first its requests, then its start, then what the start has opened. */
export class Shutdown {
  readonly #ending = new AbortController();
  readonly #hurrying = new AbortController();
  readonly #closers: (() => Promise<void>)[] = [];
  readonly #log: Log;
  #drain: (() => Promise<void>) | undefined;
  #started: Promise<void> | undefined;
  #ended: Promise<void> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Aborted when the process begins to end. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Aborted if the process must exit without waiting for proxies and idle connections. */
  get skipWait(): AbortSignal {
    return this.#hurrying.signal;
  }

  hurry(): void {
    this.#hurrying.abort();
  }

  /** Sets how the process ends its requests, which use everything that is closed later. */
  drainWith(drain: () => Promise<void>): void {
    this.#drain = drain;
  }

  /** Adds what has to be closed; what was added last is closed first. */
  closeLater(close: () => Promise<void>): void {
    this.#closers.push(close);
  }

  async run(start: () => Promise<void>): Promise<void> {
    this.#started = start();
    await this.#started;
  }

  end(): Promise<void> {
    return (this.#ended ??= this.#end());
  }

  async #end(): Promise<void> {
    this.#ending.abort();
    await this.#attempt(async () => this.#drain?.());
    // Waits until the start has finished, because a database server that is still starting would outlive this process.
    await Promise.allSettled([this.#started]);
    for (const close of this.#closers.toReversed()) await this.#attempt(close);
  }

  /** Only logs a failure, because the process must end. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.#log.error({ error }, 'shutdown failed'));
  }
}
