import { callWell, createUser, openSession, takeToken } from '#lab/bench/users.ts';
import type { Shop } from './shop.ts';

/** Signs up a user with the same calls as a browser. The account must survive crashes. */
export async function signUp({ url }: Shop, email: string): Promise<void> {
  const account = { name: 'Ada', email };
  const token = await takeToken(url, email, await openSession(url, 'sign-up', account));
  await createUser(url, token, { ...account, role: 'Seller' });
}

/** Logs in and returns the user's role, which works only if the account, the secret and the user's row still exist. */
export async function roleOf({ url }: Shop, email: string): Promise<string | undefined> {
  const token = await takeToken(url, email, await openSession(url, 'sign-in', { email }));
  type Users = { email: string; role: string }[];
  const { body } = await callWell<Users>(url, 'GET', '/users', { as: { token } });
  return body.find((each) => each.email === email)?.role;
}
