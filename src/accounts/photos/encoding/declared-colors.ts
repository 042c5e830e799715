export type ColorSpace = {
  chromaticities: readonly number[];
  gamma: number | 'srgb';
};

const d65 = [0.3127, 0.329] as const;
const bt709 = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, ...d65];
const adobeRgb: ColorSpace = {
  chromaticities: [0.64, 0.33, 0.21, 0.71, 0.15, 0.06, ...d65],
  gamma: 563 / 256,
};

// Keyed by the code points of ITU-T H.273.
const primaries: Readonly<Record<number, readonly number[]>> = {
  1: bt709,
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046, ...d65],
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, ...d65],
};
/** Browsers treat the curves of video (1, 6, 14, 15) like that of sRGB (13). HDR curves are not converted. */
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

/** The color space that a file without an ICC profile declares in another way; undefined for sRGB. */
export function declaredColors(file: Buffer, exif: Buffer | undefined): ColorSpace | undefined {
  const space = ofPng(file) ?? ofAvif(file) ?? (exif && isAdobeRgb(exif) ? adobeRgb : undefined);
  return space && !isSrgb(space) ? space : undefined;
}

/** DCF marks Adobe RGB with the interoperability index R03, an ASCII entry with tag 1. */
function isAdobeRgb(exif: Buffer): boolean {
  return ['0100020004000000', '0001000200000004'].some((entry) =>
    exif.includes(Buffer.concat([Buffer.from(entry, 'hex'), Buffer.from('R03')])),
  );
}

function ofCodes(primary: number, transfer: number): ColorSpace | undefined {
  const chromaticities = primaries[primary];
  const gamma = curves[transfer];
  return chromaticities && gamma ? { chromaticities, gamma } : undefined;
}

function ofPng(file: Buffer): ColorSpace | undefined {
  if (file.toString('latin1', 1, 4) !== 'PNG') return undefined;
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') break;
    chunks.set(name, file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const [cicp, gama, chrm] = ['cICP', 'gAMA', 'cHRM'].map((name) => chunks.get(name));
  if (cicp?.length === 4) return ofCodes(cicp[0]!, cicp[1]!);
  if (chunks.has('sRGB') || gama?.length !== 4 || chrm?.length !== 32) return undefined;
  const numbers = Array.from({ length: 8 }, (_, index) => chrm.readUInt32BE(index * 4) / 100_000);
  const gamma = 100_000 / gama.readUInt32BE();
  // The white point comes first in the chunk.
  const chromaticities = [...numbers.slice(2), ...numbers.slice(0, 2)];
  const [rx, ry, gx, gy, bx, by] = chromaticities as [number, number, number, number, number, number];
  const area = Math.abs((gx - rx) * (by - ry) - (bx - rx) * (gy - ry)) / 2;
  const isUsable = area > 0.01 && chromaticities.every((value) => value > 0 && value < 1) && gamma < 10;
  return isUsable ? { chromaticities, gamma } : undefined;
}

function ofAvif(file: Buffer): ColorSpace | undefined {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const at = file.indexOf('colrnclx', 0, 'latin1');
  return at < 0 || at + 12 > file.length
    ? undefined
    : ofCodes(file.readUInt16BE(at + 8), file.readUInt16BE(at + 10));
}

/** A gamma of 2.2 counts as sRGB, because encoders write it for the sRGB curve. */
function isSrgb({ chromaticities, gamma }: ColorSpace): boolean {
  const isNear = chromaticities.every((value, index) => Math.abs(value - bt709[index]!) < 0.002);
  return isNear && (gamma === 'srgb' || Math.abs(gamma - 2.2) < 0.01);
}

type Matrix = readonly (readonly number[])[];
const multiply = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => b[0]!.map((_, column) => row.reduce((sum, value, k) => sum + value * b[k]![column]!, 0)));

function invert(matrix: Matrix): Matrix {
  const at = (row: number, column: number) => matrix[row % 3]![column % 3]!;
  const cofactor = (row: number, column: number) =>
    at(row + 1, column + 1) * at(row + 2, column + 2) - at(row + 1, column + 2) * at(row + 2, column + 1);
  const determinant = [0, 1, 2].reduce((sum, column) => sum + at(0, column) * cofactor(0, column), 0);
  return [0, 1, 2].map((row) => [0, 1, 2].map((column) => cofactor(column, row) / determinant));
}

const toXyz = (x: number, y: number): number[] => [x / y, 1, (1 - x - y) / y];
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

function xyzMatrix([rx, ry, gx, gy, bx, by, wx, wy]: readonly number[]): Matrix {
  const columns = [toXyz(rx!, ry!), toXyz(gx!, gy!), toXyz(bx!, by!)];
  const unscaled = [0, 1, 2].map((row) => columns.map((column) => column[row]!));
  const white = toXyz(wx!, wy!).map((value) => [value]);
  const scales = multiply(invert(unscaled), white);
  const matrix = unscaled.map((row) => row.map((value, column) => value * scales[column]![0]!));
  const [from, to] = [
    multiply(bradford, white),
    multiply(
      bradford,
      toXyz(...d65).map((value) => [value]),
    ),
  ];
  const adapt = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => (row === column ? to[row]![0]! / from[row]![0]! : 0)),
  );
  return multiply(multiply(multiply(invert(bradford), adapt), bradford), matrix);
}

function toLinear(value: number, gamma: ColorSpace['gamma']): number {
  if (gamma !== 'srgb') return value ** gamma;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
const toCurve = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

export function toSrgb(pixels: Uint16Array, { chromaticities, gamma }: ColorSpace): Buffer {
  const matrix = multiply(invert(xyzMatrix(bt709)), xyzMatrix(chromaticities));
  const linear = Float32Array.from({ length: 65_536 }, (_, value) => toLinear(value / 65_535, gamma));
  const curve = Uint8Array.from({ length: 65_536 }, (_, value) => Math.round(255 * toCurve(value / 65_535)));
  const out = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [linear[pixels[at]!]!, linear[pixels[at + 1]!]!, linear[pixels[at + 2]!]!];
    for (let row = 0; row < 3; row++) {
      const [byR, byG, byB] = matrix[row]!;
      const value = byR! * r + byG! * g + byB! * b;
      out[at + row] = curve[Math.round(65_535 * Math.min(1, Math.max(0, value)))]!;
    }
  }
  return out;
}
