import { sql } from 'kysely';
import { randomOf } from '#lab/bench/random.ts';
import { failFor, quantile, readOptions, timed } from '#lab/bench/report.ts';
import { inOwnApp } from '#lab/bench/shop.ts';
import { noteMatches } from '#src/catalog/saved-searches/matching/queries.server.ts';
import { findSearchesOf } from '#src/catalog/saved-searches/matching/service.server.ts';
import type { Query } from '#src/catalog/search/port.ts';
import { findItems, readItem } from '#src/catalog/search/saved-query-service.server.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import { toQuery } from '#src/catalog/search/service.server.ts';
import { understoodBefore } from '#src/catalog/search/understanding-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addDefinitions, addItems, addSeller, addSubscribers } from './seed.ts';

// Measures how fast the shop finds the saved searches that match an item.
const { definitions, items, tested } = readOptions({ definitions: 1_000_000, items: 1000, tested: 5 });
const truth = { items: 200, definitions: 2000 };
const shopItems = 20_000;

const at = (times: readonly number[], share: number): string => quantile(times, share).toFixed(1);
const printTimes = (name: string, times: number[]) =>
  console.log(`${name}: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, max ${at(times, 1)} ms`);

/** Matches each item in a transaction that is rolled back, so that every item is matched against the same rows. */
async function measureStatement(app: App, ids: readonly string[]): Promise<void> {
  const [times, counts]: [number[], number[]] = [[], []];
  for (const id of ids) {
    const trx = await app.db.startTransaction().execute();
    times.push(
      await timed(async () => counts.push((await noteMatches(trx, (await readItem(app, trx, id))!)).length)),
    );
    await trx.rollback().execute();
  }
  printTimes('statement', times);
  console.log(`matches per item: p50 ${at(counts, 0.5)}, p99 ${at(counts, 0.99)}, max ${at(counts, 1)}`);
}

/** Measures the alternative: testing every saved search, without keys. */
async function measureTested(app: App, ids: readonly string[]): Promise<void> {
  const times: number[] = [];
  for (const id of ids.slice(0, tested))
    times.push(
      await timed(() =>
        sql`
          select count(*) from search_definitions definition, listings item
          where item.id = ${id} and item.sale_cents between min_cents and max_cents and item.age_months <= age
            and (brands is null or lower(item.brand) = any(brands)) and (places is null or lower(item.location) = any(places))
            and (definition.mounts is null or definition.mounts && lower_each(item.mounts))
            and (not has_words or item.search_model_id = any(models) or item.terms @@ definition.terms)`.execute(
          app.db,
        ),
      ),
    );
  printTimes('without keys, testing every definition', times);
}

/** Returns all results of a search, using the code behind `GET /api/search`. */
async function findAll(app: App, query: Query): Promise<string[]> {
  const limit = 1000;
  const all: string[] = [];
  for (let after: { id: string; key: number | string } | null = null; ;) {
    const { items: some } = await findItems(app, query, { sort: 'date', order: 'desc', after, limit });
    all.push(...some.map(({ id }) => id));
    after = some.at(-1) ?? null;
    if (some.length < limit) return all;
  }
}

/** Compares the stored matches with the search results. */
async function compare(app: App, all: readonly string[], stored: Map<number, Criteria>): Promise<void> {
  const some = all.slice(0, truth.items);
  let [missed, wrong, matches] = [0, 0, 0];
  for (const [definition, each] of stored) {
    const found = new Set(await findAll(app, await toQuery(app, await understoodBefore(app, each))));
    const { rows } = await sql<{ listing_id: string }>`
      select listing_id from search_hits where definition_id = ${definition}`.execute(app.db);
    const noted = new Set(rows.map(({ listing_id }) => listing_id));
    matches += some.filter((id) => found.has(id)).length;
    missed += some.filter((id) => found.has(id) && !noted.has(id)).length;
    wrong += some.filter((id) => noted.has(id) && !found.has(id)).length;
  }
  console.log(
    `compared with searches: ${some.length} items, ${stored.size} definitions, ${matches} matches; ${missed} missed, ${wrong} false`,
  );
  // A run without any matches proves nothing, so it fails.
  if (missed + wrong > 0 || matches === 0) failFor(['matches differ from searches, or there are none']);
}

await inOwnApp(async ({ app }) => {
  const random = randomOf(20_261_124);
  await addSeller(app);
  await addItems(app, random, shopItems);
  await sql`vacuum analyze listings`.execute(app.db);
  const stored = await addDefinitions(app, random, definitions, truth.definitions);
  await sql`vacuum analyze search_definitions, search_keys`.execute(app.db);
  await addSubscribers(app);
  const ids = await addItems(app, random, items);
  await measureStatement(app, ids);
  const jobs: number[] = [];
  for (const listing of ids) jobs.push(await timed(() => findSearchesOf(app, { listing })));
  printTimes('job', jobs);
  await measureTested(app, ids);
  await compare(app, ids, stored);
});
