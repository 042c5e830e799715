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
const { title, des, sale, img } = product;
const booked = { title, sale, img };
const reported = { ...booked, des, seller: 'Ana', sellerId };
const photo = {
  url: `/images/${'0'.repeat(32)}-1280.jpg`,
  width: 2048,
  height: 1536,
  placeholder: 'data:image/webp;base64,UklGRg…',
  base: `/images/${'0'.repeat(32)}`,
  widths: [320, 640, 1280, 2048],
  formats: ['avif', 'webp'],
};
const meeting = { phone: '+351 555 0100', location: 'Porto, by the river' };
const letterSummary = {
  _id: id,
  subject: 'Autumn at the shop',
  state: 'sent',
  changed: date,
  started: date,
  ended: date,
  stuck: false,
  recipients: { all: 312, waiting: 0, sent: 308, refused: 2, left: 1, unknown: 1 },
};
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
  ...booked,
  seller: 'Ana',
  listing: id,
  kind: 'cameras',
  state: 'open',
  date,
};
const verification = { since: date, checked: ['identity', 'meeting'] };
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
const robin = { _id: id, name: 'Robin', email, role: 'Buyer', status: 'verify', photoURL: null };
const user = { ...robin, verification: null };
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
const password = 'correct horse 42';
const done = { status: true };

/** Answers by the name of their schema. */
const answers: Record<string, unknown> = {
  Listing: listing,
  OwnListing: { ...listing, paused: null },
  OwnedListing: { ...listing, paused: null, state: 'booked', order },
  ModeratedListing: { ...listing, paused: pause, withdrawn: null },
  Order: order,
  User: user,
  Profile: { ...user, emailVerified: true },
  VerificationRecord: { ...verification, _id: id, by: 'Ana', note: 'Met at the fair.', takenBack: null },
  Person: { ...user, created: date, closed: null, emailVerified: true, lastSignIn: date },
  Note: { _id: id, text: 'Showed a receipt for the lens.', date, author: { _id: sellerId, name: 'Ana' } },
  PersonalData: {
    exportedAt: date,
    record: { ...user, created_at: date },
    account,
    sessions: [],
    listings: [],
    ordersPlaced: [],
    ordersReceived: [],
    reports: [],
    posts: [],
    lettersWritten: [],
    verifications: [],
    signIns: [{ date, act: 'sign-in', network: '203.0.113.0/24' }],
    notes: [],
    newsletter: null,
  },
  SignedInDevice: {
    id,
    current: true,
    signedInAt: date,
    lastUsedAt: date,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    address: '203.0.113.9',
  },
  Blog: { _id: id, ...post, date },
  ManagedBlog: { _id: id, ...post, published: false, date },
  LetterSummary: letterSummary,
  Letter: { ...letterSummary, des: 'What came in this week.' },
  Category: { _id: id, cat: 'cameras', name: 'Cameras', img: '/demo/camera.svg', count: 48 },
  Report: {
    _id: id,
    reason: 'counterfeit',
    note: 'The serial number is that of another model.',
    date,
    outcome: null,
    closed: null,
    closedBy: null,
    explanation: null,
    reporter: { _id: sellerId, name: 'Robin', email },
    listing: {
      _id: id,
      kind: 'cameras',
      ...reported,
      state: 'available',
      withdrawn: false,
      paused: null,
      openReports: 1,
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
  Facets: {
    kind: [{ value: 'cameras', label: 'cameras', count: 48 }],
    brand: [{ value: 'nikon', label: 'Nikon', count: 12 }],
    mount: [{ value: 'nikon f', label: 'Nikon F', count: 9 }],
    condition: [{ value: 'Good', label: 'Good', count: 30 }],
    place: [{ value: 'porto', label: 'Porto', count: 7 }],
    verified: 21,
    available: 44,
    price: { min: 45, max: 4350 },
    partial: false,
  },
  Suggestion: {
    type: 'model',
    label: 'Nikon D850',
    kind: 'cameras',
    path: '/search?q=Nikon+D850',
    items: true,
  },
  AuditEntry: {
    _id: id,
    date,
    act: 'suspended',
    actor: { _id: sellerId, name: 'Ana', email: 'ana@example.com' },
    target: { kind: 'person', _id: id, name: 'Robin' },
    note: 'Three buyers reported that nothing was handed over.',
    network: '203.0.113.0/24',
    request: '0198c5a0-7c1e-7000-8000-000000000000',
  },
  GearFound: { brands: ['Nikon'], models: [gearModel] },
  GearModel: gearModel,
  DeletedCount: { deletedCount: 1 },
  ModifiedCount: { modifiedCount: 1 },
};

/** Answers of single calls. */
const answersOf: Record<string, unknown> = {
  'GET /jwt': { accessToken: jwt },
  'GET /users/admin/{identifier}': { isAdmin: true },
  'GET /users/buyer/{identifier}': { isAdmin: true, isBuyer: true },
  'GET /users/seller/{identifier}': { isAdmin: true, isSeller: true },
  'POST /images': { success: true, status: 200, data: photo },
  'POST /newsletter': { accepted: true },
  'GET /newsletter/leave/{token}': '',
  'GET /newsletter/subscribers': { confirmed: 312 },
  'POST /newsletter/letters/{id}/test': { to: email },
  'POST /newsletter/check': { valid: true },
  'POST /blogs/preview': { html: '<h2>Hold it to the light</h2>\n' },
  'POST /auth/sign-up/email': { token: session, user: account },
  'POST /auth/sign-in/email': { redirect: false, token: session, user: account },
  'POST /auth/sign-out': { success: true },
  'GET /auth/account': { email, emailVerified: false, hasPassword: true, newEmail: null, linked: [] },
  'POST /auth/verify-email': { ...done, email },
  'POST /auth/check-link': { valid: true },
  ...Object.fromEntries(
    ['request-password-reset', 'reset-password', 'send-verification-email', 'change-password']
      .concat('change-email', 'revoke-sessions', 'unlink-account')
      .map((name) => [`POST /auth/${name}`, done]),
  ),
  'GET /auth/token': { token: jwt },
  'GET /auth/get-session': { session: { id, userId: id, expiresAt: date }, user: account },
  'GET /auth/list-accounts': [
    {
      id,
      providerId: 'google',
      accountId: '117…',
      userId: id,
      scopes: [],
      createdAt: date,
      updatedAt: date,
    },
  ],
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
  'PUT /reports/{id}': { outcome: 'paused', reason: 'The photographs show another camera.' },
  'POST /people/{id}/notes': { text: 'Showed a receipt for the lens.' },
  'PUT /users/seller/{identifier}': { checked: verification.checked, note: 'Met at the fair.' },
  'DELETE /users/seller/{identifier}': { reason: 'The business no longer exists.' },
  'PUT /suspensions/{id}': { reason: 'Three buyers reported that nothing was handed over.' },
  'POST /newsletter': { email },
  'POST /newsletter/confirm': { token: 'b7f3…' },
  'POST /newsletter/leave': { token: 'b7f3…' },
  'POST /newsletter/leave/{token}': { 'List-Unsubscribe': 'One-Click' },
  'POST /newsletter/letters': { subject: 'Autumn at the shop', des: 'What came in this week.' },
  'PATCH /newsletter/letters/{id}': { subject: 'Autumn at the shop' },
  'POST /newsletter/letters/{id}/send': { changed: date },
  'POST /newsletter/check': { token: 'b7f3…', purpose: 'confirm' },
  'POST /blogs': { ...post, published: true },
  'POST /blogs/preview': { des: post.des },
  'PATCH /blogs/{id}': { published: true },
  'DELETE /profile': { proof: password },
  'POST /auth/sign-up/email': { name: 'Robin', email, password },
  'POST /auth/sign-in/email': { email, password },
  'POST /auth/request-password-reset': { email },
  'POST /auth/reset-password': { token: 'b7f3…', newPassword: password },
  'POST /auth/verify-email': { token: 'b7f3…' },
  'POST /auth/check-link': { token: 'b7f3…', purpose: 'reset' },
  'POST /auth/send-verification-email': {},
  'POST /auth/change-password': { currentPassword: 'old and worn 41', newPassword: password },
  'POST /auth/change-email': { newEmail: 'robin@new.example', password },
  'POST /auth/unlink-account': { providerId: 'google' },
  'POST /auth/revoke-sessions': {},
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
export const exampleOfBody = (call: Described): unknown => bodies[keyOf(call)];
