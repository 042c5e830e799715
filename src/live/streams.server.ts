import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { closedAccount, endedToken } from '#src/auth/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { coalesce } from '#src/platform/coalesce.ts';
import { AppError } from '#src/platform/errors.ts';
import { counter, gauge } from '#src/platform/metrics.server.ts';
import { liveOf } from '#src/platform/cache/tags.ts';
import { eventOf, formatEvent } from './events.server.ts';
import { readPeople } from './queries.server.ts';

/** Proxies end what has been silent for longer. */
const beatMs = 25_000;
const tickMs = 1_000;
const mostOfOne = 4;
/** Who is refused asks `GET /unread` as often. */
const refusedSeconds = 60;
/** Who has left so much unread is let go: what they missed they get with the next `sync`. */
const mostUnreadBytes = 64 * 1024;
/** Who has more to be told than this reads all of it anew. */
const mostHints = 100;
const mostAtOnce = 500;
const syncAllMs = 10_000;
const retryMs = 1_000;
/** When those come back whose process ends: one after the other. */
const returnMsEach = 5;

/** Whom a stream is for, and until when their token is good: until it runs out, or tokens of another generation are. */
type Listening = { person: string; generation: number; expires: number };
type Stream = Listening & {
  res: ServerResponse;
  headers: string[];
  /** Until it is open, and has its first `sync`. */
  opening: PromiseWithResolvers<void> | null;
  beatAt: number;
};
type PersonNow = Awaited<ReturnType<typeof readPeople>>[number];
type Why = 'token' | 'access' | 'slow' | 'leaving';

const refusals = counter('rangefinder_streams_refused_total', 'Streams of events that were not opened', [
  'why',
]);
const ends = counter('rangefinder_streams_ended_total', 'Streams of events that the shop has ended', ['why']);

/** Tells those who look of what is theirs, as the log of changes has it: each by a stream of its own that stays open. */
export class Streams {
  readonly #app: App;
  readonly #byPerson = new Map<string, Stream[]>();
  #count = 0;
  /** What people are to be told, by person; of who opens a stream nothing else than that. */
  #told = new Map<string, Set<string>>();
  readonly #tell = coalesce(() => this.#tellAll());
  readonly #syncAll = coalesce(() => this.#syncOneByOne());
  readonly #closing = new AbortController();
  readonly #stopHearing: (() => void)[];
  readonly #timer: NodeJS.Timeout;
  #isLeaving = false;

  constructor(app: App) {
    this.#app = app;
    this.#stopHearing = [
      app.changes.onChange((tags) => this.#hear(tags)),
      app.changes.onMissed(() => void this.#syncAll()),
    ];
    this.#timer = setInterval(() => this.#tick(), tickMs).unref();
    gauge('rangefinder_streams_open', 'Streams of events', [], () => [[{}, this.#count]]);
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Answers by a stream; resolves once it is open.
   * @throws AppError `busy` where there are too many, `unauthenticated` or `forbidden` where access has ended meanwhile
   */
  async open(res: ServerResponse, headers: string[], listening: Listening): Promise<void> {
    if (res.destroyed) return;
    const own = this.#byPerson.get(listening.person) ?? [];
    if (this.#isLeaving) throw refuse('leaving', 1);
    if (this.#count >= this.#app.config.STREAMS) throw refuse('full', refusedSeconds);
    if (own.length >= mostOfOne) throw refuse('person', refusedSeconds);
    const opening = Promise.withResolvers<void>();
    const stream: Stream = { ...listening, res, headers, opening, beatAt: Infinity };
    this.#byPerson.set(listening.person, [...own, stream]);
    this.#count++;
    res.once('close', () => {
      this.#forget(stream);
      opening.resolve();
    });
    // What is written into one that has just been lost.
    res.on('error', () => undefined);
    this.#toldOf(listening.person);
    void this.#tell();
    await opening.promise;
  }

  #toldOf(person: string): Set<string> {
    const told = this.#told.get(person) ?? new Set();
    this.#told.set(person, told);
    return told;
  }

  #hear(tags: readonly string[]): void {
    // Of so much at once that the log does not name it.
    if (tags.includes('everything')) void this.#syncAll();
    for (const tag of tags) {
      const live = liveOf(tag);
      if (live && this.#byPerson.has(live.person)) this.#toldOf(live.person).add(live.entry);
    }
    if (this.#told.size > 0) void this.#tell();
  }

  /** Reads what is so by now, and tells it. One after the other, so that nobody is told an older count after a newer one. */
  async #tellAll(): Promise<void> {
    const told = this.#told;
    this.#told = new Map();
    const ids = [...told.keys()];
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      const some = ids.slice(from, from + mostAtOnce);
      try {
        const people = await readPeople(this.#app.db, some);
        const byId = new Map(people.map((person) => [person.id, person]));
        for (const id of some) this.#tellPerson(id, byId.get(id), told.get(id)!);
      } catch (error) {
        this.#app.log.warn({ error }, 'people could not be told');
        const streams = some.flatMap((id) => this.#byPerson.get(id) ?? []);
        for (const stream of streams.filter(({ opening }) => opening)) {
          this.#forget(stream);
          stream.opening!.reject(error);
        }
        setTimeout(() => void this.#syncAll(), retryMs).unref();
      }
    }
  }

  #tellPerson(id: string, now: PersonNow | undefined, told: Set<string>): void {
    const entries = told.size > mostHints ? ['sync'] : [...told];
    const events = now ? entries.map((entry) => eventOf(entry, now)).filter((event) => event !== null) : [];
    const text = events.map(formatEvent).join('');
    for (const stream of this.#byPerson.get(id) ?? []) {
      if (!now?.isOpen) this.#end(stream, 'access', 0);
      else if (now.generation !== stream.generation) this.#end(stream, 'token', 0);
      else if (stream.opening) this.#begin(stream, now);
      else if (text) this.#write(stream, text);
    }
  }

  #begin(stream: Stream, now: PersonNow): void {
    // Once it ends its connection is closed, and frees its descriptor.
    stream.res.shouldKeepAlive = false;
    stream.res.writeHead(200, stream.headers);
    stream.opening!.resolve();
    stream.opening = null;
    stream.headers = [];
    this.#write(stream, formatEvent(eventOf('sync', now)!));
    // Those that opened together are not all kept alive at once.
    stream.beatAt = Date.now() + Math.random() * beatMs;
  }

  #write(stream: Stream, text: string): void {
    stream.beatAt = Date.now() + beatMs;
    if (stream.res.writableLength + text.length <= mostUnreadBytes) return void stream.res.write(text);
    ends.inc({ why: 'slow' satisfies Why });
    this.#forget(stream);
    stream.res.destroy();
  }

  #end(stream: Stream, why: Why, retry: number): void {
    this.#forget(stream);
    if (stream.opening) return stream.opening.reject(refusalOf[why]());
    ends.inc({ why });
    stream.res.end(formatEvent({ name: 'bye', data: { retry } }));
  }

  #forget(stream: Stream): void {
    const all = this.#byPerson.get(stream.person) ?? [];
    if (!all.includes(stream)) return;
    this.#count--;
    if (all.length === 1) this.#byPerson.delete(stream.person);
    else
      this.#byPerson.set(
        stream.person,
        all.filter((one) => one !== stream),
      );
  }

  /** Keeps alive those that have been silent, and ends those whose token has run out: who has a new one comes back at once. */
  #tick(): void {
    const now = Date.now();
    for (const streams of this.#byPerson.values())
      for (const stream of streams) {
        if (stream.expires <= now) this.#end(stream, 'token', 0);
        else if (stream.beatAt <= now) this.#write(stream, ':\n\n');
      }
  }

  /** Tells everyone how they stand, after what may have been missed: access that has ended, too. */
  async #syncOneByOne(): Promise<void> {
    const ids = [...this.#byPerson.keys()];
    const parts = Math.ceil(ids.length / mostAtOnce);
    for (let part = 0; part < parts && !this.#closing.signal.aborted; part++) {
      if (part > 0) {
        const pause = wait(syncAllMs / parts, undefined, { signal: this.#closing.signal, ref: false });
        await pause.catch(() => undefined);
      }
      const some = ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce);
      for (const id of some) if (this.#byPerson.has(id)) this.#toldOf(id).add('sync');
      await this.#tell();
    }
  }

  /** Ends all of them, and has them come back elsewhere, or later; no more are opened. */
  leave(): void {
    this.#isLeaving = true;
    const returnMs = Math.max(retryMs, returnMsEach * this.#count);
    for (const stream of [...this.#byPerson.values()].flat())
      this.#end(stream, 'leaving', Math.round(Math.random() * returnMs));
  }

  close(): void {
    this.leave();
    this.#closing.abort();
    clearInterval(this.#timer);
    for (const stop of this.#stopHearing) stop();
  }
}

/** Of one that was not open yet. */
const refusalOf: Record<Why, () => AppError> = {
  token: endedToken,
  access: closedAccount,
  slow: () => refuse('full', 1),
  leaving: () => refuse('leaving', 1),
};

function refuse(why: 'full' | 'person' | 'leaving', retryAfter: number): AppError {
  refusals.inc({ why });
  return new AppError('busy', undefined, undefined, { retryAfter });
}
