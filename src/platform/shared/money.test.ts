import { expect, test } from 'vitest';
import { money } from '#src/platform/schemas.ts';
import { describeCurrency } from '#src/texts/currency.ts';
import { setShopFacts, shopFacts } from '#src/texts/shop.ts';
import { digits } from '#src/texts/words.ts';
import { formatMoney, isOtherCurrency, toMinorUnits, fromMinorUnits } from './money.ts';

test('every amount up to a thousand dollars, and amounts around a million, survive serialization', () => {
  const wrong: number[] = [];
  const check = (cents: number) => {
    const wire = JSON.parse(JSON.stringify(fromMinorUnits(cents)));
    if (!money.safeParse(wire).success || toMinorUnits(wire) !== cents) wrong.push(cents);
  };
  for (let cents = 1; cents <= 100_000; cents++) check(cents);
  for (let cents = 99_900_000; cents <= 100_000_000; cents++) check(cents);
  expect(wrong).toEqual([]);
});

test('amounts with two decimals are accepted despite binary rounding', () => {
  for (const text of '0.01 0.07 0.29 1.1 8.20 1.005e2 4.35 1e3 999999.99 1000000'.split(' '))
    expect(money.safeParse(JSON.parse(text)).success, text).toBe(true);
});

test('values that are not an amount are rejected', () => {
  for (const text of '0 -0 -1 0.009 1e-3 0.015 1.001 1000000.01 1e7 0.0100000001'.split(' '))
    expect(money.safeParse(JSON.parse(text)).success, text).toBe(false);
  for (const value of [Number.NaN, Infinity, '5', 5n, null, undefined, [5]])
    expect(money.safeParse(value).success, String(value)).toBe(false);
});

const reason = (input: unknown) => money.safeParse(input).error?.issues[0]?.message;

test('text in place of an amount is rejected, and the message for an ambiguous text has both readings', () => {
  expect(reason('1.200')).toBe('is ambiguous; write 1200 or 1.2');
  for (const value of ['5', '0,99', '12e3', null]) expect(reason(value)).toBe('must be a number');
  expect(reason(undefined)).toBe('is required');
});

test('cents are shown only if there are any', () => {
  const read = [0.07, 1, 310.5, 1234, 1_000_000].map(formatMoney);
  expect(read).toEqual(['$0.07', '$1', '$310.50', '$1,234', '$1,000,000']);
});

test('amounts and counts are written as the browser formats them in US English', () => {
  const [rounded, exact, plain] = [
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
    new Intl.NumberFormat('en-US'),
  ];
  const large = [7, 999, 1000, 12_345, 999_999, 1_234_567, Number.MAX_SAFE_INTEGER];
  const counts = [0, ...large, ...large.map((each) => -each)];
  expect(counts.map(formatMoney)).toEqual(counts.map((each) => rounded.format(each)));
  expect([...counts, 0.5, 1234.5678].map(digits)).toEqual(
    [...counts, 0.5, 1234.5678].map((each) => plain.format(each)),
  );
  const withCents = [0.01, 0.99, 1234.5, 99_999.95, -0.07, -1234.5];
  expect(withCents.map(formatMoney)).toEqual(withCents.map((each) => exact.format(each)));
});

test('amounts have the decimals and the sign of the currency', () => {
  const before = shopFacts();
  try {
    for (const [code, amount, cents, text] of [
      ['JPY', 12_000, 12_000, '¥12,000'],
      ['EUR', 1200.5, 120_050, '€1,200.50'],
      ['KWD', 1.234, 1234, 'KWD\u{a0}1.234'],
      ['CHF', 99, 9900, 'CHF\u{a0}99'],
    ] as const) {
      setShopFacts({ ...before, currency: describeCurrency(code) });
      expect([toMinorUnits(amount), fromMinorUnits(cents), formatMoney(amount)]).toEqual([
        cents,
        amount,
        text,
      ]);
      expect(money.safeParse(amount).success, code).toBe(true);
    }
    setShopFacts({ ...before, currency: describeCurrency('JPY') });
    expect(reason(12.5)).toBe('must be a whole number');
    expect(reason(100_000_001)).toBe('must be at most ¥100,000,000');
  } finally {
    setShopFacts(before);
  }
});

test.each([
  ['USD', ['100', '$100', 'US$ 100', '100 usd'], ['£100', '100 €', 'EUR 100', 'CA$100', '￥100']],
  ['JPY', ['100円', '￥100', '¥100', 'JPY 100'], ['$100', '100 EUR']],
  ['SEK', ['100 kr', '100 SEK', '100'], ['100 €', 'NOK 100']],
])('in a shop with %s, typed amounts in another currency are recognized', (code, own, others) => {
  const before = shopFacts();
  try {
    setShopFacts({ ...before, currency: describeCurrency(code) });
    expect([...own, ...others].filter(isOtherCurrency)).toEqual(others);
    expect([others[0], 'x'].map(reason)).toEqual([`must be in ${code}`, 'must be a number']);
  } finally {
    setShopFacts(before);
  }
});
