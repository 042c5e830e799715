import { round } from './camera-parts.ts';
import { post } from './post.ts';
import { at, fillet, polyline, rectangle, shadow, slab, startSheet, stroke, type Sheet } from './sheet.ts';
import { extrude } from './solids.ts';
import { chrome, enamel, glass, rubber, silver } from './tones.ts';
import { disc, tube } from './tube.ts';
import { px, py } from './sheet.ts';

const fresnel = (sheet: Sheet, box: readonly [number, number, number, number], z: number): void => {
  slab(sheet, box, z, '#ECEAE3', { r: 2 });
  const [x0, y0, x1, y1] = box;
  const rows = Array.from({ length: Math.floor((y1 - y0) / 3.2) - 1 }, (_, i) => {
    const y = y0 + (i + 1) * 3.2;
    return polyline([at(sheet, x0 + 3, y, z), at(sheet, x1 - 3, y, z)]);
  });
  stroke(sheet, rows.join(''), 1.6, '#A6A299');
};

const foot = (sheet: Sheet): void => {
  extrude(sheet, rectangle(-9, 0, 9, 4, 0.6), -8, 10, chrome);
  post(sheet, 0, 0, 4, [
    { r: 15, len: 7, tone: enamel, cut: 'ribs' },
    { r: 18, to: 22, len: 4, tone: enamel },
  ]);
};

type Body = { w: number; h: number; s: number; oy: number };

const startFlash = ({ w, h, s, oy }: Body): Sheet => {
  const sheet = startSheet(s, 600, oy, 0.25);
  shadow(sheet, -20, 30, -12, 14);
  foot(sheet);
  extrude(
    sheet,
    fillet([
      [-w / 2, 14, 4],
      [-w / 2 - 2, 14 + h, 3],
      [w / 2 + 2, 14 + h, 3],
      [w / 2, 14, 4],
    ]),
    -22,
    20,
    enamel,
  );
  slab(sheet, [-w / 2 + 5, 22, w / 2 - 5, 22 + h * 0.4], 20, glass.deep, { r: 3 });
  slab(sheet, [-w / 2 + 8, 26, -w / 2 + 14, 18 + h * 0.4], 20, glass.pale, { r: 2, line: 0 });
  round(sheet, w / 2 - 13, 22 + h * 0.2, 20, 4, glass.deep);
  stroke(
    sheet,
    polyline([at(sheet, -w / 2 + 4, 28 + h * 0.5, 20), at(sheet, w / 2 - 4, 28 + h * 0.5, 20)]),
    2,
    enamel.line,
  );
  return sheet;
};

const shoeFlash = (w: number, h: number, head: number, s: number): Sheet => {
  const sheet = startFlash({ w, h, s, oy: 790 });
  const y = 14 + h;
  post(sheet, 0, 0, y, [{ r: w * 0.32, len: 4, tone: rubber, cut: 'fine' }]);
  tube(sheet, -w / 2 - 1, y + 8, 4, [{ r: 6, len: 3, tone: enamel }]);
  extrude(sheet, rectangle(-w / 2 - 4, y + 3, w / 2 + 4, y + 3 + head, 4), -46, 34, enamel);
  fresnel(sheet, [-w / 2, y + 8, w / 2, y + head - 4], 34);
  extrude(sheet, rectangle(-w / 2, y + 3 + head, w / 2, y + 6 + head, 0.5), 14, 34, silver);
  slab(sheet, [w / 2 - 10, 14 + h * 0.62, w / 2 - 4, 14 + h * 0.62 + 8], 20, '#F0A81C', { r: 2 });
  return sheet;
};

const roundFlash = (): Sheet => {
  const sheet = startFlash({ w: 62, h: 72, s: 4.1, oy: 785 });
  post(sheet, 0, 0, 86, [{ r: 20, len: 6, tone: rubber, cut: 'fine' }]);
  extrude(sheet, rectangle(-12, 90, 12, 116, 3), -30, 0, enamel);
  tube(
    sheet,
    0,
    124,
    -18,
    [
      { r: 30, to: 38, len: 14, tone: enamel },
      { r: 40, len: 14, tone: rubber, cut: 'ribs' },
      { r: 41, len: 4, tone: enamel },
    ],
    true,
  );
  const z = -18 + 32 * 1.7;
  const ring = (r: number): string => disc({ x: px(sheet, 0), y: py(sheet, 124, z), r: r * sheet.s });
  sheet.marks.push(`<path d="${ring(34)}" fill="#ECEAE3"/>`);
  for (const r of [29, 24, 19, 14, 9, 4]) stroke(sheet, ring(r), 1.6, '#A6A299');
  for (const turn of [0.4, 1.5, 2.6, 3.7, 4.8, 5.9]) {
    round(sheet, 37.5 * Math.sin(turn), 124 + 37.5 * Math.cos(turn), z, 1.5, enamel.top, 1.6);
  }
  return sheet;
};

export const flashes: Record<string, () => Sheet> = {
  flash: () => shoeFlash(70, 74, 46, 4.6),
  'flash-small': () => shoeFlash(62, 56, 40, 5.3),
  'flash-round': roundFlash,
};
