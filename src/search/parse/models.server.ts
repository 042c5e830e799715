import {
  findModelsHaving,
  findNamedModels,
  foldText,
  isFiller,
  writeOut,
} from '#src/models/service.server.ts';
import type { Kind } from '#src/db/columns.ts';
import { kindsMeant } from './kinds.ts';
import { referenceOf, type ReferenceModel } from './reference.server.ts';
import { searchTokens } from './tokens.ts';
import type { Understood } from './understand.ts';

/** Words with more models than these name none of them, but may name what they have in common. */
const mostModels = 24;
/** What more models than these have in common is looked up as words. */
const mostAlike = 150;
/** Models that fit much worse than the best were not meant. */
const worst = 0.6;

export type NamedModel = { id: string; kind: Kind; fit: number };

/** The models that words name, with how well each fits: 1 is all that was typed and nothing else. */
export async function modelsNamed(root: string, { free, narrows }: Understood): Promise<NamedModel[]> {
  // 'OM-D' names no model of its own: what is left of 'olympus om-d' is a maker.
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
  // Where one has every word as it was typed, what has some nearly was not meant.
  const exact = covering.filter(({ exactly }) => exactly);
  const good = exact.length > 0 ? exact : covering;
  const best = Math.max(...good.map(({ fit }) => fit));
  const named = good.filter(({ fit }) => fit >= best * worst);
  // Of more than were looked at, those that are left are the ones with the shortest names.
  const isWhole = found.length < mostAlike;
  if (isWhole && named.length <= mostModels)
    return named.map(({ model: { id, kind }, fit }) => ({ id, kind, fit }));
  // One word is a maker's, most often: what others made to go with it has it, too.
  if (telling.length < 2 && (!narrows || !isWhole)) return [];
  const alike = (await findModelsHaving(root, free)).filter((model) => isMeant(model));
  return alike.length > mostAlike ? [] : alike.map(({ id, kind }) => ({ id, kind, fit: 1 }));
}

/** Of a lens for a camera that is named, as 'lens for canon r6', the mounts of that camera; none otherwise. */
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
