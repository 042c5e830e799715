import { LRUCache } from 'lru-cache';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { referenceModels } from '#src/models/service.server.ts';
import { compileFits } from './compile.ts';
import type { FitRules } from './contract.ts';
import { factsOf } from './facts.server.ts';
import { findByKey, kindsOf, toNamed, type Named } from './models.server.ts';

const wrong = (path: string, message: string) => new AppError('invalid', undefined, [{ path, message }]);

type Compiled = { model: Named; kind: 'cameras' | 'lens'; rules: FitRules };
/** Lists, their facets and their further pages ask for the same. */
const compiled = new LRUCache<string, Compiled>({ max: 500 });

/**
 * What items have to be to fit a model, `id` or `id@mount`, and which kind they are of.
 * @throws AppError `invalid` naming `fits`
 */
export async function compiledFits({ root }: Pick<App, 'root'>, asked: string): Promise<Compiled> {
  const { model, mount } = await findByKey({ root }, asked);
  if (!model) throw wrong('fits', 'is no model of the reference');
  const key = `${root} ${model.id} ${mount ?? ''}`;
  let known = compiled.get(key);
  if (!known) {
    const kind = model.kind === kindsOf.camera ? kindsOf.lens : kindsOf.camera;
    // Of a lens that is made for several the one mount that is meant.
    const target = mount === null ? model : { ...model, mounts: [mount] };
    const rules = compileFits(await factsOf(root), target, await referenceModels(root));
    known = { model: toNamed(model), kind, rules };
    compiled.set(key, known);
  }
  return known;
}

/** Lists of one kind are asked for what fits the other. @throws AppError `invalid` naming `fits` */
export async function requireOther(app: App, listed: string, fits: string | undefined): Promise<void> {
  if (fits === undefined) return;
  const { kind } = await compiledFits(app, fits);
  if (listed === 'accessories') throw wrong('fits', 'is of cameras and lenses alone');
  if (listed !== kind) throw wrong('fits', `must be a ${listed === 'lens' ? 'camera' : 'lens'}`);
}
