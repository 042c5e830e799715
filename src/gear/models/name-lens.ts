import type { ReferenceModel } from './model-entry.ts';
import type { MountNames } from './mounts.ts';

export type Texts = { title: string; des: string };
export type Named = { named_model_id: string | null; named_mount: string | null };

/** Texts with these words name the mount of a camera, too. */
const adapted =
  /adapt|convert|speed ?booster|metabones|novoflex|fringer|techart|megadap|\b(?:ftz|mc-?11|mc-?21|la-?ea\d)\b/i;

function mountInTexts(names: MountNames, { title, des }: Texts): string | undefined {
  if (adapted.test(title)) return undefined;
  const inTitle = names.inText(title);
  // A description also says on which cameras a lens was used.
  return inTitle ?? (adapted.test(des) ? undefined : names.inText(des, { isMarked: true }));
}

/**
 * Returns the mount that the texts of a lens name. If the model that they seem to name was never made with this mount,
 * they name another model. A chosen model goes before the texts.
 */
export function nameLens(
  names: MountNames,
  texts: Texts,
  chosen: ReferenceModel | undefined,
  named: ReferenceModel | undefined,
): Named {
  const mount = mountInTexts(names, texts) ?? null;
  const isOfChosen = mount === null || !chosen || chosen.choices.includes(mount);
  const isOfNamed = mount === null || named?.choices.includes(mount);
  return {
    named_model_id: (isOfNamed && named?.id) || null,
    named_mount: isOfChosen ? mount : null,
  };
}
