import { readFacts, type TitleFacts } from '#src/gear/models/title-facts-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Conversion } from '#src/platform/db/columns.ts';
import { canHaveMount } from './compile.ts';
import { factsOf } from './facts.server.ts';
import { findById, type Model } from './model-service.server.ts';
import type { FitResponse } from './schemas.ts';
import { judge, type Fit } from './verdict.ts';

export type Side = {
  model: Model | undefined;
  mount: string | null;
  isAi?: boolean;
  inTitle?: TitleFacts;
  by: FitResponse['knownBy'];
};

/**
 * `named_model_id` is the model that the title of the item names. `lens_facts` is what is known of a lens that no model
 * names.
 */
export type Gear = {
  kind: string;
  model_id: string | null;
  named_model_id: string | null;
  mount: string | null;
  conversion: Conversion | null;
  lens_facts: string | null;
};
/** An item, and what is sold together with it. */
export type ItemGear = Gear & { parts: readonly (Gear & { name: string })[] };

/**
 * The item's own mount takes precedence over its model's. A model that cannot have this mount is ignored, as are all
 * models of a lens with facts of its own. Lists judge items by the same columns.
 */
export async function sideOfItem(
  app: Pick<App, 'root'>,
  { model_id, named_model_id, mount, conversion, lens_facts }: Gear,
): Promise<Side> {
  const found = await findById(app, model_id ?? named_model_id ?? '');
  const isVoid = lens_facts !== null || (found && mount && !canHaveMount(found, mount));
  const model = isVoid ? undefined : found;
  const by = model ? (model_id ? 'model' : 'title') : 'mount';
  const isAi = conversion === 'ai' && model === found;
  return { model, mount, isAi, ...(lens_facts !== null && { inTitle: readFacts(lens_facts) }), by };
}

const unnamed = { id: '', maker: '', crop: null, mounts: [] };

export async function judgeSides({ root }: Pick<App, 'root'>, camera: Side, lens: Side): Promise<Fit> {
  const body = camera.model ?? unnamed;
  const bodyMounts = camera.mount ? [camera.mount] : body.mounts;
  return judge(
    await factsOf(root),
    { ...body, mounts: bodyMounts },
    { ...(lens.model ?? unnamed), mount: lens.mount, isAi: lens.isAi ?? false, inTitle: lens.inTitle },
  );
}

/** Judges a lens whose mount is not known for each mount that it can have. */
export async function judgeEachMount(
  app: Pick<App, 'root'>,
  camera: Side,
  lens: Side,
): Promise<{ mount: string; fit: Fit }[]> {
  const mounts = lens.mount === null ? (lens.model?.choices ?? []) : [];
  if (mounts.length < 2) return [];
  return Promise.all(
    mounts.map(async (mount) => ({ mount, fit: await judgeSides(app, camera, { ...lens, mount }) })),
  );
}
