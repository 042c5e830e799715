import { expect, onTestFinished, test } from 'vitest';
import { features } from '#src/app/features.server.ts';
import { createFeeds } from '#src/content/feeds/api.server.ts';
import { createShopFiles } from '#src/content/shop/logo/files-service.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { createBusyResponse } from '#src/server/overload/busy-response.ts';
import { elementOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { serve, serveApp } from '#test/serve.ts';
import { openAnother, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

async function choose(language: string | null) {
  const { version } = (await shop.call('GET', '/shop')).body;
  return shop.call('PATCH', '/shop', { as: admin, body: { version, language } });
}

test('admins choose the language, which decides the unit of distances, and null restores English', async () => {
  const { body } = await choose('fr');
  expect(body).toMatchObject({ language: 'fr', units: 'km', fixed: {} });
  const refused = await choose('nl');
  expectProblem(refused, 422, ['language']);
  expect(refused.body.title).toBe('Certains champs sont incorrects');
  expect((await shop.call('GET', '/shop')).body).toEqual(body);
  expect((await choose(null)).body).toMatchObject({ language: 'en', units: 'mi' });
  expectProblem(await choose('nl'), 422, ['language']);
  const { body: log } = await shop.call('GET', '/audit?limit=1', { as: admin });
  expect(log[0]).toMatchObject({ act: 'changed-shop', note: 'language', actor: { _id: admin.id } });
});

test('another process follows a change of the language', async () => {
  const other = await openAnother(shop);
  try {
    await choose('ja');
    await expect.poll(() => other.app.shop.current.language, { timeout: 30_000 }).toBe('ja');
  } finally {
    await other.close();
    await choose(null);
  }
});

test('a cached page is in the language after a change of it', async () => {
  const rendered: string[] = [];
  const { send, close } = await serveApp(shop.app, async ({ url }) => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    return new Response((await render(shop.app, pathname)).html);
  });
  onTestFinished(close);
  const read = async () => {
    const { body } = await send('GET', '/about');
    // Every page has the links of all roles, of which the head script shows some.
    const watchlist = /href="\/dashboard\/watchlist"[^>]*>([^<]*)/.exec(body)?.[1];
    return [/<html lang="([^"]*)"/.exec(body)?.[1], elementOf(body, 'h1').text, watchlist];
  };
  const english = await read();
  expect([await read(), rendered]).toEqual([english, ['/about']]);
  await choose('de');
  const german = await read();
  expect([await read(), rendered]).toEqual([german, ['/about', '/about']]);
  await choose(null);
  expect([english, german, await read()]).toEqual([
    ['en', 'About', 'Watchlist'],
    ['de', 'Über uns', 'Merkliste'],
    english,
  ]);
});

test('the page for refused requests, the manifest and feeds have the language and the name of the shop', async () => {
  const respond = createBusyResponse([]);
  const { send, close } = await serve((req, res) => respond(req, res, new AppError('busy'), 'id', []));
  onTestFinished(close);
  const files = createShopFiles(shop.app);
  const feeds = createFeeds(shop.app, features);
  const read = async () => {
    const { body } = await send('GET', '/cameras', { headers: { accept: 'text/html' } });
    const manifest = await files.request('/shop/manifest.webmanifest');
    const feed = await (await feeds.request('/feeds/items.xml')).text();
    return [
      /<html lang="([^"]*)"/.exec(body)?.[1],
      elementOf(body, 'title').text,
      (await manifest.json()).lang,
      /<language>(.*)<\/language>/.exec(feed)?.[1],
    ];
  };
  const english = await read();
  await choose('es');
  const spanish = await read();
  await choose(null);
  expect([english, spanish]).toEqual([
    ['en', 'The shop is very busy · Rangefinder', 'en', 'en'],
    ['es', 'Hay mucho tráfico en este momento · Rangefinder', 'es', 'es'],
  ]);
});
