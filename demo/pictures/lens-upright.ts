import { eyeUp } from './eye.ts';
import { engrave } from './glyphs.ts';
import { oval, ovalAt, post } from './post.ts';
import type { Ring } from './rings.ts';
import {
  at,
  fillet,
  num,
  part,
  polygon,
  shadow,
  slab,
  startSheet,
  stroke,
  tint,
  type Sheet,
} from './sheet.ts';
import { chrome, enamel, glass as glassTones, type Tone } from './tones.ts';

import { drawBeside, type Beside } from './lens-beside.ts';

export type UprightLens = {
  /** Pixels per millimetre, and where the lens stands. */
  s: number;
  x?: number;
  oy?: number;
  /** From the mount upwards. */
  rings: Ring[];
  glass: number;
  name?: string;
  bulge?: boolean;
  patch?: boolean;
  face?: Tone;
  /** A distance window or a row of switches on a ring, at a height of the barrel. */
  windows?: { y: number; h: number; angle: number; half: number; text?: string; fill?: string }[];
  dots?: { y: number; angle: number; r?: number; fill?: string }[];
} & Beside;

type Place = { x: number; z: number };

const onBarrel = (sheet: Sheet, place: Place, r: number, y: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return at(sheet, place.x + r * Math.sin(turn), y, place.z + r * Math.cos(turn));
};

const radiusAt = (rings: Ring[], y: number): number => {
  let height = 0;
  for (const { r, to = r, len } of rings) {
    if (y <= height + len) return r + ((to - r) * (y - height)) / len;
    height += len;
  }
  return rings.at(-1)?.r ?? 0;
};

const drawWindow = (
  sheet: Sheet,
  place: Place,
  rings: Ring[],
  w: NonNullable<UprightLens['windows']>[number],
): void => {
  const r = radiusAt(rings, w.y);
  const steps = [-1, -0.5, 0, 0.5, 1].map((share) => w.angle + share * w.half);
  const d = polygon([
    ...steps.map((a) => onBarrel(sheet, place, r, w.y + w.h / 2, a)),
    ...steps.toReversed().map((a) => onBarrel(sheet, place, r, w.y - w.h / 2, a)),
  ]);
  part(sheet, d, w.fill ?? glassTones.deep);
  if (!w.text) return;
  const lines = engrave(w.text, w.h * 0.42).map((line) =>
    line.map(([u, v]) => onBarrel(sheet, place, r, w.y + v, w.angle + (u / r) * 57.3)),
  );
  stroke(sheet, lines.map((line) => `M${line.join('L')}`).join(''), 1.8, glassTones.shine);
};

const engraveRim = (
  sheet: Sheet,
  place: Place,
  y: number,
  r: number,
  text: string,
  size: number,
  color: string,
): void => {
  const lines = engrave(text, size).map((line) =>
    // The name is read from the front of the lens, which is the near edge here.
    line.map(([u, v]) => {
      const turn = u / r;
      return at(sheet, place.x + (r - v) * Math.sin(turn), y, place.z + (r - v) * Math.cos(turn));
    }),
  );
  stroke(sheet, lines.map((line) => `M${line.join('L')}`).join(''), 1.8, color);
};

/** A lens as it stands on a table, mount down, glass up, seen a little from above. */
export const drawUpright = (lens: UprightLens, on?: Sheet): Sheet => {
  const { rings, glass, x = 0, face = enamel } = lens;
  const place = { x, z: 0 };
  const widest = Math.max(...rings.map((ring) => Math.max(ring.r, ring.to ?? 0)));
  const beside = lens.cap ?? lens.rear ?? lens.hood;
  const right = beside ? beside.x + Math.max(beside.r, lens.hood?.to ?? 0) : x + widest;
  const s = Math.min(lens.s, 980 / (right - x + widest));
  const sheet = on ?? startSheet(s, 600 - (s * (x - widest + right)) / 2, lens.oy ?? 720, 0.44);
  const foot = rings[0]?.r ?? widest;
  if (sheet.turn === undefined) shadow(sheet, x - foot * 0.8, x + widest * 1.25, -foot * 0.7, foot * 0.9);
  const top = post(sheet, x, 0, 0, rings);
  for (const w of lens.windows ?? []) drawWindow(sheet, place, rings, w);
  for (const { y, angle, r = 1.1, fill = '#F0A81C' } of lens.dots ?? []) {
    const [cx = '', cy = ''] = onBarrel(sheet, place, radiusAt(rings, y), y, angle).split(' ');
    sheet.marks.push(`<circle cx="${cx}" cy="${cy}" r="${num(r * sheet.s)}" fill="${fill}" stroke="none"/>`);
  }
  const last = rings.at(-1);
  const rim = last?.to ?? last?.r ?? glass;
  const lip = ovalAt(sheet, x, top, 0, rim);
  part(sheet, oval(lip), face.top);
  part(sheet, oval({ ...lip, r: lip.r * 0.93 }), face.front, 2);
  const gap = rim * 0.93 - glass;
  const bevel = { ...lip, y: lip.y + sheet.s * 0.8, r: (glass + gap * 0.2) * sheet.s };
  tint(sheet, oval(bevel), face.shade);
  if (lens.name && gap > 3)
    engraveRim(sheet, place, top, glass + gap * 0.55, lens.name, Math.min(3.4, gap * 0.5), face.line);
  eyeUp(sheet, x, top - 0.8, 0, { r: glass, bulge: lens.bulge ?? false, patch: lens.patch ?? false });
  drawBeside(sheet, lens);
  return sheet;
};

/** The chrome bayonet every lens stands on. */
export const bayonet = (r: number): Ring[] => [
  { r: r - 3, len: 2.5, tone: chrome },
  { r, len: 1.5, tone: chrome },
];

/** A lens lying on its side, glass to the right, with a tripod foot when it has one. */
export const drawLying = (
  lens: UprightLens & { length: number; foot?: { y: number; reach: number } },
): Sheet[] => {
  const { s, length, foot, rings } = lens;
  const widest = Math.max(...rings.map((ring) => ring.r));
  const below = foot ? widest + foot.reach : widest;
  const middle = foot ? -s * foot.reach * 0.5 : 24;
  const base = startSheet(s, 600, 450 + middle + s * below, 0.44);
  const [from, to] = foot
    ? [foot.y - length / 2 - 34, foot.y - length / 2 + 40]
    : [-length / 2 + 8, length / 2];
  shadow(base, from, to, -10, 12);
  const turned: Sheet = { ...startSheet(s, 600 + middle, 450 + (s * length) / 2, 0.44), turn: 90 };
  if (foot) {
    const [x0, x1] = [radiusAt(rings, foot.y) - 6, widest + foot.reach];
    const column = fillet([
      [x0, foot.y - 11],
      [x1 - 5, foot.y - 11],
      [x1 - 5, foot.y + 11],
      [x0, foot.y + 11],
    ]);
    const d = polygon(column.map(([a, b]) => at(turned, a, b, 0)));
    turned.contour.push(d);
    turned.marks.push(`<path d="${d}" fill="${enamel.front}"/>`);
    slab(turned, [x1 - 5, foot.y - 30, x1, foot.y + 30], 0, enamel.shade, { r: 1.5 });
    turned.contour.push(
      polygon(
        [
          [x1 - 5, foot.y - 29],
          [x1, foot.y - 29],
          [x1, foot.y + 29],
          [x1 - 5, foot.y + 29],
        ].map(([a = 0, b = 0]) => at(turned, a, b, 0)),
      ),
    );
  }
  return [base, drawUpright(lens, turned)];
};
