import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, films, grounds, nearestAccent, originalProperties, shadesOf } from './accent.ts';
import { shopFields } from './schemas.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../ui/styles/tokens.css'), 'utf8');
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const token = (name: string): string => new RegExp(` ${name}: (.*);`).exec(tokens)![1]!;
const colors = (name: string): string[] => token(name).match(/#\w{6}/g)!;
const check = (accent: string) => shopFields.shape.accent.safeParse(accent).error?.issues[0]?.message;

test('every text in or on a shade of an accent has a contrast of at least 4.5', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const { fill, lift, inkOnLight, inkOnDark, onFill } = shadesOf(accent);
      const pairs = [
        [onFill, fill],
        [onFill, lift],
        ...grounds.light.map((ground) => [inkOnLight, ground]),
        ...[...grounds.dark, ...films].map((ground) => [inkOnDark, ground]),
      ] as [string, string][];
      expect(pairs.filter(([text, ground]) => contrastOf(text, ground) < 4.5)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('an accent whose shades would look different is refused with the nearest one that works', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const nearest = nearestAccent(accent);
      expect(nearestAccent(nearest)).toBe(nearest);
    }),
    { numRuns: 4 },
  );
  expect(['#1f5fbf', '#FF0000'].map(check)).toEqual([undefined, undefined]);
  expect(check('#ffe600')).toMatch(/; the nearest color that works is #c4b000$/);
  expect(check('blue')).toBe('must be a color, such as #1f5fbf');
});

test('the grounds and the original properties are those of the style sheet', () => {
  const [paper, sheet, wash] = ['--paper', '--sheet', '--wash'].map(colors) as [string[], string[], string[]];
  expect(grounds.light).toEqual([paper[0], sheet[0], wash[0]]);
  expect(grounds.dark).toEqual([paper[1], sheet[1], wash[1]]);
  expect(films).toEqual(colors('--film'));
  for (const [name, original] of Object.entries(originalProperties)) expect(token(name)).toBe(original);
});
