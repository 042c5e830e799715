import { expect, test } from 'vitest';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

test('the API page loads its script and styles from this shop, and has no inline ones', async () => {
  const { status, headers, body } = await shop.call('GET', '/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).not.toMatch(/<script>|\son\w+=|\sstyle=|<style|javascript:/i);
  const loaded = [...body.matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+)"/g)].map(([, url]) => url);
  expect(loaded).toHaveLength(4);
  for (const url of loaded) expect(url).toMatch(/^\/(?!\/)/);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('responses of the API load nothing when opened as a page', async () => {
  for (const path of ['/cameras', '/nothing', '/profile', '/auth/jwks', '/openapi.json']) {
    const { headers } = await shop.call('GET', path);
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none';/);
  }
});
