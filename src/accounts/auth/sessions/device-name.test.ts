import { expect, test } from 'vitest';
import { nameDevice } from './device-name.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

const agents = {
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Chrome on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0.0.0 Safari/537.36`,
  'Edge on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0.0.0 Safari/537.36 Edg/139.0`,
  'Safari on macOS': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`,
  'Safari on iPhone': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Chrome on Android': `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/139.0.0.0 Mobile Safari/537.36`,
};

test.for(Object.entries(agents))('%s is named by its User-Agent', ([expected, userAgent]) => {
  const { browser, system } = nameDevice(userAgent)!;
  expect(`${browser} on ${system}`).toBe(expected);
});

test('an unknown user agent has no name', () => {
  for (const userAgent of [null, '', 'curl/8.5.0', 'x'.repeat(500)]) expect(nameDevice(userAgent)).toBeNull();
});
