import { LRUCache } from 'lru-cache';
import { bitsFor, put, type Bits } from './bits.ts';

/** The least recently used sets are dropped beyond this. */
const maxBytes = 32 * 1024 * 1024;

type Kept = { bits: Bits; isIn: (document: number) => boolean };

/** Sets of documents by a property that never changes. New documents are added to each. */
export class CachedSets {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ bits }) => bits.byteLength,
  });
  #room = 0;

  /** Returns a set that callers must not change; `make` fills it, and `isIn` decides for later documents. */
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

  add(document: number, room: number): void {
    if (room !== this.#room) this.#kept.clear();
    else for (const { bits, isIn } of this.#kept.values()) if (isIn(document)) put(bits, document, true);
  }
}
