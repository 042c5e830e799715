import { judgeModels } from '#src/gear/fit/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { KitPlan } from './schemas.ts';
import { reachOf } from './plan.ts';
import { showKit } from './service.server.ts';

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
      for (const { name, source } of serving) {
        const known = served.get(name) ?? { name, source, lenses: new Set() };
        served.set(name, known);
        known.lenses.add(lens._id);
      }
    }
  const adapters = [...served.values()]
    .map(({ name, source, lenses: of }) => ({ name, source, serves: of.size }))
    .toSorted((one, other) => other.serves - one.serves || (one.name < other.name ? -1 : 1));
  return { items, pairs, adapters, reach: cameras.map((camera) => reachOf(camera, lenses, pairs)) };
}
