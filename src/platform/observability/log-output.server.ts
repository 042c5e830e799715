import { writeSync } from 'node:fs';
import { errorCode } from '#src/platform/errors.ts';

const maxUnwritten = 1_000_000;
const retryMs = 20;
/** How long an exiting process waits for a slow reader of its log. */
const patienceMs = 1_000;

/**
 * Writes synchronously, so that a process's last line arrives. Lines that a pipe cannot take are retried; if too many
 * wait, new lines are dropped.
 */
class LogOutput {
  readonly #fd: number;
  readonly #waiting: Buffer[] = [];
  #bytes = 0;
  #retry: NodeJS.Timeout | undefined;

  constructor() {
    // Node makes a pipe non-blocking as soon as `process.stdout` is accessed.
    this.#fd = process.stdout.fd ?? 1;
    process.once('exit', () => this.#writeLast());
  }

  write(text: string): void {
    const line = Buffer.from(text);
    if (this.#bytes + line.length > maxUnwritten) return;
    this.#waiting.push(line);
    this.#bytes += line.length;
    if (!this.#retry) this.#writeOrRetry();
  }

  #writeOrRetry(): void {
    this.#retry = undefined;
    if (this.#writeWaiting() !== null) this.#retry = setTimeout(() => this.#writeOrRetry(), retryMs).unref();
  }

  /** Writes line by line, since a pipe takes up to 4 kB whole or not at all. Returns the code of an error, or null. */
  #writeWaiting(): string | null {
    try {
      for (let line = this.#waiting[0]; line; line = this.#waiting[0]) {
        const written = writeSync(this.#fd, line);
        this.#bytes -= written;
        if (written < line.length) this.#waiting[0] = line.subarray(written);
        else this.#waiting.shift();
      }
      return null;
    } catch (error) {
      return String(errorCode(error));
    }
  }

  #writeLast(): void {
    const until = performance.now() + patienceMs;
    const still = new Int32Array(new SharedArrayBuffer(4));
    while (this.#writeWaiting() === 'EAGAIN' && performance.now() < until) Atomics.wait(still, 0, 0, 10);
  }
}

// The start script and the built server each load this file. Two outputs could mix parts of lines.
const place = Symbol.for('rangefinder.log-output');

export function logOutput(): { write(text: string): void } {
  const shared = globalThis as { [place]?: LogOutput };
  shared[place] ??= new LogOutput();
  return shared[place];
}
