import { corners } from './outline.ts';
import { button, dial, lug, pane, round, shoe } from './camera-parts.ts';
import { flatPancake, modernPrime, ringPrime } from './camera-lenses.ts';
import { startShell } from './cameras-rangefinder.ts';
import { mountLens, type MountedLens } from './lens-on-camera.ts';
import { amber, fillet, slab, stroke, type Sheet } from './sheet.ts';
import { extrude, face } from './solids.ts';
import { chrome, enamel, glass, leather, rubber, silver, type Tone } from './tones.ts';
import { tube } from './tube.ts';

type Retro = {
  w: number;
  h: number;
  top: number;
  deck: number;
  s: number;
  oy: number;
  metal: Tone;
  dials: Tone;
  half: [number, number, number];
  lens: MountedLens;
  grip?: boolean;
};

/** Digital bodies in the manner of film SLRs: covered middle, metal deck with dials, angular finder. */
const retro = (p: Retro): Sheet => {
  const { w, h, top, deck, metal, dials, s, oy } = p;
  const x = w / 2;
  const sheet = startShell({ w, h, d: 28, deck, metal, s, oy, r: 6 });
  lug(sheet, -x + 2, h - deck + 5, 8, -1);
  lug(sheet, x - 2, h - deck + 5, 8, 1);
  dial(sheet, x - 17, h, 10, dials, 6, 0);
  dial(sheet, -x + 40, h, 9.5, dials, 6, 0);
  dial(sheet, -x + 12, h, 8, dials, 5, -4);
  button(sheet, -x + 22, h, 3.2, chrome, 8, 3);
  const [foot, brow, roof] = p.half;
  const finder = [
    [-foot, h - deck + 4, 0],
    [-foot, h + (top - h) * 0.2, 1],
    [-brow, h + (top - h) * 0.5, 1],
    [-roof, top, 2],
    [roof, top, 2],
    [brow, h + (top - h) * 0.5, 1],
    [foot, h + (top - h) * 0.2, 1],
    [foot, h - deck + 4, 0],
  ];
  extrude(sheet, fillet(finder), -14, 16, metal);
  const inset = [
    [-foot + 3, h - 2],
    [-roof + 1, top - 3],
    [roof - 1, top - 3],
    [foot - 3, h - 2],
  ].map(([a = 0, b = 0]) => [a, b] as const);
  stroke(sheet, face(sheet, [...inset], 16), 1.6, metal.line);
  shoe(sheet, 0, top, -12, 4, 18);
  if (p.grip) {
    const grip = fillet([
      [-x + 2, 6, 4],
      [-x + 2, h - deck - 2, 4],
      [-x + 18, h - deck - 2, 6],
      [-x + 18, 6, 4],
    ]);
    extrude(sheet, grip, 14, 20, rubber);
  }
  round(sheet, -x + 28, h - 8, 14, 2, amber, 2);
  tube(sheet, 34, 24, 14, [{ r: 3.4, len: 3, tone: metal }]);
  tube(sheet, 0, h * 0.46, 14, [{ r: 32, to: 31, len: 3, tone: metal }]);
  mountLens(sheet, 0, h * 0.46, 19, p.lens);
  return sheet;
};

/** A digital rangefinder look-alike: window finder in the corner, two dials on the deck. */
const finderWindow = (): Sheet => {
  const sheet = startShell({ w: 141, h: 80, d: 30, deck: 23, metal: enamel, s: 6, r: 7 });
  lug(sheet, -69, 62, 9, -1);
  lug(sheet, 69, 62, 9, 1);
  dial(sheet, -30, 80, 10, enamel, 6, 2);
  dial(sheet, -53, 80, 8.5, enamel, 5, 4);
  button(sheet, -44, 80, 3, chrome, 9, 3);
  shoe(sheet, 4, 80, -12, 6);
  pane(sheet, [38, 62, 62, 76], 15, { r: 2 });
  round(sheet, 28, 69, 15, 3, glass.deep);
  round(sheet, -24, 70, 15, 2, amber, 2);
  extrude(sheet, fillet(corners('-66 8 4, -66 52 4, -52 52 6, -52 8 4')), 15, 19, rubber);
  tube(sheet, 36, 24, 15, [{ r: 3.4, len: 3, tone: enamel }]);
  tube(sheet, 2, 37, 15, [{ r: 30, len: 2, tone: enamel }]);
  mountLens(sheet, 2, 37, 18, ringPrime('35 1:2'));
  return sheet;
};

const pocket = (): Sheet => {
  const sheet = startShell({ w: 109, h: 62, d: 22, deck: 9, metal: enamel, s: 7.6, oy: 680, r: 9 });
  lug(sheet, 53, 50, 6, 1);
  dial(sheet, -34, 62, 8, enamel, 4, 0);
  button(sheet, -19, 62, 4, chrome, 2, 3);
  shoe(sheet, 4, 62, -9, 3, 18);
  extrude(sheet, fillet(corners('-51 5 5, -51 52 5, -36 52 8, -36 5 6')), 11, 17, rubber);
  slab(sheet, [30, 44, 42, 50], 11, glass.mid, { r: 1 });
  tube(sheet, 6, 30, 11, [{ r: 27, len: 3, tone: enamel, cut: 'knurl' }]);
  mountLens(sheet, 6, 30, 16, flatPancake('28 1:2.8', 23, 9));
  return sheet;
};

const zoomCompact = (): Sheet => {
  const sheet = startShell({ w: 102, h: 58, d: 24, deck: 8, metal: enamel, s: 8, oy: 680, r: 12 });
  lug(sheet, 49, 46, 6, 1);
  dial(sheet, -18, 58, 8, enamel, 4, 0);
  button(sheet, -36, 58, 5, chrome, 2, 3);
  extrude(sheet, fillet(corners('20 58, 20 66 1, 40 66 1, 40 58')), -10, 4, enamel);
  slab(sheet, [24, 59.5, 36, 64.5], 4, glass.mid, { r: 0.6 });
  extrude(sheet, fillet(corners('-46 8 3, -46 46 3, -40 46 3, -40 8 3')), 12, 15, rubber);
  tube(sheet, 5, 28, 12, [{ r: 27, len: 3, tone: enamel, cut: 'fine' }]);
  const zoom: MountedLens = {
    rings: [
      { r: 23, len: 8, tone: enamel },
      { r: 20.5, len: 8, tone: silver },
      { r: 18, len: 5, tone: enamel },
    ],
    glass: 11,
    name: '24-70 1:1.8',
    size: 2.4,
  };
  mountLens(sheet, 5, 28, 17, zoom);
  return sheet;
};

const fixedPrime = (): Sheet => {
  const sheet = startShell({ w: 130, h: 77, d: 30, deck: 21, metal: enamel, s: 6.4, r: 14 });
  lug(sheet, -62, 60, 8, -1);
  lug(sheet, 62, 60, 8, 1);
  dial(sheet, -42, 77, 8.5, enamel, 5, 2);
  button(sheet, -24, 77, 4, enamel, 4, 3);
  shoe(sheet, 4, 77, -12, 5);
  round(sheet, 48, 66, 15, 2, amber, 2);
  slab(sheet, [18, 63, 28, 70], 15, glass.mid, { r: 1 });
  tube(sheet, 0, 36, 15, [{ r: 30, len: 2, tone: leather }]);
  mountLens(sheet, 0, 36, 18, ringPrime('28 1:1.7'));
  return sheet;
};

export const retros: Record<string, () => Sheet> = {
  'mirrorless-dials': () =>
    retro({
      w: 133,
      h: 72,
      top: 91,
      deck: 20,
      s: 6,
      oy: 705,
      metal: silver,
      dials: silver,
      half: [23, 20, 15],
      lens: ringPrime('35 1:1.4'),
      grip: true,
    }),
  'mirrorless-small': () =>
    retro({
      w: 124,
      h: 67,
      top: 86,
      deck: 18,
      s: 6.3,
      oy: 705,
      metal: chrome,
      dials: chrome,
      half: [22, 19, 12],
      lens: modernPrime('14-42 1:3.5', 29, 14),
      grip: true,
    }),
  'mirrorless-classic': () =>
    retro({
      w: 144,
      h: 78,
      top: 101,
      deck: 20,
      s: 5.7,
      oy: 715,
      metal: enamel,
      dials: enamel,
      half: [26, 21, 11],
      lens: modernPrime('40 1:2', 33, 15),
    }),
  'mirrorless-finder-window': finderWindow,
  'compact-pocket': pocket,
  'compact-zoom': zoomCompact,
  'compact-fixed': fixedPrime,
};
