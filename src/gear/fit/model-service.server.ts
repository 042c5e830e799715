import { mountNamed } from '#src/gear/models/mounts-service.server.ts';
import { findNamedModels, referenceModels, withoutVariants } from '#src/gear/models/names-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import { canHaveMount } from './compile.ts';
import { converterIn } from './converters.server.ts';
import { factsOf } from './facts.server.ts';

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

/** A note in brackets after the name of a lens, such as its mount or version. */
const note = /\s*[([]([^)\]]*)[)\]]/g;
/** A letter at the end of the name of a lens that is sold for several mounts: 'AF 56mm f/1.4 E'. */
const mountLetter = /\s(E|L|M|X|Z|RF|EF)$/;

/** Returns a function that adds the mount in a typed name to a lens that was made for several. */
async function mountIn(root: string, typed: string): Promise<(model: Model) => Named> {
  const notes = [...typed.matchAll(note)].flatMap(([, text = '']) => text.split(','));
  const letter = mountLetter.exec(typed.replaceAll(note, ''))?.[1];
  const texts = [...notes, ...(letter ? [`${letter} mount`] : [])];
  const mounts = await Promise.all(texts.map(async (text) => mountNamed(root, text.trim())));
  return (model) => {
    const mount = mounts.find((each) => each !== undefined && model.choices.includes(each));
    const named = toNamed(model);
    if (mount === undefined || model.choices.length < 2) return named;
    return { ...named, id: `${model.id}@${mount}`, name: `${model.name} (${mount})` };
  };
}

type NamedSide = { model: Named | null; candidates: Named[] };

/** A teleconverter that was typed with a lens or alone. `takes`: whether it goes behind the lens. */
export type TypedConverter = {
  name: string;
  factor: number;
  source: string;
  takes: boolean;
  lenses: Named[];
};

/** Like `nameSide`, but also understands a teleconverter: 'EF 300mm f/4L + Extender EF 1.4x'. */
export async function nameWithConverter(
  app: Pick<App, 'root'>,
  side: SideName,
  typed: string,
): Promise<NamedSide & { converter: TypedConverter | null }> {
  const found = side === 'lens' ? await converterIn(app.root, typed) : null;
  if (!found) return { ...(await nameSide(app, side, typed)), converter: null };
  const { converter, rest } = found;
  const { byId } = await modelMaps(app.root);
  const lenses = converter.lenses.flatMap((id) => byId.get(id) ?? []).map(toNamed);
  const { name, factor, source } = converter;
  const lens = rest === '' ? { model: null, candidates: [] } : await nameSide(app, side, rest);
  const [lensId = ''] = lens.model?.id.split('@') ?? [];
  const takes = converter.lenses.includes(lensId);
  const candidates = lens.candidates.map((each) => ({ ...each, id: `${each.id} + ${name}` }));
  return { ...lens, candidates, converter: { name, factor, source, takes, lenses } };
}

/** Returns the model that a typed name or id means. A lens for several mounts has the id of the version that is named. */
export async function nameSide(
  { root }: Pick<App, 'root'>,
  side: SideName,
  typed: string,
): Promise<NamedSide> {
  const { byId } = await modelMaps(root);
  const [id = '', mount] = typed.split('@');
  const model = mount === undefined ? undefined : byId.get(id);
  if (model && mount && kindsOf[side] === model.kind && canHaveMount(model, mount))
    return { model: { ...toNamed(model), id: typed, name: `${model.name} (${mount})` }, candidates: [] };
  const exactly = await nameModel(root, side, typed);
  if (side === 'camera' || (exactly.model && typed.search(note) === -1 && !mountLetter.test(typed)))
    return { model: exactly.model && toNamed(exactly.model), candidates: exactly.candidates.map(toNamed) };
  const toVersion = await mountIn(root, typed);
  const bare = typed.replaceAll(note, '').trim();
  const found = exactly.model || bare === '' || bare === typed ? exactly : await nameModel(root, side, bare);
  return { model: found.model && toVersion(found.model), candidates: found.candidates.map(toVersion) };
}

async function nameModel(
  root: string,
  side: SideName,
  typed: string,
): Promise<{ model: Model | null; candidates: Model[] }> {
  const { byId, byName } = await modelMaps(root);
  const kind = kindsOf[side];
  // A picked suggestion fills in the whole name.
  const chosen = byName.get(nameKey(kind, typed)) ?? byId.get(typed);
  if (chosen?.kind === kind) return { model: chosen, candidates: [] };
  const found = withoutVariants(await findNamedModels(root, typed, maxNamed * 4)).filter(
    ({ model, coversKnown }) => coversKnown && model.kind === kind,
  );
  const [best, second] = found;
  // A camera whose whole name was typed is meant, even if others have longer names.
  const isNamed = kind === 'cameras' && best?.isWhole && !second?.isWhole;
  const isClear = best?.exactly && (isNamed || !second || best.fit - second.fit > clearBy);
  return {
    model: isClear ? await requireModel({ root }, best.model.id) : null,
    candidates: isClear ? [] : found.slice(0, maxNamed).flatMap(({ model }) => byId.get(model.id) ?? []),
  };
}

/** The crop factor that each lens is made for: its image circle, or else the largest frame of its mounts. */
export const cropOfLenses = rememberByKey(async (root): Promise<ReadonlyMap<string, number>> => {
  const [{ lenses, mounts, frames }, models] = await Promise.all([factsOf(root), referenceModels(root)]);
  return new Map(
    models.flatMap(({ id, kind, choices }) => {
      if (kind !== 'lens') return [];
      const ofMounts = choices.flatMap(
        (mount) => mounts.get(mount)?.covers ?? frames.get(mount)?.largest ?? [],
      );
      const crop = lenses.get(id)?.covers ?? (ofMounts.length > 0 ? Math.min(...ofMounts) : undefined);
      return crop === undefined ? [] : [[id, crop] as const];
    }),
  );
});
