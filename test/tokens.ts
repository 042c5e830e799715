import { vi } from 'vitest';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { Person, Shop } from './shop.ts';

/** Signs a token two hours in the past, so that it has expired. */
export async function expiredToken(shop: Shop, { email, name }: Person): Promise<string> {
  const { issuer, subject } = await shop.app.db
    .selectFrom('people')
    .select(['issuer', 'subject'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3600_000 });
  const token = await signAccessToken(shop.app.authSecret, { issuer, subject, email, name });
  vi.useRealTimers();
  return token;
}
