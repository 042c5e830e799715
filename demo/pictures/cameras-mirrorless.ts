import { corners } from './outline.ts';
import { button, dial, lug, releaseKnob, round, shoe } from './camera-parts.ts';
import { kitZoom, modernPrime, ringPrime } from './camera-lenses.ts';
import { drawMoulded, type Moulded } from './digital.ts';
import { amber, rectangle, slab, type Sheet } from './sheet.ts';
import { extrude } from './solids.ts';
import { chrome, enamel, glass, rubber } from './tones.ts';

type Grip = NonNullable<Moulded['grip']>;

const grip = (x0: number, x1: number, top: number, z = 28): Grip => ({
  outline: [
    [x0, 3, 5],
    [x0, top - 4, 6],
    [x0 + 5, top, 6],
    [x1 - 5, top, 6],
    [x1, top - 12, 8],
    [x1 - 2, 3, 5],
  ],
  z,
});

const lamp = (sheet: Sheet, x: number, y: number): void => round(sheet, x, y, 10, 2, amber, 2);

/** Low angular hump, little body around a wide mount. */
const compactHump = (): Moulded => ({
  s: 6.1,
  oy: 705,
  tone: enamel,
  depth: 30,
  body: corners('-63 0 4, -63 68 5, -57 74 4, 58 74 4, 63 69 4, 63 0 4'),
  hump: {
    outline: corners('-24 66, -23 80, -16 92 2, 16 92 2, 23 80, 24 66'),
    inset: corners('-18 79, -13 88, 13 88, 18 79'),
    z0: -16,
    z1: 14,
  },
  grip: grip(-62, -36, 71),
  panels: [corners('36 5 2, 36 66 2, 60 66 3, 60 5 2')],
  mount: { x: 2, y: 36, r: 31 },
  lens: modernPrime('55 1:1.8', 31, 17),
  tops: (sheet) => {
    dial(sheet, 48, 74, 9, enamel, 5, -6);
    dial(sheet, 31, 74, 8, enamel, 5, -6);
  },
  fronts: (sheet) => {
    button(sheet, -49, 70, 4, chrome, 20, 4);
    shoe(sheet, 0, 92, -12, 4, 18);
    releaseKnob(sheet, 38, 22);
    lamp(sheet, -31, 66);
  },
});

/** A taller finder block that leans over the mount, deep grip. */
const tallHump = (): Moulded => ({
  s: 5.9,
  oy: 715,
  tone: enamel,
  depth: 32,
  body: corners('-67 0 5, -67 70 8, -59 78 6, 56 78 4, 65 70 8, 65 0 5'),
  hump: {
    outline: corners('-27 66, -27 84 2, -21 97 5, -12 101 5, 12 101 5, 21 97 5, 27 84 2, 27 66'),
    inset: corners('-21 82, -16 96 3, 16 96 3, 21 82'),
    z0: -16,
    z1: 16,
  },
  grip: grip(-66, -40, 74, 32),
  panels: [corners('40 6 3, 40 64 3, 62 64 4, 62 6 3')],
  mount: { x: 0, y: 39, r: 33 },
  lens: modernPrime('35 1:1.8', 33, 18),
  tops: (sheet) => dial(sheet, 46, 77, 11, enamel, 5, -4),
  fronts: (sheet) => {
    button(sheet, -53, 73, 4, chrome, 24, 4);
    releaseKnob(sheet, 39, 24);
    lamp(sheet, -33, 70);
  },
});

/** A broad body with a wide, flat-roofed finder block. */
const broadHump = (): Moulded => ({
  s: 5.9,
  oy: 705,
  tone: enamel,
  depth: 34,
  body: corners('-66 0 5, -66 70 6, -60 77 5, 60 77 5, 66 70 6, 66 0 5'),
  hump: {
    outline: corners('-31 66, -30 84 2, -24 96 3, 24 96 3, 30 84 2, 31 66'),
    inset: corners('-24 84, -20 92 1, 20 92 1, 24 84'),
    z0: -16,
    z1: 15,
  },
  grip: grip(-65, -37, 74, 32),
  panels: [corners('40 6 3, 40 66 3, 62 66 3, 62 6 3')],
  mount: { x: 2, y: 38, r: 33 },
  lens: kitZoom('20-60 1:3.5-5.6'),
  tops: (sheet) => dial(sheet, 48, 77, 9, enamel, 6, -6),
  fronts: (sheet) => {
    button(sheet, -52, 73, 4, chrome, 24, 4);
    shoe(sheet, 0, 96, -12, 4, 18);
    releaseKnob(sheet, 39, 22);
  },
});

/** Everything rounded, like a small DSLR without the mirror. */
const rounded = (): Moulded => ({
  s: 5.9,
  oy: 710,
  tone: enamel,
  depth: 34,
  body: corners('-69 0 8, -69 68 12, -60 78 10, -30 76 8, 34 76 6, 58 76 12, 68 64 12, 68 0 8'),
  hump: {
    outline: corners('-28 64, -27 82 5, -19 94 8, -8 98 8, 8 98 8, 19 94 8, 27 82 5, 28 64'),
    inset: corners('-19 82, -13 93 6, 13 93 6, 19 82'),
    z0: -16,
    z1: 16,
  },
  grip: grip(-68, -40, 74, 32),
  panels: [corners('42 6 4, 42 62 6, 65 62 8, 65 6 6')],
  mount: { x: 0, y: 38, r: 34 },
  lens: modernPrime('35 1:1.8', 34, 17),
  tops: (sheet) => dial(sheet, 47, 76, 9, enamel, 5, -6),
  fronts: (sheet) => {
    button(sheet, -54, 73, 4, chrome, 24, 4);
    releaseKnob(sheet, 40, 40);
    lamp(sheet, -33, 66);
  },
});

/** A flat body with the finder in its corner. */
const flat = (): Moulded => ({
  s: 6.7,
  oy: 690,
  tone: enamel,
  depth: 26,
  body: corners('-60 0 5, -60 60 7, -54 67 5, 55 67 4, 60 62 4, 60 0 5'),
  grip: grip(-59, -33, 62, 26),
  panels: [corners('35 5 2, 35 58 2, 57 58 3, 57 5 3')],
  mount: { x: 6, y: 33, r: 31 },
  lens: kitZoom('16-50 1:3.5-5.6'),
  tops: (sheet) => {
    shoe(sheet, 14, 67, -12, 4, 18);
    dial(sheet, -24, 67, 8, enamel, 5, -4);
    extrude(sheet, rectangle(32, 66, 57, 71, 2), -14, -2, enamel);
  },
  fronts: (sheet) => {
    button(sheet, -47, 61, 4, chrome, 18, 4);
    lamp(sheet, -27, 58);
    releaseKnob(sheet, 43, 16);
  },
});

/** The body of a small medium-format camera: square, tall, a large mount. */
const mediumDigital = (): Moulded => ({
  s: 5.3,
  oy: 725,
  tone: enamel,
  depth: 44,
  body: corners('-75 0 5, -75 76 6, -68 84 5, 68 84 5, 75 77 5, 75 0 5'),
  hump: {
    outline: corners('-33 72, -32 92 2, -26 104 3, 26 104 3, 32 92 2, 33 72'),
    inset: corners('-26 90, -22 100 1, 22 100 1, 26 90'),
    z0: -20,
    z1: 14,
  },
  grip: grip(-74, -46, 80, 34),
  panels: [corners('48 6 2, 48 74 2, 72 74 3, 72 6 2')],
  mount: { x: 2, y: 43, r: 38 },
  lens: {
    ...ringPrime('63 1:2.8'),
    rings: [
      { r: 38, len: 8, tone: enamel, cut: 'ribs' },
      { r: 40, len: 12, tone: rubber, cut: 'rubber' },
      { r: 39, len: 6, tone: enamel },
    ],
    glass: 20,
  },
  tops: (sheet) => {
    dial(sheet, 50, 84, 12, enamel, 5, -6);
    slab(sheet, [-66, 84.6, -42, 86], -12, glass.deep);
  },
  fronts: (sheet) => {
    button(sheet, -61, 78, 4.4, chrome, 26, 4);
    shoe(sheet, 0, 104, -14, 2, 19);
    lug(sheet, 74, 70, 4, 1);
    releaseKnob(sheet, 45, 22);
  },
});

const specs: Record<string, () => Moulded> = {
  'mirrorless-compact-hump': compactHump,
  'mirrorless-tall-hump': tallHump,
  'mirrorless-broad-hump': broadHump,
  'mirrorless-rounded': rounded,
  'mirrorless-flat': flat,
  'medium-digital': mediumDigital,
};

export const mirrorless = Object.fromEntries(
  Object.entries(specs).map(([name, spec]) => [name, () => drawMoulded(spec())]),
);
