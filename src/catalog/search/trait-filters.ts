import type { CameraFilter, LensFilter } from './port.ts';
import type { Criteria } from './schemas.ts';

const isYes = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true');

export function toLens({
  focalMin,
  focalMax,
  aperture,
  lensType,
  autofocus,
}: Criteria): LensFilter | undefined {
  const filter = {
    minFocal: focalMin,
    maxFocal: focalMax,
    maxAperture: aperture,
    isZoom: lensType === undefined ? undefined : lensType === 'zoom',
    autofocus: isYes(autofocus),
  };
  return Object.values(filter).some((value) => value !== undefined) ? filter : undefined;
}

export function toCamera({ film, format }: Criteria): CameraFilter | undefined {
  return film === undefined && format === undefined ? undefined : { film: isYes(film), format };
}
