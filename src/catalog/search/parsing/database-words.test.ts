import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { createListing, useShop } from '#test/shop.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { attributeTokens } from './attributes.ts';
import { searchTokens, units } from './tokens.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const put = (title: string, more: object = {}) =>
  createListing(shop, seller, { brand: 'Other', title, ...more }, 'lens');

/** Letters, marks and digits of more than 20 scripts, and the signs around which words are split. */
const alphabets =
  'aFfmM018 éßæœøłđıƒﬁ²½Ⅲ αΑσςΣμµώ ЖйёЩ Ճօր שָׁלוֹםך مَآأـ٥ पर्वत५ বাংলা২ ਪੰਜ ગુજ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം ไทยกำ๕ ລາວ မြန်မာ ខ្មែរ 尼康相机々 キガｷｶﾞスーひ 카메라ㅋ ქართᲥ አማርኛ བོད f/ 1. ,0 : -‑— ™℠® _・、· 𝐀Ａ１😀 ʼ\u00AD\u200D\uFE0F'
    .split(' ')
    .map((letters) => [...letters, ' ']);

function randomTexts(count: number): string[] {
  let state = 20_261_123;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: count }, () => {
    const used = Array.from({ length: 3 }, () => alphabets[next(alphabets.length)]!);
    return Array.from({ length: 1 + next(12) }, () => {
      const letters = used[next(used.length)]!;
      return letters[next(letters.length)];
    }).join('');
  });
}

const inDatabase = async (texts: readonly string[]): Promise<string[][]> => {
  const { rows } = await sql<{ tokens: string[] }>`
    select search_tokens(value) as tokens from unnest(${texts}::text[]) with ordinality as given (value, place)
    order by place`.execute(shop.app.db);
  return rows.map(({ tokens }) => tokens.slice(0, 12));
};

test('typed text is split into the same words as in the database', async () => {
  const models = await referenceModels(shop.app.root);
  const texts = [...models.map(({ maker, name }) => `${maker} ${name}`), ...randomTexts(20_000)];
  const words = await inDatabase(texts);
  const differing = texts.flatMap((text, at) => {
    const own = searchTokens(text);
    return own.join('|') === words[at]!.join('|') ? [] : [{ text, own, database: words[at] }];
  });
  expect(differing.slice(0, 10)).toEqual([]);
});

test('the database has the same units that make a range of numbers no focal lengths', async () => {
  const { rows } = await sql<{ pattern: string }>`select other_units() as pattern`.execute(shop.app.db);
  expect(rows[0]!.pattern).toContain(`(?:${units})`);
});

test('focal lengths have the same tokens as in the database', async () => {
  const lengths = [
    8, 19, 20, 24, 28, 29, 35, 36, 39, 40, 41, 50, 51, 58, 59, 60, 74, 75, 99, 100, 135, 136, 150, 151,
  ];
  const ranges = lengths.flatMap((from) =>
    lengths.filter((to) => to >= from).map((to) => [from, to] as const),
  );
  const { rows } = await sql<{ tokens: string[] }>`
    select focal_marks(array[(focal ->> 0)::numeric, (focal ->> 1)::numeric]) as tokens
    from json_array_elements(${JSON.stringify(ranges)}::json) with ordinality as given (focal, place) order by place`.execute(
    shop.app.db,
  );
  const lens = { kind: 'lens', maker: 'Other', name: '', film: null, build: null, format: null } as const;
  const unknown = { macro: null, pancake: null, mounts: [], additionalWords: [] };
  const byAngle = new Set(rows.flatMap(({ tokens }) => tokens));
  const own = ranges.map((equivalent) =>
    attributeTokens({ ...lens, ...unknown, equivalent })
      .filter((token) => byAngle.has(token))
      .toSorted(),
  );
  expect(byAngle.size).toBe(6);
  expect(rows.map(({ tokens }) => tokens.toSorted())).toEqual(own);
});

test.for([
  ['Zeiss Planar 1.4/50', 'f1.4 50mm', false],
  ['Pentax 50/1,4', 'f1.4 50mm', false],
  ['Skopar 4/21', 'f4 21mm', false],
  ['Reflex 8/500', 'f8 500mm', false],
  ['Noctilux 1/50', 'f1 50mm', false],
  ['50mm, 9/10', '', false],
  ['85mm (8/10)', '', false],
  ['85mm 9.5/10', '', false],
  ['bought 10/12', '', false],
  ['sharp at 1/60', '', false],
  ['24—70 f/2.8', '', true],
  ...[...'‐‑‒–−―'].map((dash) => [`24${dash}70mm`, '', true] as const),
  ['XF16-55mm', '', true],
  ['16mm - 35mm', '', true],
  ['50mm, 12-24 months warranty', '', false],
  ['50mm, 10-20 % off', '', false],
  ['70-24', '', false],
] as const)('the lens %s has the numbers %j, and is a zoom: %s', async ([title, numbers, isZoom]) => {
  const { rows } = await sql<{ tokens: string[] }>`
    select tsvector_to_array(search_marks('lens', ${title}, '{}')) as tokens`.execute(shop.app.db);
  const written = numbers.split(' ').filter(Boolean);
  const plain = written.map((word) => word.replace(/^f|mm$/g, ''));
  const tokens = ['=lens', isZoom ? '=zoom' : '=prime', ...plain, ...written].toSorted();
  expect(rows).toEqual([{ tokens }]);
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
  expect(await found('12-24')).toEqual([titles.range]);
  expect(await found('10-15')).toEqual([]);
  expect(await found('f/1.1')).toEqual([titles.onePointOne]);
  expect(await found('1.1')).toEqual([titles.onePointOne]);
  expect(await found('f/11')).toEqual([titles.eleven]);
});
