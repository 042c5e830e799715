import { useEffect } from 'react';
import { dropChosen, minCompared, maxCompared } from '#src/catalog/cards/comparing-client.ts';
import { factSourcesOf } from '#src/catalog/search/fact-sources-service.server.ts';
import { showFactsOfAll } from '#src/catalog/sellers/service.server.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { browsingTexts } from '#src/texts/browsing.ts';
import { shopName } from '#src/texts/shop.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import type { Route } from './+types/compare-page';
import { CompareTable } from './compare-table.tsx';
import { ClearCompared } from './selection-card.tsx';
import { listCompared } from './service.server.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${browsingTexts.compare.title} · ${shopName()}` },
  { name: 'robots', content: 'noindex' },
];

export const loader = pageLoader(async ({ app, url }) => {
  const ids = [...new Set(url.searchParams.getAll('id'))].slice(0, maxCompared);
  const items = await listCompared(app, ids);
  const sellerIds = items.map(({ products }) => products._id);
  const [facts, sellers] = await Promise.all([factSourcesOf(app, items), showFactsOfAll(app, sellerIds)]);
  return { items, facts, sellers, gone: ids.filter((id) => !items.some(({ _id }) => _id === id)) };
});

export default function ComparePage({ loaderData: { gone, ...compared } }: Route.ComponentProps) {
  const { compare } = browsingTexts;
  useEffect(() => dropChosen(gone), [gone]);
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading title={compare.title} lead={compare.lead} actions={<ClearCompared />} className="mb-6" />
      {gone.length > 0 && <p className="mb-6 font-semibold">{compare.gone(gone.length)}</p>}
      {compared.items.length < minCompared ? (
        <EmptyState title={compare.few} action={<ButtonLink to="/cameras">{compare.browse}</ButtonLink>}>
          {compare.fewHint}
        </EmptyState>
      ) : (
        <CompareTable {...compared} />
      )}
    </div>
  );
}
