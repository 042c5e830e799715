import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Color = [red: number, green: number, blue: number];
const source = join(import.meta.dirname, '../..');
const themes = ['light', 'dark'] as const;

const parse = (hex: string): Color => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Color;

const tokens = Object.fromEntries(
  [
    ...readFileSync(join(source, 'ui/styles/tokens.css'), 'utf8').matchAll(
      /^ {2}--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/gm,
    ),
  ].map(([, name, light, dark = light]) => [name!, { light: parse(light!), dark: parse(dark!) }]),
);

/** WCAG 2.2, relative luminance. */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `ink/85` is ink at 85 % over paper. */
function colorOf(name: string, theme: (typeof themes)[number]): Color {
  const [token, percent = '100'] = name.split('/') as [string, string?];
  const share = Number(percent) / 100;
  return tokens[token]![theme].map(
    (value, at) => value * share + tokens['paper']![theme][at]! * (1 - share),
  ) as Color;
}

const readable = ['ink', 'soft', 'glass', 'alarm', 'patch-ink'];
const grounds = ['paper', 'sheet', 'wash'];

const textPairs = [
  ...readable.flatMap((text) => grounds.map((ground) => `${text} on ${ground}`)),
  'paper on ink',
  'paper on ink/85',
  'on-patch on patch',
  'on-patch on patch-lift',
  'on-film on film',
  'on-danger on danger',
  'on-danger on danger/85',
  'on-slip on slip',
  'slip on on-slip',
  'on-plate on plate',
  'plate-soft on plate',
];

/** The borders of fields and the focus ring, on each color that can be next to them. */
const edgePairs = ['edge', 'glass', 'alarm', 'ink'].flatMap((edge) =>
  grounds.map((ground) => `${edge} on ${ground}`),
);

/** Pairs of disabled buttons, whose text nobody must read. */
const exempt = ['edge on sheet', 'edge on wash'];
/** Pairs that occur only in the dark theme, in which an enlarged photo is always shown. */
const darkOnly = ['ink on film'];

const weak = (pairs: string[], least: number, shown: readonly (typeof themes)[number][] = themes) =>
  pairs.flatMap((pair) =>
    shown.flatMap((theme) => {
      const [over, ground] = pair.split(' on ') as [string, string];
      const ratio = contrast(colorOf(over, theme), colorOf(ground, theme));
      return ratio < least ? [`${pair} in ${theme}: ${ratio.toFixed(2)}`] : [];
    }),
  );

test('text has a contrast of at least 4.5 with its background in both themes', () => {
  expect(weak(textPairs, 4.5)).toEqual([]);
  expect(weak(darkOnly, 4.5, ['dark'])).toEqual([]);
});

test('the borders of fields have a contrast of at least 3 in both themes', () => {
  expect(weak(edgePairs, 3)).toEqual([]);
});

const isToken = (name: string): boolean => name.replace(/\/.*/, '') in tokens;

/**
 * Returns the pairs in a list of classes: text with a variant is on the background with the same variant if there is
 * one.
 */
function pairsIn(classes: string): string[] {
  const found = [
    ...classes.matchAll(/(?<![\w-])((?:[^\s'"`]+:)?)(text|bg)-([a-z-]+(?:\/\d+)?)(?=["'`\s;]|$)/g),
  ]
    .map(([, variant, kind, name]) => ({ variant, kind, name: name! }))
    // Pseudo-elements draw lines and contain no text.
    .filter(({ variant, name }) => isToken(name) && !/^(before|after):/.test(variant!));
  const texts = found.filter(({ kind }) => kind === 'text');
  return found
    .filter(({ kind }) => kind === 'bg')
    .flatMap(({ variant, name: ground }) => {
      const own = texts.filter((text) => text.variant === variant);
      const behind = own.length > 0 ? own : texts.filter((text) => text.variant === '');
      return behind.map(({ name }) => `${name} on ${ground}`);
    });
}

const sources = globSync('**/*.{tsx,css}', { cwd: source }).map((file) =>
  readFileSync(join(source, file), 'utf8'),
);

test('every pair of text and background that components use is checked', () => {
  const lists = sources.flatMap((text) => text.match(/'[^'\n]*'|"[^"\n]*"|@apply [^;]*;/g) ?? []);
  const used = new Set(lists.flatMap(pairsIn));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((pair) => ![...textPairs, ...exempt, ...darkOnly].includes(pair))).toEqual([]);
});

test('every text color that components use is checked', () => {
  const all = sources.flatMap((text) => [...text.matchAll(/\btext-([a-z-]+)/g)]);
  const used = all.map(([, name]) => name!).filter(isToken);
  const listed = [...textPairs, ...exempt].map((pair) => pair.split(' on ')[0]);
  expect([...new Set(used)].filter((name) => !listed.includes(name))).toEqual([]);
});
