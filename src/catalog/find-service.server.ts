import type { App } from '#src/platform/app.server.ts';
import type { Db } from '#src/platform/db/connect.server.ts';
import { countCap, type Page } from '#src/platform/db/page.server.ts';
import { dependOn, dependOnValue } from '#src/platform/dependencies.server.ts';
import { changesTold, itemKey } from '#src/platform/changes.server.ts';
import { cutPage, openWindow, type Window } from '#src/platform/db/window.server.ts';
import { counter, histogram } from '#src/platform/metrics.server.ts';
import { toDollars } from '#src/platform/money.ts';
import { conditions, type Kind, type Listing } from './contract.ts';
import {
  countAvailable,
  countFound,
  isAnyFound,
  type Counted,
  type Found,
  type Switches,
} from './facet-queries.server.ts';
import { groups, type Group, type Narrowing } from './filter-queries.server.ts';
import type { Facets, FacetValue, Filters, OnShowQuery } from './filters.ts';
import { findPage, listSearched } from './on-show-queries.server.ts';
import { countListings, onShowSorts } from './queries.server.ts';
import { asBooked, onShelf, rememberReads } from './recent-reads.server.ts';
import { countSearched, modelsFill, type Counts } from './sources-queries.server.ts';
import { understand } from './understand-service.server.ts';
import { toListing } from './wire.server.ts';
import { planWords, search } from './words-service.server.ts';

/** Longer lists of brands and places help nobody. */
const valuesShown = 24;
/** More are not counted. */
const cap = countCap + 1;

const searches = counter('rangefinder_searches_total', 'Searches by words, from cached answers excepted', [
  'outcome',
]);
const searchSeconds = histogram('rangefinder_search_seconds', 'How long these took');

const rememberListed = rememberReads<number>(500);
const rememberSearched = rememberReads<Counts>(2_000);
const rememberFacets = rememberReads<Facets>(500);
const rememberAvailable = rememberReads<number>(500);

type Asked = Filters & { kind?: Kind[] | undefined };

/** Lists as they are have their own index each; what is narrowed may not hold up others. */
function dbFor(app: App, { kind: _kind, ...filters }: Asked): Db {
  return Object.values(filters).some((value) => value !== undefined) ? app.searches : app.db;
}

/** What visitors may see: available and booked items, newest first, or what fits best where there are words. */
export async function findOnShow(app: App, query: OnShowQuery & Asked): Promise<Page<Listing>> {
  const { limit, cursor, sort, order, ...filters } = await understand(app, query);
  const hasWords = filters.q !== undefined;
  const asked = { limit, cursor, sort: sort ?? (hasWords ? 'relevance' : 'date'), order };
  const window = openWindow('on show', onShowSorts(hasWords), asked, filters);
  dependOn(filters.available ? asBooked : onShelf);
  const read = async () => search(() => readPage(app, filters, window));
  const page = hasWords ? await countSearch(read) : await read();
  dependOn(page.items.map(({ _id }) => itemKey(_id)));
  return page;
}

async function countSearch(read: () => Promise<Page<Listing>>): Promise<Page<Listing>> {
  const done = searchSeconds.startTimer();
  let outcome = 'failed';
  try {
    const page = await read();
    outcome = page.items.length > 0 ? 'found' : 'empty';
    return page;
  } finally {
    done();
    searches.inc({ outcome });
  }
}

async function readPage(app: App, { q, ...narrowing }: Asked, window: Window): Promise<Page<Listing>> {
  const db = dbFor(app, { q, ...narrowing });
  if (q === undefined) {
    const { rows, count } = await findPage(db, narrowing, window, () => countListed(app, narrowing));
    return cutPage(rows, window, { count, cap: countCap }, toListing);
  }
  const searched = { ...narrowing, words: await planWords(app, q) };
  const counts = await countWords(app, searched, modelsFill(searched.words, countCap, window));
  const rows = await listSearched(db, searched, counts, window);
  const count = counts.parts.reduce((sum, each) => sum + each, counts.models);
  return cutPage(rows, window, { count, cap: countCap }, toListing);
}

/**
 * How many items there are with some words, and which where they are few: counted once for a page and for its facets.
 * What words add to models that have more than is counted is counted only where these do not suffice.
 */
async function countWords(app: App, searched: Narrowing, modelsSuffice = true): Promise<Counts> {
  const keys = searched.available ? asBooked : onShelf;
  const count = async (isSufficient: boolean) => {
    const bounds = { cap: countCap, modelsSuffice: isSufficient };
    const read = () => countSearched(app.searches, searched, bounds);
    return rememberSearched(app, keys, { searched, bounds }, read);
  };
  const counts = await count(true);
  return modelsSuffice || counts.models <= countCap ? counts : count(false);
}

/** How many items are listed, without words; up to the cap, and one more where there are more. */
async function countListed(app: App, narrowing: Asked): Promise<number> {
  const db = dbFor(app, narrowing);
  const keys = narrowing.available ? asBooked : onShelf;
  return rememberListed(app, keys, narrowing, () => countListings(db, { narrowing }, countCap));
}

/** How many items of a kind visitors may see, at most the cap. */
export async function countOnShow(app: App, kind: Kind): Promise<number> {
  dependOn(onShelf);
  return Math.min(await countListed(app, { kind: [kind] }), countCap);
}

/** What each further filter would leave. */
export async function countFacets(app: App, asked: Asked): Promise<Facets> {
  const { q, ...filters } = await understand(app, asked);
  const db = dbFor(app, { q, ...filters });
  return search(async () => {
    const narrowing: Narrowing = q === undefined ? filters : { ...filters, words: await planWords(app, q) };
    const ids = narrowing.words ? (await countWords(app, narrowing)).ids : null;
    const found = { narrowing, ids };
    let made: { stamp: number; available: number } | undefined;
    const read = async () => {
      const stamp = app.changes.stamp(asBooked);
      const facets = await readFacets(db, found);
      made = { stamp, available: facets.available };
      return facets;
    };
    // As it was counted a moment ago, where nothing was booked since.
    const count = async () =>
      made?.stamp === app.changes.stamp(asBooked) ? made.available : countAvailable(db, found, cap);
    if (narrowing.available || narrowing.verified) {
      dependOn(asBooked);
      return rememberFacets(app, asBooked, narrowing, read);
    }
    dependOn(onShelf);
    const facets = await rememberFacets(app, onShelf, narrowing, read);
    if (facets.partial) return { ...facets, available: await countSomeAvailable(app, narrowing, count) };
    const isConcerned = (booked: string[]) => isAnyFound(db, found, booked);
    const readAvailable = () => rememberAvailable(app, asBooked, narrowing, count, isConcerned);
    const available = await readAvailable();
    dependOnValue({ keys: asBooked, isSame: async () => (await readAvailable()) === available });
    return { ...facets, available };
  });
}

/** Of a sample: at least so many, in hundreds, which bookings leave true until they are told. */
async function countSomeAvailable(app: App, about: Narrowing, count: () => Promise<number>): Promise<number> {
  const keys = [...onShelf, 'bookings'] as const;
  dependOn(keys);
  const atLeast = Math.max(0, (await rememberAvailable(app, keys, about, count)) - changesTold);
  return atLeast - (atLeast % 100);
}

const anyOf = (narrowing: Narrowing): Found => ({ narrowing, ids: null });

async function readFacets(db: Db, found: Found): Promise<Facets> {
  const { narrowing } = found;
  // A choice does not narrow what it was chosen from: those that were made are counted apart.
  const { verified, available, ...open } = narrowing;
  const own = groups.filter((group) => narrowing[group]?.length);
  const rest = groups.filter((group) => !own.includes(group));
  const bounds = { cap, limit: valuesShown };
  const switches = { verified: Boolean(verified), available: Boolean(available) };
  const isOpen = !verified && !available;
  const [first, ...others] = await Promise.all([
    countFound(db, found, { groups: rest, switches: isOpen ? switches : undefined }, bounds),
    ...own.map((group) =>
      countFound(db, anyOf({ ...narrowing, [group]: undefined }), { groups: [group] }, bounds),
    ),
    ...(isOpen ? [] : [countFound(db, anyOf(open), { groups: [], switches }, bounds)]),
  ]);
  const all = [first, ...others];
  return toFacets(
    all.find((each) => each.switches)!.switches!,
    all.flatMap((each) => each.groups),
  );
}

function toFacets({ all, verified, available, min, max }: Switches, counted: readonly Counted[]): Facets {
  const of = (wanted: Group): FacetValue[] =>
    counted
      .filter(({ group }) => group === wanted)
      .map(({ value, label, count }) => ({ value, label, count }));
  return {
    kind: of('kind'),
    brand: of('brand'),
    mount: of('mount'),
    condition: of('condition').toSorted((one, other) => rank(one) - rank(other)),
    place: of('place'),
    verified,
    available,
    price: min === null || max === null ? null : { min: toDollars(min), max: toDollars(max) },
    partial: all > countCap,
  };
}

/** Grades have an order of their own. */
function rank({ value }: FacetValue): number {
  return conditions.findIndex((condition) => condition === value);
}
