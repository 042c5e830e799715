export type Vector = readonly [number, number, number];
/** By rows. */
export type Matrix = readonly [Vector, Vector, Vector];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const apply = ([a, b, c]: Matrix, vector: Vector): Vector => [
  dot(a, vector),
  dot(b, vector),
  dot(c, vector),
];

export const transpose = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

export function multiply(a: Matrix, b: Matrix): Matrix {
  const [x, y, z] = transpose(b);
  return transpose([apply(a, x), apply(a, y), apply(a, z)]);
}

export const diagonal = ([a, b, c]: Vector): Matrix => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function invert([a, b, c]: Matrix): Matrix {
  const determinant = dot(a, cross(b, c));
  const scaled = ([x, y, z]: Vector): Vector => [x / determinant, y / determinant, z / determinant];
  return transpose([scaled(cross(b, c)), scaled(cross(c, a)), scaled(cross(a, b))]);
}
