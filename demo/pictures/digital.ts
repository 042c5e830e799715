import { mountLens, type MountedLens } from './lens-on-camera.ts';
import { fillet, shadow, startSheet, stroke, type Point, type Sheet } from './sheet.ts';
import { extrude, face } from './solids.ts';
import { chrome, rubber, type Tone } from './tones.ts';
import { tube } from './tube.ts';

/** The front of a moulded body, its corners given from the lower left upwards and around. */
export type Moulded = {
  s: number;
  oy?: number;
  tone: Tone;
  /** Outline of the body and how deep it is. */
  body: Point[];
  depth: number;
  /** The part around the viewfinder, further forward than the body. */
  hump?: { outline: Point[]; z0: number; z1: number; inset?: Point[]; tone?: Tone };
  /** The hand grip, nearest to the viewer. */
  grip?: { outline: Point[]; z: number };
  /** Covered panels on the front of the body. */
  panels?: Point[][];
  mount: { x: number; y: number; r: number };
  lens: MountedLens;
  /** What stands on top, drawn before the hump and the grip. */
  tops?: (sheet: Sheet) => void;
  /** What is on the front, drawn before the lens. */
  fronts?: (sheet: Sheet) => void;
};

const shaped = (corners: Point[]): Point[] => fillet(corners.map(([x, y, r = 0]) => [x, y, r]));

const span = (corners: Point[]): [number, number] => {
  const xs = corners.map((c) => c[0]);
  return [Math.min(...xs), Math.max(...xs)];
};

/** Draws a moulded body: DSLR, mirrorless, bridge. Its front plane is z = 10. */
export const drawMoulded = (p: Moulded): Sheet => {
  const sheet = startSheet(p.s, 600, p.oy ?? 690, 0.25);
  const [x0, x1] = span(p.body);
  const reach = p.grip?.z ?? 12;
  shadow(sheet, x0, x1, 10 - p.depth, Math.max(10, reach * 0.6));
  extrude(sheet, shaped(p.body), 10 - p.depth, 10, p.tone);
  p.tops?.(sheet);
  for (const panel of p.panels ?? []) {
    const d = face(sheet, shaped(panel), 10);
    sheet.marks.push(
      `<path d="${d}" fill="${rubber.front}"/><path d="${d}" fill="url(#grain)" stroke="none"/>`,
    );
  }
  if (p.hump) {
    const { outline, z0, z1, inset, tone = p.tone } = p.hump;
    extrude(sheet, shaped(outline), z0, z1, tone);
    if (inset) stroke(sheet, face(sheet, shaped(inset), z1), 1.6, tone.line);
  }
  if (p.grip) extrude(sheet, shaped(p.grip.outline), 10, p.grip.z, rubber);
  p.fronts?.(sheet);
  const { x, y, r } = p.mount;
  tube(sheet, x, y, 10, [
    { r: r + 2.5, to: r + 1.5, len: 2, tone: p.tone },
    { r, len: 0.8, tone: chrome },
  ]);
  mountLens(sheet, x, y, 14.6, p.lens);
  return sheet;
};
