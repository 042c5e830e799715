import { join } from 'node:path';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { rankTyped, rankMutated, meanReciprocalRank, seed, type RankedQuery } from './relevance-measure.ts';

const wanted = 0.9;
const root = join(import.meta.dirname, '../..');
const models = await referenceModels(root);
const chosenSeed = Number(process.argv[2] ?? seed);

function report(half: string, ranked: readonly RankedQuery[]): boolean {
  const mean = meanReciprocalRank(ranked);
  const first = ranked.filter(({ rank }) => rank === 1).length;
  console.log(
    `${half}: ${ranked.length} queries, ${first} with the expected model first, mean reciprocal rank ${mean.toFixed(3)}`,
  );
  for (const { typed, expected, rank, found } of ranked)
    if (rank !== 1)
      console.log(`  ${typed} → ${found ?? 'nothing'}; expected ${expected}, rank ${rank || 'over 10'}`);
  return mean >= wanted;
}

const good = [
  report('By hand', await rankTyped(root, models)),
  report(`Mutated, seed ${chosenSeed}`, await rankMutated(root, models, chosenSeed)),
];
if (good.includes(false)) process.exitCode = 1;
