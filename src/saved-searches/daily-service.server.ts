import { notify } from '#src/notifications/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import { findItems, search, toQuery } from '#src/search/service.server.ts';
import {
  findAsked,
  forgetOld,
  listGrown,
  listOutdated,
  listWide,
  noteWide,
  takeGathered,
  type WideDefinition,
} from './daily-queries.server.ts';
import { planSearch, understoodBy, wideDays, widePerDay } from './plan-service.server.ts';
import { replacePlan } from './queries.server.ts';
import { noticeOf } from './telling.server.ts';

const atOnce = 500;
/** Of what a wide search has found anew, so much is listed. */
const shown = 10;

/** Looks for what is new to the searches that find too much to look at each item. */
export async function searchWide(app: App): Promise<void> {
  for (let after = 0; ;) {
    const some = await listWide(app.db, after, atOnce);
    for (const definition of some) await searchOne(app, definition);
    if (some.length < atOnce) return;
    after = some.at(-1)!.id;
  }
}

async function searchOne(app: App, definition: WideDefinition): Promise<void> {
  const query = await toQuery(app, definition.asked);
  const page = { sort: 'date', order: 'desc', after: null, limit: shown } as const;
  const { items } = await search(() => findItems(app, query, page));
  const fresh = items.filter(({ key }) => Number(key) > definition.searched_at.getTime());
  await change(app, (trx) =>
    noteWide(
      trx,
      definition,
      fresh.map(({ id }) => id),
    ),
  );
  // It may find less by now.
  if (fresh.length < shown) await planAnew(app, definition.id);
}

/** Tells those who hear of their searches once a day, before the mail of the day is written. */
export async function gatherDaily(app: App): Promise<void> {
  const tellSome = async () =>
    change(app, async (trx) => {
      const rows = await takeGathered(trx, atOnce);
      await notify(app, trx, ...rows.map((row) => noticeOf(row, { count: row.count, mail: 'daily' })));
      return rows.length;
    });
  while ((await tellSome()) === atOnce);
}

/** Makes those wide that came to find too much, and forgets what is old. */
export async function tidySearches(app: App): Promise<void> {
  for (const id of await listGrown(app.db, widePerDay * wideDays, wideDays)) await planAnew(app, id, true);
  while ((await forgetOld(app.db, 10_000)) === 10_000);
}

/** Has words understood by what is known now: of a new reference, or a new version. */
export async function planOutdated(app: App): Promise<void> {
  for (;;) {
    const some = await listOutdated(app.db, await understoodBy(app), atOnce);
    for (const { id } of some) await planAnew(app, id);
    if (some.length < atOnce) return;
  }
}

async function planAnew(app: App, id: number, isWide = false): Promise<void> {
  const asked = await findAsked(app.db, id);
  if (!asked) return;
  const plan = await search(() => planSearch(app, asked));
  await change(app, (trx) => replacePlan(trx, id, { ...plan, isWide: isWide || plan.isWide }));
}
