import { currentRequest, withoutContext } from '#src/platform/context.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';

const everyMs = 60_000;
/** If there are more kinds of lines than this in a minute, lines of any other kind are written without a limit. */
const maxKinds = 1_000;
const longestPart = 200;
const [warn, fatal] = [40, 60];

type Kind = { times: number; write(times: number): void };

/**
 * Writes the first line of a kind immediately, then only the newest one each minute, since an outage would otherwise
 * fill the log.
 */
export class LogRepeats {
  readonly #kinds = new Map<string, Kind>();

  pass(kind: string, write: Kind['write']): void {
    const known = this.#kinds.get(kind);
    if (known) {
      known.times++;
      known.write = write;
      return;
    }
    if (this.#kinds.size < maxKinds) {
      const added = { times: 0, write };
      this.#kinds.set(kind, added);
      // Outside of the request, so that later lines do not have its id.
      withoutContext(() => this.#later(kind, added));
    }
    write(0);
  }

  #later(kind: string, known: Kind): void {
    setTimeout(() => {
      if (known.times === 0) return this.#kinds.delete(kind);
      known.write(known.times);
      known.times = 0;
      this.#later(kind, known);
    }, everyMs).unref();
  }
}

/**
 * Returns what lines of the same kind have in common: level, message and fields without numbers. Returns null for lines
 * that are always written.
 */
export function kindOf(level: number, fields: Record<string, unknown>, message: string): string | null {
  if (level < warn || level >= fatal) return null;
  const values = Object.entries(fields);
  // Every line that is logged during a request is written, so that it can be found by request id, except in an outage.
  if (currentRequest() && !values.some(([, value]) => isOutage(value))) return null;
  const parts = values
    .filter(([, value]) => typeof value !== 'number')
    .map(([name, value]) => `${name}=${identityOf(value).slice(0, longestPart)}`);
  return [level, message, ...parts].join('\n');
}

function identityOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name, code, message, path, constraint, table }: Record<string, unknown> = Object(value);
  if (typeof message === 'string')
    return [name, code ?? message, path, constraint ?? table].filter(Boolean).join(' ');
  try {
    return JSON.stringify(value);
  } catch {
    return 'an object that is no JSON';
  }
}

export class LineLimit {
  readonly #limit: number;
  readonly #now: () => number;
  #second = 0;
  #written = 0;
  #leftOut = 0;

  constructor(limit: number, now = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  take(): { leftOut: number } | null {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) [this.#second, this.#written] = [second, 0];
    if (this.#written >= this.#limit) {
      this.#leftOut++;
      return null;
    }
    this.#written++;
    const leftOut = this.#leftOut;
    this.#leftOut = 0;
    return { leftOut };
  }
}
