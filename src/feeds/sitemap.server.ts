import { addressesOfPosts, partsOfPosts } from '#src/posts/service.server.ts';
import { kinds } from '#src/listings/contract.ts';
import { addressesOnShow, partsOnShow } from '#src/listings/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { info } from '#src/texts/info.server.ts';
import { xml } from './xml.server.ts';

/** How many addresses of a kind one file may have, and how many are read at a time. */
export type Sizes = { part: number; batch: number };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What there is an unbounded number of. */
const sources = { items: addressesOnShow, posts: addressesOfPosts };
/** Far below the protocol's 50,000: a part is made and kept in one piece. */
export const defaultSizes: Sizes = { part: 10_000, batch: 1000 };
export type Source = keyof typeof sources;

const pages = [
  '/',
  ...kinds.map((kind) => `/${kind}`),
  '/blogs',
  ...Object.keys(info).map((name) => `/${name}`),
];

/** The sitemap: one file while one is enough, else the index of its parts, cut at ids so that no part moves. */
export async function sitemap(app: App, sizes: Sizes): Promise<AsyncIterable<string>> {
  const [items, posts] = await Promise.all([partsOnShow(app, sizes.part), partsOfPosts(app, sizes.part)]);
  if (items.length <= 1 && posts.length <= 1) return urlSet(wholeSite(app, sizes));
  const parts = ['pages', ...items.map((id) => `items-${id}`), ...posts.map((id) => `posts-${id}`)];
  return index(parts.map((name) => `${app.config.PUBLIC_URL}/sitemaps/${name}.xml`));
}

/** The shop's own pages. */
export function sitemapOfPages(app: App): AsyncIterable<string> {
  return urlSet(ownPages(app));
}

/** One part: at most `sizes.part` addresses from an id on. */
export function sitemapPart(app: App, source: Source, from: string, sizes: Sizes): AsyncIterable<string> {
  return urlSet(addresses(app, source, from, sizes));
}

async function* wholeSite(app: App, sizes: Sizes): AsyncIterable<string> {
  yield* ownPages(app);
  yield* addresses(app, 'items', '', sizes);
  yield* addresses(app, 'posts', '', sizes);
}

async function* ownPages({ config }: App): AsyncIterable<string> {
  yield pages.map((path) => `<url><loc>${xml(config.PUBLIC_URL + path)}</loc></url>\n`).join('');
}

async function* addresses(app: App, source: Source, from: string, sizes: Sizes): AsyncIterable<string> {
  let left = sizes.part;
  let next: string | undefined = from;
  while (next !== undefined && left > 0) {
    // One more than is written: it is where the next batch begins.
    const found: Awaited<ReturnType<(typeof sources)[Source]>> = await sources[source](
      app,
      next,
      sizes.batch + 1,
    );
    const written = found.slice(0, Math.min(sizes.batch, left));
    yield written
      .map(
        ({ path, changed }) =>
          `<url><loc>${xml(app.config.PUBLIC_URL + path)}</loc><lastmod>${changed.toISOString()}</lastmod></url>\n`,
      )
      .join('');
    left -= written.length;
    next = found[sizes.batch]?.id;
  }
}

async function* urlSet(urls: AsyncIterable<string>): AsyncIterable<string> {
  yield `${head}<urlset ${namespace}>\n`;
  yield* urls;
  yield '</urlset>\n';
}

async function* index(locations: string[]): AsyncIterable<string> {
  yield `${head}<sitemapindex ${namespace}>\n`;
  for (const location of locations) yield `<sitemap><loc>${xml(location)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
