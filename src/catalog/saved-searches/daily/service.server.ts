import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { toQuery } from '#src/catalog/search/service.server.ts';
import { findItems } from '#src/catalog/search/saved-query-service.server.ts';
import { search } from '#src/catalog/search/parsing/service.server.ts';
import {
  beforeSearch,
  findAsked,
  forgetOld,
  listGrown,
  listOutdated,
  listWide,
  markPlanned,
  noteWide,
  takeGathered,
  type WideDefinition,
} from './queries.server.ts';
import {
  planSearch,
  understoodBy,
  wideDays,
  widePerDay,
} from '#src/catalog/saved-searches/matching/plan-service.server.ts';
import { mostCounted, replacePlan } from '#src/catalog/saved-searches/queries.server.ts';
import { maxItems, noticesOfItems, noticesOfSearches } from '#src/catalog/saved-searches/notices.server.ts';

const atOnce = 500;
const peopleAtOnce = 20;
/** A search that fails, as of a model that has left the reference, holds up no others. */
async function forEach(app: App, ids: readonly number[], act: (id: number) => Promise<void>): Promise<void> {
  for (const id of ids)
    try {
      await act(id);
    } catch (error) {
      app.log.error({ error, definition: id }, 'a saved search failed');
    }
}

export async function searchWide(app: App): Promise<void> {
  for (let after = 0; ;) {
    const some = await listWide(app.db, after, atOnce);
    const byId = new Map(some.map((definition) => [definition.id, definition]));
    await forEach(app, [...byId.keys()], async (id) => searchOne(app, byId.get(id)!));
    if (some.length < atOnce) return;
    after = some.at(-1)!.id;
  }
}

async function searchOne(app: App, definition: WideDefinition): Promise<void> {
  const query = await toQuery(app, definition.asked);
  const from = await beforeSearch(app.db);
  const page = { sort: 'date', order: 'desc', after: null, limit: mostCounted } as const;
  const { items } = await search(() => findItems(app, query, page));
  const fresh = items.filter(({ key }) => Number(key) > definition.searched_at.getTime());
  const ids = fresh.map(({ id }) => id);
  await change(app, (trx) => noteWide(trx, definition, from, ids));
  if (fresh.length < widePerDay) await planAnew(app, definition.id);
}

export async function gatherDaily(app: App): Promise<void> {
  const tellSome = async (after: string) =>
    change(app, async (trx) => {
      const { gathered, last } = await takeGathered(trx, after, peopleAtOnce);
      const few = gathered.filter(({ count }) => count <= maxItems);
      const many = gathered.filter(({ count }) => count > maxItems);
      await notify(
        app,
        trx,
        ...(await noticesOfItems(app, few, 'daily')),
        ...(await noticesOfSearches(app, many, 'daily')),
      );
      return last;
    });
  for (let after: string | null = ''; after !== null;) after = await tellSome(after);
}

export async function tidySearches(app: App): Promise<void> {
  const grown = await listGrown(app.db, widePerDay * wideDays, wideDays);
  await forEach(app, grown, async (id) => planAnew(app, id, true));
  while ((await forgetOld(app.db, 10_000)) === 10_000);
}

export async function planOutdated(app: App): Promise<void> {
  const current = await understoodBy(app);
  for (let after = 0; ;) {
    const some = await listOutdated(app.db, current, after, atOnce);
    await forEach(app, some, async (id) => {
      try {
        await planAnew(app, id);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
        // The reference has lost its model, so its definition stays unchanged.
        await markPlanned(app.db, id, current);
      }
    });
    if (some.length < atOnce) return;
    after = some.at(-1)!;
  }
}

async function planAnew(app: App, id: number, isWide = false): Promise<void> {
  const asked = await findAsked(app.db, id);
  if (!asked) return;
  const plan = await search(() => planSearch(app, asked));
  await change(app, (trx) => replacePlan(trx, id, { ...plan, isWide: isWide || plan.isWide }));
}
