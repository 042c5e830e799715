import { expect, test } from 'vitest';
import { plainly, rangesOf, searchTokens, withoutPhrases } from './tokens.ts';

test.for([
  ['Voigtländer Größe', 'voigtlander grosse'],
  ['Łódź Øre µ', 'lodz ore u'],
  ['ﬁlm', 'film'],
  ['a--b  c', 'a b c'],
  ['50 mm', '50mm'],
  ['50 mmx', '50 mmx'],
  ['24-70mmf/2.8', '24 70mm f28'],
  ['50mmé', '50mm e'],
  ['f/1,8', 'f18'],
  ['1:2,8', 'f28'],
  ['1 : 4', 'f4'],
  ['f 50mm', 'f 50mm'],
  ['f 1.5mm', 'f 15mm'],
  ['f 12.50mm', 'f 1250mm'],
  ['f2.8gm', 'f28 gm'],
  ['f11gm', 'f11 gm'],
  ['f2gm', 'f2 gm'],
  ['ef2.8gm', 'ef28gm'],
  ['xf56mm', 'xf56mm'],
  ['1.2.3', '12 3'],
  ['…', ''],
] as const)('%s is split into %s', ([typed, words]) => {
  expect(searchTokens(typed).join(' ')).toBe(words);
});

test('words after the twelfth are ignored', () => {
  expect(searchTokens('1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a 13a')).toHaveLength(12);
});

test.for([
  ['24-70', [['24', '70']]],
  ['24 – 70 f2.8', [['24', '70']]],
  ['70-200mm 1.4-5.6', [['70', '200']]],
  ['24-70.5', []],
  ['24-701', [['24', '701']]],
  ['24-70123', []],
  ['50-50', []],
  ['70-24', []],
  ['x24-70', []],
  ['f/24-70', []],
  ['1.24-70', []],
  ['4-7', []],
] as const)('%s contains the ranges %j', ([typed, ranges]) => {
  expect(rangesOf(typed)).toEqual(ranges);
});

test.for([
  ['Nikon  Z-mount', 'nikon z mount'],
  ['…Canon', 'canon'],
] as const)('%s is normalized to %s', ([name, plain]) => {
  expect(plainly(name)).toBe(plain);
});

test.for([
  ['Nikon F-mount lens', [['f', 'mount']], 'nikon lens'],
  ['lens f mount f mounts', [['f', 'mount'], ['lens']], 'f mounts'],
  ['µ lens', [['u']], 'lens'],
  ['a lens', [], 'a lens'],
] as const)('the phrases are removed: %s without %j is %s', ([typed, phrases, rest]) => {
  expect(withoutPhrases(typed, phrases)).toBe(rest);
});
