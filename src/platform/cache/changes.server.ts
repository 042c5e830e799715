const maxTags = 10_000;
const timesMs = 2_000;

/** Prefixes the tags of what may no longer be shown, which is a change as well. */
const withdrawnPrefix = 'withdrawn:';

const isWithdrawal = (tag: string): boolean => tag.startsWith(withdrawnPrefix);
const withdrawnBy = (tags: readonly string[]): string[] =>
  tags.filter(isWithdrawal).map((tag) => tag.slice(withdrawnPrefix.length));

/**
 * Holds the number of the last change of each tag, for the `maxTags` that changed last. Every other tag counts as changed
 * when the newest of the dropped ones changed.
 */
class Versions {
  #everything = 0;
  readonly #tags = new Map<string, number>();

  note(tags: readonly string[], number: number): void {
    if (tags.includes('everything')) {
      this.#tags.clear();
      this.#everything = number;
    }
    for (const tag of tags) {
      this.#tags.delete(tag);
      this.#tags.set(tag, number);
    }
    for (const [oldest, changed] of this.#tags) {
      if (this.#tags.size <= maxTags) break;
      this.#tags.delete(oldest);
      this.#everything = changed;
    }
  }

  latestOf(tags: readonly string[]): number {
    let latest = this.#everything;
    for (const tag of tags) latest = Math.max(latest, this.#tags.get(tag) ?? 0);
    return latest;
  }
}

/** Changes to tags, numbered in the order in which this process reads them. */
export class Changes {
  #latest = 0;
  readonly #changed = new Versions();
  readonly #withdrawn = new Versions();
  /** The times of the most recent changes, by number. */
  #times: { number: number; at: number }[] = [];
  readonly #listeners = new Set<(tags: readonly string[]) => void>();
  readonly #messagePrefixes = new Set<string>();
  readonly #missListeners = new Set<() => void>();
  #isListening = false;
  #isDatabaseGone = false;
  #readAt = Number.NEGATIVE_INFINITY;

  /** False while the log cannot be read. Then nothing counts as current. */
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

  markRead(): void {
    // After a gap in reading, it is unknown when changes were made, so no changed list may count as recent.
    if (!this.#isListening) this.#times = [];
    this.#isListening = true;
    this.#isDatabaseGone = false;
    this.#readAt = performance.now();
  }

  /** Records that the log cannot be read. `isDatabaseGone` is true if other queries fail, too. */
  markUnread({ isDatabaseGone = false } = {}): void {
    this.#isListening = false;
    this.#isDatabaseGone ||= isDatabaseGone;
  }

  /** Records tags that became visible at the same time. */
  note(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const changed = tags.filter((tag) => !this.#isMessage(tag) && !isWithdrawal(tag));
    const withdrawn = withdrawnBy(tags);
    if (changed.length + withdrawn.length > 0) {
      this.#changed.note(changed, this.#number());
      this.#withdrawn.note(withdrawn, this.#latest);
    }
    for (const listener of this.#listeners) listener(tags);
  }

  #isMessage(tag: string): boolean {
    return [...this.#messagePrefixes].some((prefix) => tag.startsWith(prefix));
  }

  #number(): number {
    const number = ++this.#latest;
    const at = performance.now();
    while (this.#times[0] && at - this.#times[0].at > timesMs) this.#times.shift();
    this.#times.push({ number, at });
    return number;
  }

  /**
   * Marks everything as changed, because changes were missed. `withdrawals` are the tags of all withdrawals that may have
   * been missed.
   */
  missed(withdrawals: readonly string[] = ['withdrawn:everything']): void {
    this.#changed.note(['everything'], ++this.#latest);
    this.#withdrawn.note(withdrawnBy(withdrawals), this.#latest);
    this.#times = [];
    for (const listener of this.#missListeners) listener();
  }

  /** Returns a number that grows whenever one of `tags` changes. */
  version(tags: readonly string[]): number {
    return this.#changed.latestOf(tags);
  }

  /** Returns the number of the last change after which something with one of `tags` may no longer be shown. */
  lastWithdrawal(tags: readonly string[]): number {
    return this.#withdrawn.latestOf(tags);
  }

  get latest(): number {
    return this.#latest;
  }

  /** Returns the milliseconds since the first change after `number`: 0 if there was none, `Infinity` if that is unknown. */
  sinceChangeAfter(number: number): number {
    if (number >= this.#latest) return 0;
    const [oldest] = this.#times;
    const next = oldest && this.#times[number + 1 - oldest.number];
    return next ? performance.now() - next.at : Infinity;
  }

  /** Calls `listener` with the changed tags after each change, until the returned function is called. */
  onChange(listener: (tags: readonly string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Calls `listener` with the rest of each tag that begins with `prefix`. Such a tag carries a message, and no cached
   * value has it.
   */
  onMessages(prefix: string, listener: (messages: readonly string[]) => void): () => void {
    this.#messagePrefixes.add(prefix);
    return this.onChange((tags) => {
      const messages = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
      if (messages.length > 0) listener(messages);
    });
  }

  /** Calls `listener` whenever changes were missed, until the returned function is called. */
  onMissed(listener: () => void): () => void {
    this.#missListeners.add(listener);
    return () => void this.#missListeners.delete(listener);
  }
}
