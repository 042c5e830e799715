import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { money } from '#src/platform/schemas.ts';
import { countryOf } from '#src/platform/shop/country.ts';
import { describeCurrency } from '#src/texts/currency.ts';
import type { Language } from '#src/texts/language-names.ts';
import { setShopFacts, shopFacts } from '#src/texts/shop.ts';
import type { Item } from './catalogue/item.ts';
import { everything as catalogue } from './catalogue/kinds.ts';
import { pastDeals } from './past-deals.ts';
import { rates, regionOf } from './region.ts';
import { countries, townsOf } from './towns.ts';

const everything: Item[] = [...catalogue, ...pastDeals];
const before = shopFacts();
afterAll(() => setShopFacts(before));

function region(currency: string, TIME_ZONE?: string, language: Language = 'en') {
  setShopFacts({ ...before, currency: describeCurrency(currency) });
  const current = { currency, language, units: 'mi' } as const;
  return regionOf({ config: { TIME_ZONE }, shop: { current } });
}

const folder = join(import.meta.dirname, 'posts');
const posts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('a shop without a zone and a currency has the items, towns and amounts as they were written', () => {
  const { item, said, local } = region('USD');
  expect(everything.map(item)).toEqual(
    everything.map((each) => ({ ...each, town: each.location, des: local(each.des) })),
  );
  expect(said('Would you meet halfway, in Corvallis?')).toBe('Would you meet halfway, in Corvallis?');
  expect(local('by {five dollars|$5} every day')).toBe('by five dollars every day');
  expect(local('about {15 inches|38 cm}')).toBe('about 15 inches');
});

test.for([
  ['Europe/Paris', 'EUR', 'FR'],
  ['Asia/Calcutta', 'INR', 'IN'],
  ['America/Vancouver', 'CAD', 'CA'],
  ['America/Chicago', 'EUR', null],
  [undefined, 'JPY', 'JP'],
  [undefined, 'EUR', null],
] as const)('in %s with %s, the towns are those of %s', ([zone, currency, country]) => {
  expect(townsOf(countryOf({ zone, currency }))).toEqual(townsOf(country));
});

test('each country has nine different towns', () => {
  for (const country of countries) expect(new Set(Object.values(townsOf(country)!)).size, country).toBe(9);
});

test('all texts of an item name towns of the region, and meetings are at places that every town has', () => {
  const { item, said } = region('EUR', 'Europe/Paris');
  const local = JSON.stringify(everything.map(item)) + said('Could you bring it to Eugene Station?');
  expect(local).not.toMatch(
    /Bellingham|Everett|Seattle|Tacoma|Olympia|Portland|Salem|Eugene|Powell|Courthouse/,
  );
  const [sold] = everything.filter(({ order }) => order?.place.startsWith('Pioneer')).map(item);
  expect([sold?.location, sold?.order?.place]).toEqual(['Marseille', 'In front of the town hall, Marseille']);
});

test('a Japanese shop shows its towns in Japanese and links them to places by the names of the reference', () => {
  const shown = everything.map(region('JPY', 'Asia/Tokyo', 'ja').item);
  const known = everything.map(region('JPY', 'Asia/Tokyo').item);
  expect(new Set(shown.map(({ location }) => location))).toContain('横浜');
  expect(shown.map(({ location }) => location).join('')).not.toMatch(/[a-z]/i);
  expect(shown.map(({ town }) => town)).toEqual(known.map(({ location }) => location));
});

describe('prices in other currencies', () => {
  test.for([...Object.keys(rates), 'IDR', 'CLF'])('in %s keep their order and are valid', (currency) => {
    const { item } = region(currency);
    for (const { title, sale, buy, was } of everything.map(item)) {
      for (const amount of [sale, buy])
        expect(money.safeParse(amount).success, `${title} ${amount}`).toBe(true);
      expect(sale, title).toBeLessThan(buy);
      expect(was?.sale ?? Infinity, title).toBeGreaterThan(sale);
    }
  });

  test('are round amounts', () => {
    const amounts = [35, 85, 720, 1050, 1380, 8399];
    const inCurrency = (code: string) => amounts.map(region(code).price);
    expect(inCurrency('EUR')).toEqual([30, 75, 650, 945, 1250, 7550]);
    expect(inCurrency('JPY')).toEqual([5250, 13_000, 110_000, 160_000, 205_000, 1_250_000]);
    expect(inCurrency('SEK')).toEqual([350, 850, 7200, 10_500, 14_000, 84_000]);
  });
});

test('posts have no amount in dollars where the currency is another one', () => {
  const text = posts.map(region('JPY').local).join('\n');
  expect(text).not.toMatch(/dollar|\$|[{}|]/);
  expect(text).toContain('costs about ¥15,000 to ¥30,000');
});
