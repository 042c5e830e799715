import type { Photo, PhotoFiles } from '#src/accounts/photos/schemas.ts';
import type { Listing } from './schemas.ts';

type Shown = 'title' | 'img' | 'condition' | 'duration' | 'location' | 'sale' | 'buy' | 'status';

export type CardListing = Pick<Listing, '_id' | 'kind' | 'date' | 'state'> & {
  /** Set when the seller found that it does not work. */
  fails?: true;
  products: Pick<Listing['products'], Shown>;
  photo: (PhotoFiles & Pick<Photo, 'placeholder'>) | undefined;
};

/** Drops fields that no card shows, because a page contains its data twice: as HTML and as script data. */
export function toCardListing(listing: Listing): CardListing {
  const {
    _id,
    kind,
    date,
    state,
    products,
    inspection,
    photos: [photo],
  } = listing;
  const { title, img, condition, duration, location, sale, buy, status } = products;
  return {
    _id,
    kind,
    date,
    state,
    ...(inspection?.working === false && { fails: true as const }),
    products: { title, img, condition, duration, location, sale, buy, status },
    photo: photo && {
      base: photo.base,
      widths: photo.widths,
      formats: photo.formats,
      placeholder: photo.placeholder,
    },
  };
}
