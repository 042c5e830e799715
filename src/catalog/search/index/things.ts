import type { Format, Kind } from '#src/platform/db/columns.ts';
import { ruleId } from '#src/gear/fit/rule-ids.ts';

type Traits = readonly [
  focalFrom: number | null,
  focalTo: number | null,
  aperture: number | null,
  autofocus: boolean | null,
  film: boolean | null,
  format: Format | null,
];
const unknownTraits: Traits = [null, null, null, null, null, null];

/**
 * An item itself, or one of its parts. The mounts are in lower case, and the traits are JSON, or null if unknown. `facts`
 * are those of a lens without a model.
 */
export type Thing = {
  kind: Kind;
  mounts: readonly string[];
  model: string | null;
  isAi: boolean;
  facts: string | null;
  traits: string | null;
};

/** A thing as rules name it, with its traits. */
export type Ruled = { kind: Kind; mounts: string; id: string; traits: Traits };

/** The key of mounts, by which their rules are found. */
export const mountsKey = (mounts: readonly string[]): string => mounts.join('\n');

/**
 * The parts of items. Each item has one code, which it shares with all items that consist of the same things: most
 * consist of one. An item with parts is judged by each of its things.
 */
export class Things {
  /** The keys of codes in their order: a thing as JSON or, for several things, their codes. */
  readonly #codes = new Map<string, number>();
  readonly #ofCode: (readonly Ruled[])[] = [];
  /** The documents with several things, by the codes of these. */
  readonly #inKits = new Map<number, { model: string | null; documents: number[] }>();

  save() {
    const inKits = [...this.#inKits].map(([code, { model, documents }]) => ({
      code,
      model,
      documents: Uint32Array.from(documents),
    }));
    return { keys: [...this.#codes.keys()], inKits };
  }

  static restore({ keys, inKits }: ReturnType<Things['save']>): Things {
    const things = new Things();
    for (const key of keys) things.#codeOf(key);
    for (const { code, model, documents } of inKits)
      things.#inKits.set(code, { model, documents: [...documents] });
    return things;
  }

  get size(): number {
    return this.#ofCode.length;
  }

  /** The things for which a code stands. */
  ofCode(code: number): readonly Ruled[] {
    return this.#ofCode[code] ?? [];
  }

  #codeOf(key: string): number {
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#ofCode.push(key.startsWith('[') ? [toRuled(key)] : this.#together(key)) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }

  #together(key: string): Ruled[] {
    return key.split(',').flatMap((code) => this.ofCode(Number(code)));
  }

  /** @param mounts as JSON */
  codeOfOne({ kind, model, isAi, facts, traits }: Omit<Thing, 'mounts'>, mounts: string): number {
    const known = facts === null ? '' : `,${JSON.stringify(facts)}`;
    return this.#codeOf(`["${kind}",${JSON.stringify(model)},${isAi},${mounts},${traits}${known}]`);
  }

  add(document: number, things: readonly Thing[]): number {
    const codes = things.map((thing) => this.codeOfOne(thing, JSON.stringify(thing.mounts)));
    const [first, ...others] = codes;
    if (first !== undefined && others.length === 0) return first;
    for (const [at, { model }] of things.entries()) {
      const code = codes[at]!;
      const before = this.#inKits.get(code);
      if (before) before.documents.push(document);
      else this.#inKits.set(code, { model, documents: [document] });
    }
    return this.#codeOf([...new Set(codes)].toSorted((one, other) => one - other).join());
  }

  /** The best fit of each document that has several things, one of them with one of these models. */
  bestFits(models: readonly { id: string; fit: number }[]): Map<number, number> {
    const fits = new Map(models.map(({ id, fit }) => [id, fit]));
    const best = new Map<number, number>();
    for (const { model, documents } of this.#inKits.values()) {
      const fit = model === null ? undefined : fits.get(model);
      if (fit === undefined) continue;
      for (const document of documents) best.set(document, Math.max(fit, best.get(document) ?? fit));
    }
    return best;
  }
}

function toRuled(key: string): Ruled {
  const [kind, model, isAi, mounts, traits, facts = null]: [
    Kind,
    string | null,
    boolean,
    string[],
    Traits | null,
    (string | null)?,
  ] = JSON.parse(key);
  return {
    kind,
    mounts: mountsKey(mounts),
    id: ruleId(model, isAi, facts),
    traits: traits ?? unknownTraits,
  };
}
