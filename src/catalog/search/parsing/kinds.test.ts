import { expect, test } from 'vitest';
import { findKinds } from './kinds.ts';
import { synonymsOf } from './synonyms.ts';

test.for([
  ['nikon lens', ['lens']],
  ['lenses', ['lens']],
  ['nikon d90 camera body', ['cameras']],
  ['camera lens', ['lens']],
  ['lens cap', ['accessories']],
  ['camera bag for two lenses', ['accessories']],
  ['lens for nikon body', ['lens']],
  ['for nikon lens', ['lens']],
  ['camera with lens', ['cameras']],
  ['camera and lens', ['cameras', 'lens']],
  ['nikon f3 with lens', []],
  ['sony batteries', ['accessories']],
  ['nikon', []],
  ['', []],
] as const)('%s names the kinds %j', ([typed, kinds]) => {
  expect(findKinds(typed.split(' '))).toEqual(kinds);
});

test.for([
  ['batteries', 'akku'],
  ['flash', 'speedlights'],
  ['speedlite', 'blitz'],
  ['stativ', 'tripod'],
] as const)('%s also finds %s', ([word, other]) => {
  expect(synonymsOf(word)).toContain(other);
  expect(synonymsOf(other)).toContain(word);
});

test('chrome also finds silver, but silver does not find black chrome', () => {
  for (const word of ['chrom', 'verchromt'])
    expect(synonymsOf(word)).toEqual(expect.arrayContaining(['chrome', 'silver']));
  expect(synonymsOf('silver')).not.toContain('chrome');
});

test('the word lens has no synonyms', () => {
  expect(synonymsOf('lens')).toEqual([]);
});
