import { corners } from './outline.ts';
import { round } from './camera-parts.ts';
import { engrave } from './glyphs.ts';
import { ribbon } from './limb.ts';
import { bayonet } from './lens-upright.ts';
import { scale } from './lens-rings.ts';
import { oval, ovalAt, post } from './post.ts';
import {
  amber,
  at,
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
  type Sheet,
} from './sheet.ts';
import { extrude, plan, raise } from './solids.ts';
import { chrome, enamel, glass, grey, rubber, silver, white } from './tones.ts';
import { disc, engraveAround, tube } from './tube.ts';

const write = (
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  z: number,
  size: number,
  color: string,
  line = 2.6,
): void => {
  const d = engrave(text, size).map((cut) => polyline(cut.map(([u, v]) => at(sheet, x + u, y + v, z))));
  stroke(sheet, d.join(''), line, color);
};

const filterRound = (): Sheet => {
  const sheet = startSheet(7.2, 560, 700, 0.25);
  shadow(sheet, -26, 44, -8, 12);
  tube(
    sheet,
    0,
    41,
    0,
    [
      { r: 38.5, len: 2.6, tone: enamel, cut: 'fine' },
      { r: 41, len: 3.4, tone: enamel, cut: 'knurl' },
    ],
    true,
  );
  const z = 6 * 1.7;
  const ring = (r: number): string => disc({ x: px(sheet, 0), y: py(sheet, 41, z), r: r * sheet.s });
  part(sheet, ring(36), '#8D8A82');
  const [cx, cy, r] = [px(sheet, 0), py(sheet, 41, z), 36 * sheet.s];
  const half = r * Math.SQRT1_2;
  tint(sheet, `M${cx - half} ${cy + half}A${r} ${r} 0 0 1 ${cx + half} ${cy - half}Z`, '#A9A69D');
  tint(
    sheet,
    polygon([at(sheet, -26, 50, z), at(sheet, -14, 64, z), at(sheet, 10, 72, z), at(sheet, -4, 58, z)]),
    '#D9D6CE',
  );
  stroke(sheet, ring(36), 2.6);
  engraveAround(sheet, { x: 0, y: 41, z, r: 38.4 }, '77  POL', 2.6, enamel.line);
  round(sheet, 27, 68, z, 1, '#F4F2EC', 1.6);
  extrude(sheet, rectangle(40, 0, 78, 38, 3), -10, 4, { ...white, front: '#D9D6CE' });
  slab(sheet, [44, 5, 74, 34], 4, '#B9B5AB', { r: 2, line: 2 });
  return sheet;
};

const filterSquare = (): Sheet => {
  const sheet = startSheet(5.4, 545, 735, 0.25);
  shadow(sheet, -30, 80, -16, 20);
  extrude(sheet, rectangle(8, 0, 96, 84, 5), -24, -10, silver);
  slab(sheet, [14, 6, 90, 78], -10, silver.front, { r: 4, line: 2 });
  write(sheet, '10', 70, 64, -10, 9, enamel.shade, 4);
  extrude(sheet, rectangle(-56, 0, 44, 100, 1.5), 6, 10, { ...enamel, front: '#2B2925', top: '#85817A' });
  slab(sheet, [-50, 6, 38, 94], 10, '#211F1B', { line: 0 });
  tint(
    sheet,
    polygon([at(sheet, -50, 70, 10), at(sheet, -26, 94, 10), at(sheet, -8, 94, 10), at(sheet, -50, 52, 10)]),
    '#55514A',
  );
  tint(
    sheet,
    polygon([at(sheet, -50, 44, 10), at(sheet, 0, 94, 10), at(sheet, 6, 94, 10), at(sheet, -50, 38, 10)]),
    '#45413B',
  );
  slab(sheet, [-48, 8, 36, 92], 10, 'none', { line: 1.6 });
  return sheet;
};

const adapter = (): Sheet => {
  const sheet = startSheet(8.6, 600, 690, 0.5);
  shadow(sheet, -26, 44, -24, 30);
  const top = post(sheet, 0, 0, 0, [
    ...bayonet(33),
    { r: 34, len: 12, tone: enamel, marks: scale(['F', '-', 'Z'], 8, 4.4) },
    { r: 34, to: 33, len: 9, tone: enamel },
    { r: 32, len: 1.5, tone: enamel },
    { r: 30, len: 2, tone: chrome },
  ]);
  part(sheet, oval(ovalAt(sheet, 0, top, 0, 23.5)), glass.deep);
  tint(sheet, oval(ovalAt(sheet, 0, top - 9, 0, 19)), '#8D8A82');
  tint(sheet, oval(ovalAt(sheet, 0, top - 12, -1, 15)), '#D6D3CC');
  for (const turn of [0.6, 1.7, 2.8, 3.9, 5]) {
    const spot = ovalAt(sheet, 27 * Math.sin(turn), top, 27 * Math.cos(turn), 1.4);
    part(sheet, oval(spot), chrome.shade, 1.6);
  }
  const pins = Array.from({ length: 7 }, (_, i) => at(sheet, -6 + i * 2, top - 2, -20)).map(
    (p) => `M${p}v-7`,
  );
  sheet.marks.push(`<path d="${pins.join('')}" stroke="${amber}" stroke-width="7"/>`);
  round(sheet, 22, 12, 26, 1.4, '#F4F2EC', 1.6);
  return sheet;
};

const battery = (sheet: Sheet, x: number, z: number, label: string): void => {
  extrude(sheet, rectangle(x - 20, 0, x + 20, 56, 3), z - 20, z, enamel);
  slab(sheet, [x - 16, 8, x + 16, 42], z, grey.front, { r: 2, line: 2 });
  write(sheet, label, x, 32, z, 6, '#F4F2EC', 3);
  write(sheet, '7.0V', x, 19, z, 4.6, enamel.shade);
  const contacts = [-10, -3, 4, 11].map((dx) =>
    polygon(corners('-2 -16, 2 -16, 2 -8, -2 -8').map(([a = 0, b = 0]) => at(sheet, x + dx + a, 56, z + b))),
  );
  tint(sheet, contacts.join(''), amber);
};

const charger = (sheet: Sheet, x: number, z: number, lights: number): void => {
  raise(sheet, plan(x - 36, x + 36, z - 46, z + 34, 8), 0, 22, enamel);
  const bed = [
    [x - 24, z - 36],
    [x + 24, z - 36],
    [x + 24, z + 22],
    [x - 24, z + 22],
  ].map(([a = 0, b = 0]) => at(sheet, a, 22, b));
  part(sheet, polygon(bed), enamel.shade);
  raise(sheet, plan(x - 21, x + 21, z - 32, z + 18, 2), 22, 31, grey);
  for (let i = 0; i < lights; i++)
    round(sheet, x - 18 + i * 9, 12, z + 34, 2, i === 0 ? amber : enamel.shade, 2);
};

const batteryCharger = (): Sheet => {
  const sheet = startSheet(5.3, 600, 700, 0.4);
  shadow(sheet, -90, 30, -40, 46);
  shadow(sheet, 20, 100, -20, 20);
  ribbon(sheet, 'M180 560C60 520 60 380 190 360S360 300 300 230', 13, rubber.front);
  charger(sheet, -46, 0, 1);
  battery(sheet, 34, 10, '15');
  battery(sheet, 82, 0, '15');
  return sheet;
};

const batteryPair = (): Sheet => {
  const sheet = startSheet(5.3, 600, 700, 0.4);
  shadow(sheet, -96, -10, -20, 20);
  shadow(sheet, 0, 84, -40, 46);
  charger(sheet, 46, 0, 4);
  battery(sheet, -76, 0, '100');
  battery(sheet, -28, 12, '100');
  return sheet;
};

export const writeOn = write;

export const smallThings: Record<string, () => Sheet> = {
  'filter-round': filterRound,
  'filter-square': filterSquare,
  adapter,
  'battery-charger': batteryCharger,
  'battery-pair': batteryPair,
};
