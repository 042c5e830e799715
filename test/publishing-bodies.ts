import {
  badChoice,
  badEmail,
  badPassword,
  badSeenVersion,
  badTime,
  badImage,
  badOptionalText,
  badLine,
  badText,
  changesOf,
  noFlag,
  noText,
  optional,
  type Bad,
  type Fields,
  type Sample,
} from './bad-values.ts';
import type { TestUser } from './shop.ts';

const post: Fields = {
  title: badLine(120),
  image: badImage,
  des: badText(50_000),
  excerpt: badOptionalText(300),
  published: noFlag,
};
const anIssueBody = { subject: 'x', des: 'x' };
const issueFields: Fields = { subject: badLine(200), des: badText(50_000) };
const aPostBody = { title: 'x', image: '/demo/x.svg', des: 'x' };
// Any other text counts as an unknown token, which gets 404.
const token: Fields = {
  token: [
    ...noText.filter(([, value]) => typeof value !== 'string'),
    ['empty', ''],
    ['missing', undefined],
    ['too long', 'x'.repeat(201)],
  ],
};

/** Without values that leave a setting as it is or restore its default. */
const settable = (bad: Bad[]): Bad[] => bad.filter(([what]) => !['missing', 'null'].includes(what));

const noObject: Bad[] = [
  ['text', 'us@example.com'],
  ['a number', 5],
  ['an array', ['us@example.com']],
];

const version: Bad[] = [
  ['missing', undefined],
  ['negative', -1],
  ['text', '1'],
];

type Given = { buyer: TestUser; admin: TestUser; postId: string; issueId: string };

/** Bodies of the calls about posts, newsletters and maintenance, with invalid values of their fields. */
export function badPublishing({ buyer, admin, postId, issueId }: Given): Record<string, Sample> {
  return {
    'POST /blogs': { as: admin, good: aPostBody, fields: post },
    'PATCH /blogs/{id}': {
      path: `/blogs/${postId}`,
      as: admin,
      good: aPostBody,
      fields: { ...changesOf(post), version: badSeenVersion },
    },
    'POST /blogs/preview': {
      as: admin,
      good: { des: 'x' },
      fields: { des: [...badOptionalText(50_000), ['missing', undefined]] },
    },
    'PATCH /shop': {
      as: admin,
      good: { version: 0 },
      fields: {
        name: settable(badLine(60)),
        tagline: settable(badLine(120)),
        contact: noObject,
        language: settable(badChoice('nl', 'Deutsch', 'original')),
        currency: settable(badChoice('usd', 'XYZ', 'Euro')),
        timeZone: settable(badChoice('Mars/Olympus', '+02:00')),
        units: settable(badChoice('miles')),
        accent: settable(badChoice('blue', '#abc', '#ffffff', '#1f5fbf;}')),
        logo: [
          ['an unknown one', { hash: '0'.repeat(16), width: 96, height: 96 }],
          ['text', 'logo.png'],
        ],
        signUp: settable(badChoice('Open', 'invited')),
        approveSellers: settable(noFlag),
        productFeed: settable(noFlag),
        announcement: noObject,
        home: noObject,
        categories: noObject,
        version,
      },
    },
    'PUT /shop/pages/{name}': {
      path: '/shop/pages/about',
      as: admin,
      good: { text: 'x', version: 0 },
      fields: { text: badText(50_000), version },
    },
    'DELETE /shop/pages/{name}': {
      path: '/shop/pages/about',
      as: admin,
      good: { version: 0 },
      fields: { version },
    },
    'POST /setup/check': { as: buyer, good: { token: 'x' }, fields: token },
    'POST /setup/language': {
      as: buyer,
      good: { token: 'x', language: 'de' },
      fields: { ...token, language: badChoice('nl', 'Deutsch', 'original') },
    },
    'POST /setup': {
      as: buyer,
      good: { token: 'x', name: 'Ines', email: 'ines@example.com', password: 'correct horse 42' },
      fields: {
        ...token,
        shopName: optional(badLine(60)),
        language: optional(badChoice('nl', 'Deutsch', 'original')),
        currency: optional(badChoice('usd', 'XYZ', 'Euro')),
        timeZone: optional(badChoice('Mars/Olympus', '+02:00')),
        units: optional(badChoice('miles')),
        name: badText(120),
        email: badEmail,
        // Common passwords are refused only after the token.
        password: badPassword.filter(([what]) => !what.startsWith('common')),
      },
    },
    'PUT /maintenance': { as: admin, good: {}, fields: { text: badText(200) } },
    'POST /newsletter/letters': {
      as: admin,
      good: anIssueBody,
      fields: issueFields,
    },
    'PATCH /newsletter/letters/{id}': {
      path: `/newsletter/letters/${issueId}`,
      as: admin,
      good: anIssueBody,
      fields: { ...changesOf(issueFields), version: badSeenVersion },
    },
    'POST /newsletter/letters/{id}/send': {
      path: `/newsletter/letters/${issueId}/send`,
      as: admin,
      good: {},
      fields: {
        changed: [['missing', undefined], ...badTime],
      },
    },
    'POST /newsletter': { as: buyer, good: {}, fields: { email: badEmail } },
    'POST /newsletter/confirm': { as: buyer, good: {}, fields: token },
    'POST /newsletter/leave': { as: buyer, good: {}, fields: token },
    'POST /newsletter/check': {
      as: buyer,
      good: { token: 'x', purpose: 'leave' },
      fields: { ...token, purpose: badChoice('Leave', 'join') },
    },
    'POST /notifications/leave/check': {
      as: buyer,
      good: { token: 'x' },
      fields: token,
    },
  };
}
