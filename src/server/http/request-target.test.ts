import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#src/platform/errors.ts';
import { parseTarget } from './request-target.ts';

const codeOf = (raw: string): string => {
  try {
    parseTarget(raw);
    return 'none';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test.for([
  // Unknown parameters do not lead to a different page.
  ['/cameras?x=1', '/cameras'],
  ['/cameras?utm_source=mail&fbclid=a&gclid=b', '/cameras'],
  ['/?utm_campaign=spring', '/'],
  ['/lens/019a?from=mail', '/lens/019a'],
  ['/dashboard/admin?q=robin&sort=name', '/dashboard/admin'],
  ['/api/cameras?x=1&limit=5', '/api/cameras?limit=5'],
  // Known parameters are put into a fixed order and spelling.
  ['/cameras?sort=date&brand=canon&q=a', '/cameras?sort=date&q=a&brand=canon'],
  ['/cameras?brand=canon&q=a&sort=date', '/cameras?sort=date&q=a&brand=canon'],
  ['/cameras?%71=%61', '/cameras?q=a'],
  ['/cameras?q=a%20b', '/cameras?q=a+b'],
  ['/cameras.data?_routes=routes%2Fx&y=1', '/cameras.data?_routes=routes%2Fx'],
  // The last value of a single parameter counts, and each value of a list parameter once.
  ['/api/cameras?limit=1&limit=2', '/api/cameras?limit=2'],
  ['/cameras?brand=b&brand=a&brand=b', '/cameras?brand=b&brand=a'],
  // Forms send empty fields; calls must not.
  ['/cameras?q=&min=&brand=canon', '/cameras?brand=canon'],
  ['/api/cameras?q=', '/api/cameras?q='],
  // Other paths keep their query.
  ['/api/users?x=1&role=Seller', '/api/users?x=1&role=Seller'],
  ['/newsletter/confirm?token=a', '/newsletter/confirm?token=a'],
  // Paths.
  ['//', '/'],
  ['///', '/'],
  ['/\\', '/'],
  ['//#', '/'],
  ['//evil.example/cameras', '/evil.example/cameras'],
  ['/cameras/', '/cameras'],
  ['/%63ameras', '/cameras'],
  ['/cameras/%2fx', '/cameras/%2Fx'],
  ['/a/../cameras', '/cameras'],
  ['/a/%2e%2e/cameras', '/cameras'],
  ['/api/s%65arch', '/api/search'],
  ['/api//cameras', '/api//cameras'],
  // Pages are found regardless of case; an id keeps its case.
  ['/CAMERAS?x=1', '/cameras'],
  ['/Cameras.data?x=1', '/cameras.data'],
  ['/Lens/019A?x=1', '/lens/019A'],
  ['/LOGIN/Google?error=a&x=1', '/login/google?error=a'],
  ['/SEARCH?q=a&x=1', '/search?q=a'],
  ['/Nowhere?x=1', '/Nowhere?x=1'],
  ['/api/Cameras?x=1', '/api/Cameras?x=1'],
  ['http://evil.example/cameras?q=a', '/cameras?q=a'],
  ['http://evil.example', '/'],
  ['https://evil.example//other.example', '/other.example'],
])('the canonical form of %s is %s', ([raw = '', url]) => {
  expect(parseTarget(raw).url).toBe(url);
});

test.for([
  '/cameras/?x=1',
  '//',
  '///',
  '/\\',
  '//#',
  '/%63ameras',
  '/CAMERAS',
  '/Login/google',
  '/a/../cameras',
  '/cameras?limit=1&limit=2',
  '/cameras?brand=a&brand=a',
])('a browser that requests the page %s is redirected to its canonical address', (raw) => {
  expect(parseTarget(raw).isMisspelt).toBe(true);
});

test.for([
  '/cards?id=one&id=two',
  '/',
  '/cameras',
  '/cameras?utm_source=mail',
  '/cameras?%71=a',
  '/cameras?q=&brand=canon',
  '/cameras?brand=a&brand=b',
  '/cameras.data?limit=1&limit=2',
  '/api/s%65arch',
  '/nowhere?x=1&x=2',
])('%s is answered without a redirect', (raw) => {
  expect(parseTarget(raw).isMisspelt).toBe(false);
});

test.for([
  '/cameras?q=x',
  '/cameras?%71=x',
  '/cameras?x=1&%71=%78',
  '/api/users?limit=1&q=x',
  '/api/search',
  '/api/s%65arch',
  '/api/search/f%61cets',
  '/search?brand=x',
  '/api/search/suggest?q=',
  '/search.data',
  '/SEARCH?q=a',
  '/Cameras?q=a',
  '/Search.data?q=a',
])('%s counts as a search', (raw) => {
  expect(parseTarget(raw).isSearch).toBe(true);
});

test.for(['/', '/cameras', '/api/cameras?cursor=q', '/cameras?q=', '/cameras?x=q%3D1', '/lens/search-light'])(
  '%s does not count as a search',
  (raw) => {
    expect(parseTarget(raw).isSearch).toBe(false);
  },
);

const many = (count: number) => Array.from({ length: count }, (_, n) => `p${n}=`).join('&');

test('an address that is too long or has too many parameters is rejected', () => {
  expect(codeOf(`/${'x'.repeat(2_047)}`)).toBe('none');
  expect(codeOf(`/${'x'.repeat(2_048)}`)).toBe('uri-too-long');
  expect(codeOf(`/cameras?${many(40)}`)).toBe('none');
  expect(codeOf(`/cameras?${many(41)}`)).toBe('bad-request');
  expect(codeOf(`/cameras?${'&'.repeat(41)}`)).toBe('bad-request');
});

test.for(['*', '', 'javascript:alert(1)', 'mailto:robin@example.com', '?q=a'])('%j is rejected', (raw) => {
  expect(codeOf(raw)).toBe('bad-request');
});

const spelling = fc.array(
  fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2E',
    '%',
    '%zz',
    '%ff',
    '%2f',
    '\\',
    '#',
    '?',
    '&',
    '=',
    'q',
    'api',
    'cameras',
    'brand',
    '.data',
    ';',
    '[',
    ' ',
  ),
  { maxLength: 20 },
);

test('any spelling of an address needs at most one redirect, which leads to the same host', () => {
  fc.assert(
    fc.property(spelling, (parts) => {
      const target = parseTarget(`/${parts.join('')}`);
      expect(new URL(target.url, 'http://host').host).toBe('host');
      expect(target.url).toMatch(target.isCall ? /^\/api/ : /^\/(?!\/)/);
      expect(target.isCall && target.isMisspelt).toBe(false);
      expect(parseTarget(target.url)).toEqual({ ...target, isMisspelt: false });
    }),
  );
});

test.for([
  '/api/%65vents',
  '/api/event%73?x=1',
  '//api/events',
  '/api/./events',
  '/x/../api/events',
  '/api/x/%2E%2E/events',
])('the stream path %s is rejected with 404, because proxies route streams by the exact path', (raw) =>
  expect(codeOf(raw)).toBe('not-found'),
);

test('the stream path is accepted with parameters after it or a host before it', () => {
  for (const raw of ['/api/events', '/api/events?x=1', 'http://shop.example/api/events'])
    expect(parseTarget(raw).isStream).toBe(true);
});
