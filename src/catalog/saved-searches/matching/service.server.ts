import { findItem, listNotices, noticesOfItems } from '#src/catalog/saved-searches/notices.server.ts';
import { finds, readItem } from '#src/catalog/search/saved-query-service.server.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { isMatchedLater, listToNotify, noteHits, noteMatches, noteRun, noteSeen } from './queries.server.ts';
import { matchItem, notifyFinds, type ItemToMatch } from './queue.server.ts';

const batchSize = 1000;
/** A run evaluates a limited number of searches, so that other items do not wait. */
const evaluatedPerRun = 500;

/**
 * Finds the searches that match an item. Safe to repeat, because matches and notification jobs are stored in one
 * transaction.
 */
export async function findSearchesOf(
  app: App,
  { listing, hiddenSince, after }: ItemToMatch,
  maxEvaluated = evaluatedPerRun,
): Promise<void> {
  await inTransaction(app, async (trx) => {
    if (await isMatchedLater(trx, listing)) return;
    const { found: matches, next } = await findMatches(app, trx, listing, after, maxEvaluated);
    if (next !== undefined)
      await app.jobs.enqueue(trx, matchItem, { listing, after: next, ...(hiddenSince && { hiddenSince }) });
    const seen = hiddenSince ? await noteSeen(trx, matches, listing, hiddenSince) : [];
    const found = matches.filter((definition) => !seen.includes(definition));
    if (found.length === 0) return;
    const recipients = await listToNotify(trx, found, listing);
    await app.jobs.enqueue(
      trx,
      notifyFinds,
      ...partsOf(recipients).map((searches) => ({ searches, listing })),
    );
  });
}

/** Splits searches into batches, keeping all searches of one user in the same batch. */
function partsOf(recipients: readonly { id: string; user_id: string }[]): string[][] {
  const parts: string[][] = [];
  let before: string | undefined;
  for (const { id, user_id } of recipients) {
    const part = parts.at(-1);
    if (part && (part.length < batchSize || before === user_id)) part.push(id);
    else parts.push([id]);
    before = user_id;
  }
  return parts;
}

/** Finds matching searches. If some were not evaluated, `next` is the `after` of the next run. */
export async function findMatches(
  app: App,
  trx: Trx,
  listing: string,
  after = 0,
  maxEvaluated = evaluatedPerRun,
): Promise<{ found: number[]; next?: number }> {
  const listed = await readItem(app, trx, listing);
  if (!listed) return { found: [] };
  const rows = await noteMatches(trx, listed);
  const noted = rows.filter(({ query }) => query === null).map(({ definition_id }) => definition_id);
  const open = rows.flatMap(({ definition_id: id, query }) => (query && id > after ? [{ id, query }] : []));
  const evaluated = open.slice(0, maxEvaluated);
  const matching = evaluated.filter(({ query }) => finds(query, listed)).map(({ id }) => id);
  noted.push(...(await noteHits(trx, matching, listing)));
  const last = open.length > evaluated.length ? evaluated.at(-1) : undefined;
  return { found: noted, ...(last && { next: last.id }) };
}

export async function notifyOwners(
  app: App,
  runId: string,
  searches: readonly string[],
  listing: string | undefined,
): Promise<void> {
  await inTransaction(app, async (trx) => {
    if (!(await noteRun(trx, runId))) return;
    const item = listing === undefined ? undefined : await findItem(trx, listing);
    if (!item) return;
    const recipients = (await listNotices(trx, searches)).map((search) => ({
      ...search,
      count: 1,
      items: [item],
    }));
    await notify(app, trx, ...(await noticesOfItems(app, recipients, 'now')));
  });
}
