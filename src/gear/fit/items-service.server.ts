import type { App } from '#src/platform/app.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { gearOfShown } from '#src/catalog/listings/service.server.ts';
import type { FitItems, FitPair } from './schemas.ts';
import { findById, findByKey, kindsOf, sideOf, type Model } from './models.server.ts';
import { inShort } from './reasons.ts';
import { judgeSides, sideOfItem, type Side } from './sides.server.ts';

type Asked = { listing?: string[] | undefined; model?: string[] | undefined };

export async function fitItemsWith(app: App, { listing = [], model = [] }: Asked): Promise<FitItems> {
  const asked = await Promise.all(
    [...new Set(model)].map(async (key) => ({ key, ...(await findByKey(app, key)) })),
  );
  const models = asked.filter((each): each is typeof each & { model: Model } => each.model !== undefined);
  const pairs: FitPair[] = [];
  const known = new Map<string, ReturnType<typeof inShort>>();
  for (const { id, kind, ...gear } of await gearOfShown(app, [...new Set(listing)])) {
    if (sideOf(kind) === undefined) continue;
    const own = await sideOfItem(app, gear);
    for (const { key, model: other, mount } of models) {
      if (other.kind === kind) continue;
      const pair = [own.model?.id, own.mount, kind, key].join('\n');
      let fit = known.get(pair);
      if (!fit) {
        const side: Side = { model: other, mount, by: 'model' };
        const [camera, lens] = kind === kindsOf.lens ? [side, own] : [own, side];
        known.set(pair, (fit = inShort(await judgeSides(app, camera, lens))));
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

/** As graded, else by model, else by title. Film cameras count no frames. */
export async function filmAmong(app: App, items: readonly Listing[]): Promise<string[]> {
  const cameras = items.filter(({ kind, evidence }) => kind === kindsOf.camera && evidence === null);
  const film = cameras.filter(({ inspection }) => inspection?.list === 'film').map(({ _id }) => _id);
  const others = cameras.map(({ _id }) => _id).filter((id) => !film.includes(id));
  for (const { id, model_id, named_model_id } of await gearOfShown(app, others)) {
    const model = await findById(app, model_id ?? named_model_id ?? '');
    if (model?.film) film.push(id);
  }
  return film;
}
