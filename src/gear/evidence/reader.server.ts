import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { FileFacts } from './read-file.ts';
import type { Outcome, Task } from './reader-thread.ts';

/** Reading a file takes about a millisecond; one that takes this long is an attack. */
const timeoutMs = 500;
const idleMs = 30_000;
const maxWaiting = 8;
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 1 };

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    evidenceReader: Reader;
  }
}

export const readerOf = ({ singletons, root }: App): Reader =>
  (singletons.evidenceReader ??= new Reader(root));

/** Reads files one by one in a thread with little memory and time, so that a hostile file cannot harm the shop. */
export class Reader {
  readonly #root: string;
  #thread: Promise<Worker> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #count = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns null for a file that no camera wrote, or that could not be read in time. @throws AppError `busy` */
  async read(bytes: Uint8Array): Promise<FileFacts | null> {
    if (this.#waiting >= maxWaiting) throw new AppError('busy', undefined, undefined, { retryAfter: 5 });
    this.#waiting++;
    const reading = this.#last.then(async () => this.#readNext(bytes));
    this.#last = Promise.allSettled([reading]);
    return reading.finally(() => this.#waiting--);
  }

  async #readNext(bytes: Uint8Array): Promise<FileFacts | null> {
    clearTimeout(this.#idle);
    const thread = await (this.#thread ??= this.#start());
    const id = ++this.#count;
    const { promise, resolve } = Promise.withResolvers<FileFacts | null>();
    const onMessage = (outcome: Outcome) => outcome.id === id && resolve(outcome.facts);
    const onExit = () => resolve(null);
    thread.on('message', onMessage).once('exit', onExit);
    thread.postMessage({ id, bytes } satisfies Task);
    const timeout = setTimeout(() => void thread.terminate(), timeoutMs);
    const facts = await promise;
    clearTimeout(timeout);
    thread.off('message', onMessage).off('exit', onExit);
    this.#idle = setTimeout(() => this.#stop(), idleMs).unref();
    return facts;
  }

  #start(): Promise<Worker> {
    const thread = new Worker(join(this.#root, 'src/gear/evidence/reader-thread.ts'), {
      resourceLimits,
      execArgv: [],
      // The thread gets no settings or secrets, because it reads files from strangers.
      env: {},
    });
    thread.unref();
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    thread.once('message', () => resolve(thread));
    // Running out of memory is an error that ends the thread.
    thread.on('error', reject);
    thread.once('exit', () => {
      reject(new Error('the file reader exited'));
      if (this.#thread === promise) this.#thread = undefined;
    });
    return promise;
  }

  #stop(): void {
    const idle = this.#thread;
    this.#thread = undefined;
    void idle?.then((thread) => thread.terminate());
  }
}
