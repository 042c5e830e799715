import type { ServerResponse } from 'node:http';
import { closedAccount, endedToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { coalesce, pause } from '#src/platform/async.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { counter, gauge } from '#src/platform/observability/metrics.server.ts';
import { eventOf, formatEvent, readLiveStates, syncOf, type LiveState } from './service.server.ts';

/** Proxies close a connection that is silent for longer. */
const beatMs = 25_000;
const tickMs = 1_000;
const maxOfOneUser = 4;
/** Browsers without a stream poll `GET /unread` at the same interval. */
const refusedSeconds = 60;
/** Disconnects a reader with more unsent data than this; the next `sync` has what they missed. */
const maxUnsentBytes = 64 * 1024;
/** If more hints than this are pending for a user, one `sync` replaces them. */
const maxHints = 100;
const batchSize = 500;
const syncAllMs = 10_000;
const retryMs = 1_000;
/** When the process stops, its clients reconnect over a period of this many milliseconds per stream. */
const returnMsEach = 5;

/** The token is valid until it expires or until the account has a new token generation. */
type StreamOwner = { userId: string; generation: number; expires: number };
type Stream = StreamOwner & {
  res: ServerResponse;
  headers: string[];
  /** Null once the stream is open and has its first `sync`. */
  opening: PromiseWithResolvers<void> | null;
  beatAt: number;
};
type EndReason = 'token' | 'access' | 'slow' | 'leaving';

const refusals = counter('rangefinder_streams_refused_total', 'Event streams that were rejected', ['why']);
const ends = counter('rangefinder_streams_ended_total', 'Event streams that the server closed', ['why']);

/** The open streams of this process. The events come from the change log. */
export class Streams {
  readonly #app: App;
  readonly #byUser = new Map<string, Set<Stream>>();
  #count = 0;
  /** The entries to send to each user. The set is empty for a user who is only opening a stream. */
  #pending = new Map<string, Set<string>>();
  readonly #flush = coalesce(() => this.#flushAll());
  readonly #syncAll = coalesce(() => this.#syncOneByOne());
  readonly #closing = new AbortController();
  readonly #subscriptions: (() => void)[];
  readonly #timer: NodeJS.Timeout;
  #isDraining = false;

  constructor(app: App) {
    this.#app = app;
    this.#subscriptions = [
      app.changes.onMessages('live:', (messages) => this.#onMessages(messages)),
      // A change with too many tags is logged as `everything`, so every user gets a `sync`.
      app.changes.onChange((tags) => tags.includes('everything') && void this.#syncAll()),
      app.changes.onMissed(() => void this.#syncAll()),
    ];
    this.#timer = setInterval(() => this.#tick(), tickMs).unref();
    gauge('rangefinder_streams_open', 'Open event streams', [], () => [[{}, this.#count]]);
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Responds with a stream; resolves once it is open.
   * @throws AppError `busy` if there are too many, `unauthenticated` or `forbidden` if access has ended
   */
  async open(res: ServerResponse, headers: string[], listening: StreamOwner): Promise<void> {
    if (res.destroyed) return;
    const own = this.#byUser.get(listening.userId) ?? new Set();
    if (this.#isDraining) throw refuse('leaving', 1);
    if (this.#count >= this.#app.config.STREAMS) throw refuse('full', refusedSeconds);
    if (own.size >= maxOfOneUser) throw refuse('person', refusedSeconds);
    const opening = Promise.withResolvers<void>();
    const stream: Stream = { ...listening, res, headers, opening, beatAt: Infinity };
    this.#byUser.set(listening.userId, own.add(stream));
    this.#count++;
    res.once('close', () => {
      this.#forget(stream);
      opening.resolve();
    });
    // A write to a lost connection emits an error.
    res.on('error', () => undefined);
    this.#pendingOf(listening.userId);
    void this.#flush();
    await opening.promise;
  }

  #pendingOf(userId: string): Set<string> {
    const pending = this.#pending.get(userId) ?? new Set();
    this.#pending.set(userId, pending);
    return pending;
  }

  /** Takes messages of the form `USER:KIND:…`. Each is an event for the open tabs of that user. */
  #onMessages(messages: readonly string[]): void {
    for (const message of messages) {
      const [userId = ''] = message.split(':', 1);
      if (this.#byUser.has(userId)) this.#pendingOf(userId).add(message.slice(userId.length + 1));
    }
    if (this.#pending.size > 0) void this.#flush();
  }

  /** Reads and sends the current counts. Never runs concurrently, so that no outdated count follows a newer one. */
  async #flushAll(): Promise<void> {
    const pending = this.#pending;
    this.#pending = new Map();
    const all = [...pending];
    for (let from = 0; from < all.length; from += batchSize) {
      const some = all.slice(from, from + batchSize);
      try {
        const states = await readLiveStates(
          this.#app,
          some.map(([id]) => id),
        );
        const byId = new Map(states.map((state) => [state.id, state]));
        for (const [id, entries] of some) this.#sendTo(id, byId.get(id), entries);
      } catch (error) {
        this.#app.log.warn({ error }, 'events could not be sent');
        for (const [id] of some)
          for (const stream of this.#byUser.get(id) ?? []) {
            if (!stream.opening) continue;
            this.#forget(stream);
            stream.opening.reject(error);
          }
        setTimeout(() => void this.#syncAll(), retryMs).unref();
      }
    }
  }

  #sendTo(id: string, now: LiveState | undefined, pending: Set<string>): void {
    const entries = pending.size > maxHints ? ['sync'] : [...pending];
    const events = now ? entries.map((entry) => eventOf(entry, now)).filter((event) => event !== null) : [];
    const text = events.map(formatEvent).join('');
    for (const stream of this.#byUser.get(id) ?? []) {
      if (!now?.isOpen) this.#end(stream, 'access', 0);
      else if (now.generation !== stream.generation) this.#end(stream, 'token', 0);
      else if (stream.opening) this.#begin(stream, stream.opening, now);
      else if (text) this.#write(stream, text);
    }
  }

  #begin(stream: Stream, opening: PromiseWithResolvers<void>, now: LiveState): void {
    // Closes the connection at the end of the stream, which frees its descriptor.
    stream.res.shouldKeepAlive = false;
    stream.res.writeHead(200, stream.headers);
    opening.resolve();
    stream.opening = null;
    stream.headers = [];
    this.#write(stream, formatEvent(syncOf(now)));
    // Starts at a random time, so that streams that opened together do not send their heartbeats together.
    stream.beatAt = Date.now() + Math.random() * beatMs;
  }

  #write(stream: Stream, text: string): void {
    stream.beatAt = Date.now() + beatMs;
    if (stream.res.writableLength + text.length <= maxUnsentBytes) return void stream.res.write(text);
    ends.inc({ why: 'slow' satisfies EndReason });
    this.#forget(stream);
    stream.res.destroy();
  }

  #end(stream: Stream, why: EndReason, retry: number): void {
    this.#forget(stream);
    if (stream.opening) return stream.opening.reject(refusalOf[why]());
    ends.inc({ why });
    stream.res.end(formatEvent({ name: 'bye', data: { retry } }));
  }

  #forget(stream: Stream): void {
    const own = this.#byUser.get(stream.userId);
    if (!own?.delete(stream)) return;
    this.#count--;
    if (own.size === 0) this.#byUser.delete(stream.userId);
  }

  #tick(): void {
    const now = Date.now();
    for (const streams of this.#byUser.values())
      for (const stream of streams) {
        if (stream.expires <= now) this.#end(stream, 'token', 0);
        else if (stream.beatAt <= now) this.#write(stream, ':\n\n');
      }
  }

  /** Sends everyone a `sync`, because changes may have been missed, and ends streams that no longer have access. */
  async #syncOneByOne(): Promise<void> {
    const ids = [...this.#byUser.keys()];
    const parts = Math.ceil(ids.length / batchSize);
    const { signal } = this.#closing;
    for (let part = 0; part < parts && !signal.aborted; part++) {
      if (part > 0) await pause(syncAllMs / parts, signal);
      const some = ids.slice(part * batchSize, (part + 1) * batchSize);
      for (const id of some) if (this.#byUser.has(id)) this.#pendingOf(id).add('sync');
      await this.#flush();
    }
  }

  /** Ends all streams, so that their browsers reconnect, and opens no new ones. */
  drain(): void {
    this.#isDraining = true;
    const returnMs = Math.max(retryMs, returnMsEach * this.#count);
    for (const streams of this.#byUser.values())
      for (const stream of streams) this.#end(stream, 'leaving', Math.round(Math.random() * returnMs));
  }

  close(): void {
    this.drain();
    this.#closing.abort();
    clearInterval(this.#timer);
    for (const stop of this.#subscriptions) stop();
  }
}

/** The errors for streams that end before they are open. */
const refusalOf: Record<EndReason, () => AppError> = {
  token: endedToken,
  access: closedAccount,
  slow: () => refuse('full', 1),
  leaving: () => refuse('leaving', 1),
};

function refuse(why: 'full' | 'person' | 'leaving', retryAfter: number): AppError {
  refusals.inc({ why });
  return new AppError('busy', undefined, undefined, { retryAfter });
}
