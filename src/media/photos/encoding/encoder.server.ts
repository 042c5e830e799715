import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { photoProblems } from '#src/texts/problems-accounts.server.ts';
import type { EncodedPhoto } from './encode.server.ts';
import type { Outcome, Task } from './encoder-process.ts';

/** Allows one photo to be decoded while another is encoded. */
const concurrency = 2;
/** Photos with more pixels than this are processed one at a time, because the largest take half a gigabyte. */
const largePixels = 25_000_000;
const isLarge = (pixels: number): boolean => pixels > largePixels;
const idleMs = 30_000;
const taskMs = 120_000;
const niceness = 15;

/**
 * Limits the malloc arenas, because their memory is never returned, and the threads, because encoding a large AVIF
 * takes 100 MB.
 */
const memoryLimits = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };

type QueuedPhoto = { source: string; folder: string; done: PromiseWithResolvers<EncodedPhoto> };
type Pending<T> = Map<number, PromiseWithResolvers<T>>;

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    photoEncoder: Encoder;
  }
}

export const encoderOf = (app: App): Encoder => (app.singletons.photoEncoder ??= new Encoder(app));

/** Decodes and encodes photos in a child process, so that a malicious file cannot exhaust the shop's memory. */
class Encoder {
  readonly #app: App;
  readonly #queue = new FairQueue<QueuedPhoto>();
  readonly #running: number[] = [];
  readonly #measuring: Pending<number> = new Map();
  readonly #encoding: Pending<EncodedPhoto> = new Map();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;
  #isStopping = false;

  constructor(app: App) {
    this.#app = app;
  }

  /** @throws AppError `invalid` naming `image` if the file is not a photo, `busy` if the process failed */
  async encode(userId: string, source: string, folder: string): Promise<EncodedPhoto> {
    const pixels = await this.#request(this.#measuring, { source });
    const done = Promise.withResolvers<EncodedPhoto>();
    this.#queue.push(userId, pixels, { source, folder, done });
    this.#next();
    return done.promise;
  }

  /** Refuses all photos that are not finished, with `busy`. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (let next = this.#queue.take(); next; next = this.#queue.take()) next.item.done.reject(busy());
    const child = this.#child;
    if (!child?.connected) return;
    const ended = Promise.withResolvers<void>();
    child.once('disconnect', ended.resolve);
    child.kill('SIGKILL');
    await ended.promise;
  }

  #next(): void {
    while (this.#running.length < concurrency) {
      const hasLarge = this.#running.some(isLarge);
      const next = this.#queue.take((pixels) => !hasLarge || !isLarge(pixels));
      if (!next) return;
      const { item, cost } = next;
      this.#running.push(cost);
      void this.#request(this.#encoding, item)
        .then(item.done.resolve, item.done.reject)
        .finally(() => {
          this.#running.splice(this.#running.indexOf(cost), 1);
          this.#next();
        });
    }
  }

  async #request<T>(pending: Pending<T>, { source, folder }: Task): Promise<T> {
    if (this.#isStopping) throw busy();
    const id = ++this.#count;
    const result = Promise.withResolvers<T>();
    pending.set(id, result);
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    child.ref();
    child.channel?.ref();
    child.send({ id, source, ...(folder && { folder }) }, (error) => error && child.kill('SIGKILL'));
    const late = setTimeout(() => child.kill('SIGKILL'), taskMs);
    return result.promise.finally(() => clearTimeout(late));
  }

  #scheduleExit(): void {
    const idle = this.#child;
    if (this.#measuring.size + this.#encoding.size > 0 || !idle) return;
    // An idle child must not keep the shop's process alive.
    idle.unref();
    idle.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => idle.disconnect(), idleMs).unref();
  }

  #start(): ChildProcess {
    const script = join(this.#app.root, 'src/media/photos/encoding/encoder-process.ts');
    const child = fork(script, {
      execArgv: [],
      // The process gets no settings or secrets, because it reads strangers' files.
      env: { PATH: process.env['PATH'], ...memoryLimits },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, niceness);
    } catch {
      // The priority is optional: changing it may be forbidden, or the process may have ended.
    }
    child.on('message', (outcome: Outcome) => this.#settle(outcome));
    child.stderr?.on('data', (data: Buffer) =>
      this.#app.log.warn({ output: data.toString().slice(0, 500) }, 'the image encoder wrote to stderr'),
    );
    if (child.stderr instanceof Socket) child.stderr.unref();
    const end = (): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      for (const id of [...this.#measuring.keys(), ...this.#encoding.keys()])
        this.#settle({ id, fault: 'ended' });
    };
    // Handles every error, because each message that cannot be sent emits one.
    child.once('disconnect', end).on('error', end);
    return child;
  }

  #settle(outcome: Outcome): void {
    const { id } = outcome;
    const [measuring, encoding] = [this.#measuring.get(id), this.#encoding.get(id)];
    this.#measuring.delete(id);
    this.#encoding.delete(id);
    const request = measuring ?? encoding;
    if ('pixels' in outcome) measuring?.resolve(outcome.pixels);
    else if ('made' in outcome) encoding?.resolve(outcome.made);
    else if ('unreadable' in outcome) request?.reject(invalidPhoto(photoProblems.faults[outcome.unreadable]));
    else {
      if (!this.#isStopping) this.#app.log.error({ fault: outcome.fault }, 'a photo could not be encoded');
      request?.reject(busy());
    }
    this.#scheduleExit();
  }
}

export function busy(): AppError {
  return new AppError('busy', undefined, undefined, { retryAfter: 5 });
}

/** Returns the error for an unusable photo. `message` is one of `photoProblems.faults`. */
export function invalidPhoto(message: string): AppError {
  return new AppError('invalid', photoProblems.detail(message), [{ path: 'image', message }]);
}

type QueueEntry<Item> = { userId: string; cost: number; ends: number; item: Item };

/** Fair queueing: takes items in the order in which they would finish if all users were served simultaneously. */
export class FairQueue<Item> {
  readonly #waiting = new Set<QueueEntry<Item>>();
  readonly #ends = new Map<string, number>();
  #now = 0;

  push(userId: string, cost: number, item: Item): void {
    const ends = Math.max(this.#now, this.#ends.get(userId) ?? 0) + cost;
    this.#ends.set(userId, ends);
    this.#waiting.add({ userId, cost, ends, item });
  }

  take(may: (cost: number) => boolean = () => true): { item: Item; cost: number } | undefined {
    let next: QueueEntry<Item> | undefined;
    for (const each of this.#waiting) if (may(each.cost) && (!next || each.ends < next.ends)) next = each;
    if (!next) return undefined;
    this.#waiting.delete(next);
    this.#now = Math.max(this.#now, next.ends);
    for (const [userId, ends] of this.#ends) if (ends <= this.#now) this.#ends.delete(userId);
    return { item: next.item, cost: next.cost };
  }
}
