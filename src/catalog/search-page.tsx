import { pageLoader } from '#src/platform/page-loader.server.ts';
import { texts } from '#src/texts/texts.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SearchBox } from '#src/ui/search-box.tsx';
import type { Route } from './+types/search-page';
import { loadSuggest } from './client.ts';
import { searchQuery } from './filters.ts';
import { countFacets, findOnShow } from './find-service.server.ts';
import { FoundItems } from './found-items.tsx';
import { forCard } from './listing-card.tsx';
import { Meant } from './meant.tsx';
import { readPageQuery } from './page-query.server.ts';
import { suggest } from './suggest-service.server.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${texts.find.title} · ${texts.name}` },
  { name: 'description', content: texts.tagline },
  // What someone looked for is no page to be found.
  { name: 'robots', content: 'noindex' },
];

const mostMeant = 4;

export const loader = pageLoader(async ({ app, url }) => {
  const query = readPageQuery(searchQuery, url);
  const [{ items, ...page }, facets] = await Promise.all([findOnShow(app, query), countFacets(app, query)]);
  const meant = page.total === 0 ? await suggest(app, query.q) : [];
  return {
    q: query.q,
    ...page,
    facets,
    items: items.map(forCard),
    // A model of which there is none leads here again.
    meant: meant.filter(({ type, items: there }) => type !== 'model' || there).slice(0, mostMeant),
  };
});

export default function SearchPage({
  loaderData: { q, total, capped, meant, ...found },
}: Route.ComponentProps) {
  const { listing: words, find } = texts;
  const count = capped ? words.itemsCapped(total) : words.items(total);
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading title={q ? find.resultsFor(q) : find.title} lead={count} />
      {/* Wider screens have it in the header. */}
      <SearchBox
        key={q}
        action="/search"
        label={find.searchAll}
        placeholder={find.placeholder}
        maxLength={120}
        defaultValue={q}
        loadSuggest={loadSuggest}
        className="mt-6 max-w-xl xl:hidden print:hidden"
      />
      <Meant suggestions={meant} />
      <FoundItems path="/search" groups={['kind', 'brand', 'mount', 'condition', 'place']} found={found} />
    </div>
  );
}
