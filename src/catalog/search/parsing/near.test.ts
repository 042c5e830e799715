import { expect, test } from 'vitest';
import type { Language } from '#src/texts/language-names.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
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

test.for([
  ['de', 'Leica rund um Köln', undefined, [['Köln', 'Leica']]],
  ['de', 'Leica höchstens 30 km von Köln', 30, [['Köln', 'Leica']]],
  ['fr', 'Leica à 30 km d’Orléans', 30, [['Orléans', 'Leica']]],
  ['fr', "Leica près d'Orléans", undefined, [['Orléans', 'Leica']]],
  ['es', 'Leica a 30 kilómetros de Madrid', 30, [['Madrid', 'Leica']]],
  ['es', 'Leica próxima a Madrid', undefined, [['Madrid', 'Leica']]],
  ['ja', '東京の近くのライカ', undefined, [['東京', 'のライカ']]],
  [
    'ja',
    '三脚大阪付近',
    undefined,
    [
      ['三脚大阪', ''],
      ['脚大阪', '三'],
      ['大阪', '三脚'],
    ],
  ],
  ['ja', '大阪から30km以内のライカ', 30, [['大阪', 'ライカ']]],
  ['en', '大阪付近のライカ', undefined, []],
] as const satisfies [Language, string, number | undefined, unknown][])(
  'in a shop in %s, %s has the radius %s and may name %j',
  async ([language, typed, km, places]) => {
    await setLanguage(language);
    const found = readNear(typed);
    await setLanguage('en');
    expect([found.km, found.places.map(({ text, rest }) => [text, rest])]).toEqual([km, places]);
  },
);
