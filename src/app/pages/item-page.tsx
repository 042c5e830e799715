import { data, Link } from 'react-router';
import { CompareOnPage } from '#src/catalog/compare/selection-card.tsx';
import { isKind } from '#src/catalog/items/kind-schemas.ts';
import { PartsCard } from '#src/catalog/items/parts-card.tsx';
import { factsOfItems, type FactSources } from '#src/catalog/listings/facts.ts';
import { ListingPrice } from '#src/catalog/listings/listing-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import {
  showEarlierPrices,
  showEvenPaused,
  type EarlierPrice,
} from '#src/catalog/listings/service.server.ts';
import { linkToModelOf } from '#src/catalog/model-items/service.server.ts';
import { Away } from '#src/catalog/near/away-card.tsx';
import { ViewedCard } from '#src/catalog/recently-viewed/viewed-card.tsx';
import { factSourcesOf } from '#src/catalog/search/fact-sources-service.server.ts';
import { MoreOfSellerCard } from '#src/catalog/sellers/more-of-seller-card.tsx';
import type { SellerFacts } from '#src/catalog/sellers/schemas.ts';
import { SellerCard } from '#src/catalog/sellers/seller-card.tsx';
import { showFacts } from '#src/catalog/sellers/service.server.ts';
import { SimilarCard } from '#src/catalog/similar/similar-card.tsx';
import { priceLineHtml } from '#src/deals/prices/html-service.server.ts';
import { priceGuideOfItem } from '#src/deals/prices/service.server.ts';
import { countWithSource, ShutterCount } from '#src/gear/evidence/evidence-card.tsx';
import { FitCard } from '#src/gear/fit/fit-card.tsx';
import { faultsOf, InspectionCard } from '#src/gear/grading/inspection-card.tsx';
import { ItemFits } from '#src/gear/kit/kit-card.tsx';
import { ReportCard } from '#src/moderation/reports/filing/report-item-card.tsx';
import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { itemTexts } from '#src/texts/item.ts';
import { gradeName, kindTexts } from '#src/texts/names.ts';
import { shopName } from '#src/texts/shop.ts';
import { shopFacts } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Posted } from '#src/ui/ago.tsx';
import { StateTag } from '#src/ui/badge.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { pageMeta, unlistedMeta } from '#src/ui/layout/page-meta.ts';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Dotted, Untranslated } from '#src/ui/text.tsx';
import type { Route } from './+types/item-page';
import { useItemActions } from './item-actions.tsx';
import { PausedItem, type Paused } from './paused-item.tsx';
import { PhotoGallery, type GalleryPhoto } from './photo-gallery.tsx';
import { SellerBadge } from './seller-badge.tsx';
import { ShareButton } from './share-button.tsx';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return [{ title: shopName() }];
  if (loaderData.paused) return unlistedMeta(loaderData.paused.title);
  const { listing } = loaderData;
  const { title, des, img } = listing.products;
  return pageMeta(place, {
    title,
    description: des,
    type: 'product',
    image: img,
    above: [{ title: kindTexts(listing.kind).section, path: `/${listing.kind}` }],
    data: (at) => [productData(listing, at)],
  });
};

export const loader = pageLoader(async ({ app, params, url }) => {
  const kind = url.pathname.split('/')[1];
  if (!isKind(kind)) throw new AppError('not-found');
  const { listing, isPaused } = await showEvenPaused(app, kind, params.id ?? '');
  if (isPaused) return data(pausedPage(listing), { status: 404 });
  const [facts, seller, prices, about, guide] = await Promise.all([
    factSourcesOf(app, [listing]),
    showFacts(app, listing.products._id),
    showEarlierPrices(app, listing._id),
    linkToModelOf(app, listing),
    listing.state === 'sold' ? null : priceGuideOfItem(app, listing),
  ]);
  const { condition, sale: price } = listing.products;
  const guideHtml = guide ? priceLineHtml({ guide, condition, price }) : '';
  return { paused: null, listing, seller, facts, prices, about, guideHtml };
});

/** Leaves out the text and the seller, because the item is not offered now. */
function pausedPage({ _id, kind, products: { _id: sellerId, title, img, sale, brand } }: Listing) {
  return { paused: { _id, kind, title, img, sale, brand, sellerId } satisfies Paused };
}

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.paused) return <PausedItem item={loaderData.paused} />;
  // Keeps what is typed about one item away from the next.
  return <ListedItem key={loaderData.listing._id} {...loaderData} />;
}

/** Marks the photos of faults in the checklist, and adds those that are not among the photos of the item. */
function withFaults(photos: Listing['photos'], inspection: Listing['inspection']): GalleryPhoto[] {
  const ofFaults = faultsOf(inspection).flatMap((point) =>
    point.photos.map((photo) => ({ ...photo, fault: point.text })),
  );
  const others = ofFaults.filter(({ url }) => !photos.some((photo) => photo.url === url));
  return [...photos.map((photo) => ofFaults.find(({ url }) => url === photo.url) ?? photo), ...others];
}

type Shown = {
  listing: Listing;
  seller: SellerFacts;
  facts: FactSources;
  prices: EarlierPrice[];
  about: Awaited<ReturnType<typeof linkToModelOf>>;
  guideHtml: string;
};

function ListedItem({ listing, seller, facts: sources, prices, about, guideHtml }: Shown) {
  const {
    _id,
    kind,
    products: item,
    state,
    date,
    photos,
    included,
    graded,
    inspection,
    evidence,
    warnings,
  } = listing;
  const { listing: words } = siteTexts;
  const { item: grading } = gradingTexts;
  const { question: asking } = itemTexts;
  const { actions, ask } = useItemActions(listing);
  const condition = gradeName(item.condition, inspection?.working);
  const count = countWithSource(evidence);
  const facts = factsOfItems(sources).filter(({ onPage }) => onPage);
  const details = {
    grade:
      graded === 'questions' ? (
        grading.byQuestions
      ) : (
        <>
          {grading.stated}{' '}
          {state === 'available' && inspection === null && ask.link(asking.checklist, asking.forChecklist)}
        </>
      ),
    count: <ShutterCount brand={item.brand} evidence={evidence} isFilm={sources.film.length > 0} />,
  };
  const includedWords = included.length > 0 ? includedTexts.includes(...included) : null;
  const tag = state !== 'available' && <StateTag state={state} label={words.states[state]} />;
  return (
    <article className="shell flex flex-col gap-6 pt-6 sm:py-10 lg:grid lg:grid-cols-[8fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-10">
      <div className="-mx-4 -mt-6 min-w-0 sm:m-0">
        {photos.length > 0 ? (
          <PhotoGallery photos={withFaults(photos, inspection)}>{tag}</PhotoGallery>
        ) : (
          <Photo src={item.img} alt={item.title} eager important>
            {tag}
          </Photo>
        )}
      </div>
      {/* On desktop, this is a column of its own; on phones, the description is between the parts of this column. */}
      <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-6">
        <header className="flex flex-col gap-3">
          <p className="mono">
            {kindTexts(kind).one} · <Posted date={date} words={words.listed} />
          </p>
          <h1 className="heading-page text-balance wrap-anywhere">{item.title}</h1>
          <ListingPrice listing={listing} size="lg" />
          <p className="font-[550] wrap-anywhere">
            <Dotted texts={[condition, count, includedWords].filter((text) => text !== null)} />
          </p>
          <div
            className="empty:hidden"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: guideHtml }}
          />
          <div className="mt-2 empty:hidden">
            <PartsCard parts={listing.parts} />
          </div>
        </header>
        {actions}
        <SellerCard
          seller={seller}
          town={item.location}
          away={<Away at={listing.place} />}
          badge={<SellerBadge sellerId={item._id} verification={listing.verification} />}
        />
        <div className="flex flex-col gap-6 max-lg:order-1">
          <DefinitionList
            items={[
              ...(prices.length > 0
                ? [{ term: itemTexts.prices.earlier, detail: <EarlierPrices prices={prices} /> }]
                : []),
              ...facts.flatMap(({ label, of, isName, more }) => {
                const text = of(listing);
                const plain = isName ? <Untranslated>{text}</Untranslated> : text;
                const detail = more ? details[more] : plain;
                return text === null ? [] : [{ term: label, detail }];
              }),
            ]}
          />
          {about && (
            <Link to={about.to} className="link">
              {about.label}
            </Link>
          )}
          <ItemFits id={_id} kind={kind} />
          <FitCard id={_id} kinds={[kind, ...listing.parts.map((part) => part.kind)]} />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <ShareButton title={item.title} />
            {state !== 'sold' && <CompareOnPage id={_id} title={item.title} />}
            <ReportCard item={{ id: _id, kind, title: item.title, sellerId: item._id }} />
          </div>
        </div>
      </div>
      <section>
        <h2 className="heading-card mb-2">{words.description}</h2>
        <p className="max-w-prose whitespace-pre-line text-soft wrap-anywhere">{item.des}</p>
        <WarningNotice warnings={warnings} />
        {inspection && <InspectionCard inspection={inspection} condition={item.condition} />}
        <Link to={`/${kind}/${_id}/checklist`} className="link mt-3 inline-block py-2.5 text-sm print:hidden">
          {itemTexts.meetingChecklist}
        </Link>
      </section>
      <div className="flex min-w-0 flex-col gap-10 max-lg:order-1 lg:col-span-2 lg:row-start-3 print:hidden">
        <div>
          <MoreOfSellerCard id={item._id} except={_id} />
          <SimilarCard id={_id} kind={kind} brand={item.brand} />
        </div>
        <ViewedCard item={{ id: _id, kind, title: item.title, img: item.img }} />
      </div>
    </article>
  );
}

function EarlierPrices({ prices }: { prices: EarlierPrice[] }) {
  const texts = prices.map(({ sale, until }) => itemTexts.prices.until(formatMoney(sale), formatDay(until)));
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** A booked item may come back; a sold one does not. */
const availability = { available: 'InStock', booked: 'Reserved', sold: 'SoldOut' } as const;

/** Structured data for search engines: a used product and its one offer. */
function productData({ _id, kind, state, products: item }: Listing, at: (path: string) => string) {
  const url = at(`/${kind}/${_id}`);
  return {
    '@type': 'Product',
    name: item.title,
    description: item.des,
    image: at(item.img),
    url,
    sku: _id,
    brand: { '@type': 'Brand', name: item.brand },
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url,
      price: item.sale.toFixed(shopFacts().currency.decimals),
      priceCurrency: shopFacts().currency.code,
      availability: `https://schema.org/${availability[state]}`,
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'Person', name: item.seller },
    },
  };
}
