type Chromaticity = readonly [x: number, y: number];
type Primaries = { red: Chromaticity; green: Chromaticity; blue: Chromaticity; white: Chromaticity };
export type ColorSpace = { primaries: Primaries; gamma: number | 'srgb' };

const d65: Chromaticity = [0.3127, 0.329];
const bt709: Primaries = { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: d65 };
const adobeRgb: ColorSpace = { primaries: { ...bt709, green: [0.21, 0.71] }, gamma: 563 / 256 };

// The color primaries by their code in ITU-T H.273.
const primariesOf: Readonly<Record<number, Primaries>> = {
  1: bt709,
  9: { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: d65 },
  12: { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: d65 },
};
/**
 * Browsers treat the transfer curves of video (1, 6, 14, 15) like the curve of sRGB (13). HDR curves are not converted.
 */
const curves: Readonly<Record<number, ColorSpace['gamma']>> = {
  1: 'srgb',
  4: 2.2,
  5: 2.8,
  6: 'srgb',
  8: 1,
  13: 'srgb',
  14: 'srgb',
  15: 'srgb',
};

/** Returns the color space that a file declares without an ICC profile, or undefined if it is sRGB or not declared. */
export function declaredColors(file: Buffer, exif: Buffer | undefined): ColorSpace | undefined {
  const space = readPng(file) ?? readAvif(file) ?? (exif && isAdobeRgb(exif) ? adobeRgb : undefined);
  return space && !isSrgb(space) ? space : undefined;
}

/** DCF marks Adobe RGB with the interoperability index R03, an ASCII entry with tag 1. */
function isAdobeRgb(exif: Buffer): boolean {
  return ['0100020004000000', '0001000200000004'].some((entry) =>
    exif.includes(Buffer.concat([Buffer.from(entry, 'hex'), Buffer.from('R03')])),
  );
}

function fromCodes(code: number, transfer: number): ColorSpace | undefined {
  const primaries = primariesOf[code];
  const gamma = curves[transfer];
  return primaries && gamma ? { primaries, gamma } : undefined;
}

function readPng(file: Buffer): ColorSpace | undefined {
  if (file.toString('latin1', 1, 4) !== 'PNG') return undefined;
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') break;
    chunks.set(name, file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const [cicp, gama, chrm] = ['cICP', 'gAMA', 'cHRM'].map((name) => chunks.get(name));
  if (cicp?.length === 4) return fromCodes(cicp.readUInt8(0), cicp.readUInt8(1));
  if (chunks.has('sRGB') || gama?.length !== 4 || chrm?.length !== 32) return undefined;
  const chromaticity = (index: number): Chromaticity => [
    chrm.readUInt32BE(index * 8) / 100_000,
    chrm.readUInt32BE(index * 8 + 4) / 100_000,
  ];
  const [white, red, green, blue] = [chromaticity(0), chromaticity(1), chromaticity(2), chromaticity(3)];
  const primaries = { red, green, blue, white };
  const gamma = 100_000 / gama.readUInt32BE();
  return isUsable({ primaries, gamma }) ? { primaries, gamma } : undefined;
}

/** Broken files can declare colors that cannot be converted. */
function isUsable({ primaries, gamma }: { primaries: Primaries; gamma: number }): boolean {
  const [[rx, ry], [gx, gy], [bx, by]] = [primaries.red, primaries.green, primaries.blue];
  const area = Math.abs((gx - rx) * (by - ry) - (bx - rx) * (gy - ry)) / 2;
  const values = Object.values(primaries).flat();
  return area > 0.01 && values.every((value) => value > 0 && value < 1) && gamma < 10;
}

function readAvif(file: Buffer): ColorSpace | undefined {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const at = file.indexOf('colrnclx', 0, 'latin1');
  return at < 0 || at + 12 > file.length
    ? undefined
    : fromCodes(file.readUInt16BE(at + 8), file.readUInt16BE(at + 10));
}

/** A gamma of 2.2 counts as sRGB, because encoders write it for the sRGB curve. */
function isSrgb({ primaries: { red, green, blue, white }, gamma }: ColorSpace): boolean {
  const isBt709 =
    isNear(red, bt709.red) &&
    isNear(green, bt709.green) &&
    isNear(blue, bt709.blue) &&
    isNear(white, bt709.white);
  return isBt709 && (gamma === 'srgb' || Math.abs(gamma - 2.2) < 0.01);
}

const isNear = ([x, y]: Chromaticity, [otherX, otherY]: Chromaticity): boolean =>
  Math.abs(x - otherX) < 0.002 && Math.abs(y - otherY) < 0.002;

const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

const toXyz = ([x, y]: Chromaticity): Vector => [x / y, 1, (1 - x - y) / y];

/** Returns the matrix that converts linear RGB to XYZ with the white point D65. */
function xyzMatrix({ red, green, blue, white }: Primaries): Matrix {
  const unscaled = transpose([toXyz(red), toXyz(green), toXyz(blue)]);
  const scales = apply(invert(unscaled), toXyz(white));
  const [from, to] = [apply(bradford, toXyz(white)), apply(bradford, toXyz(d65))];
  const adapt = diagonal([to[0] / from[0], to[1] / from[1], to[2] / from[2]]);
  return multiply(
    multiply(multiply(invert(bradford), adapt), bradford),
    multiply(unscaled, diagonal(scales)),
  );
}

function toLinear(value: number, gamma: ColorSpace['gamma']): number {
  if (gamma !== 'srgb') return value ** gamma;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
const toCurve = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function toSrgb(pixels: Uint16Array, { primaries, gamma }: ColorSpace): Buffer {
  const [toR, toG, toB] = multiply(invert(xyzMatrix(bt709)), xyzMatrix(primaries));
  const linear = Float32Array.from({ length: 65_536 }, (_, value) => toLinear(value / 65_535, gamma));
  const curve = Uint8Array.from({ length: 65_536 }, (_, value) => Math.round(255 * toCurve(value / 65_535)));
  const light = (at: number): number => linear[pixels[at]!]!;
  const curved = (value: number): number => curve[Math.round(65_535 * Math.min(1, Math.max(0, value)))]!;
  const out = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const color: Vector = [light(at), light(at + 1), light(at + 2)];
    out[at] = curved(dot(toR, color));
    out[at + 1] = curved(dot(toG, color));
    out[at + 2] = curved(dot(toB, color));
  }
  return out;
}

type Vector = readonly [number, number, number];
/** A matrix as three rows. */
type Matrix = readonly [Vector, Vector, Vector];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const apply = ([a, b, c]: Matrix, vector: Vector): Vector => [dot(a, vector), dot(b, vector), dot(c, vector)];

const transpose = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

function multiply(a: Matrix, b: Matrix): Matrix {
  const [x, y, z] = transpose(b);
  return transpose([apply(a, x), apply(a, y), apply(a, z)]);
}

const diagonal = ([a, b, c]: Vector): Matrix => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function invert([a, b, c]: Matrix): Matrix {
  const determinant = dot(a, cross(b, c));
  const scaled = ([x, y, z]: Vector): Vector => [x / determinant, y / determinant, z / determinant];
  return transpose([scaled(cross(b, c)), scaled(cross(c, a)), scaled(cross(a, b))]);
}
