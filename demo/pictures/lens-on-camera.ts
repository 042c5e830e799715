import { eye } from './eye.ts';
import type { Ring } from './rings.ts';
import type { Sheet } from './sheet.ts';
import { stroke } from './sheet.ts';
import { enamel, type Tone } from './tones.ts';
import { disc, engraveAround, tube } from './tube.ts';
import { px, py } from './sheet.ts';

export type MountedLens = {
  rings: Ring[];
  /** Radius of the front glass. */
  glass: number;
  /** Engraved around the glass. */
  name?: string;
  size?: number;
  face?: Tone;
  patch?: boolean;
};

/** A lens on its camera, looking at the viewer. */
export const mountLens = (sheet: Sheet, x: number, y: number, z: number, lens: MountedLens): void => {
  const front = tube(sheet, x, y, z, lens.rings);
  const last = lens.rings.at(-1);
  const rim = last?.to ?? last?.r ?? lens.glass;
  const { face = enamel, glass, size = 3.2 } = lens;
  const circle = (r: number, deep = 0): string =>
    disc({ x: px(sheet, x), y: py(sheet, y, front - deep), r: r * sheet.s });
  sheet.marks.push(`<path d="${circle(rim)}" fill="${face.front}"/>`);
  stroke(sheet, circle(rim * 0.94), 1.6, face.line);
  const gap = rim * 0.94 - glass;
  sheet.marks.push(`<path d="${circle(glass + gap * 0.18, 1)}" fill="${face.shade}"/>`);
  if (lens.name) {
    const r = glass + gap * 0.58;
    engraveAround(sheet, { x, y, z: front, r }, lens.name, Math.min(size, gap * 0.5), face.line);
  }
  eye(sheet, x, y, front, { r: glass, depth: 4, patch: lens.patch ?? false });
};
