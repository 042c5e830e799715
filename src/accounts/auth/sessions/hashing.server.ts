import type { BetterAuthPlugin } from 'better-auth';
import { z } from 'zod';
import { hashToken } from '#src/platform/security/crypto.server.ts';

type Adapter = Parameters<NonNullable<BetterAuthPlugin['init']>>[0]['adapter'];
type Inner = Omit<Adapter, 'transaction'>;
type Where = Parameters<Adapter['findOne']>[0]['where'];

const stored = z.object({ token: z.string() });

/** Hashes stored session tokens, so that a leaked backup opens no session. The library has no option for this. */
export function hashedSessions(): BetterAuthPlugin {
  return {
    id: 'rangefinder-hashed-sessions',
    init: ({ adapter }) => ({ context: { adapter: wrapAdapter(adapter) } }),
  };
}

function wrapAdapter(adapter: Adapter): Adapter {
  return {
    ...wrapOperations(adapter),
    transaction: (run) => adapter.transaction((inner) => run(wrapOperations(inner))),
  };
}

function wrapOperations<A extends Inner>(adapter: A): A {
  return {
    ...adapter,
    async create(input) {
      if (input.model !== 'session') return adapter.create(input);
      const { token } = stored.parse(input.data);
      const row = await adapter.create({ ...input, data: { ...input.data, token: hashToken(token) } });
      return { ...row, token };
    },
    findOne: async (input) => withToken(await adapter.findOne(hashQuery(input)), input),
    findMany: (input) => adapter.findMany(input.where ? hashQuery({ ...input, where: input.where }) : input),
    update: async (input) => withToken(await adapter.update(hashQuery(input)), input),
    updateMany: (input) => adapter.updateMany(hashQuery(input)),
    delete: (input) => adapter.delete(hashQuery(input)),
    deleteMany: (input) => adapter.deleteMany(hashQuery(input)),
    consumeOne: async (input) => withToken(await adapter.consumeOne(hashQuery(input)), input),
  } satisfies A;
}

type Selected = { model: string; where: Where };

const isToken = ({ field }: Where[number]) => field === 'token';

function hashQuery<I extends Selected>(input: I): I {
  if (input.model !== 'session' || !input.where.some(isToken)) return input;
  return { ...input, where: input.where.map((part) => (isToken(part) ? hashPart(part) : part)) };
}

function hashPart(part: Where[number]): Where[number] {
  const { value } = part;
  return {
    ...part,
    value: Array.isArray(value) ? value.map((item) => hashToken(`${item}`)) : hashToken(`${value}`),
  };
}

/**
 * Returns the row with the token from the query instead of its hash, because the library writes the token to the
 * cookie.
 */
function withToken<T>(row: T | null, { model, where }: Selected): T | null {
  const token = model === 'session' && where.find(isToken)?.value;
  return row && typeof token === 'string' ? { ...row, token } : row;
}
