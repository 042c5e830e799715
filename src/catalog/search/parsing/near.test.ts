import { expect, test } from 'vitest';
import { readNear } from './near.ts';

test.for([
  ['nikon near portland', undefined, [['portland', 'nikon']]],
  [
    'nikon near new york d850',
    undefined,
    [
      ['new york d850', 'nikon'],
      ['new york', 'nikon d850'],
      ['new', 'nikon york d850'],
    ],
  ],
  ['leica in berlin within 30 km', 30, [['berlin', 'leica']]],
  ['leica within 20 miles', 32, []],
  [
    'within 2000 km of leeds: d850',
    1000,
    [
      ['leeds: d850', ''],
      ['leeds:', 'd850'],
    ],
  ],
  ['leica im Umkreis von 25 km um Köln', 25, [['Köln', 'leica']]],
  ['lens in nice condition', undefined, [['nice condition', 'lens']]],
  ['body in very good working order with box', undefined, []],
  ['within reach', undefined, []],
] as const)('%s has the radius %s and may name %j', ([typed, km, places]) => {
  const found = readNear(typed);
  expect(found.km).toBe(km);
  expect(found.places.map(({ text, rest }) => [text, rest])).toEqual(places);
});
