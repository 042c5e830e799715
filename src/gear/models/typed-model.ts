import type { GearValues, SuggestedModel } from './schemas.ts';

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the model whose maker and name were typed in full. The maker is part of the text or the given brand, because
 * names such as '50mm f/1.4' mean lenses of many makers. A lens must also be the only one found, because a lens with a
 * longer name may be meant.
 */
export function modelNamedIn(
  { brand, model }: GearValues,
  found: readonly SuggestedModel[],
): SuggestedModel | undefined {
  const typed = [bare(model), bare(brand + model)];
  const [only, ...others] = found.filter(({ brand: maker, name }) => typed.includes(bare(maker + name)));
  if (!only || others.length > 0) return undefined;
  return only.kind === 'cameras' || found.length === 1 ? only : undefined;
}

type WithMounts = Pick<SuggestedModel, 'kind' | 'mounts' | 'choices'>;

/** Describes the mounts of a model. `words` are texts about gear. */
export function mountsText(
  { kind, mounts, choices }: WithMounts,
  words: { fixedLens: string; severalMounts: string },
): string {
  if (mounts.length > 0) return mounts.join(', ');
  return kind === 'lens' && choices.length > 0 ? words.severalMounts : words.fixedLens;
}

/** The values that a model fills in. A lens with several mounts is for one of them, which the user has to choose. */
export function valuesOfModel({ _id, brand, name, kind, mounts }: SuggestedModel): GearValues {
  const mount = mounts.length === 1 || kind === 'cameras' ? (mounts[0] ?? '') : '';
  return { brand, model: name, modelId: _id, mount };
}

/** Leaves the chosen model. Its mount goes with it, unless the user has chosen another one. */
export function leaveModel(
  { modelId, mount }: GearValues,
  known: SuggestedModel | undefined,
): Partial<GearValues> {
  if (modelId === null) return {};
  const isFilledIn = !known || valuesOfModel(known).mount === mount;
  return { modelId: null, ...(isFilledIn && { mount: '' }) };
}
