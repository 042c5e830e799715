import { button, round, sideKnob } from './camera-parts.ts';
import { mountLens, type MountedLens } from './lens-on-camera.ts';
import { at, polyline, rectangle, shadow, slab, startSheet, stroke, tint, type Sheet } from './sheet.ts';
import { extrude, face, lying, plan, raise } from './solids.ts';
import { chrome, enamel, glass, leather, rubber, silver } from './tones.ts';
import { tube } from './tube.ts';

/** An open finder hood: four panels around a dark shaft with the ground glass at its bottom. */
const hood = (sheet: Sheet, half: number, y0: number, y1: number, z0: number, z1: number): void => {
  raise(sheet, plan(-half, half, z0, z1, 1.5), y0, y1, enamel);
  const shaft = lying(sheet, rectangle(-half + 2, z0 + 2, half - 2, z1 - 2), y1);
  sheet.marks.push(`<path d="${shaft}" fill="${glass.deep}"/>`);
  tint(sheet, lying(sheet, rectangle(-half + 5, z0 + 3, half - 5, z0 + 12), y1), '#8D9186');
  const fold = [
    polyline([at(sheet, -half + 4, y0 + 3, z1), at(sheet, -half * 0.45, y1 - 4, z1)]),
    polyline([at(sheet, half - 4, y0 + 3, z1), at(sheet, half * 0.45, y1 - 4, z1)]),
  ];
  stroke(sheet, fold.join(''), 1.6, enamel.line);
};

const planar: MountedLens = {
  rings: [
    { r: 37, len: 4, tone: chrome },
    { r: 36, len: 6, tone: enamel, cut: 'knurl' },
    { r: 34, len: 4, tone: enamel },
    { r: 38, len: 10, tone: rubber, cut: 'ribs' },
    { r: 33, len: 5, tone: enamel },
  ],
  glass: 20,
  name: '1:2.8 f-80mm',
  patch: true,
};

const waistLevelBox = (): Sheet => {
  const sheet = startSheet(4.55, 625, 750, 0.25);
  shadow(sheet, -46, 46, -50, 20);
  sideKnob(sheet, -62, -46, 44, 19, 0);
  raise(sheet, plan(-46, 46, -52, 18, 3), 0, 4, chrome, true);
  raise(sheet, plan(-46, 46, -52, 18, 3), 4, 92, { ...leather, lit: leather.front }, true);
  raise(sheet, plan(-46, 46, -52, 18, 3), 92, 96, chrome);
  stroke(
    sheet,
    [-44, 44].map((x) => polyline([at(sheet, x, 4, 18), at(sheet, x, 92, 18)])).join(''),
    5,
    chrome.front,
  );
  hood(sheet, 37, 96, 136, -40, 10);
  round(sheet, 39, 12, 18, 3.2, chrome.front);
  round(sheet, -38, 84, 18, 1.6, chrome.front, 2);
  mountLens(sheet, 0, 48, 18, planar);
  return sheet;
};

const bellowsLens: MountedLens = {
  rings: [
    { r: 40, len: 6, tone: enamel },
    { r: 43, len: 8, tone: enamel, cut: 'ribs' },
    { r: 40, len: 4, tone: chrome },
    { r: 42, len: 8, tone: rubber, cut: 'rubber' },
    { r: 39, len: 5, tone: enamel },
  ],
  glass: 22,
  name: 'f-127 1:3.5',
  patch: true,
};

/** The big studio box: bellows between body and lens board, focusing knobs on both sides. */
const bellowsBox = (): Sheet => {
  const sheet = startSheet(3.95, 600, 745, 0.25);
  shadow(sheet, -58, 58, -60, 30);
  for (const side of [-1, 1]) {
    const [a, b] = [side * 56, side * 76];
    sideKnob(sheet, Math.min(a, b), Math.max(a, b), 24, 20, 6);
  }
  raise(sheet, plan(-56, 56, -66, 16, 4), 0, 5, enamel, true);
  raise(sheet, plan(-56, 56, -66, 16, 4), 5, 108, leather, true);
  raise(sheet, plan(-56, 56, -66, 16, 4), 108, 114, enamel);
  hood(sheet, 44, 114, 158, -56, 4);
  for (let i = 0; i < 4; i++) {
    const inset = 5 + (i % 2) * 3;
    extrude(
      sheet,
      rectangle(-52 + inset, 6 + inset, 52 - inset, 106 - inset, 2),
      16 + i * 5,
      21 + i * 5,
      rubber,
    );
  }
  extrude(sheet, rectangle(-50, 4, 50, 106, 5), 36, 43, enamel);
  for (const x of [-43, 43]) for (const y of [12, 99]) round(sheet, x, y, 43, 2.4, chrome.front, 2);
  slab(sheet, [-49, 58, -44, 88], 45, silver.lit, { r: 2 });
  mountLens(sheet, 0, 54, 43, bellowsLens);
  return sheet;
};

const twin = (name: string, glassR: number): MountedLens => ({
  rings: [
    { r: 22, len: 4, tone: chrome, cut: 'fine' },
    { r: 21, len: 4, tone: enamel },
    { r: 20, len: 3, tone: chrome },
  ],
  glass: glassR,
  name,
  size: 2.6,
  patch: glassR > 11,
});

/** The twin-lens reflex: viewing lens above, taking lens below, hood open. */
const twinLens = (): Sheet => {
  const sheet = startSheet(4.35, 600, 752, 0.25);
  shadow(sheet, -38, 38, -40, 24);
  sideKnob(sheet, 38, 54, 66, 15, -4);
  sideKnob(sheet, -46, -38, 62, 8, -4);
  const crank = rectangle(-52, 34, -47, 64, 2);
  sheet.contour.push(face(sheet, crank, -2));
  sheet.marks.push(`<path d="${face(sheet, crank, -2)}" fill="${chrome.lit}"/>`);
  raise(sheet, plan(-38, 38, -44, 12, 4), 0, 106, leather, true);
  raise(sheet, plan(-38, 38, -44, 12, 4), 106, 111, enamel);
  hood(sheet, 33, 111, 150, -40, 8);
  extrude(sheet, rectangle(-34, 8, 34, 108, 6), 12, 17, silver);
  slab(sheet, [-20, 98, 20, 105], 17, enamel.front, { r: 1 });
  stroke(sheet, polyline([at(sheet, -12, 101.5, 17), at(sheet, 12, 101.5, 17)]), 3, chrome.front);
  tube(sheet, -27, 54, 17, [{ r: 6.5, len: 4, tone: chrome, cut: 'knurl' }]);
  tube(sheet, 27, 54, 17, [{ r: 6.5, len: 4, tone: chrome, cut: 'knurl' }]);
  mountLens(sheet, 0, 76, 17, twin('80 1:2.8', 11));
  mountLens(sheet, 0, 33, 17, twin('80 1:2.8', 13));
  button(sheet, 30, 8, 2.4, chrome, 19, 3);
  return sheet;
};

/** A boxy instant camera with its film door in front. */
const instantBox = (): Sheet => {
  const sheet = startSheet(5.5, 600, 740, 0.25);
  shadow(sheet, -48, 48, -16, 44);
  extrude(sheet, rectangle(-46, 34, 46, 104, 16), -44, 8, enamel);
  extrude(sheet, rectangle(-48, 0, 48, 36, 7), -44, 42, enamel);
  slab(sheet, [-41, 10, 41, 15], 42, glass.deep, { r: 2 });
  stroke(sheet, polyline([at(sheet, -41, 24, 42), at(sheet, 41, 24, 42)]), 1.6, enamel.line);
  slab(sheet, [-40, 78, -18, 94], 8, glass.mid, { r: 4 });
  slab(sheet, [-36, 81, -25, 91], 8, glass.deep, { r: 2, line: 1.6 });
  slab(sheet, [14, 78, 40, 95], 8, '#E9E6DF', { r: 4 });
  const fresnel = Array.from({ length: 5 }, (_, i) =>
    polyline([at(sheet, 17, 81 + i * 2.8, 8), at(sheet, 37, 81 + i * 2.8, 8)]),
  );
  stroke(sheet, fresnel.join(''), 1.6, '#85817A');
  round(sheet, -33, 62, 8, 4.6, '#F0A81C');
  round(sheet, 33, 62, 8, 2.4, glass.deep);
  const lens: MountedLens = {
    rings: [
      { r: 25, len: 5, tone: rubber },
      { r: 22, len: 5, tone: enamel, cut: 'fine' },
    ],
    glass: 11,
    name: '1:11 102',
    size: 2.6,
  };
  mountLens(sheet, 0, 66, 8, lens);
  return sheet;
};

export const boxCameras: Record<string, () => Sheet> = {
  'medium-box': waistLevelBox,
  'medium-bellows': bellowsBox,
  tlr: twinLens,
  instant: instantBox,
};
