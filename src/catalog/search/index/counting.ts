import { groups, type Facets, type FacetValue, type Group, type Query } from '#src/catalog/search/port.ts';
import { count, countBoth, intersect, listOf, subtract, type Bits } from './bits.ts';
import type { Documents } from './documents.ts';
import { chosenOf, verdicts, type Verdicts } from './fitting.ts';
import { grown } from './arrays.ts';
import type { Matching } from './matching.ts';
import type { Orders } from './sort-orders.ts';

const switchNames = ['verified', 'graded', 'available'] as const;
type SwitchName = (typeof switchNames)[number];

/** With few codes, intersecting sets takes less time than looking at each document. */
const fewCodes = 4;

export class Counting {
  readonly #documents: Documents;
  readonly #matching: Matching;
  readonly #orders: Orders;
  readonly #shown = Object.fromEntries(groups.map((group) => [group, new Uint32Array(64)])) as Record<
    Group,
    Uint32Array<ArrayBuffer>
  >;
  #size = 0;

  constructor(documents: Documents, matching: Matching, orders: Orders) {
    this.#documents = documents;
    this.#matching = matching;
    this.#orders = orders;
    for (const document of listOf(documents.shown)) this.changed(document, true);
  }

  changed(document: number, isShown: boolean): void {
    const change = isShown ? 1 : -1;
    this.#size += change;
    for (const group of groups) {
      const code = this.#documents.codes[group][document]!;
      if (code >= this.#shown[group].length) this.#shown[group] = grown(this.#shown[group], code * 2);
      this.#shown[group][code]! += change;
    }
  }

  #countCodes(set: Bits, wanted: readonly Group[]): Map<Group, Uint32Array> {
    const hasFew = (group: Group) => this.#documents.values[group].size <= fewCodes;
    const counts = this.#countEach(
      set,
      wanted.filter((group) => !hasFew(group)),
    );
    for (const group of wanted.filter(hasFew)) {
      const { size } = this.#documents.values[group];
      const codes = Uint32Array.from({ length: size }, (_, code) => code);
      counts.set(
        group,
        codes.map((code) => countBoth(set, this.#matching.ofCode(group, code))),
      );
    }
    return counts;
  }

  /** Counts document by document; for a large set, those that it lacks. */
  #countEach(set: Bits, wanted: readonly Group[]): Map<Group, Uint32Array> {
    if (wanted.length === 0) return new Map();
    const size = count(set);
    const isMost = size > this.#size / 2;
    let documents: Uint32Array;
    if (isMost) {
      const others = this.#documents.shown.slice();
      subtract(others, set);
      documents = listOf(others, this.#size - size);
    } else documents = listOf(set, size);
    const counted = wanted.map((group): [Group, Uint32Array] => {
      const codes = this.#documents.codes[group];
      const counts = new Uint32Array(this.#shown[group].length);
      for (let at = 0; at < documents.length; at++) counts[codes[documents[at]!]!]!++;
      if (isMost) for (const [code, all] of this.#shown[group].entries()) counts[code] = all - counts[code]!;
      return [group, counts];
    });
    return new Map(counted);
  }

  brands(): string[] {
    return this.#documents.values.brand.firstSpellings(this.#shown.brand);
  }

  facets(query: Query): Facets {
    const open = this.#matching.open(query);
    const sorted = query.fits && verdicts(this.#place, query.fits);
    const fits = sorted && this.#countFits(sorted, query, open.slice());
    if (sorted) intersect(open, chosenOf(sorted, query.fits!.withAdapters));
    const chosen = this.#matching.chosen(query);
    const without = (skipped?: Group): Bits => {
      const rest = open.slice();
      for (const [group, bits] of chosen) if (group !== skipped) intersect(rest, bits);
      return rest;
    };
    const narrowed = without();
    const countWith = (name: SwitchName) => {
      const set = narrowed.slice();
      for (const other of switchNames)
        if (other !== name && query[other]) intersect(set, this.#documents[other]);
      return countBoth(set, this.#documents[name]);
    };
    const switches = {
      verified: countWith('verified'),
      graded: countWith('graded'),
      available: countWith('available'),
    };
    const price = this.#prices(narrowed);
    const rest = groups.filter((group) => !chosen.has(group));
    const counts = this.#countCodes(this.#switch(narrowed, query), rest);
    for (const group of chosen.keys())
      counts.set(group, this.#countCodes(this.#switch(without(group), query), [group]).get(group)!);
    const ranked = groups.map((group): [Group, FacetValue[]] => [
      group,
      this.#documents.values[group].rank(counts.get(group)!),
    ]);
    return { groups: Object.fromEntries(ranked) as Facets['groups'], ...switches, price, fits: fits ?? null };
  }

  #switch(set: Bits, query: Query): Bits {
    for (const name of switchNames) if (query[name]) intersect(set, this.#documents[name]);
    return set;
  }

  #countFits({ native, adapter, unknown }: Verdicts, query: Query, set: Bits): Facets['fits'] {
    for (const bits of this.#matching.chosen(query).values()) intersect(set, bits);
    this.#switch(set, query);
    return {
      native: countBoth(set, native),
      adapter: countBoth(set, adapter),
      unknown: countBoth(set, unknown),
    };
  }

  get #place() {
    return { matching: this.#matching, documents: this.#documents };
  }

  #prices(set: Bits): Facets['price'] {
    const size = count(set);
    const at = (order: 'asc' | 'desc') =>
      this.#orders.take(set, size, 'sale', { order, after: null, limit: 1 })[0];
    const [lowest, highest] = [at('asc'), at('desc')];
    if (lowest === undefined || highest === undefined) return null;
    return { min: this.#documents.saleCents[lowest]!, max: this.#documents.saleCents[highest]! };
  }
}
