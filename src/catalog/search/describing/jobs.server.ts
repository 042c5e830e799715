import { setImmediate as nextTurn } from 'node:timers/promises';
import { readListed } from '#src/catalog/search/index/listed.server.ts';
import { referenceOf } from '#src/catalog/search/parsing/models.server.ts';
import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import { addDescription, wordsForTypos } from '#src/catalog/search/terms/words.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { batchesJob, runBatches } from '#src/platform/jobs/batches.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { lockWithoutTerms, noteRules, readTexts, saveTerms } from './queries.server.ts';

const batchSize = 200;
/** Other requests are answered after each group of this many items. */
const itemsInTurn = 20;
/** Another release that has noted its rules may still be starting, or has ended. */
const otherReleaseMinutes = 60;

const storeTerms = batchesJob('store-terms');

/** Stores the terms of the descriptions that are new, edited or made by earlier rules. */
export const storeTermsWork = defineWork(storeTerms, async ({ app }) => {
  const { facts, rules } = await referenceOf(app.root);
  await noteRules(app.db, rules, otherReleaseMinutes);
  await runBatches(app, storeTerms, async () =>
    (await storeBatch(app, facts, rules)) === batchSize ? 'more' : 'last',
  );
});

async function storeBatch(app: App, models: ModelFacts, rules: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { ids, number } = await lockWithoutTerms(trx, rules, batchSize);
    if (ids.length === 0) return 0;
    const texts = new Map((await readTexts(trx, ids)).map((row) => [row.id, row]));
    const listed = new Map((await readListed(trx, models, ids)).map(({ item }) => [item.id, item]));
    const described: { id: string; terms: string[] }[] = [];
    for (const id of ids) {
      const terms = new Set(listed.get(id)?.terms);
      addDescription(terms, texts.get(id)?.des ?? '');
      described.push({ id, terms: [...terms] });
      if (described.length % itemsInTurn === 0) await nextTurn();
    }
    const words = new Set([...texts.values()].flatMap(({ named }) => wordsForTypos(named)));
    await saveTerms(trx, number, described, [...words].toSorted());
    return ids.length;
  });
}
