import type { App } from '#src/platform/app.server.ts';
import type { Db } from '#src/platform/db/connect.server.ts';
import { countCap, type Page } from '#src/platform/db/page.server.ts';
import { addCacheTags } from '#src/platform/cache-tags.server.ts';
import { cutPage, openWindow, type Window } from '#src/platform/db/window.server.ts';
import { counter, histogram } from '#src/platform/metrics.server.ts';
import { toDollars } from '#src/platform/money.ts';
import type { Tag } from '#src/platform/tags.ts';
import { bookableCountTags, listTags } from './cache-tags.server.ts';
import { conditions, type Kind, type Listing } from './contract.ts';
import {
  countAvailable,
  countFound,
  type Counted,
  type Found,
  type Switches,
} from './facet-queries.server.ts';
import { groups, type Group, type Narrowing } from './filter-queries.server.ts';
import type { Facets, FacetValue, Filters, OnShowQuery } from './filters.ts';
import { findPage, listSearched } from './on-show-queries.server.ts';
import { countListings, onShowSorts } from './queries.server.ts';
import { rememberReads } from './recent-reads.server.ts';
import { countSearched, modelsFill, type Counts } from './sources-queries.server.ts';
import { understand } from './understand.server.ts';
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
const rememberFacets = rememberReads<{ facets: Facets; bookings: number }>(500);
const rememberAvailable = rememberReads<number>(500);

type Asked = Filters & { kind?: Kind[] | undefined };

/** What a list is made of besides the items that it shows, and its counts. */
function tagsOf({ kind, available }: Asked): Tag[] {
  return available ? bookableCountTags(kind) : listTags(kind);
}

/** Lists as they are have their own index each; what is narrowed may not hold up others. */
function dbFor(app: App, { kind: _kind, ...filters }: Asked): Db {
  return Object.values(filters).some((value) => value !== undefined) ? app.searches : app.db;
}

/** What visitors may see: available and booked items, newest first, or what fits best where there are words. */
export async function findOnShow(app: App, query: OnShowQuery & Asked): Promise<Page<Listing>> {
  const { limit, cursor, sort, order, ...filters } = understand(query);
  const hasWords = filters.q !== undefined;
  const asked = { limit, cursor, sort: sort ?? (hasWords ? 'relevance' : 'date'), order };
  const window = openWindow('on show', onShowSorts(hasWords), asked, filters);
  addCacheTags(tagsOf(filters));
  const read = async () => search(() => readPage(app, filters, window));
  return hasWords ? countSearch(read) : read();
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
  const counts = await countWords(app, searched, modelsFill(countCap, window));
  const rows = await listSearched(db, searched, counts, window);
  const count = counts.parts.reduce((sum, each) => sum + each, counts.models);
  return cutPage(rows, window, { count, cap: countCap }, toListing);
}

/**
 * How many items there are with some words, and which where they are few: counted once for a page and for its facets.
 * What words add to models that have more than is counted is counted only where these do not suffice.
 */
async function countWords(app: App, searched: Narrowing, modelsSuffice = true): Promise<Counts> {
  const count = async (isSufficient: boolean) => {
    const bounds = { cap: countCap, modelsSuffice: isSufficient };
    const read = () => countSearched(app.searches, searched, bounds);
    return rememberSearched(app, tagsOf(searched), { searched, bounds }, read);
  };
  const counts = await count(true);
  return modelsSuffice || counts.models <= countCap ? counts : count(false);
}

/** How many items are listed, without words; up to the cap, and one more where there are more. */
async function countListed(app: App, narrowing: Asked): Promise<number> {
  const db = dbFor(app, narrowing);
  return rememberListed(app, tagsOf(narrowing), narrowing, () => countListings(db, { narrowing }, countCap));
}

/** How many items of a kind visitors may see, at most the cap. */
export async function countOnShow(app: App, kind: Kind): Promise<number> {
  return Math.min(await countListed(app, { kind: [kind] }), countCap);
}

/** What each further filter would leave. */
export async function countFacets(app: App, asked: Asked): Promise<Facets> {
  const { q, ...filters } = understand(asked);
  const db = dbFor(app, { q, ...filters });
  return search(async () => {
    const narrowing: Narrowing = q === undefined ? filters : { ...filters, words: await planWords(app, q) };
    const ids = narrowing.words ? (await countWords(app, narrowing)).ids : null;
    const found = { narrowing, ids };
    const withBookings = bookableCountTags(narrowing.kind);
    const read = async () => {
      const bookings = app.changes.stamp(withBookings);
      return { facets: await readFacets(db, found), bookings };
    };
    const tags = narrowing.verified ? withBookings : tagsOf(narrowing);
    const { facets, bookings } = await rememberFacets(app, tags, narrowing, read);
    const count = async () =>
      // As it was counted with the others, where nothing was booked since.
      bookings === app.changes.stamp(withBookings) ? facets.available : countAvailable(db, found, cap);
    const available = tags.includes(withBookings.at(-1)!)
      ? facets.available
      : await rememberAvailable(app, withBookings, narrowing, count);
    // Of a sample it is said in hundreds.
    return { ...facets, available: facets.partial ? available - (available % 100) : available };
  });
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
