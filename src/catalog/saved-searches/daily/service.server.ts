import {
  planSearch,
  understoodBy,
  wideDays,
  widePerDay,
} from '#src/catalog/saved-searches/matching/plan-service.server.ts';
import { maxItems, noticesOfItems, noticesOfSearches } from '#src/catalog/saved-searches/notices.server.ts';
import { maxCounted, replacePlan } from '#src/catalog/saved-searches/queries.server.ts';
import { withSearchTimeout } from '#src/catalog/search/parsing/service.server.ts';
import { findItems } from '#src/catalog/search/saved-query-service.server.ts';
import { toQuery } from '#src/catalog/search/service.server.ts';
import { understoodBefore } from '#src/catalog/search/understanding-service.server.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import {
  beforeSearch,
  findCriteria,
  forgetOld,
  listGrown,
  listOutdated,
  listWide,
  markPlanned,
  noteWide,
  takeGathered,
  type WideDefinition,
} from './queries.server.ts';

const batchSize = 500;
const usersPerBatch = 20;
/**
 * Calls `run` for each definition. One that fails, for example because its model left the reference, does not stop the
 * rest.
 */
async function forEach<Definition extends { id: number }>(
  app: App,
  definitions: readonly Definition[],
  run: (definition: Definition) => Promise<void>,
): Promise<void> {
  for (const definition of definitions)
    try {
      await run(definition);
    } catch (error) {
      app.log.error({ error, definition: definition.id }, 'a saved search failed');
    }
}

/** Reads all definitions in the order of their ids; `read` returns the next ones after an id. */
async function* inBatches<Definition extends { id: number }>(
  read: (after: number) => Promise<Definition[]>,
): AsyncGenerator<Definition[]> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const some: Definition[] = await read(after);
    yield some;
    after = some.length < batchSize ? undefined : some.at(-1)?.id;
  }
}

export async function searchWide(app: App): Promise<void> {
  for await (const some of inBatches((after) => listWide(app.db, after, batchSize)))
    await forEach(app, some, (definition) => searchOne(app, definition));
}

async function searchOne(app: App, definition: WideDefinition): Promise<void> {
  const query = await toQuery(app, await understoodBefore(app, definition.criteria));
  const from = await beforeSearch(app.db);
  const page = { sort: 'date', order: 'desc', after: null, limit: maxCounted } as const;
  const { items } = await withSearchTimeout(() => findItems(app, query, page));
  const fresh = items.filter(({ key }) => Number(key) > definition.searched_at.getTime());
  const ids = fresh.map(({ id }) => id);
  await inTransaction(app, (trx) => noteWide(trx, definition, from, ids));
  if (fresh.length < widePerDay) await replan(app, definition.id);
}

export async function gatherDaily(app: App): Promise<void> {
  const notifyBatch = async (after: string) =>
    inTransaction(app, async (trx) => {
      const { gathered, last } = await takeGathered(trx, after, usersPerBatch);
      const itemized = gathered.filter(({ count }) => count <= maxItems);
      const summarized = gathered.filter(({ count }) => count > maxItems);
      await notify(
        app,
        trx,
        ...(await noticesOfItems(app, itemized, 'daily')),
        ...(await noticesOfSearches(app, summarized, 'daily')),
      );
      return last;
    });
  for (let after: string | null = ''; after !== null;) after = await notifyBatch(after);
}

export async function tidySearches(app: App): Promise<void> {
  const grown = await listGrown(app.db, widePerDay * wideDays, wideDays);
  await forEach(app, grown, ({ id }) => replan(app, id, { isWide: true }));
  while ((await forgetOld(app.db, 10_000)) === 10_000);
}

export async function planOutdated(app: App): Promise<void> {
  const current = await understoodBy(app);
  for await (const some of inBatches((after) => listOutdated(app.db, current, after, batchSize)))
    await forEach(app, some, async ({ id }) => {
      try {
        await replan(app, id);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
        // The reference no longer has its model, so the definition stays unchanged.
        await markPlanned(app.db, id, current);
      }
    });
}

async function replan(app: App, id: number, { isWide = false } = {}): Promise<void> {
  const criteria = await findCriteria(app.db, id);
  if (!criteria) return;
  const plan = await withSearchTimeout(async () => planSearch(app, await understoodBefore(app, criteria)));
  await inTransaction(app, (trx) => replacePlan(trx, id, { ...plan, isWide: isWide || plan.isWide }));
}
