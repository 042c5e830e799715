import { corners } from './outline.ts';
import { sideKnob, round } from './camera-parts.ts';
import { ball, limb, ribbon, type Joint } from './limb.ts';
import { post } from './post.ts';
import { amber, rectangle, shadow, slab, startSheet, type Sheet } from './sheet.ts';
import { extrude } from './solids.ts';
import { chrome, enamel, grey, rubber, silver, type Tone } from './tones.ts';
import { tube } from './tube.ts';

type Leg = { foot: Joint; tone: Tone; collar: Tone; sections: number; lever: boolean };

const between = (a: Joint, b: Joint, t: number): Joint => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const drawLeg = (sheet: Sheet, hip: Joint, { foot, tone, collar, sections, lever }: Leg): void => {
  const stops = Array.from({ length: sections + 1 }, (_, i) => 0.05 + (0.93 * i) / sections);
  for (let i = sections - 1; i >= 0; i--) {
    const [from, to] = [between(hip, foot, stops[i]!), between(hip, foot, stops[i + 1]!)];
    const wide = 30 - i * 4.5;
    limb(sheet, from, to, [wide, wide], tone);
    if (i === sections - 1) continue;
    const knuckle = between(hip, foot, stops[i + 1]! + 0.06);
    limb(sheet, between(hip, foot, stops[i + 1]! - 0.01), knuckle, [wide + 5, wide + 3], collar);
    if (lever)
      limb(
        sheet,
        between(hip, foot, stops[i + 1]! - 0.005),
        between(hip, foot, stops[i + 1]! + 0.05),
        [9, 9],
        rubber,
      );
  }
  limb(sheet, between(hip, foot, 0.965), foot, [22, 20], rubber);
};

type Stance = { high: number; wide: number; s: number; column: boolean };

const tripod = (tone: Tone, collar: Tone, sections: number, { high, wide, s, column }: Stance): Sheet => {
  const sheet = startSheet(s, 600, 800, 0.25);
  const hip: Joint = [0, high, 0];
  const look = { tone, collar, sections, lever: column };
  shadow(sheet, -wide, wide + 60, -90, 130);
  drawLeg(sheet, [0, high, -20], { ...look, foot: [40, 0, -wide * 0.72] });
  if (column) {
    limb(sheet, [0, high - 230, 0], [0, high + 160, 0], [30, 30], silver);
    limb(sheet, [0, high - 238, 0], [0, high - 222, 0], [34, 34], rubber);
  }
  drawLeg(sheet, [-26, high, 10], { ...look, foot: [-wide, 0, 110] });
  drawLeg(sheet, [26, high, 10], { ...look, foot: [wide, 0, 110] });
  post(sheet, hip[0], 10, high - 25, [
    { r: 34, to: 54, len: 26, tone: enamel },
    { r: 56, len: 28, tone: enamel },
    { r: 32, len: 28, tone: rubber, cut: 'ribs' },
  ]);
  for (const side of [-36, 36]) tube(sheet, side, high, 54, [{ r: 14, len: 6, tone: enamel }]);
  round(sheet, 0, high + 6, 68, 6, amber);
  post(sheet, 0, 0, column ? high + 156 : high + 57, [
    { r: 22, len: 12, tone: enamel },
    { r: 40, len: 12, tone: enamel, cut: 'fine' },
    { r: 5, len: 12, tone: chrome },
  ]);
  return sheet;
};

/** Pushed together and lying, the wrist strap beside it. */
const monopod = (): Sheet[] => {
  const base = startSheet(2.25, 600, 636, 0.25);
  shadow(base, -186, 196, -14, 14);
  ribbon(base, 'M852 620C900 720 1070 760 1096 670S960 640 868 600', 9, rubber.front);
  const sheet: Sheet = { ...startSheet(2.25, 735, 880, 0.25), turn: 90 };
  post(sheet, 0, 0, 0, [
    { r: 5, to: 9, len: 16, tone: rubber },
    ...[9, 10.5, 12, 13.5, 15].flatMap((r) => [
      { r: r - 1, len: 5, tone: silver },
      { r: r + 2, len: 15, tone: rubber, cut: 'ribs' as const },
    ]),
    { r: 14.5, len: 118, tone: { ...enamel, grain: 'grain' } },
    { r: 18, len: 96, tone: rubber, cut: 'rubber' },
    { r: 12, len: 10, tone: enamel },
    { r: 23, len: 12, tone: enamel, cut: 'fine' },
    { r: 4, len: 14, tone: chrome },
  ]);
  return [base, sheet];
};

const ballHead = (): Sheet => {
  const sheet = startSheet(5.4, 590, 770, 0.3);
  shadow(sheet, -30, 40, -22, 24);
  sideKnob(sheet, 30, 46, 40, 14, 0);
  limb(sheet, [20, 40, 0], [32, 40, 0], [8, 8], silver);
  post(sheet, 0, 0, 0, [
    {
      r: 30,
      len: 9,
      tone: enamel,
      marks: [
        { text: '0', angle: 0, size: 4 },
        { text: '15', angle: 18, size: 3.4 },
        { text: '15', angle: -18, size: 3.4 },
      ],
    },
    { r: 29, len: 5, tone: enamel, cut: 'knurl' },
    { r: 30, len: 40, tone: enamel },
    { r: 30, to: 25, len: 6, tone: enamel },
  ]);
  tube(sheet, -13, 22, 28, [
    { r: 6, len: 2, tone: enamel },
    { r: 5, len: 5, tone: silver, cut: 'fine' },
  ]);
  round(sheet, 12, 34, 29, 1.8, amber, 2);
  ball(sheet, 0, 68, 0, 22, silver);
  post(sheet, 0, 0, 82, [{ r: 11, to: 14, len: 10, tone: enamel }]);
  sideKnob(sheet, 36, 50, 99, 9, 4);
  extrude(sheet, rectangle(-34, 92, 34, 98, 1), -22, 20, enamel);
  extrude(sheet, corners('-34 98, -30 106, -25 106, -28 98'), -22, 20, enamel);
  extrude(sheet, corners('28 98, 25 106, 30 106, 36 98'), -22, 20, silver);
  slab(sheet, [-3, 98.5, 3, 100.5], 20, grey.front, { r: 1 });
  return sheet;
};

export const supports: Record<string, () => Sheet | Sheet[]> = {
  tripod: () => tripod(enamel, silver, 3, { high: 520, wide: 268, s: 1.06, column: true }),
  'tripod-carbon': () =>
    tripod({ ...rubber, front: '#3F3C36' }, rubber, 4, { high: 330, wide: 300, s: 1.55, column: false }),
  monopod,
  'ball-head': ballHead,
};
