import type { Conversion } from '#src/platform/db/columns.ts';
import type { ReferenceModel } from './model-entry.ts';
import type { MountNames } from './mounts.ts';
import { factsToStore } from './title-facts-service.server.ts';

export type LensTexts = {
  brand: string;
  title: string;
  des: string;
  /** The mount that the seller has stated. */
  mount: string | null;
  conversion: Conversion | null;
};
export type Named = {
  named_model_id: string | null;
  named_mount: string | null;
  lens_facts: string | null;
};

/** Texts with these words name the mount of a camera, too. */
const adapted =
  /adapt|convert|speed ?booster|metabones|novoflex|fringer|techart|megadap|\b(?:ftz|mc-?11|mc-?21|la-?ea\d)\b/i;

function mountInTexts(names: MountNames, { title, des }: LensTexts): string | undefined {
  if (adapted.test(title)) return undefined;
  const inTitle = names.inText(title);
  // A description also says on which cameras a lens was used.
  return inTitle ?? (adapted.test(des) ? undefined : names.inText(des, { needsMountWord: true }));
}

/**
 * Returns the mount that the texts of a lens name, and what is known of a lens without a model. If the model that they seem to name was never made with this mount,
 * they name another model. A chosen model goes before the texts.
 */
export function nameLens(
  names: MountNames,
  lens: LensTexts,
  chosen: ReferenceModel | undefined,
  named: ReferenceModel | undefined,
): Named {
  const mount = mountInTexts(names, lens) ?? null;
  const isOfChosen = mount === null || !chosen || chosen.choices.includes(mount);
  const isOfNamed = mount === null || named?.choices.includes(mount);
  const named_mount = isOfChosen ? mount : null;
  const own = lens.mount !== null && names.isName(lens.mount) ? lens.mount : named_mount;
  const model = chosen ?? (isOfNamed ? named : undefined);
  const isOfModel = model && (own === null || model.choices.includes(own));
  return {
    named_model_id: (isOfNamed && named?.id) || null,
    named_mount,
    lens_facts: isOfModel ? null : factsToStore(`${lens.brand} ${lens.title}`, own, lens.conversion),
  };
}
