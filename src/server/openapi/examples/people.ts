import { account } from './accounts.ts';
import { date, email, id, password, sellerId, verification, type Examples } from './example.ts';

const user = {
  _id: id,
  name: 'Robin',
  email,
  role: 'Buyer',
  status: 'verify',
  photoURL: null,
  verification: null,
};
const whySuspended = 'Three buyers reported that nothing was handed over.';
const network = '203.0.113.0/24';

/** People, what admins know and decide of them, and figures. */
export const people: Examples = {
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
    Figures: {
      role: 'Seller',
      items: {
        cameras: { available: 3, booked: 1, sold: 7 },
        lens: { available: 5, booked: 0, sold: 2 },
        accessories: { available: 0, booked: 0, sold: 0 },
      },
      openOrders: 1,
    },
    AuditEntry: {
      _id: id,
      date,
      act: 'suspended',
      actor: { _id: sellerId, name: 'Ana', email: 'ana@example.com' },
      target: { kind: 'person', _id: id, name: 'Robin' },
      note: whySuspended,
      network,
      request: '0198c5a0-7c1e-7000-8000-000000000000',
    },
  },
  answers: {
    'GET /users/admin/{identifier}': { isAdmin: true },
    'GET /users/buyer/{identifier}': { isAdmin: true, isBuyer: true },
    'GET /users/seller/{identifier}': { isAdmin: true, isSeller: true },
  },
  bodies: {
    'POST /users': { name: 'Robin', email, role: 'Buyer', status: 'verify' },
    'PATCH /profile': { displayName: 'Robin', photoURL: 'https://example.com/robin.jpg' },
    'DELETE /profile': { proof: password },
    'POST /people/{id}/notes': { text: 'Showed a receipt for the lens.' },
    'PUT /users/seller/{identifier}': { checked: verification.checked, note: 'Met at the fair.' },
    'DELETE /users/seller/{identifier}': { reason: 'The business no longer exists.' },
    'PUT /suspensions/{id}': { reason: whySuspended },
  },
};
