import { listPublished } from '#src/posts/service.server.ts';
import { listLatest } from '#src/listings/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { formatDollars } from '#src/platform/money.ts';
import { siteTexts } from '#src/texts/site.ts';
import { xml } from './xml.server.ts';

type Entry = { path: string; title: string; text: string; date: string; image: string };

const length = 50;

/** The available items that were listed last. */
export async function itemFeed(app: App): Promise<string> {
  const items = await listLatest(app, length);
  const entries = items.map(
    ({ _id, kind, date, products: { title, sale, condition, location, des, img } }) => ({
      path: `/${kind}/${_id}`,
      title: `${title}, ${formatDollars(sale)}`,
      text: `${condition} · ${location}. ${des}`,
      date,
      image: img,
    }),
  );
  return feed(app, 'items', siteTexts.found.itemFeed, siteTexts.tagline, entries);
}

/** The posts that were published last. */
export async function postFeed(app: App): Promise<string> {
  const { items } = await listPublished(app, { limit: length });
  const entries = items.map(({ _id, title, excerpt, date, image }) => ({
    path: `/blogs/${_id}`,
    title,
    text: excerpt,
    date,
    image,
  }));
  return feed(app, 'posts', siteTexts.found.postFeed, siteTexts.found.blogs, entries);
}

function feed({ config }: App, name: string, title: string, about: string, entries: Entry[]): string {
  const at = (path: string): string => xml(new URL(path, config.PUBLIC_URL).href);
  const items = entries.map(
    (entry) => `<item>
<title>${xml(entry.title)}</title>
<link>${at(entry.path)}</link>
<guid>${at(entry.path)}</guid>
<pubDate>${new Date(entry.date).toUTCString()}</pubDate>
<description>${xml(entry.text)}</description>
<media:content url="${at(entry.image)}" medium="image"/>
</item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(`${siteTexts.name}: ${title}`)}</title>
<link>${at('/')}</link>
<description>${xml(about)}</description>
<language>en</language>
<atom:link href="${at(`/feeds/${name}.xml`)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel>
</rss>
`;
}
