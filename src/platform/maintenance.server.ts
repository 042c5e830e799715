import type { Changes } from '#src/platform/cache/changes.server.ts';
import { coalesce } from './async.server.ts';
import type { DbOrTrx } from './db/connect.server.ts';
import { AppError } from './errors.ts';
import type { Log } from './observability/log.server.ts';

export type MaintenanceState = { text: string; since: Date };

const retryMs = 1_000;
const retryAfterSeconds = 300;

async function readMaintenance(db: DbOrTrx): Promise<MaintenanceState | null> {
  const row = await db.selectFrom('maintenance').select(['text', 'since']).executeTakeFirst();
  return row ?? null;
}

export class Maintenance {
  readonly #db: DbOrTrx;
  readonly #changes: Changes;
  readonly #log: Log;
  readonly #listeners = new Set<() => void>();
  #state: MaintenanceState | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(db: DbOrTrx, changes: Changes, log: Log) {
    this.#db = db;
    this.#changes = changes;
    this.#log = log;
    changes.onChange((tags) => {
      if (tags.includes('maintenance') || tags.includes('everything')) void this.load();
    });
    changes.onMissed(() => void this.load());
  }

  get state(): MaintenanceState | null {
    return this.#state;
  }

  readonly load = coalesce(async () => {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    try {
      this.#take(await readMaintenance(this.#db));
    } catch (error) {
      if (this.#isClosed) return;
      this.#log.warn({ error }, 'the maintenance mode could not be read');
      this.#retry = setTimeout(() => void this.load(), retryMs).unref();
    }
  });

  #take(state: MaintenanceState | null): void {
    const before = this.#state;
    this.#state = state;
    if (before?.text === state?.text && before?.since.getTime() === state?.since.getTime()) return;
    // Invalidates pages that were rendered after the change but before this read, because they have the old text.
    this.#changes.note(['maintenance']);
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** @throws AppError `maintenance` with the text */
  requireOff(): void {
    if (this.#state) throw this.refusal();
  }

  refusal(): AppError {
    return new AppError('maintenance', this.#state?.text, undefined, { retryAfter: retryAfterSeconds });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }
}
