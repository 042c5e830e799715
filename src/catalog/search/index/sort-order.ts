import { seek } from './arrays.ts';

/** Never 0 for two documents that are both in the order. */
export type Compare = (one: number, other: number) => number;

export class SortOrder {
  readonly #compare: Compare;
  documents: Uint32Array<ArrayBuffer>;

  constructor(compare: Compare, documents: Uint32Array<ArrayBuffer>, isSorted = false) {
    this.#compare = compare;
    this.documents = isSorted ? documents : documents.toSorted(compare);
  }

  seek(compareTo: (document: number) => number): number {
    return seek(this.documents.length, (place) => compareTo(this.documents[place]!) < 0);
  }

  #placeOf(document: number): number {
    return this.seek((other) => (other === document ? 0 : this.#compare(other, document)));
  }

  /** In one pass: inserting one by one would move most of the array each time. */
  replace(removed: readonly number[], added: readonly number[]): void {
    if (removed.length + added.length === 0) return;
    const edits = [
      ...removed.map((document) => ({ place: this.#placeOf(document), document, isAdded: false })),
      ...added.map((document) => ({ place: this.#placeOf(document), document, isAdded: true })),
    ].toSorted(
      (one, other) =>
        one.place - other.place ||
        Number(other.isAdded) - Number(one.isAdded) ||
        this.#compare(one.document, other.document),
    );
    const before = this.documents;
    const after = new Uint32Array(before.length + added.length - removed.length);
    let from = 0;
    let to = 0;
    for (const { place, document, isAdded } of edits) {
      after.set(before.subarray(from, place), to);
      to += place - from;
      from = isAdded ? place : place + 1;
      if (isAdded) after[to++] = document;
    }
    after.set(before.subarray(from), to);
    this.documents = after;
  }
}
