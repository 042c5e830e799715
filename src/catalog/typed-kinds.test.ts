import { expect, test } from 'vitest';
import { kindsMeant, sameAccessory } from './typed-kinds.ts';

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
] as const)('%s asks for %j', ([typed, kinds]) => {
  expect(kindsMeant(typed.split(' '))).toEqual(kinds);
});

test.for([
  ['batteries', ['battery', 'batteries']],
  ['bag', ['bag', 'bags']],
  ['flashes', ['flash', 'flashes', 'speedlight', 'speedlights', 'speedlite', 'speedlites']],
  ['lenses', []],
  ['nikon', []],
] as const)('%s is called %j as well', ([word, others]) => {
  expect(sameAccessory(word)).toEqual(others);
});
