import { advance, button, dial, lug, pane, rewind, round, screw, shoe } from './camera-parts.ts';
import { smallPrime } from './camera-lenses.ts';
import { mountLens, type MountedLens } from './lens-on-camera.ts';
import { amber, ink, shadow, slab, startSheet, stroke, at, polyline, type Sheet } from './sheet.ts';
import { plan, raise } from './solids.ts';
import { chrome, enamel, leather, silver, type Tone } from './tones.ts';
import { tube } from './tube.ts';

type Shell = {
  w: number;
  h: number;
  d?: number;
  deck: number;
  metal: Tone;
  s: number;
  oy?: number;
  r?: number;
};

/** Base plate, covered middle and top plate: what rangefinders and their kin have in common. */
export const startShell = ({ w, h, d = 32, deck, metal, s, oy = 690, r = 15 }: Shell): Sheet => {
  const sheet = startSheet(s, 600, oy, 0.25);
  const half = w / 2;
  const z = d / 2;
  shadow(sheet, -half, half, -z, z);
  raise(sheet, plan(-half, half, -z, z, r), 0, 4, metal, true);
  raise(sheet, plan(-half + 0.5, half - 0.5, -z + 0.5, z - 0.5, r), 4, h - deck, leather, true);
  raise(sheet, plan(-half, half, -z, z, r), h - deck, h, metal);
  return sheet;
};

/** The classic coupled rangefinder: finder, frame-line window and patch window in the top plate. */
export const coupledRangefinder = (metal: Tone, lens: Tone): Sheet => {
  const sheet = startShell({ w: 138, h: 77, deck: 22, metal, s: 6.1 });
  const y = 77;
  lug(sheet, -66, 58, 8, -1);
  lug(sheet, 66, 58, 8, 1);
  advance(sheet, -50, y, metal, 22, 1);
  dial(sheet, -29, y, 8.5, metal, 5, 1);
  shoe(sheet, 0, y, -12, 6);
  rewind(sheet, 56, y, 8, metal, 1);
  pane(sheet, [43, 61, 61, 73], 16);
  pane(sheet, [21, 62, 36, 71], 16, { fill: metal === chrome ? '#D9D5CB' : '#8D877B', glint: false });
  pane(sheet, [2, 63, 11, 71], 16, { fill: amber, glint: false });
  round(sheet, -20, 66, 16, 2.6, enamel.shade);
  tube(sheet, 30, 41, 16, [{ r: 5, len: 2, tone: metal }]);
  slab(sheet, [28.5, 22, 31.5, 42], 20, metal.lit, { r: 1.4 });
  tube(sheet, -29, 27, 16, [{ r: 3.4, len: 3, tone: metal }]);
  mountLens(sheet, -2, 37, 16, smallPrime(lens, '1:2/35'));
  return sheet;
};

/** The later kind with one long window band, a single large finder and a taller deck. */
const wideFinderRangefinder = (): Sheet => {
  const sheet = startShell({ w: 138, h: 78, deck: 20, metal: silver, s: 6.1, r: 9 });
  const y = 78;
  lug(sheet, -67, 60, 9, -1);
  lug(sheet, 67, 60, 9, 1);
  advance(sheet, -52, y, silver, 20, 1);
  dial(sheet, -33, y, 9, enamel, 5, 1);
  button(sheet, -19, y, 3, chrome, 4);
  shoe(sheet, 4, y, -12, 8);
  rewind(sheet, 57, y, 7, silver, 1);
  slab(sheet, [-2, 60, 64, 75], 16, enamel.shade, { r: 2 });
  pane(sheet, [42, 61.5, 62, 73.5], 16);
  pane(sheet, [19, 63, 37, 72], 16, { fill: '#A6A299', glint: false });
  pane(sheet, [0, 64, 9, 71], 16, { fill: amber, glint: false });
  tube(sheet, -30, 30, 16, [{ r: 3.6, len: 3, tone: silver }]);
  screw(sheet, -58, 66, 16, silver);
  mountLens(sheet, -2, 37, 16, smallPrime(chrome, '1:2/50'));
  return sheet;
};

const leafLens = (): MountedLens => ({
  rings: [
    { r: 30, len: 4, tone: chrome },
    { r: 29, len: 5, tone: enamel, cut: 'knurl' },
    { r: 27, len: 4, tone: chrome, cut: 'fine' },
    { r: 28, len: 5, tone: enamel, cut: 'ribs' },
    { r: 25.5, len: 5, tone: chrome },
  ],
  glass: 16,
  name: '1:1.7 f-45',
  patch: true,
});

/** The fixed-lens rangefinder of the seventies: wide body, long finder window, leaf-shutter lens. */
const fixedLensRangefinder = (): Sheet => {
  const sheet = startShell({ w: 141, h: 76, deck: 23, metal: chrome, s: 6, r: 6 });
  const y = 76;
  lug(sheet, -69, 60, 8, -1);
  lug(sheet, 69, 60, 8, 1);
  advance(sheet, -54, y, chrome, 18, 1);
  button(sheet, -37, y, 4.4, chrome, 1, 4);
  shoe(sheet, 6, y, -12, 6);
  rewind(sheet, 58, y, 8.5, chrome, 1);
  slab(sheet, [-12, 57, 62, 73], 16, enamel.front, { r: 2 });
  pane(sheet, [38, 58.5, 60, 71.5], 16);
  pane(sheet, [12, 60.5, 33, 69.5], 16, { fill: '#B9B5AB', glint: false });
  pane(sheet, [-8, 61, 4, 69], 16, { fill: amber, glint: false });
  for (const [i, fill] of ['#B9B5AB', '#85817A'].entries())
    slab(sheet, [-31 + i * 6, 78, -27 + i * 6, 80], -6, fill);
  stroke(sheet, polyline([at(sheet, -69, 55, 16), at(sheet, 69, 55, 16)]), 2, ink);
  mountLens(sheet, 0, 34, 16, leafLens());
  return sheet;
};

export const rangefinders: Record<string, () => Sheet> = {
  'rangefinder-black': () => coupledRangefinder(enamel, enamel),
  'rangefinder-silver': wideFinderRangefinder,
  'rangefinder-fixed': fixedLensRangefinder,
};
