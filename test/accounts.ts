import { mailsTo, tokenTo } from './account-mails.ts';
import { password, type Answer, type Shop } from './shop.ts';

/** Calls a path under `/auth`, with the bearer token of a session if one is given. */
export const postAuth = (shop: Shop, path: string, body: object, as?: string): Promise<Answer> =>
  shop.call('POST', `/auth/${path}`, { body, ...(as && { as }) });

export const signIn = (shop: Shop, email: string, by = password): Promise<Answer> =>
  postAuth(shop, 'sign-in/email', { email, password: by });

/** The session that signing in or up has opened. */
export const sessionOf = ({ headers }: Answer): string => headers.get('set-auth-token')!;

/** The ID token of a session, and the access token that it is exchanged for. */
export async function tokensOf(
  shop: Shop,
  email: string,
  session: { as: string } | { headers: Record<string, string> },
): Promise<{ idToken: string; token: string }> {
  const { token: idToken } = (await shop.call('GET', '/auth/token', session)).body;
  const { accessToken: token } = (await shop.call('GET', `/jwt?email=${email}`, { as: idToken })).body;
  return { idToken, token };
}

/** The id of an account at the embedded provider. */
export async function accountIdOf(shop: Shop, email: string): Promise<string> {
  return (await shop.sql<{ id: string }>`select id from identity_user where email = ${email}`)[0]!.id;
}

export const countSessions = async (shop: Shop, email: string): Promise<number> => {
  const sessions = await shop.sql`select from identity_session s join identity_user u on u.id = s."userId"
    where email = ${email}`;
  return sessions.length;
};

export async function confirmEmail(shop: Shop, { email }: { email: string }): Promise<Answer> {
  return postAuth(shop, 'verify-email', { token: await tokenTo(shop, email, 'verify-email') });
}

export const subjectsTo = async (shop: Shop, email: string): Promise<string[]> =>
  (await mailsTo(shop, email)).map(({ subject }) => subject);
