/**
 * A drawing sheet. Space is in millimetres: x right, y up, z towards the viewer. Every drawing uses
 * one oblique view from straight in front and a little above, so that circles facing the viewer stay
 * circles and all pictures look as if one hand had drawn them.
 */
export type Sheet = {
  /** Pixels per millimetre. */
  s: number;
  /** Where the millimetre origin lies on the sheet, in pixels. */
  ox: number;
  oy: number;
  /** How far a millimetre towards the viewer moves a point down. */
  k: number;
  /** Silhouettes, inked heavily behind everything for a strong outer contour. */
  contour: string[];
  /** What lies on the floor below everything. */
  shadows: string[];
  marks: string[];
  /** A turn of the whole sheet, in degrees about the middle of the plate. */
  turn?: number;
  /** Where the whole sheet goes on a larger page, and how large. */
  place?: { x: number; y: number; scale: number };
  /** The same drawing once more, behind, moved by so many pixels. */
  again?: { x: number; y: number };
};

/** A point, with a fillet radius when it is the corner of an outline. */
export type Point = readonly [number, number, number?];

export const ink = '#17150F';
export const amber = '#F0A81C';
export const ground = '#E4E2DD';
export const floor = '#D6D3CC';

export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const startSheet = (s: number, ox = 600, oy = 640, k = 0.3): Sheet => ({
  s,
  ox,
  oy,
  k,
  contour: [],
  shadows: [],
  marks: [],
});

export const px = (sheet: Sheet, x: number): number => sheet.ox + sheet.s * x;
export const py = (sheet: Sheet, y: number, z: number): number => sheet.oy - sheet.s * (y - sheet.k * z);
export const at = (sheet: Sheet, x: number, y: number, z: number): string =>
  `${num(px(sheet, x))} ${num(py(sheet, y, z))}`;

export const polygon = (points: string[]): string => `M${points.join('L')}Z`;
export const polyline = (points: string[]): string => `M${points.join('L')}`;

/** The width most lines have; a group sets it, so that they need not say it. */
export const common = 2.6;

export const width = (value: number): string => (value === common ? '' : ` stroke-width="${value}"`);

/** A body: filled, outlined, and part of the outer contour. */
export const solid = (sheet: Sheet, d: string, fill: string, line = common): void => {
  sheet.contour.push(d);
  sheet.marks.push(`<path d="${d}" fill="${fill}"${width(line)}/>`);
};

/** A part that lies on a body: filled and outlined, not part of the contour. */
export const part = (sheet: Sheet, d: string, fill: string, line = common): void => {
  sheet.marks.push(`<path d="${d}" fill="${fill}"${width(line)}/>`);
};

/** An upright rectangle on the plane z. */
export const slab = (
  sheet: Sheet,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z: number,
  fill: string,
  { r = 0, line = common }: { r?: number; line?: number } = {},
): void => {
  const size = `width="${Math.round((x1 - x0) * sheet.s)}" height="${Math.round((y1 - y0) * sheet.s)}"`;
  const corner = r > 0 ? ` rx="${Math.round(r * sheet.s)}"` : '';
  const paint = fill === 'none' ? '' : ` fill="${fill}"`;
  const edge = line > 0 ? width(line) : ' stroke="none"';
  sheet.marks.push(
    `<rect x="${Math.round(px(sheet, x0))}" y="${Math.round(py(sheet, y1, z))}" ${size}${corner}${paint}${edge}/>`,
  );
};

export const tint = (sheet: Sheet, d: string, fill: string): void => {
  sheet.marks.push(`<path d="${d}" fill="${fill}" stroke="none"/>`);
};

export const stroke = (sheet: Sheet, d: string, line = 2, color = ink): void => {
  const paint = color === ink ? '' : ` stroke="${color}"`;
  sheet.marks.push(`<path d="${d}"${width(line)}${paint}/>`);
};

/** Samples fillets into the corners that carry a radius as third number. */
export const fillet = (corners: readonly (readonly (number | undefined)[])[]): Point[] =>
  corners.flatMap((corner, i): Point[] => {
    const [x = 0, y = 0, r = 0] = corner;
    if (r === 0) return [[x, y]];
    const steps = r < 2 ? 2 : r < 6 ? 3 : 5;
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const towards = (to: readonly (number | undefined)[]): Point => {
      const [dx, dy] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y];
      const reach = Math.min(r / Math.hypot(dx, dy), 0.5);
      return [x + dx * reach, y + dy * reach];
    };
    const [a, b] = [towards(before), towards(after)];
    return Array.from({ length: steps + 1 }, (_, j): Point => {
      const t = j / steps;
      const mix = (from: number, mid: number, to: number): number =>
        (1 - t) ** 2 * from + 2 * t * (1 - t) * mid + t * t * to;
      return [mix(a[0], x, b[0]), mix(a[1], y, b[1])];
    });
  });

export const rectangle = (x0: number, y0: number, x1: number, y1: number, r = 0): Point[] =>
  fillet([
    [x0, y0, r],
    [x1, y0, r],
    [x1, y1, r],
    [x0, y1, r],
  ]);

/** The shadow on the floor, thrown a little to the right. */
export const shadow = (sheet: Sheet, x0: number, x1: number, z0: number, z1: number, y = 0): void => {
  const throwBy = Math.min((z1 - z0) * 0.35, 18);
  const outline = fillet([
    [x0 + 2, z0, 4],
    [x1, z0 - throwBy * 0.4, 10],
    [x1 + throwBy, z0, 10],
    [x1 + throwBy, z1 - 4, 12],
    [x1 - 4, z1 + 5, 8],
    [x0 + 2, z1 + 5, 8],
  ]);
  const d = polygon(outline.map(([x, z]) => at(sheet, x, y, z)));
  sheet.shadows.push(`<path d="${d}" fill="#B4AFA4" stroke="none"/>`);
};
