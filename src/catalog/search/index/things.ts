import type { Kind } from '#src/platform/db/columns.ts';
import { ruleId } from '#src/gear/fit/rule-ids.ts';
import type { FitRule } from '#src/gear/fit/schemas.ts';
import { bitsFor, type Bits } from './bits.ts';

/** An item itself, or one of its parts. The mounts are in lower case. */
export type Thing = { kind: Kind; mounts: readonly string[]; model: string | null; isAi: boolean };

type Alike = { thing: Thing; documents: number[] };

/**
 * The things of items with parts, and of converted lenses: each of them is judged for itself. Other items, which are
 * most, are not in here.
 */
export class Things {
  readonly #alike = new Map<string, Alike>();

  save() {
    return [...this.#alike.values()].map(({ thing, documents }) => ({
      thing,
      documents: Uint32Array.from(documents),
    }));
  }

  static restore(saved: ReturnType<Things['save']>): Things {
    const things = new Things();
    for (const { thing, documents } of saved)
      things.#alike.set(keyOf(thing), { thing, documents: [...documents] });
    return things;
  }

  add(document: number, things: readonly Thing[]): void {
    for (const thing of things) {
      const key = keyOf(thing);
      const before = this.#alike.get(key);
      if (before) before.documents.push(document);
      else this.#alike.set(key, { thing, documents: [document] });
    }
  }

  get isEmpty(): boolean {
    return this.#alike.size === 0;
  }

  /** The documents that are judged by their things. */
  all(capacity: number): Bits {
    const found = bitsFor(capacity);
    this.mark(found, () => true);
    return found;
  }

  /** Adds the documents that have a wanted thing. */
  mark(into: Bits, isWanted: (thing: Thing) => boolean): void {
    for (const { thing, documents } of this.#alike.values())
      if (isWanted(thing)) for (const document of documents) into[document >>> 5]! |= 1 << (document & 31);
  }

  /** The best fit of each document that has one of these models. */
  bestFits(models: readonly { id: string; fit: number }[]): Map<number, number> {
    const fits = new Map(models.map(({ id, fit }) => [id, fit]));
    const best = new Map<number, number>();
    for (const { thing, documents } of this.#alike.values()) {
      const fit = thing.model === null ? undefined : fits.get(thing.model);
      if (fit === undefined) continue;
      for (const document of documents) best.set(document, Math.max(fit, best.get(document) ?? fit));
    }
    return best;
  }
}

const keyOf = ({ kind, mounts, model, isAi }: Thing): string => JSON.stringify([kind, mounts, model, isAi]);

/** Returns whether any of the rules applies to a thing. */
export function ruleFinder(rules: readonly FitRule[]): (thing: Thing) => boolean {
  const byMounts = Map.groupBy(rules, ({ mounts }) => JSON.stringify(mounts));
  return ({ mounts, model, isAi }) => {
    const id = ruleId(model, isAi);
    return (byMounts.get(JSON.stringify(mounts)) ?? []).some(
      ({ models, isExcept }) => models.includes(id) !== isExcept,
    );
  };
}
