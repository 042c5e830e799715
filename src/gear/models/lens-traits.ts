export type LensTraits = {
  /** The shortest and the longest focal length in mm. */
  focal: readonly [number, number] | null;
  /** The f-number when fully open; that of the shortest focal length if it depends on it. */
  aperture: number | null;
  autofocus: boolean | null;
  macro: boolean;
  pancake: boolean;
};

const number = String.raw`\d+(?:[.,]\d+)?`;
const range = String.raw`(${number})(?:\s?-\s?(${number}))?`;
const inMillimeters = new RegExp(String.raw`(?<![\d.,])${range}\s?mm\b`, 'i');
/** '1:2.8/24-70', '2,8/21', '3.5/30mm': the maximum aperture before the focal length. */
const apertureFirst = new RegExp(String.raw`(?:^|[\s:])(${number})(?:-${number})?/${range}(?![\d.,/])`);
const written = [
  new RegExp(String.raw`\bf(?:/\s?)?(${number})`, 'i'),
  new RegExp(String.raw`\b1:(${number})`),
  apertureFirst,
  new RegExp(String.raw`mm\s(\d\.\d+)\b`),
];
/** Lengths without a unit: 'f=28', 'Summicron TL 1:2 23', 'AT-X 14-20 f/2', '1:4 135'. */
const bare = [
  new RegExp(String.raw`\bf=${range}`, 'i'),
  new RegExp(String.raw`\b1:${number}(?:-${number})?\s${range}(?![\d.,])`),
  new RegExp(String.raw`\s${range}\sf/`, 'i'),
];
const maxAperture = 32;

const toNumber = (text: string): number => Number(text.replace(',', '.'));
const toRange = (from?: string, to = from): [number, number] | null =>
  from === undefined || to === undefined ? null : [toNumber(from), toNumber(to)];

function focalOf(name: string): [number, number] | null {
  const [, from, to] = inMillimeters.exec(name) ?? [];
  if (from) return toRange(from, to);
  const [, , first, last] = apertureFirst.exec(name) ?? [];
  if (first) return toRange(first, last);
  const found = bare.map((pattern) => pattern.exec(name)).find(Boolean);
  return found ? toRange(found[1], found[2]) : null;
}

function apertureOf(name: string): number | null {
  const found = written.map((pattern) => pattern.exec(name)?.[1]).find(Boolean);
  const value = found === undefined ? Number.NaN : toNumber(found);
  return value > 0 && value <= maxAperture ? value : null;
}

/** A zoom with 'macro' in its name focuses a little closer than others, which does not make it a macro lens. */
const isMacro = (name: string, focal: LensTraits['focal']): boolean =>
  /\bmicro(?! four thirds)/i.test(name) ||
  (/\bma[ck]ro/i.test(name) && (focal === null || focal[0] === focal[1]));

/**
 * `focus` is the column of `fit/lenses.tsv`: `by-wire` lenses have a motor, too. A lens with 'AF' in its name has
 * autofocus, also if the table doesn't say how it is driven.
 */
export function lensTraitsOf(name: string, focus: string | undefined): LensTraits {
  const focal = focalOf(name);
  return {
    focal,
    aperture: apertureOf(name),
    autofocus: focus ? focus !== 'manual' : /\bAF\b/.test(name) || null,
    macro: isMacro(name, focal),
    pancake: /\bpancake\b/i.test(name),
  };
}
