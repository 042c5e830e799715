import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { MadePhoto } from './encode.server.ts';
import type { Outcome, Task } from './encoder-process.ts';

/** One is decoded while another one is encoded. */
const atOnce = 2;
const idleMs = 30_000;
const taskMs = 120_000;
/** Behind everything that answers people. */
const niceness = 15;

/** Fewer pools of memory that is kept after use, and few files at once: a large AVIF takes 100 MB while it is made. */
const limitsOfMemory = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };

type Waiting = { source: string; folder: string; done: PromiseWithResolvers<MadePhoto> };

const encoders = new WeakMap<App, Encoder>();

/** The encoder of a process. */
export function encoderOf(app: App): Encoder {
  let encoder = encoders.get(app);
  if (!encoder) encoders.set(app, (encoder = new Encoder(app)));
  return encoder;
}

/**
 * Decodes and encodes in a process of its own: what a hostile file does to the decoder, and the memory it takes,
 * is not the shop's. The process starts on first use and ends when there is nothing to do.
 */
class Encoder {
  readonly #app: App;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(app: App) {
    this.#app = app;
  }

  /** @throws AppError `invalid` naming `image` when the file is no picture, `busy` when the process failed */
  async encode(source: string, folder: string): Promise<MadePhoto> {
    const done = Promise.withResolvers<MadePhoto>();
    this.#waiting.push({ source, folder, done });
    this.#next();
    return done.promise;
  }

  #next(): void {
    while (this.#running.size < atOnce && this.#waiting.length > 0) {
      const task = this.#waiting.shift()!;
      const id = ++this.#count;
      this.#running.set(id, task);
      const child = (this.#child ??= this.#start());
      child.ref();
      child.channel?.ref();
      const { source, folder } = task;
      child.send({ id, source, folder } satisfies Task, (error) => error && child.kill('SIGKILL'));
      const late = setTimeout(() => child.kill('SIGKILL'), taskMs);
      void task.done.promise.catch(() => undefined).finally(() => clearTimeout(late));
    }
    clearTimeout(this.#idle);
    if (this.#running.size > 0 || !this.#child) return;
    const idle = this.#child;
    // Nothing waits for it: whoever ends need not end it.
    idle.unref();
    idle.channel?.unref();
    this.#idle = setTimeout(() => idle.disconnect(), idleMs).unref();
  }

  #start(): ChildProcess {
    const script = join(this.#app.root, 'src/images/encoder-process.ts');
    const child = fork(script, {
      execArgv: [],
      // None of our settings and secrets: it reads what strangers send.
      env: { PATH: process.env['PATH'], ...limitsOfMemory },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      setPriority(child.pid!, niceness);
    } catch {
      // Not allowed here, or gone again: it works all the same.
    }
    child.on('message', (outcome: Outcome) => this.#settle(outcome));
    const end = (): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const id of this.#running.keys()) this.#settle({ id, fault: 'ended' });
    };
    child.once('disconnect', end).once('error', end);
    return child;
  }

  #settle(outcome: Outcome): void {
    const task = this.#running.get(outcome.id);
    this.#running.delete(outcome.id);
    if ('made' in outcome) task?.done.resolve(outcome.made);
    else if ('unreadable' in outcome) task?.done.reject(refusePicture(outcome.unreadable));
    else {
      this.#app.log.error({ fault: outcome.fault }, 'a picture could not be encoded');
      task?.done.reject(busy());
    }
    this.#next();
  }
}

/** The answer when more came than can be done. */
export function busy(): AppError {
  return new AppError('busy', undefined, undefined, { retryAfter: 5 });
}

/** The answer to a file that is no picture; `message` goes on from 'The picture'. */
export function refusePicture(message: string): AppError {
  return new AppError('invalid', `The picture ${message}.`, [{ path: 'image', message }]);
}
