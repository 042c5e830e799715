import type { App } from '#src/platform/app.server.ts';
import type { Feed } from '#src/platform/feature.server.ts';
import { escapeMarkup } from '#src/platform/shared/text.ts';
import { grammar } from '#src/texts/grammar.ts';
import { shopName } from '#src/texts/shop.ts';
import { labeled } from '#src/texts/words.ts';

const length = 50;

export async function writeFeed(app: App, { name, ...feed }: Feed): Promise<string> {
  const { config } = app;
  const [title, about, entries] = [feed.title(), feed.about(), await feed.entries(app, length)];
  const at = (path: string): string => xml(new URL(path, config.PUBLIC_URL).href);
  const items = entries.map(
    (entry) => `<item>
<title>${xml(entry.title)}</title>
<link>${at(entry.path)}</link>
<guid isPermaLink="false">${xml(entry.id)}</guid>
<pubDate>${new Date(entry.date).toUTCString()}</pubDate>
<description>${xml(entry.text)}</description>
<media:content url="${at(entry.image)}" medium="image"/>
</item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(labeled(shopName(), title))}</title>
<link>${at('/')}</link>
<description>${xml(about)}</description>
<language>${grammar.language}</language>
<atom:link href="${at(`/feeds/${name}.xml`)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel>
</rss>
`;
}

/** Escapes a text and removes characters that XML 1.0 forbids. */
export function xml(text: string): string {
  return escapeMarkup(
    text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  );
}
