import type { App } from '#src/platform/app.server.ts';
import { countCap, type Page } from '#src/platform/db/page.server.ts';
import { cutPage, openWindow } from '#src/platform/db/window.server.ts';
import { toDollars } from '#src/platform/money.ts';
import { conditions, type Listing } from './contract.ts';
import { countGroup, countSwitches, groups, type Narrowing } from './filter-queries.server.ts';
import type { Facets, FacetValue, OnShowQuery } from './filters.ts';
import { findPage } from './on-show-queries.server.ts';
import { onShowSorts } from './queries.server.ts';
import { toListing } from './wire.server.ts';

/** Longer lists of brands and places help nobody. */
const valuesShown = 24;

/** What visitors may see: available and booked items, newest first, or what fits best where there are words. */
export async function findOnShow(
  app: App,
  { limit, cursor, sort, order, ...narrowing }: OnShowQuery & Narrowing,
): Promise<Page<Listing>> {
  const by = sort ?? (narrowing.q ? 'relevance' : 'date');
  const asked = { limit, cursor, sort: by, order };
  const window = openWindow('on show', onShowSorts(narrowing.q), asked, narrowing);
  const { rows, count } = await findPage(app.db, narrowing, window, countCap);
  return cutPage(rows, window, { count, cap: countCap }, toListing);
}

/** What each further filter would leave. */
export async function countFacets(app: App, narrowing: Narrowing): Promise<Facets> {
  const [switches, ...counted] = await Promise.all([
    countSwitches(app.db, narrowing),
    ...groups.map((group) => countGroup(app.db, group, narrowing, valuesShown)),
  ]);
  const [kind, brand, condition, place] = counted.map((values) => values.map(cap)) as [
    FacetValue[],
    FacetValue[],
    FacetValue[],
    FacetValue[],
  ];
  const { verified, available, min, max } = switches;
  const price = min === null || max === null ? null : { min: toDollars(min), max: toDollars(max) };
  return {
    kind,
    brand,
    condition: condition.toSorted((one, other) => rank(one) - rank(other)),
    place,
    verified: Math.min(verified, countCap + 1),
    available: Math.min(available, countCap + 1),
    price,
  };
}

/** Grades have an order of their own. */
function rank({ value }: FacetValue): number {
  return conditions.findIndex((condition) => condition === value);
}

function cap<Value extends FacetValue>(value: Value): Value {
  return { ...value, count: Math.min(value.count, countCap + 1) };
}
