import { parse } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHttpsAddress } from './schemas.ts';

test.for([
  ['https://example.com/a.jpg?w=2', 'https://example.com/a.jpg?w=2'],
  ['HTTPS://EXAMPLE.com:443/a', 'https://example.com/a'],
  ['https://example.com:8443/a', 'https://example.com:8443/a'],
  ['https://müller-foto.example/a', 'https://xn--mller-foto-9db.example/a'],
  ['https://evil。example/a', 'https://evil.example/a'],
])('%s is accepted, and its host is normalized', ([text, href]) => {
  expect(parseHttpsAddress(text!)?.href).toBe(href);
});

test.for([
  'http://example.com/',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'https://:secret@example.com:8443/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://127.0.0.1./',
  'https://localhost/',
  ...[';', "'", '`', '{', '}', '"', '$', '!', '~', '*', '(', ',', '&', '+', '='].map(
    (char) => `https://127.0.0.11${char}.push.apple.com/`,
  ),
  '//example.com/',
  'not an address',
])('%s is rejected', (text) => {
  expect(parseHttpsAddress(text)).toBeNull();
});

test("every accepted address has the same host in Node's older parser", () => {
  const odd = fc.constantFrom(...';\'`{}"$!~*()[]@:/\\?#%.-_a1。 \t'.split(''));
  const host = fc.array(odd, { maxLength: 12 }).map((parts) => parts.join(''));
  const hostsAgree = fc.property(host, (middle) => {
    const url = parseHttpsAddress(`https://a${middle}.push.apple.com/x`);
    return url === null || parse(url.href).hostname === url.hostname;
  });
  expect(fc.check(hostsAgree).counterexample).toBeNull();
});
