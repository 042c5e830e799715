/** How much of the frame the image circle of the lens fills. */
export type ImageFit = 'full' | 'crop' | 'vignettes' | 'unknown';

/** Crop factors are rounded. */
const slack = 1.05;
/** Digital bodies with these mounts crop the image automatically. */
const crops = new Set(['Canon RF', 'L-Mount', 'Nikon F', 'Nikon Z', 'Pentax K', 'Sony A', 'Sony E']);
const neverCrops = new Set(['KMZ', 'Kodak']);

type Frame = { maker: string; mounts: readonly string[]; crop: number | null; film?: boolean | null };

/** The circle behind an adapter, which shrinks as much as the focal length. */
export const circleBehind = <Of extends Circle>(circle: Of, factor = 1): Of => ({
  ...circle,
  covers: circle.covers && circle.covers / factor,
  coversAtLeast: circle.coversAtLeast && circle.coversAtLeast / factor,
});

type Circle = { covers?: number | undefined; coversAtLeast: number | undefined; isSilent: boolean };

export function imageOf(camera: Frame, { covers, coversAtLeast, isSilent }: Circle): ImageFit {
  if (camera.crop === null) return 'unknown';
  const least = covers ?? coversAtLeast;
  if (least !== undefined && least <= camera.crop * slack) return 'full';
  if (covers === undefined) return 'unknown';
  const isCropped = !isSilent && !camera.film && !neverCrops.has(camera.maker);
  return isCropped && camera.mounts.some((mount) => crops.has(mount)) ? 'crop' : 'vignettes';
}
