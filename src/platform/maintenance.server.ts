import { coalesce } from './coalesce.ts';
import type { Changes } from './changes.server.ts';
import type { DbOrTrx } from '#src/db/connect.server.ts';
import { AppError } from './errors.ts';
import type { Log } from './log.server.ts';

/** Why the shop takes no writes, as its visitors read it, and since when. */
export type MaintenanceState = { text: string; since: Date };

const retryMs = 1_000;
const retryAfterSeconds = 300;
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that write and are needed all the same: admins switch the mode off, and have to log in for that. */
const exempt: ReadonlySet<string> = new Set([
  'PUT /maintenance',
  'DELETE /maintenance',
  'POST /auth/sign-in/email',
  'POST /auth/sign-out',
]);

async function readMaintenance(db: DbOrTrx): Promise<MaintenanceState | null> {
  const row = await db.selectFrom('maintenance').select(['text', 'since']).executeTakeFirst();
  return row ?? null;
}

/** Whether the shop takes writes, as far as this process knows: it reads the row again whenever the change log names it. */
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

  /** Reads the row. A database that does not answer is asked again until it does. */
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
    // Pages that were rendered after the change was logged and before it was read here have the old text.
    this.#changes.note(['maintenance']);
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after each change, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Rejects a call that writes, by its method and its path below `/api`.
   * @throws AppError `maintenance`, with the text
   */
  refuseWrite(method: string, path: string): void {
    if (!reads.has(method) && !exempt.has(`${method} ${path}`)) this.requireOff();
  }

  /**
   * For calls that write long after they began, because maintenance can begin in between.
   * @throws AppError `maintenance`, with the text
   */
  requireOff(): void {
    if (this.#state) throw this.refusal();
  }

  /** The error for people who may only read at the moment. */
  refusal(): AppError {
    return new AppError('maintenance', this.#state?.text, undefined, { retryAfter: retryAfterSeconds });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }
}
