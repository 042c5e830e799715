import { findNamedModels } from '#src/gear/models/names-service.server.ts';
import type { ReferenceModel } from '#src/gear/models/model-entry.ts';
import { mutate } from './relevance-mutated.ts';
import { typedByHand } from './relevance-typed.ts';

/** `rank` is the position of the first expected model in the results, or 0 if none is among the first ten. */
export type RankedQuery = { typed: string; expected: string; rank: number; found: string | undefined };

/** Chosen before the first run and never changed since, so that it cannot favor our search. */
const seed = 20_260_711;
const mutated = 120;

/** Treats names as equal if they differ only in spaces and punctuation. */
const sameAs = ({ maker, name }: { maker: string; name: string }): string =>
  `${maker}${name}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const fullName = ({ maker, name }: { maker: string; name: string }): string => `${maker} ${name}`;

async function rankOf(
  root: string,
  typed: string,
  isExpected: (model: ReferenceModel) => boolean,
  expected: string,
): Promise<RankedQuery> {
  const found = await findNamedModels(root, typed, 10);
  const rank = 1 + found.findIndex(({ model }) => isExpected(model));
  return { typed, expected, rank, found: found[0] && fullName(found[0].model) };
}

export async function rankTyped(root: string, models: readonly ReferenceModel[]): Promise<RankedQuery[]> {
  const names = new Set(models.map(fullName));
  return Promise.all(
    typedByHand.map(([typed, ...expected]) => {
      if (!expected.some((name) => names.has(name)))
        throw new Error(`the reference contains none of ${expected.join(', ')}`);
      return rankOf(root, typed, (model) => expected.includes(fullName(model)), expected.join(' / '));
    }),
  );
}

export async function rankMutated(root: string, models: readonly ReferenceModel[]): Promise<RankedQuery[]> {
  return Promise.all(
    mutate(models, mutated, seed).map(({ typed, model }) =>
      rankOf(root, typed, (other) => sameAs(other) === sameAs(model), fullName(model)),
    ),
  );
}

export function meanReciprocalRank(ranked: readonly RankedQuery[]): number {
  return ranked.reduce((total, { rank }) => total + (rank > 0 ? 1 / rank : 0), 0) / ranked.length;
}
