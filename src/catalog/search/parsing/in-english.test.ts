import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { languages } from '#src/texts/language-names.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
import { inEnglish, partsInEnglish } from './in-english.ts';

const models = await referenceModels(join(import.meta.dirname, '../../../..'));

test.for(languages)('in %s, names of models stay as they are', async (language) => {
  await setLanguage(language);
  const names = models.flatMap(({ maker, name }) => [`${maker} ${name}`, name]);
  expect(names.filter((name) => inEnglish(name).text !== name)).toEqual([]);
});

test.for([
  ['de', 'Objektiv FÜR Leica', 'objektiv for leica'],
  ['de', 'Zubehoer fuer Leica', 'accessory for leica'],
  ['de', 'sehr gut', 'sehr gut'],
  ['en', 'Objektiv für Leica', 'Objektiv für Leica'],
  ['fr', "Leica d'occasion", 'leica'],
  ['fr', 'grand-angle, Nikon D 750', 'wide angle, nikon d 750'],
  ['es', 'Leica o Nikon', 'leica or nikon'],
  ['es', 'anillo O-ring', 'anillo O-ring'],
  ['es', 'cámara sin espejo', 'cámara sin espejo'],
  ['ja', '黒のニコンFM2', 'black nikon fm2'],
  ['ja', 'ドイツのレンズ', 'ドイツ lens'],
  ['ja', 'きのこ', 'きのこ'],
  ['en', 'FM2 w/ hood', 'fm2 with hood'],
  ['en', 'FM2 w/o hood', 'fm2 without hood'],
  ['en', 'caps n hoods', 'caps and hoods'],
  ['en', 'camera n lens', 'camera and lens'],
  ['en', 'Nikkor N Auto 28mm', 'Nikkor N Auto 28mm'],
  ['en', 'Zeiss N Planar', 'Zeiss N Planar'],
  ['en', 'Mamiya Sekor N lens', 'Mamiya Sekor N lens'],
  ['en', 'Leica M6 no visible defects', 'leica m6'],
  ['de', 'Leica M6 ohne Defekte', 'leica m6'],
  ['en', 'FM2 not broken', 'fm2'],
  ['en', 'ニコン 故障なし', 'nikon'],
  ['en', 'FM2 not working', 'FM2 not working'],
  ['en', 'Bell & Howell 70', 'Bell & Howell 70'],
  ['en', 'F-1 N', 'F-1 N'],
  ['en', 'ライカ ズミクロン 50mm', 'leica summicron 50mm'],
  ['en', 'スーパータクマー', 'super takumar'],
  ['en', 'ﾆｺﾝのレンズ', 'nikon lens'],
] as const)('in %s, %s is %s', async ([language, typed, english]) => {
  await setLanguage(language);
  expect(inEnglish(typed).text.replaceAll(/ +/g, ' ').trim()).toBe(english);
});

const read = (typed: string) => partsInEnglish(typed).map(({ english, words }) => [english, words[0]!.word]);

test('the parts of a text have their short words spelled out', async () => {
  await setLanguage('en');
  expect(read('FM2 w/ hood n cap')).toEqual([
    ['fm2', 'FM2'],
    ['with', 'w/'],
    ['hood', 'hood'],
    ['and', 'n'],
    ['cap', 'cap'],
  ]);
  expect(read('FM2 w/hood')).toEqual([
    ['fm2', 'FM2'],
    ['w/hood', 'w/hood'],
  ]);
});
