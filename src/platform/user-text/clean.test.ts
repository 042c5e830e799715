import { expect, test } from 'vitest';
import { cleanText, hasVisible } from './clean.ts';

const england = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

test.for([
  ['no-break spaces', '\u00A0\u2003'],
  ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060\uFEFF'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['Hangul fillers', '\u3164\uFFA0\u115F\u1160'],
  ['empty braille patterns', '\u2800\u2800'],
  ['tags', '\u{E0041}\u{E0042}'],
  ['direction marks', '\u200E\u200F\u061C\u202E\u2066'],
  ['a mark without a letter', '\u0301'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['an object replacement', '\uFFFC'],
  ['a null notehead', '\u{1D159}'],
  ['blank hieroglyphs', '\u{13441}\u{13442}'],
  ['private use', '\uE000'],
])('%s alone count as missing text', ([, value]) => {
  expect(hasVisible(value!)).toBe(false);
  expect(cleanText(value!)).toBe('');
});

test.for(['?', '…', '7', 'é', '山', '€', '❤️', '👨‍👩‍👧', '1️⃣', '🇵🇹', england, 'नमस्ते', 'ภาษาไทย', 'tiếng Việt'])(
  '%s stays unchanged',
  (value) => expect(cleanText(value)).toBe(value),
);

test('invisible characters are removed only at the ends, because some writing systems need them within words', () => {
  expect(cleanText(' \u200B\u2800Leica\u200D M3\u3164\uFEFF\n')).toBe('Leica\u200D M3');
  expect(cleanText('می\u200Cخواهم')).toBe('می\u200Cخواهم');
  expect(cleanText(`Bo${'\u{E0041}'.repeat(9)}`)).toBe('Bo');
});

test('marks that change the text direction are removed, and other line separators become line breaks', () => {
  expect(cleanText('Nikon \u202Eevil\u202C \u2066x\u2069')).toBe('Nikon evil x');
  expect(cleanText('one\u2028two\vthree\r\nfour')).toBe('one\ntwo\nthree\r\nfour');
});

test('excess combining marks on a letter are removed', () => {
  expect(cleanText(`a${'\u0301'.repeat(40)}b`)).toBe(`a${'\u0301'.repeat(3)}b`);
  expect(cleanText(`क${'\u093E'.repeat(40)}`)).toBe(`क${'\u093E'.repeat(6)}`);
});

test('long runs of spaces are cleaned in linear time', () => {
  const spaces = 30_000;
  const began = process.threadCpuUsage();
  const clean = cleanText(`${' '.repeat(spaces)}a${'\u200B '.repeat(spaces)}b${' \u200B'.repeat(spaces)}`);
  expect(clean).toHaveLength(2 * spaces + 2);
  expect(cleanText(clean)).toBe(clean);
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
});
