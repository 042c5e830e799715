import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { gearOfListing } from '#src/listings/service.server.ts';
import { findNamedModels, referenceModels } from '#src/models/service.server.ts';
import type { FitAnswer, FitQuery } from './contract.ts';
import { factsOf } from './facts.server.ts';
import { inWords } from './reasons.ts';
import { judge, unsaid, type Lens } from './verdict.ts';

type Model = Awaited<ReturnType<typeof referenceModels>>[number];
type Side = { model: Model | undefined; mount: string | null; by: FitAnswer['knownBy'] };

const kindsOf = { camera: 'cameras', lens: 'lens' } as const;
type SideName = keyof typeof kindsOf;
const sides = ['camera', 'lens'] as const;

const wrong = (path: string, message: string) => new AppError('invalid', undefined, [{ path, message }]);

/** The models of the reference by their ids. */
async function byId(root: string): Promise<ReadonlyMap<string, Model>> {
  const models = await referenceModels(root);
  let known = indexed.get(models);
  if (!known) indexed.set(models, (known = new Map(models.map((model) => [model.id, model]))));
  return known;
}
const indexed = new WeakMap<readonly Model[], ReadonlyMap<string, Model>>();

async function modelSide(app: App, name: SideName, id: string): Promise<Side> {
  const model = (await byId(app.root)).get(id);
  if (!model) throw new AppError('not-found', 'There is no such model.');
  if (model.kind !== kindsOf[name]) throw wrong(name, `must be a ${name}`);
  return { model, mount: null, by: 'model' };
}

/** An item as one of the two sides: its own mount goes before its model's. */
async function listingSide(app: App, id: string): Promise<[SideName, Side]> {
  const { kind, model_id, named_model_id, mount } = await gearOfListing(app, id);
  const name = sides.find((each) => kindsOf[each] === kind);
  if (!name) throw wrong('listing', 'must be a camera or a lens');
  const model = (await byId(app.root)).get(model_id ?? named_model_id ?? '');
  return [name, { model, mount, by: model_id ? 'model' : model ? 'title' : 'mount' }];
}

const nobody = { maker: '', name: '', mounts: [] as string[] };

async function judgeSides(app: App, camera: Side, lens: Side): Promise<FitAnswer> {
  const body = camera.model ?? { ...nobody, crop: null };
  const bodyMounts = camera.mount ? [camera.mount] : body.mounts;
  const lensModel: Lens = { ...(lens.model ?? nobody), mount: lens.mount };
  const facts = await factsOf(app.root);
  // Of a camera without a model and a mount nothing is known: not that its lens cannot be taken off.
  const isUnsaid = !camera.model && bodyMounts.length === 0;
  const fit = isUnsaid ? unsaid : judge(facts, { ...body, mounts: bodyMounts }, lensModel);
  const knownBy = [camera.by, lens.by].find((by) => by !== 'model') ?? 'model';
  return { camera: camera.model?.id ?? null, lens: lens.model?.id ?? null, ...inWords(fit), knownBy };
}

/**
 * Whether a camera and a lens go together; an item stands for either.
 * @throws AppError `not-found` for a model or item that there is not, `invalid` where they are not one of each
 */
export async function checkFit(app: App, { camera, lens, listing }: FitQuery): Promise<FitAnswer> {
  const found: Partial<Record<SideName, Side>> = {};
  if (listing) {
    const [name, side] = await listingSide(app, listing);
    if ({ camera, lens }[name])
      throw wrong(name, `is the item itself: give its ${name === 'lens' ? 'camera' : 'lens'}`);
    found[name] = side;
  }
  if (camera) found.camera = await modelSide(app, 'camera', camera);
  if (lens) found.lens = await modelSide(app, 'lens', lens);
  const missing = sides.filter((name) => !found[name]);
  if (missing.length > 0)
    throw new AppError(
      'invalid',
      undefined,
      missing.map((path) => ({ path, message: 'is missing' })),
    );
  return judgeSides(app, found.camera!, found.lens!);
}

export type Named = { id: string; brand: string; name: string };
const mostNamed = 8;
const toNamed = ({ id, maker, name }: Model): Named => ({ id, brand: maker, name });

/** The model that was typed or chosen for a side of the page, or else those that may be meant. */
export async function nameSide(
  app: App,
  name: SideName,
  typed: string,
): Promise<{ model: Named | null; meant: Named[] }> {
  const known = await byId(app.root);
  const chosen = known.get(typed);
  if (chosen?.kind === kindsOf[name]) return { model: toNamed(chosen), meant: [] };
  const found = (await findNamedModels(app.root, typed, mostNamed * 4)).filter(
    ({ model, covers }) => covers && model.kind === kindsOf[name],
  );
  const [best, second] = found;
  const isClear = best?.exactly && (!second || best.fit - second.fit > clearBy);
  return {
    model: isClear ? toNamed(best.model) : null,
    meant: isClear ? [] : found.slice(0, mostNamed).map(({ model }) => toNamed(model)),
  };
}
/** How much better a model must fit what was typed than the next, to be the one that was meant. */
const clearBy = 0.05;

/** What stands on the page for an item. */
export async function describeItem(
  app: App,
  listing: string,
): Promise<{ side: SideName; title: string; path: string }> {
  const { kind, title } = await gearOfListing(app, listing);
  const side = sides.find((each) => kindsOf[each] === kind);
  if (!side) throw new AppError('not-found');
  return { side, title, path: `/${kind}/${listing}` };
}
