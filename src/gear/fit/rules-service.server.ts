import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import { compileFits } from './compile.ts';
import { factsOf } from './facts.server.ts';
import { findByKey, kindsOf, toNamed, type Named } from './model-service.server.ts';

const wrong = (path: string, message: string) => new AppError('invalid', undefined, [{ path, message }]);

/** `rules` are `FitRules` as JSON. */
type Compiled = { model: Named; kind: 'cameras' | 'lens'; rules: string };
type Kept = Omit<Compiled, 'rules'> & { deflated: Buffer };
/** Has room for all models of the reference. Their rules are large and repetitive. */
const compiled = new LRUCache<string, Kept>({ max: 5000 });

/** @param modelKey `id` or `id@mount`. @throws AppError `invalid` naming `fits` */
export async function compiledFits({ root }: Pick<App, 'root'>, modelKey: string): Promise<Compiled> {
  const { model, mount } = await findByKey({ root }, modelKey);
  if (!model) throw wrong('fits', itemFields.noModel);
  const key = `${root} ${model.id} ${mount ?? ''}`;
  const kept = compiled.get(key);
  if (kept) {
    const { deflated, ...fits } = kept;
    return { ...fits, rules: inflateRawSync(deflated).toString() };
  }
  const kind = model.kind === kindsOf.camera ? kindsOf.lens : kindsOf.camera;
  const target = mount === null ? model : { ...model, mounts: [mount] };
  const rules = JSON.stringify(compileFits(await factsOf(root), target, await referenceModels(root)));
  const fits = { model: toNamed(model), kind };
  compiled.set(key, { ...fits, deflated: deflateRawSync(rules) });
  return { ...fits, rules };
}

/**
 * @throws AppError `invalid` naming `fits` unless a list of lenses is filtered by a camera, or a list of cameras by a
 * lens
 */
export async function requireOther(app: App, listed: string, fits: string | undefined): Promise<void> {
  if (fits === undefined) return;
  const { kind } = await compiledFits(app, fits);
  if (listed === 'accessories') throw wrong('fits', itemFields.onlyFitting);
  if (listed !== kind)
    throw wrong('fits', listed === 'lens' ? itemFields.mustBeCamera : itemFields.mustBeLens);
}
