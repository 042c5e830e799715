import { flanges, lensSection } from './diagrams.ts';
import { limb } from './limb.ts';
import { coupledRangefinder } from './cameras-rangefinder.ts';
import { bindPage, placed } from './page.ts';
import { post } from './post.ts';
import { round } from './camera-parts.ts';
import {
  amber,
  at,
  fillet,
  num,
  part,
  polygon,
  polyline,
  px,
  py,
  rectangle,
  shadow,
  slab,
  startSheet,
  stroke,
  tint,
  type Point,
  type Sheet,
} from './sheet.ts';
import { cartridge } from './scenes-home.ts';
import { writeOn } from './small-things.ts';
import { extrude, face } from './solids.ts';
import { chrome, enamel, glass, silver, white } from './tones.ts';

/** The focal-plane shutter half open, and a counter as on an odometer. */
const shutterCounter = (): Sheet => {
  const sheet = startSheet(7, 600, 650, 0.25);
  shadow(sheet, -58, 60, -10, 16);
  extrude(sheet, rectangle(-58, 0, 58, 74, 4), -8, 8, enamel);
  slab(sheet, [-46, 16, 46, 66], 8, glass.deep, { r: 1 });
  slab(sheet, [-46, 34, 46, 46], 8, '#D6D3CC', { line: 0 });
  const blades = [60, 54, 48, 42.5, 30, 24, 18, 12.5].map((y, i) => ({ y, low: i > 3 }));
  for (const [i, { y, low }] of blades.entries()) {
    const [from, to] = low ? [Math.max(y, 16), y + 6.5] : [y, Math.min(y + 6.5, 66)];
    slab(sheet, [-46, from, 46, to], 8, i % 2 ? '#6C6961' : '#85817A', { line: 2 });
  }
  slab(sheet, [-46, 16, 46, 66], 8, 'none', { r: 1, line: 4 });
  for (const x of [-52, 52]) for (const y of [6, 68]) round(sheet, x, y, 8, 2.4, chrome.front);
  for (const [i, digit] of [...'084200'].entries()) {
    slab(sheet, [-34 + i * 11.5, -19, -24 + i * 11.5, -4], 34, i > 3 ? white.front : enamel.front, { r: 1 });
    writeOn(sheet, digit, -29 + i * 11.5, -11.5, 34, 9, i > 3 ? '#17150F' : '#F4F2EC', 4.6);
  }
  slab(sheet, [-38, -22, 38.5, -1], 34, 'none', { r: 2, line: 5 });
  return sheet;
};

const cup = (x: number, z: number): Sheet => {
  const sheet = startSheet(4.4, 600, 700, 0.34);
  shadow(sheet, x - 24, x + 44, z - 26, z + 30);
  post(sheet, x, z, 0, [{ r: 38, len: 2, tone: white }]);
  const handle = `M${num(px(sheet, x + 24))} ${num(py(sheet, 36, z))}C${num(px(sheet, x + 52))} ${num(py(sheet, 44, z))} ${num(px(sheet, x + 46))} ${num(py(sheet, 8, z))} ${num(px(sheet, x + 20))} ${num(py(sheet, 12, z))}`;
  sheet.marks.push(
    `<path d="${handle}" stroke-width="26"/><path d="${handle}" stroke="${white.front}" stroke-width="18"/>`,
  );
  const top = post(sheet, x, z, 2, [{ r: 18, to: 29, len: 44, tone: white }]);
  const dark = post({ ...sheet, contour: [] }, x, z, top, [
    { r: 25, len: 0.1, tone: { ...enamel, top: '#4A3A2A' } },
  ]);
  tint(sheet, `M${num(px(sheet, x - 16))} ${num(py(sheet, dark, z - 4))}l26-10 12 5-30 12Z`, '#6E5C43');
  return sheet;
};

const wave = (x: number): number => 6 * Math.sin(x / 20);

/** A strip of negative film lying in a wave, a cartridge at its end. */
const filmChecks = (): Sheet => {
  const sheet = startSheet(7.4, 520, 560, 0.62);
  const edge = (z: number): string[] =>
    Array.from({ length: 34 }, (_, i) => at(sheet, -36 + i * 3.4, 0.5, z + wave(-36 + i * 3.4)));
  const strip = polygon([...edge(-14), ...edge(21).toReversed()]);
  shadow(sheet, -40, 80, -10, 30);
  sheet.contour.push(strip);
  part(sheet, strip, '#55514A');
  const quad = (x: number, z0: number, z1: number, wide: number): string =>
    polygon(
      [
        [x, z0],
        [x + wide, z0],
        [x + wide, z1],
        [x, z1],
      ].map(([a = 0, b = 0]) => at(sheet, a, 0.5, b + wave(a))),
    );
  tint(sheet, [-20, 18, 56].map((x) => quad(x, -9, 16, 34 - (x === 56 ? 16 : 0))).join(''), '#8D877B');
  const holes = Array.from({ length: 22 }, (_, i) => -34 + i * 4.9);
  tint(sheet, holes.flatMap((x) => [quad(x, -13, -10.4, 2), quad(x, 17.4, 20, 2)]).join(''), '#D6D3CC');
  cartridge(sheet, -46, 2);
  for (const [x, z] of [
    [20, 42],
    [40, 48],
  ]) {
    shadow(sheet, (x ?? 0) - 5, (x ?? 0) + 9, (z ?? 0) - 5, (z ?? 0) + 7);
    post(sheet, x ?? 0, z ?? 0, 0, [
      { r: 7, len: 6, tone: silver },
      { r: 6, len: 1, tone: chrome },
    ]);
  }
  return sheet;
};

/** Three price tags on strings, one for each grade. */
const tags = (): Sheet => {
  const sheet = startSheet(6, 600, 640, 0.25);
  limb(sheet, [-90, 88, 0], [90, 88, 0], [7, 7], silver);
  const grades: [string, number, number, string][] = [
    ['E', -58, 8, amber],
    ['G', 0, 0, white.front],
    ['F', 58, 6, white.front],
  ];
  for (const [letter, x, drop, fill] of grades) {
    const top = 58 - drop;
    stroke(sheet, polyline([at(sheet, x, 88, 0), at(sheet, x, top - 4, 0)]), 4, '#85817A');
    const tag = fillet([
      [x - 12, top],
      [x + 12, top],
      [x + 24, top - 14],
      [x + 24, top - 80, 3],
      [x - 24, top - 80, 3],
      [x - 24, top - 14],
    ]);
    sheet.shadows.push(
      `<path d="${face(
        sheet,
        tag.map(([a, b]): Point => [a + 4, b - 3]),
        0,
      )}" fill="#C9C5BB" stroke="none"/>`,
    );
    sheet.contour.push(face(sheet, tag, 0));
    part(sheet, face(sheet, tag, 0), fill);
    round(sheet, x, top - 7, 0, 3, '#E4E2DD');
    writeOn(sheet, letter, x, top - 34, 0, 24, '#17150F', 9);
    const rows = [54, 61, 68].map((y) =>
      polyline([at(sheet, x - 16, top - y, 0), at(sheet, x + (y === 68 ? 4 : 16), top - y, 0)]),
    );
    stroke(sheet, rows.join(''), 2.6, '#6C6961');
  }
  return sheet;
};

export const postScenes: Record<string, () => string> = {
  'blog-1': () => bindPage([lensSection()], { horizon: 900 }),
  'blog-2': () => bindPage([shutterCounter()]),
  'blog-3': () =>
    bindPage(
      [placed(coupledRangefinder(chrome, enamel), 60, 40, 0.84), placed(cup(40, 20), 120, 140, 0.96)],
      { horizon: 490 },
    ),
  'blog-4': () => bindPage([flanges()], { horizon: 900 }),
  'blog-5': () => bindPage([filmChecks()], { horizon: 440 }),
  'blog-6': () => bindPage([tags()], { horizon: 900 }),
};
