import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { askByHand, askMutated, meanReciprocalRank } from './relevance-measure.ts';

const root = join(import.meta.dirname, '../..');

test.for([
  ['typed by people', askByHand],
  ['names with slips, other spaces and another order', askMutated],
] as const)('an intended model comes first or nearly first for names that are %s', async ([_half, ask]) => {
  const asked = await ask(root, await referenceModels(root));
  expect(asked.length).toBeGreaterThanOrEqual(75);
  expect(meanReciprocalRank(asked)).toBeGreaterThanOrEqual(0.9);
});
