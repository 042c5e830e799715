import type { Examples } from '#src/platform/manifest.server.ts';
import {
  date,
  evidence,
  id,
  inspection,
  order,
  photo,
  product,
  sellerId,
  verification,
} from '#src/platform/http/samples.ts';

const listing = {
  _id: id,
  version: 1,
  products: { _id: sellerId, seller: 'Ana', ...product, img: photo.url, status: 'varified' },
  date,
  state: 'available',
  bookedSince: null,
  verification,
  kind: 'cameras',
  advertised: false,
  advertisedUntil: null,
  model: 'D850',
  modelId: 'nikon-d850',
  mount: 'Nikon F',
  crop: 1,
  offers: true,
  photos: [{ ...photo, alt: product.title }],
  graded: 'questions',
  inspection,
  evidence,
};
const inspectionSent = {
  list: 'lens',
  version: 1,
  answers: { fungus: 'none', aperture: 'oil' },
  photos: { aperture: [photo.url] },
  condition: 'Good',
};
const pause = { since: date, reason: 'The photographs show another camera.', edited: null };

export const listingExamples: Examples = {
  schemas: {
    Listing: listing,
    OwnListing: { ...listing, paused: null, floor: 250 },
    OwnedListing: {
      ...listing,
      paused: null,
      floor: null,
      state: 'booked',
      bookedSince: date,
      order,
      watchers: 3,
    },
    WatchedListing: { ...listing, watched: { at: date, sale: 340 } },
    ModeratedListing: { ...listing, paused: pause, floor: null, withdrawn: null },
  },
  bodies: Object.fromEntries([
    ['PUT /cameras/{id}/evidence', { evidence: id }],
    ...['cameras', 'lens', 'accessories'].flatMap((kind): [string, object][] => [
      [`POST /${kind}`, product],
      [`PATCH /${kind}/{id}`, { sale: 290 }],
      [`PUT /${kind}/{id}/sold`, { to: 'other' }],
      [`PUT /${kind}/{id}/inspection`, inspectionSent],
    ]),
  ]),
};
