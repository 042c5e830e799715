import { engrave } from './glyphs.ts';
import { grooves, type Ring } from './rings.ts';
import { num, part, px, py, solid, stroke, tint, type Sheet } from './sheet.ts';

/** Barrels are drawn deeper than bodies, or their rings would hide behind the front. */
const stretch = 1.7;

type Circle = { x: number; y: number; r: number };

const circleAt = (sheet: Sheet, x: number, y: number, z: number, r: number): Circle => ({
  x: px(sheet, x),
  y: py(sheet, y, z),
  r: r * sheet.s,
});

export const disc = (c: Circle): string =>
  `M${num(c.x - c.r)} ${num(c.y)}a${num(c.r)} ${num(c.r)} 0 1 1 ${num(2 * c.r)} 0a${num(c.r)} ${num(c.r)} 0 1 1 ${num(-2 * c.r)} 0Z`;

/** The outline of a cone or cylinder pointing at the viewer: both circles and their common tangents. */
const hull = (a: Circle, b: Circle): string => {
  const q = (a.r - b.r) / (b.y - a.y);
  if (Math.abs(q) >= 1) return disc(a.r > b.r ? a : b);
  const h = Math.sqrt(1 - q * q);
  const on = (c: Circle, side: number): string => `${num(c.x + side * c.r * h)} ${num(c.y + c.r * q)}`;
  const arc = (c: Circle, large: boolean): string => `A${num(c.r)} ${num(c.r)} 0 ${large ? 1 : 0} 1 `;
  return `M${on(a, -1)}${arc(a, q > 0)}${on(a, 1)}L${on(b, 1)}${arc(b, q < 0)}${on(b, -1)}Z`;
};

const spot = (c: Circle, angle: number): string =>
  `${num(c.x + c.r * Math.sin(angle))} ${num(c.y - c.r * Math.cos(angle))}`;

const wedge = (a: Circle, b: Circle, from: number, to: number): string =>
  `M${spot(a, from)}A${num(a.r)} ${num(a.r)} 0 0 1 ${spot(a, to)}L${spot(b, to)}A${num(b.r)} ${num(b.r)} 0 0 0 ${spot(b, from)}Z`;

const between = (a: Circle, b: Circle, t: number): Circle => ({
  x: a.x,
  y: a.y + (b.y - a.y) * t,
  r: a.r + (b.r - a.r) * t,
});

const engraveOver = (sheet: Sheet, a: Circle, b: Circle, ring: Ring): void => {
  for (const { text, angle, size = 3, color, lift = 0.5 } of ring.marks ?? []) {
    const home = between(a, b, lift);
    const depth = (b.y - a.y) / ring.len;
    const d = engrave(text, size)
      .map((line) =>
        line.map(([u, v]) => {
          const turn = (angle * Math.PI) / 180 + (u * sheet.s) / home.r;
          return spot({ ...home, y: home.y - v * depth }, turn);
        }),
      )
      .map((line) => `M${line.join('L')}`)
      .join('');
    stroke(sheet, d, 1.8, color ?? ring.tone.line);
  }
};

/** Turned parts stacked towards the viewer, from the mount on; answers where the front lies. */
export const tube = (sheet: Sheet, x: number, y: number, z: number, rings: Ring[], free = false): number => {
  let depth = z;
  for (const [i, ring] of rings.entries()) {
    const { r, to = r, len, tone, cut = 'plain', band } = ring;
    const a = circleAt(sheet, x, y, depth, r);
    const b = circleAt(sheet, x, y, depth + len * stretch, to);
    depth += len * stretch;
    (free ? solid : part)(sheet, hull(a, b), tone.front);
    if (a.r > 40) {
      tint(sheet, wedge(a, b, -1.05, -0.4), tone.lit);
      tint(sheet, wedge(a, b, 0.55, 1.5), tone.shade);
    }
    const { lines, width } = grooves(cut, r, sheet.s);
    const d = lines
      .map((g) => `M${spot(between(a, b, g.from), g.angle)}L${spot(between(a, b, g.to), g.angle)}`)
      .join('');
    if (d) stroke(sheet, d, width);
    if (band) stroke(sheet, disc(between(a, b, 0.5)), 4, band);
    engraveOver(sheet, a, b, ring);
    const next = rings[i + 1];
    if (!next || next.r < to) part(sheet, disc(b), tone.front);
  }
  return depth;
};

/** A text around a circle that faces the viewer, its middle at `angle` degrees from the top. */
export const engraveAround = (
  sheet: Sheet,
  place: { x: number; y: number; z: number; r: number; angle?: number },
  text: string,
  size: number,
  color: string,
): void => {
  const { x, y, z, r, angle = 0 } = place;
  const d = engrave(text, size)
    .map((line) =>
      line.map(([u, v]) => spot(circleAt(sheet, x, y, z, r + v), (angle * Math.PI) / 180 + u / r)),
    )
    .map((line) => `M${line.join('L')}`)
    .join('');
  stroke(sheet, d, 1.8, color);
};
