import { oval, ovalAt, post } from './post.ts';
import { at, fillet, part, polygon, shadow, tint, type Sheet } from './sheet.ts';
import { enamel, glass as glassTones } from './tones.ts';

/** What lies beside a lens: the front cap, the rear cap or the hood. */
export type Beside = {
  cap?: { x: number; z: number; r: number };
  rear?: { x: number; z: number; r: number };
  hood?: { x: number; z: number; r: number; to: number; len: number };
};

/** A pinch cap lying flat on the floor. */
const drawCap = (sheet: Sheet, x: number, z: number, r: number): void => {
  const top = post(sheet, x, z, 0, [
    { r, len: 2.4, tone: enamel, cut: 'fine' },
    { r: r - 1.6, len: 1.6, tone: enamel },
  ]);
  const grip = (side: number): string =>
    polygon(
      fillet([
        [side * r * 0.34, -r * 0.44, 2],
        [side * r * 0.74, -r * 0.44, 2],
        [side * r * 0.74, r * 0.44, 2],
        [side * r * 0.34, r * 0.44, 2],
      ]).map(([dx, dz]) => at(sheet, x + dx, top, z + dz)),
    );
  for (const side of [-1, 1]) part(sheet, grip(side), enamel.shade, 2);
};

const drawHood = (sheet: Sheet, { x, z, r, to, len }: NonNullable<Beside['hood']>): void => {
  const top = post(sheet, x, z, 0, [
    { r, to, len: len - 3, tone: enamel },
    { r: to, len: 3, tone: enamel, cut: 'fine' },
  ]);
  part(sheet, oval({ ...ovalAt(sheet, x, top, z, to - 2) }), glassTones.deep);
  tint(sheet, oval({ ...ovalAt(sheet, x, top - 4, z - 1, to - 7) }), glassTones.mid);
};

export const drawBeside = (sheet: Sheet, { cap, rear, hood }: Beside): void => {
  const thing = cap ?? rear ?? hood;
  if (!thing) return;
  const { x, z, r } = thing;
  shadow(sheet, x - r * 0.8, x + r, z - r * 0.7, z + r * 0.8);
  if (cap) drawCap(sheet, cap.x, cap.z, cap.r);
  if (rear) post(sheet, x, z, 0, [{ r, len: 11, tone: enamel, cut: 'ribs' }]);
  if (hood) drawHood(sheet, hood);
};
