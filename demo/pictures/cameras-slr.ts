import { manualFifty } from './camera-lenses.ts';
import { advance, button, dial, lug, rewind, round, shoe } from './camera-parts.ts';
import { mountLens, type MountedLens } from './lens-on-camera.ts';
import {
  at,
  fillet,
  polygon,
  polyline,
  rectangle,
  shadow,
  slab,
  startSheet,
  stroke,
  tint,
  type Sheet,
} from './sheet.ts';
import { extrude, face, plan, raise } from './solids.ts';
import { chrome, enamel, leather, silver, type Tone } from './tones.ts';
import { tube } from './tube.ts';

type Slr = {
  w: number;
  /** Height of the shoulders and of the prism. */
  h: number;
  top: number;
  metal: Tone;
  /** Half widths of the prism: at the shoulders, at the brow, at the roof. */
  prism: [number, number, number];
  lens: MountedLens;
  dials?: Tone;
  timer?: boolean;
  shoe?: boolean;
  grip?: boolean;
  base?: number;
  cover?: number;
};

const drawPrism = (sheet: Sheet, { h, top, metal, prism }: Slr): void => {
  const [foot, brow, roof] = prism;
  const rise = top - h;
  const shape = (inset: number): [number, number, number][] => [
    [-foot + inset, h - 6 + inset, 0],
    [-foot + inset, h + rise * 0.22, 1],
    [-brow + inset, h + rise * 0.45, 1],
    [-roof + inset * 0.6, top - inset, 3],
    [roof - inset * 0.6, top - inset, 3],
    [brow - inset, h + rise * 0.45, 1],
    [foot - inset, h + rise * 0.22, 1],
    [foot - inset, h - 6 + inset, 0],
  ];
  extrude(sheet, fillet(shape(0)), -13, 15, metal);
  const plate = shape(2.6).map(([x, y]) => [x * 0.98, Math.max(y, h - 1)] as const);
  stroke(sheet, face(sheet, [...plate], 15), 1.6, metal.line);
  const lines = [0.42, 0.3].map((share, i) => {
    const y = h + rise * share;
    const half = brow * (i === 0 ? 0.62 : 0.4);
    return polyline([at(sheet, -half, y, 15), at(sheet, half, y, 15)]);
  });
  stroke(sheet, lines.join(''), 3, metal.line);
};

/** The film SLR: two shoulders, a pentaprism between them, the mirror box below. */
const filmSlr = (p: Slr): Sheet => {
  const sheet = startSheet(5.9, 600, 705, 0.25);
  const half = p.w / 2;
  const { base = 6, cover = p.h - 13, dials = p.metal } = p;
  shadow(sheet, -half, half, -14, 12);
  raise(sheet, plan(-half, half, -14, 12, 7), 0, base, p.metal, true);
  raise(sheet, plan(-half + 0.4, half - 0.4, -13.6, 11.6, 7), base, cover, leather, true);
  raise(sheet, plan(-half, half, -14, 12, 7), cover, p.h, p.metal);
  lug(sheet, -half + 2, cover + 6, 6, -1);
  lug(sheet, half - 2, cover + 6, 6, 1);
  rewind(sheet, half - 15, p.h, 9, p.metal, -2);
  advance(sheet, -half + 17, p.h, dials, 20, -3);
  button(sheet, -half + 31, p.h, 3, chrome, 4);
  drawPrism(sheet, p);
  dial(sheet, -half + 33, p.h, 8, dials, 5, -5);
  if (p.shoe) shoe(sheet, 0, p.top, -10, 8);
  const box = fillet([
    [-30, base, 2],
    [30, base, 2],
    [30, p.h - 8, 8],
    [20, p.h - 2, 4],
    [-20, p.h - 2, 4],
    [-30, p.h - 8, 8],
  ]);
  extrude(sheet, box, 12, 15, p.metal);
  tint(
    sheet,
    polygon([
      at(sheet, -29, base + 1, 15),
      at(sheet, -24, base + 1, 15),
      at(sheet, -24, 30, 15),
      at(sheet, -29, 30, 15),
    ]),
    p.metal.shade,
  );
  if (p.grip) {
    extrude(sheet, rectangle(-half + 4, base + 3, -half + 22, cover - 3, 3), 12, 18, {
      ...enamel,
      grain: 'grain',
    });
  }
  if (p.timer) {
    tube(sheet, -40, 42, 12, [{ r: 5, len: 2, tone: p.metal }]);
    slab(sheet, [-42, 20, -38, 43], 15, p.metal.lit, { r: 1.8 });
  }
  round(sheet, 38, 46, 12, 3.2, p.metal.shade);
  round(sheet, 38, 46, 12, 1.4, p.metal.lit);
  tube(sheet, 35, 18, 12, [{ r: 4, len: 3, tone: p.metal }]);
  mountLens(sheet, 0, p.h * 0.48, 15, p.lens);
  return sheet;
};

const vintage = manualFifty('1:2 50', 15);

export const filmSlrs: Record<string, () => Sheet> = {
  'slr-black': () =>
    filmSlr({
      w: 142,
      h: 72,
      top: 91,
      metal: enamel,
      prism: [25, 21, 10],
      lens: manualFifty('50 1:1.8'),
      timer: true,
      shoe: true,
    }),
  'slr-pro': () =>
    filmSlr({
      w: 148,
      h: 74,
      top: 99,
      metal: enamel,
      prism: [29, 28, 22],
      lens: manualFifty('50 1:1.4', 19, 'ribs'),
      grip: true,
    }),
  'slr-chrome': () =>
    filmSlr({
      w: 143,
      h: 70,
      top: 90,
      metal: chrome,
      prism: [27, 22, 13],
      lens: vintage,
      shoe: true,
      dials: chrome,
    }),
  'slr-seventies': () =>
    filmSlr({
      w: 141,
      h: 70,
      top: 88,
      metal: silver,
      prism: [28, 23, 16],
      lens: manualFifty('50 1:1.8', 16, 'ribs'),
      grip: true,
      shoe: true,
      dials: enamel,
    }),
  'slr-small': () =>
    filmSlr({
      w: 136,
      h: 66,
      top: 82,
      metal: chrome,
      prism: [24, 19, 9],
      lens: manualFifty('1:1.8 f-50', 15),
      timer: true,
      dials: chrome,
    }),
};
