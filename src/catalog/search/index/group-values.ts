import { valuesShown, type FacetValue } from '#src/catalog/search/port.ts';
import { compareTexts } from './text-buffer.ts';

export type Spelled = { label: string; value: string };

/** An item has one code, which stands for all of its values: several mounts, one of all others. */
export class GroupValues {
  readonly #codes = new Map<string, number>();
  readonly #ofCode: (readonly number[])[] = [];
  readonly #spellings = new Map<string, number>();
  readonly #spelled: Spelled[] = [];

  get size(): number {
    return this.#ofCode.length;
  }

  save() {
    return { codes: [...this.#codes], ofCode: [...this.#ofCode], spelled: [...this.#spelled] };
  }

  static restore({ codes, ofCode, spelled }: ReturnType<GroupValues['save']>): GroupValues {
    const values = new GroupValues();
    for (const [key, code] of codes) values.#codes.set(key, code);
    values.#ofCode.push(...ofCode);
    for (const [number, each] of spelled.entries()) {
      values.#spelled.push(each);
      values.#spellings.set(each.label, number);
    }
    return values;
  }

  codeOf(key: string, spelled: () => readonly Spelled[]): number {
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#ofCode.push(spelled().map((each) => this.#numberOf(each))) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }

  #numberOf(spelled: Spelled): number {
    let number = this.#spellings.get(spelled.label);
    if (number === undefined) {
      number = this.#spelled.push(spelled) - 1;
      this.#spellings.set(spelled.label, number);
    }
    return number;
  }

  has(code: number, value: string): boolean {
    return this.#ofCode[code]!.some((spelling) => this.#spelled[spelling]!.value === value);
  }

  isExactly(code: number, wanted: readonly string[]): boolean {
    const spellings = this.#ofCode[code]!;
    return (
      spellings.length === wanted.length &&
      spellings.every((spelling, at) => this.#spelled[spelling]!.value === wanted[at])
    );
  }

  #sum(counts: Uint32Array): Map<string, FacetValue> {
    const ofSpelling = new Uint32Array(this.#spelled.length);
    for (const [code, spellings] of this.#ofCode.entries())
      for (const spelling of spellings) ofSpelling[spelling]! += counts[code] ?? 0;
    const found = new Map<string, FacetValue & { most: number }>();
    for (const [at, { label, value }] of this.#spelled.entries()) {
      const own = ofSpelling[at]!;
      if (own === 0) continue;
      const before = found.get(value);
      const isBetter =
        !before || own > before.most || (own === before.most && compareTexts(label, before.label) < 0);
      const best = isBetter ? { label, most: own } : before;
      found.set(value, { value, label: best.label, most: best.most, count: own + (before?.count ?? 0) });
    }
    return found;
  }

  rank(counts: Uint32Array): FacetValue[] {
    return [...this.#sum(counts).values()]
      .toSorted((one, other) => other.count - one.count || compareTexts(one.value, other.value))
      .slice(0, valuesShown)
      .map(({ value, label, count }) => ({ value, label, count }));
  }

  firstSpellings(counts: Uint32Array): string[] {
    const found = new Map<string, string>();
    for (const [code, spellings] of this.#ofCode.entries()) {
      if (!counts[code]) continue;
      for (const spelling of spellings) {
        const { label, value } = this.#spelled[spelling]!;
        const before = found.get(value);
        if (before === undefined || compareTexts(label, before) < 0) found.set(value, label);
      }
    }
    return [...found].toSorted(([one], [other]) => compareTexts(one, other)).map(([, label]) => label);
  }
}
