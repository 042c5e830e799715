import { Columns2, Heart } from 'lucide-react';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { sourcesOf } from '#src/media/photos/viewing/photo-card.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { browsingTexts } from '#src/texts/browsing.ts';
import { gradeName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import { StateTag, VerifiedBadge } from '#src/ui/badge.tsx';
import { buttonLook } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Photo } from '#src/ui/photo.tsx';
import { Dotted, Untranslated } from '#src/ui/text.tsx';
import type { CardListing } from './card-listing.ts';
import type { Listing } from './schemas.ts';

/** Months for cameras and lenses, years for accessories. */
export function durationText(kind: Kind, duration: number, style: 'short' | 'long'): string {
  return siteTexts.listing[style][kind === 'accessories' ? 'years' : 'months'](duration);
}

// The grid has two columns on phones, and three or four on wider screens.
const cardSizes = '(min-width: 64rem) 22vw, (min-width: 48rem) 31vw, 47vw';
/** For a list with the class `cover`. */
const coverSizes = '(min-width: 86rem) 40rem, (min-width: 48rem) 47vw, 100vw';
export const sizesOf = ({ cover = false }: CardLook) => (cover ? coverSizes : cardSizes);
/** The widest photo that a card needs, even on the sharpest screens. */
const widest = 1280;

export const cardSources = ({ photo }: CardListing) => (photo ? sourcesOf(photo, widest) : []);

/** The button that watches an item. `catalog/cards/client.ts` shows its state, and handles clicks. */
export function CardHeart({ title }: { title: string }) {
  return (
    <button
      type="button"
      data-do="watch"
      aria-pressed={false}
      aria-label={watchlistTexts.watch(title)}
      className="card-heart"
    >
      <span>
        <Heart aria-hidden size={18} />
      </span>
    </button>
  );
}

function CardChoice({ title }: { title: string }) {
  const { compare } = browsingTexts;
  return (
    <div className="card-choice">
      <button
        type="button"
        data-do="compare"
        aria-pressed={false}
        aria-label={compare.chooseOf(title)}
        title={compare.choose}
        data-full={compare.full}
      >
        <span>
          <Columns2 aria-hidden size={16} strokeWidth={1.75} />
          <span>{compare.choose}</span>
        </span>
      </button>
    </div>
  );
}

export type CardLook = {
  heading?: 'h2' | 'h3';
  /** For the first row, which is visible at once. */
  eager?: boolean;
  /** For the first card, whose photo may be the largest of the page. */
  important?: boolean;
  comparable?: boolean;
  /** For the only card of a list with the class `cover`, which has a large photo. */
  cover?: boolean;
};

/** Only the server renders cards, as HTML that is the same for everyone. */
export function ListingCard({
  listing: { _id, kind, products: item, date, state, photo, fails, shots, extra, at, limits, reducedFrom },
  heading = 'h2',
  eager = false,
  important = false,
  comparable = false,
  cover = false,
}: { listing: CardListing } & CardLook) {
  const { listing: words } = siteTexts;
  const condition = gradeName(item.condition, !fails);
  const used = shots === undefined ? durationText(kind, item.duration, 'short') : words.shots(shots);
  const more = extra ? [words.plus(extra.name, extra.more)] : [];
  const facts = [condition, ...more, used];
  return (
    <Card
      data-item={_id}
      data-kind={kind}
      data-seller={item._id}
      data-state={state}
      data-at={at && `${at.lat} ${at.lon}`}
      photo={
        <Photo
          src={item.img}
          alt=""
          sources={photo && sourcesOf(photo, widest)}
          sizes={sizesOf({ cover })}
          placeholder={photo?.placeholder}
          eager={eager}
          important={important}
        >
          {state !== 'available' && <StateTag state={state} label={words.states[state]} />}
        </Photo>
      }
      buttons={
        <>
          {state !== 'sold' && <CardHeart title={item.title} />}
          {comparable && <CardChoice title={item.title} />}
        </>
      }
      edge={<Dotted texts={facts} />}
      place={
        <>
          {' · '}
          <Untranslated>{item.location}</Untranslated>
        </>
      }
      title={item.title}
      heading={heading}
      price={<ListingPrice listing={{ products: item, reducedFrom }} />}
      badge={item.status === 'varified' && <VerifiedBadge verified label={words.verifiedShort} />}
      note={limits && <p className="mt-1 text-xs font-medium wrap-anywhere">{limits}</p>}
      meta={<time dateTime={date}>{formatDay(date)}</time>}
      link={
        <a
          href={`/${kind}/${_id}`}
          aria-label={words.detailsOf(item.title)}
          className={buttonLook({ variant: 'quiet', size: 'sm', covers: true }, 'card-link')}
        >
          {words.details}
        </a>
      }
    />
  );
}

const priceSizes = {
  md: 'text-xl font-bold sm:text-[1.625rem] sm:leading-tight',
  lg: 'text-4xl font-[740]',
} as const;

/** The price of an item, and the price that it was reduced from. */
export function ListingPrice({
  listing: { products, reducedFrom },
  size = 'md',
  className,
}: {
  listing: Pick<Listing, 'reducedFrom'> & { products: Pick<Listing['products'], 'sale'> };
  size?: keyof typeof priceSizes;
  className?: string;
}) {
  return (
    <span className={classNames('price', className)}>
      <span className={classNames('tabular', priceSizes[size])}>{formatMoney(products.sale)}</span>
      {reducedFrom !== null && (
        <span className="price-new">
          <span className="sr-only">{siteTexts.listing.reducedFrom} </span>
          <s>{formatMoney(reducedFrom)}</s>
        </span>
      )}
    </span>
  );
}

/** Returns null if the seller has not given it: then `buy` is the asking price. */
export const priceWhenNew = ({ buy, sale }: Pick<Listing['products'], 'buy' | 'sale'>): string | null =>
  buy === sale ? null : formatMoney(buy);
