import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { rankTyped, rankMutated, meanReciprocalRank } from './relevance-measure.ts';

const root = join(import.meta.dirname, '../..');

test.for([
  ['typed by users', rankTyped],
  ['changed by typos, different spaces or a different word order', rankMutated],
] as const)('an expected model is at or near the top for names that are %s', async ([_half, ask]) => {
  const ranked = await ask(root, await referenceModels(root));
  expect(ranked.length).toBeGreaterThanOrEqual(75);
  expect(meanReciprocalRank(ranked)).toBeGreaterThanOrEqual(0.9);
});
