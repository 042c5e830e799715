import type { Facts } from './facts.ts';
import { ruleId } from './rule-ids.ts';
import type { FitRules } from './schemas.ts';
import { judge, type Camera, type Fit, type Lens } from './verdict.ts';

export type FitModel = Camera & Lens & Sold & { kind: string };
type Verdict = Fit['verdict'];
type Mounts = readonly string[];

const unnamed = { id: '', maker: '', crop: null };
const ruled = ['native', 'adapter', 'limited', 'no'] as const satisfies (keyof FitRules)[];

/**
 * Compiles which items fit a model into rules on mounts and models. Items without a model are judged by their mounts,
 * as are those whose mounts contradict their model.
 */
export function compileFits(facts: Facts, target: FitModel, models: readonly FitModel[]): FitRules {
  const isCamera = target.kind === 'cameras';
  const verdictOf = (other: Other, mounts: Mounts): Verdict => {
    const side = { ...other, mounts };
    return (isCamera ? judge(facts, target, side) : judge(facts, side, target)).verdict;
  };
  const rules: FitRules = { native: [], adapter: [], limited: [], no: [] };
  for (const { mounts, others } of placesOf(facts, target.kind, models)) {
    const usual = verdictOf(unnamed, mounts);
    const all: Other[] = isCamera
      ? [...others, ...unnamedWith(facts, mounts), ...convertedOf(mounts, others)]
      : others;
    const exceptions = Map.groupBy(all, (other) => verdictOf(other, mounts));
    exceptions.delete(usual);
    const folded = mounts.map((mount) => mount.toLowerCase());
    const idsOf = (verdict: Verdict) =>
      (exceptions.get(verdict) ?? []).map(({ id, isAi = false, stored = null }) => ruleId(id, isAi, stored));
    for (const verdict of ruled) {
      const ids = idsOf(verdict);
      if (ids.length > 0) rules[verdict].push({ mounts: folded, models: ids, isExcept: false });
    }
    if (usual !== 'unknown')
      rules[usual].push({ mounts: folded, models: [...exceptions.keys()].flatMap(idsOf), isExcept: true });
  }
  return rules;
}

type Other = Omit<Camera, 'mounts'> & Pick<Lens, 'isAi' | 'inTitle'> & { stored?: string };

/** Lenses that were converted to AI, known by their model or not. */
const convertedOf = (mounts: Mounts, lenses: readonly Other[]): Other[] =>
  mounts.join() === 'Nikon F' ? [unnamed, ...lenses].map((lens) => ({ ...lens, isAi: true })) : [];

/** Lenses without a model of which facts are stored. */
function unnamedWith({ ofUnnamed }: Facts, [mount = '', ...others]: Mounts): Other[] {
  const known = others.length === 0 ? ofUnnamed.get(mount) : undefined;
  return [...(known ?? [])].map(([stored, inTitle]) => ({ ...unnamed, stored, inTitle }));
}

/** The mounts that an item can have, and the models that can have these. */
type Place = { mounts: Mounts; others: FitModel[] };

function placesOf(facts: Facts, kind: string, models: readonly FitModel[]): Iterable<Place> {
  const places = new Map<string, Place>();
  const at = (mounts: Mounts): Place => {
    const key = mounts.join('\n');
    let place = places.get(key);
    if (!place) places.set(key, (place = { mounts, others: [] }));
    return place;
  };
  at([]);
  for (const mount of knownMounts(facts, models)) at([mount]);
  for (const other of models) {
    if (other.kind === kind) continue;
    at(other.mounts).others.push(other);
    for (const mount of choicesOf(other))
      if (other.mounts.length !== 1 || other.mounts[0] !== mount) at([mount]).others.push(other);
  }
  return places.values();
}

/** `choices` are the mounts that a seller can choose, if these are more than those that are certain. */
type Sold = { mounts: Mounts; choices?: Mounts };

const choicesOf = ({ mounts, choices = mounts }: Sold): Mounts => choices;

/** Whether the mount that a seller states can belong to the model. */
export const canHaveMount = (model: Sold, mount: string): boolean => choicesOf(model).includes(mount);

export function knownMounts(facts: Facts, models: readonly { mounts: Mounts }[]): ReadonlySet<string> {
  return new Set([
    ...models.flatMap(({ mounts }) => mounts),
    ...[...facts.mounts.values()].flatMap(({ name, takes }) => [name, ...takes]),
    ...[...facts.adapters.values()].flatMap(([row]) => (row ? [row.lensMount, row.bodyMount] : [])),
  ]);
}
