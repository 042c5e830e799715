import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Answer, type Shop } from '#test/shop.ts';

let shop: Shop;
let api: any;
let page: Answer;
beforeAll(async () => {
  shop = await openShop();
  api = (await shop.call('GET', '/openapi.json')).body;
  page = await shop.call('GET', '/docs');
});
afterAll(() => shop.close());

test('the page shows every call, with its parameters and the statuses it can answer', () => {
  for (const [path, methods] of Object.entries<any>(api.paths)) {
    for (const { operationId, parameters = [], responses } of Object.values<any>(methods)) {
      const section = page.body.split(`<section id="${operationId}"`)[1]?.split('<section id=')[0] ?? '';
      expect(section, operationId).toContain(`>${path}</span>`);
      for (const { name } of parameters) expect(section, operationId).toContain(`>${name}</code>`);
      for (const status of Object.keys(responses)) expect(section, operationId).toContain(`>${status}</dt>`);
    }
  }
});

test('every schema has a place, and every link inside the page leads somewhere', () => {
  for (const name of Object.keys(api.components.schemas))
    expect(page.body).toContain(`<section id="schema-${name}"`);
  const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(50);
  for (const target of new Set(targets)) expect(page.body).toContain(` id="${target}"`);
});

test('it runs nothing, asks nobody else for anything, and says so to the browser', () => {
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.body).not.toMatch(/<script|\son\w+=|\sstyle=|<style|javascript:/i);
  const loads = [...page.body.matchAll(/<(?:link|img|iframe)[^>]+(?:href|src)="([^"]+)"/g)];
  for (const [, address] of loads) expect(address).toMatch(/^\/(?!\/)/);
  expect(loads.map(([, address]) => address)).toContainEqual(expect.stringMatching(/docs.*\.css$/));
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|script-src/);
});

test('answers of the API may load nothing when they are opened as a page', async () => {
  for (const path of ['/cameras', '/nothing', '/profile', '/auth/jwks', '/openapi.json']) {
    const { headers } = await shop.call('GET', path);
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none';/);
  }
});

test('its examples lead to the address of the shop', async () => {
  expect(page.body).toContain('curl &#x27;http://localhost:3000/api/cameras&#x27;');
});
