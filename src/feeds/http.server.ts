import { Hono } from 'hono';
import type { App } from '#src/platform/app.server.ts';
import { itemFeed, postFeed } from './feed.server.ts';
import { defaultSizes, sitemap, sitemapOfPages, sitemapPart, type Source } from './sitemap.server.ts';

/** What machines that look for pages read: robots.txt, the sitemap and the feeds. */
export function createFeeds(app: App, sizes = defaultSizes): Hono {
  const feeds = new Hono();
  feeds.get('/robots.txt', () => answer('text/plain', robots(app)));
  feeds.get('/feeds/items.xml', async () => answer('application/rss+xml', await itemFeed(app)));
  feeds.get('/feeds/posts.xml', async () => answer('application/rss+xml', await postFeed(app)));
  feeds.get('/sitemap.xml', async () => answer('application/xml', stream(await sitemap(app, sizes))));
  feeds.get('/sitemaps/pages.xml', () => answer('application/xml', stream(sitemapOfPages(app))));
  feeds.get('/sitemaps/:part{(items|posts)-[0-9a-f-]{36}\\.xml}', (context) => {
    const [, source, from] = /^(items|posts)-([0-9a-f-]{36})/.exec(context.req.param('part'))!;
    return answer('application/xml', stream(sitemapPart(app, source as Source, from!, sizes)));
  });
  return feeds;
}

function answer(type: string, body: BodyInit): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

function stream(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = texts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** What nobody should land on from a search: signed-in pages, and calls of the API but for their description. */
function robots({ config }: App): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/docs
Disallow: /dashboard
Disallow: /newsletter/
Sitemap: ${config.PUBLIC_URL}/sitemap.xml
`;
}
