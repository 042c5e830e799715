import { num, part, px, py, stroke, tint, width, type Sheet } from './sheet.ts';
import type { Tone } from './tones.ts';

export type Joint = readonly [number, number, number];

/** A straight tube between two points, as wide as given at either end: legs, columns, rods. */
export const limb = (
  sheet: Sheet,
  from: Joint,
  to: Joint,
  [w0, w1]: readonly [number, number],
  tone: Tone,
): void => {
  const [ax, ay] = [px(sheet, from[0]), py(sheet, from[1], from[2])];
  const [bx, by] = [px(sheet, to[0]), py(sheet, to[1], to[2])];
  const reach = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [-(by - ay) / reach, (bx - ax) / reach];
  const across = (share: number): [string, string] => {
    const [ra, rb] = [(w0 * sheet.s * share) / 2, (w1 * sheet.s * share) / 2];
    return [`${num(ax + nx * ra)} ${num(ay + ny * ra)}`, `${num(bx + nx * rb)} ${num(by + ny * rb)}`];
  };
  const quad = (one: number, two: number): string => {
    const [a, b] = [across(one), across(two)];
    return `M${a[0]}L${a[1]}L${b[1]}L${b[0]}Z`;
  };
  const lit = nx > 0 ? -1 : 1;
  sheet.contour.push(quad(-1, 1));
  tint(sheet, quad(-1, 1), tone.front);
  tint(sheet, quad(lit * 0.8, lit * 0.35), tone.lit);
  tint(sheet, quad(-lit, -lit * 0.5), tone.shade);
  stroke(sheet, quad(-1, 1), 2.6);
};

/** A strap or cable along a curve given in pixels: dark edge, body, and a line of stitches. */
export const ribbon = (sheet: Sheet, d: string, wide: number, color: string, stitch?: string): void => {
  sheet.marks.push(
    `<path d="${d}" stroke-width="${wide + 6}"/><path d="${d}" stroke="${color}" stroke-width="${wide}"/>`,
  );
  if (!stitch) return;
  sheet.marks.push(`<path d="${d}" stroke="${stitch}"${width(2)} stroke-dasharray="9 8"/>`);
};

/** A ball, lit from the upper left. */
export const ball = (sheet: Sheet, x: number, y: number, z: number, r: number, tone: Tone): void => {
  const [cx, cy, size] = [px(sheet, x), py(sheet, y, z), r * sheet.s];
  const circle = (dx: number, dy: number, share: number): string => {
    const [radius, left] = [size * share, cx + dx * size - size * share];
    const level = num(cy + dy * size);
    return `M${num(left)} ${level}a${num(radius)} ${num(radius)} 0 1 1 ${num(2 * radius)} 0a${num(radius)} ${num(radius)} 0 1 1 ${num(-2 * radius)} 0Z`;
  };
  sheet.contour.push(circle(0, 0, 1));
  part(sheet, circle(0, 0, 1), tone.shade);
  tint(sheet, circle(-0.06, -0.08, 0.88), tone.front);
  tint(sheet, circle(-0.3, -0.34, 0.34), tone.lit);
};
