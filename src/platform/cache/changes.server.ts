import { isLive } from './tags.ts';

/** Of so many tags it is known when they changed; then all of them count as changed, and it begins anew. */
const mostTags = 10_000;
/** How long it is known when which change came. */
const timesMs = 2_000;

/**
 * Numbers the changes of tags in the order in which this process reads them, so that what was made from older rows can be
 * told from what is current.
 */
export class Changes {
  #latest = 0;
  #everything = 0;
  readonly #tags = new Map<string, number>();
  /** When each of the last numbers came. */
  #times: { number: number; at: number }[] = [];
  readonly #hearers = new Set<(tags: readonly string[]) => void>();
  readonly #missers = new Set<() => void>();
  #isListening = false;
  #isDatabaseGone = false;
  #readAt = Number.NEGATIVE_INFINITY;

  /** False while the log of changes cannot be read: then nothing may be taken for current. */
  get listening(): boolean {
    return this.#isListening;
  }

  /** Whether the database has refused or not responded since the log was last read. */
  get isDatabaseGone(): boolean {
    return this.#isDatabaseGone;
  }

  get msSinceRead(): number {
    return performance.now() - this.#readAt;
  }

  /** The log was read to its end. */
  markRead(): void {
    // The time of changes that were read late is not known, so they must not make a list count as recent.
    if (!this.#isListening) this.#times = [];
    this.#isListening = true;
    this.#isDatabaseGone = false;
    this.#readAt = performance.now();
  }

  /** Notes that the log cannot be read; `isDatabaseGone` means that other queries would fail, too. */
  markUnread({ isDatabaseGone = false } = {}): void {
    this.#isListening = false;
    this.#isDatabaseGone ||= isDatabaseGone;
  }

  /** Takes in what has changed; all at once where they became visible at once. */
  note(tags: readonly string[]): void {
    if (tags.length === 0) return;
    // What people are told is never asked for again, and there is much of it.
    const named = tags.filter((tag) => !isLive(tag));
    if (named.length > 0) this.#number(named);
    for (const hear of this.#hearers) hear(tags);
  }

  #number(tags: readonly string[]): void {
    const number = ++this.#latest;
    const at = performance.now();
    while (this.#times[0] && at - this.#times[0].at > timesMs) this.#times.shift();
    this.#times.push({ number, at });
    for (const tag of tags) this.#tags.set(tag, number);
    if (tags.includes('everything') || this.#tags.size > mostTags) this.#forget(number);
  }

  /** What changed for a while is unknown: all may have. */
  missed(): void {
    this.#forget(++this.#latest);
    this.#times = [];
    for (const miss of this.#missers) miss();
  }

  #forget(number: number): void {
    this.#tags.clear();
    this.#everything = number;
  }

  /** A number that grows whenever one of `tags` changes. */
  version(tags: readonly string[]): number {
    let latest = this.#everything;
    for (const tag of tags) latest = Math.max(latest, this.#tags.get(tag) ?? 0);
    return latest;
  }

  /** The number of the newest change: whatever changes from now on has a larger one. */
  get latest(): number {
    return this.#latest;
  }

  /** Milliseconds since the first change after `number`; 0 where there was none, `Infinity` where that is no longer known. */
  sinceChangeAfter(number: number): number {
    if (number >= this.#latest) return 0;
    const [oldest] = this.#times;
    if (!oldest || number + 1 < oldest.number) return Infinity;
    return performance.now() - this.#times[number + 1 - oldest.number]!.at;
  }

  /** Has someone told of all tags as they change, until what it answers is called. */
  onChange(hear: (tags: readonly string[]) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  /** Has someone told whenever changes were missed, until what it answers is called. */
  onMissed(miss: () => void): () => void {
    this.#missers.add(miss);
    return () => void this.#missers.delete(miss);
  }
}
