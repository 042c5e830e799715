import type { Examples } from '#src/platform/manifest.server.ts';
import {
  account,
  date,
  email,
  id,
  network,
  password,
  sellerId,
  verification,
  whySuspended,
} from '#src/platform/http/samples.ts';

const user = {
  _id: id,
  name: 'Robin',
  email,
  role: 'Buyer',
  status: 'verify',
  photoURL: null,
  verification: null,
};
/** People, what admins know and decide of them, and figures. */
export const userExamples: Examples = {
  schemas: {
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
      messages: [],
      blocks: [],
      reviewsWritten: [],
      reviewsReceived: [],
      offersMade: [],
      offersReceived: [],
      ordersPlaced: [],
      ordersReceived: [],
      reports: [],
      posts: [],
      lettersWritten: [],
      verifications: [],
      signIns: [{ date, act: 'sign-in', network }],
      notes: [],
      newsletter: null,
    },
  },
  answers: {
    'GET /users/admin/{identifier}': { isAdmin: true },
    'GET /users/buyer/{identifier}': { isAdmin: true, isBuyer: true },
    'GET /users/seller/{identifier}': { isAdmin: true, isSeller: true },
  },
  bodies: {
    'PUT /profile/mode': { role: 'Seller' },
    'POST /users': { name: 'Robin', email, role: 'Buyer', status: 'verify' },
    'PATCH /profile': { displayName: 'Robin', photoURL: 'https://example.com/robin.jpg' },
    'DELETE /profile': { proof: password },
    'POST /people/{id}/notes': { text: 'Showed a receipt for the lens.' },
    'PUT /users/seller/{identifier}': { checked: verification.checked, note: 'Met at the fair.' },
    'DELETE /users/seller/{identifier}': { reason: 'The business no longer exists.' },
    'PUT /suspensions/{id}': { reason: whySuspended },
  },
};
