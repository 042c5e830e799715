import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPageQuery } from './page-query.server.ts';

const schema = z.object({
  q: z.string().max(120).optional(),
  brand: z.array(z.string()).optional(),
  sort: z.string().optional(),
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

test('a query is read as it is, without fields that were left empty', () => {
  expect(read('q=Leica+M3&brand=leica&brand=zenit&sort=')).toEqual({
    q: 'Leica M3',
    brand: ['leica', 'zenit'],
  });
  expect(read('')).toEqual({});
  expect(read('sort=Date')).toEqual({ sort: 'Date' });
});

test('brand, mount and place written in capitals lead to the address that pages write; words stay', () => {
  for (const name of ['brand', 'mount', 'place'])
    expect(leadsTo(`${name}=Leica&q=M3`)).toEqual([301, `/cameras?${name}=leica&q=M3`]);
  expect(leadsTo('brand=leica&q=M3&sort=Date')).toEqual([200, null]);
});

test('more words than a search may have are cut, without blanks around them and without half a character', () => {
  expect(read('q=+M3+')).toEqual({ q: 'M3' });
  expect(read(`q=${'x'.repeat(120)}`)).toEqual({ q: 'x'.repeat(120) });
  expect(read(`q=${'x'.repeat(121)}`)).toEqual({ q: 'x'.repeat(120) });
  expect(read(`q=++${'x'.repeat(121)}`)).toEqual({ q: 'x'.repeat(120) });
  const film = encodeURIComponent('🎞');
  expect(read(`q=${'x'.repeat(119)}${film}`)).toEqual({ q: 'x'.repeat(119) });
  expect(read(`q=${'x'.repeat(118)}${film}`)).toEqual({ q: `${'x'.repeat(118)}🎞` });
  expect(read(`q=${film}x`)).toEqual({ q: '🎞x' });
  expect(read('q=first&q=last')).toEqual({ q: 'last' });
});
