import { Hono } from 'hono';
import type { App } from '#src/platform/app.server.ts';
import { manifests } from '#src/manifests.server.ts';
import { writeFeed } from './feed.server.ts';
import { defaultSizes, sitemap, sitemapOfPages, sitemapPart, sources } from './sitemap.server.ts';

/** What machines that look for pages read: robots.txt, the sitemap and the feeds. */
export function createFeeds(app: App, sizes = defaultSizes): Hono {
  const feeds = new Hono();
  feeds.get('/robots.txt', () => answer('text/plain', robots(app)));
  for (const feed of manifests.flatMap((manifest) => manifest.feeds ?? []))
    feeds.get(`/feeds/${feed.name}.xml`, async () =>
      answer('application/rss+xml', await writeFeed(app, feed)),
    );
  feeds.get('/sitemap.xml', async () => answer('application/xml', stream(await sitemap(app, sizes))));
  feeds.get('/sitemaps/pages.xml', () => answer('application/xml', stream(sitemapOfPages(app))));
  for (const source of sources)
    feeds.get(`/sitemaps/:part{${source.name}-[0-9a-f-]{36}\\.xml}`, (context) => {
      const from = context.req.param('part').slice(source.name.length + 1, -'.xml'.length);
      return answer('application/xml', stream(sitemapPart(app, source, from, sizes)));
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
