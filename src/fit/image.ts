import type { Facts } from './facts.ts';
import type { Camera, Lens } from './verdict.ts';

export type Image = 'full' | 'crop' | 'vignettes' | 'unknown';

/** How much smaller than the frame a circle may seem and fill it all the same: factors are rounded. */
const slack = 1.05;
/** Digital bodies of these take the middle of the picture by themselves. */
const crops = new Set(['Canon RF', 'L-Mount', 'Nikon F', 'Nikon Z', 'Pentax K', 'Sony A', 'Sony E']);
/** Whose bodies do not: digital ones on bodies of others, and films that lensfun does not call so. */
const neverCrops = new Set(['KMZ', 'Kodak']);

/** Whether a lens fills the frame of a camera. */
export function imageOf({ coverage }: Facts, camera: Camera, lens: Lens, mount: string): Image {
  const row = coverage.find(
    ({ maker, mount: wanted, pattern }) =>
      (maker === '' || maker === lens.maker) &&
      (wanted === '' || wanted === mount) &&
      pattern.test(lens.name),
  );
  if (!row || camera.crop === null) return 'unknown';
  if (row.covers <= camera.crop * slack) return 'full';
  const isCropped = !camera.film && !neverCrops.has(camera.maker);
  return isCropped && camera.mounts.some((each) => crops.has(each)) ? 'crop' : 'vignettes';
}
