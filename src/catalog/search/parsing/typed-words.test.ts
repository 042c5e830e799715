import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { understandTyped, type ParsedWords } from './typed-words.server.ts';

/**
 * A block begins with a query, `>`, the kinds, the number of models and the best model, and has one line for each
 * condition. A number above 1 is rounded up to a power of ten, so that most additions to the reference do not change it.
 * `fm2?` stands for 'fm2' with one more letter.
 */
const blocks = readFileSync(new URL('typed-words.txt', import.meta.url), 'utf8');

const root = join(import.meta.dirname, '../../../..');
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

function showWords(any: readonly string[]): string {
  const all = new Set(any);
  const open = new Set(any.filter((word) => letters.every((letter) => all.has(`${word}${letter}`))));
  const isLonger = (word: string) => open.has(word.slice(0, -1)) && /[a-z]$/.test(word);
  return [...all]
    .flatMap((word) => (open.has(word) ? [word, `${word}?`] : isLonger(word) ? [] : [word]))
    .join(' ');
}

const roughly = (count: number): string =>
  count === 1 ? '1' : `up to ${10 ** Math.ceil(Math.log10(count))}`;

function show(typed: string, { groups, kinds, models }: ParsedWords): string {
  const conditions = groups.map(({ any, typo }) => `  ${showWords(any)}${typo ? ` (typo: ${typo})` : ''}`);
  const named = models.length === 0 ? 'no model' : `${roughly(models.length)}: ${models[0]!.id}`;
  return [`${typed} > ${[kinds.join(' '), named].filter(Boolean).join(' | ')}`, ...conditions].join('\n');
}

const cases = blocks
  .trim()
  .split(/\n(?! )/)
  .map((expected) => [expected.split(' > ', 1)[0]!, expected] as const);

test.for(cases)('%s', async ([typed, expected]) => {
  expect(show(typed, await understandTyped(root, typed))).toBe(expected);
});
