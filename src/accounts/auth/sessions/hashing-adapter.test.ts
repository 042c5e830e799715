import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashedSessions } from './hashing.server.ts';

type Input = { model: string; where?: object[]; data?: object };
type Operations = Record<string, (input: Input) => Promise<unknown>>;

const queryMethods = ['findOne', 'findMany', 'update', 'updateMany', 'delete', 'deleteMany', 'consumeOne'];

/** Wraps a stub of the library's adapter, which records queries and returns one row. */
function wrapped(row: object | null) {
  const queries: [string, Input][] = [];
  const operations: Operations = {};
  for (const name of ['create', ...queryMethods])
    operations[name] = async (input) => {
      queries.push([name, input]);
      return row;
    };
  const adapter = {
    ...operations,
    count: 'untouched',
    transaction: async (run: (inner: Operations) => unknown) => run(operations),
  };
  const made = hashedSessions().init!({ adapter } as never) as unknown as {
    context: { adapter: Operations & { transaction: typeof adapter.transaction; count: unknown } };
  };
  return { queries, adapter: made.context.adapter };
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const stored = { id: 's1', token: hash('t1') };
const byToken = (value: unknown) => [
  { field: 'token', operator: 'in', value },
  { field: 'userId', value: 'u1' },
];
const session = { model: 'session', where: byToken('t1') };
const hashedSession = { model: 'session', where: byToken(hash('t1')) };
const returningMethods = ['findOne', 'update', 'consumeOne'];

test.for(queryMethods)('the adapter method %s looks up a session by the hash of its token', async (name) => {
  const { queries, adapter } = wrapped(stored);
  const response = await adapter[name]!(session);
  expect(queries).toEqual([[name, hashedSession]]);
  expect(response).toEqual(returningMethods.includes(name) ? { id: 's1', token: 't1' } : stored);
});

test.for(queryMethods)('the adapter method %s passes any other query through unchanged', async (name) => {
  for (const input of [
    { model: 'session', where: [{ field: 'userId', value: 'u1' }] },
    { model: 'session', where: [] },
    { model: 'account', where: byToken('t1') },
  ]) {
    const { queries, adapter } = wrapped(stored);
    expect(await adapter[name]!(input)).toEqual(stored);
    expect(queries).toEqual([[name, input]]);
  }
});

test('a query by several tokens hashes each token and returns the rows unchanged', async () => {
  for (const name of queryMethods) {
    const { queries, adapter } = wrapped(stored);
    expect(await adapter[name]!({ model: 'session', where: byToken(['t1', 't2']) })).toEqual(stored);
    expect(queries).toEqual([[name, { model: 'session', where: byToken([hash('t1'), hash('t2')]) }]]);
  }
});

test('a missing session is returned as null', async () => {
  for (const name of returningMethods) expect(await wrapped(null).adapter[name]!(session)).toBeNull();
});

test('a session is stored with the hash and returned with its token; other models are stored unchanged', async () => {
  const { queries, adapter } = wrapped(stored);
  const made = await adapter['create']!({ model: 'session', data: { token: 't1', userId: 'u1' } });
  expect(made).toEqual({ id: 's1', token: 't1' });
  const user = { model: 'user', data: { token: 't1' } };
  expect(await adapter['create']!(user)).toEqual(stored);
  expect(queries).toEqual([
    ['create', { model: 'session', data: { token: hash('t1'), userId: 'u1' } }],
    ['create', user],
  ]);
  const all = { model: 'session' };
  expect(await adapter['findMany']!(all)).toEqual(stored);
  expect(queries.at(-1)).toEqual(['findMany', all]);
});

test('tokens are hashed inside a transaction, too, and other methods are passed through', async () => {
  const { queries, adapter } = wrapped(stored);
  expect(adapter.count).toBe('untouched');
  expect(await adapter.transaction(async (inner) => inner['findOne']!(session))).toEqual({
    id: 's1',
    token: 't1',
  });
  expect(queries).toEqual([['findOne', hashedSession]]);
});
