/** How much of the frame the image circle of the lens fills. */
export type ImageFit = 'full' | 'crop' | 'vignettes' | 'unknown';

/** Crop factors are rounded. */
const slack = 1.05;
/** Digital bodies with these mounts crop the image automatically. */
const crops = new Set(['Canon RF', 'L-Mount', 'Nikon F', 'Nikon Z', 'Pentax K', 'Sony A', 'Sony E']);
const neverCrops = new Set(['KMZ', 'Kodak']);

type Frame = { maker: string; mounts: readonly string[]; crop: number | null; film?: boolean };

export function imageOf(camera: Frame, { covers }: { covers?: number | undefined }): ImageFit {
  if (covers === undefined || camera.crop === null) return 'unknown';
  if (covers <= camera.crop * slack) return 'full';
  const isCropped = !camera.film && !neverCrops.has(camera.maker);
  return isCropped && camera.mounts.some((mount) => crops.has(mount)) ? 'crop' : 'vignettes';
}
