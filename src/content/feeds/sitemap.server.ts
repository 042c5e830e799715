import type { App } from '#src/platform/app.server.ts';
import type { SitemapSource } from '#src/platform/feature.server.ts';
import { xml } from './feed.server.ts';

export type Sizes = { part: number; batch: number };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Far below the protocol's maximum of 50,000, because a part is created and cached as a whole. */
export const defaultSizes: Sizes = { part: 10_000, batch: 1000 };

type Site = { app: App; pages: readonly string[]; sources: readonly SitemapSource[]; sizes: Sizes };

/**
 * Returns the sitemap, or an index of its parts if one file would be too long. Each part is named after its first id.
 */
export async function sitemap(site: Site): Promise<AsyncIterable<string>> {
  const { app, sources, sizes } = site;
  const parts = await Promise.all(
    sources.map(async ({ name, parts: idsOf }) =>
      (await idsOf(app, sizes.part)).map((id) => `${name}-${id}`),
    ),
  );
  if (parts.every((names) => names.length <= 1)) return urlSet(wholeSite(site));
  return index(['pages', ...parts.flat()].map((name) => `${app.config.PUBLIC_URL}/sitemaps/${name}.xml`));
}

async function* wholeSite(site: Site): AsyncIterable<string> {
  yield* ownPages(site);
  for (const source of site.sources) yield* addresses(site, source, '');
}

export async function* ownPages({ app, pages }: Site): AsyncIterable<string> {
  yield pages.map((path) => `<url><loc>${xml(app.config.PUBLIC_URL + path)}</loc></url>\n`).join('');
}

/** Yields at most `sizes.part` addresses, beginning at an id. */
export async function* addresses(
  { app, sizes }: Site,
  source: SitemapSource,
  from: string,
): AsyncIterable<string> {
  let left = sizes.part;
  let next: string | undefined = from;
  while (next !== undefined && left > 0) {
    // Requests one extra address, which is the first one of the next batch.
    const found: Awaited<ReturnType<SitemapSource['addresses']>> = await source.addresses(
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

export async function* urlSet(urls: AsyncIterable<string>): AsyncIterable<string> {
  yield `${head}<urlset ${namespace}>\n`;
  yield* urls;
  yield '</urlset>\n';
}

async function* index(locations: string[]): AsyncIterable<string> {
  yield `${head}<sitemapindex ${namespace}>\n`;
  for (const location of locations) yield `<sitemap><loc>${xml(location)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
