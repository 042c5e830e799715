/** Names what a form sends: the same values, sent again since no answer arrived, have the same key. */
export class Attempts {
  #values: unknown[] | null = null;
  #key = '';

  keyOf(values: object): string {
    // Files by their identity, all else by what it says.
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

  /** It was answered: what is sent next is another attempt. */
  settle(): void {
    this.#values = null;
  }
}

/** Not `randomUUID`: browsers have that on https alone. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
