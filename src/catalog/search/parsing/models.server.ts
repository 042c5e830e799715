import { findModelsHaving, findNamedModels } from '#src/gear/models/names-service.server.ts';
import { foldText } from '#src/platform/shared/text.ts';
import { isFiller, writeOut } from '#src/gear/models/nicknames.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { kindsMeant } from './kinds.ts';
import { referenceOf, type ReferenceModel } from './reference.server.ts';
import { searchTokens } from './tokens.ts';
import type { Understood } from './understand.ts';

/** Words with more models name none, but may name what these have in common. */
const mostModels = 24;
const mostAlike = 150;
/** Models that score much worse than the best were not meant. */
const worst = 0.6;

export type NamedModel = { id: string; kind: Kind; fit: number };

export async function modelsNamed(root: string, { free, narrows }: Understood): Promise<NamedModel[]> {
  // 'OM-D' names no model: what is left of 'olympus om-d' is a maker.
  const telling = searchTokens(writeOut(foldText(free))).filter((word) => !isFiller(word));
  const isMeant = (model: ReferenceModel) => narrows?.isMeant(model) ?? true;
  if (telling.length === 0) {
    if (!narrows?.byAttribute) return [];
    const { models } = await referenceOf(root);
    const all = models.filter((model) => isMeant(model));
    return all.length > mostAlike ? [] : all.map(({ id, kind }) => ({ id, kind, fit: 1 }));
  }
  if (narrows?.byAttribute) {
    const having = (await findModelsHaving(root, free)).filter((model) => isMeant(model));
    if (having.length > 0 && having.length <= mostAlike)
      return having.map(({ id, kind }) => ({ id, kind, fit: 1 }));
  }
  const found = await findNamedModels(root, free, mostAlike);
  const covering = found.filter(({ covers, model }) => covers && isMeant(model));
  // Exact matches exclude near ones.
  const exact = covering.filter(({ exactly }) => exactly);
  const good = exact.length > 0 ? exact : covering;
  const best = Math.max(...good.map(({ fit }) => fit));
  const named = good.filter(({ fit }) => fit >= best * worst);
  // Beyond the limit, only the shortest names are left.
  const isWhole = found.length < mostAlike;
  if (isWhole && named.length <= mostModels)
    return named.map(({ model: { id, kind }, fit }) => ({ id, kind, fit }));
  // A single word is mostly a maker, which products made to go with it also name.
  if (telling.length < 2 && (!narrows || !isWhole)) return [];
  const alike = (await findModelsHaving(root, free)).filter((model) => isMeant(model));
  return alike.length > mostAlike ? [] : alike.map(({ id, kind }) => ({ id, kind, fit: 1 }));
}

/** Returns the mounts of a camera that a lens is wanted for, as in 'lens for canon r6'; otherwise an empty list. */
export async function mountsOfNamed(root: string, typed: string): Promise<string[]> {
  const words = searchTokens(typed);
  if (!kindsMeant(words).includes('lens')) return [];
  const [, camera] =
    /\s(?:for|für|fur|pour|para|per)\s+(?:(?:a|my|the|meine|mon)\s+)?(.+)$/iu.exec(typed) ?? [];
  if (!camera || !/\d/.test(camera)) return [];
  const found = await findNamedModels(root, camera, mostModels);
  const cameras = found.filter(({ exactly, model }) => exactly && model.kind === 'cameras');
  const best = cameras[0]?.fit ?? 0;
  return [...new Set(cameras.filter(({ fit }) => fit === best).flatMap(({ model }) => model.mounts))];
}
