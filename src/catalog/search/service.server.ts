import { sql } from 'kysely';
import { conditions, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { bookableCountTags, listTags } from '#src/catalog/listings/cache-tags.server.ts';
import { findActiveByIds } from '#src/catalog/listings/lists/active-service.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { compiledFits } from '#src/gear/fit/rules-service.server.ts';
import { mountNames } from '#src/gear/models/mounts-service.server.ts';
import { modelsById, sameModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';
import {
  toPage,
  parsePage,
  type KeysetPage,
  type Sorts,
  type Page,
} from '#src/platform/db/keyset-page.server.ts';
import { counter, histogram } from '#src/platform/observability/metrics.server.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { withDescribed } from './describing/service.server.ts';
import { searchOf } from './engine-service.server.ts';
import { mapSwitches, readRanges } from './filters.ts';
import { radii } from './near/radii.ts';
import { requirePlace } from './near/service.server.ts';
import { planWords, withSearchTimeout } from './parsing/service.server.ts';
import {
  noWords,
  type FacetValue,
  type Fits,
  type Near,
  type Query,
  type Ruling,
  type SortKey,
  type Words,
} from './port.ts';
import type { Criteria, Facets, ActiveItemsQuery } from './schemas.ts';
import { readTraits } from './trait-filters.ts';
import { understand, type Understood } from './understanding-service.server.ts';

const searches = counter('rangefinder_searches_total', 'Text searches that were not served from the cache', [
  'outcome',
]);
const searchSeconds = histogram('rangefinder_search_seconds', 'Duration of text searches');

const activeItemSorts = {
  id: sql.ref<string>('listings.id'),
  columns: {
    date: { by: sql.ref('listings.listed_at'), type: 'time' },
    title: { by: sql`lower(listings.title)`, type: 'text' },
    sale: { by: sql.ref('listings.sale_cents'), type: 'number' },
    saving: { by: sql.ref('listings.saving_cents'), type: 'number', falls: true },
    relevance: { by: sql`fit`, type: 'number', falls: true },
    distance: { by: sql`meters`, type: 'number' },
  },
} as const satisfies Sorts<string>;

/** @throws AppError as `requirePlace` does */
function toNear({ criteria: { near, within }, meant }: Understood): Near | undefined {
  if (near === undefined || !meant) return undefined;
  const { lat, lon, name } = requirePlace(meant);
  return { lat, lon, km: within, name: name.toLowerCase() };
}

function tagsOf({ kind, available }: Criteria): Tag[] {
  return available ? bookableCountTags(kind) : listTags(kind);
}

const lower = (values: readonly string[] | undefined) => values?.map((value) => value.toLowerCase());

/** An ambiguous name stands for all mounts that it can mean: 'M39' for two. */
export async function spellMounts(
  root: string,
  typed: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (!typed) return undefined;
  const names = await mountNames(root);
  return typed.flatMap((text) => {
    const mounts = names.possible(text);
    return mounts.length > 0 ? mounts : [text];
  });
}

async function toRuling(app: App, id: string): Promise<Ruling> {
  const { kind, rules } = await compiledFits(app, id);
  return { kind, rules };
}

async function toFits(app: App, id: string, { adapters, limited }: Criteria): Promise<Fits> {
  const ruling = await toRuling(app, id);
  return { ...ruling, withAdapters: adapters !== undefined, withLimited: limited !== undefined };
}

/**
 * Also finds items by their descriptions, as visitors' searches do.
 * @param all the whole text if `q` is only a part of it
 */
export async function toWideQuery(
  app: App,
  understood: Understood,
  all = understood.criteria.q,
): Promise<Query> {
  return withDescribed(app, await toQuery(app, understood, all), understood.criteria.q);
}

/** @param all the whole text if `q` is only a part of it */
export async function toQuery(app: App, understood: Understood, all = understood.criteria.q): Promise<Query> {
  const { criteria } = understood;
  const { q, kind, condition } = criteria;
  const planned = q === undefined ? undefined : await planWords(app, q, all);
  const ofModel = criteria.model === undefined ? undefined : await wordsOfModel(app, criteria.model);
  return {
    kind,
    condition,
    brand: lower(criteria.brand),
    mount: lower(await spellMounts(app.root, criteria.mount)),
    place: lower(criteria.place),
    ...readRanges(criteria),
    ...mapSwitches((name) => criteria[name] !== undefined),
    lens: readTraits('lens', criteria),
    camera: readTraits('cameras', criteria),
    words: planned?.words ?? ofModel,
    fits: criteria.fits === undefined ? undefined : await toFits(app, criteria.fits, criteria),
    // The filter can include what fits the camera with limits.
    unfit:
      planned?.camera && planned.camera !== criteria.fits ? await toRuling(app, planned.camera) : undefined,
    near: toNear(understood),
  } satisfies Record<keyof Query, unknown>;
}

async function wordsOfModel({ root }: App, id: string): Promise<Words> {
  return { ...noWords, models: (await sameModels(root, id)).map((each) => ({ id: each, fit: 1 })) };
}

export async function findActiveItems(app: App, query: ActiveItemsQuery & Criteria): Promise<Page<Listing>> {
  const understood = await understand(app, query);
  return findUnderstood(app, understood, () => toWideQuery(app, understood));
}

/** Reads a page and its facets. The query is planned once for both. */
export async function findWithFacets(
  app: App,
  understood: Understood<ActiveItemsQuery & Criteria>,
): Promise<{ page: Page<Listing>; facets: Facets }> {
  let planned: Promise<Query> | undefined;
  const plan = () => (planned ??= toWideQuery(app, understood));
  const [page, facets] = await Promise.all([
    findUnderstood(app, understood, plan),
    countUnderstood(app, understood, plan),
  ]);
  return { page, facets };
}

async function findUnderstood(
  app: App,
  { criteria }: Understood<ActiveItemsQuery & Criteria>,
  plan: () => Promise<Query>,
): Promise<Page<Listing>> {
  const { limit, cursor, sort, order, ...filters } = criteria;
  const hasWords = filters.q !== undefined;
  // Without words there is no relevance to sort by, and without a place no distance.
  const usual = hasWords ? 'relevance' : 'date';
  const isUsual =
    sort === undefined || sort === 'relevance' || (sort === 'distance' && filters.near === undefined);
  const by = isUsual ? usual : sort;
  const keyset = parsePage('on show', activeItemSorts, { limit, cursor, sort: by, order }, filters);
  addCacheTags(tagsOf(filters));
  const read = async () => withSearchTimeout(async () => readPage(app, await plan(), by, keyset));
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

async function readPage(
  app: App,
  query: Query,
  sort: keyof typeof activeItemSorts.columns,
  keyset: KeysetPage,
): Promise<Page<Listing>> {
  const { order, limit, after } = keyset;
  const from = after && { key: keyOf(after.value), ...placeOf(after.id) };
  // Requests one more item than shown, to find out whether there is another page.
  const page = { sort, order, after: from, limit: limit + 1 };
  const { count, items } = await (await searchOf(app)).find(query, page);
  const shown = await findActiveByIds(
    app,
    items.slice(0, limit).map(({ id }) => id),
  );
  const rows = items.map(({ id, key, isLimited }) => ({
    id: isLimited ? `${limitedPrefix}${id}` : id,
    sort_key: key,
  }));
  const { items: found, ...place } = toPage(rows, keyset, { count }, (row) => shown.get(placeOf(row.id).id));
  // Leaves out items that were withdrawn or sold after the search found them.
  return { ...place, items: found.filter((row) => row !== undefined) };
}

/** Marks a cursor that points into the items that fit with limits. No id begins with it. */
const limitedPrefix = '~';

function placeOf(id: string): { id: string; isLimited: boolean } {
  const isLimited = id.startsWith(limitedPrefix);
  return { id: isLimited ? id.slice(limitedPrefix.length) : id, isLimited };
}

function keyOf(value: unknown): SortKey {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'number' ? value : String(value);
}

export async function countFound(app: App, query: Query): Promise<number> {
  const { count } = await (
    await searchOf(app)
  ).find(query, { sort: 'date', order: 'desc', after: null, limit: 0 });
  return count;
}

export async function countActiveItems(app: App, kind: Kind): Promise<number> {
  addCacheTags(listTags([kind]));
  return countFound(app, { kind: [kind] });
}

export async function countFacets(app: App, criteria: Criteria): Promise<Facets> {
  const understood = await understand(app, criteria);
  return countUnderstood(app, understood, () => toWideQuery(app, understood));
}

async function countUnderstood(
  app: App,
  { criteria, meant }: Understood,
  plan: () => Promise<Query>,
): Promise<Facets> {
  addCacheTags(bookableCountTags(criteria.kind));
  return withSearchTimeout(async () => {
    const query = await plan();
    const { near } = query;
    const search = await searchOf(app);
    const { groups, switches, price, fits, within } = await search.facets(query, near ? radii() : []);
    const { fits: id, model: ofModel } = criteria;
    const model = id === undefined ? null : (await compiledFits(app, id)).model;
    const shown = (await modelsById(app.root)).get(ofModel ?? '');
    return {
      ...groups,
      condition: groups.condition.toSorted((one, other) => rank(one) - rank(other)),
      ...switches,
      price: price && { min: fromMinorUnits(price.min), max: fromMinorUnits(price.max) },
      model: shown ? { _id: shown.id, name: `${shown.maker} ${shown.name}` } : null,
      fits:
        fits && model && id !== undefined ? { _id: id, name: `${model.brand} ${model.name}`, ...fits } : null,
      near: near && meant ? { ...requirePlace(meant), km: near.km ?? null, within } : null,
    };
  });
}

function rank({ value }: FacetValue): number {
  return conditions.findIndex((condition) => condition === value);
}
