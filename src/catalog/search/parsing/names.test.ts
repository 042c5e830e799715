import { expect, test } from 'vitest';
import { isName, longerNames, namesWithVersion, versionOf, versionsLike } from './names.ts';

test.for([
  ['2', 2],
  ['8', 8],
  ['9', 0],
  ['1', 0],
  ['iii', 3],
  ['viii', 8],
  ['iiii', 0],
  ['ix', 0],
  ['mk3', 3],
  ['mkiv', 4],
  ['markii', 2],
  ['m2', 2],
  ['mk', 0],
  ['mark', 0],
  ['amk3', 0],
  ['mk33', 0],
  ['', 0],
] as const)('%s is read as version %i', ([word, version]) => {
  expect(Number(versionOf(word)?.number ?? 0)).toBe(version);
});

test.for([
  ['fm2', true],
  ['a7', true],
  ['7d', true],
  ['5d', true],
  ['77', false],
  ['ab', false],
  ['50mm', false],
  ['f18', false],
  ['f1.8', false],
  ['iii', false],
  ['x100v', true],
  ['1', false],
] as const)('%s is a model name: %s', ([word, is]) => {
  expect(isName(word)).toBe(is);
});

test('a name with a number also finds names with one more letter', () => {
  expect(longerNames('fm2')).toHaveLength(26);
  expect(longerNames('fm2').slice(0, 2)).toEqual(['fm2a', 'fm2b']);
  for (const word of ['50mm', 'f18', 'f1.8', '1.8', 'a7', 'nikon', '2470'])
    expect(longerNames(word)).toEqual([]);
});

test('a version has several spellings', () => {
  expect(versionsLike('mk2', { number: '2', roman: 'ii' })).toEqual([
    'mk2',
    '2',
    'ii',
    'mk2',
    'mkii',
    'mark2',
    'markii',
    'm2',
  ]);
  expect(namesWithVersion('a7', { number: '3', roman: 'iii' })).toEqual([
    'a7iii',
    'a7mk3',
    'a7mkiii',
    'a7m3',
  ]);
});
