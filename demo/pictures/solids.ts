import {
  at,
  common,
  polygon,
  polyline,
  rectangle,
  solid,
  stroke,
  tint,
  type Point,
  type Sheet,
} from './sheet.ts';
import type { Tone } from './tones.ts';

type Edge = { a: Point; b: Point };

const pairs = (chain: Point[]): Edge[] => chain.slice(1).map((b, i) => ({ a: chain[i] ?? b, b }));

/** Neighbouring edges of the same tone become one run, so that a curve is one flat patch. */
const runs = (chain: Point[], toneOf: (edge: Edge) => string): { fill: string; points: Point[] }[] => {
  const found: { fill: string; points: Point[] }[] = [];
  for (const edge of pairs(chain)) {
    const fill = toneOf(edge);
    const last = found.at(-1);
    if (last?.fill === fill) last.points.push(edge.b);
    else found.push({ fill, points: [edge.a, edge.b] });
  }
  return found;
};

/** Splits a closed outline at its leftmost and rightmost points into its two chains, both left to right. */
const split = (outline: Point[], above: (p: Point) => number): { near: Point[]; far: Point[] } => {
  const xs = outline.map((p) => p[0]);
  const pick = (extreme: number): number => {
    const hits = outline.map((_, i) => i).filter((i) => Math.abs((xs[i] ?? 0) - extreme) < 0.01);
    return hits.reduce((best, i) => (above(outline[i]!) > above(outline[best]!) ? i : best), hits[0] ?? 0);
  };
  const [from, to] = [pick(Math.min(...xs)), pick(Math.max(...xs))];
  const walk = (step: number): Point[] => {
    const chain: Point[] = [];
    for (let i = from; ; i = (i + step + outline.length) % outline.length) {
      chain.push(outline[i]!);
      if (i === to) return chain;
    }
  };
  const [one, two] = [walk(1), walk(-1)];
  const height = (chain: Point[]): number => chain.reduce((sum, p) => sum + above(p), 0) / chain.length;
  return height(one) > height(two) ? { near: one, far: two } : { near: two, far: one };
};

const outlined = (sheet: Sheet, d: string, tone: Tone): void => {
  const fill = tone.grain ? ` fill="url(#${tone.grain})"` : '';
  sheet.marks.push(`<path d="${d}"${fill}/>`);
};

/** A plan (x, z) raised from y0 to y1: bodies with rounded ends, plates, bases. */
export const raise = (
  sheet: Sheet,
  plan: Point[],
  y0: number,
  y1: number,
  tone: Tone,
  covered = false,
): void => {
  const { near } = split(plan, (p) => p[1]);
  const side = polygon([
    ...near.map(([x, z]) => at(sheet, x, y1, z)),
    ...near.toReversed().map(([x, z]) => at(sheet, x, y0, z)),
  ]);
  const lid = polygon(plan.map(([x, z]) => at(sheet, x, y1, z)));
  sheet.contour.push(side);
  tint(sheet, side, tone.front);
  const turned = runs(near, ({ a, b }) => {
    const slope = (b[1] - a[1]) / Math.max(b[0] - a[0], 0.001);
    return slope > 0.7 ? tone.lit : slope < -0.5 ? tone.shade : tone.front;
  });
  for (const { fill, points } of turned.filter((run) => run.fill !== tone.front)) {
    const face = [
      ...points.map(([x, z]) => at(sheet, x, y1, z)),
      ...points.toReversed().map(([x, z]) => at(sheet, x, y0, z)),
    ];
    tint(sheet, polygon(face), fill);
  }
  outlined(sheet, side, tone);
  if (!covered) solid(sheet, lid, tone.top);
};

/** An outline (x, y) drawn out from z0 to z1: prisms, grips, humps, anything with a shaped front. */
export const extrude = (sheet: Sheet, outline: Point[], z0: number, z1: number, tone: Tone): void => {
  const { near } = split(outline, (p) => p[1]);
  const back = polygon([
    ...near.map(([x, y]) => at(sheet, x, y, z0)),
    ...near.toReversed().map(([x, y]) => at(sheet, x, y, z1)),
  ]);
  const front = polygon(outline.map(([x, y]) => at(sheet, x, y, z1)));
  sheet.contour.push(back);
  tint(sheet, back, tone.top);
  const facets = runs(near, ({ a, b }) => {
    const slope = (b[1] - a[1]) / Math.max(b[0] - a[0], 0.001);
    return slope > 0.35 ? tone.lit : slope < -0.35 ? tone.shade : tone.top;
  });
  for (const { fill, points } of facets) {
    const face = [
      ...points.map(([x, y]) => at(sheet, x, y, z0)),
      ...points.toReversed().map(([x, y]) => at(sheet, x, y, z1)),
    ];
    if (fill !== tone.top) tint(sheet, polygon(face), fill);
    const [x, y] = points[0]!;
    stroke(sheet, polyline([at(sheet, x, y, z0), at(sheet, x, y, z1)]), 2);
  }
  stroke(sheet, back, common);
  sheet.contour.push(front);
  tint(sheet, front, tone.front);
  outlined(sheet, front, tone);
};

/** The plan of a body between x0 and x1 with ends rounded by `r`. */
export const plan = (x0: number, x1: number, z0: number, z1: number, r: number): Point[] =>
  rectangle(x0, z0, x1, z1, r);

/** A flat outline on the plane z. */
export const face = (sheet: Sheet, outline: Point[], z: number): string =>
  polygon(outline.map(([x, y]) => at(sheet, x, y, z)));

/** A flat outline (x, z) lying at height y. */
export const lying = (sheet: Sheet, outline: Point[], y: number): string =>
  polygon(outline.map(([x, z]) => at(sheet, x, y, z)));
