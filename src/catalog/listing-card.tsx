import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { texts } from '#src/texts/texts.ts';
import { StateTag, VerifiedBadge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Price } from '#src/ui/price.tsx';
import type { Listing } from './contract.ts';
import { durationText } from './duration.ts';

type Shown = 'title' | 'img' | 'condition' | 'duration' | 'location' | 'sale' | 'buy' | 'status';

/** What a card shows of a listing. */
export type CardListing = Pick<Listing, '_id' | 'kind' | 'date' | 'state'> & {
  products: Pick<Listing['products'], Shown>;
};

/** A listing without what no card shows: a page carries its data twice, as HTML and for script. */
export function forCard({ _id, kind, date, state, products }: Listing): CardListing {
  const { title, img, condition, duration, location, sale, buy, status } = products;
  return {
    _id,
    kind,
    date,
    state,
    products: { title, img, condition, duration, location, sale, buy, status },
  };
}

/** One listing in a grid; `eager` for the first row, whose pictures are in sight at once. */
export function ListingCard({
  listing: { _id, kind, products: item, date, state },
  heading = 'h2',
  eager = false,
}: {
  listing: CardListing;
  heading?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const { listing: words, layout } = texts;
  return (
    <Card
      photo={
        <Photo src={item.img} alt="" eager={eager} brokenLabel={layout.noPicture}>
          {state !== 'available' && <StateTag state={state} label={words.states[state]} />}
        </Photo>
      }
      edge={[item.condition, durationText(kind, item.duration, 'short'), item.location].join(' · ')}
      title={item.title}
      heading={heading}
      price={
        <Price
          value={formatDollars(item.sale)}
          was={item.buy > item.sale ? formatDollars(item.buy) : undefined}
          wasLabel={words.originalPrice}
        />
      }
      badge={item.status === 'varified' && <VerifiedBadge verified label={words.verifiedShort} />}
      meta={kind === 'accessories' ? undefined : formatDay(date)}
      details={{ to: `/${kind}/${_id}`, label: words.details, name: words.detailsOf(item.title) }}
    />
  );
}
