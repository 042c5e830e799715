import { grown } from './arrays.ts';

const encoder = new TextEncoder();

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

/** In one buffer: strings would take three times as much memory. */
export class Texts {
  #bytes = new Uint8Array(1024);
  #starts = new Uint32Array(64);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  save() {
    return {
      bytes: this.#bytes.subarray(0, this.#starts[this.#size]),
      starts: this.#starts.subarray(0, this.#size + 1),
    };
  }

  static restore({ bytes, starts }: ReturnType<Texts['save']>): Texts {
    const texts = new Texts();
    texts.#bytes = bytes;
    texts.#starts = starts;
    texts.#size = starts.length - 1;
    return texts;
  }

  push(text: string): void {
    const start = this.#starts[this.#size]!;
    // A UTF-16 unit takes at most three bytes of UTF-8.
    const most = start + text.length * 3;
    if (this.#bytes.length < most) this.#bytes = grown(this.#bytes, Math.ceil(most * 1.25));
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(start));
    const { length } = this.#starts;
    if (this.#size + 2 > length) this.#starts = grown(this.#starts, Math.ceil(length * 1.25));
    this.#starts[++this.#size] = start + written;
  }

  get(at: number): string {
    return Buffer.from(
      this.#bytes.buffer,
      this.#starts[at]!,
      this.#starts[at + 1]! - this.#starts[at]!,
    ).toString();
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
    return compareBytes(this.#bytes.subarray(this.#starts[at]!, this.#starts[at + 1]!), bytes);
  }

  begins(at: number, bytes: Uint8Array): boolean {
    const start = this.#starts[at]!;
    if (this.#starts[at + 1]! - start < bytes.length) return false;
    return bytes.every((byte, index) => this.#bytes[start + index] === byte);
  }
}
