import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseError } from 'pg';
import { isOutage } from '#src/db/outage.server.ts';
import { currentRequest } from './http/request-context.server.ts';

const everyMs = 60_000;
/** Lines of more kinds than this within a minute are written as they come. */
const maxKinds = 1_000;
const longestPart = 200;
const [warn, fatal] = [40, 60];

type Kind = { times: number; write(times: number): void };

/**
 * Limits lines that repeat each other: the first of a kind is written at once, then at most one a minute, the newest, with
 * how often it came since. An outage would fill the log with the same line otherwise.
 */
export class LogRepeats {
  readonly #kinds = new Map<string, Kind>();
  /** A timer that a request set would give its line the id of that request. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();

  /** @param write called now or later; `times` is 0 when the line repeats nothing */
  pass(kind: string, write: Kind['write']): void {
    const known = this.#kinds.get(kind);
    if (known) {
      known.times++;
      known.write = write;
      return;
    }
    if (this.#kinds.size < maxKinds) {
      this.#kinds.set(kind, { times: 0, write });
      this.#outsideRequests(() => this.#later(kind));
    }
    write(0);
  }

  #later(kind: string): void {
    setTimeout(() => {
      const known = this.#kinds.get(kind)!;
      if (known.times === 0) return this.#kinds.delete(kind);
      known.write(known.times);
      known.times = 0;
      this.#later(kind);
    }, everyMs).unref();
  }
}

/**
 * The kind of a line: its message and its fields without numbers, an error by its name, its code or else its
 * message, and the file, constraint or table that it names.
 * Null where each line counts: below the level of a warning, the end of the process, and answers to requests, which are
 * found by their id, except while the database is gone.
 */
export function kindOf(level: number, fields: Record<string, unknown>, message: string): string | null {
  if (level < warn || level >= fatal) return null;
  const values = Object.entries(fields);
  if (currentRequest() && !values.some(([, value]) => isOutage(value))) return null;
  const parts = values
    .filter(([, value]) => typeof value !== 'number')
    .map(([name, value]) => `${name}=${identityOf(value).slice(0, longestPart)}`);
  return [level, message, ...parts].join('\n');
}

function identityOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name, code, message, path, constraint, table } = value as Partial<
    NodeJS.ErrnoException & DatabaseError
  >;
  if (typeof message === 'string')
    return [name, code ?? message, path, constraint ?? table].filter(Boolean).join(' ');
  try {
    return JSON.stringify(value);
  } catch {
    return 'an object that is no JSON';
  }
}
