import type { Point } from './sheet.ts';

/** Corners from a drawing's table: `x y radius` each, the radius left out where the corner is sharp. */
export const corners = (table: string): Point[] =>
  table.split(',').map((entry): Point => {
    const [x = 0, y = 0, r] = entry.trim().split(/\s+/).map(Number);
    return r === undefined ? [x, y] : [x, y, r];
  });
