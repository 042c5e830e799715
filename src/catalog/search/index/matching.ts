import { LRUCache } from 'lru-cache';
import { groups, ranges, type Group, type NumberColumn } from '#src/catalog/search/filters.ts';
import type { Near, Query, Term, Words } from '#src/catalog/search/port.ts';
import { meetsTraits } from '#src/catalog/search/trait-filters.ts';
import { bitsFor, put, putByCode, type Bits, intersect, subtract, unite } from './bits.ts';
import type { Ruled } from './components.ts';
import type { Documents } from './documents.ts';
import type { Postings } from './postings.ts';
import type { SortOrders } from './sort-orders.ts';

const maxBytes = 32 * 1024 * 1024;

type CachedSet = { bits: Bits; isIn: (document: number) => boolean };

/**
 * Cached sets of documents, by properties that never change. A new document is added to each set that it belongs to.
 */
class CachedSets {
  readonly #cached = new LRUCache<string, CachedSet>({
    maxSize: maxBytes,
    sizeCalculation: ({ bits }) => bits.byteLength,
  });
  #capacity = 0;

  /**
   * Returns a set that callers must not change. `make` fills it, and `isIn` decides whether a later document belongs to
   * it.
   */
  get(
    name: string,
    { size, capacity }: { size: number; capacity: number },
    make: (bits: Bits, size: number) => void,
    isIn: (document: number) => boolean,
  ): Bits {
    if (capacity !== this.#capacity) this.#cached.clear();
    this.#capacity = capacity;
    const known = this.#cached.get(name);
    if (known) return known.bits;
    const bits = bitsFor(capacity);
    make(bits, size);
    this.#cached.set(name, { bits, isIn });
    return bits;
  }

  add(document: number, capacity: number): void {
    if (capacity !== this.#capacity) this.#cached.clear();
    else for (const { bits, isIn } of this.#cached.values()) if (isIn(document)) put(bits, document, true);
  }
}

/**
 * The search term that all items of a model share. No typed word begins with NUL, because PostgreSQL's text cannot
 * contain it.
 */
export const modelWord = (id: string): string => `\0${id}`;

export class Matching {
  readonly #documents: Documents;
  readonly #postings: Postings;
  readonly #orders: SortOrders;
  readonly #cached = new CachedSets();

  constructor(documents: Documents, postings: Postings, orders: SortOrders) {
    this.#documents = documents;
    this.#postings = postings;
    this.#orders = orders;
  }

  added(document: number): void {
    this.#cached.add(document, this.#documents.capacity);
  }

  open(query: Query): Bits {
    const { words, lens, camera, near } = query;
    const found = this.#documents.shown.slice();
    if (words) intersect(found, this.#having(words));
    for (const { query: name, column, between } of Object.values(ranges)) {
      const value = query[name];
      if (value !== undefined) intersect(found, this.#between(column, ...between(value)));
    }
    if (lens) intersect(found, this.#byComponent(`lens ${JSON.stringify(lens)}`, meetsTraits('lens', lens)));
    if (camera)
      intersect(found, this.#byComponent(`camera ${JSON.stringify(camera)}`, meetsTraits('cameras', camera)));
    if (near?.km !== undefined) {
      const within = this.#within(near, near.km).slice();
      unite(within, this.onlyNamed(near));
      intersect(found, within);
    }
    return found;
  }

  #within(near: Near, km: number): Bits {
    const { towns, townCodes } = this.#documents;
    return this.#byCode(`near ${near.lat} ${near.lon} ${km}`, townCodes, towns.size, towns.within(near, km));
  }

  /** The documents without a known place that name this one. */
  onlyNamed({ name }: Near): Bits {
    const { towns, townCodes } = this.#documents;
    const found = this.#ofValue('place', name).slice();
    intersect(
      found,
      this.#byCode('no town', townCodes, towns.size, (code) => code === 0),
    );
    return found;
  }

  chosen(query: Query): Map<Group, Bits> {
    const found = new Map<Group, Bits>();
    for (const group of groups) {
      const [first, ...others] = query[group] ?? [];
      if (first !== undefined) found.set(group, this.#anyOf(group, first, others));
    }
    return found;
  }

  #anyOf(group: Group, first: string, others: readonly string[]): Bits {
    const set = this.#ofValue(group, first);
    if (others.length === 0) return set;
    const all = set.slice();
    for (const value of others) unite(all, this.#ofValue(group, value));
    return all;
  }

  /** @param codes the codes of documents; a larger array replaces it only when the capacity grows, which clears the cache */
  #byCode(name: string, codes: Uint32Array, codeCount: number, isWanted: (code: number) => boolean): Bits {
    const make = (bits: Bits, size: number) => putByCode(bits, size, codes, codeCount, isWanted);
    const isIn = (document: number) => isWanted(codes[document]!);
    return this.#cached.get(name, this.#documents, make, isIn);
  }

  #byGroup(name: string, group: Group, isWanted: (code: number) => boolean): Bits {
    const { codes, values } = this.#documents;
    return this.#byCode(`${group} ${name}`, codes[group], values[group].size, isWanted);
  }

  #ofValue(group: Group, value: string): Bits {
    return this.#byGroup(`value ${value}`, group, (code) => this.#documents.values[group].has(code, value));
  }

  ofCode(group: Group, wanted: number): Bits {
    return this.#byGroup(`code ${wanted}`, group, (code) => code === wanted);
  }

  /** Selects documents with a wanted component. */
  #byComponent(name: string, isWanted: (component: Ruled) => boolean): Bits {
    const { components, contents } = this.#documents;
    return this.#byCode(name, contents, components.size, (code) => components.ofCode(code).some(isWanted));
  }

  #between(column: NumberColumn, min: number, max: number): Bits {
    const make = (bits: Bits, size: number) => {
      const numbers = this.#documents.numbers[column];
      for (let at = 0; at < size; at++) {
        const number = numbers[at]!;
        bits[at >>> 5]! |= Number(number >= min && number <= max) << (at & 31);
      }
    };
    const isIn = (document: number) => {
      const number = this.#documents.numbers[column][document]!;
      return number >= min && number <= max;
    };
    return this.#cached.get(`${column} ${min} ${max}`, this.#documents, make, isIn);
  }

  ofModel(id: string): Bits {
    const found = bitsFor(this.#documents.capacity);
    this.#postings.collect({ word: modelWord(id), begins: false }, found);
    return found;
  }

  named(): Bits {
    return this.ofModel('');
  }

  isShown(model: string): boolean {
    return this.#postings.hasAny({ word: modelWord(model), begins: false }, this.#documents.shown);
  }

  /** The documents that are found by their descriptions alone. */
  described(words: Words): Bits {
    const found = this.#ofIds(words.described);
    if (words.described?.length) subtract(found, this.#named(words));
    return found;
  }

  #ofIds(ids: readonly string[] = []): Bits {
    const found = bitsFor(this.#documents.capacity);
    for (const id of ids) {
      const document = this.#orders.find(id);
      if (document !== undefined) put(found, document, true);
    }
    return found;
  }

  #having(words: Words): Bits {
    const found = this.#named(words);
    unite(found, this.#ofIds(words.described));
    return found;
  }

  /** The documents of which the models or the titles match. */
  #named({ alternatives, models }: Words): Bits {
    const found = bitsFor(this.#documents.capacity);
    for (const { id } of models) this.#postings.collect({ word: modelWord(id), begins: false }, found);
    const parts = new Map<string, Bits | null>();
    const havingAny = (part: readonly Term[]): Bits | null => {
      const name = part.map(({ word, begins }) => (begins ? `${word}*` : word)).join(' ');
      let set = parts.get(name);
      if (set === undefined) {
        const collected = bitsFor(this.#documents.capacity);
        const isAny = part.filter((term) => this.#postings.collect(term, collected)).length > 0;
        parts.set(name, (set = isAny ? collected : null));
      }
      return set;
    };
    for (const alternative of alternatives) {
      const sets = alternative.map(havingAny).filter((set) => set !== null);
      const [first, ...rest] = sets;
      if (!first || sets.length < alternative.length) continue;
      const all = rest.length > 0 ? first.slice() : first;
      for (const other of rest) intersect(all, other);
      unite(found, all);
    }
    return found;
  }
}
