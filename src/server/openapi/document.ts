import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { isLoopback } from '#src/platform/config/values.server.ts';
import { problem } from '#src/platform/schemas.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { describeOperation } from './operation.ts';
import { describeProblems, problemsOf } from './problems.ts';

const about = `A marketplace for used cameras, lenses and accessories.

**Logging in.** \`POST /auth/sign-up/email\` or \`/auth/sign-in/email\` opens a session, \`GET /auth/token\` answers its ID
token, \`GET /jwt?email=\` exchanges that for an access token, and \`POST /users\` makes the caller's record, once. Every
other call that is not for everyone takes the access token: \`Authorization: Bearer …\`.

**Lists** return a JSON array, newest first unless stated otherwise. The next page is in \`Link: <…>; rel="next"\`, the
total in \`X-Total-Count\`.

**After a write** its \`X-Position\`, sent back within ten seconds, has a read know of it, whichever process answers; browsers
send it as a cookie. Without it lists may be a second old.

**Money** is in dollars with at most two decimals. **Times** are ISO 8601 in UTC. A malformed id is an unknown id.

**Refusals** are problems of RFC 9457; \`errors\` names each field that was refused.`;

const tags: Record<string, string> = {
  auth: 'Accounts and sessions of the embedded identity provider. POSTs need `Origin` to be the address of the shop.',
  identity: 'The access token.',
  users: 'People, their roles, and who is verified.',
  cameras: 'Used cameras; `duration` is in months.',
  lens: 'Used lenses; `duration` is in months.',
  accessories: 'Everything else; `duration` is in years.',
  grading: 'Questions by which sellers grade an item, and the grade that follows.',
  search: 'Finding gear of any kind.',
  offers: 'What a buyer would give for an item, and what its seller says to that, in turns.',
  sellers: 'What everyone may know of sellers, and who hears of their new items.',
  reviews: 'What the two sides of a completed deal say of each other.',
  conversations: 'What a buyer and a seller say to each other about an item.',
  live: 'Being told of what happens while one looks.',
  blocks: 'Whom people want to hear no more of.',
  watchlist: 'Items that someone keeps an eye on.',
  notifications: 'What people are told of, and how they choose to be told.',
  'saved searches': 'Searches that someone keeps: each item finds those that it matches.',
  orders: 'Bookings: one item, one buyer. Nothing is paid here: people meet.',
  reports: 'What people report about items, for admins to judge.',
  moderation: 'What admins see of a person and do about items that were reported.',
  images: 'Photos of items and posts.',
  gear: 'Cameras and lenses that there are, to complete what sellers type.',
  fit: 'Whether a lens goes onto a camera.',
  kit: 'The cameras and lenses that someone has.',
  dashboard: 'What the pages behind the login count.',
  audit: 'What admins did, and who logged in.',
  health: 'The state of the shop itself, and its maintenance mode.',
  home: 'What the home page shows.',
  newsletter: 'Subscriptions, confirmed by mail, and the letters that admins send.',
  blogs: 'Posts, written in Markdown by admins.',
};

const headers = {
  Link: {
    description: 'Where the next page is; absent on the last one',
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
    description: 'How many there are on all pages; of public lists, exact up to 10,000',
    required: true,
    schema: { type: 'integer', minimum: 0 },
    example: 57,
  },
  'X-Total-Count-Capped': {
    description: '1 where there are more than `X-Total-Count` says',
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
    description: 'The access token that `GET /jwt` answers.',
  },
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An ID token of the identity provider: for the embedded one what `GET /auth/token` answers.',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'What signing in answers in the header `set-auth-token`.',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'rangefinder.session_token',
    description:
      'The cookie that signing in sets, for browsers; over https its name begins with `__Secure-`.',
  },
} as const;

const unexpected = {
  description: 'Anything else is a problem, too: 500 for a fault of ours, 431 for headers that are too long',
  content: { 'application/problem+json': { schema: problem } },
};
const refusedUnread = {
  ...unexpected,
  description: 'Refused before it was looked at, as 431 for long headers',
};

export function describeApi(calls: readonly Described[], publicUrl: string, version: string): object {
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
    ? { url: '/api', description: 'The shop that answered this document' }
    : { url: `${publicUrl}/api`, description: 'This shop' };
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Rangefinder',
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

/** The used tags, in a reader's order. */
function describeTags(calls: readonly Described[]): { name: string; description: string }[] {
  const used = new Set(calls.map((call) => call.tag));
  return Object.entries(tags)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
}

/** Removes what the library adds beyond our promises. */
function loosen(schema: { additionalProperties?: unknown; [key: string]: unknown }): void {
  // Responses may get more fields.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // The pattern repeats `format` in four lines.
  if (schema['format'] === 'date-time') delete schema['pattern'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
}
