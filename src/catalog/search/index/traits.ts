import type { CameraFilter, LensFilter } from '#src/catalog/search/port.ts';
import type { Ruled } from './components.ts';

const isAtLeast = (value: number | null, min: number | undefined) =>
  min === undefined || (value !== null && value >= min);
const isAtMost = (value: number | null, max: number | undefined) =>
  max === undefined || (value !== null && value <= max);
const isSame = (value: boolean | null, wanted: boolean | undefined) =>
  wanted === undefined || value === wanted;

/** Returns whether a component meets the filter. */
export function meetsLensFilter({ minFocal, maxFocal, maxAperture, isZoom, autofocus }: LensFilter) {
  return ({ kind, traits: [from, to, aperture, hasAutofocus] }: Ruled): boolean =>
    kind === 'lens' &&
    isAtLeast(to, minFocal) &&
    isAtMost(from, maxFocal) &&
    isAtMost(aperture, maxAperture) &&
    isSame(from === null || to === null ? null : from < to, isZoom) &&
    isSame(hasAutofocus, autofocus);
}

export function meetsCameraFilter({ film, format: formats = [] }: CameraFilter) {
  return ({ kind, traits: [, , , , isFilm, format] }: Ruled): boolean =>
    kind === 'cameras' &&
    isSame(isFilm, film) &&
    (formats.length === 0 || (format !== null && formats.includes(format)));
}
