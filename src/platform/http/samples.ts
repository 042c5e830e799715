export const id = '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f';
export const sellerId = '0198c59f-11d2-7000-8000-a1b2c3d4e5f6';
export const date = '2026-03-14T09:26:53.000Z';
export const email = 'robin@example.com';
/** Also the proof for closing the account. */
export const password = 'correct horse 42';
export const jwt = 'eyJhbGciOi…';

export const product = {
  title: 'Nikon FM2n',
  brand: 'Nikon',
  condition: 'Good',
  duration: 120,
  location: 'Porto',
  buy: 520,
  sale: 310.5,
  des: 'Shutter fires at all speeds.',
  img: 'https://example.com/fm2.jpg',
};
const { title, sale, img } = product;
export const booked = { title, sale, img };

export const verification = { since: date, checked: ['identity', 'meeting'] };

export const photo = {
  url: `/images/${'0'.repeat(32)}-1280.jpg`,
  width: 2048,
  height: 1536,
  placeholder: 'data:image/webp;base64,UklGRg…',
  base: `/images/${'0'.repeat(32)}`,
  widths: [320, 640, 1280, 2048],
  formats: ['avif', 'webp'],
};

export const account = {
  id,
  name: 'Robin',
  email,
  emailVerified: false,
  image: null,
  createdAt: date,
  updatedAt: date,
};

export const meeting = { phone: '+351 555 0100', location: 'Porto, by the river' };
export const order = {
  _id: id,
  name: 'Robin',
  email,
  ...meeting,
  ...booked,
  seller: 'Ana',
  listing: id,
  version: 1,
  kind: 'cameras',
  state: 'open',
  date,
  stage: 'requested',
  until: '2026-03-16T09:26:53.000Z',
  acts: ['accept', 'decline', 'sold'],
  listed: booked.sale,
  offer: null,
  meeting: null,
  arranged: null,
  claimedBy: null,
};

export const whySuspended = 'Three buyers reported that nothing was handed over.';
export const network = '203.0.113.0/24';

export const read = {
  make: 'Nikon',
  model: 'NIKON D850',
  count: 12_345,
  counts: 'exposures',
  unknown: null,
  taken: '2026-03-12',
  firmware: 'Ver.1.15',
  notes: [],
};
export const evidence = { ...read, read: date };

export const oil = { value: 'oil', text: 'Oil on the blades, still snappy', cap: 'Good' };
export const aperture = { id: 'aperture', ask: 'Do the aperture blades move?' };
export const inspection = {
  list: 'lens',
  grade: 'Good',
  working: true,
  date,
  version: 1,
  because: [oil.text],
  points: [
    {
      ...aperture,
      answer: oil.value,
      text: oil.text,
      cap: oil.cap,
      photos: [{ ...photo, alt: `A lens, ${oil.text}` }],
    },
  ],
  unchecked: [{ id: 'zoom', ask: 'Does the zoom turn?' }],
};
