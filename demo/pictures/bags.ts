import { corners } from './outline.ts';
import { round } from './camera-parts.ts';
import { ribbon } from './limb.ts';
import {
  at,
  fillet,
  polyline,
  px,
  py,
  rectangle,
  shadow,
  slab,
  startSheet,
  stroke,
  type Point,
  type Sheet,
} from './sheet.ts';
import { extrude } from './solids.ts';
import { canvas, chrome, enamel, rubber, silver, tan, type Tone } from './tones.ts';

const stitches = (sheet: Sheet, points: readonly Point[], z: number, color: string): void => {
  const d = polyline(points.map(([x, y]) => at(sheet, x, y, z)));
  sheet.marks.push(`<path d="${d}" stroke="${color}" stroke-width="2" stroke-dasharray="9 7"/>`);
};

/** The shoulder strap: an arch of webbing behind the bag. */
const arch = (sheet: Sheet, half: number, y: number, top: number, color: string, stitch: string): void => {
  const [x0, x1] = [px(sheet, -half), px(sheet, half)];
  const [base, peak] = [py(sheet, y, -20), py(sheet, top, -20)];
  const reach = (x1 - x0) * 0.1;
  ribbon(
    sheet,
    `M${Math.round(x0)} ${Math.round(base)}C${Math.round(x0 - reach * 0.2)} ${Math.round(peak)} ${Math.round(x1 + reach * 0.2)} ${Math.round(peak)} ${Math.round(x1)} ${Math.round(base)}`,
    36,
    color,
    stitch,
  );
};

const messenger = (): Sheet => {
  const sheet = startSheet(2.1, 600, 735, 0.25);
  shadow(sheet, -160, 160, -60, 60);
  arch(sheet, 150, 190, 318, canvas.front, canvas.line);
  extrude(sheet, rectangle(-160, 0, 160, 200, 20), -50, 40, canvas);
  extrude(sheet, rectangle(-134, 6, 134, 96, 14), 40, 58, canvas);
  extrude(sheet, fillet(corners('-164 62 26, -164 214 22, 164 214 22, 164 62 26')), 40, 62, canvas);
  stitches(sheet, corners('-152 84, -152 204, 152 204, 152 84'), 62, canvas.line);
  for (const x of [-84, 84]) {
    extrude(
      sheet,
      fillet([
        [x - 13, 28, 13],
        [x - 13, 140, 3],
        [x + 13, 140, 3],
        [x + 13, 28, 13],
      ]),
      62,
      65,
      tan,
    );
    stitches(
      sheet,
      [
        [x - 9, 134],
        [x - 9, 42],
        [x + 9, 42],
        [x + 9, 134],
      ],
      65,
      tan.line,
    );
    round(sheet, x, 60, 66, 6, '#F0A81C');
    slab(sheet, [x - 1.6, 66, x + 1.6, 84], 66, tan.line, { r: 1, line: 0 });
  }
  extrude(sheet, rectangle(-40, 196, 40, 210, 5), 62, 66, tan);
  return sheet;
};

const press = (): Sheet => {
  const tone: Tone = { ...rubber, front: '#403D37', top: '#625E56' };
  const sheet = startSheet(2.2, 600, 745, 0.25);
  shadow(sheet, -150, 150, -60, 60);
  arch(sheet, 118, 190, 330, enamel.front, enamel.line);
  extrude(sheet, rectangle(-134, 0, 134, 205, 12), -50, 40, tone);
  for (const side of [-1, 1]) {
    const [a, b] = [side * 128, side * 156];
    extrude(sheet, rectangle(Math.min(a, b), 4, Math.max(a, b), 130, 12), -30, 36, tone);
  }
  for (const x of [-64, 64]) {
    extrude(sheet, rectangle(x - 58, 4, x + 58, 112, 10), 40, 60, tone);
    stitches(
      sheet,
      [
        [x - 52, 104],
        [x + 52, 104],
      ],
      60,
      rubber.line,
    );
  }
  extrude(sheet, fillet(corners('-138 90 12, -138 216 14, 138 216 14, 138 90 12')), 42, 63, tone);
  stitches(sheet, corners('-130 98, -130 208, 130 208, 130 98'), 63, rubber.line);
  for (const x of [-64, 64]) {
    slab(sheet, [x - 10, 60, x + 10, 150], 65, enamel.front, { r: 2 });
    slab(sheet, [x - 12, 74, x + 12, 92], 66, chrome.front, { r: 4 });
    slab(sheet, [x - 7, 78, x + 7, 88], 66, enamel.shade, { r: 2 });
    slab(sheet, [x - 3, 48, x + 3, 76], 66, chrome.front, { r: 3 });
  }
  slab(sheet, [-22, 176, 22, 196], 64, '#B3AC9B', { r: 2 });
  return sheet;
};

const backpack = (): Sheet => {
  const tone: Tone = { ...enamel, front: '#57544D', top: '#7F7A71' };
  const sheet = startSheet(1.5, 600, 785, 0.25);
  shadow(sheet, -150, 150, -70, 60);
  for (const side of [-1, 1]) {
    ribbon(
      sheet,
      `M${600 + side * 60} 190C${600 + side * 330} 220 ${600 + side * 330} 520 ${600 + side * 215} 690`,
      30,
      rubber.front,
    );
  }
  ribbon(sheet, 'M548 138C548 82 652 82 652 138', 18, rubber.front);
  extrude(
    sheet,
    fillet(corners('-146 0 26, -150 300 40, -112 408 60, 112 408 60, 150 300 40, 146 0 26')),
    -60,
    40,
    tone,
  );
  extrude(sheet, fillet(corners('-134 14 20, -138 230 16, 138 230 16, 134 14 20')), 40, 58, tone);
  extrude(
    sheet,
    fillet(corners('-140 226 10, -140 316 40, -104 400 46, 104 400 46, 140 316 40, 140 226 10')),
    40,
    62,
    tone,
  );
  stroke(sheet, polyline([at(sheet, -128, 236, 62), at(sheet, 128, 236, 62)]), 2, enamel.line);
  for (const y of [60, 100, 140, 180]) {
    slab(sheet, [-30, y, 30, y + 9], 58, rubber.front, { r: 3 });
  }
  slab(sheet, [-9, 120, 9, 262], 63, rubber.front, { r: 4 });
  slab(sheet, [-24, 176, 24, 190], 64, silver.lit, { r: 6 });
  slab(sheet, [-20, 254, 20, 266], 64, silver.front, { r: 4 });
  stroke(sheet, polyline([at(sheet, -134, 24, 59), at(sheet, -136, 214, 59)]), 5, rubber.shade);
  stroke(sheet, polyline([at(sheet, 134, 24, 59), at(sheet, 136, 214, 59)]), 5, rubber.shade);
  slab(sheet, [90, 206, 128, 217], 58, '#F0A81C', { r: 2 });
  return sheet;
};

export const bags: Record<string, () => Sheet> = {
  'bag-messenger': messenger,
  'bag-press': press,
  backpack,
};
