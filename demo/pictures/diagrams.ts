import { corners } from './outline.ts';
import {
  amber,
  at,
  part,
  polygon,
  polyline,
  slab,
  startSheet,
  stroke,
  tint,
  type Point,
  type Sheet,
} from './sheet.ts';
import { writeOn } from './small-things.ts';
import { face } from './solids.ts';
import { chrome, enamel, silver } from './tones.ts';

type Surface = { x: number; bend: number };

/** A lens element cut along the axis: two curved surfaces, hatched like glass in a drawing. */
const section = (sheet: Sheet, half: number, left: Surface, right: Surface, fill: string): void => {
  const curve = ({ x, bend }: Surface): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const v = (i - 6) / 6;
      return [x + bend * (1 - v * v), v * half];
    });
  part(sheet, face(sheet, [...curve(left), ...curve(right).toReversed()], 0), fill, 4);
};

/** A double-Gauss lens in section with a beam through it; one element shows what a torch would. */
export const lensSection = (): Sheet => {
  const sheet = startSheet(9, 590, 450, 0.25);
  const metal = (points: Point[]): void => part(sheet, face(sheet, points, 0), enamel.front, 4);
  for (const side of [-1, 1]) {
    metal([
      [-52, side * 44],
      [52, side * 44],
      [52, side * 37],
      [30, side * 31],
      [6, side * 27],
      [-6, side * 27],
      [-30, side * 32],
      [-52, side * 41],
    ]);
    metal([
      [52, side * 40],
      [60, side * 40],
      [60, side * 26],
      [52, side * 26],
    ]);
    stroke(
      sheet,
      Array.from({ length: 9 }, (_, i) =>
        polyline([at(sheet, -36 + i * 5, side * 44, 0), at(sheet, -36 + i * 5, side * 47, 0)]),
      ).join(''),
      16,
    );
    stroke(sheet, polyline([at(sheet, -1, side * 27, 0), at(sheet, 1, side * 13, 0)]), 7);
  }
  stroke(sheet, polyline([at(sheet, -62, 0, 0), at(sheet, 66, 0, 0)]), 2, '#85817A');
  const beam: Point[] = corners(
    '-66 24, -38 24, -20 18, 0 11, 22 12, 38 12, 66 0, 38 -12, 22 -12, 0 -11, -20 -18, -38 -24, -66 -24',
  );
  tint(sheet, face(sheet, beam, 0), '#F3D9A2');
  section(sheet, 34, { x: -42, bend: -8 }, { x: -34, bend: -2 }, '#C9CCC6');
  section(sheet, 29, { x: -30, bend: -8 }, { x: -21, bend: -1 }, '#D9DBD6');
  section(sheet, 25, { x: -21, bend: -1 }, { x: -12, bend: -5 }, '#B5B9B2');
  section(sheet, 22, { x: 12, bend: 5 }, { x: 19, bend: 0 }, '#B5B9B2');
  section(sheet, 24, { x: 19, bend: 0 }, { x: 29, bend: 8 }, '#D9DBD6');
  section(sheet, 26, { x: 34, bend: 1 }, { x: 41, bend: 7 }, '#C9CCC6');
  const threads = [
    [-26, 14, -24, 6],
    [-25, 10, -28, 4],
    [-24, 6, -26, -4],
    [-25, 0, -22, -6],
    [-25, 12, -22, 15],
  ];
  stroke(
    sheet,
    threads
      .map(([a = 0, b = 0, c = 0, d = 0]) => polyline([at(sheet, a, b, 0), at(sheet, c, d, 0)]))
      .join(''),
    3,
    '#6C6961',
  );
  for (const y of [24, -24]) stroke(sheet, polyline([at(sheet, -66, y, 0), at(sheet, -41, y, 0)]), 4, amber);
  stroke(sheet, polyline([at(sheet, 39, 12, 0), at(sheet, 66, 0, 0), at(sheet, 39, -12, 0)]), 4, amber);
  return sheet;
};

const mounts: [string, number][] = [
  ['Z', 16],
  ['E', 18],
  ['RF', 20],
  ['L', 20],
  ['M', 27.8],
  ['EF', 44],
  ['M42', 45.5],
  ['F', 46.5],
];

/** Flange distances to scale: the sensor on the left, each mount as far away as it really is. */
export const flanges = (): Sheet => {
  const sheet = startSheet(17, 150, 840, 0.25);
  slab(sheet, [-3, 0, 0, 46], 0, enamel.front);
  slab(sheet, [0, 1, 1, 45], 0, amber, { line: 2 });
  for (const [i, [name, far]] of mounts.entries()) {
    const y = 43 - i * 5.6;
    slab(sheet, [far, y - 2.1, far + 2.6, y + 2.1], 0, i < 4 ? chrome.front : silver.shade, { r: 0.3 });
    slab(sheet, [far + 2.6, y - 1.5, far + 4, y + 1.5], 0, enamel.front, { r: 0.2 });
    stroke(sheet, polyline([at(sheet, 1.6, y, 0), at(sheet, far - 0.4, y, 0)]), 2.6);
    const tips = [
      [1.6, 1],
      [far - 0.4, -1],
    ].map(([x = 0, way = 0]) =>
      polygon([at(sheet, x, y, 0), at(sheet, x + way, y + 0.45, 0), at(sheet, x + way, y - 0.45, 0)]),
    );
    tint(sheet, tips.join(''), '#17150F');
    writeOn(sheet, String(far), far / 2 + 0.8, y + 1.5, 0, 1.7, '#17150F', 2.6);
    writeOn(sheet, name, far + 6 + name.length * 1, y, 0, 2.3, '#17150F', 3.6);
  }
  return sheet;
};
