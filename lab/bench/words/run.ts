import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { failFor, printTable } from '#lab/bench/report.ts';
import { inOwnApp } from '#lab/bench/shop.ts';
import { aCamera } from '#lab/helpers/users.ts';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import { storeTermsWork } from '#src/catalog/search/describing/jobs.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import type { GearFound } from '#src/gear/models/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { languages } from '#src/texts/language-names.ts';
import { setLanguage } from '#src/texts/languages.server.ts';

// Measures whether typed words find the right models in the picker, and the right items in searches.
const shown = { models: 8, first: 24, all: 60 };
const wanted = { found: 0.95, first: 0.9, meanRank: 0.97, complete: 0.95 };
/** The bounds for queries whose right items were listed before they were tried. */
const wantedUnseen = { meanRank: 0.9, complete: 0.9 };

type Row = Record<string, string>;

/** Reads a list of test/gold by its columns. */
function readRows(name: string): Row[] {
  const text = readFileSync(join(root, 'test/gold', `words-${name}.tsv`), 'utf8');
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
}

const split = (text = ''): string[] => text.split(/;\s*/).filter(Boolean);

type WordsShop = Awaited<ReturnType<typeof fillShop>>;

const origin = 'http://localhost:3000';

/** Lists the items in a shop through its API. */
async function fillShop({ app, api }: { app: App; api: Hono }, listings: Row[]) {
  const account = { name: 'Ana', email: 'ana@example.com' };
  const token = await signAccessToken(app.authSecret, { issuer: 'bench', subject: 'ana', ...account });
  async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const headers = { origin, 'content-type': 'application/json', authorization: `bearer ${token}` };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await api.fetch(new Request(`${origin}${path}`, init));
    if (response.ok) return (await response.json()) as Body;
    // A place with several meanings. The page asks which one is meant.
    if (response.status === 422 && method === 'GET') return [] as Body;
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  }
  const findModels = async (q: string, kind: string) =>
    (await call<GearFound>('GET', `/gear?${new URLSearchParams({ q, kind })}`)).models;

  await call('POST', '/users', { ...account, role: 'Seller' });
  const ids = new Map<string, string>();
  let linked = 0;
  for (const { id = '', kind = '', model, mount, ...row } of listings) {
    const [first] = model ? await findModels(model, kind) : [];
    const isRight = first && split(row['ids']).includes(first._id);
    if (isRight) linked++;
    const sale = Number(row['sale']);
    const { _id } = await call<{ _id: string }>('POST', `/${kind}`, {
      ...aCamera,
      brand: row['brand'],
      title: row['title'],
      condition: row['condition'],
      sale,
      buy: sale * 2,
      duration: 24,
      location: row['place'],
      des: row['description'],
      ...(isRight && { modelId: first._id, model: first.name }),
      ...(mount && { mount }),
    });
    ids.set(_id, id);
  }
  return {
    findModels,
    /** The number of listings that are linked to a model. */
    linked,
    async search(q: string, limit: number): Promise<string[]> {
      const items = await call<{ _id: string }[]>(
        'GET',
        `/search?${new URLSearchParams({ q, limit: String(limit) })}`,
      );
      return items.map(({ _id }) => ids.get(_id) ?? _id);
    },
  };
}

/** The lists of queries, and of the items in the shop that answers them. */
const shops = [
  { listings: readRows('listings'), queries: 'queries', names: ['bodies', 'lenses'], least: wanted },
  { listings: readRows('traders-listings'), queries: 'traders-queries', names: [], least: wanted },
  { listings: readRows('buyers-listings'), queries: 'buyers-queries', names: [], least: wantedUnseen },
] as const;
const wrong: string[] = [];

type Judged = { kind: string; right: string[]; rank: number; missing: string[]; junk: string[] };

const count = <T>(all: readonly T[], isCounted: (each: T) => boolean): number => all.filter(isCounted).length;
/** Counts, also as a share of all. */
const part = <T>(all: readonly T[], isCounted: (each: T) => boolean): string =>
  `${count(all, isCounted)} (${((100 * count(all, isCounted)) / all.length).toFixed(1)}%)`;

function expectShare(what: string, share: number, least: number): void {
  if (share < least) wrong.push(`${what}: ${share.toFixed(3)}, at least ${least} is wanted`);
}

/** Prints a table with one row for each kind, and one for all. */
function printByKind<T extends { kind: string }>(
  head: string[],
  all: readonly T[],
  cells: (some: readonly T[]) => string[],
): void {
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  printTable([
    ['kind', 'rows', ...head],
    ...[...kinds, ['all', all] as const].map(([kind, some]) => [kind, String(some.length), ...cells(some)]),
  ]);
}

async function judgeNames(shop: WordsShop, list: 'bodies' | 'lenses'): Promise<void> {
  console.log(`\n${list}\n`);
  const judged: { kind: string; rank: number }[] = [];
  for (const { typed = '', model, kind = '', ids } of readRows(list)) {
    const right = split(ids);
    const found = await shop.findModels(typed, list === 'bodies' ? 'cameras' : 'lens');
    const rank = 1 + found.slice(0, shown.models).findIndex(({ _id }) => right.includes(_id));
    judged.push({ kind, rank });
    if (rank === 1) continue;
    const [first] = found;
    const instead = first ? `${first.brand} ${first.name}` : 'nothing';
    const why = right.length === 0 ? 'the reference lacks it' : `rank ${rank || `over ${shown.models}`}`;
    console.log(`  ${typed} → ${instead}; expected ${model}, ${why}`);
  }
  const [isFound, isFirst] = [({ rank = 0 }) => rank > 0, ({ rank = 0 }) => rank === 1];
  printByKind(['found', 'first'], judged, (some) => [part(some, isFound), part(some, isFirst)]);
  expectShare(`${list} found`, count(judged, isFound) / judged.length, wanted.found);
  expectShare(`${list} first`, count(judged, isFirst) / judged.length, wanted.first);
}

const titles = new Map(
  shops.flatMap(({ listings }) => listings.map(({ id, brand, title }) => [id, `${id} ${brand} ${title}`])),
);
const titlesOf = (ids: readonly string[]): string => ids.map((id) => titles.get(id) ?? id).join(' | ');

/** A query for which nothing is right is judged by its junk alone. */
const isRanked = ({ right }: Judged): boolean => right.length > 0;
const isComplete = ({ missing }: Judged): boolean => missing.length === 0;
const isClean = (each: Judged): boolean =>
  isComplete(each) && each.junk.length === 0 && (each.rank === 1 || !isRanked(each));

function meanRank(judged: readonly Judged[]): number {
  const ranked = judged.filter(isRanked);
  return ranked.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranked.length;
}

async function judgeQueries(shop: WordsShop, list: string, least: typeof wantedUnseen): Promise<void> {
  console.log(`\n${list}\n`);
  const judged: Judged[] = [];
  for (const { q = '', kind = '', ...row } of readRows(list)) {
    // In a shop of the query's language.
    await setLanguage(languages.find((language) => language === kind) ?? 'en');
    const found = await shop.search(q, shown.all);
    const [right, also] = [split(row['right']), split(row['also'])];
    const rank = 1 + found.findIndex((id) => right.includes(id));
    const missing = right.filter((id) => !found.includes(id));
    const junk = found.slice(0, shown.first).filter((id) => !right.includes(id) && !also.includes(id));
    const each = { kind, right, rank, missing, junk };
    judged.push(each);
    if (isClean(each)) continue;
    console.log(`  ${q} (${kind}): rank ${rank || 'none'} of ${right.length} right`);
    if (missing.length > 0) console.log(`    missing: ${titlesOf(missing)}`);
    if (junk.length > 0) console.log(`    junk: ${titlesOf(junk)}`);
  }
  printByKind(['mean reciprocal rank', 'complete', 'clean'], judged, (some) => [
    meanRank(some).toFixed(3),
    part(some, isComplete),
    part(some, isClean),
  ]);
  expectShare(`${list}: mean reciprocal rank`, meanRank(judged), least.meanRank);
  expectShare(`${list}: complete`, count(judged, isComplete) / judged.length, least.complete);
}

const known = new Set((await referenceModels(root)).map(({ id }) => id));
const named = ['bodies', 'lenses', 'listings', 'traders-listings', 'buyers-listings'].flatMap(readRows);
for (const id of named.flatMap(({ ids }) => split(ids)))
  if (!known.has(id)) wrong.push(`the reference has no model ${id}`);
for (const { listings, queries, names, least } of shops)
  await inOwnApp(async (opened) => {
    const shop = await fillShop(opened, listings);
    // A shop does this each minute.
    await storeTermsWork.run({ app: opened.app, id: 'bench', data: {} });
    const models = count(listings, ({ model }) => model !== '');
    console.log(`${shop.linked} of ${models} cameras and lenses are linked to their model`);
    for (const list of names) await judgeNames(shop, list);
    await judgeQueries(shop, queries, least);
  });
failFor(wrong);
