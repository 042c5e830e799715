import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { gearOfListing } from '#src/catalog/listings/service.server.ts';
import type { FitAnswer, FitQuery } from './schemas.ts';
import { kindsOf, requireModel, sideOf, sides, type SideName } from './models.server.ts';
import { inWords } from './reasons.ts';
import { judgeSides, sideOfItem, type Side } from './sides.server.ts';
import type { Fit } from './verdict.ts';

const wrong = (path: string, message: string) => new AppError('invalid', undefined, [{ path, message }]);

async function modelSide(app: App, name: SideName, id: string): Promise<Side> {
  const model = await requireModel(app, id);
  if (model.kind !== kindsOf[name]) throw wrong(name, `must be a ${name}`);
  return { model, mount: null, by: 'model' };
}

/** The item's own mount takes precedence over its model's. */
async function listingSide(app: App, id: string): Promise<[SideName, Side]> {
  const gear = await gearOfListing(app, id);
  const name = sideOf(gear.kind);
  if (!name) throw wrong('listing', 'must be a camera or a lens');
  return [name, await sideOfItem(app, gear)];
}

/** @throws AppError `not-found`, or `invalid` unless there is one camera and one lens */
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
  return answer(app, found.camera!, found.lens!);
}

async function answer(app: App, camera: Side, lens: Side): Promise<FitAnswer> {
  const fit = inWords(await judgeSides(app, camera, lens));
  const knownBy = [camera.by, lens.by].find((by) => by !== 'model') ?? 'model';
  return { camera: camera.model?.id ?? null, lens: lens.model?.id ?? null, ...fit, knownBy };
}

export async function judgeModels(
  app: App,
  camera: string,
  lens: string,
  mount: string | null,
): Promise<Fit> {
  const [body, glass] = await Promise.all([modelSide(app, 'camera', camera), modelSide(app, 'lens', lens)]);
  return judgeSides(app, body, { ...glass, mount });
}

export async function describeItem(
  app: App,
  listing: string,
): Promise<{ side: SideName; title: string; path: string }> {
  const { kind, title } = await gearOfListing(app, listing);
  const side = sideOf(kind);
  if (!side) throw new AppError('not-found');
  return { side, title, path: `/${kind}/${listing}` };
}
