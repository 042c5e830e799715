import { afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { listingFields } from '#src/catalog/items/schemas.ts';
import { typedFields } from '#src/catalog/items/schemas.ts';
import { findRefusedPrices } from '#src/catalog/search/filtering/page-query-service.server.ts';
import { counter, offerFields } from '#src/deals/offers/schemas.ts';
import { money } from '#src/platform/schemas.ts';
import { describeCurrency } from '#src/texts/currency.ts';
import { setShopFacts, shopFacts } from '#src/texts/shop.ts';
import { numberOf } from '#src/ui/forms/form.ts';
import { readAge } from './duration-field.tsx';

const before = shopFacts();
afterEach(() => setShopFacts(before));

type Reading = number | string | undefined;
const read = (schema: z.ZodType, value: unknown): Reading => {
  const { data, error } = schema.safeParse(value);
  return error ? error.issues[0]?.message : (data as Reading);
};

/** Reads a text as each field for an amount does. */
const amounts: Record<string, (text: string) => Reading> = {
  sale: (text) => read(typedFields.shape.sale, numberOf(text)),
  buy: (text) => read(typedFields.shape.buy, numberOf(text)),
  floor: (text) => read(typedFields.shape.floor, numberOf(text) ?? null),
  'offer.amount': (text) => read(offerFields.shape.amount, numberOf(text)),
  'counter.amount': (text) => read(counter.shape.amount, numberOf(text)),
  'lower price': (text) => read(money, numberOf(text)),
};

test.for([
  ['USD', '1,200.50', 1200.5],
  ['USD', '12,5', 12.5],
  ['USD', '12.5055', 'can have at most two decimals'],
  ['USD', '0', 'must be at least $0.01'],
  ['USD', '-5', 'must be at least $0.01'],
  ['USD', 'a lot', 'must be a number'],
  ['EUR', '1.200,50 €', 1200.5],
  ['EUR', '1 200', 1200],
  ['EUR', '1.200', 'is ambiguous; write 1200 or 1.2'],
  ['SEK', '1 250 kr', 1250],
  ['JPY', '￥12,000', 12_000],
  ['JPY', '12.5', 'must be a whole number'],
  ['KWD', '1.2345', 'can have at most three decimals'],
] as const)('in %s, each field for an amount reads %j as %j', ([currency, text, reading]) => {
  setShopFacts({ ...before, currency: describeCurrency(currency) });
  const all = Object.entries(amounts).map(([name, readText]) => [name, readText(text)]);
  expect(Object.fromEntries(all)).toEqual(Object.fromEntries(all.map(([name]) => [name, reading])));
  for (const name of ['min', 'max'] as const)
    expect(findRefusedPrices(new URLSearchParams({ [name]: text }))).toEqual(
      typeof reading === 'number' ? {} : { [name]: reading },
    );
});

test.for([
  ['12,5', 150, 12.5],
  ['1 200', 14_400, 1200],
  ['0,25', 3, 'can have at most one decimal'],
  ['1.200', 'is ambiguous; write 1200 or 1.2', 'is ambiguous; write 1200 or 1.2'],
  ['new', 'must be a number', 'must be a number'],
] as const)('an age of %j is %j months, or %j years of an accessory', ([text, months, years]) => {
  const age = readAge({ text, unit: 'years' });
  expect(typeof months === 'number' ? age : read(listingFields.shape.duration, age)).toBe(months);
  expect(read(typedFields.shape.duration, numberOf(text))).toBe(years);
});

test('the API rejects text in place of a number, as the fields of a form do not', () => {
  for (const name of ['sale', 'buy', 'floor', 'duration'] as const)
    expect(read(listingFields.shape[name], '12'), name).toBe('must be a number');
});
