import { data } from 'react-router';
import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import { isKind } from '#src/catalog/items/kind-schemas.ts';
import { readPageQuery } from '#src/catalog/search/filtering/page-query-service.server.ts';
import { findPageOfItems, statusOf } from '#src/catalog/search/results/page-service.server.ts';
import { activeItemsQuery } from '#src/catalog/search/schemas.ts';
import { requireOther } from '#src/gear/fit/rules-service.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { kindTexts } from '#src/texts/names.ts';
import { shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/list-page';
import { ListOfItems } from './list-of-items.tsx';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return [{ title: shopName() }];
  const { kind } = loaderData;
  return pageMeta(place, {
    title: kindTexts(kind).section,
    description: siteTexts.found.lists[kind],
    above: [],
  });
};

export const loader = pageLoader(async ({ app, url, isDocument }) => {
  const kind = url.pathname.split('/')[1];
  if (!isKind(kind)) throw new AppError('not-found');
  const query = { ...readPageQuery(activeItemsQuery, url), kind: [kind] };
  const { items, ...found } = await findPageOfItems(app, url, query);
  if (query.fits !== undefined && !found.ambiguous) await requireOther(app, kind, query.fits);
  const cards = renderCards(items, { isDocument, atTop: true, comparable: true });
  return data({ kind, ...found, cards }, { status: statusOf(found) });
});

export default function ListPage({ loaderData: { kind, ...found } }: Route.ComponentProps) {
  return (
    <div className="shell pt-2 pb-8 sm:py-14">
      <PageHeading title={kindTexts(kind).section} />
      <ListOfItems path={`/${kind}`} kind={kind} found={found} />
    </div>
  );
}
