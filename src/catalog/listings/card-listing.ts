import { shortName } from '#src/catalog/items/kind-schemas.ts';
import type { Photo, PhotoFiles } from '#src/media/photos/schemas.ts';
import type { Position } from '#src/platform/shared/distance.ts';
import type { Listing } from './schemas.ts';

type Shown = '_id' | 'title' | 'img' | 'condition' | 'duration' | 'location' | 'sale' | 'status';

export type CardListing = Pick<Listing, '_id' | 'kind' | 'date' | 'state' | 'reducedFrom'> & {
  /** Set when the seller stated that the item does not work. */
  fails?: true;
  /** Where its place is, if that is known: the browser computes the distance. */
  at?: Position;
  /** The losses with the camera or lens by which the list is filtered. */
  limits?: string;
  /** The first part that is sold with it, by a short name, and the number of others. */
  extra?: { name: string; more: number };
  /** The shutter count of a camera, if a file of the camera shows it. */
  shots?: number;
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
    reducedFrom,
    products,
    inspection,
    evidence,
    place,
    photos: [photo],
    parts: [part, ...others],
  } = listing;
  const { _id: sellerId, title, img, condition, duration, location, sale, status } = products;
  const shots = evidence?.count ?? undefined;
  return {
    _id,
    kind,
    date,
    state,
    reducedFrom,
    ...(inspection?.working === false && { fails: true as const }),
    ...(shots !== undefined && { shots }),
    ...(place && { at: { lat: place.lat, lon: place.lon } }),
    ...(part && { extra: { name: shortName(part), more: others.length } }),
    products: { _id: sellerId, title, img, condition, duration, location, sale, status },
    photo: photo && {
      base: photo.base,
      widths: photo.widths,
      formats: photo.formats,
      placeholder: photo.placeholder,
    },
  };
}
