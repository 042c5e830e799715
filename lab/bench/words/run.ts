import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { printTable } from '#lab/bench/report.ts';
import { inOwnApp } from '#lab/bench/shop.ts';
import {
  readListings,
  readQueries,
  readRuledNames,
  readTyped,
  type GoldListing,
  type GoldQuery,
} from './lists.ts';
import { matchNames } from './names.ts';
import { fillShop, type WordsShop } from './shop.ts';

// Measures whether typed words find the right models in the picker, and the right items in searches.
const shown = { models: 8, first: 24, all: 60 };
const wanted = { found: 0.95, first: 0.9, meanRank: 0.97, complete: 0.95 };

type Named = { kind: string; isFound: boolean; isFirst: boolean; isKnown: boolean };
type Judged = GoldQuery & { rank: number; missing: string[]; junk: string[] };

const percent = (part: number, all: number): string => `${part} (${((100 * part) / all).toFixed(1)}%)`;
const count = <T>(all: readonly T[], isCounted: (each: T) => boolean): number => all.filter(isCounted).length;

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

const match = matchNames(await referenceModels(root), readRuledNames(root));
const listings = readListings(root);

async function judgeNames(shop: WordsShop, list: 'bodies' | 'lenses'): Promise<Named[]> {
  console.log(`\n${list}\n`);
  const judged: Named[] = [];
  for (const { typed, kind, ...product } of readTyped(root, list)) {
    const right = match(product);
    const found = (await shop.findModels(typed, list === 'bodies' ? 'cameras' : 'lens')).slice(
      0,
      shown.models,
    );
    const rank = 1 + found.findIndex(({ _id }) => right.has(_id));
    judged.push({ kind, isFound: rank > 0, isFirst: rank === 1, isKnown: right.size > 0 });
    if (rank === 1) continue;
    const [first] = found;
    const instead = first ? `${first.brand} ${first.name}` : 'nothing';
    const why =
      right.size === 0
        ? `the reference lacks ${product.names[0]}`
        : `expected ${product.names[0]}, rank ${rank || `over ${shown.models}`}`;
    console.log(`  ${typed} → ${instead}; ${why}`);
  }
  printByKind(['in the reference', 'found', 'first'], judged, (some) => [
    String(count(some, ({ isKnown }) => isKnown)),
    percent(
      count(some, ({ isFound }) => isFound),
      some.length,
    ),
    percent(
      count(some, ({ isFirst }) => isFirst),
      some.length,
    ),
  ]);
  return judged;
}

const titles = new Map(listings.map(({ id, brand, title }: GoldListing) => [id, `${id} ${brand} ${title}`]));
const titlesOf = (ids: readonly string[]): string => ids.map((id) => titles.get(id) ?? id).join(' | ');

/** A query for which nothing is right is judged by its junk alone. */
const isRanked = ({ right }: Judged): boolean => right.length > 0;
const isClean = (each: Judged): boolean =>
  each.missing.length === 0 && each.junk.length === 0 && (each.rank === 1 || !isRanked(each));

function meanRank(judged: readonly Judged[]): number {
  const ranked = judged.filter(isRanked);
  return ranked.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranked.length;
}

async function judgeQueries(shop: WordsShop): Promise<Judged[]> {
  console.log('\nqueries\n');
  const judged: Judged[] = [];
  for (const query of readQueries(root)) {
    const found = await shop.search(query.q, shown.all);
    const fine = new Set([...query.right, ...query.also]);
    const each = {
      ...query,
      rank: 1 + found.findIndex((id) => query.right.includes(id)),
      missing: query.right.filter((id) => !found.includes(id)),
      junk: found.slice(0, shown.first).filter((id) => !fine.has(id)),
    };
    judged.push(each);
    if (isClean(each)) continue;
    console.log(`  ${query.q} (${query.kind}): rank ${each.rank || 'none'} of ${query.right.length} right`);
    if (each.missing.length > 0) console.log(`    missing: ${titlesOf(each.missing)}`);
    if (each.junk.length > 0) console.log(`    junk: ${titlesOf(each.junk)}`);
  }
  printByKind(['mean reciprocal rank', 'something missing', 'with junk', 'clean'], judged, (some) => [
    meanRank(some).toFixed(3),
    String(count(some, ({ missing }) => missing.length > 0)),
    String(count(some, ({ junk }) => junk.length > 0)),
    percent(count(some, isClean), some.length),
  ]);
  return judged;
}

await inOwnApp(async (opened) => {
  const shop = await fillShop(opened, listings, match);
  const models = count(listings, ({ model }) => model !== '');
  console.log(`${shop.linked} of ${models} cameras and lenses are linked to their model`);
  const named = [await judgeNames(shop, 'bodies'), await judgeNames(shop, 'lenses')];
  const queries = await judgeQueries(shop);
  const isGood =
    named.every(
      (some) =>
        count(some, ({ isFound }) => isFound) >= wanted.found * some.length &&
        count(some, ({ isFirst }) => isFirst) >= wanted.first * some.length,
    ) &&
    meanRank(queries) >= wanted.meanRank &&
    count(queries, ({ missing }) => missing.length === 0) >= wanted.complete * queries.length;
  if (!isGood) process.exitCode = 1;
});
