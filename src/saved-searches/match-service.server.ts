import { z } from 'zod';
import type { Trx } from '#src/db/connect.server.ts';
import { notify } from '#src/notifications/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import { matchItem, type MatchItem } from '#src/platform/item-news.server.ts';
import type { Job } from '#src/platform/jobs.server.ts';
import { queriesFinding } from '#src/search/service.server.ts';
import { findItem, listNotices, noticesOfItems } from './telling.server.ts';
import {
  isMatchedLater,
  listToTell,
  noteHits,
  noteMatches,
  noteRun,
  noteSeen,
} from './match-queries.server.ts';

/** How many people one run tells. */
const atOnce = 1000;
/** How many searches are asked themselves by one statement, and by one run: items of others then have their turn. */
const askedAtOnce = 50;
const askedByRun = 500;

/** Tells some of those whose searches have found an item. */
export const tellFinds: Job<{ searches: string[]; listing?: string | undefined }> = {
  name: 'tell-finds',
  data: z.object({
    searches: z.array(z.string()),
    /** Jobs that an earlier release left have none, and tell of nothing that can be named. */
    listing: z.string().optional(),
  }),
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 300,
};

/**
 * Finds the searches that an item has come to match, and leaves work for those who want to hear of it at once. Done again it finds
 * none: which it has found is noted in the same transaction.
 */
export async function findSearchesOf(
  app: App,
  { listing, hiddenSince, after }: MatchItem,
  mostAsked = askedByRun,
): Promise<void> {
  await change(app, async (trx) => {
    if (await isMatchedLater(trx, listing)) return;
    const { found: matches, next } = await findMatches(trx, listing, after, mostAsked);
    if (next !== undefined)
      await app.jobs.enqueue(trx, matchItem, { listing, after: next, ...(hiddenSince && { hiddenSince }) });
    const seen = hiddenSince ? await noteSeen(trx, matches, listing, hiddenSince) : [];
    const found = matches.filter((definition) => !seen.includes(definition));
    if (found.length === 0) return;
    const told = await listToTell(trx, found, listing);
    await app.jobs.enqueue(trx, tellFinds, ...partsOf(told).map((searches) => ({ searches, listing })));
  });
}

/** Cuts searches into parts, with all of a person in one. */
function partsOf(told: readonly { id: string; person_id: string }[]): string[][] {
  const parts: string[][] = [];
  for (const [at, { id, person_id }] of told.entries()) {
    const part = parts.at(-1);
    if (part && (part.length < atOnce || told[at - 1]!.person_id === person_id)) part.push(id);
    else parts.push([id]);
  }
  return parts;
}

/**
 * Notes the searches that an item has come to match, and returns those that had not found it before. At most `mostAsked` are asked
 * themselves, from `after` on; `next` is where to go on.
 */
export async function findMatches(
  trx: Trx,
  listing: string,
  after = 0,
  mostAsked = askedByRun,
): Promise<{ found: number[]; next?: number }> {
  const rows = await noteMatches(trx, listing);
  const noted = rows.filter(({ query }) => query === null).map(({ definition_id }) => definition_id);
  const open = rows.filter(({ query, definition_id }) => query !== null && definition_id > after);
  const asked = open.slice(0, mostAsked);
  for (let from = 0; from < asked.length; from += askedAtOnce) {
    const some = asked.slice(from, from + askedAtOnce);
    const finding = await queriesFinding(
      trx,
      some.map(({ query }) => query!),
      listing,
    );
    const definitions = finding.map((at) => some[at]!.definition_id);
    noted.push(...(await noteHits(trx, definitions, listing)));
  }
  return { found: noted, ...(open.length > asked.length && { next: asked.at(-1)!.definition_id }) };
}

/** Tells those whose searches have found an item, once for each run, and each of them once for all of their searches. */
export async function tellOwners(
  app: App,
  runId: string,
  searches: readonly string[],
  listing: string | undefined,
): Promise<void> {
  await change(app, async (trx) => {
    if (!(await noteRun(trx, runId))) return;
    const item = listing === undefined ? undefined : await findItem(trx, listing);
    if (!item) return;
    const told = (await listNotices(trx, searches)).map((search) => ({ ...search, count: 1, items: [item] }));
    await notify(app, trx, ...(await noticesOfItems(app, told, 'now')));
  });
}
