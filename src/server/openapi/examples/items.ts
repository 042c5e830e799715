import { date, id, product, sellerId, verification, type Examples } from './example.ts';
import { order } from './orders.ts';

const photo = {
  url: `/images/${'0'.repeat(32)}-1280.jpg`,
  width: 2048,
  height: 1536,
  placeholder: 'data:image/webp;base64,UklGRg…',
  base: `/images/${'0'.repeat(32)}`,
  widths: [320, 640, 1280, 2048],
  formats: ['avif', 'webp'],
};
const listing = {
  _id: id,
  products: { _id: sellerId, seller: 'Ana', ...product, img: photo.url, status: 'varified' },
  date,
  state: 'available',
  verification,
  kind: 'cameras',
  advertised: false,
  advertisedUntil: null,
  model: 'D850',
  modelId: 'nikon-d850',
  mount: 'Nikon F',
  crop: 1,
  photos: [{ ...photo, alt: product.title }],
};
const pause = { since: date, reason: 'The photographs show another camera.', edited: null };
const gearNames = { brand: 'Nikon', name: 'D850', mounts: ['Nikon F'] };
const gearModel = { _id: 'nikon-d850', kind: 'cameras', ...gearNames, crop: 1 };

/** Items, their photographs, finding them, and the reference of gear. */
export const items: Examples = {
  schemas: {
    Listing: listing,
    OwnListing: { ...listing, paused: null },
    OwnedListing: { ...listing, paused: null, state: 'booked', order },
    ModeratedListing: { ...listing, paused: pause, withdrawn: null },
    Category: { _id: id, cat: 'cameras', name: 'Cameras', img: '/demo/camera.svg', count: 48 },
    Facets: {
      kind: [{ value: 'cameras', label: 'cameras', count: 48 }],
      brand: [{ value: 'nikon', label: 'Nikon', count: 12 }],
      mount: [{ value: 'nikon f', label: 'Nikon F', count: 9 }],
      condition: [{ value: 'Good', label: 'Good', count: 30 }],
      place: [{ value: 'porto', label: 'Porto', count: 7 }],
      verified: 21,
      available: 44,
      price: { min: 45, max: 4350 },
    },
    Suggestion: {
      type: 'model',
      label: 'Nikon D850',
      kind: 'cameras',
      path: '/search?q=Nikon+D850',
      items: true,
    },
    GearFound: { brands: ['Nikon'], models: [gearModel] },
    GearModel: gearModel,
  },
  answers: { 'POST /images': { success: true, status: 200, data: photo } },
  bodies: Object.fromEntries(
    ['cameras', 'lens', 'accessories'].flatMap((kind) => [
      [`POST /${kind}`, product],
      [`PATCH /${kind}/{id}`, { sale: 290 }],
    ]),
  ),
};
