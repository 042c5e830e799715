import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Draft, DraftFields } from '#src/catalog/listings/drafts/schemas.ts';
import { CallError, tryCall } from '#src/ui/client/call.ts';
import { newKey } from '#src/ui/client/idempotency-key.ts';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';
import { canonical } from '#src/ui/forms/merge.ts';

/** A draft with changes that are not on the server yet. `id` is null for a draft that the server does not have. */
export type Unsaved = { id: string | null; version: number; creation: Creation | null } & Content;
type Content = { kind: Kind; fields: DraftFields };
/** A creation whose response has not arrived. It is repeated with this content and key, also by the next page. */
type Creation = Content & { key: string };

/**
 * `waiting`: saved on this device only, and sent again later. `refused`: the server does not accept it. `changed`:
 * another device has saved `stored` in the meantime.
 */
export type DraftState =
  | { is: 'new' | 'saving' | 'saved' | 'waiting' }
  | { is: 'refused'; why: string }
  | { is: 'changed'; stored: Draft };

export type DraftCalls = {
  create: (content: Creation, isLeaving: boolean) => Promise<Draft>;
  change: (id: string, change: Content & { version: number }, isLeaving: boolean) => Promise<Draft>;
  /** The draft as another device has saved it, or undefined if it was deleted. */
  find: (id: string) => Promise<Draft | undefined>;
};

const quietMs = 1_000;
const intervalMs = 3_000;
const maxRetryMs = 60_000;
const retryable = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

/** Saves a draft while its user types: on this device at once, on the server at most every three seconds. */
export class DraftSaver {
  readonly #calls: DraftCalls;
  readonly #device: StoredInput<Unsaved>;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  #now: Unsaved;
  /** The content that the server has, or the content of a new form. */
  #saved: string;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentAt = 0;
  /** When the first of the changes was made that the server does not have. */
  #unsavedSince: number | null = null;
  #failures = 0;
  #isStopped = false;

  /** @param start the content of the form as it opens, which is not saved again unless the device has it as unsaved */
  constructor(calls: DraftCalls, device: StoredInput<Unsaved>, start: Unsaved) {
    this.#calls = calls;
    this.#device = device;
    this.#now = start;
    this.#saved = contentOf(start);
    this.#state = { is: start.id === null ? 'new' : 'saved' };
  }

  readonly state = (): DraftState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get id(): string | null {
    return this.#now.id;
  }

  get #isUnsaved(): boolean {
    return contentOf(this.#now) !== this.#saved;
  }

  change(kind: Kind, fields: DraftFields): void {
    this.#now = { ...this.#now, kind, fields };
    if (this.#isStopped) return;
    this.#device.write(this.#isUnsaved ? this.#now : null);
    if (this.#state.is !== 'changed') this.#schedule(quietMs);
  }

  /** Saves what this device has as unsaved from an earlier visit. */
  resend(): void {
    this.#saved = '';
    this.#schedule(0);
  }

  /** Saves now, for example when the page is left or the network is back. */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (this.#isStopped || !this.#isUnsaved || this.#state.is === 'changed') return;
    this.#running = this.#send(isLeaving).finally(() => (this.#running = null));
    await this.#running;
  }

  /** Stops saving, because the item is being listed. Returns the draft to delete with it, and the version that is shown. */
  async pause(): Promise<{ id: string; version: number } | null> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    const { id, version } = this.#now;
    return id === null ? null : { id, version };
  }

  /** Goes on saving, because listing the item has failed. @param isGone whether the draft no longer exists */
  resume(isGone: boolean): void {
    this.#isStopped = false;
    if (isGone) this.#forgetId();
    this.change(this.#now.kind, this.#now.fields);
  }

  /** Asks which version to keep if another device has saved the draft since. */
  async compare(): Promise<void> {
    if (this.#now.id !== null) await this.#compare(this.#now.id);
  }

  /** Forgets everything, because the item is listed or another version of the draft replaces this one. */
  end(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#device.write(null);
  }

  /** Replaces what another device has saved. */
  async keepMine(): Promise<void> {
    if (this.#state.is !== 'changed') return;
    this.#now = { ...this.#now, version: this.#state.stored.version };
    this.#set({ is: 'saving' });
    await this.flush();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#isUnsaved) return;
    if (this.#state.is !== 'waiting') this.#set({ is: 'saving' });
    this.#unsavedSince ??= Date.now();
    const sinceSent = Date.now() - this.#sentAt;
    const sinceTyped = Date.now() - this.#unsavedSince;
    const quiet = Math.min(delay, intervalMs - sinceTyped);
    this.#timer = setTimeout(() => void this.flush(), Math.max(quiet, intervalMs - sinceSent));
  }

  async #send(isLeaving: boolean): Promise<void> {
    const { id, kind, fields, version } = this.#now;
    const sent = { kind, fields, version };
    this.#sentAt = Date.now();
    this.#unsavedSince = null;
    try {
      const draft =
        id === null ? await this.#create(isLeaving) : await this.#calls.change(id, sent, isLeaving);
      this.#failures = 0;
      this.#adopt(draft, id === null ? this.#saved : contentOf(sent));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await this.#fail(error);
    }
  }

  async #create(isLeaving: boolean): Promise<Draft> {
    const { kind, fields } = this.#now;
    const creation = this.#now.creation ?? { kind, fields, key: newKey() };
    this.#now = { ...this.#now, creation };
    this.#device.write(this.#now);
    const draft = await this.#calls.create(creation, isLeaving);
    this.#saved = contentOf(creation);
    this.#now = { ...this.#now, creation: null };
    return draft;
  }

  #adopt({ _id, version }: Draft, saved: string): void {
    this.#now = { ...this.#now, id: _id, version };
    this.#saved = saved;
    this.#device.write(this.#isUnsaved ? this.#now : null);
    this.#set({ is: 'saved' });
    this.#schedule(quietMs);
  }

  async #fail({ status, code, message, retryAfter }: CallError): Promise<void> {
    const { id } = this.#now;
    if (id !== null && status === 404) {
      this.#forgetId();
      return this.#send(false);
    }
    if (id !== null && status === 409 && code === 'changed') return this.#compare(id);
    // If another tab is still creating the draft, the server responds with 409 and Retry-After.
    if (retryable.has(status) || retryAfter !== null) return this.#retry(retryAfter ?? 0);
    this.#now = { ...this.#now, creation: null };
    if (this.#isUnsaved) this.#device.write(this.#now);
    // After the next login, the form opens again and saves what this device has.
    this.#set(status === 401 ? { is: 'waiting' } : { is: 'refused', why: message });
  }

  #retry(atLeastSeconds: number): void {
    const delay = Math.min(maxRetryMs, intervalMs * 2 ** this.#failures++);
    this.#set({ is: 'waiting' });
    this.#timer = setTimeout(() => void this.flush(), Math.max(atLeastSeconds * 1000, delay));
  }

  async #compare(id: string): Promise<void> {
    const found = await tryCall(this.#calls.find(id).then((stored) => ({ stored })));
    if (!found) return this.#retry(0);
    const { stored } = found;
    if (stored === undefined) {
      this.#forgetId();
      return this.#send(false);
    }
    // The response to an earlier change was lost.
    if (contentOf(stored) === contentOf(this.#now)) this.#adopt(stored, contentOf(stored));
    else {
      this.#saved = contentOf(stored);
      this.#set({ is: 'changed', stored });
    }
  }

  #forgetId(): void {
    this.#now = { ...this.#now, id: null, version: 0 };
    this.#saved = '';
  }

  #set(state: DraftState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Equal for the same content: the server may store the fields in another order. */
export const contentOf = ({ kind, fields }: Content): string => canonical([kind, fields]);
