import type { Hono } from 'hono';
import { expect } from 'vitest';
import { features } from '#src/app/features.server.ts';
import { createFeeds } from '#src/content/feeds/api.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Shop } from './shop.ts';

export type ReadPage<T> = { items: T[]; total: string | null; capped: string | null; link: string | null };

/** Follows `Link: …; rel="next"` from a path of the API to the last page. */
export async function everyPage<T>(
  shop: Shop,
  path: string,
  as?: { token: string } | string,
): Promise<ReadPage<T>[]> {
  const pages: ReadPage<T>[] = [];
  for (let next: string | undefined = path; next;) {
    const { status, body, headers } = await shop.call('GET', next, as ? { as } : {});
    if (status !== 200) throw new Error(`${next}: ${status}`);
    const link = headers.get('link');
    pages.push({
      items: body,
      total: headers.get('x-total-count'),
      capped: headers.get('x-total-count-capped'),
      link,
    });
    next = /^<\/api([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
    if (pages.length > 100) throw new Error('the pages do not end');
  }
  return pages;
}

/**
 * Checks that a list has `count` items, that its pages of one item contain the same items, and that each page states
 * this total.
 */
export async function expectSamePages(shop: Shop, path: string, count: number): Promise<void> {
  const { body } = await shop.call('GET', path);
  expect(body).toHaveLength(count);
  const pages = await everyPage(shop, `${path}&limit=1`);
  expect(pages.flatMap(({ items }) => items)).toEqual(body);
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([String(count)]));
}

/** Creates the feeds and sitemaps as the server serves them. */
export const createAllFeeds = (app: App, sizes?: { part: number; batch: number }): Hono =>
  createFeeds(app, features, sizes);
