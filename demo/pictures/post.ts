import { engrave } from './glyphs.ts';
import { grooves, type Ring } from './rings.ts';
import { num, part, px, py, stroke, tint, type Sheet } from './sheet.ts';

/** A circle lying flat, seen as an ellipse; all in pixels. */
type Oval = { x: number; y: number; r: number; k: number };

export const ovalAt = (sheet: Sheet, x: number, y: number, z: number, r: number): Oval => ({
  x: px(sheet, x),
  y: py(sheet, y, z),
  r: r * sheet.s,
  k: sheet.k,
});

const arc = (o: Oval, sweep: 0 | 1): string => `A${num(o.r)} ${num(o.r * o.k)} 0 0 ${sweep} `;

const round = (o: Oval): string => `a${num(o.r)} ${num(o.r * o.k)} 0 1 1 `;

export const oval = (o: Oval): string =>
  `M${num(o.x - o.r)} ${num(o.y)}${round(o)}${num(2 * o.r)} 0${round(o)}${num(-2 * o.r)} 0Z`;

const spot = (o: Oval, angle: number): string =>
  `${num(o.x + o.r * Math.sin(angle))} ${num(o.y + o.r * o.k * Math.cos(angle))}`;

/** Side and lid together: from the lower left around below, up, and back over the top. */
const silhouette = (a: Oval, b: Oval): string =>
  `M${spot(a, -Math.PI / 2)}${arc(a, 0)}${spot(a, Math.PI / 2)}L${spot(b, Math.PI / 2)}${arc(b, 0)}${spot(b, -Math.PI / 2)}Z`;

const strip = (a: Oval, b: Oval, from: number, to: number): string =>
  `M${spot(a, from)}${arc(a, 0)}${spot(a, to)}L${spot(b, to)}${arc(b, 1)}${spot(b, from)}Z`;

const between = (a: Oval, b: Oval, t: number): Oval => ({
  ...a,
  y: a.y + (b.y - a.y) * t,
  r: a.r + (b.r - a.r) * t,
});

const engraveOn = (sheet: Sheet, a: Oval, b: Oval, ring: Ring): void => {
  for (const { text, angle, size = 3, color, lift = 0.5 } of ring.marks ?? []) {
    const home = between(a, b, lift);
    const d = engrave(text, size)
      .map((line) =>
        line.map(([u, v]) =>
          spot({ ...home, y: home.y - v * sheet.s }, (angle * Math.PI) / 180 + (u * sheet.s) / home.r),
        ),
      )
      .map((line) => `M${line.join('L')}`)
      .join('');
    stroke(sheet, d, 2, color ?? ring.tone.line);
  }
};

/** Turned parts stacked upwards: dials, upright lenses, heads; answers the height reached. */
export const post = (sheet: Sheet, x: number, z: number, y: number, rings: Ring[]): number => {
  let height = y;
  for (const ring of rings) {
    const { r, to = r, len, tone, cut = 'plain', band } = ring;
    const a = ovalAt(sheet, x, height, z, r);
    const b = ovalAt(sheet, x, height + len, z, to);
    height += len;
    sheet.contour.push(silhouette(a, b));
    part(sheet, strip(a, b, -Math.PI / 2, Math.PI / 2), tone.front);
    if (a.r > 40) {
      tint(sheet, strip(a, b, -1.02, -0.58), tone.lit);
      tint(sheet, strip(a, b, 0.86, 1.57), tone.shade);
    }
    const { lines, width } = grooves(cut, r, sheet.s);
    const d = lines
      .map((g) => `M${spot(between(a, b, g.from), g.angle)}L${spot(between(a, b, g.to), g.angle)}`)
      .join('');
    if (d) stroke(sheet, d, width);
    if (band) {
      const line = between(a, b, 0.5);
      stroke(sheet, `M${spot(line, -1.57)}${arc(line, 0)}${spot(line, 1.57)}`, 5, band);
    }
    engraveOn(sheet, a, b, ring);
    part(sheet, oval(b), tone.top);
  }
  return height;
};
