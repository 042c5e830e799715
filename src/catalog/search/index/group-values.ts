import { valuesShown, type FacetValue } from '#src/catalog/search/port.ts';
import { compareTexts } from './text-buffer.ts';

export type Spelled = { label: string; value: string };

type Spelling = Spelled & { number: number };

/** Each item has one code in a group. The code stands for all of the item's values, for example several mounts. */
export class GroupValues {
  readonly #codes = new Map<string, number>();
  readonly #ofCode: (readonly Spelling[])[] = [];
  readonly #spellings = new Map<string, Spelling>();

  get size(): number {
    return this.#ofCode.length;
  }

  save() {
    const ofCode = this.#ofCode.map((spellings) => spellings.map(({ number }) => number));
    const spelled = [...this.#spellings.values()].map(({ label, value }) => ({ label, value }));
    return { codes: [...this.#codes], ofCode, spelled };
  }

  static restore({ codes, ofCode, spelled }: ReturnType<GroupValues['save']>): GroupValues {
    const values = new GroupValues();
    for (const [key, code] of codes) values.#codes.set(key, code);
    const all = spelled.map((each) => values.#spellingOf(each));
    values.#ofCode.push(...ofCode.map((numbers) => numbers.flatMap((number) => all[number] ?? [])));
    return values;
  }

  codeOf(key: string, spelled: () => readonly Spelled[]): number {
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#ofCode.push(spelled().map((each) => this.#spellingOf(each))) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }

  #spellingOf({ label, value }: Spelled): Spelling {
    let spelling = this.#spellings.get(label);
    if (spelling === undefined) {
      spelling = { label, value, number: this.#spellings.size };
      this.#spellings.set(label, spelling);
    }
    return spelling;
  }

  has(code: number, value: string): boolean {
    return this.#ofCode[code]?.some((spelling) => spelling.value === value) ?? false;
  }

  #sum(counts: Uint32Array): Map<string, FacetValue> {
    const countBySpelling = new Map<Spelling, number>();
    for (const [code, spellings] of this.#ofCode.entries()) {
      const own = counts[code];
      if (!own) continue;
      for (const spelling of spellings)
        countBySpelling.set(spelling, (countBySpelling.get(spelling) ?? 0) + own);
    }
    const found = new Map<string, FacetValue & { frequency: number }>();
    for (const [{ label, value }, own] of countBySpelling) {
      const before = found.get(value);
      const isBetter =
        !before ||
        own > before.frequency ||
        (own === before.frequency && compareTexts(label, before.label) < 0);
      const best = isBetter ? { label, frequency: own } : before;
      found.set(value, {
        value,
        label: best.label,
        frequency: best.frequency,
        count: own + (before?.count ?? 0),
      });
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
      for (const { label, value } of spellings) {
        const before = found.get(value);
        if (before === undefined || compareTexts(label, before) < 0) found.set(value, label);
      }
    }
    return [...found].toSorted(([one], [other]) => compareTexts(one, other)).map(([, label]) => label);
  }
}
