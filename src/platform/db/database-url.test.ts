import { expect, test } from 'vitest';
import { parseDatabaseUrl } from './database-url.server.ts';

const shop = { host: 'db.example', port: 5433, user: 'shop', database: 'shop' };

test.for<[string, string]>([
  ['plain', 'plain'],
  ['', ''],
  ['p%40ss%2Fword%23%25', 'p@ss/word#%'],
  ['p@ss', 'p@ss'],
  ['a/b', 'a/b'],
  ['12/b', '12/b'],
  ['a#b', 'a#b'],
  ['a?b', 'a?b'],
  ['a:b', 'a:b'],
  ['50%off', '50%off'],
  ['100%', '100%'],
  ['%ff', '%ff'],
  ['two words', 'two words'],
  ['two%20words', 'two words'],
  ['@/#?%@', '@/#?%@'],
  ['€', '€'],
])('the password %j in a URL is parsed as %j', ([written, password]) => {
  for (const scheme of ['postgres', 'postgresql'])
    expect(parseDatabaseUrl(`${scheme}://shop:${written}@db.example:5433/shop`)).toEqual({
      ...shop,
      password: password || undefined,
      parameters: {},
    });
});

test('an @ in a parameter does not end the password', () => {
  const url = 'postgres://shop:pw@db.example/shop?application_name=me@work';
  expect(parseDatabaseUrl(url)).toMatchObject({ host: 'db.example', password: 'pw', database: 'shop' });
});

test.for<[string, object]>([
  ['postgres:///shop?host=/var/run/postgresql', { host: '/var/run/postgresql', database: 'shop' }],
  ['postgres://me@/shop?host=/tmp&port=6000', { host: '/tmp', port: 6000, user: 'me', database: 'shop' }],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/shop', { host: '/var/run/postgresql', database: 'shop' }],
  ['postgres://me:pw@%2Ftmp:6000/shop', { host: '/tmp', port: 6000, password: 'pw' }],
  ['postgres://[::1]:6000/shop', { host: '::1', port: 6000 }],
  ['postgres://[2001:db8::5]/shop', { host: '2001:db8::5', port: undefined }],
  ['postgres://db/a%2Fb', { host: 'db', database: 'a/b' }],
  ['postgres://azure@server:pw@db/shop', { host: 'db', user: 'azure@server', password: 'pw' }],
  ['postgres://db?user=me&password=p%26w&dbname=x', { user: 'me', password: 'p&w', database: 'x' }],
  ['postgres://', { host: undefined, database: undefined }],
])('%s is parsed like libpq does', ([url, expected]) => {
  expect(parseDatabaseUrl(url)).toMatchObject(expected);
});

test.for<[string, RegExp]>([
  ['mysql://db/shop', /^must be postgres:/],
  ['shop', /^must be postgres:/],
  ['postgres://a,b/shop', /^must name one host/],
  ['postgres://db:70000/shop', /^has a port/],
  ['postgres://db/shop?port=x', /^has a port/],
  ['postgres://db/shop?schema=x', /^has the unknown parameter schema/],
  ['postgres://db/shop?sslmode=yes', /^has an unknown sslmode; use one of disable, allow/],
  ['postgres://db/shop?sslmode=verify-ca', /^has sslmode=verify-ca, which needs sslrootcert/],
  ['postgres://db/shop?sslmode=require&sslrootcert=system', /^has sslrootcert=system/],
  ['postgres://db/shop?sslcert=x', /^must have both sslcert and sslkey, or neither/],
  ['postgres://db/shop?connect_timeout=soon', /^has a connect_timeout/],
  ['postgres://me:hunter2@db:x/shop', /^(?!.*hunter2)must be postgres:/],
])('%s is rejected with %s', ([url, line]) => {
  expect(() => parseDatabaseUrl(url)).toThrow(line);
});
