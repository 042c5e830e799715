import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors.ts';
import { type Home, readLogTail } from './home.ts';
import { endPostmaster, type Postmaster } from './postmaster.ts';

export type SupervisorLog = {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
/** A server that ran for longer than this did not fail because of its start, so the next restart is immediate. */
const STABLE_MS = 60_000;

export class Supervisor {
  readonly #home: Home;
  readonly #stopping = new AbortController();
  #server: Postmaster;
  #watching: Promise<void> | undefined;

  constructor(home: Home, server: Postmaster) {
    this.#home = home;
    this.#server = server;
  }

  watch(again: (abort: AbortSignal) => Promise<Postmaster>, log: SupervisorLog): void {
    this.#watching = this.#watch(again, log);
  }

  async #watch(again: (abort: AbortSignal) => Promise<Postmaster>, log: SupervisorLog): Promise<void> {
    const { signal } = this.#stopping;
    const stopped = new Promise<null>((resolve) =>
      signal.addEventListener('abort', () => resolve(null), { once: true }),
    );
    let attempt = 0;
    for (;;) {
      const since = performance.now();
      const how = await Promise.race([this.#server.ended, stopped]);
      if (how === null) return;
      const ended = performance.now();
      if (ended - since > STABLE_MS) attempt = 0;
      log.error(
        { how, log: readLogTail(this.#home) },
        'the embedded PostgreSQL exited and is being restarted',
      );
      for (let isBack = false; !isBack;) {
        attempt++;
        try {
          await pauseBefore(attempt, signal);
          this.#server = await again(signal);
          const seconds = Math.round((performance.now() - ended) / 100) / 10;
          log.warn({ attempt, seconds }, 'the embedded PostgreSQL is running again');
          isBack = true;
        } catch (error) {
          if (signal.aborted) return;
          const why = error instanceof EmbeddedPostgresError ? error.message : error;
          log.error({ attempt, why }, 'the embedded PostgreSQL could not be started; retrying');
        }
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await endPostmaster(this.#server.pid, this.#home.data);
  }
}

async function pauseBefore(attempt: number, signal: AbortSignal): Promise<void> {
  if (attempt === 1) return;
  await delay(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 2)), undefined, { signal });
}
