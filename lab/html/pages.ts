import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { aProduct, kinds, type TestUser, type Shop } from '#e2e/shop.ts';
import { disableLiveStream, visitUntilIdle } from '#e2e/steps/visit.ts';
import { info } from '#src/texts/pages.server.ts';

export type Users = { Buyer: TestUser; Seller: TestUser; admin: TestUser };
type Paths = { visitor: string[] } & Record<keyof Users, string[]>;

/** Creates an item of each kind and status, an order and a report, and returns the paths of all pages by role. */
export async function everyPath(shop: Shop, { Buyer: buyer, Seller: seller }: Users): Promise<Paths> {
  const visitor = ['/', ...kinds.map((kind) => `/${kind}`), '/blogs'];
  const owned: string[] = [];
  for (const kind of kinds) {
    const page = await (await fetch(`${shop.url}/${kind}`)).text();
    const next = /href="([^"]*\?cursor=[^"]*)"/.exec(page)?.[1];
    if (!next) throw new Error(`/${kind} has only one page`);
    visitor.push(next);
    for (const state of ['available', 'booked', 'sold', 'gone']) {
      const fields = { ...aProduct(`A "${state}" <item> & more`), des: 'One.\n\nTwo. </p>' };
      const item = await shop.addItem(seller, kind, fields);
      const path = `/${kind}/${item._id}`;
      visitor.push(path);
      if (state !== 'gone') owned.push(`/dashboard${path}`);
      if (state === 'available') {
        const body = { listing: item._id, reason: 'other', note: 'Look at "this" <one>.' };
        await shop.call('POST', '/reports', { bearer: buyer.token, body });
      }
      if (state === 'booked') await shop.book(buyer, item._id);
      if (state === 'sold') await shop.call('PUT', `${path}/sold`, { bearer: seller.token });
      if (state === 'gone') await shop.call('DELETE', path, { bearer: seller.token });
    }
  }
  const { body: posts } = await shop.call<{ _id: string }[]>('GET', '/blogs');
  visitor.push(...posts.slice(0, 3).map(({ _id }) => `/blogs/${_id}`));
  visitor.push(...Object.keys(info).map((name) => `/${name}`), '/login', '/signup');
  visitor.push(
    '/newsletter/confirm?token=x',
    '/newsletter/leave?token=x',
    '/notifications/leave?token=x',
    '/nothing-here',
    '/offline',
    '/api/docs',
  );
  const rooms = [
    '',
    '/allseller',
    '/alladmins',
    '/allorders',
    '/allproducts',
    '/cameras',
    '/reports',
    '/blogs',
  ];
  return {
    visitor,
    Buyer: ['/dashboard', '/dashboard/myproducts', '/dashboard/nothing-here'],
    Seller: [
      ...['', '/addproducts', '/myproducts', '/sellerorders'].map((room) => `/dashboard${room}`),
      ...owned,
    ],
    admin: [
      '/dashboard',
      ...rooms.map((room) => `/dashboard/admin${room}`),
      '/dashboard/admin/blogs/new',
      `/dashboard/admin/blogs/${posts[0]!._id}`,
    ],
  };
}

const nameOf = (path: string): string => path.replaceAll(/[^\w-]+/g, '_').slice(0, 80) || '_';

/** Saves the HTML of a page as the server sent it. */
export async function saveSentPage(folder: string, url: string, path: string): Promise<void> {
  const response = await fetch(url + path);
  if (response.status >= 500) throw new Error(`${path} responded with ${response.status}`);
  writeFileSync(join(folder, `sent${nameOf(path)}.html`), await response.text());
}

/** Saves the HTML of pages after hydration and after their requests, as a user or a visitor sees them. */
export async function saveHydratedPages(
  folder: string,
  browser: Browser,
  shop: Shop,
  paths: string[],
  visitor: { name: string; user?: TestUser },
): Promise<void> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(visitor.user && { storageState: shop.storageOf(visitor.user) }),
  });
  await disableLiveStream(context);
  const page = await context.newPage();
  for (const path of paths) {
    await visitUntilIdle(page, shop.url + path);
    const html = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
    writeFileSync(join(folder, `${visitor.name}${nameOf(path)}.html`), html);
  }
  await context.close();
}
