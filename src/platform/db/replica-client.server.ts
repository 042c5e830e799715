import type pg from 'pg';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';
import type { PreparingClient } from './shared-pool.server.ts';

const again = counter(
  'rangefinder_replica_retries_total',
  'Statements that fell back from the standby to the primary',
);

/** SQLSTATEs of statements that a standby cancels because they conflict with its replay. */
const conflicts = new Set(['40001', '40P01']);

function isOfStandby(error: unknown): boolean {
  return isOutage(error) || (error instanceof Error && 'code' in error && conflicts.has(String(error.code)));
}

type Client = Pick<PreparingClient, 'query' | 'release'>;

/** A connection to a standby that continues at the primary when the standby fails or a transaction begins. */
export class ReadingClient {
  #client: Client | null;
  #isPrimary = false;
  readonly #primary: () => Promise<Client>;

  private constructor(client: Client | null, primary: () => Promise<Client>) {
    this.#client = client;
    this.#primary = primary;
  }

  static async of(standby: () => Promise<Client>, primary: () => Promise<Client>): Promise<ReadingClient> {
    // If the standby cannot be reached for any reason, the primary is used, and a metric counts this.
    const client = await standby().catch(() => null);
    return new ReadingClient(client, primary);
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (!this.#isPrimary && this.#client && !/^(begin|start)\b/.test(text)) {
      try {
        return await this.#client.query(text, values);
      } catch (error) {
        if (!isOfStandby(error)) throw error;
      }
    }
    return (await this.#atPrimary()).query(text, values);
  }

  async #atPrimary(): Promise<Client> {
    if (!this.#isPrimary || !this.#client) {
      again.inc();
      // Closed instead of reused, because the connection may be broken.
      this.#client?.release(true);
      this.#client = null;
      this.#client = await this.#primary();
      this.#isPrimary = true;
    }
    return this.#client;
  }

  release(error?: boolean): void {
    this.#client?.release(error);
    this.#client = null;
  }
}
