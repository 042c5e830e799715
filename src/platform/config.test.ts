import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, isLoopback, loadConfig } from './config.server.ts';

test.for<[string, string]>([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '3000abc'],
  ['PUBLIC_URL', 'nonsense'],
  ['PUBLIC_URL', 'localhost:3000'],
  ['PUBLIC_URL', '//shop.example'],
  ['PUBLIC_URL', 'https://'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://shop.example/used'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DATABASE_URL', 'shop'],
  ['EMBEDDED_RUN_AS', 'root'],
  ['AUTH_SECRET', 'x'.repeat(31)],
  ['IDENTITY', 'ldap'],
  ['LOCALE', 'de'],
  ['DEMO', 'yes'],
  ['RATE_LIMITS', '0'],
  ['CONTACT_ADDRESS', 'x'.repeat(201)],
  ['CONTACT_EMAIL', 'us'],
  ['CONTACT_PHONE', '1'.repeat(33)],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', ([name, value]) => {
  const load = () => loadConfig({ [name]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('a secret that is refused is not printed', () => {
  expect(() => loadConfig({ AUTH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});

test('sign-in is never without its limits where others reach it', () => {
  const env = { RATE_LIMITS: 'off', PUBLIC_URL: 'https://shop.example' };
  expect(() => loadConfig(env)).toThrow(/^RATE_LIMITS: off is refused/);
  for (const PUBLIC_URL of ['http://localhost:9', 'http://127.0.0.1:9', 'http://[::1]:9'])
    expect(loadConfig({ ...env, PUBLIC_URL }).RATE_LIMITS).toBe('off');
});

test('a shop without any setting runs on this machine alone', () => {
  expect(loadConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    STATE_DIR: resolve('.state'),
    IDENTITY: 'embedded',
    LOCALE: 'en',
    DEMO: true,
    RATE_LIMITS: 'on',
  });
});

test('the address follows the port unless it is given, and ends without a slash', () => {
  expect(loadConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(loadConfig({ PORT: '8080', PUBLIC_URL: 'https://Shop.Example/' }).PUBLIC_URL).toBe(
    'https://shop.example',
  );
  expect(loadConfig({ PUBLIC_URL: 'https://shop.example:443' }).PUBLIC_URL).toBe('https://shop.example');
});

test('a setting that is empty is as if it were not there', () => {
  const empty = { PORT: '', PUBLIC_URL: '', DATABASE_URL: '', AUTH_SECRET: '', DEMO: '' };
  expect(loadConfig(empty)).toEqual(loadConfig({}));
});

test('what is no setting of ours is left alone', () => {
  expect(loadConfig({ PATH: '/bin', port: '1', HOME: '/root' })).toEqual(loadConfig({}));
});

test.for<[string, boolean]>([
  ['http://localhost:3000', true],
  ['https://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['https://shop.example', false],
  ['http://0.0.0.0:3000', false],
])('%s is this machine alone: %s', ([url, is]) => expect(isLoopback(url)).toBe(is));
