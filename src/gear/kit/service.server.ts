import { lockActor } from '#src/accounts/auth/service.server.ts';
import { findById } from '#src/gear/fit/model-service.server.ts';
import { judgeModels } from '#src/gear/fit/service.server.ts';
import { chooseMount } from '#src/gear/models/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { itemFields, itemProblems } from '#src/texts/problems-items.server.ts';
import { compareNames } from '#src/texts/words.ts';
import { reachOf } from './plan.ts';
import { deleteKitItem, findKitItem, insertKitItem, listKit, updateKitItem } from './queries.server.ts';
import { maxItems, type KitChanges, type KitItem, type KitPlan, type NewKitItem } from './schemas.ts';

type Row = Awaited<ReturnType<typeof listKit>>[number];
type Model = NonNullable<Awaited<ReturnType<typeof findById>>>;

const missing = () => new AppError('not-found', itemProblems.noKitItem);

/** @throws AppError `invalid` naming `mount` */
async function mountOf(root: string, { id, kind, mounts }: Model, typed: string | null | undefined) {
  const [only = null, ...others] = mounts;
  const mount = await chooseMount(root, kind, typed ?? null, id);
  return mount ?? (others.length === 0 ? only : null);
}

function toKitItem({ id, mount, name, added_at }: Row, model: Model): KitItem {
  const { id: _id, kind, maker, name: modelName, mounts, choices, crop } = model;
  return {
    _id: id,
    model: { _id, kind, brand: maker, name: modelName, mounts, choices, crop },
    mount,
    name,
    date: added_at.toISOString(),
  };
}

export async function showKit(app: App, { id }: Pick<Caller, 'id'>): Promise<KitItem[]> {
  const rows = await listKit(app.db, id);
  const items = await Promise.all(
    rows.map(async (row) => {
      const model = await findById(app, row.model_id);
      return model && toKitItem(row, model);
    }),
  );
  return items.filter((item) => item !== undefined);
}

export async function planKit(app: App, caller: Caller): Promise<KitPlan> {
  const items = await showKit(app, caller);
  const cameras = items.filter(({ model }) => model.kind === 'cameras');
  const lenses = items.filter(({ model }) => model.kind === 'lens');
  const served = new Map<string, { name: string; source: string; lenses: Set<string> }>();
  const pairs: KitPlan['pairs'] = [];
  for (const camera of cameras)
    for (const lens of lenses) {
      const { fit, adapters: serving } = await judgeModels(app, camera.model._id, lens.model._id, lens.mount);
      pairs.push({ camera: camera._id, lens: lens._id, ...fit });
      // Adapters with which a lens is hard to use are not worth buying.
      for (const { name, source } of fit.verdict === 'adapter' ? serving : []) {
        const known = served.get(name) ?? { name, source, lenses: new Set() };
        served.set(name, known);
        known.lenses.add(lens._id);
      }
    }
  const adapters = [...served.values()]
    .map(({ name, source, lenses: of }) => ({ name, source, serves: of.size }))
    .toSorted((one, other) => other.serves - one.serves || compareNames(one.name, other.name));
  return { items, pairs, adapters, reach: cameras.map((camera) => reachOf(camera, lenses, pairs)) };
}

/** @throws AppError `invalid`, or `conflict` beyond 60 items */
export async function addToKit(
  app: App,
  caller: Caller,
  { model: id, mount, name }: NewKitItem,
): Promise<KitItem> {
  const model = await findById(app, id);
  if (!model) throw new AppError('invalid', undefined, [{ path: 'model', message: itemFields.noModel }]);
  const chosen = await mountOf(app.root, model, mount);
  return inTransaction(app, async (trx) => {
    // Locks the user, because their items are counted.
    const { id: user_id } = await lockActor(trx, caller.id, { exclusive: true });
    const item = { id: newId(), user_id, model_id: model.id, mount: chosen, name: name ?? null };
    const row = await insertKitItem(trx, item);
    if (!row) throw new AppError('conflict', itemProblems.tooManyInKit(maxItems));
    return toKitItem(row, model);
  });
}

/** @throws AppError `not-found`, `invalid` */
export async function changeInKit(
  app: App,
  caller: Caller,
  id: string,
  changes: KitChanges,
): Promise<KitItem> {
  if (!isId(id)) throw missing();
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    const row = await findKitItem(trx, userId, id);
    const model = row && (await findById(app, row.model_id));
    if (!model) throw missing();
    const next = {
      mount: changes.mount === undefined ? row.mount : await mountOf(app.root, model, changes.mount),
      name: changes.name === undefined ? row.name : changes.name,
    };
    await updateKitItem(trx, id, next);
    return toKitItem({ ...row, ...next }, model);
  });
}

/** @throws AppError `not-found` */
export async function removeFromKit(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw missing();
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    const count = await deleteKitItem(trx, userId, id);
    if (count === 0) throw missing();
    return count;
  });
}
