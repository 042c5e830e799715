import type { MountedLens } from './lens-on-camera.ts';
import { amber } from './sheet.ts';
import { chrome, enamel, rubber, type Tone } from './tones.ts';

/** A small prime of the rangefinder kind, with scalloped focus ring. */
export const smallPrime = (tone: Tone, name: string): MountedLens => ({
  rings: [
    { r: 24, len: 4, tone: chrome },
    { r: 23, len: 6, tone },
    { r: 24, len: 6, tone, cut: 'scallop' },
    { r: 21.5, len: 4, tone },
    { r: 22, len: 5, tone, cut: 'knurl' },
    { r: 20, len: 3, tone },
  ],
  glass: 12,
  name,
});

/** The manual-focus fifty of the film SLR. */
export const manualFifty = (name: string, glass = 16, grip: 'rubber' | 'ribs' = 'rubber'): MountedLens => ({
  rings: [
    { r: 31, len: 3, tone: chrome },
    { r: 31, len: 6, tone: enamel, cut: 'ribs' },
    { r: 29, len: 3, tone: chrome },
    { r: 31, len: 11, tone: rubber, cut: grip },
    { r: 28, len: 5, tone: enamel },
  ],
  glass,
  name,
  patch: true,
});

/** The slow standard zoom that comes with a body. */
export const kitZoom = (name: string, tone = enamel): MountedLens => ({
  rings: [
    { r: 29, len: 4, tone },
    { r: 32, len: 11, tone, cut: 'ribs' },
    { r: 30, len: 3, tone },
    { r: 31, len: 7, tone, cut: 'knurl' },
  ],
  glass: 17,
  name,
});

/** A fast standard zoom, as broad as the mount of a large body. */
export const fastZoom = (name: string, patch = false): MountedLens => ({
  rings: [
    { r: 34, len: 6, tone: enamel },
    { r: 41, len: 18, tone: rubber, cut: 'rubber' },
    { r: 40, len: 4, tone: enamel, band: amber },
    { r: 42, len: 9, tone: rubber, cut: 'ribs' },
    { r: 42, len: 4, tone: enamel },
  ],
  glass: 27,
  name,
  patch,
});

/** A modern prime with a broad focus ring. */
export const modernPrime = (name: string, r = 33, glass = 19, tone = enamel): MountedLens => ({
  rings: [
    { r: r - 3, len: 5, tone },
    { r, len: 12, tone, cut: 'knurl' },
    { r: r - 0.5, len: 7, tone },
  ],
  glass,
  name,
});

/** A prime with its own aperture ring. */
export const ringPrime = (name: string, tone = enamel): MountedLens => ({
  rings: [
    { r: 29, len: 4, tone: chrome },
    { r: 30, len: 8, tone, cut: 'ribs' },
    { r: 28.5, len: 4, tone },
    { r: 30, len: 6, tone },
    { r: 26, len: 4, tone },
  ],
  glass: 15,
  name,
  patch: true,
});

export const flatPancake = (name: string, r = 30, glass = 9): MountedLens => ({
  rings: [
    { r, len: 4, tone: enamel },
    { r: r + 1, len: 5, tone: enamel, cut: 'knurl' },
    { r: r - 3, len: 3, tone: enamel },
  ],
  glass,
  name,
});
