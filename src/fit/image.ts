import type { Facts } from './facts.ts';
import type { Camera, Lens } from './verdict.ts';

export type Image = 'full' | 'crop' | 'vignettes' | 'unknown';

/** How much smaller than the frame a circle may seem and fill it all the same: factors are rounded. */
const slack = 1.05;
/** Digital bodies of these take the middle of the picture by themselves. */
const crops = new Set(['Canon RF', 'L-Mount', 'Nikon F', 'Nikon Z', 'Sony E']);

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
  return !camera.film && camera.mounts.some((each) => crops.has(each)) ? 'crop' : 'vignettes';
}
