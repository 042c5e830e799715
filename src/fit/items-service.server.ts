import type { App } from '#src/platform/app.server.ts';
import { gearOfShown } from '#src/listings/service.server.ts';
import type { FitItems, FitPair } from './contract.ts';
import { findById, kindsOf, sideOf, type Model } from './models.server.ts';
import { judgeSides, sideOfItem, type Side } from './sides.server.ts';

type Asked = { listing?: string[] | undefined; model?: string[] | undefined };

/** How items go together with models of the other kind; what there is not is left out. */
export async function fitItemsWith(app: App, { listing = [], model = [] }: Asked): Promise<FitItems> {
  const asked = await Promise.all(
    [...new Set(model)].map(async (key) => ({ key, ...(await readKey(app, key)) })),
  );
  const models = asked.filter((each): each is typeof each & { model: Model } => each.model !== undefined);
  const pairs: FitPair[] = [];
  for (const { id, kind, ...gear } of await gearOfShown(app, [...new Set(listing)])) {
    if (sideOf(kind) === undefined) continue;
    const own = await sideOfItem(app, gear);
    for (const { key, model: other, mount } of models) {
      if (other.kind === kind) continue;
      const side: Side = { model: other, mount, by: 'model' };
      const [camera, lens] = kind === kindsOf.lens ? [side, own] : [own, side];
      const { verdict, image, loses, adapters, because } = await judgeSides(app, camera, lens);
      const damages = because.some(({ code }) => code === 'damages-body');
      pairs.push({
        listing: id,
        model: key,
        verdict,
        image,
        loses,
        adapter: adapters[0]?.name ?? null,
        damages,
      });
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

/** A model, and which of its mounts where that was said, too. */
async function readKey(app: App, key: string): Promise<{ model: Model | undefined; mount: string | null }> {
  const [, id = '', mount = ''] = /^([^@]*)(?:@(.*))?$/s.exec(key) ?? [];
  const model = await findById(app, id);
  return { model, mount: model?.mounts.includes(mount) ? mount : null };
}
