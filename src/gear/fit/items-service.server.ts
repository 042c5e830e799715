import type { App } from '#src/platform/app.server.ts';
import type { FitItems, FitPair } from './schemas.ts';
import { findByKey, kindsOf, sideOf } from './model-service.server.ts';
import { inShort } from './reasons.ts';
import { judgeSides, sideOfItem, type ItemGear, type Side } from './sides.server.ts';

/** Judges each item with each model of the other kind. */
export async function judgeItems(
  app: App,
  items: readonly (ItemGear & { id: string })[],
  modelKeys: readonly string[],
): Promise<FitItems> {
  const asked = await Promise.all(modelKeys.map(async (key) => ({ key, ...(await findByKey(app, key)) })));
  const models = asked.flatMap(({ key, model, mount }) => (model ? { key, model, mount } : []));
  const pairs: FitPair[] = [];
  const known = new Map<string, ReturnType<typeof inShort>>();
  for (const { id, kind, ...gear } of items) {
    if (sideOf(kind) === undefined) continue;
    const own = await sideOfItem(app, { kind, ...gear });
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
