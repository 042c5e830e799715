import { expect, test } from 'vitest';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { modelFacts } from '#test/model-facts.ts';
import { createListing, useShop } from '#test/shop.ts';
import { storeTerms } from '#test/terms.ts';
import { addGear, addPlace, type Gear } from './item-terms.ts';
import { readLensTitle } from './lens-titles.ts';
import { addDescription, addTerms, wordsForTypos } from './words.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const put = (title: string, more: object = {}) =>
  createListing(shop, seller, { brand: 'Other', title, ...more }, 'lens');

const collected = (add: (terms: Set<string>) => void): string[] => {
  const terms = new Set<string>();
  add(terms);
  return [...terms].toSorted();
};
const sorted = (words: string) => words.split(' ').filter(Boolean).toSorted();

test.for([
  ['FM2 black', 'fm2 black fm2black'],
  ['A7 III 90d', 'a7 iii 90d a7iii iii90d a7iii90d'],
  ['Alpha 7 III', 'alpha 7 iii alpha7 7iii alpha7iii a7 a7iii'],
  ['AE-1 Program', 'ae 1 program ae1 1program ae1program'],
  ['50mm f/1.8', '50mm 50 f1.8 1.8 50mmf1.8'],
  ['Telephoto extender', 'telephoto extender'],
  ['12-24mm', '12 24mm 24 1224mm'],
  ['12-24 months', '12 24 months 24months'],
  ['10–20 % off', '10 20 off 20off'],
  ['カメラ FM', 'カメ メラ カ メ ラ fm'],
  ['机', '机'],
  ['Zum 3 x 2', 'zum 3 x 2 zum3 3x x2 zum3x 3x2'],
] as const)('the title %j has the terms %j', ([title, terms]) => {
  expect(collected((all) => addTerms(all, title))).toEqual(sorted(terms));
});

const termsOf = (name: string) =>
  collected(
    (all) => void addGear(all, { kind: 'cameras', name, title: name, mounts: [], model: null }, new Map()),
  );

test('a title with a color in Japanese is found by the English color, but not by part of another word', () => {
  expect(termsOf('富士フイルム X100V ブラック')).toContain('black');
  expect(termsOf('FM2 白 美品')).toContain('white');
  expect(termsOf('白馬写真館')).not.toContain('white');
  for (const [title, color] of [
    ['ライカ M11 モノクローム', 'chrome'],
    ['ファームウェア アップグレード済み', 'gray'],
    ['ブルートゥース対応', 'blue'],
    ['ブラックマジック ポケットシネマカメラ', 'black'],
  ] as const)
    expect(termsOf(title), title).not.toContain(color);
});

const described = (text: string) => collected((all) => addDescription(all, text));

test('a description has its first 200 words, and joins only words with a digit that are short together', () => {
  expect(described('Fits the X-T3, f/2.8')).toEqual(sorted('fits the x t3 xt3 t3f2.8 f2.8 2.8'));
  expect(described('12-24 months')).toEqual(sorted('12 24 months 24months'));
  expect(described(`${'a'.repeat(61)} ${'b'.repeat(60)}`)).toEqual(['b'.repeat(60)]);
  const many = Array.from({ length: 201 }, (_each, at) => `w${at}`).join(', ');
  expect(described(many)).toContain('w199');
  expect(described(many)).not.toContain('w200');
});

test('a typo can stand for words of four letters or more without digits', () => {
  expect(wordsForTypos('The Nikon F100 Überzieher カメラ')).toEqual(['nikon', 'uberzieher']);
});

test.for([
  ['Zeiss Planar 1.4/50', 'f1.4 50mm', false, [50, 50], 1.4],
  ['Pentax 50/1,4', 'f1.4 50mm', false, [50, 50], 1.4],
  ['Skopar 4/21', 'f4 21mm', false, [21, 21], 4],
  ['Reflex 8/500', 'f8 500mm', false, [500, 500], 8],
  ['Noctilux 1/50', 'f1 50mm', false, [50, 50], 1],
  ['50mm, 9/10', '', false, [50, 50], null],
  ['85mm (8/10)', '', false, [85, 85], null],
  ['85mm 9.5/10', '', false, [85, 85], null],
  ['bought 10/12', '', false, null, null],
  ['sharp at 1/60', '', false, null, null],
  ['85mm 1.8', '', false, [85, 85], 1.8],
  ['Mystery', '', false, null, null],
  ['24—70 f/2.8', '', true, [24, 70], 2.8],
  ['XF16-55mm', '', true, [16, 55], null],
  ['18.5-55mm f/3.5-5.6', '', true, [18.5, 55], 3.5],
  ['16mm - 35mm', '', true, [16, 35], null],
  ['50mm, 12-24 months warranty', '', false, [50, 50], null],
  ['50mm, 10-20 % off', '', false, [50, 50], null],
  ['70-24', '', false, null, null],
  ...[...'‐‑‒–−―'].map((dash) => [`24${dash}70mm`, '', true, [24, 70], null] as const),
] as const)('the lens %s has the numbers %j; zoom: %s, focal lengths: %j, aperture: %s', (row) => {
  const [title, numbers, isZoom, focal, aperture] = row;
  const written = numbers.split(' ').filter(Boolean);
  const read = readLensTitle(title);
  expect(read.numbers.toSorted()).toEqual(
    [...written, ...written.map((word) => word.replace(/^f|mm$/g, ''))].toSorted(),
  );
  expect(read).toMatchObject({ isZoom, focal, aperture });
});

const gear = { kind: 'lens', name: '', title: '', mounts: [], model: null } as const;
const tokensOf = (of: Partial<Gear>) =>
  collected((all) => addGear(all, { ...gear, ...of }, modelFacts)).filter((term) => /[=@]/.test(term));

test.for([
  ['16mm', '=lens =prime =ultra-wide =wide'],
  ['24mm', '=lens =prime =wide'],
  ['25mm', '=lens =prime'],
  ['28mm', '=lens =prime =wide'],
  ['50mm', '=lens =normal =prime'],
  ['85mm', '=lens =portrait =prime'],
  ['12-24mm', '=lens =ultra-wide =wide =zoom'],
  ['24-70mm', '=lens =standard-zoom =zoom'],
  ['70-200mm', '=lens =tele =zoom'],
] as const)('a lens without a model that is named %s has the tokens %s', ([title, tokens]) => {
  expect(tokensOf({ title })).toEqual(sorted(tokens));
});

const traitsOf = (of: Partial<Gear>) => addGear(new Set(), { ...gear, ...of }, modelFacts);

test('an item has the tokens and traits of its model, if that is of its kind, and those of its mounts and place', () => {
  const fm2: Partial<Gear> = { kind: 'cameras', model: 'nikon-fm2', mounts: ['nikon f'] };
  expect(tokensOf(fm2)).toEqual([
    '=35mm',
    '=cameras',
    '=film',
    '=film-slr',
    '=slr',
    '=vintage',
    'cameras@nikon f',
  ]);
  expect(tokensOf({ ...fm2, kind: 'accessories' })).toEqual(['=accessories', 'accessories@nikon f']);
  expect(traitsOf(fm2)).toEqual([null, null, null, null, true, 'full-frame']);
  const art = { model: 'sigma-35mm-f-1-4-dg-hsm-art' };
  expect(traitsOf({ ...art, title: 'Sigma 50mm f/2' })).toEqual([35, 35, 1.4, true, null, null]);
  expect(traitsOf({ title: 'Sigma 50mm f/2' })).toEqual([50, 50, 2, null, null, null]);
  expect(traitsOf({ title: 'Sigma' })).toBeNull();
  expect(collected((all) => addPlace(all, 'San José'))).toEqual(['@jose', '@san']);
});

const titles = {
  hindi: 'निकॉन कैमरा',
  thai: 'ขายกล้องฟิล์มนิคอน',
  arabic: 'كَامِيرَا قديمة',
  hebrew: 'מַצְלֵמָה ישנה',
  greek: 'ΟΔΟΣ qz',
  chinese: '尼康D850单反相机机身',
  kana: 'キヤノン一眼レフカメラ',
  halfWidth: 'ｷｽﾃﾞｼﾞﾀﾙX',
  korean: '필름카메라판매',
  alpha: 'Sony α6400 body',
  alphaCapital: 'Sony Α7 IV body',
  written: 'Minolta Alpha 9000',
  trademark: 'Mamiya™ 7 body',
  florin: 'Nikon 50mm ƒ1.4',
  name: 'Nikon Zƒ',
  eleven: 'Canon RF 600mm f/11',
  onePointOne: 'Voigt 50mm f/1.1',
  four: 'Nikon 300mm f/4.0',
  bare: 'Tokina 100 2.8',
  croatian: 'Đorđe strap',
  croatianPlain: 'Dorde strap',
  turkish: 'Işık lamp',
  turkishPlain: 'isik lamp',
  range: 'Tokina 12-24mm',
  months: 'Tokina 50mm, 12–24 Months warranty',
};
const titleOf = (name: string) => new Map(Object.entries(titles)).get(name);

const found = async (q: string): Promise<string[]> =>
  (await shop.call('GET', `/search?q=${encodeURIComponent(q)}`)).body.map(
    ({ products }: Listing) => products.title,
  );

test('items are found by parts of their own titles, and by other spellings of signs and numbers', async () => {
  for (const title of Object.values(titles)) await put(title);
  const queries: Partial<Record<keyof typeof titles, string[]>> = {
    hindi: ['कैमरा'],
    thai: ['กล้อง', 'ฟิล์ม'],
    arabic: ['كاميرا'],
    hebrew: ['מצלמה'],
    greek: ['οδος'],
    chinese: ['相机', '单反', 'D850', '机'],
    kana: ['カメラ', '一眼レフ'],
    halfWidth: ['キス', 'デジタル'],
    korean: ['카메라', '필름'],
    alpha: ['a6400', 'alpha 6400', 'α6400'],
    alphaCapital: ['a7 iv', 'alpha 7 iv'],
    written: ['a9000', 'α-9000'],
    trademark: ['mamiya 7'],
    florin: ['50mm f/1.4', '50 1.4'],
    name: ['nikon zf'],
    four: ['300mm f4', 'nikon f/4'],
    bare: ['100 f/2.8'],
    croatian: ['dorde', 'Đorđe'],
    croatianPlain: ['Đorđe', 'đorđe'],
    turkish: ['isik', 'ışık', 'IŞIK'],
    turkishPlain: ['ışık', 'Işık'],
    range: ['12-24', '12-24mm'],
    months: ['12-24 months', '24 months warranty'],
  };
  for (const [name, typed] of Object.entries(queries))
    for (const q of typed) expect(await found(q), `${name}: ${q}`).toContain(titleOf(name));
  await put('Soligor 135mm', { des: 'Comes with 12-24 months warranty, 10-15 % off' });
  await storeTerms(shop.app);
  expect(await found('12-24')).toEqual([titles.range]);
  expect(await found('10-15')).toEqual([]);
  expect(await found('f/1.1')).toEqual([titles.onePointOne]);
  expect(await found('1.1')).toEqual([titles.onePointOne]);
  expect(await found('f/11')).toEqual([titles.eleven]);
});
