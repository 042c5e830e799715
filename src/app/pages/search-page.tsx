import { data, Link } from 'react-router';
import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import { linkToModelNamed } from '#src/catalog/model-items/service.server.ts';
import { readPageQuery } from '#src/catalog/search/filtering/page-query-service.server.ts';
import { findPageOfItems, statusOf } from '#src/catalog/search/results/page-service.server.ts';
import { searchQuery } from '#src/catalog/search/schemas.ts';
import { SearchBox } from '#src/catalog/search/suggesting/search-box-card.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { searchTexts } from '#src/texts/search.ts';
import { shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import type { Route } from './+types/search-page';
import { ListOfItems } from './list-of-items.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `${searchTexts.find.title} · ${shopName()}` },
  { name: 'description', content: siteTexts.tagline() },
  { name: 'robots', content: 'noindex' },
];

export const loader = pageLoader(async ({ app, url, isDocument }) => {
  const query = readPageQuery(searchQuery, url);
  const [{ items, ...found }, about] = await Promise.all([
    findPageOfItems(app, url, query),
    linkToModelNamed(app, query.q),
  ]);
  const cards = renderCards(items, { isDocument, atTop: true, comparable: true });
  return data({ q: query.q, about, ...found, cards }, { status: statusOf(found) });
});

export default function SearchPage({ loaderData: { q, about, ...found } }: Route.ComponentProps) {
  const { find } = searchTexts;
  return (
    <div className="shell pt-2 pb-8 sm:py-14">
      {/* On phones, the search box below shows the words. */}
      <PageHeading title={q ? find.resultsFor(q) : find.title} className="max-sm:sr-only" />
      {/* On wider screens, the search box is in the header. */}
      <SearchBox key={q} defaultValue={q} className="max-w-xl sm:mt-6 lg:hidden print:hidden" />
      {about && (
        <Link to={about.to} className="link inline-flex min-h-11 items-center wrap-anywhere print:hidden">
          {about.label}
        </Link>
      )}
      <ListOfItems path="/search" found={found} />
    </div>
  );
}
