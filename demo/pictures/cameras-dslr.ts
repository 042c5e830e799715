import { corners } from './outline.ts';
import { button, dial, releaseKnob, round } from './camera-parts.ts';
import { fastZoom, kitZoom, modernPrime } from './camera-lenses.ts';
import { drawMoulded, type Moulded } from './digital.ts';
import { post } from './post.ts';
import { rectangle, part, slab, amber, type Sheet } from './sheet.ts';
import { lying } from './solids.ts';
import { chrome, enamel, glass, grey } from './tones.ts';
import { tube } from './tube.ts';

const topDisplay = (sheet: Sheet, x0: number, x1: number, y: number): void => {
  part(sheet, lying(sheet, rectangle(x0, -18, x1, 4, 1.5), y), glass.deep);
  part(sheet, lying(sheet, rectangle(x0 + 2, -15, x1 - 2, 1), y), '#8D9186', 1.6);
};

const lamp = (sheet: Sheet, x: number, y: number): void => {
  round(sheet, x, y, 10, 2.4, glass.deep);
  round(sheet, x - 0.6, y + 0.6, 10, 0.8, glass.pale, 1);
};

const grip = (x0: number, x1: number, top: number): NonNullable<Moulded['grip']> => ({
  outline: [
    [x0, 3, 6],
    [x0 - 1, top - 12, 6],
    [x0 + 3, top, 7],
    [x1 - 4, top - 2, 7],
    [x1, top - 14, 8],
    [x1 - 3, 3, 6],
  ],
  z: 32,
});

/** Sloping shoulders and a rounded prism: the broad full-frame kind. */
const wideShoulder = (): Moulded => ({
  s: 5.1,
  oy: 740,
  tone: enamel,
  depth: 40,
  body: corners('-76 0 7, -76 76 10, -68 87 10, -38 87 8, 40 87 6, 66 84 10, 76 74 12, 76 0 8'),
  hump: {
    outline: corners('-32 70 2, -31 92 6, -21 107 12, -8 113 10, 8 113 10, 21 107 12, 31 92 6, 32 70 2'),
    inset: corners('-22 90, -15 102 6, 15 102 6, 22 90'),
    z0: -22,
    z1: 18,
  },
  grip: grip(-74, -42, 80),
  panels: [corners('45 8 3, 45 66 4, 72 66 6, 72 8 4')],
  mount: { x: -2, y: 44, r: 34 },
  lens: fastZoom('24-70 1:2.8', true),
  tops: (sheet) => {
    topDisplay(sheet, -66, -36, 87.2);
    dial(sheet, 50, 85, 11, enamel, 7, -8);
  },
  fronts: (sheet) => {
    button(sheet, -58, 79, 4, chrome, 25, 4);
    lamp(sheet, -37, 70);
    releaseKnob(sheet, 41, 30);
  },
});

const pro = (): Moulded => ({
  s: 5,
  oy: 740,
  tone: enamel,
  depth: 42,
  body: corners('-73 0 7, -73 84 8, -64 92 8, 30 92 4, 64 90 10, 73 80 10, 73 0 8'),
  hump: {
    outline: corners('-34 76 2, -32 98 4, -24 114 7, -12 120 6, 12 120 6, 24 114 7, 32 98 4, 34 76 2'),
    inset: corners('-24 96, -16 111 4, 16 111 4, 24 96'),
    z0: -20,
    z1: 17,
  },
  grip: grip(-71, -41, 86),
  panels: [corners('46 8 3, 46 70 4, 69 70 6, 69 8 4')],
  mount: { x: 0, y: 47, r: 33 },
  lens: fastZoom('24-70 1:2.8'),
  tops: (sheet) => {
    topDisplay(sheet, -64, -37, 92.2);
    post(sheet, 51, -6, 91, [{ r: 12.5, len: 5, tone: enamel }]);
    dial(sheet, 51, 96, 9, enamel, 3, -6);
  },
  fronts: (sheet) => {
    button(sheet, -57, 85, 4, chrome, 25, 4);
    slab(sheet, [-70, 62, -48, 64], 32, amber, { r: 1, line: 1.6 });
    round(sheet, -38, 36, 10, 2.6, enamel.shade);
    releaseKnob(sheet, 40, 34);
    lamp(sheet, -37, 78);
  },
});

const small = (): Moulded => ({
  s: 5.9,
  oy: 725,
  tone: enamel,
  depth: 36,
  body: corners('-62 0 7, -62 66 12, -54 78 10, -30 77 6, 32 77 4, 54 76 10, 61 66 10, 61 0 8'),
  hump: {
    outline: corners('-27 62 2, -27 80 4, -20 93 8, -8 97 6, 8 97 6, 20 93 8, 27 80 4, 27 62 2'),
    inset: corners('-20 80, -14 90 4, 14 90 4, 20 80'),
    z0: -16,
    z1: 18,
  },
  grip: grip(-61, -33, 72),
  mount: { x: 1, y: 39, r: 32 },
  lens: kitZoom('18-55 1:3.5-5.6'),
  tops: (sheet) => dial(sheet, 43, 77, 9, enamel, 6, -6),
  fronts: (sheet) => {
    button(sheet, -47, 71, 3.6, chrome, 26, 4);
    releaseKnob(sheet, 38, 30);
    lamp(sheet, -29, 66);
  },
});

const withGrip = (): Moulded => ({
  s: 4.4,
  oy: 755,
  tone: enamel,
  depth: 42,
  body: corners('-79 0 8, -79 112 10, -70 124 10, -36 124 6, 40 124 4, 70 120 12, 79 108 12, 79 0 10'),
  hump: {
    outline: corners('-32 106 2, -31 130 6, -22 146 10, -9 151 8, 9 151 8, 22 146 10, 31 130 6, 32 106 2'),
    inset: corners('-22 128, -15 142 6, 15 142 6, 22 128'),
    z0: -22,
    z1: 18,
  },
  grip: {
    outline: corners('-77 3 6, -78 106 8, -73 117 8, -48 115 8, -44 100 10, -47 44 10, -40 26 8, -40 3 6'),
    z: 34,
  },
  panels: [corners('48 10 3, 48 98 4, 75 98 6, 75 10 6')],
  mount: { x: 0, y: 72, r: 34 },
  lens: fastZoom('70-200 1:2.8'),
  tops: (sheet) => topDisplay(sheet, -68, -38, 124.2),
  fronts: (sheet) => {
    button(sheet, -61, 115, 4, chrome, 26, 4);
    tube(sheet, -66, 16, 34, [{ r: 5, len: 3, tone: enamel, cut: 'knurl' }]);
    releaseKnob(sheet, 42, 56);
    round(sheet, -38, 84, 10, 2.6, glass.deep);
  },
});

const angular = (): Moulded => ({
  s: 5.4,
  oy: 735,
  tone: enamel,
  depth: 38,
  body: corners('-68 0 5, -68 74 6, -60 86 4, -30 86 2, 34 86 2, 60 84 3, 68 76 4, 68 0 5'),
  hump: {
    outline: corners('-33 70, -31 90, -20 108 1, -10 112 1, 10 112 1, 20 108 1, 31 90, 33 70'),
    inset: corners('-24 92, -15 105, 15 105, 24 92'),
    z0: -20,
    z1: 19,
  },
  grip: grip(-67, -40, 79),
  panels: [corners('43 6 2, 43 64 2, 65 64 2, 65 6 2')],
  mount: { x: 0, y: 44, r: 34 },
  lens: modernPrime('31 1:1.8', 33, 17),
  tops: (sheet) => {
    dial(sheet, 49, 85, 10, enamel, 6, -8);
    dial(sheet, -47, 86, 8, enamel, 5, -10);
  },
  fronts: (sheet) => {
    button(sheet, -55, 78, 3.8, chrome, 26, 4);
    round(sheet, -37, 24, 10, 2.8, glass.deep);
    releaseKnob(sheet, 40, 24);
    lamp(sheet, -37, 74);
  },
});

const popUpFlash = (): Moulded => ({
  ...pro(),
  hump: {
    outline: corners('-34 76 2, -33 96 3, -30 112 6, -20 117 5, 20 117 5, 30 112 6, 33 96 3, 34 76 2'),
    inset: corners('-29 97, -26 111 4, 26 111 4, 29 97'),
    z0: -20,
    z1: 20,
    tone: { ...enamel, lit: grey.shade },
  },
  lens: modernPrime('50 1:1.4', 36, 20),
});

const specs: Record<string, () => Moulded> = {
  'dslr-wide-shoulder': wideShoulder,
  'dslr-pro': pro,
  'dslr-small': small,
  'dslr-grip': withGrip,
  'dslr-angular': angular,
  'dslr-flash': popUpFlash,
};

export const dslrs = Object.fromEntries(
  Object.entries(specs).map(([name, spec]) => [name, () => drawMoulded(spec())]),
);
