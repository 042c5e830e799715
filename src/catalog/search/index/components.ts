import type { Traits } from '#src/catalog/search/trait-filters.ts';
import { ruleId } from '#src/gear/fit/rule-ids.ts';
import type { Kind } from '#src/platform/db/columns.ts';

const unknownTraits: Traits = [null, null, null, null, null, null];

/**
 * An item itself, or one of its parts. The mounts are in lower case, and the traits are JSON, or null if unknown. `facts`
 * are those of a lens without a model.
 */
export type Component = {
  kind: Kind;
  mounts: readonly string[];
  model: string | null;
  isAi: boolean;
  facts: string | null;
  traits: string | null;
};

/** A component as rules name it, with its traits. */
export type Ruled = { kind: Kind; mounts: string; id: string; traits: Traits };

/** The key of mounts, by which their rules are found. */
export const mountsKey = (mounts: readonly string[]): string => mounts.join('\n');

/**
 * The parts of items. Each item has one code, which it shares with all items that consist of the same components: most
 * consist of one. An item with parts is judged by each of its components.
 */
export class Components {
  /** The keys of codes in their order: a component as JSON or, for several components, their codes. */
  readonly #codes = new Map<string, number>();
  readonly #ofCode: (readonly Ruled[])[] = [];
  /** The documents with several components, by the codes of these. */
  readonly #inKits = new Map<number, { model: string | null; documents: number[] }>();

  save() {
    const inKits = [...this.#inKits].map(([code, { model, documents }]) => ({
      code,
      model,
      documents: Uint32Array.from(documents),
    }));
    return { keys: [...this.#codes.keys()], inKits };
  }

  static restore({ keys, inKits }: ReturnType<Components['save']>): Components {
    const components = new Components();
    for (const key of keys) components.#codeOf(key);
    for (const { code, model, documents } of inKits)
      components.#inKits.set(code, { model, documents: [...documents] });
    return components;
  }

  get size(): number {
    return this.#ofCode.length;
  }

  /** The components for which a code stands. */
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
  codeOfOne({ kind, model, isAi, facts, traits }: Omit<Component, 'mounts'>, mounts: string): number {
    const known = facts === null ? '' : `,${JSON.stringify(facts)}`;
    return this.#codeOf(`["${kind}",${JSON.stringify(model)},${isAi},${mounts},${traits}${known}]`);
  }

  add(document: number, components: readonly Component[]): number {
    const codes = components.map((component) => this.codeOfOne(component, JSON.stringify(component.mounts)));
    const [first, ...others] = codes;
    if (first !== undefined && others.length === 0) return first;
    for (const [at, { model }] of components.entries()) {
      const code = codes[at]!;
      const before = this.#inKits.get(code);
      if (before) before.documents.push(document);
      else this.#inKits.set(code, { model, documents: [document] });
    }
    return this.#codeOf([...new Set(codes)].toSorted((one, other) => one - other).join());
  }

  /** The best fit of each document that has several components, one of them with one of these models. */
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
