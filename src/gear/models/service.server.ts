import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { GearFields, GearFound, SuggestedModel, GearQuery } from './schemas.ts';
import { filmCameras, namedInTitle } from './names-service.server.ts';
import { findBrands, findModel, findModels, loadedChecksum, type GearRow } from './queries.server.ts';

const max = { brands: 8, models: 12 };

export async function suggestGear(app: App, { q = '', kind, brand }: GearQuery): Promise<GearFound> {
  const words = q.split(/\s+/).filter(Boolean);
  const [brands, models, films] = await Promise.all([
    q ? findBrands(app.db, q, kind, max.brands) : [],
    q || brand ? findModels(app.db, { words, kind, brand }, max.models) : [],
    filmCameras(app.root),
  ]);
  return { brands, models: models.map((row) => toModel(row, films.has(row.id) || isAnyFilmCamera(row))) };
}

/** Lensfun lists each maker's film cameras as one model. */
const isAnyFilmCamera = ({ name }: GearRow): boolean => name.startsWith('35mm film');

function toModel({ id, kind, maker, name, mounts, crop }: GearRow, film: boolean): SuggestedModel {
  return { _id: id, kind, brand: maker, name, mounts, crop, film };
}

type GearChoice = { model: string | null; model_id: string | null; mount: string | null };

/**
 * A field that is undefined does not change.
 * @throws AppError `invalid` naming `modelId` when there is no such model of this kind
 */
export async function chooseGear(
  trx: Trx,
  kind: string,
  { model, modelId, mount }: GearFields,
  current: GearChoice = { model: null, model_id: null, mount: null },
): Promise<GearChoice> {
  const chosenMount = mount === undefined ? current.mount : mount;
  if (modelId && modelId !== current.model_id) {
    const row = await findModel(trx, modelId);
    if (row?.kind !== kind) {
      const message = 'is not a model of this kind in the reference';
      throw new AppError('invalid', undefined, [{ path: 'modelId', message }]);
    }
    const [only = null, ...others] = row.mounts;
    const stated = others.length === 0 ? only : null;
    return { model: row.name, model_id: row.id, mount: mount === undefined ? stated : mount };
  }
  const linked = modelId === undefined ? model === undefined || model === current.model : modelId !== null;
  if (linked && current.model_id)
    return { model: current.model, model_id: current.model_id, mount: chosenMount };
  return { model: model === undefined ? current.model : model, model_id: null, mount: chosenMount };
}

export async function nameModel(
  trx: Trx,
  root: string,
  { kind, brand, title }: { kind: string; brand: string; title: string },
): Promise<string | null> {
  const id = await namedInTitle(root, kind, brand, title);
  // Until changed files have been loaded, they may be newer than the table.
  return id && (await findModel(trx, id)) ? id : null;
}

/** Changes whenever different models are loaded. */
export async function referenceVersion(db: DbOrTrx): Promise<string | undefined> {
  return loadedChecksum(db);
}
