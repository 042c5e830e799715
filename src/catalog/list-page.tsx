import { paging } from '#src/platform/contract.ts';
import { AppError } from '#src/platform/errors.ts';
import { parse } from '#src/platform/http/parse.server.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';
import { texts } from '#src/texts/texts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import type { Route } from './+types/list-page';
import { isKind } from './contract.ts';
import { forCard, ListingCard } from './listing-card.tsx';
import { listOnShow } from './service.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? texts.kinds[loaderData.kind].section : ''} · ${texts.name}` },
  { name: 'description', content: texts.tagline },
];

export const loader = pageLoader(async ({ app, url }) => {
  const kind = url.pathname.split('/')[1];
  if (!isKind(kind)) throw new AppError('not-found');
  const query = parse(paging, Object.fromEntries(url.searchParams));
  const { items, ...page } = await listOnShow(app, kind, query);
  return { kind, ...page, items: items.map(forCard) };
});

/** One row at the widest. */
const firstRow = 4;

export default function ListPage({
  loaderData: { kind, items, first, next, total, capped },
}: Route.ComponentProps) {
  const { listing: words, kinds } = texts;
  const count = capped ? words.itemsCapped(total) : words.items(total);
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading title={kinds[kind].section} lead={count} />
      {items.length === 0 ? (
        <EmptyState
          title={first > 1 ? words.endOfList : words.empty}
          action={first > 1 && <ButtonLink to={`/${kind}`}>{words.first}</ButtonLink>}
        >
          {first > 1 ? words.endOfListHint : words.emptyHint}
        </EmptyState>
      ) : (
        <>
          <div className="grid-list mt-8">
            {items.map((listing, index) => (
              <ListingCard key={listing._id} listing={listing} eager={index < firstRow} />
            ))}
          </div>
          <Pagination
            label={words.pages}
            first={first > 1 ? { to: `/${kind}`, label: words.first } : undefined}
            next={next ? { to: `/${kind}?cursor=${next}`, label: words.next } : undefined}
          />
        </>
      )}
    </div>
  );
}
