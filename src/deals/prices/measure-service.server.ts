import { setImmediate as nextTurn } from 'node:timers/promises';
import { sameModels } from '#src/gear/models/names-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import {
  deleteOldSales,
  keptDays,
  listSales,
  listSoldModels,
  recordSales,
  saveTerms,
  type MeasuredTerms,
} from './queries.server.ts';
import { chooseTail, replay, sumHeld, termsOf, votesOf, yearDays, type Held, type Sale } from './ranges.ts';

/** The sales of all models, with the names of other regions as one model. Lets other work run between two of them. */
async function* salesByModel({ db, root }: App, days: number): AsyncGenerator<Sale[]> {
  const groups = new Map<string, readonly string[]>();
  for (const id of await listSoldModels(db)) {
    const ids = await sameModels(root, id);
    groups.set([...ids].toSorted().join(' '), ids);
  }
  for (const ids of groups.values()) {
    yield listSales(db, ids, days);
    await nextTurn();
  }
}

/** Computes the terms of the whole shop, and how many past sales were within the range of the day before. */
export async function measurePrices(app: App): Promise<MeasuredTerms & { results: Held[] }> {
  const votes = [];
  for await (const sales of salesByModel(app, yearDays)) votes.push(votesOf(sales));
  const terms = termsOf(votes);
  const replayed: Held[] = [];
  for await (const sales of salesByModel(app, keptDays)) replayed.push(...replay(sales, terms));
  const results = sumHeld(replayed);
  const { tail, held, of } = chooseTail(results);
  const measured = { ...terms, tail, held, replayed: of };
  await inTransaction(app, async (trx) => {
    await deleteOldSales(trx);
    await saveTerms(trx, measured);
  });
  return { ...measured, results };
}

export const recordCompleted = (app: App): Promise<number> =>
  inTransaction(app, (trx) => recordSales(trx, app.config.DEAL_SPEED));
