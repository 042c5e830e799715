import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { rankTyped, rankMutated, meanReciprocalRank } from './relevance-measure.ts';

const root = join(import.meta.dirname, '../..');

test.for([
  ['typed by people', rankTyped],
  ['names with slips, other spaces and another order', rankMutated],
] as const)('an intended model comes first or nearly first for names that are %s', async ([_half, ask]) => {
  const ranked = await ask(root, await referenceModels(root));
  expect(ranked.length).toBeGreaterThanOrEqual(75);
  expect(meanReciprocalRank(ranked)).toBeGreaterThanOrEqual(0.9);
});
