import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { canHaveMount } from './compile.ts';
import { findNamedModels, referenceModels, withoutVariants } from '#src/gear/models/names-service.server.ts';

export type Model = Awaited<ReturnType<typeof referenceModels>>[number];
export type SideName = 'camera' | 'lens';
export type Named = { id: string; brand: string; name: string };

export const sides = ['camera', 'lens'] as const;
export const kindsOf = { camera: 'cameras', lens: 'lens' } as const;
export const sideOf = (kind: string): SideName | undefined => sides.find((each) => kindsOf[each] === kind);

const nameKey = (kind: string, name: string): string => `${kind} ${name.toLowerCase()}`;

const modelMaps = rememberByKey(async (root) => {
  const models = await referenceModels(root);
  const names = models.map((model) => [nameKey(model.kind, `${model.maker} ${model.name}`), model] as const);
  return { byId: new Map(models.map((model) => [model.id, model])), byName: new Map(names) };
});

export async function findById({ root }: Pick<App, 'root'>, id: string): Promise<Model | undefined> {
  return (await modelMaps(root)).byId.get(id);
}

export async function findByKey(
  app: Pick<App, 'root'>,
  key: string,
): Promise<{ model: Model | undefined; mount: string | null }> {
  const [, id = '', mount = ''] = /^([^@]*)(?:@(.*))?$/s.exec(key) ?? [];
  const model = await findById(app, id);
  return { model, mount: model && canHaveMount(model, mount) ? mount : null };
}

/** @throws AppError `not-found` */
export async function requireModel(app: Pick<App, 'root'>, id: string): Promise<Model> {
  const model = await findById(app, id);
  if (!model) throw new AppError('not-found', itemProblems.noModel);
  return model;
}

const maxNamed = 8;
/** A model is chosen only if it matches better than the next one by more than this margin. */
const clearBy = 0.05;

export const toNamed = ({ id, maker, name }: Model): Named => ({ id, brand: maker, name });

export async function nameSide(
  { root }: Pick<App, 'root'>,
  side: SideName,
  typed: string,
): Promise<{ model: Named | null; candidates: Named[] }> {
  const { byId, byName } = await modelMaps(root);
  const kind = kindsOf[side];
  // A picked suggestion fills in the whole name.
  const chosen = byName.get(nameKey(kind, typed)) ?? byId.get(typed);
  if (chosen?.kind === kind) return { model: toNamed(chosen), candidates: [] };
  const found = withoutVariants(await findNamedModels(root, typed, maxNamed * 4)).filter(
    ({ model, coversKnown }) => coversKnown && model.kind === kind,
  );
  const [best, second] = found;
  // A camera whose whole name was typed is meant, even if others have longer names.
  const isNamed = kind === 'cameras' && best?.isWhole && !second?.isWhole;
  const isClear = best?.exactly && (isNamed || !second || best.fit - second.fit > clearBy);
  return {
    model: isClear ? toNamed(best.model) : null,
    candidates: isClear ? [] : found.slice(0, maxNamed).map(({ model }) => toNamed(model)),
  };
}
