import { join } from 'node:path';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { askByHand, askMutated, meanReciprocalRank, seed, type Asked } from './relevance-measure.ts';

const wanted = 0.9;
const root = join(import.meta.dirname, '../..');
const models = await referenceModels(root);
const seedAsked = Number(process.argv[2] ?? seed);

function report(half: string, asked: readonly Asked[]): boolean {
  const mean = meanReciprocalRank(asked);
  const first = asked.filter(({ rank }) => rank === 1).length;
  console.log(
    `${half}: ${asked.length} queries, ${first} with a meant model first, mean reciprocal rank ${mean.toFixed(3)}`,
  );
  for (const { typed, meant, rank, found } of asked)
    if (rank !== 1)
      console.log(`  ${typed} → ${found ?? 'nothing'}; meant ${meant}, rank ${rank || 'over 10'}`);
  return mean >= wanted;
}

const good = [
  report('By hand', await askByHand(root, models)),
  report(`Mutated, seed ${seedAsked}`, await askMutated(root, models, seedAsked)),
];
if (good.includes(false)) process.exitCode = 1;
