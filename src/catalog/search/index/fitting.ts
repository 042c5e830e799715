import { LRUCache } from 'lru-cache';
import type { Fits, Ruling } from '#src/catalog/search/port.ts';
import type { FitRules } from '#src/gear/fit/schemas.ts';
import { bitsFor, put, putByCode, type Bits } from './bits.ts';
import { mountsKey, type Ruled } from './components.ts';
import type { Documents } from './documents.ts';

const maxBytes = 16 * 1024 * 1024;
/** Estimates of what the verdicts for one model take, most of which are sets. */
const usualSets = 6;
const rulesBytes = 64 * 1024;

/** An item has the bit of each verdict that one of its components gets. */
const verdictBits = { native: 1, adapter: 2, limited: 4, unknown: 8, no: 16 };

/** Returns the bits of the verdicts that a component gets; 0 if it is of another kind than the rules apply to. */
export function judgeBy({ kind, rules: text }: Ruling): (component: Ruled) => number {
  const rules: FitRules = JSON.parse(text);
  const all = (['native', 'adapter', 'limited', 'no'] as const).flatMap((verdict) =>
    rules[verdict].map(({ mounts, models, isExcept }) => ({
      bit: verdictBits[verdict],
      key: mountsKey(mounts),
      models: new Set(models),
      isExcept,
    })),
  );
  const byMounts = Map.groupBy(all, ({ key }) => key);
  return (component) => {
    if (component.kind !== kind) return 0;
    let bits = 0;
    for (const rule of byMounts.get(component.mounts) ?? [])
      if (rule.models.has(component.id) !== rule.isExcept) bits |= rule.bit;
    return bits || verdictBits.unknown;
  };
}

/** Items with any of the first verdicts, but none of the second. */
export type Wanted = readonly [any: number, none: number];

export const isWanted = (bits: number, [any, none]: Wanted): boolean =>
  (bits & any) !== 0 && (bits & none) === 0;

const { native, adapter, limited, unknown, no } = verdictBits;
/** The verdicts that a query selects: native fits and, if it asks for them, others. */
export const selected = ({ withAdapters, withLimited }: Fits): Wanted => [
  native | (withAdapters ? adapter : 0) | (withLimited ? limited : 0),
  0,
];
/** Items that fit with limits only, and are therefore listed last. */
export const limitedOnly: Wanted = [limited, native | adapter];
/** Items of which no component may fit without limits. */
export const unfitOnly: Wanted = [limited | no, native | adapter | unknown];
/** An item counts by the best of its components. */
export const bestOf = {
  native: [native, 0],
  adapter: [adapter, native],
  limited: limitedOnly,
  unknown: [unknown, native | adapter | limited],
} as const satisfies Record<string, Wanted>;

/** The items that fit one model. Rules are applied once to each code of components, not to each item. */
class Fitted {
  readonly #documents: Documents;
  readonly #judge: (component: Ruled) => number;
  readonly #bitsOfCode: number[] = [];
  readonly #sets = new Map<string, { bits: Bits; wanted: Wanted }>();

  constructor(documents: Documents, fits: Ruling) {
    this.#documents = documents;
    this.#judge = judgeBy(fits);
  }

  #isWanted(code: number, wanted: Wanted): boolean {
    let bits = this.#bitsOfCode[code];
    if (bits === undefined) {
      bits = 0;
      for (const component of this.#documents.components.ofCode(code)) bits |= this.#judge(component);
      this.#bitsOfCode[code] = bits;
    }
    return isWanted(bits, wanted);
  }

  having(wanted: Wanted): Bits {
    const name = wanted.join(' ');
    const known = this.#sets.get(name);
    if (known) return known.bits;
    const { components, contents, size, capacity } = this.#documents;
    const bits = bitsFor(capacity);
    putByCode(bits, size, contents, components.size, (code) => this.#isWanted(code, wanted));
    this.#sets.set(name, { bits, wanted });
    return bits;
  }

  added(document: number): void {
    const code = this.#documents.contents[document]!;
    for (const { bits, wanted } of this.#sets.values())
      if (this.#isWanted(code, wanted)) put(bits, document, true);
  }
}

/** The items that fit a model, by properties of items that never change. Callers must not change the sets. */
export class Fitting {
  readonly #documents: Documents;
  readonly #fitted = new LRUCache<string, Fitted>({
    maxSize: maxBytes,
    sizeCalculation: () => usualSets * (this.#capacity >>> 3) + rulesBytes,
  });
  #capacity = 0;

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  #clearIfGrown(): void {
    const { capacity } = this.#documents;
    if (capacity !== this.#capacity) this.#fitted.clear();
    this.#capacity = capacity;
  }

  added(document: number): void {
    this.#clearIfGrown();
    for (const fitted of this.#fitted.values()) fitted.added(document);
  }

  #of(fits: Ruling): Fitted {
    this.#clearIfGrown();
    const key = `${fits.kind} ${fits.rules}`;
    let fitted = this.#fitted.get(key);
    if (!fitted) this.#fitted.set(key, (fitted = new Fitted(this.#documents, fits)));
    return fitted;
  }

  having(fits: Ruling, wanted: Wanted): Bits {
    return this.#of(fits).having(wanted);
  }
}
