import {
  groups,
  mapGroups,
  mapSwitches,
  switches,
  type Group,
  type Switch,
} from '#src/catalog/search/filters.ts';
import type { Facets, Fits, Query } from '#src/catalog/search/port.ts';
import { grown } from './arrays.ts';
import { count, countBoth, intersect, listOf, subtract, type Bits } from './bits.ts';
import type { Documents } from './documents.ts';
import { bestOf, selected, unfitOnly, type Fitting, type Wanted } from './fitting.ts';
import type { Matching } from './matching.ts';
import type { SortOrders } from './sort-orders.ts';

/**
 * For a group with at most this many codes, intersecting sets takes less time than reading the code of each document.
 */
const maxIntersectedCodes = 4;

/** The documents in a set or, if `isRest` is true, the shown documents outside it. */
type Listed = { documents: Uint32Array; isRest: boolean };

export class Counting {
  readonly #documents: Documents;
  readonly #matching: Matching;
  readonly #fitting: Fitting;
  readonly #orders: SortOrders;
  readonly #shown = mapGroups(() => new Uint32Array(64));
  #size = 0;

  constructor(documents: Documents, matching: Matching, fitting: Fitting, orders: SortOrders) {
    this.#documents = documents;
    this.#matching = matching;
    this.#fitting = fitting;
    this.#orders = orders;
    for (const document of listOf(documents.shown)) this.changed(document, true);
  }

  changed(document: number, isShown: boolean): void {
    const change = isShown ? 1 : -1;
    this.#size += change;
    for (const group of groups) {
      const code = this.#documents.codes[group][document]!;
      if (code >= this.#shown[group].length)
        this.#shown[group] = grown(this.#shown[group], new Uint32Array(code * 2));
      const shown = this.#shown[group];
      shown[code] = (shown[code] ?? 0) + change;
    }
  }

  /** Returns a function that counts the codes of a group among the documents of a set. */
  #countIn(set: Bits): (group: Group) => Uint32Array {
    let listed: Listed | undefined;
    return (group) => {
      if (this.#documents.values[group].size <= maxIntersectedCodes) return this.#countSets(set, group);
      listed ??= this.#list(set);
      return this.#countListed(listed, group);
    };
  }

  #countSets(set: Bits, group: Group): Uint32Array {
    const { size } = this.#documents.values[group];
    return Uint32Array.from({ length: size }, (_, code) =>
      countBoth(set, this.#matching.ofCode(group, code)),
    );
  }

  /** Lists the documents of a set or, if it is large, the shown documents outside it, which are fewer. */
  #list(set: Bits): Listed {
    const size = count(set);
    if (size <= this.#size / 2) return { documents: listOf(set, size), isRest: false };
    const others = this.#documents.shown.slice();
    subtract(others, set);
    return { documents: listOf(others, this.#size - size), isRest: true };
  }

  #countListed({ documents, isRest }: Listed, group: Group): Uint32Array {
    const codes = this.#documents.codes[group];
    const shown = this.#shown[group];
    const counts = new Uint32Array(shown.length);
    for (let at = 0; at < documents.length; at++) counts[codes[documents[at]!]!]!++;
    return isRest ? shown.map((all, code) => all - (counts[code] ?? 0)) : counts;
  }

  brands(): string[] {
    return this.#documents.values.brand.firstSpellings(this.#shown.brand);
  }

  facets(query: Query): Omit<Facets, 'within'> {
    const open = this.#matching.open(query);
    if (query.unfit) subtract(open, this.#fitting.having(query.unfit, unfitOnly));
    const fits = query.fits ? this.#countFits(query.fits, query, open.slice()) : null;
    if (query.fits) intersect(open, this.#fitting.having(query.fits, selected(query.fits)));
    const chosen = this.#matching.chosen(query);
    const without = (skipped?: Group): Bits => {
      const rest = open.slice();
      for (const [group, bits] of chosen) if (group !== skipped) intersect(rest, bits);
      return rest;
    };
    const narrowed = without();
    const countWith = (name: Switch) => {
      const set = narrowed.slice();
      for (const other of switches)
        if (other !== name && query[other]) intersect(set, this.#documents.switches[other]);
      return countBoth(set, this.#documents.switches[name]);
    };
    const price = this.#prices(narrowed);
    const countInRest = this.#countIn(this.#switch(narrowed, query));
    const countsOf = (group: Group) =>
      chosen.has(group) ? this.#countIn(this.#switch(without(group), query))(group) : countInRest(group);
    const ranked = mapGroups((group) => this.#documents.values[group].rank(countsOf(group)));
    return { groups: ranked, switches: mapSwitches(countWith), price, fits };
  }

  #switch(set: Bits, query: Query): Bits {
    for (const name of switches) if (query[name]) intersect(set, this.#documents.switches[name]);
    return set;
  }

  #countFits(fits: Fits, query: Query, set: Bits): Facets['fits'] {
    for (const bits of this.#matching.chosen(query).values()) intersect(set, bits);
    this.#switch(set, query);
    const countOf = (wanted: Wanted) => countBoth(set, this.#fitting.having(fits, wanted));
    return {
      native: countOf(bestOf.native),
      adapter: countOf(bestOf.adapter),
      limited: countOf(bestOf.limited),
      unknown: countOf(bestOf.unknown),
    };
  }

  #prices(set: Bits): Facets['price'] {
    const size = count(set);
    const first = (order: 'asc' | 'desc') => {
      const [document] = this.#orders.take(set, size, 'sale', { order, after: null, limit: 1 });
      return document === undefined ? undefined : this.#documents.numbers.saleCents[document];
    };
    const [min, max] = [first('asc'), first('desc')];
    return min === undefined || max === undefined ? null : { min, max };
  }
}
