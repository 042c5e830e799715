import type { FitRule } from '#src/gear/fit/schemas.ts';
import type { Fits } from '#src/catalog/search/port.ts';
import { bitsFor, intersect, subtract, unite, type Bits } from './bits.ts';
import type { Documents } from './documents.ts';
import type { Matching } from './matching.ts';
import { ruleFinder } from './things.ts';

type Place = { matching: Matching; documents: Documents };

/** The documents that have a thing of the kind to which a rule applies. */
function matchRules({ matching, documents }: Place, kind: Fits['kind'], rules: readonly FitRule[]): Bits {
  const found = bitsFor(documents.capacity);
  for (const { mounts, models, isExcept } of rules) {
    let set = matching.withMounts(mounts);
    if (models.length > 0 || !isExcept) {
      set = set.slice();
      const named = bitsFor(documents.capacity);
      for (const model of models) matching.markModel(model, named);
      (isExcept ? subtract : intersect)(set, named);
    }
    unite(found, set);
  }
  intersect(found, matching.ofKind(kind));
  const { things, capacity } = documents;
  if (things.isEmpty) return found;
  subtract(found, things.all(capacity));
  const isRuled = ruleFinder(rules);
  things.mark(found, (thing) => thing.kind === kind && isRuled(thing));
  return found;
}

export function fitting(
  place: Place,
  { kind, native, adapter, limited, withAdapters, withLimited }: Fits,
): Bits {
  return matchRules(place, kind, [
    ...native,
    ...(withAdapters ? adapter : []),
    ...(withLimited ? limited : []),
  ]);
}

/** The items that fit with limits only, and are therefore listed last. */
export function limitedOnly(place: Place, { kind, native, adapter, limited }: Fits): Bits {
  const found = matchRules(place, kind, limited);
  // Another thing of the item may fit without limits.
  if (!place.documents.things.isEmpty) subtract(found, matchRules(place, kind, [...native, ...adapter]));
  return found;
}

/**
 * An item counts by the best of its things. `fits` contains the items that the query selects: native fits and, if it
 * asks for them, others.
 */
export type Verdicts = Record<'native' | 'adapter' | 'limited' | 'unknown' | 'fits', Bits>;

export function verdicts(place: Place, fits: Fits): Verdicts {
  const { matching, documents } = place;
  const having = (rules: readonly FitRule[]) => matchRules(place, fits.kind, rules);
  const [native, adapter, limited] = [having(fits.native), having(fits.adapter), having(fits.limited)];
  const unknown = matching.ofKind(fits.kind).slice();
  const known = [native, adapter, limited, having(fits.no)];
  for (const each of known) subtract(unknown, each);
  const all = native.slice();
  if (fits.withAdapters) unite(all, adapter);
  if (fits.withLimited) unite(all, limited);
  const { things, capacity } = documents;
  if (!things.isEmpty) {
    subtract(unknown, things.all(capacity));
    const isKnown = ruleFinder([...fits.native, ...fits.adapter, ...fits.limited, ...fits.no]);
    things.mark(unknown, (thing) => thing.kind === fits.kind && !isKnown(thing));
    for (const worse of [adapter, limited, unknown]) subtract(worse, native);
    for (const worse of [limited, unknown]) subtract(worse, adapter);
    subtract(unknown, limited);
  }
  return { native, adapter, limited, unknown, fits: all };
}
