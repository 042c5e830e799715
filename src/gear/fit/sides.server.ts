import type { App } from '#src/platform/app.server.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { knownMounts } from './compile.ts';
import type { FitResponse } from './schemas.ts';
import { factsOf } from './facts.server.ts';
import { findById, type Model } from './model-service.server.ts';
import { judge, type Fit, type Lens } from './verdict.ts';

export type Side = { model: Model | undefined; mount: string | null; by: FitResponse['knownBy'] };

/** `named_model_id` is read from the title of the item. */
export type ItemGear = {
  kind: string;
  model_id: string | null;
  named_model_id: string | null;
  mount: string | null;
};

/** The item's own mount takes precedence over its model's. */
export async function sideOfItem(
  app: Pick<App, 'root'>,
  { model_id, named_model_id, mount }: ItemGear,
): Promise<Side> {
  const model = await findById(app, model_id ?? named_model_id ?? '');
  const by = model_id ? 'model' : model ? 'title' : 'mount';
  return { model, mount: mount && (await spellMount(app, mount)), by };
}

const mountsByLowerCase = rememberByKey(async (root) => {
  const known = knownMounts(await factsOf(root), await referenceModels(root));
  return new Map([...known].map((mount) => [mount.toLowerCase(), mount]));
});

async function spellMount({ root }: Pick<App, 'root'>, mount: string): Promise<string> {
  return (await mountsByLowerCase(root)).get(mount.toLowerCase()) ?? mount;
}

const unnamed: Pick<Model, 'maker' | 'name' | 'mounts'> = { maker: '', name: '', mounts: [] };

export async function judgeSides({ root }: Pick<App, 'root'>, camera: Side, lens: Side): Promise<Fit> {
  const body = camera.model ?? { ...unnamed, crop: null };
  const bodyMounts = camera.mount ? [camera.mount] : body.mounts;
  const lensModel: Lens = { ...(lens.model ?? unnamed), mount: lens.mount };
  return judge(await factsOf(root), { ...body, mounts: bodyMounts }, lensModel);
}
