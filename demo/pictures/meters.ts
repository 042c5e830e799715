import { corners } from './outline.ts';
import { round } from './camera-parts.ts';
import { ball, ribbon } from './limb.ts';
import {
  amber,
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
import { writeOn } from './small-things.ts';
import { extrude, plan, raise } from './solids.ts';
import { chrome, enamel, glass, grey, rubber, silver, white } from './tones.ts';
import { engraveAround, tube } from './tube.ts';

const lcd = '#B9BBAE';

const lightMeter = (): Sheet => {
  const sheet = startSheet(5.4, 600, 770, 0.25);
  shadow(sheet, -34, 36, -14, 16);
  extrude(sheet, fillet(corners('-30 0 8, -32 84 5, -27 98 6, 27 98 6, 32 84 5, 30 0 8')), -12, 10, enamel);
  extrude(sheet, rectangle(-17, 94, 17, 104, 2), -8, 10, rubber);
  tube(sheet, 0, 112, 2, [{ r: 16.5, len: 3, tone: enamel, cut: 'fine' }], true);
  ball(sheet, 0, 112, 10, 13, { ...white, shade: '#CFCBC2', front: '#F3F1EB', lit: '#FFFFFF' });
  slab(sheet, [-25, 42, 25, 80], 10, glass.deep, { r: 3 });
  slab(sheet, [-21, 46, 21, 76], 10, lcd, { r: 1.5, line: 1.6 });
  writeOn(sheet, '125', -8, 67, 10, 7.5, '#23211C', 4);
  writeOn(sheet, 'F5.6', 1, 53.5, 10, 8.4, '#23211C', 4.6);
  stroke(sheet, polyline([at(sheet, -18, 61, 10), at(sheet, 18, 61, 10)]), 1.6, '#23211C');
  tube(sheet, 0, 22, 10, [{ r: 9.5, len: 2.4, tone: grey }]);
  round(sheet, 0, 22, 14, 3, amber, 2);
  for (const x of [-20, 20]) slab(sheet, [x - 5, 27, x + 5, 35], 10, rubber.front, { r: 2 });
  for (const x of [-20, 20]) slab(sheet, [x - 5, 10, x + 5, 17], 10, rubber.front, { r: 2 });
  ribbon(sheet, 'M432 690C330 700 300 780 380 800S560 840 500 800', 7, rubber.front);
  return sheet;
};

const dialMeter = (): Sheet => {
  const sheet = startSheet(7.4, 600, 720, 0.25);
  shadow(sheet, -28, 32, -10, 12);
  extrude(sheet, rectangle(-9, 0, 9, 4, 0.6), -8, 8, chrome);
  extrude(sheet, rectangle(-26, 4, 26, 78, 7), -10, 8, enamel);
  slab(sheet, [-20, 58, 20, 73], 8, lcd, { r: 2 });
  writeOn(sheet, '12.4', 0, 65.5, 8, 8, '#23211C', 4.4);
  tube(sheet, 0, 32, 8, [
    { r: 23, len: 3, tone: silver, cut: 'knurl' },
    { r: 20, len: 1.6, tone: enamel },
  ]);
  const z = 8 + 4.6 * 1.7;
  const numbers = ['2', '2.8', '4', '5.6', '8', '11', '16', '22'];
  for (const [i, text] of numbers.entries()) {
    engraveAround(
      sheet,
      { x: 0, y: 32, z, r: 16.2, angle: i * 40 - 140 },
      text,
      3.2,
      i === 3 ? amber : enamel.line,
    );
  }
  round(sheet, 0, 32, z, 11.5, silver.front);
  for (const [i, text] of ['60', '125', '250', '500'].entries()) {
    engraveAround(sheet, { x: 0, y: 32, z, r: 8.4, angle: i * 52 - 78 }, text, 2.4, '#23211C');
  }
  round(sheet, 0, 32, z, 3.4, enamel.front);
  tint(sheet, polygon([at(sheet, -1.6, 54, z), at(sheet, 1.6, 54, z), at(sheet, 0, 50.5, z)]), amber);
  round(sheet, 0, 82, 0, 4, 'none', 5);
  return sheet;
};

const card = (sheet: Sheet, x: number, y: number, z: number, label: string): void => {
  const outline = fillet([
    [x - 12, y, 1.5],
    [x - 12, y + 32, 1.5],
    [x + 7, y + 32],
    [x + 12, y + 27],
    [x + 12, y, 1.5],
  ]);
  extrude(sheet, outline, z - 2, z, enamel);
  slab(sheet, [x - 9, y + 5, x + 9, y + 24], z, grey.front, { r: 1, line: 1.6 });
  writeOn(sheet, label, x, y + 14, z, 5.4, '#F4F2EC', 3);
};

const cardReader = (): Sheet => {
  const sheet = startSheet(6.6, 570, 680, 0.5);
  shadow(sheet, -50, 54, -34, 32);
  ribbon(sheet, 'M500 470C470 250 640 230 760 290S1010 330 990 180', 15, rubber.front);
  raise(sheet, plan(-46, 46, -32, 28, 6), 0, 18, enamel);
  stroke(
    sheet,
    polygon([at(sheet, -38, 18, -26), at(sheet, 38, 18, -26), at(sheet, 38, 18, 20), at(sheet, -38, 18, 20)]),
    1.6,
    enamel.line,
  );
  slab(sheet, [-38, 6, -4, 12], 28, glass.deep, { r: 1 });
  slab(sheet, [6, 7, 34, 11], 28, glass.deep, { r: 1 });
  const half = corners('7.5 28, 32.5 28, 32.5 44, 7.5 44').map(([x = 0, z = 0]) => at(sheet, x, 9, z));
  sheet.contour.push(polygon(half));
  sheet.marks.push(`<path d="${polygon(half)}" fill="${enamel.top}"/>`);
  const label = corners('11 30, 29 30, 29 40, 11 40').map(([x = 0, z = 0]) => at(sheet, x, 9, z));
  tint(sheet, polygon(label), grey.top);
  round(sheet, 40, 9, 28, 1.6, amber, 2);
  shadow(sheet, 56, 84, 14, 24);
  card(sheet, 66, 0, 22, '128');
  return sheet;
};

const remote = (): Sheet => {
  const sheet = startSheet(5.4, 560, 770, 0.25);
  shadow(sheet, -22, 30, -10, 14);
  ribbon(sheet, 'M560 150C560 40 760 20 830 130S760 420 900 470S1050 600 960 690', 14, rubber.front);
  sheet.marks.push(
    `<g transform="translate(952 700) rotate(20)"><rect x="-20" y="-30" width="40" height="86" rx="8" fill="${enamel.front}"/><rect x="-14" y="52" width="28" height="34" rx="4" fill="${silver.front}"/></g>`,
  );
  extrude(
    sheet,
    fillet(corners('-19 0 8, -22 46 10, -19 104 8, -8 116 5, 8 116 5, 19 104 8, 22 46 10, 19 0 8')),
    -10,
    10,
    enamel,
  );
  slab(sheet, [-14, 66, 14, 98], 10, glass.deep, { r: 2.5 });
  slab(sheet, [-11, 70, 11, 94], 10, lcd, { r: 1.5, line: 1.6 });
  writeOn(sheet, '00:30', 0, 84, 10, 4, '#23211C', 3.4);
  writeOn(sheet, 'INT', -3, 75.5, 10, 3.4, '#23211C', 2.6);
  tube(sheet, 0, 48, 10, [{ r: 10, len: 3, tone: silver }]);
  round(sheet, 0, 48, 15, 5.4, silver.lit, 2);
  for (const x of [-11, 11])
    for (const y of [14, 27]) slab(sheet, [x - 5, y - 3.5, x + 5, y + 3.5], 10, rubber.front, { r: 3 });
  tube(sheet, -24, 58, 0, [{ r: 5, len: 3, tone: enamel }]);
  return sheet;
};

export const meters: Record<string, () => Sheet> = {
  'light-meter': lightMeter,
  'light-meter-dial': dialMeter,
  'card-reader': cardReader,
  remote,
};
