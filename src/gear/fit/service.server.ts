import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { FitResponse, FitItems, FitPair } from './schemas.ts';
import { findByKey, kindsOf, requireModel, sideOf, sides, type SideName } from './model-service.server.ts';
import { summarizeFit, describeFit } from './reasons.server.ts';
import { judgeSides, sideOfItem, type ItemGear, type Side } from './sides.server.ts';

const wrong = (path: string, message: string) => new AppError('invalid', undefined, [{ path, message }]);

async function modelSide(app: App, name: SideName, id: string): Promise<Side> {
  const model = await requireModel(app, id);
  if (model.kind !== kindsOf[name]) throw wrong(name, `must be a ${name}`);
  return { model, mount: null, by: 'model' };
}

/**
 * Judges a camera and a lens. An item can take the place of either.
 * @throws AppError `not-found`, or `invalid` unless there is one camera and one lens
 */
export async function judgePair(
  app: App,
  models: Partial<Record<SideName, string | undefined>>,
  item?: ItemGear,
): Promise<FitResponse> {
  const itemSide = item && sideOf(item.kind);
  if (item && !itemSide) throw wrong('listing', 'must be a camera or a lens');
  if (itemSide && models[itemSide])
    throw wrong(itemSide, `is the item itself; give a ${itemSide === 'lens' ? 'camera' : 'lens'} instead`);
  const find = async (name: SideName): Promise<Side | undefined> => {
    if (item && name === itemSide) return sideOfItem(app, item);
    const id = models[name];
    return id ? modelSide(app, name, id) : undefined;
  };
  const found = { camera: await find('camera'), lens: await find('lens') };
  const { camera, lens } = found;
  if (!camera || !lens) {
    const missing = sides.filter((name) => !found[name]);
    throw new AppError(
      'invalid',
      undefined,
      missing.map((path) => ({ path, message: 'is required' })),
    );
  }
  const fit = describeFit(await judgeSides(app, camera, lens));
  const knownBy = [camera.by, lens.by].find((by) => by !== 'model') ?? 'model';
  return { camera: camera.model?.id ?? null, lens: lens.model?.id ?? null, ...fit, knownBy };
}

/** Judges a camera and a lens. `adapters` has all adapters that fit, those with the fewest losses first. */
export async function judgeModels(app: App, camera: string, lens: string, mount: string | null) {
  const [body, glass] = await Promise.all([modelSide(app, 'camera', camera), modelSide(app, 'lens', lens)]);
  const fit = await judgeSides(app, body, { ...glass, mount });
  return { fit: summarizeFit(fit), adapters: fit.adapters };
}

/** Judges every item paired with every model of the other kind. */
export async function judgeItems(
  app: App,
  items: readonly (ItemGear & { id: string })[],
  modelKeys: readonly string[],
): Promise<FitItems> {
  const found = await Promise.all(modelKeys.map(async (key) => ({ key, ...(await findByKey(app, key)) })));
  const models = found.flatMap(({ key, model, mount }) => (model ? { key, model, mount } : []));
  const pairs: FitPair[] = [];
  const fitsByPair = new Map<string, ReturnType<typeof summarizeFit>>();
  for (const { id, kind, ...gear } of items) {
    if (sideOf(kind) === undefined) continue;
    const own = await sideOfItem(app, { kind, ...gear });
    for (const { key, model: other, mount } of models) {
      if (other.kind === kind) continue;
      const pair = [own.model?.id, own.mount, kind, key].join('\n');
      let fit = fitsByPair.get(pair);
      if (!fit) {
        const side: Side = { model: other, mount, by: 'model' };
        const [camera, lens] = kind === kindsOf.lens ? [side, own] : [own, side];
        fitsByPair.set(pair, (fit = summarizeFit(await judgeSides(app, camera, lens))));
      }
      pairs.push({ listing: id, model: key, ...fit });
    }
  }
  const named = models.map(({ key, model: { kind, maker, name } }) => ({
    _id: key,
    kind,
    brand: maker,
    name,
  }));
  return { models: named, pairs };
}
