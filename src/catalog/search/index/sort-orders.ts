import type { Page, Sort, SortKey } from '#src/catalog/search/port.ts';
import { seek } from './arrays.ts';
import { has, listOf, type Bits } from './bits.ts';
import type { Documents } from './documents.ts';

/** Must not return 0 for two different documents in the same sort order. */
type Compare = (one: number, other: number) => number;

class SortOrder {
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

  /** Merges all edits in one pass, because each single insertion would move most of the array. */
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

/**
 * Up to this many matching documents are sorted for each page. Finding them in the whole sort order could take longer.
 */
const maxSorted = 256;
const encoder = new TextEncoder();

export type SortName = Exclude<Sort, 'relevance' | 'distance'> | 'id';

type Sorted = {
  keyOf(document: number): SortKey;
  compare(one: number, other: number): number;
  against(key: SortKey): (document: number) => number;
};

function sortByNumber(column: () => ArrayLike<number>): Sorted {
  const keyOf = (document: number): number => column()[document]!;
  return {
    keyOf,
    compare: (one, other) => keyOf(one) - keyOf(other),
    against: (key) => (document) => keyOf(document) - Number(key),
  };
}

function sortByTitle({ titles }: Documents): Sorted {
  return {
    keyOf: (document) => titles.get(document),
    compare: (one, other) => titles.compare(one, other),
    against: (key) => {
      const bytes = encoder.encode(String(key));
      return (document) => titles.compareTo(document, bytes);
    },
  };
}

const unsorted: Sorted = { keyOf: () => 0, compare: () => 0, against: () => () => 0 };

export class SortOrders {
  readonly #documents: Documents;
  readonly #sorted: Record<SortName, Sorted>;
  readonly #orders: Record<SortName, SortOrder>;

  constructor(documents: Documents, saved?: ReturnType<SortOrders['save']>) {
    this.#documents = documents;
    this.#sorted = {
      id: unsorted,
      date: sortByNumber(() => documents.listedAt),
      title: sortByTitle(documents),
      sale: sortByNumber(() => documents.numbers.saleCents),
      saving: sortByNumber(() => documents.savingCents),
    };
    const order = (name: SortName, from: Uint32Array<ArrayBuffer>) =>
      new SortOrder(this.#compare(name), saved?.[name] ?? from, saved !== undefined);
    const id = order('id', saved?.id ?? listOf(documents.active));
    const rest = (name: SortName) => order(name, id.documents);
    this.#orders = {
      id,
      date: rest('date'),
      title: rest('title'),
      sale: rest('sale'),
      saving: rest('saving'),
    };
  }

  save(): Record<SortName, Uint32Array<ArrayBuffer>> {
    const { id, date, title, sale, saving } = this.#orders;
    return {
      id: id.documents,
      date: date.documents,
      title: title.documents,
      sale: sale.documents,
      saving: saving.documents,
    };
  }

  #compare(name: SortName): (one: number, other: number) => number {
    const { ids } = this.#documents;
    const { compare } = this.#sorted[name];
    return (one, other) => compare(one, other) || ids.compare(one, other);
  }

  get size(): number {
    return this.#orders.id.documents.length;
  }

  replace(removed: readonly number[], added: readonly number[]): void {
    for (const order of Object.values(this.#orders)) order.replace(removed, added);
  }

  find(id: string): number | undefined {
    const bytes = encoder.encode(id);
    const { ids } = this.#documents;
    const { documents } = this.#orders.id;
    const found = documents[this.#orders.id.seek((document) => ids.compareTo(document, bytes))];
    return found !== undefined && ids.compareTo(found, bytes) === 0 ? found : undefined;
  }

  keyOf(name: SortName, document: number): SortKey {
    return this.#sorted[name].keyOf(document);
  }

  take(set: Bits, size: number, name: SortName, { order, after, limit }: Omit<Page, 'sort'>): number[] {
    const isRising = order === 'asc';
    const against = after && this.#against(name, after);
    if (size <= maxSorted) {
      const sorted = [...listOf(set, size)].toSorted(this.#compare(name));
      const rest = against ? sorted.filter((each) => against(each) * (isRising ? 1 : -1) > 0) : sorted;
      return isRising ? rest.slice(0, limit) : rest.toReversed().slice(0, limit);
    }
    const { documents } = this.#orders[name];
    let place = isRising ? 0 : documents.length - 1;
    if (against) {
      place = this.#orders[name].seek(against);
      if (!isRising) place--;
      else {
        const found = documents[place];
        if (found !== undefined && against(found) === 0) place++;
      }
    }
    const taken: number[] = [];
    for (const step = isRising ? 1 : -1; taken.length < limit; place += step) {
      const document = documents[place];
      if (document === undefined) break;
      if (has(set, document)) taken.push(document);
    }
    return taken;
  }

  #against(name: SortName, { key, id }: NonNullable<Page['after']>): (document: number) => number {
    const { ids } = this.#documents;
    const compareTo = this.#sorted[name].against(key);
    const bytes = encoder.encode(id);
    return (document) => compareTo(document) || ids.compareTo(document, bytes);
  }
}
