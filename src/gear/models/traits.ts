import { applyRules, formatOf, type CameraTraits, type TraitRule } from './camera-traits.ts';
import { lensTraitsOf, type LensTraits } from './lens-traits.ts';

/** A camera has null for each trait of a lens, and the other way round. Null also means that the trait is not known. */
export type Traits = CameraTraits & { [Trait in keyof LensTraits]: LensTraits[Trait] | null };

const ofNoCamera: CameraTraits = { film: null, build: null, format: null, year: null };
const ofNoLens = { focal: null, aperture: null, autofocus: null, macro: null, pancake: null };

type Camera = {
  id: string;
  mounts: readonly string[];
  crop: number | null;
  /** In mm. */
  frame: readonly number[] | null;
};

/** `own` is what the camera's own row says, which counts before any rule. */
export function traitsOfCamera(
  rules: readonly TraitRule[],
  { frame, crop, ...camera }: Camera,
  own?: TraitRule,
): Traits {
  const known = applyRules(own ? [{ ...own, models: camera.id }, ...rules] : rules, camera);
  const format = known.build === 'instant' ? 'instant' : formatOf(crop, frame);
  return { ...ofNoLens, ...known, format };
}

const isYes = (text: string): boolean => text === 'yes';

/** `focus` is the column of `fit/lenses.tsv`, and `correction` returns the corrected value of a column, if there is one. */
export function traitsOfLens(
  name: string,
  focus: string | undefined,
  correction: (column: string) => string | undefined,
): Traits {
  const derived = lensTraitsOf(name, focus);
  const corrected = <Value>(column: string, parse: (text: string) => Value, value: Value): Value => {
    const text = correction(column);
    return text === undefined ? value : parse(text);
  };
  return {
    ...ofNoCamera,
    focal: corrected('focal', parseFocal, derived.focal),
    aperture: corrected('aperture', Number, derived.aperture),
    autofocus: corrected('autofocus', isYes, derived.autofocus),
    macro: corrected('macro', isYes, derived.macro),
    pancake: corrected('pancake', isYes, derived.pancake),
  };
}

function parseFocal(text: string): [number, number] {
  const [from = Number.NaN, to = from] = text.split('-').map(Number);
  return [from, to];
}
