import type { MetaDescriptor } from 'react-router';
import { cutText, lengthOf } from '#src/platform/user-text/cut.ts';
import { logoFile, shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';

type Place = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string; search: string };
};

export type PageFacts = {
  title: string;
  description: string;
  type?: 'website' | 'article' | 'product';
  image?: string | undefined;
  above?: { title: string; path: string }[];
  /** Search engines should not index it. */
  isUnlisted?: boolean;
  data?: (at: (path: string) => string) => object[];
};

/** Matches later pages, searches and sort orders of a list, which search engines should not index. */
const passing = /[?&](cursor|q|sort)=/;

function summarize(text: string, max = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (lengthOf(line) <= max) return line;
  const cut = cutText(line, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > max / 2 ? cut.slice(0, end) : cut}…`;
}

const property = (name: string, content: string) => ({ property: `og:${name}`, content });

export function pageMeta({ matches, location }: Place, facts: PageFacts): MetaDescriptor[] {
  const { title, type = 'website', image, above, isUnlisted = false, data } = facts;
  const description = summarize(facts.description);
  const head: MetaDescriptor[] = [
    { title: above ? `${title} · ${shopName()}` : `${shopName()} · ${title}` },
    { name: 'description', content: description },
  ];
  // The error page has no origin, because it has no address of its own.
  const root = matches[0]?.loaderData as { origin?: string } | undefined;
  if (!root?.origin) return head;
  const { origin } = root;
  const at = (path: string): string => new URL(path, origin).href;
  if (isUnlisted || passing.test(location.search)) return [...head, { name: 'robots', content: 'noindex' }];
  const url = at(location.pathname);
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: url },
    property('site_name', shopName()),
    property('type', type),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', at(image ?? logoFile('share', '/share.png'))),
    property('image:alt', image ? title : shopName()),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(above ? [breadcrumbs([...above, { title, path: location.pathname }], at)] : []),
    ...(data ? data(at).map((each) => linkedData(each)) : []),
  ];
}

function breadcrumbs(trail: { title: string; path: string }[], at: (path: string) => string) {
  return linkedData({
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: siteTexts.nav.home, path: '/' }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: at(path),
    })),
  });
}

/** The router escapes every `<`, `>` and `&`, so that no text can end the `<script>` element. */
function linkedData(data: object): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}

export const unlistedMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${shopName()}` },
  { name: 'robots', content: 'noindex' },
];
