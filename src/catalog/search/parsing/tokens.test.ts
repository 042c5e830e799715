import { expect, test } from 'vitest';
import { plainly, rangesOf, searchTokens, withoutPhrases } from './tokens.ts';

test.for([
  ['Voigtländer Größe', 'voigtlander grosse'],
  ['Łódź Øre µ', 'lodz ore u'],
  ['ﬁlm', 'film'],
  ['a--b  c', 'a b c'],
  ['50 mm', '50mm'],
  ['50 mmx', '50 mmx'],
  ['24-70mmf/2.8', '24 70mm f2.8'],
  ['50mmé', '50mm e'],
  ['f/1,8', 'f1.8'],
  ['1:2,8', 'f2.8'],
  ['1 : 4', 'f4'],
  ['f 50mm', 'f 50mm'],
  ['f 1.5mm', 'f 1.5mm'],
  ['f 12.50mm', 'f 12.50mm'],
  ['f2.8gm', 'f2.8 gm'],
  ['f11gm', 'f11 gm'],
  ['f2gm', 'f2 gm'],
  ['ef2.8gm', 'ef2.8gm'],
  ['xf56mm', 'xf56mm'],
  ['1.2.3', '1.2.3'],
  ['…', ''],
  ['f/4.0 4.00', 'f4 4'],
  ['f/1.1 f/11 1.1 11', 'f1.1 f11 1.1 11'],
  ['1:1 1:1.4', '1 1 f1.4'],
  ['1,200 1.200 0.95 24,35,50', '1200 1200 0.95 24 35 50'],
  ['f/2.8,200mm', 'f2.8 200mm'],
  ['No.5 end. x', 'no 5 end x'],
  ['α7 Α7 ƒ1.4 Zƒ αβ', 'a7 a7 f1.4 zf αβ'],
  ['alpha7 III', 'alpha 7 iii'],
  ['Mamiya™7 L℠', 'mamiya 7 l'],
  ['Œuvre Đuro Işık', 'oeuvre duro isik'],
  ['so\u00ADft ze\u200Bro oʼneil', 'soft zero o neil'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['कैमरा ५०mm', 'कैमरा 50mm'],
  ['שָׁלוֹם كَامِيرَا', 'שלום كاميرا'],
  ['尼康D850单反', '尼康 d850 单反'],
  ['单反相机', '单反 反相 相机'],
  ['ｷｽ キス', 'キス キス'],
  ['カメラ・ガ', 'カメ メラ ガ'],
  ['카메라', '카메 메라'],
  ['กล้อง', 'กล้ ล้อ อง'],
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
  ['24—70', [['24', '70']]],
  ['24\u201170mm', [['24', '70']]],
  ['16mm - 35mm', [['16', '35']]],
  ['12-24 months', []],
  ['10-20 %', []],
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
