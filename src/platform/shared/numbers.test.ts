import { expect, test } from 'vitest';
import type { NumberSigns } from '#src/texts/grammar.ts';
import { asciiDigits, parseNumber } from './numbers.ts';

function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345_678.9);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
  const isIndian = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length === 2;
  return { decimal: sign('decimal'), group: sign('group'), isIndian };
}

const conventions: Record<string, [number | number[], ...string[]][]> = {
  'en-US': [
    [1200, '1200', '1,200', '$1,200', 'CA$1,200', '1 200 kr', '1200 zł', '1,200원'],
    [0.99, '0.99', '.99', '0,99'],
    [9.5, '9.5', '9,50'],
    [1200.5, '1,200.50', '1200,5'],
    [1_234_567.89, '1,234,567.89'],
    [[1200, 1.2], '1.200', 'EUR 1.200'],
    [12_000, '12.000,00 €'],
    [1_200_000, '1.200.000'],
    [0.125, '0.125'],
    [1200.125, '1200.125'],
    [-5, '-5', '−5'],
    [[], '12e3', '1,2,3', '1,200,50', '12,34,567'],
  ],
  'de-DE': [
    [1200, '1200', '1.200', '1.200 €', '1.200,-', '1.200,-- €', '1200,– €'],
    [0.99, '0,99', ',99', '0.99'],
    [9.5, '9,5'],
    [1200.5, '1.200,50', '1200.5', '$1,200.50'],
    [1_234_567.89, '1.234.567,89'],
    [[1200, 1.2], '1,200'],
    [1_200_000, '1,200,000'],
    [45.5, '+45,5'],
    [[], '1.20.000', '1.200.50', '12 €/Monat', '0x10', '∞'],
  ],
  'fr-FR': [
    [1200, '1200', '1 200'],
    [0.99, '0,99'],
    [1200.5, '1\u202F200,50', '1\u00A0200,50\u00A0€', '1 200.50', '1.200,50', '1,200.50'],
    [12_000, '12 000'],
    [1_234_567.89, '1 234 567,89'],
    [1200.125, '1 200,125'],
    [[1200, 1.2], '1.200', '1,200'],
    [99.9, '  99,90  '],
    [-5, '- 5'],
    [[], '12 50', '1 2 0 0', '1 20,50', '1,200 000', 'cent'],
  ],
  'de-CH': [
    [1200, '1200', "1'200", '1200.-', 'CHF 1’200.–', '1´200', '1ʼ200'],
    [0.95, '0.95', '0,95'],
    [1200.5, '1’200.50', "1'200,50"],
    [12_000, "12'000.00"],
    [1_234_567.89, "1'234'567.89"],
    [99.95, 'Fr. 99.95'],
    [[1200, 1.2], '1.200', '1,200'],
    [[], "12'34", "1'200'50", "1'200.50.5", '1200.', ''],
  ],
  'en-IN': [
    [1200, '1200', '₹1,200'],
    [1200.5, 'Rs. 1,200.50', '१,२००.५०'],
    [100_000, '1,00,000', '₹ 1,00,000'],
    [1_234_567.89, '12,34,567.89'],
    [1_234_567, '1,234,567'],
    [[1200, 1.2], '1.200'],
    [0.99, '0,99'],
    [[], '100,00,00', '1,00,00', '1.00.000', '12-34', '5%'],
  ],
  'ja-JP': [
    [1200, '１２００', '１，２００', '￥1,200', '1,200円'],
    [0.99, '０．９９'],
    [[1200, 1.2], '1.200'],
    [[], '十', '10²', '½'],
  ],
  ar: [
    [1200.5, '١٬٢٠٠٫٥٠'],
    [0.99, '٠٫٩٩'],
    [1200, '\u200F١٢٠٠'],
  ],
};

const readings = Object.entries(conventions).flatMap(([locale, all]) =>
  all.flatMap(([expected, ...texts]) => texts.map((text) => [locale, text, expected] as const)),
);

test.for(readings)('in %s, "%s" is parsed as %j', ([locale, text, expected]) => {
  expect(parseNumber(text, signsOf(locale))).toEqual([expected].flat());
});

test('a text with more digits than a double can hold, or a very long text, is not a number', () => {
  expect(parseNumber('0.99999999999999999999')).toEqual([]);
  expect(parseNumber('9007199254740993')).toEqual([]);
  expect(parseNumber('000000000000000000001200.50')).toEqual([1200.5]);
  expect(parseNumber('1'.repeat(1_000_000))).toEqual([]);
});

test('every amount survives formatting and parsing in each notation', () => {
  const wrong: string[] = [];
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'ar-EG'])
    for (const style of ['decimal', 'currency'] as const) {
      const written = new Intl.NumberFormat(locale, { style, currency: 'USD', minimumFractionDigits: 2 });
      for (let cents = 1; cents <= 100_000_000; cents = Math.ceil(cents * 1.07))
        if (String(parseNumber(written.format(cents / 100), signsOf(locale))) !== String(cents / 100))
          wrong.push(`${locale} ${cents}`);
    }
  expect(wrong).toEqual([]);
});

test('digits of all scripts become 0 to 9', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ０９ 𝟎𝟗𝟘𝟡 09 x²')).toBe('0123456789 09 09 09 0909 09 x²');
});
