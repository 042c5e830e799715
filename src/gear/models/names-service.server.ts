import { LRUCache } from 'lru-cache';
import { rememberByKey } from '#src/platform/async.server.ts';
import { foldText } from '#src/platform/shared/text.ts';
import { compareNames } from '#src/texts/words.ts';
import { additionalWords } from './additional-words.ts';
import type { ReferenceModel } from './model-entry.ts';
import { ModelIndex, type FoundModel } from './model-index.ts';
import { makerOfNickname, oneName } from './nicknames.ts';
import { readModels } from './reference.server.ts';
import { withoutVariants } from './regional-variants.ts';
import type { GearKind } from './schemas.ts';
import { tokensOf } from './tokens.ts';

export { additionalWords, withoutVariants };

const maxRecent = 500;

const namesOf = rememberByKey(async (root) => {
  const { models, renamed, checksum } = await readModels(root);
  const recent = new LRUCache<string, FoundModel[]>({ max: maxRecent });
  const byId = new Map(models.map((model) => [model.id, model]));
  const index = new ModelIndex(models);
  return { models, renamed, checksum, byId, index, makers: index.makers, recent };
});

export async function referenceModels(root: string): Promise<readonly ReferenceModel[]> {
  return (await namesOf(root)).models;
}

/** The models by their ids, and what `readModels` read with them. */
export async function wholeReference(root: string) {
  const { byId: models, renamed, checksum } = await namesOf(root);
  return { models, renamed, checksum };
}

export async function modelsById(root: string): Promise<ReadonlyMap<string, ReferenceModel>> {
  return (await namesOf(root)).byId;
}

export async function findNamedModels(root: string, typed: string, limit: number): Promise<FoundModel[]> {
  const { index, recent } = await namesOf(root);
  const key = `${limit} ${typed}`;
  const found = recent.get(key) ?? index.find(typed, limit);
  recent.set(key, found);
  return found;
}

/** Models below this score, or below this share of the best one, are no suggestions. */
const minSuggested = { fit: 0.4, share: 0.6 };

/**
 * Returns the models that typed text may mean, the best one first. If `brand` is a maker, all models are its own;
 * otherwise its words belong to the text.
 */
export async function suggestModels(
  root: string,
  { typed, kind, brand }: { typed: string; kind?: GearKind | undefined; brand?: string | undefined },
  limit: number,
): Promise<FoundModel[]> {
  const { index, recent, makers } = await namesOf(root);
  const named = tokensOf(brand ?? '')
    .map(oneName)
    .join(' ');
  const maker = makers.has(named) ? named : undefined;
  const text = `${brand ?? ''} ${typed}`;
  const key = JSON.stringify([limit, kind, maker, text]);
  const found = recent.get(key) ?? index.find(text, limit, { kind, maker });
  recent.set(key, found);
  const min = Math.max(minSuggested.fit, (found[0]?.fit ?? 0) * minSuggested.share);
  return found.filter(({ fit }) => fit >= min);
}

/** Returns the makers whose names have a word that begins with the text, those with the most models first. */
export async function findMakers(
  root: string,
  typed: string,
  kind: GearKind | undefined,
  limit: number,
): Promise<string[]> {
  const { models } = await namesOf(root);
  const begun = foldText(typed).trim();
  const counts = new Map<string, number>();
  for (const { maker, kind: own } of models)
    if ((kind ?? own) === own) counts.set(maker, (counts.get(maker) ?? 0) + 1);
  return [...counts]
    .filter(([maker]) => {
      const name = foldText(maker);
      return name.startsWith(begun) || name.includes(` ${begun}`) || makerOfNickname(begun) === name;
    })
    .toSorted(([one, count], [other, more]) => more - count || compareNames(one, other))
    .slice(0, limit)
    .map(([maker]) => maker);
}

/** Returns the ids of a model and of its variants: the same camera under the names of other regions. */
export async function sameModels(root: string, id: string): Promise<readonly string[]> {
  return [id, ...((await namesOf(root)).byId.get(id)?.variants?.ids ?? [])];
}

export async function findModelsHaving(root: string, typed: string): Promise<ReferenceModel[]> {
  return (await namesOf(root)).index.having(typed);
}

export async function namedInTitle(
  root: string,
  kind: string,
  brand: string,
  title: string,
): Promise<string | null> {
  return (await namesOf(root)).index.named(kind, brand, title)?.id ?? null;
}
