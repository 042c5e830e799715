import { z } from 'zod';
import type { Described } from '#src/platform/http/route.server.ts';

const id = '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f';
const sellerId = '0198c59f-11d2-7000-8000-a1b2c3d4e5f6';
const date = '2026-03-14T09:26:53.000Z';
const email = 'robin@example.com';
const jwt = 'eyJhbGciOi…';

const product = {
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
const meeting = { phone: '+351 555 0100', location: 'Porto, by the river' };
const post = {
  title: 'How to check a used lens',
  image: 'https://example.com/lens.jpg',
  des: '## Hold it to the light\n\nDust is harmless, *haze* is not.',
  excerpt: 'Five minutes with a torch.',
};
const order = {
  _id: id,
  name: 'Robin',
  email,
  ...meeting,
  title: product.title,
  sale: product.sale,
  img: product.img,
  seller: 'Ana',
  listing: id,
  kind: 'cameras',
  state: 'open',
  date,
};
const listing = {
  _id: id,
  products: { _id: sellerId, seller: 'Ana', ...product, status: 'varified' },
  date,
  state: 'available',
  kind: 'cameras',
  advertised: false,
};
const user = { _id: id, name: 'Robin', email, role: 'Buyer', status: 'verify', photoURL: null };
const account = {
  id,
  name: 'Robin',
  email,
  emailVerified: false,
  image: null,
  createdAt: date,
  updatedAt: date,
};
const session = 'u3xQ0m…';

/** Answers by the name of their schema. */
const answers: Record<string, unknown> = {
  Listing: listing,
  OwnedListing: { ...listing, state: 'booked', order },
  Order: order,
  User: user,
  Blog: { _id: id, ...post, date },
  ManagedBlog: { _id: id, ...post, published: false, date },
  Category: { _id: id, cat: 'cameras', name: 'Cameras', img: '/demo/camera.svg', count: 48 },
  Report: {
    _id: id,
    reason: 'counterfeit',
    note: 'The serial number is that of another model.',
    date,
    outcome: null,
    closed: null,
    reporter: { _id: sellerId, name: 'Robin', email },
    listing: {
      _id: id,
      kind: 'cameras',
      title: product.title,
      des: product.des,
      sale: product.sale,
      img: product.img,
      seller: 'Ana',
      state: 'available',
      withdrawn: false,
    },
  },
  Figures: {
    role: 'Seller',
    items: {
      cameras: { available: 3, booked: 1, sold: 7 },
      lens: { available: 5, booked: 0, sold: 2 },
      accessories: { available: 0, booked: 0, sold: 0 },
    },
    openOrders: 1,
  },
  DeletedCount: { deletedCount: 1 },
  ModifiedCount: { modifiedCount: 1 },
};

/** Answers of single calls. */
const answersOf: Record<string, unknown> = {
  'GET /jwt': { accessToken: jwt },
  'GET /users/admin/{identifier}': { isAdmin: true },
  'GET /users/buyer/{identifier}': { isAdmin: true, isBuyer: true },
  'GET /users/seller/{identifier}': { isAdmin: true, isSeller: true },
  'POST /images': { success: true, status: 200, data: { url: `/images/${'0'.repeat(32)}.webp` } },
  'POST /newsletter': { accepted: true },
  'POST /blogs/preview': { html: '<h2>Hold it to the light</h2>\n' },
  'POST /auth/sign-up/email': { token: session, user: account },
  'POST /auth/sign-in/email': { redirect: false, token: session, user: account },
  'POST /auth/sign-out': { success: true },
  'GET /auth/token': { token: jwt },
  'GET /auth/get-session': { session: { id, userId: id, expiresAt: date }, user: account },
  'GET /auth/jwks': { keys: [{ kid: id, kty: 'OKP', alg: 'EdDSA', crv: 'Ed25519', x: 'dTTFXbHm…' }] },
};

const bodies: Record<string, unknown> = {
  'POST /users': { name: 'Robin', email, role: 'Buyer', status: 'verify' },
  'POST /orders': { listing: id, ...meeting },
  'PATCH /profile': { displayName: 'Robin', photoURL: 'https://example.com/robin.jpg' },
  'POST /reports': {
    listing: id,
    reason: 'counterfeit',
    note: 'The serial number is that of another model.',
  },
  'PUT /reports/{id}': { outcome: 'removed' },
  'POST /newsletter': { email },
  'POST /newsletter/confirm': { token: 'b7f3…' },
  'POST /newsletter/leave': { token: 'b7f3…' },
  'POST /blogs': { ...post, published: true },
  'POST /blogs/preview': { des: post.des },
  'PATCH /blogs/{id}': { published: true },
  'POST /auth/sign-up/email': { name: 'Robin', email, password: 'correct horse 42' },
  'POST /auth/sign-in/email': { email, password: 'correct horse 42' },
  ...Object.fromEntries(
    ['cameras', 'lens', 'accessories'].flatMap((kind) => [
      [`POST /${kind}`, product],
      [`PATCH /${kind}/{id}`, { sale: 290 }],
    ]),
  ),
};

const nameOf = (schema: z.ZodType): string => String(schema.meta()?.['id']);
const keyOf = ({ method, path }: Described): string => `${method} ${path}`;

/** What an answer of this status looks like; undefined where nobody wrote one down. */
export function exampleOfAnswer(call: Described, status: number): unknown {
  const single = answersOf[keyOf(call)];
  if (single !== undefined) return single;
  const schema = call.answers[status];
  if (schema instanceof z.ZodArray) {
    const one = answers[nameOf(schema.element as z.ZodType)];
    return one === undefined ? undefined : [one];
  }
  return schema && answers[nameOf(schema)];
}

/** What a body looks like that the call takes. */
export function exampleOfBody(call: Described): unknown {
  return bodies[keyOf(call)];
}
