import { grown } from './arrays.ts';

const encoder = new TextEncoder();
// Without `ignoreBOM`, a text would lose a leading byte order mark.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) {
    const difference = one[at]! - other[at]!;
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Compares code points like PostgreSQL's collation "C"; JavaScript compares UTF-16 units. */
export function compareTexts(one: string, other: string): number {
  return one === other ? 0 : compareBytes(encoder.encode(one), encoder.encode(other));
}

/** Stores texts in one buffer, because strings would take three times as much memory. */
export class TextBuffer {
  #bytes = new Uint8Array(1024);
  #starts = new Uint32Array(64);
  #size = 0;
  #usedBytes = 0;

  get size(): number {
    return this.#size;
  }

  save() {
    return {
      bytes: this.#bytes.subarray(0, this.#usedBytes),
      starts: this.#starts.subarray(0, this.#size + 1),
    };
  }

  static restore({ bytes, starts }: ReturnType<TextBuffer['save']>): TextBuffer {
    const texts = new TextBuffer();
    texts.#bytes = bytes;
    texts.#starts = starts;
    texts.#size = starts.length - 1;
    texts.#usedBytes = bytes.length;
    return texts;
  }

  push(text: string): void {
    // A UTF-16 unit takes at most three bytes of UTF-8.
    const maxLength = this.#usedBytes + text.length * 3;
    if (this.#bytes.length < maxLength)
      this.#bytes = grown(this.#bytes, new Uint8Array(Math.ceil(maxLength * 1.25)));
    this.#usedBytes += encoder.encodeInto(text, this.#bytes.subarray(this.#usedBytes)).written;
    const { length } = this.#starts;
    if (this.#size + 2 > length)
      this.#starts = grown(this.#starts, new Uint32Array(Math.ceil(length * 1.25)));
    this.#starts[++this.#size] = this.#usedBytes;
  }

  #bytesOf(at: number): Uint8Array {
    return this.#bytes.subarray(this.#starts[at], this.#starts[at + 1]);
  }

  get(at: number): string {
    return decoder.decode(this.#bytesOf(at));
  }

  compare(one: number, other: number): number {
    const bytes = this.#bytes;
    let at = this.#starts[one]!;
    let otherAt = this.#starts[other]!;
    const end = this.#starts[one + 1]!;
    const otherEnd = this.#starts[other + 1]!;
    for (; at < end && otherAt < otherEnd; at++, otherAt++) {
      const difference = bytes[at]! - bytes[otherAt]!;
      if (difference !== 0) return difference;
    }
    return end - at - (otherEnd - otherAt);
  }

  compareTo(at: number, bytes: Uint8Array): number {
    return compareBytes(this.#bytesOf(at), bytes);
  }

  begins(at: number, bytes: Uint8Array): boolean {
    const own = this.#bytesOf(at);
    return own.length >= bytes.length && bytes.every((byte, index) => own[index] === byte);
  }
}
