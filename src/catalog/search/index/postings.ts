import type { Term } from '#src/catalog/search/port.ts';
import { grown, seek } from './arrays.ts';
import { has, type Bits } from './bits.ts';
import { compareBytes, TextBuffer } from './text-buffer.ts';

type Documents = Uint32Array | number[];
const encoder = new TextEncoder();

/**
 * The documents that contain each word. Documents that the index started with are in one array; later ones are in a
 * list for each word.
 */
export class Postings {
  readonly #words: TextBuffer;
  readonly #starts: Uint32Array;
  readonly #documents: Uint32Array;
  readonly #later = new Map<string, number[]>();
  readonly #laterInOrder: { word: string; documents: number[] }[] = [];

  constructor(words: TextBuffer, starts: Uint32Array, documents: Uint32Array) {
    this.#words = words;
    this.#starts = starts;
    this.#documents = documents;
  }

  save() {
    return { words: this.#words.save(), starts: this.#starts, documents: this.#documents };
  }

  static restore({ words, starts, documents }: ReturnType<Postings['save']>): Postings {
    return new Postings(TextBuffer.restore(words), starts, documents);
  }

  add(document: number, words: readonly string[]): void {
    for (const word of words) {
      const before = this.#later.get(word);
      if (before) {
        before.push(document);
        continue;
      }
      const documents = [document];
      this.#later.set(word, documents);
      this.#laterInOrder.splice(this.#laterPlace(word), 0, { word, documents });
    }
  }

  #laterPlace(word: string): number {
    return seek(this.#laterInOrder.length, (at) => this.#laterInOrder[at]!.word < word);
  }

  #place(bytes: Uint8Array): number {
    return seek(this.#words.size, (at) => this.#words.compareTo(at, bytes) < 0);
  }

  *#lists({ word, begins }: Term): Generator<Documents> {
    const bytes = encoder.encode(word);
    for (let at = this.#place(bytes); at < this.#words.size; at++) {
      if (begins ? !this.#words.begins(at, bytes) : this.#words.compareTo(at, bytes) !== 0) break;
      yield this.#documents.subarray(this.#starts[at], this.#starts[at + 1]);
    }
    for (let at = this.#laterPlace(word); ; at++) {
      const later = this.#laterInOrder[at];
      if (!later || (begins ? !later.word.startsWith(word) : later.word !== word)) break;
      yield later.documents;
    }
  }

  hasAny(term: Term, set: Bits): boolean {
    for (const documents of this.#lists(term))
      for (const document of documents) if (has(set, document)) return true;
    return false;
  }

  /** Adds the documents with a term to a set. Returns whether the term is known. */
  collect(term: Term, into: Bits): boolean {
    let isAny = false;
    for (const documents of this.#lists(term)) {
      isAny = true;
      for (let at = 0; at < documents.length; at++) {
        const document = documents[at]!;
        into[document >>> 5]! |= 1 << (document & 31);
      }
    }
    return isAny;
  }
}

export class PostingsBuilder {
  readonly #numbers = new Map<string, number>();
  #given = new Uint32Array(1024);
  #size = 0;
  #ends = new Uint32Array(1024);
  #documents = 0;

  add(words: readonly string[]): void {
    if (this.#size + words.length > this.#given.length)
      this.#given = grown(this.#given, new Uint32Array(Math.ceil((this.#size + words.length) * 1.5)));
    for (const word of words) {
      let number = this.#numbers.get(word);
      if (number === undefined) this.#numbers.set(word, (number = this.#numbers.size));
      this.#given[this.#size++] = number;
    }
    if (this.#documents === this.#ends.length)
      this.#ends = grown(this.#ends, new Uint32Array(this.#ends.length * 2));
    this.#ends[this.#documents++] = this.#size;
  }

  build(): Postings {
    const words = [...this.#numbers].map(([word, number]) => ({ word, number, bytes: encoder.encode(word) }));
    words.sort((one, other) => compareBytes(one.bytes, other.bytes));
    const texts = new TextBuffer();
    const rankOf = new Uint32Array(words.length);
    for (const [rank, { word, number }] of words.entries()) {
      texts.push(word);
      rankOf[number] = rank;
    }
    const starts = new Uint32Array(words.length + 1);
    const ranks = this.#given.subarray(0, this.#size).map((number) => rankOf[number]!);
    for (const rank of ranks) starts[rank + 1]!++;
    let sum = 0;
    for (const [rank, size] of starts.entries()) starts[rank] = sum += size;
    const next = starts.slice();
    const documents = new Uint32Array(this.#size);
    let from = 0;
    for (const [document, end] of this.#ends.subarray(0, this.#documents).entries()) {
      for (const rank of ranks.subarray(from, end)) documents[next[rank]!++] = document;
      from = end;
    }
    return new Postings(texts, starts, documents);
  }
}
