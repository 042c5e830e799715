import { vi } from 'vitest';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { ReadMail } from './mails.ts';
import { type TestUser, type Shop, password, type ApiResponse } from './shop.ts';

/** Returns the emails to an address, the oldest first, once all background work is done. */
export async function mailsTo(shop: Shop, email: string): Promise<ReadMail[]> {
  await shop.work();
  return (await shop.mails()).filter(({ to }) => to === email);
}

/** Returns the token in the last link that was emailed to an address. */
export async function tokenTo(
  shop: Shop,
  email: string,
  page: 'verify-email' | 'reset-password',
): Promise<string> {
  const links = (await mailsTo(shop, email)).flatMap(
    ({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? [],
  );
  const token = links.at(-1);
  if (!token) throw new Error(`no link to ${page} in a mail to ${email}`);
  return token;
}

/** Calls a path under `/auth`, with a session as the bearer token if one is given. */
export const postAuth = (shop: Shop, path: string, body: object, as?: string): Promise<ApiResponse> =>
  shop.call('POST', `/auth/${path}`, { body, ...(as && { as }) });

export const signIn = (shop: Shop, email: string, by = password): Promise<ApiResponse> =>
  postAuth(shop, 'sign-in/email', { email, password: by });

/** Returns the session that a login or sign-up has opened. */
export const sessionOf = ({ headers }: ApiResponse): string => headers.get('set-auth-token')!;

/** Exchanges a session for an ID token, and that for an access token. */
export async function tokensOf(
  shop: Shop,
  email: string,
  session: { as: string } | { headers: Record<string, string> },
): Promise<{ idToken: string; token: string }> {
  const { token: idToken } = (await shop.call('GET', '/auth/token', session)).body;
  const { accessToken: token } = (await shop.call('GET', `/jwt?email=${email}`, { as: idToken })).body;
  return { idToken, token };
}

/** Sets all sessions back, so that no login or confirmation counts any more. */
export const endConfirmations = async (shop: Shop): Promise<unknown> =>
  shop.sql`update identity_session set "confirmedAt" = now() - interval '10 minutes'`;

/** Returns the id of an account at the embedded identity provider. */
export async function accountIdOf(shop: Shop, email: string): Promise<string> {
  return (await shop.sql<{ id: string }>`select id from identity_user where email = ${email}`)[0]!.id;
}

export const countSessions = async (shop: Shop, email: string): Promise<number> => {
  const sessions = await shop.sql`select from identity_session s join identity_user u on u.id = s."userId"
    where email = ${email}`;
  return sessions.length;
};

export async function confirmEmail(shop: Shop, { email }: { email: string }): Promise<ApiResponse> {
  return postAuth(shop, 'verify-email', { token: await tokenTo(shop, email, 'verify-email') });
}

export const subjectsTo = async (shop: Shop, email: string): Promise<string[]> =>
  (await mailsTo(shop, email)).map(({ subject }) => subject);

/** Signs a token that has expired, because it was issued two hours ago. */
export async function expiredToken(shop: Shop, { email, name }: TestUser): Promise<string> {
  const { issuer, subject } = await shop.app.db
    .selectFrom('users')
    .select(['issuer', 'subject'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3600_000 });
  const token = await signAccessToken(shop.app.authSecret, { issuer, subject, email, name });
  vi.useRealTimers();
  return token;
}
