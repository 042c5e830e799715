import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { itemFields } from '#src/texts/problems-items.server.ts';
import { findByKey, kindsOf, requireModel, sideOf, sides, type SideName } from './model-service.server.ts';
import { summarizeFit, describeFit } from './reasons.server.ts';
import type { FitResponse, FitItems, FitPair } from './schemas.ts';
import {
  judgeEachMount,
  judgeSides,
  sideOfItem,
  type Gear,
  type ItemGear,
  type Side,
} from './sides.server.ts';
import type { Fit } from './verdict.ts';

const wrong = (path: string, message: string) => new AppError('invalid', undefined, [{ path, message }]);

/** `key` is the id of a model, with `@mount` for one of several. */
async function modelSide(app: App, name: SideName, key: string): Promise<Side> {
  const { model = await requireModel(app, key), mount } = await findByKey(app, key);
  if (model.kind !== kindsOf[name])
    throw wrong(name, name === 'camera' ? itemFields.mustBeCamera : itemFields.mustBeLens);
  if (key.includes('@') && mount === null) throw wrong(name, itemFields.oneOfMounts(...model.choices));
  return { model, mount, by: 'model' };
}

/** A component of an item, with the name of a part. */
type Component = { part: string | null; gear: Gear };

const componentsOf = ({ parts, ...gear }: ItemGear): Component[] => [
  { part: null, gear },
  ...parts.map(({ name, ...part }) => ({ part: name, gear: part })),
];

/** The cameras and lenses among an item and its parts, of which each can be asked about. */
export const sidesOf = (item: ItemGear): SideName[] => [
  ...new Set(componentsOf(item).flatMap(({ gear }) => sideOf(gear.kind) ?? [])),
];

const fromBest: readonly string[] = ['native', 'adapter', 'limited', 'unknown', 'no'];

/** Returns the best one first; equal ones stay in their order. */
const bestFirst = <T extends { fit: Pick<Fit, 'verdict'> }>(judged: readonly T[]): T[] =>
  judged.toSorted((one, other) => fromBest.indexOf(one.fit.verdict) - fromBest.indexOf(other.fit.verdict));

/**
 * Judges a camera and a lens. An item can take the place of either, or one of its parts: then the best one counts.
 * @throws AppError `not-found`, or `invalid` unless there is one camera and one lens
 */
export async function judgePair(
  app: App,
  models: Partial<Record<SideName, string | undefined>>,
  item?: ItemGear,
): Promise<FitResponse> {
  const own = item && sidesOf(item);
  if (own?.length === 0) throw wrong('listing', itemFields.cameraOrLens);
  // The item takes the side that is not given; an item of both kinds can take either.
  const itemSide = own?.find((side) => !models[side]) ?? own?.[0];
  if (itemSide && models[itemSide])
    throw wrong(itemSide, itemSide === 'lens' ? itemFields.givesCamera : itemFields.givesLens);
  const components = item ? componentsOf(item).filter(({ gear }) => sideOf(gear.kind) === itemSide) : [];
  const find = async (name: SideName): Promise<{ part: string | null; side: Side }[]> => {
    if (name === itemSide)
      return Promise.all(
        components.map(async ({ part, gear }) => ({ part, side: await sideOfItem(app, gear) })),
      );
    const id = models[name];
    return id ? [{ part: null, side: await modelSide(app, name, id) }] : [];
  };
  const found = { camera: await find('camera'), lens: await find('lens') };
  const judged = await Promise.all(
    found.camera.flatMap(({ part, side: camera }) =>
      found.lens.map(async ({ part: other, side: lens }) => ({
        part: part ?? other,
        camera,
        lens,
        fit: await judgeSides(app, camera, lens),
      })),
    ),
  );
  const [best, ...others] = bestFirst(judged);
  if (!best) {
    const missing = sides.filter((name) => found[name].length === 0);
    throw new AppError(
      'invalid',
      undefined,
      missing.map((path) => ({ path, message: fieldProblems.required })),
    );
  }
  const { part, camera, lens } = best;
  const eachMount = best.fit.verdict === 'unknown' ? await judgeEachMount(app, camera, lens) : [];
  const byMount = eachMount.some(({ fit }) => fit.verdict !== 'unknown') ? eachMount : [];
  const knownBy = [camera.by, lens.by].find((by) => by !== 'model') ?? 'model';
  return {
    camera: camera.model?.id ?? null,
    lens: lens.model?.id ?? null,
    ...describeFit(best.fit),
    byMount: bestFirst(byMount).map(({ mount, fit }) => ({ mount, ...summarizeFit(fit) })),
    knownBy,
    part,
    others: others.map((other) => ({ part: other.part, ...summarizeFit(other.fit) })),
  };
}

/** Judges a camera and a lens. `adapters` has all adapters that fit, those with the fewest losses first. */
export async function judgeModels(app: App, camera: string, lens: string, mount: string | null) {
  const [body, glass] = await Promise.all([modelSide(app, 'camera', camera), modelSide(app, 'lens', lens)]);
  const fit = await judgeSides(app, body, { ...glass, mount });
  return { fit: summarizeFit(fit), adapters: fit.adapters };
}

/** Judges every item paired with every model of another kind than the item or one of its parts. The best one counts. */
export async function judgeItems(
  app: App,
  items: readonly (ItemGear & { id: string })[],
  modelKeys: readonly string[],
): Promise<Omit<FitItems, 'onSale'>> {
  const found = await Promise.all(modelKeys.map(async (key) => ({ key, ...(await findByKey(app, key)) })));
  const models = found.flatMap(({ key, model, mount }) => (model ? { key, model, mount } : []));
  const pairs: FitPair[] = [];
  const fitsByPair = new Map<string, ReturnType<typeof summarizeFit>>();
  const judge = async (kind: string, own: Side, { key, model, mount }: (typeof models)[number]) => {
    const pair = [own.model?.id, own.mount, own.isAi, JSON.stringify(own.inTitle), kind, key].join('\n');
    let fit = fitsByPair.get(pair);
    if (!fit) {
      const side: Side = { model, mount, by: 'model' };
      const [camera, lens] = kind === kindsOf.lens ? [side, own] : [own, side];
      fitsByPair.set(pair, (fit = summarizeFit(await judgeSides(app, camera, lens))));
    }
    return fit;
  };
  for (const { id, ...item } of items) {
    const components = await Promise.all(
      componentsOf(item)
        .filter(({ gear }) => sideOf(gear.kind))
        .map(async ({ part, gear }) => ({ part, kind: gear.kind, side: await sideOfItem(app, gear) })),
    );
    for (const other of models) {
      const judged: { part: string | null; fit: ReturnType<typeof summarizeFit> }[] = [];
      for (const { part, kind, side } of components)
        if (kind !== other.model.kind) judged.push({ part, fit: await judge(kind, side, other) });
      const [best] = bestFirst(judged);
      if (best) pairs.push({ listing: id, model: other.key, part: best.part, ...best.fit });
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
