import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsPath } from '#src/messaging/live/schemas.ts';
import { hostileTexts, valueOf } from '#test/arbitrary.ts';
import { expectProblem } from '#test/problems.ts';
import { aPost } from '#test/samples.ts';
import { aCamera, book, createListing, type ApiResponse, useShop } from '#test/shop.ts';

// Opened before the tests are collected, because each operation has its own test.
const shop = await useShop();
const { body: api } = await shop.call('GET', '/openapi.json');
const [buyer, seller, admin] = [
  await shop.signUpUser('Buyer'),
  await shop.signUpUser('Seller'),
  await shop.createUser('admin'),
];
const item = await createListing(shop, seller);
const order = await book(shop, buyer, await createListing(shop, seller));
const post = await aPost(shop);
const victim = await shop.createUser('Buyer');

const find = (ref: string) => api.components.schemas[ref.split('/').at(-1)!];
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: object };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: object }> } };
const operations = Object.entries<Record<string, Operation>>(api.paths)
  // Excludes the stream, which needs an HTTP server that this shop does not have; event-streams.test.ts covers it.
  .filter(([path]) => !path.endsWith(eventsPath))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  // Takes no input, and would close the accounts of the callers.
  .filter(({ method, path }) => `${method} ${path}` !== 'DELETE /profile');

// The seed is fixed, so that a failed run can be repeated; a different seed tries different inputs.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261);
const tokens = [undefined, buyer.token, seller.token, admin.token, buyer.session, buyer.idToken, 'x.y.z'];
const ids = [item._id, order._id, post.id, victim.id, buyer.email];

/** Text without the characters that no client can send in an address or a header. */
const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

function callOf({ parameters = [], requestBody }: Operation) {
  const named = (place: Parameter['in']) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            place === 'path'
              ? fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...hostileTexts), fc.string())
              : valueOf(schema, find),
          ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const json = requestBody?.content['application/json'];
  const body = json
    ? fc.oneof(
        { weight: 9, arbitrary: valueOf(json.schema, find) },
        { weight: 1, arbitrary: fc.constant(aCamera) },
      )
    : fc.uint8Array({ maxLength: 300 });
  return fc.record({
    as: fc.constantFrom(...tokens),
    params: named('path'),
    query: named('query'),
    headers: named('header'),
    body,
  });
}

function expectNoFault(response: ApiResponse, what: string): void {
  expect(response.status, what).toBeLessThan(500);
  if (response.status >= 400) expectProblem(response, response.status, undefined, what);
}

test.for(operations)(
  '$method $path never responds with a server error, whatever the input',
  async ({ method, path, operation }) => {
    const isRaw = operation.requestBody && !operation.requestBody.content['application/json'];
    const hasBody = operation.requestBody !== undefined;
    // Hashing a password is slow on purpose.
    const numRuns = path.startsWith('/auth') ? 10 : 25;
    await fc.assert(
      fc.asyncProperty(callOf(operation), async ({ as, params, query, headers, body }) => {
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(wordOf((params as Record<string, unknown>)[name])),
        );
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [name, wordOf(value)]),
        );
        const sent = Object.entries(headers)
          .map(([name, value]): [string, string] => [name, wordOf(value)])
          .filter(([, value]) => /^[\x20-\x7e\t]*$/.test(value));
        const response = await shop.call(method, `${filled}?${search}`, {
          ...(as ? { as } : {}),
          headers: {
            ...Object.fromEntries(sent),
            ...(hasBody && {
              'content-type': isRaw ? 'multipart/form-data; boundary=x' : 'application/json',
            }),
          },
          ...(hasBody && { body: isRaw ? (body as Uint8Array) : JSON.stringify(body) }),
        });
        expectNoFault(response, `${method} ${filled}?${search}`);
      }),
      { numRuns, seed, interruptAfterTimeLimit: 8_000, markInterruptAsFailure: false },
    );
  },
);

test.for<[string, most: number, body: string]>([
  // These bodies are rejected before they are parsed; invalid content would get a 422.
  ['nested arrays', 400, '['.repeat(6_000) + ']'.repeat(6_000)],
  ['nested objects', 400, '{"a":'.repeat(2_000) + '1' + '}'.repeat(2_000)],
  ['nested arrays in a field', 400, `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['brackets in a text', 422, JSON.stringify({ des: '['.repeat(50_000) })],
  ['backslashes in a text that does not end', 422, `{"a":"${'\\'.repeat(60_000)}`],
  ['fields', 422, JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, n])))],
])(
  'a body of very many %s causes no server error, with or without an idempotency key',
  async ([, maxStatus, body]) => {
    for (const path of ['/orders', '/cameras', '/auth/sign-in/email', '/users']) {
      for (const headers of [{}, { 'idempotency-key': 'deep' }] as Record<string, string>[]) {
        const as = path === '/cameras' ? seller : buyer;
        const type = { 'content-type': 'application/json' };
        const response = await shop.call('POST', path, { as, body, headers: { ...type, ...headers } });
        expectNoFault(response, path);
        expect(response.status, path).toBeLessThanOrEqual(maxStatus);
      }
    }
  },
);
