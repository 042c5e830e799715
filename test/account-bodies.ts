import {
  badChoice,
  badEmail,
  badImage,
  badLine,
  badSeenVersion,
  badText,
  badZone,
  noText,
  optional,
  orNull,
  type Bad,
  type Sample,
} from './bad-values.ts';
import type { TestUser } from './shop.ts';

const badToken: Bad[] = [...noText, ['empty', ''], ['too long', 'x'.repeat(201)]];

type Given = { buyer: TestUser; seller: TestUser; admin: TestUser; suspect: TestUser; reportId: string };

/** Bodies of calls about profiles, users and reports, with invalid values of their fields. */
export function badAccounts({ buyer, seller, admin, suspect, reportId }: Given): Record<string, Sample> {
  return {
    'PATCH /profile': {
      as: buyer,
      good: { displayName: 'Robin' },
      fields: {
        displayName: optional(badText(120)),
        photoURL: optional(badImage).filter(([, value]) => value !== null),
        phone: orNull(badLine(32, 5)),
        town: orNull(badLine(80)),
        about: orNull(badText(500)),
        version: badSeenVersion,
      },
    },
    'POST /my/tokens': {
      as: seller,
      good: { name: 'Stock list', scopes: ['listings:read'], days: 90 },
      fields: {
        name: badLine(60),
        scopes: [
          ...noText.filter(([, value]) => !Array.isArray(value)),
          ['text', 'listings:read'],
          ['nothing', []],
          ['one twice', ['orders:read', 'orders:read']],
          ['that of admins', ['admin:read']],
        ],
        days: [...badSeenVersion, ['missing', undefined], ['more than a year', 366]],
      },
    },
    'POST /my/webhooks': {
      as: seller,
      good: { url: 'https://hooks.example.com/', events: ['listing.sold'] },
      fields: {
        url: [
          ...badText(500),
          ...[
            'http://hooks.example.com/',
            'https://127.0.0.1/',
            'https://2130706433/',
            'https://0x7f.1/',
          ].map((url): Bad => [url, url]),
          ...[
            'https://[::1]/',
            'https://[::ffff:7f00:1]/',
            'https://localhost/',
            'https://a:b@example.com/',
          ].map((url): Bad => [url, url]),
        ],
        events: [
          ...noText.filter(([, value]) => !Array.isArray(value)),
          ['text', 'listing.sold'],
          ['nothing', []],
          ['one twice', ['listing.sold', 'listing.sold']],
          ['that of admins', ['report.opened']],
        ],
      },
    },
    'PUT /suspensions/{id}': {
      path: `/suspensions/${suspect.id}`,
      as: admin,
      good: { reason: 'spam' },
      fields: { reason: badText(500) },
    },
    'PUT /users/seller/{identifier}': {
      path: `/users/seller/${seller.id}`,
      as: admin,
      good: { checked: ['identity'] },
      fields: {
        checked: [
          ...noText.filter(([, value]) => !Array.isArray(value)),
          ['text', 'identity'],
          ['nothing', []],
          ['one twice', ['items', 'identity', 'items']],
        ],
        name: optional(badText(200)),
        note: optional(badText(1000)),
      },
    },
    'DELETE /users/seller/{identifier}': {
      path: `/users/seller/${seller.id}`,
      as: admin,
      good: { reason: 'Gone.' },
      fields: { reason: badText(500) },
    },
    'PUT /profile/verification': {
      as: seller,
      good: {},
      fields: { note: optional(badText(500)) },
    },
    'DELETE /verification-requests/{id}': {
      path: `/verification-requests/${seller.id}`,
      as: admin,
      good: { reason: 'No photo of you.' },
      fields: { reason: badText(500) },
    },
    'PUT /reports/{id}': {
      path: `/reports/${reportId}`,
      as: admin,
      good: { outcome: 'dismissed' },
      // The reason is optional if the report is dismissed.
      fields: {
        outcome: badChoice('open', 'Removed'),
        reason: optional(badText(500)),
        version: badSeenVersion,
      },
    },
    'POST /people/{id}/notes': {
      path: `/people/${suspect.id}/notes`,
      as: admin,
      good: { text: 'x' },
      fields: { text: badText(2000) },
    },
    'POST /users': {
      as: buyer,
      good: { name: 'Robin', email: buyer.email, role: 'Buyer' },
      // Any value of `status` is ignored.
      fields: {
        name: badText(120),
        email: badEmail,
        role: badChoice('admin', 'Admin', 'buyer', 'seller', ' Buyer'),
        status: [],
        invitation: badToken,
      },
    },
    'POST /invitations/check': {
      as: buyer,
      good: { token: 'x' },
      fields: { token: [...badToken, ['missing', undefined]] },
    },
    'POST /invitations': {
      as: admin,
      good: {},
      fields: {
        note: optional(badLine(120)),
        email: optional(badEmail),
        uses: [
          ['text', '1'],
          ['none', 0],
          ['a fraction', 1.5],
          ['too many', 501],
        ],
      },
    },
    'PUT /profile/mode': {
      as: buyer,
      good: { role: 'Buyer' },
      fields: { role: badChoice('admin', 'buyer') },
    },
    'PUT /profile/zone': {
      as: buyer,
      good: { zone: 'Europe/Lisbon' },
      fields: { zone: badZone },
    },
  };
}
