import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';
import { writeFeed } from './feed.server.ts';
import { productFeed } from './product-feed.server.ts';
import { addresses, defaultSizes, ownPages, sitemap, urlSet } from './sitemap.server.ts';

export function createFeeds(app: App, features: readonly Feature[], sizes = defaultSizes): Hono {
  const pages = features.flatMap((feature) => feature.pages ?? []);
  const sources = features.flatMap((feature) => feature.sitemap ?? []);
  const site = { app, pages, sources, sizes };
  const feeds = new Hono();
  feeds.get('/robots.txt', () => answer('text/plain', robots(app)));
  for (const feed of features.flatMap((feature) => feature.feeds ?? []))
    feeds.get(`/feeds/${feed.name}.xml`, async () =>
      answer('application/rss+xml', await writeFeed(app, feed)),
    );
  feeds.get('/feeds/products.xml', async ({ req }) => {
    if (!app.shop.current.productFeed) return problemResponse(new AppError('not-found'));
    try {
      await app.rateLimits.consume('product-feed-from', networkOfRequest(req.raw));
    } catch (error) {
      return problemResponse(error);
    }
    return answer('application/rss+xml', stream(productFeed(app)));
  });
  feeds.get('/sitemap.xml', async () => answer('application/xml', stream(await sitemap(site))));
  feeds.get('/sitemaps/pages.xml', () => answer('application/xml', stream(urlSet(ownPages(site)))));
  for (const source of sources)
    feeds.get(`/sitemaps/:part{${source.name}-[\\w-]{1,64}\\.xml}`, (context) => {
      const from = context.req.param('part').slice(source.name.length + 1, -'.xml'.length);
      return answer('application/xml', stream(urlSet(addresses(site, source, from))));
    });
  return feeds;
}

function answer(type: string, body: BodyInit): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

const stream = (texts: AsyncIterable<string>) =>
  Readable.toWeb(Readable.from(texts, { objectMode: false })) as ReadableStream;

/** Keeps search engines away from signed-in pages and the API, except for the description of the API. */
function robots({ config }: App): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/docs
Disallow: /dashboard
Disallow: /newsletter/
Sitemap: ${config.PUBLIC_URL}/sitemap.xml
`;
}
