import { LRUCache } from 'lru-cache';
import { rememberByKey } from '#src/platform/async.server.ts';
import type { ReferenceModel } from './model-entry.ts';
import { withoutTwins } from './twins.ts';
import { readModels } from './reference.server.ts';
import { ModelIndex, type FoundModel } from './model-index.ts';

export { withoutTwins };

const maxRecent = 500;

const namesOf = rememberByKey(async (root) => {
  const models = await readModels(root);
  const recent = new LRUCache<string, FoundModel[]>({ max: maxRecent });
  const films = new Set(models.flatMap(({ id, film }) => (film ? id : [])));
  const byId = new Map(models.map((model) => [model.id, model]));
  return { models, byId, index: new ModelIndex(models), recent, films };
});

export async function referenceModels(root: string): Promise<readonly ReferenceModel[]> {
  return (await namesOf(root)).models;
}

export async function modelsById(root: string): Promise<ReadonlyMap<string, ReferenceModel>> {
  return (await namesOf(root)).byId;
}

/** The ids of the cameras that take film. */
export async function filmCameras(root: string): Promise<ReadonlySet<string>> {
  return (await namesOf(root)).films;
}

export async function findNamedModels(root: string, typed: string, limit: number): Promise<FoundModel[]> {
  const { index, recent } = await namesOf(root);
  const key = `${limit} ${typed}`;
  const found = recent.get(key) ?? index.find(typed, limit);
  recent.set(key, found);
  return found;
}

/** Returns the ids of a model and of its twins: the same camera under the names of other regions. */
export async function sameModels(root: string, id: string): Promise<readonly string[]> {
  return [id, ...((await namesOf(root)).byId.get(id)?.twins?.ids ?? [])];
}

export async function findModelsHaving(root: string, typed: string): Promise<ReferenceModel[]> {
  return (await namesOf(root)).index.having(typed);
}

/** Lenses from before AI are other models than those with 'AI' in their names. */
const beforeAi = /\b(?:pre|non|not)[\s-]?ai\b/gi;

export async function namedInTitle(
  root: string,
  kind: string,
  brand: string,
  title: string,
): Promise<string | null> {
  return (await namesOf(root)).index.named(kind, brand, title.replaceAll(beforeAi, 'preai'))?.id ?? null;
}
