import { BookingCard } from '#src/orders/booking-card.tsx';
import { formatDay } from '#src/platform/dates.ts';
import { AppError } from '#src/platform/errors.ts';
import { formatDollars } from '#src/platform/money.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';
import { ReportCard } from '#src/reports/report-card.tsx';
import { texts } from '#src/texts/texts.ts';
import { StateTag, VerifiedBadge } from '#src/ui/badge.tsx';
import { DefinitionList } from '#src/ui/definition-list.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Price } from '#src/ui/price.tsx';
import type { Route } from './+types/detail-page';
import { isKind } from './contract.ts';
import { durationText } from './duration.ts';
import { showListing } from './service.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: texts.name }];
  const { title, des } = loaderData.listing.products;
  return [{ title: `${title} · ${texts.name}` }, { name: 'description', content: des.slice(0, 160) }];
};

export const loader = pageLoader(async ({ app, params, url }) => {
  const kind = url.pathname.split('/')[1];
  if (!isKind(kind)) throw new AppError('not-found');
  return { listing: await showListing(app, kind, params.id ?? '') };
});

export default function DetailPage({ loaderData: { listing } }: Route.ComponentProps) {
  const { _id, kind, products: item, state, date } = listing;
  const { listing: words, kinds, layout } = texts;
  const verified = item.status === 'varified';
  return (
    <article className="shell grid gap-7 py-6 sm:py-10 lg:grid-cols-[8fr_5fr] lg:gap-14">
      <div className="-mx-4 -mt-6 sm:m-0">
        <Photo src={item.img} alt={item.title} eager important brokenLabel={layout.noPicture}>
          {state !== 'available' && <StateTag state={state} label={words.states[state]} />}
        </Photo>
      </div>
      <div className="flex flex-col gap-6">
        <header className="flex flex-col gap-3">
          <p className="mono uppercase">
            {kinds[kind].one} · {words.listed(formatDay(date))}
          </p>
          <h1 className="heading-page text-balance wrap-anywhere">{item.title}</h1>
          <Price
            size="lg"
            value={formatDollars(item.sale)}
            was={item.buy > item.sale ? formatDollars(item.buy) : undefined}
            wasLabel={words.originalPrice}
          />
        </header>
        <BookingCard item={{ id: _id, kind, title: item.title, price: formatDollars(item.sale), state }} />
        <DefinitionList
          items={[
            { term: words.originalPrice, detail: formatDollars(item.buy) },
            { term: words.condition, detail: item.condition },
            { term: words.brand, detail: item.brand },
            { term: words.duration, detail: durationText(kind, item.duration, 'long') },
            { term: words.location, detail: item.location },
            {
              term: words.seller,
              detail: (
                <span className="flex flex-wrap items-baseline gap-x-2">
                  {item.seller}
                  <VerifiedBadge verified={verified} label={verified ? words.verified : words.unverified} />
                </span>
              ),
            },
          ]}
        />
        <section>
          <h2 className="heading-card mb-2">{words.description}</h2>
          <p className="max-w-prose whitespace-pre-line text-soft wrap-anywhere">{item.des}</p>
        </section>
        <ReportCard item={{ id: _id, kind, title: item.title, sellerId: item._id }} />
      </div>
    </article>
  );
}
