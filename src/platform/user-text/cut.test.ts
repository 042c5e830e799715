import { expect, test } from 'vitest';
import { cutText, lengthOf } from './cut.ts';

test.for([
  ['a family', '👨‍👩‍👧‍👦', 7],
  ['a flag', '🇵🇹', 2],
  ['a skin tone', '👍🏽', 2],
  ['a decomposed accent', 'e\u0301', 2],
  ['a Devanagari syllable', 'क्षि', 4],
] as const)('%s is not split by a cut', ([, character, length]) => {
  expect(lengthOf(character)).toBe(length);
  expect(cutText(`ab${character}`, 2 + length)).toBe(`ab${character}`);
  for (let max = 2; max < 2 + length; max++) expect(cutText(`ab${character}`, max)).toBe('ab');
});
