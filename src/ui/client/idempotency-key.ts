/**
 * The idempotency key of a form's request. The same values get the same key when they are sent again after a lost
 * response.
 */
export class Attempts {
  #values: unknown[] | null = null;
  #key = '';

  keyOf(values: object): string {
    // Files are compared by identity, other values by content.
    const parts = Object.entries(values)
      .flat()
      .map((part: unknown) => (part instanceof FileList ? part : JSON.stringify(part)));
    const before = this.#values;
    const isSame = parts.length === before?.length && parts.every((part, index) => part === before[index]);
    if (!isSame) {
      this.#values = parts;
      this.#key = newKey();
    }
    return this.#key;
  }

  /** Ends the attempt once a response has arrived: the next request gets a new key. */
  settle(): void {
    this.#values = null;
  }
}

/** Does not use `randomUUID`, which browsers offer only on https. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
