import { post } from './post.ts';
import type { Ring } from './rings.ts';
import { face, lying } from './solids.ts';
import {
  at,
  num,
  part,
  polygon,
  polyline,
  px,
  py,
  rectangle,
  slab,
  solid,
  stroke,
  tint,
  width,
  type Sheet,
} from './sheet.ts';
import { chrome, enamel, glass, type Tone } from './tones.ts';
import { tube } from './tube.ts';

/** A dial on the top plate: a knurled rim, a flat top, and a pointer or numbers on it. */
export const dial = (sheet: Sheet, x: number, y: number, r: number, tone: Tone, h = 5, z = 0): void => {
  post(sheet, x, z, y, [
    { r: r * 0.92, len: h * 0.2, tone },
    { r, len: h * 0.8, tone, cut: 'knurl' },
  ]);
  const top = y + h;
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const reach = (share: number): string =>
      at(sheet, x + r * share * Math.sin(angle), top, z + r * share * Math.cos(angle));
    return polyline([reach(0.62), reach(0.82)]);
  });
  stroke(sheet, spokes.join(''), 1.6, tone.line);
};

export const button = (sheet: Sheet, x: number, y: number, r: number, tone: Tone, z = 0, h = 3): void => {
  post(sheet, x, z, y, [
    { r: r * 1.5, len: h * 0.4, tone },
    { r, len: h * 0.6, tone: tone === chrome ? chrome : enamel },
  ]);
};

/** The film advance: a round hub and a lever that ends beyond the body. */
export const advance = (sheet: Sheet, x: number, y: number, tone: Tone, reach = 24, z = 0): void => {
  post(sheet, x, z, y, [{ r: 8.5, len: 3, tone }]);
  const lever = [
    [x + 3, z - 5],
    [x - reach * 0.7, z - 7],
    [x - reach, z - 3],
    [x - reach, z + 1],
    [x - reach * 0.7, z - 1],
    [x + 3, z + 5],
  ].map(([a = 0, b = 0]) => [a, b] as const);
  solid(sheet, lying(sheet, [...lever], y + 4), tone.top);
  post(sheet, x, z, y + 4, [{ r: 4.5, len: 2, tone }]);
};

/** The rewind knob with its folded crank. */
export const rewind = (sheet: Sheet, x: number, y: number, r: number, tone: Tone, z = 0): void => {
  const rings: Ring[] = [
    { r: r * 0.7, len: 2, tone },
    { r, len: 4.5, tone, cut: 'knurl' },
  ];
  const top = post(sheet, x, z, y, rings);
  part(sheet, lying(sheet, rectangle(x - r * 0.8, z - 1.6, x + r * 0.8, z + 1.6, 1.4), top + 1), tone.lit);
};

/** The flash shoe: two rails seen from the front. */
export const shoe = (sheet: Sheet, x: number, y: number, z0: number, z1: number, w = 19): void => {
  part(sheet, lying(sheet, rectangle(x - w / 2, z0, x + w / 2, z1), y + 1), chrome.top);
  for (const side of [-1, 1]) {
    const x0 = x + side * (w / 2 - 2) - 2;
    solid(sheet, lying(sheet, rectangle(x0, z0, x0 + 4, z1), y + 2.6), chrome.top);
    slab(sheet, [x0, y, x0 + 4, y + 2.6], z1, chrome.shade);
  }
};

/** A window in the front of a body: frame, glass, and a glint. */
export const pane = (
  sheet: Sheet,
  box: readonly [number, number, number, number],
  z: number,
  options: { fill?: string; frame?: string; r?: number; glint?: boolean } = {},
): void => {
  const [x0, y0, x1, y1] = box;
  const { fill = glass.mid, frame = enamel.front, r = 1, glint = true } = options;
  slab(sheet, [x0, y0, x1, y1], z, frame, { r });
  slab(sheet, [x0 + 1.2, y0 + 1.2, x1 - 1.2, y1 - 1.2], z, fill, { r: r * 0.6, line: 1.6 });
  if (!glint) return;
  const w = x1 - x0;
  const shine = [
    [x0 + w * 0.2, y1 - 1.8],
    [x0 + w * 0.45, y1 - 1.8],
    [x0 + w * 0.3, y0 + 1.8],
    [x0 + 1.8, y0 + 1.8],
    [x0 + 1.8, y0 + 3],
  ].map(([a = 0, b = 0]) => [a, b] as const);
  tint(sheet, face(sheet, [...shine], z), '#C4C0B7');
};

export const round = (
  sheet: Sheet,
  x: number,
  y: number,
  z: number,
  r: number,
  fill: string,
  w = 2.6,
): void => {
  sheet.marks.push(
    `<circle cx="${num(px(sheet, x))}" cy="${num(py(sheet, y, z))}" r="${num(r * sheet.s)}" fill="${fill}"${width(w)}/>`,
  );
};

export const screw = (sheet: Sheet, x: number, y: number, z: number, tone: Tone): void => {
  round(sheet, x, y, z, 1.5, tone.lit, 1.4);
  stroke(sheet, polyline([at(sheet, x - 0.9, y - 0.6, z), at(sheet, x + 0.9, y + 0.6, z)]), 1.4);
};

/** The button beside the mount that lets the lens go. */
export const releaseKnob = (sheet: Sheet, x: number, y: number): void => {
  tube(sheet, x, y, 10, [{ r: 3.5, len: 3, tone: enamel }]);
};

/** A strap lug with its ring, on either end of a body. */
export const lug = (sheet: Sheet, x: number, y: number, z: number, side: 1 | -1): void => {
  const cx = px(sheet, x + side * 3.4);
  const cy = py(sheet, y - 3, z);
  const r = 3.6 * sheet.s;
  const ring = `M${num(cx - r * 0.75)} ${num(cy)}a${num(r * 0.75)} ${num(r)} 0 1 1 ${num(r * 1.5)} 0a${num(r * 0.75)} ${num(r)} 0 1 1 ${num(-r * 1.5)} 0Z`;
  sheet.shadows.push(`<path d="${ring}" fill="none" stroke-width="7"/>`);
  sheet.shadows.push(`<path d="${ring}" fill="none" stroke="${chrome.front}" stroke-width="3"/>`);
  round(sheet, x + side * 0.6, y, z, 2.2, chrome.front);
};

/** A knob whose axis runs to the side, so that its knurled edge is seen. */
export const sideKnob = (sheet: Sheet, x0: number, x1: number, y: number, r: number, z: number): void => {
  const outline = rectangle(x0, y - r, x1, y + r, 2.5);
  sheet.contour.push(face(sheet, outline, z));
  sheet.marks.push(`<path d="${face(sheet, outline, z)}" fill="${chrome.front}"/>`);
  tint(
    sheet,
    polygon([
      at(sheet, x0 + 1, y - r + 1, z),
      at(sheet, x1 - 1, y - r + 1, z),
      at(sheet, x1 - 1, y - r * 0.35, z),
      at(sheet, x0 + 1, y - r * 0.35, z),
    ]),
    chrome.shade,
  );
  const count = Math.round(r * 0.9);
  const lines = Array.from({ length: count }, (_, i) => {
    const turn = ((i + 0.5) / count) * Math.PI;
    const level = y + r * 0.94 * Math.cos(turn);
    return polyline([at(sheet, x0 + 1.6, level, z), at(sheet, x1 - 1.6, level, z)]);
  });
  stroke(sheet, lines.join(''), 1.6);
};
