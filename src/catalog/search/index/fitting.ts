import type { FitRule } from '#src/gear/fit/schemas.ts';
import type { Fits } from '#src/catalog/search/port.ts';
import { bitsFor, intersect, subtract, unite, type Bits } from './bits.ts';
import type { Documents } from './documents.ts';
import type { Matching } from './matching.ts';

type Place = { matching: Matching; documents: Documents };

function matchRules({ matching, documents }: Place, kind: Fits['kind'], rules: readonly FitRule[]): Bits {
  const found = bitsFor(documents.capacity);
  for (const { mounts, models, isExcept, isNamed } of rules) {
    let set = matching.withMounts(mounts);
    if (models.length > 0 || isNamed || !isExcept) {
      set = set.slice();
      if (isNamed) intersect(set, matching.named());
      const named = bitsFor(documents.capacity);
      for (const model of models) matching.markModel(model, named);
      (isExcept ? subtract : intersect)(set, named);
    }
    unite(found, set);
  }
  intersect(found, matching.ofKind(kind));
  return found;
}

export function fitting(place: Place, { kind, native, adapter, withAdapters }: Fits): Bits {
  return matchRules(place, kind, withAdapters ? [...native, ...adapter] : native);
}

/**
 * `fits` contains the items that the query selects: native fits and, if `withAdapters` is true, those that need an
 * adapter.
 */
export type Verdicts = Record<'native' | 'adapter' | 'unknown' | 'fits', Bits>;

export function verdicts(place: Place, fits: Fits): Verdicts {
  const { matching } = place;
  const having = (rules: readonly FitRule[]) => matchRules(place, fits.kind, rules);
  const [native, adapter, no] = [having(fits.native), having(fits.adapter), having(fits.no)];
  const unknown = matching.ofKind(fits.kind).slice();
  for (const known of [native, adapter, no]) subtract(unknown, known);
  const all = native.slice();
  if (fits.withAdapters) unite(all, adapter);
  return { native, adapter, unknown, fits: all };
}
