import { expect, test } from 'vitest';
import { z } from 'zod';
import { foldedGroups } from '#src/catalog/search/filters.ts';
import { findRefusedPrices, readPageQuery } from './page-query-service.server.ts';

const schema = z.object({
  q: z.string().max(120).optional(),
  brand: z.array(z.string()).optional(),
  sort: z.string().optional(),
  min: z.coerce.number().optional(),
  max: z.coerce.number().optional(),
  near: z.string().optional(),
  within: z.coerce.number().optional(),
});
const read = (query: string) => readPageQuery(schema, new URL(`https://shop.example/cameras?${query}`));

function leadsTo(query: string): [number, string | null] {
  try {
    read(query);
  } catch (answer) {
    if (answer instanceof Response) return [answer.status, answer.headers.get('location')];
    throw answer;
  }
  return [200, null];
}

test('a query is parsed without its empty fields', () => {
  expect(read('q=Leica+M3&brand=leica&brand=zenit&sort=')).toEqual({
    q: 'Leica M3',
    brand: ['leica', 'zenit'],
  });
  expect(read('')).toEqual({});
  expect(read('sort=Date')).toEqual({ sort: 'Date' });
});

test('capital letters in filters that ignore case redirect to lower case, and words keep their case', () => {
  expect(foldedGroups).toEqual(['brand', 'mount', 'place']);
  for (const name of foldedGroups)
    expect(leadsTo(`${name}=Leica&q=M3`)).toEqual([301, `/cameras?${name}=leica&q=M3`]);
  expect(leadsTo('brand=leica&q=M3&sort=Date')).toEqual([200, null]);
});

test('search words that are too long are trimmed and cut without splitting a character', () => {
  expect(read('q=+M3+')).toEqual({ q: 'M3' });
  expect(read(`q=${'x'.repeat(120)}`)).toEqual({ q: 'x'.repeat(120) });
  expect(read(`q=${'x'.repeat(121)}`)).toEqual({ q: 'x'.repeat(120) });
  expect(read(`q=++${'x'.repeat(121)}`)).toEqual({ q: 'x'.repeat(120) });
  const film = encodeURIComponent('🎞');
  expect(read(`q=${'x'.repeat(119)}${film}`)).toEqual({ q: 'x'.repeat(119) });
  expect(read(`q=${'x'.repeat(118)}${film}`)).toEqual({ q: `${'x'.repeat(118)}🎞` });
  expect(read(`q=${film}x`)).toEqual({ q: '🎞x' });
});

test('values that have no effect redirect to the address without them', () => {
  expect(leadsTo('q=first&brand=zenit&q=last&brand=leica&brand=zenit')).toEqual([
    301,
    '/cameras?q=last&brand=zenit&brand=leica',
  ]);
  expect(leadsTo('sort=date&sort=')).toEqual([301, '/cameras?sort=date']);
  expect(leadsTo('max=900&near=&within=40')).toEqual([301, '/cameras?max=900&near=']);
  expect(leadsTo('max=900&within=40')).toEqual([301, '/cameras?max=900']);
  expect(leadsTo('q=M3&max=900&within=40')).toEqual([200, null]);
  expect(read('q=M3&within=40')).toEqual({ q: 'M3' });
  expect(leadsTo('sort=&q=&x=1&x=2')).toEqual([200, null]);
});

test.for([
  ['99,99', '99.99'],
  ['60,5', '60.5'],
  ['$1,200', '1200'],
  ['1.200,50 €', '1200.5'],
  ["1'000", '1000'],
  ['1 000', '1000'],
  ['5.00', '5'],
] as const)('the price %s redirects to the address with %s', ([typed, price]) => {
  for (const name of ['min', 'max'])
    expect(leadsTo(new URLSearchParams({ [name]: typed, q: 'M3' }).toString())).toEqual([
      301,
      `/cameras?${name}=${price}&q=M3`,
    ]);
});

test.for([
  ['1.200', 'is ambiguous; write 1200 or 1.2'],
  ['12e3', 'must be a number'],
  ['0x10', 'must be a number'],
  ['cheap', 'must be a number'],
  ['0,999', 'can have at most two decimals'],
  ['0', 'must be at least $0.01'],
  ['2 000 000', 'must be at most $1,000,000'],
] as const)('the price %s does not filter a list: it %s', ([typed, reason]) => {
  const query = new URLSearchParams({ min: '5', max: typed });
  expect(leadsTo(query.toString())).toEqual([200, null]);
  expect(read(query.toString())).toEqual({ min: 5 });
  expect(findRefusedPrices(query)).toEqual({ max: reason });
});

test('empty and readable prices are not rejected', () => {
  expect(findRefusedPrices(new URLSearchParams('min=&max=+&q=1.200'))).toEqual({});
  expect(findRefusedPrices(new URLSearchParams('min=0.01&max=1000000'))).toEqual({});
});
