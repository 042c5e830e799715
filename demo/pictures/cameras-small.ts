import { corners } from './outline.ts';
import { button, dial, pane, rewind, round } from './camera-parts.ts';
import { startShell } from './cameras-rangefinder.ts';
import { drawMoulded } from './digital.ts';
import { mountLens } from './lens-on-camera.ts';
import {
  amber,
  at,
  fillet,
  part,
  polyline,
  rectangle,
  shadow,
  slab,
  startSheet,
  stroke,
  type Sheet,
} from './sheet.ts';
import { extrude, lying, plan, raise } from './solids.ts';
import { chrome, enamel, glass, rubber, silver } from './tones.ts';
import { tube } from './tube.ts';

const coldShoe = (sheet: Sheet): void => {
  part(sheet, lying(sheet, rectangle(-9, -10, 9, 6, 1), 79), chrome.top);
  slab(sheet, [-9, 78, -6, 80.5], 6, chrome.shade);
  slab(sheet, [6, 78, 9, 80.5], 6, chrome.shade);
};

/** A folding camera, its door open to the side and the lens drawn out on short bellows. */
const folding = (): Sheet => {
  const sheet = startShell({ w: 122, h: 78, d: 30, deck: 22, metal: chrome, s: 6.5, r: 14 });
  rewind(sheet, 46, 78, 8, chrome, 0);
  button(sheet, -32, 78, 3.6, chrome, 2, 3);
  coldShoe(sheet);
  pane(sheet, [22, 62, 34, 72], 15);
  pane(sheet, [-10, 63, -2, 70], 15, { fill: amber, glint: false });
  slab(sheet, [-44, 60, -20, 73], 15, '#E9E6DF', { r: 1 });
  const cells: string[] = [];
  for (let i = 1; i < 6; i++)
    cells.push(polyline([at(sheet, -44 + i * 4, 60, 15), at(sheet, -44 + i * 4, 73, 15)]));
  for (let i = 1; i < 3; i++)
    cells.push(polyline([at(sheet, -44, 60 + i * 4.4, 15), at(sheet, -20, 60 + i * 4.4, 15)]));
  stroke(sheet, cells.join(''), 1.6, '#85817A');
  slab(sheet, [-31, 5, 33, 56], 15, glass.deep, { r: 3 });
  for (let i = 0; i < 4; i++) {
    extrude(
      sheet,
      rectangle(-27 + i * 1.6, 7 + i * 1.5, 27 - i * 1.6, 54 - i * 1.5, 2),
      15 + i * 6,
      19 + i * 6,
      rubber,
    );
  }
  extrude(sheet, rectangle(31, 5, 35, 56, 1), 15, 54, chrome);
  stroke(sheet, polyline([at(sheet, 31, 12, 54), at(sheet, 22, 16, 44)]), 7);
  stroke(sheet, polyline([at(sheet, 31, 12, 54), at(sheet, 22, 16, 44)]), 3.4, chrome.front);
  extrude(sheet, rectangle(-20, 10, 20, 52, 6), 39, 42, silver);
  mountLens(sheet, 0, 31, 42, {
    rings: [
      { r: 22, len: 4, tone: chrome, cut: 'knurl' },
      { r: 20, len: 4, tone: enamel },
      { r: 19, len: 3, tone: chrome, cut: 'fine' },
      { r: 16, len: 3, tone: enamel },
    ],
    glass: 9.5,
    name: '2.0/50',
    size: 2.4,
  });
  return sheet;
};

/** The clamshell compact with its flash screwed on. */
const clamshell = (): Sheet => {
  const sheet = startSheet(5.9, 488, 690, 0.25);
  shadow(sheet, -52, 92, -18, 18);
  raise(sheet, plan(-52, 52, -18, 16, 12), 0, 62, enamel);
  raise(sheet, plan(53, 90, -16, 15, 5), 0, 60, enamel);
  slab(sheet, [58, 30, 86, 54], 15, '#F3F1EB', { r: 2 });
  const lines = Array.from({ length: 6 }, (_, i) =>
    polyline([at(sheet, 60, 33.5 + i * 3.6, 15), at(sheet, 84, 33.5 + i * 3.6, 15)]),
  );
  stroke(sheet, lines.join(''), 1.6, '#85817A');
  round(sheet, 72, 14, 15, 4, enamel.shade);
  slab(sheet, [-26, 5, 34, 57], 16, glass.deep, { r: 4 });
  extrude(sheet, fillet(corners('-50 3 12, -50 59 12, -22 59 3, -17 31 12, -22 3 3')), 16, 20, enamel);
  stroke(
    sheet,
    [0, 1, 2].map((i) => polyline([at(sheet, -40 + i * 3, 22, 20), at(sheet, -40 + i * 3, 40, 20)])).join(''),
    3,
    enamel.line,
  );
  pane(sheet, [6, 44, 22, 54], 16);
  slab(sheet, [-8, 45, -2, 53], 16, glass.pale, { r: 1 });
  part(sheet, lying(sheet, rectangle(-40, -4, -28, 6, 5), 62), amber);
  part(sheet, lying(sheet, rectangle(28, -6, 46, 8, 4), 62), enamel.front);
  mountLens(sheet, 9, 25, 16, {
    rings: [
      { r: 17, len: 2, tone: enamel, cut: 'fine' },
      { r: 15, len: 2, tone: enamel },
    ],
    glass: 6.5,
    name: '1:2.8 35',
    size: 2.2,
  });
  return sheet;
};

/** The bridge camera: SLR shape, small sensor, a lens as large as the body. */
const bridge = (): Sheet =>
  drawMoulded({
    s: 5.4,
    oy: 730,
    tone: enamel,
    depth: 40,
    body: corners('-68 0 8, -68 66 12, -60 78 10, -30 77 6, 34 77 4, 56 76 10, 66 66 12, 66 0 10'),
    hump: {
      outline: corners('-26 64, -26 84 4, -20 99 6, 20 99 6, 26 84 4, 26 64'),
      inset: corners('-20 84, -16 95 3, 16 95 3, 20 84'),
      z0: -18,
      z1: 16,
    },
    grip: {
      outline: corners('-67 3 6, -68 60 6, -62 73 8, -46 72 8, -41 56 10, -44 3 6'),
      z: 36,
    },
    mount: { x: 6, y: 40, r: 38 },
    lens: {
      rings: [
        { r: 39, len: 7, tone: enamel },
        { r: 40, len: 14, tone: rubber, cut: 'ribs' },
        { r: 38, len: 4, tone: enamel },
        { r: 34, len: 10, tone: enamel },
        { r: 34, len: 4, tone: enamel, cut: 'fine' },
      ],
      glass: 22,
      name: '25-400 1:2.8-4',
      patch: true,
    },
    tops: (sheet) => {
      dial(sheet, -36, 78, 8.5, enamel, 5, -8);
      dial(sheet, 46, 77, 8, enamel, 5, -8);
    },
    fronts: (sheet) => {
      button(sheet, -55, 73, 4, chrome, 27, 4);
      round(sheet, -34, 68, 10, 2, glass.deep);
      tube(sheet, 49, 62, 10, [{ r: 3, len: 2, tone: enamel }]);
    },
  });

export const smallCameras: Record<string, () => Sheet> = { folding, 'compact-clam': clamshell, bridge };
