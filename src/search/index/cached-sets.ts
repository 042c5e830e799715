import { LRUCache } from 'lru-cache';
import { bitsFor, put, type Bits } from './bits.ts';

/** As many are kept as fit into this, the last to be asked for. */
const mostBytes = 32 * 1024 * 1024;

type Kept = { bits: Bits; isIn: (document: number) => boolean };

/**
 * Sets of documents that have something in common which never changes: a value, or a price up to a limit. Each is made
 * where it is first asked for, and takes in documents as they come.
 */
export class CachedSets {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ bits }) => bits.byteLength,
  });
  #room = 0;

  /**
   * The set of this name, for reading alone, with bits for `room` documents.
   * @param make what it is among the documents so far, `size` of them
   * @param isIn the same of one that is new
   */
  get(
    name: string,
    { size, room }: { size: number; room: number },
    make: (bits: Bits, size: number) => void,
    isIn: (document: number) => boolean,
  ): Bits {
    if (room !== this.#room) this.#kept.clear();
    this.#room = room;
    const known = this.#kept.get(name);
    if (known) return known.bits;
    const bits = bitsFor(room);
    make(bits, size);
    this.#kept.set(name, { bits, isIn });
    return bits;
  }

  /** Takes in a document that is new. */
  add(document: number, room: number): void {
    if (room !== this.#room) this.#kept.clear();
    else for (const { bits, isIn } of this.#kept.values()) if (isIn(document)) put(bits, document, true);
  }
}
