import { expect, test } from 'vitest';
import { priceChartHtml, priceLineHtml } from './html-service.server.ts';
import { sentencesOf } from './price-line-card.tsx';
import type { PriceGuide } from './schemas.ts';

const none: PriceGuide = {
  status: 'too-few',
  low: null,
  mid: null,
  high: null,
  n: 0,
  imported: 0,
  sellers: 0,
  needed: 9,
  from: '2025-11-30',
  to: '2026-11-30',
  asking: null,
  held: null,
};
const range: PriceGuide = { ...none, status: 'range', n: 14, sellers: 9, low: 560.4, mid: 640, high: 720 };
const asking = { n: 6, low: 590, high: 810 };

const good = 'Good' as const;
const sentences = (guide: PriceGuide, price?: number) =>
  sentencesOf({ guide, condition: good, ...(price !== undefined && { price }) });

test('a range says what eight in ten sell for in which condition, the middle, and where the price of the item is', () => {
  const sold = [
    'Good condition: eight in ten sell for $560 to $720 (14 sales here in 12 months).',
    'The middle price is $640.',
  ];
  expect(sentences(range)).toEqual(sold);
  expect(sentences(range, 560)).toEqual([...sold, 'The price of this item is below the range.']);
  expect(sentences(range, 720)).toEqual([...sold, 'The price of this item is within the range.']);
  expect(sentences(range, 720.5)).toEqual([...sold, 'The price of this item is above the range.']);
  expect(sentences({ ...range, imported: 9 })[0]).toContain(
    '(14 sales in 12 months, 9 of them not in this shop)',
  );
});

test('the text for too few sales has the number that is missing, and the prices that others ask', () => {
  const some = { ...none, n: 4, sellers: 4 };
  expect(sentences({ ...some, asking })).toEqual([
    '4 sales so far; a range needs 9.',
    '6 more in this condition are for sale at $590 to $810.',
  ]);
  expect(sentences({ ...none, asking: { n: 1, low: 590, high: 590 } })).toEqual([
    'No sales yet; a range needs 9.',
    'One more in this condition is for sale at $590.',
  ]);
  expect(sentences({ ...some, n: 12 })).toEqual(['12 sales by 4 sellers so far; a range needs 5 sellers.']);
  expect(sentences({ ...some, status: 'too-wide', n: 12 })).toEqual([
    'The prices of the 12 sales in 12 months differ too much for a range.',
  ]);
  expect(sentences(none)).toEqual([]);
  expect(priceLineHtml({ guide: none, condition: good })).toBe('');
});

const bar = (guide: PriceGuide, price?: number) => {
  const html = priceLineHtml({ guide, condition: good, ...(price !== undefined && { price }) });
  const texts = Array.from(
    html.matchAll(/<text x="([^"]*)"[^>]*>([^<]*)</g),
    ([, x, text]) => `${text} at ${x}`,
  );
  return { html, texts, circle: /<circle cx="([^"]*)"/.exec(html)?.[1] };
};

test('the bar has amounts at its ends and in the middle, and marks the price only if there is one', () => {
  expect(bar(range)).toMatchObject({
    texts: ['$640 at 49.9%', '$560 at 16%', '$720 at 84%'],
    circle: undefined,
  });
  expect(bar(range, 720).circle).toBe('84%');
  expect([bar(range, 20).circle, bar(range, 2000).circle]).toEqual(['2%', '98%']);
  const single = { ...range, low: 600, mid: 600, high: 600 };
  expect(bar(single, 600)).toMatchObject({
    texts: ['$600 at 50%', '$600 at 16%', '$600 at 84%'],
    circle: '50%',
  });
  expect([bar(single, 599).circle, bar(single, 601).circle]).toEqual(['2%', '98%']);
});

test('a range says what it ignores, and the share that held', () => {
  const { html } = bar({ ...range, held: { share: 0.834, of: 240 } });
  expect(html).toContain('Shutter counts and servicing are not considered.');
  expect(html).toContain('Of the last 240 sales in this shop, 83% were within the range of the day before.');
  expect(html).not.toContain('style=');
  expect(priceLineHtml({ guide: { ...none, n: 4, sellers: 4 }, condition: good })).not.toContain('servicing');
});

test('the chart is a picture without a script, with its sales by month in a table', () => {
  const months = Array.from({ length: 24 }, (_, index) =>
    new Date(Date.UTC(2024, 11 + index)).toISOString().slice(0, 7),
  );
  const dots = [
    { month: 2, price: 700 },
    { month: 20, price: 600 },
    { month: 20, price: 640 },
  ];
  const html = priceChartHtml({
    months,
    dots,
    band: { low: 560, high: 720 },
    sources: [{ name: 'club', license: 'CC0' }],
  });
  expect(html.match(/<circle/g)).toHaveLength(3);
  expect(html).toContain('In the last 12 months, eight in ten sold for about $560 to $720');
  expect(html).toContain('With sales from club (CC0)');
  const cells = html
    .slice(html.indexOf('<tbody>'))
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);
  expect(cells).toEqual(['February 2025', '1', '$700', 'August 2026', '2', '$600 to $640']);
  for (const y of html.matchAll(/c?y[12]?="(-?[\d.]+)"/g)) expect(Number(y[1])).toBeGreaterThanOrEqual(0);
});
