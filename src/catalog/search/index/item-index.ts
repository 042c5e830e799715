import { switches } from '#src/catalog/search/filters.ts';
import { noWords, type Facets, type Found, type Page, type Query } from '#src/catalog/search/port.ts';
import { count, has, intersect, listOf, put, subtract, type Bits } from './bits.ts';
import { Counting } from './counting.ts';
import type { Documents, Item } from './documents.ts';
import { Fitting, limitedOnly, selected, unfitOnly } from './fitting.ts';
import { Matching, modelWord } from './matching.ts';
import { sizesOf, takeNearest } from './nearest.ts';
import type { Postings } from './postings.ts';
import { takeFitting } from './relevance.ts';
import { SortOrders } from './sort-orders.ts';

export type SellerStatus = { id: string; isSuspended: boolean; isVerified: boolean };

/** An item whose id is in `ids`, but which is missing from `items`, is no longer listed. */
export type Read = {
  ids: readonly string[];
  items: readonly Item[];
  sellerStatuses: readonly SellerStatus[];
};

export function wordsOf({ terms, model, kit }: Item): string[] {
  const models = new Set([...(model === null ? [] : ['', model]), ...(kit?.models ?? [])]);
  return [...terms, ...[...models].map(modelWord)];
}

export type SellerGroups = { suspended: Set<string>; verified: Set<string> };

export function toSellerGroups(sellerStatuses: readonly SellerStatus[]): SellerGroups {
  const having = (is: (status: SellerStatus) => boolean) =>
    new Set(sellerStatuses.filter(is).map(({ id }) => id));
  return {
    suspended: having(({ isSuspended }) => isSuspended),
    verified: having(({ isVerified }) => isVerified),
  };
}

/** The index is rebuilt when it has more than `maxFragmentation` documents per item, plus `minForRebuild`. */
const maxFragmentation = 1.2;
const minForRebuild = 2_000;

export class ItemIndex {
  readonly #documents: Documents;
  readonly #postings: Postings;
  readonly #sellers: SellerGroups;
  readonly #orders: SortOrders;
  readonly #matching: Matching;
  readonly #fitting: Fitting;
  readonly #counting: Counting;

  /** @param documents must already have their bits for listed, shown, available and verified */
  constructor(
    documents: Documents,
    postings: Postings,
    sellers: SellerGroups,
    orders = new SortOrders(documents),
  ) {
    this.#documents = documents;
    this.#postings = postings;
    this.#sellers = sellers;
    this.#orders = orders;
    this.#matching = new Matching(documents, postings, orders);
    this.#fitting = new Fitting(documents);
    this.#counting = new Counting(documents, this.#matching, this.#fitting, this.#orders);
  }

  /** Must be called before the first change. Later changes to the index do not affect the saved arrays. */
  save() {
    return {
      documents: this.#documents.save(),
      postings: this.#postings.save(),
      orders: this.#orders.save(),
    };
  }

  get size(): number {
    return this.#orders.size;
  }

  get isFragmented(): boolean {
    return this.#documents.size > this.size * maxFragmentation + minForRebuild;
  }

  find(query: Query, page: Page): Found {
    const found = this.#all(query);
    const size = count(found);
    const { after, limit } = page;
    if (!query.fits?.withLimited)
      return { count: size, items: after?.isLimited ? [] : this.#take(found, size, query, page) };
    const limited = this.#fitting.having(query.fits, limitedOnly).slice();
    const usual = found.slice();
    subtract(usual, limited);
    intersect(limited, found);
    const sizeOfLimited = count(limited);
    const first = after?.isLimited ? [] : this.#take(usual, size - sizeOfLimited, query, page);
    const rest = { ...page, after: after?.isLimited ? after : null, limit: limit - first.length };
    const last = this.#take(limited, sizeOfLimited, query, rest);
    return { count: size, items: [...first, ...last.map((item) => ({ ...item, isLimited: true }))] };
  }

  #take(found: Bits, size: number, query: Query, page: Page): Found['items'] {
    return this.#sorted(found, size, query, page).map(({ document, key }) => ({
      id: this.#documents.ids.get(document),
      key,
      isLimited: false,
    }));
  }

  #sorted(found: Bits, size: number, { words, near }: Query, page: Page) {
    const { sort } = page;
    const [documents, orders] = [this.#documents, this.#orders];
    if (sort === 'relevance')
      return takeFitting(found, words ?? noWords, page, {
        matching: this.#matching,
        orders,
        components: documents.components,
      });
    if (sort === 'distance') return takeNearest(found, near, page, { documents, orders });
    return orders
      .take(found, size, sort, page)
      .map((document) => ({ document, key: orders.keyOf(sort, document) }));
  }

  #all(query: Query): Bits {
    const found = this.#matching.open(query);
    if (query.unfit) subtract(found, this.#fitting.having(query.unfit, unfitOnly));
    for (const bits of this.#matching.chosen(query).values()) intersect(found, bits);
    for (const name of switches) if (query[name]) intersect(found, this.#documents.switches[name]);
    if (query.fits) intersect(found, this.#fitting.having(query.fits, selected(query.fits)));
    return found;
  }

  facets(query: Query, radii: readonly number[]): Facets {
    return { ...this.#counting.facets(query), within: this.#countWithin(query, radii) };
  }

  /** Counts the items of each town once, for all radii. */
  #countWithin({ near, ...query }: Query, radii: readonly number[]): Facets['within'] {
    if (!near) return [];
    const { towns, townCodes } = this.#documents;
    const all = this.#all(query);
    const named = this.#matching.onlyNamed(near);
    intersect(named, all);
    const unplaced = count(named);
    const sizes = sizesOf(listOf(all), townCodes, towns.size);
    const meters = [...sizes].map((size, code) => (size > 0 ? towns.metersTo(code, near) : null) ?? Infinity);
    return radii.map((km) => ({
      km,
      count: sizes.reduce((sum, size, code) => (meters[code]! <= km * 1000 ? sum + size : sum), unplaced),
    }));
  }

  brands(): string[] {
    return this.#counting.brands();
  }

  listedModels(ids: readonly string[]): string[] {
    return ids.filter((id) => this.#matching.isShown(id));
  }

  apply({ ids, items, sellerStatuses }: Read): void {
    this.#setSellerStatuses(sellerStatuses);
    const read = new Map(items.map((item) => [item.id, item]));
    const removed: number[] = [];
    const added: number[] = [];
    for (const id of new Set(ids)) {
      const before = this.#orders.find(id);
      const item = read.get(id);
      if (before !== undefined && item && item.version === this.#documents.versions[before]) {
        put(this.#documents.switches.available, before, item.isAvailable);
        continue;
      }
      if (before !== undefined) removed.push(before);
      if (item) added.push(this.#add(item));
    }
    this.#orders.replace(removed, added);
    for (const document of removed) {
      put(this.#documents.active, document, false);
      this.#show(document, false);
    }
  }

  #add(item: Item): number {
    const document = this.#documents.push(item);
    this.#postings.add(document, wordsOf(item));
    this.#matching.added(document);
    this.#fitting.added(document);
    put(this.#documents.active, document, true);
    put(this.#documents.switches.verified, document, this.#sellers.verified.has(item.seller));
    this.#show(document, !this.#sellers.suspended.has(item.seller));
    return document;
  }

  #show(document: number, isShown: boolean): void {
    if (has(this.#documents.shown, document) === isShown) return;
    put(this.#documents.shown, document, isShown);
    this.#counting.changed(document, isShown);
  }

  #setSellerStatuses(sellerStatuses: readonly SellerStatus[]): void {
    const sellers = new Map<number, SellerStatus>();
    for (const status of sellerStatuses) {
      this.#sellers.suspended[status.isSuspended ? 'add' : 'delete'](status.id);
      this.#sellers.verified[status.isVerified ? 'add' : 'delete'](status.id);
      const seller = this.#documents.sellerOf(status.id);
      if (seller !== undefined) sellers.set(seller, status);
    }
    if (sellers.size === 0) return;
    const {
      size,
      sellers: of,
      active,
      switches: { verified },
    } = this.#documents;
    for (let document = 0; document < size; document++) {
      const status = sellers.get(of[document]!);
      if (!status || !has(active, document)) continue;
      put(verified, document, status.isVerified);
      this.#show(document, !status.isSuspended);
    }
  }
}
