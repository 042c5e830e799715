import { useContext } from 'react';
import { useAway } from '#src/catalog/near/client.ts';
import { CardFits } from '#src/gear/kit/kit-card.tsx';
import { sourcesOf } from '#src/accounts/photos/viewing/photo-card.tsx';
import { Posted } from '#src/ui/ago.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { gradeName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag, VerifiedBadge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Dotted } from '#src/ui/text.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { CardListing } from './card-listing.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Listing } from './schemas.ts';
import { CardActions } from './card-actions-card.tsx';

/** Months for cameras and lenses, years for accessories. */
export function durationText(kind: Kind, duration: number, style: 'short' | 'long'): string {
  return siteTexts.listing[style][kind === 'accessories' ? 'years' : 'months'](duration);
}

// The grid has two columns on phones, and three or four on wider screens.
const sizes = '(min-width: 64rem) 22vw, (min-width: 48rem) 31vw, 47vw';
/** The widest photo that a card needs, even on the sharpest screens. */
const widest = 1280;

/** `eager` for the first row, which is visible at once. */
export function ListingCard({
  listing: { _id, kind, products: item, date, state, photo, fails, shots, extra, at, limits, reducedFrom },
  heading = 'h2',
  eager = false,
  comparable = false,
}: {
  listing: CardListing;
  heading?: 'h2' | 'h3';
  eager?: boolean;
  comparable?: boolean;
}) {
  const { listing: words } = siteTexts;
  const { Corner, Choice } = useContext(CardActions);
  const condition = gradeName(item.condition, !fails);
  const used = durationText(kind, item.duration, 'short');
  const count = shots === undefined ? [] : [words.shots(shots)];
  const more = extra ? [siteTexts.listing.plus(extra.name, extra.more)] : [];
  const away = useAway(at);
  const facts = [...more, condition, used, ...count, item.location, ...(away ? [away] : [])];
  return (
    <Card
      photo={
        <Photo
          src={item.img}
          alt=""
          sources={photo && sourcesOf(photo, widest)}
          sizes={sizes}
          placeholder={photo?.placeholder}
          eager={eager}
        >
          {state !== 'available' && <StateTag state={state} label={words.states[state]} />}
        </Photo>
      }
      corner={state !== 'sold' && Corner && <Corner id={_id} title={item.title} sellerId={item._id} />}
      choice={comparable && Choice && <Choice id={_id} title={item.title} sellerId={item._id} />}
      edge={<Dotted texts={facts} place={item.location} />}
      title={item.title}
      heading={heading}
      price={<ListingPrice listing={{ products: item, reducedFrom }} />}
      badge={item.status === 'varified' && <VerifiedBadge verified label={words.verifiedShort} />}
      note={
        <>
          {limits && <p className="mt-1 text-xs font-medium wrap-anywhere">{limits}</p>}
          <CardFits id={_id} kind={kind} />
        </>
      }
      meta={<Posted date={date} />}
      details={{ to: `/${kind}/${_id}`, label: words.details, name: words.detailsOf(item.title) }}
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
