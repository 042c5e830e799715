import type { Facts } from './facts.ts';
import type { Camera, Lens } from './verdict.ts';

export type Image = 'full' | 'crop' | 'vignettes' | 'unknown';

/** Crop factors are rounded. */
const slack = 1.05;
/** Digital bodies with these mounts crop the image automatically. */
const crops = new Set(['Canon RF', 'L-Mount', 'Nikon F', 'Nikon Z', 'Pentax K', 'Sony A', 'Sony E']);
const neverCrops = new Set(['KMZ', 'Kodak']);

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
