import { expect, test } from 'vitest';
import { describeCurrency } from '#src/texts/currency.ts';
import type { Language } from '#src/texts/language-names.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
import { setShopFacts, shopFacts } from '#src/texts/shop.ts';
import { takePrice } from './price.ts';

test.for([
  ['lens for nikon under $300', { rest: 'lens for nikon', max: 300 }],
  ['under $300 nikon lens', { rest: 'nikon lens', max: 300 }],
  ['nikon lens below 300', { rest: 'nikon lens', max: 300 }],
  ['Nikon UP TO 1,300.50 lens', { rest: 'Nikon lens', max: 1300.5 }],
  ['leica less than $2.5k', { rest: 'leica', max: 2500 }],
  ['tripod max 80 dollars', { rest: 'tripod', max: 80 }],
  ['canon $100-300', { rest: 'canon', min: 100, max: 300 }],
  ['canon $300 - $100 body', { rest: 'canon body', min: 100, max: 300 }],
  ['canon 100 to 300 usd', { rest: 'canon', min: 100, max: 300 }],
  ['between 100 and 300 canon', { rest: 'canon', min: 100, max: 300 }],
  ['flash from $20 under $90', { rest: 'flash', min: 20, max: 90 }],
  ['flash over $20', { rest: 'flash', min: 20 }],
  ['lens at least $300', { rest: 'lens', min: 300 }],
  ['lens at least 300 usd', { rest: 'lens', min: 300 }],
  ['lens at most 300', { rest: 'lens', max: 300 }],
  ['lens no more than 300', { rest: 'lens', max: 300 }],
  ['lens cheaper than 300', { rest: 'lens', max: 300 }],
  ['lens starting at $300', { rest: 'lens', min: 300 }],
  ['$50 strap', { rest: 'strap', max: 50 }],
  ['objektiv unter 300', { rest: 'objektiv', max: 300 }],
  ['objectif moins de 300', { rest: 'objectif', max: 300 }],
  ['$300', { rest: '', max: 300 }],
  ['lens under 300 from 1980', { rest: 'lens from 1980', max: 300 }],
  ['lens under $1,200.5', { rest: 'lens', max: 1200.5 }],
  ['lens under $1200,50', { rest: 'lens', max: 1200.5 }],
] as const)('the price in %s is extracted', ([typed, priced]) => {
  expect(takePrice(typed)).toEqual(priced);
});

test.for([
  'canon 70-300',
  'canon 100-300mm',
  'zoom up to 300mm',
  'zoom up to 300 mm',
  'between 24 and 70 mm',
  'shutter up to 1/4000',
  'under 5,000 shots',
  'camera from 1980',
  'over 400',
  'd300',
  'under',
  '$',
  'under $0',
  'under $1000001',
  'under 12.345',
  'thunder 300',
  'yashica fr 1',
  'tripod up to 20 pounds',
])('%s contains no price', (typed) => {
  expect(takePrice(typed)).toEqual({ rest: typed });
});

test.for([
  ['leica under €300', { rest: 'leica', ignored: 'under €300' }],
  ['300€ leica', { rest: 'leica', ignored: '300€' }],
  ['leica under 300 euros', { rest: 'leica', ignored: 'under 300 euros' }],
  ['leica £100-£300', { rest: 'leica', ignored: '£100-£300' }],
  ['nikon 3万円以下', { rest: 'nikon', ignored: '3万円以下' }],
  ['leica 300 chf', { rest: 'leica', ignored: '300 chf' }],
  ['leica €', { rest: 'leica €' }],
] as const)('the price in %s is ignored, because the shop has dollars', ([typed, priced]) => {
  expect(takePrice(typed)).toEqual(priced);
});

test('a price is understood in the currency of the shop, with its number of decimals', () => {
  const before = shopFacts();
  const read = (code: string, ...typed: string[]) => {
    setShopFacts({ ...before, currency: describeCurrency(code) });
    return typed.map(takePrice);
  };
  try {
    expect(read('EUR', 'leica unter €300', 'leica under 300 euros', 'leica under 300')).toEqual(
      [1, 2, 3].map(() => ({ rest: 'leica', max: 300 })),
    );
    expect(read('EUR', 'under $300')).toEqual([{ rest: '', ignored: 'under $300' }]);
    expect(read('JPY', 'ニコン ¥12,000', 'nikon under 12000 yen')).toEqual([
      { rest: 'ニコン', max: 12_000 },
      { rest: 'nikon', max: 12_000 },
    ]);
    expect(read('EUR', 'leica unter 1.200,50 €', 'leica unter 1.200 €')).toEqual([
      { rest: 'leica', max: 1200.5 },
      { rest: 'leica unter 1.200 €' },
    ]);
    expect(read('SEK', 'leica 1250 kr', 'leica under 1250 kronor', 'leica 1250 €')).toEqual([
      { rest: 'leica', max: 1250 },
      { rest: 'leica', max: 1250 },
      { rest: 'leica', ignored: '1250 €' },
    ]);
    expect(read('SEK', 'leica under 300 chf')).toEqual([{ rest: 'leica', ignored: 'under 300 chf' }]);
    expect(read('CHF', 'leica under 300 kr')).toEqual([{ rest: 'leica under 300 kr' }]);
    expect(read('CAD', 'leica under $300', 'leica 300 ca$')).toEqual([
      { rest: 'leica', max: 300 },
      { rest: 'leica', max: 300 },
    ]);
    for (const code of ['NZD', 'SGD', 'HKD', 'MXN', 'TWD'])
      expect(read(code, 'leica under $300'), code).toEqual([{ rest: 'leica', max: 300 }]);
    expect(read('NZD', 'leica nz$300', 'leica 300 dollars')).toEqual(
      [1, 2].map(() => ({ rest: 'leica', max: 300 })),
    );
    expect(read('CNY', 'leica ¥300', 'leica €300')).toEqual([
      { rest: 'leica', max: 300 },
      { rest: 'leica', ignored: '€300' },
    ]);
    expect(read('KRW', 'canon under ₩500,000')).toEqual([{ rest: 'canon', max: 500_000 }]);
  } finally {
    setShopFacts(before);
  }
});

test.for([
  ['de', 'EUR', 'Leica unter 1.200,50', { rest: 'Leica', max: 1200.5 }],
  ['de', 'EUR', 'Leica höchstens 1.200 Euro', { rest: 'Leica', max: 1200 }],
  ['de', 'EUR', 'Leica nicht teurer als 300', { rest: 'Leica', max: 300 }],
  ['de', 'EUR', 'Leica ab 300 €', { rest: 'Leica', min: 300 }],
  ['de', 'EUR', 'Leica von 100 bis 300 €', { rest: 'Leica', min: 100, max: 300 }],
  ['de', 'EUR', 'Zoom von 24 bis 70mm', { rest: 'Zoom von 24 bis 70mm' }],
  ['de', 'EUR', 'höchstens 30 km von Köln', { rest: 'höchstens 30 km von Köln' }],
  ['fr', 'EUR', 'Leica jusqu’à 1 200,50 €', { rest: 'Leica', max: 1200.5 }],
  ['fr', 'EUR', 'Leica 300 € max', { rest: 'Leica', max: 300 }],
  ['fr', 'EUR', 'entre 100 et 300 Leica', { rest: 'Leica', min: 100, max: 300 }],
  ['fr', 'EUR', 'Canon 50 200mm', { rest: 'Canon 50 200mm' }],
  ['es', 'EUR', 'Leica por menos de 1.200,50 euros', { rest: 'Leica', max: 1200.5 }],
  ['es', 'USD', 'Leica hasta 300 dólares', { rest: 'Leica', max: 300 }],
  ['es', 'EUR', 'Leica hasta 300 dólares', { rest: 'Leica', ignored: 'hasta 300 dólares' }],
  ['ja', 'JPY', 'レンズ3万円以下', { rest: 'レンズ', max: 30_000 }],
  ['ja', 'JPY', '1.5万円〜３万円の三脚', { rest: 'の三脚', min: 15_000, max: 30_000 }],
  ['ja', 'JPY', '5千円以上', { rest: '', min: 5000 }],
  ['ja', 'JPY', '300mm以下のレンズ', { rest: '300mm以下のレンズ' }],
  ['en', 'EUR', 'Leica 300 € max', { rest: 'Leica max', max: 300 }],
] as const satisfies [Language, string, string, object][])(
  'a shop in %s with %s reads the price in %s',
  async ([language, code, typed, priced]) => {
    const before = shopFacts();
    await setLanguage(language);
    setShopFacts({ ...before, currency: describeCurrency(code) });
    const read = takePrice(typed);
    setShopFacts(before);
    await setLanguage('en');
    expect(read).toEqual(priced);
  },
);
