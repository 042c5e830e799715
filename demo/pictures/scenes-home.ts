import { coupledRangefinder } from './cameras-rangefinder.ts';
import { eyeUp } from './eye.ts';
import { flashes } from './flashes.ts';
import { amberLine, engraved, grip, plain, scale, worked } from './lens-rings.ts';
import { bayonet, drawUpright, type UprightLens } from './lens-upright.ts';
import { bindPage, placed } from './page.ts';
import { oval, ovalAt, post } from './post.ts';
import type { Ring } from './rings.ts';
import { amber, num, part, px, py, shadow, startSheet, stroke, tint, type Sheet } from './sheet.ts';
import { smallThings } from './small-things.ts';
import { chrome, enamel, glass, silver } from './tones.ts';

const pale = '#C9CCC6';

/** A glass element on the axis, thick in the middle or at the rim. */
const element = (sheet: Sheet, y: number, r: number, thick: number, tone = pale): void => {
  const side = { top: '#E6E7E2', front: tone, lit: '#F4F2EC', shade: '#9DA09A', line: '#17150F' };
  const top = post(sheet, 0, 0, y, [{ r, len: thick, tone: side }]);
  tint(sheet, oval(ovalAt(sheet, 0, top - 0.6, 0, r * 0.82)), '#B5B9B2');
  tint(sheet, oval(ovalAt(sheet, r * 0.04, top - 0.2, 0, r * 0.7)), '#D3D6D0');
  const glint = ovalAt(sheet, -r * 0.3, top, -r * 0.25, r * 0.22);
  tint(sheet, oval(glint), '#F4F2EC');
};

const hollow = (sheet: Sheet, y: number, rings: Ring[], bore: number): void => {
  const top = post(sheet, 0, 0, y, rings);
  part(sheet, oval(ovalAt(sheet, 0, top, 0, bore)), glass.deep);
  tint(sheet, oval(ovalAt(sheet, 0, top - 2, 0, bore * 0.86)), glass.mid);
};

/** The diaphragm: a ring with its blades half closed. */
const diaphragm = (sheet: Sheet, y: number, r: number): void => {
  const top = post(sheet, 0, 0, y, [{ r, len: 4, tone: enamel, cut: 'fine' }]);
  part(sheet, oval(ovalAt(sheet, 0, top, 0, r * 0.86)), '#6C6961');
  const tip = (share: number, turn: number): string =>
    `${num(px(sheet, r * share * Math.sin(turn)))} ${num(py(sheet, top, r * share * Math.cos(turn)))}`;
  const blades = Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4;
    return `M${tip(0.42, turn)}L${tip(0.86, turn + 0.75)}`;
  });
  stroke(sheet, blades.join(''), 2);
  const hole = Array.from({ length: 8 }, (_, i) => tip(0.42, (i * Math.PI) / 4));
  part(sheet, `M${hole.join('L')}Z`, '#D6D3CC');
};

/** A lens taken apart along its axis, as in a service manual. */
const explodedLens = (): Sheet => {
  const sheet: Sheet = { ...startSheet(3.5, 640, 1195, 0.4), turn: 72 };
  stroke(sheet, 'M640 1330L640 -420', 2.6, '#85817A');
  const mount = [{ r: 29, len: 3, tone: chrome }, { r: 34, len: 2, tone: chrome }, plain(35, 14)];
  hollow(sheet, 0, mount, 24);
  element(sheet, 46, 22, 8);
  element(sheet, 78, 24, 4, '#B5B9B2');
  diaphragm(sheet, 110, 31);
  element(sheet, 144, 25, 5, '#B5B9B2');
  element(sheet, 176, 29, 9);
  const stopRing = engraved(39, 12, scale(['11', '5.6', '2'], 22, 4.4, 2));
  hollow(sheet, 214, [stopRing, worked(39, 5, 'scallop'), plain(37, 4, chrome)], 33);
  hollow(sheet, 268, [grip(41, 28, 'scallop'), engraved(40, 10, scale(['1', '1.5', '3', '∞'], 24, 4.4))], 35);
  element(sheet, 336, 34, 10);
  hollow(sheet, 374, [amberLine(40, 5), plain(40, 10), worked(39, 6, 'fine')], 34);
  eyeUp(sheet, 0, 394, 0, { r: 33, patch: true });
  return sheet;
};

const small: UprightLens = {
  s: 6,
  rings: [
    plain(30, 3, chrome),
    plain(32, 10, silver),
    { r: 33, len: 12, tone: enamel, cut: 'scallop' },
    plain(31, 4),
  ],
  glass: 15,
  patch: true,
};

const middle: UprightLens = {
  s: 6,
  rings: [...bayonet(31), plain(35, 14), plain(36, 10), grip(37, 26, 'scallop'), plain(36, 16)],
  glass: 25,
};

const tall: UprightLens = {
  s: 6,
  rings: [
    ...bayonet(31),
    plain(35, 16),
    grip(41, 24, 'scallop'),
    engraved(40, 13, scale(['24', '35', '70'], 25, 5.4, 1)),
    plain(41, 16),
    amberLine(40, 3),
    plain(40, 18),
  ],
  glass: 29,
  patch: true,
};

const trio = (x: number, y: number, by: number): Sheet[] => [
  placed(drawUpright(tall), x - 190 * by, y - 60 * by, by),
  placed(drawUpright(middle), x + 270 * by, y - 20 * by, by),
  placed(drawUpright(small), x + 120 * by, y + 120 * by, by * 0.95),
];

const chromeRangefinder = (): Sheet => coupledRangefinder(chrome, enamel);

/** A film cartridge, its leader drawn out. */
export const cartridge = (sheet: Sheet, x: number, z: number): void => {
  const tone = { top: amber, front: amber, lit: '#F6C566', shade: '#B57A0C', line: '#17150F' };
  shadow(sheet, x - 10, x + 18, z - 9, z + 12);
  post(sheet, x, z, 0, [
    { r: 12.5, len: 2.5, tone: enamel },
    { r: 12, len: 40, tone, marks: [{ text: '400', angle: 8, size: 8 }] },
    { r: 12.5, len: 2.5, tone: enamel },
    { r: 5, len: 5, tone: enamel },
  ]);
};

const films = (): Sheet => {
  const sheet: Sheet = { ...startSheet(6, 600, 700, 0.3), again: { x: -172, y: -46 } };
  cartridge(sheet, 8, 8);
  return sheet;
};

const hero = { width: 1400, height: 1000 };
const wide = { width: 1600, height: 800 };

export const homeScenes: Record<string, () => string> = {
  'slide-1': () => bindPage([placed(chromeRangefinder(), -80, -30, 1.3)], { ...hero, horizon: 750 }),
  'slide-2': () => bindPage(trio(170, 60, 0.98), { ...hero, horizon: 690 }),
  'slide-3': () => bindPage([placed(explodedLens(), 152, 58, 0.92)], { ...hero, horizon: 1000 }),
  'banner-a': () =>
    bindPage([placed(chromeRangefinder(), 60, -70, 1), placed(films(), 720, -10, 1)], {
      ...wide,
      horizon: 520,
    }),
  'banner-b': () => bindPage(trio(330, 40, 0.8), { ...wide, horizon: 520 }),
  'category-cameras': () => bindPage([chromeRangefinder()]),
  'category-lens': () => bindPage(trio(90, 40, 0.88)),
  'category-accessories': () =>
    bindPage([
      placed(flashes['flash-small']!(), -220, -20, 1),
      placed(smallThings['filter-round']!(), 130, 110, 0.82),
    ]),
};
