import type { FitRule } from '#src/gear/fit/schemas.ts';
import type { Fits } from '#src/catalog/search/port.ts';
import { bitsFor, intersect, subtract, unite, type Bits } from './bits.ts';
import type { Documents } from './documents.ts';
import type { Matching } from './matching.ts';

type Place = { matching: Matching; documents: Documents };

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
export const limitedOnly = (place: Place, { kind, limited }: Fits): Bits => matchRules(place, kind, limited);

/** `fits` contains the items that the query selects: native fits and, if it asks for them, others. */
export type Verdicts = Record<'native' | 'adapter' | 'limited' | 'unknown' | 'fits', Bits>;

export function verdicts(place: Place, fits: Fits): Verdicts {
  const { matching } = place;
  const having = (rules: readonly FitRule[]) => matchRules(place, fits.kind, rules);
  const [native, adapter, limited] = [having(fits.native), having(fits.adapter), having(fits.limited)];
  const unknown = matching.ofKind(fits.kind).slice();
  for (const known of [native, adapter, limited, having(fits.no)]) subtract(unknown, known);
  const all = native.slice();
  if (fits.withAdapters) unite(all, adapter);
  if (fits.withLimited) unite(all, limited);
  return { native, adapter, limited, unknown, fits: all };
}
