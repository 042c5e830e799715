import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { isLoopback } from '#src/platform/config/values.server.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { problem } from '#src/platform/schemas.ts';
import { shopName } from '#src/texts/shop.ts';
import { describeOperation } from './operation.ts';
import { describeProblems, problemsOf } from './problems.ts';

const about = `A marketplace for used cameras, lenses and accessories.

**Logging in.** \`POST /auth/sign-up/email\` or \`/auth/sign-in/email\` opens a session, \`GET /auth/token\` returns its ID
token, \`GET /jwt?email=\` exchanges that for an access token, and \`POST /users\` creates the caller's record, once. Every
other call that is not public requires the access token: \`Authorization: Bearer …\`.

**Programs** use an API token, which a user creates in the profile with some scopes: \`Authorization: Bearer rf_…\`. It
makes public calls and those that name one of its scopes, and is refused by all others with 403.

**Lists** return a JSON array, newest first unless stated otherwise. The next page is in \`Link: <…>; rel="next"\`, the
total in \`X-Total-Count\`.

**Read your own writes:** send the \`X-Position\` of a write back within ten seconds, and a read includes that write,
whichever process responds; browsers send it as a cookie. Without it, lists can be up to a second out of date.

**Money** is in the currency of the shop, which \`GET /shop\` names, with at most as many decimals as the currency has. **Times** are ISO 8601 in UTC. A malformed id is treated as unknown.

**Errors** are RFC 9457 problem details; \`errors\` lists each invalid field.`;

const tags: Record<string, string> = {
  auth: 'Accounts and sessions of the embedded identity provider. POST requests must have the URL of the shop as `Origin`.',
  identity: 'The access token.',
  tokens: 'API tokens, with which programs make calls for a user.',
  webhooks: 'Requests to the programs of sellers and admins, about what happens in the shop.',
  users: 'Users, their roles and their verification.',
  cameras: 'Used cameras; `duration` is in months.',
  lens: 'Used lenses; `duration` is in months.',
  accessories: 'Everything else; `duration` is in years.',
  drafts: 'Unfinished items.',
  'own items': 'Changes of several items at once, by their seller.',
  grading: 'Checklists with which sellers grade an item, and the resulting grade.',
  search: 'Search across all kinds of gear.',
  offers: 'Price negotiation between a buyer and a seller, in turns.',
  sellers: 'Public seller profiles, and following sellers.',
  reviews: 'What the buyer and the seller of a completed deal write about each other.',
  conversations: 'Messages between a buyer and a seller about an item.',
  live: 'Live updates.',
  blocks: 'Blocked users.',
  watchlist: 'Items that a user watches.',
  notifications: 'Notifications and notification preferences.',
  'saved searches': 'Stored searches that notify their owner about new matching items.',
  orders: 'Bookings of one item by one buyer. Payment takes place in person.',
  reports: 'Reports from users, for admins to decide on.',
  moderation: 'Admin views of a user, and actions on reported items.',
  images: 'Photos of items and posts.',
  gear: 'The reference of camera and lens models, for autocompletion.',
  places: 'The towns of the world, for autocompletion and distances.',
  prices: 'What used items of a model are sold for.',
  fit: 'Compatibility of lenses and cameras.',
  kit: 'The cameras and lenses that the caller owns.',
  dashboard: 'Counts for the dashboard.',
  audit: 'The log of admin actions and logins.',
  health: 'The state of the shop itself, and its maintenance mode.',
  home: 'The content of the home page.',
  shop: 'The settings of the shop itself.',
  newsletter: 'Subscriptions, confirmed by email, and the newsletter issues that admins send.',
  blogs: 'Posts, written in Markdown by admins.',
};

const headers = {
  Link: {
    description: 'The URL of the next page; absent on the last one',
    schema: { type: 'string' },
    example: '</api/cameras?limit=24&cursor=WzE3NjM2…>; rel="next"',
  },
  'X-First-Row': {
    description: 'The number of the first row of this page, from 1',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  'X-Total-Count': {
    description: 'The total number of rows on all pages; for public lists exact up to 10,000',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 57,
  },
  'X-Total-Count-Capped': {
    description: '1 if there are more rows than `X-Total-Count`',
    schema: { type: 'string', const: '1' },
    example: '1',
  },
  'Retry-After': {
    description: 'Seconds to wait',
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
} as const;

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token that `GET /jwt` returns.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'rf_…',
    description: 'An API token with the scope that the call names, from `POST /my/tokens` or the profile.',
  },
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An ID token of the identity provider: for the embedded one, from `GET /auth/token`.',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The value of the `set-auth-token` response header of a login.',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'rangefinder.session_token',
    description:
      'The session cookie that a login sets in browsers; over https its name begins with `__Secure-`.',
  },
} as const;

const unexpected = {
  description:
    'Any other error is also a problem: 500 for an error of the server, 431 for headers that are too long',
  content: { 'application/problem+json': { schema: problem } },
};
const refusedUnread = {
  ...unexpected,
  description: 'Rejected before it was processed, such as 431 for headers that are too long',
};

export function describeApi(calls: readonly Described[], publicUrl: string, version: string) {
  const paths: ZodOpenApiPathsObject = {};
  const responses: Record<string, ZodOpenApiResponseObject> = { unexpected };
  for (const call of calls) {
    const refusals = describeProblems(problemsOf(call));
    Object.assign(responses, refusals.components);
    const statuses = Object.keys(refusals.responses).some((status) => status < '500')
      ? refusals.responses
      : { '4XX': refusedUnread, ...refusals.responses };
    const operation = describeOperation(call, statuses);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  const server = isLoopback(publicUrl)
    ? { url: '/api', description: 'The shop that returned this document' }
    : { url: `${publicUrl}/api`, description: 'This shop' };
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: shopName(),
      summary: 'The API of a marketplace for used camera gear',
      version,
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [server],
    tags: describeTags(calls),
    security: [],
    paths,
    components: {
      schemas: { Problem: problem },
      headers,
      responses,
      securitySchemes,
    },
  };
  return createDocument(document, { override: ({ jsonSchema }) => loosen(jsonSchema) });
}

/** Returns the tags that are used, in the order in which readers should see them. */
function describeTags(calls: readonly Described[]): { name: string; description: string }[] {
  const used = new Set(calls.map((call) => call.tag));
  return Object.entries(tags)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
}

/** Removes parts that the library adds but that we do not promise. */
function loosen(schema: { additionalProperties?: unknown; [key: string]: unknown }): void {
  // Later versions may add fields to responses.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // The pattern repeats `format` in four lines.
  if (schema['format'] === 'date-time') delete schema['pattern'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
}
