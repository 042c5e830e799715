import { sql } from 'kysely';
import { sendVerification } from '#src/accounts/auth/email/verify.server.ts';
import { hashPassword, setPassword } from '#src/accounts/auth/passwords/credentials.server.ts';
import { refuseWeakPassword } from '#src/accounts/auth/passwords/weak-passwords.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Identity } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';

type NewAccount = { name: string; email: string; password: string };

/**
 * Hashes the password before a transaction begins, because that takes long. Returns a function that inserts the account
 * in the transaction, which the sign-up of the library cannot join.
 * @throws AppError `invalid` if the password is weak
 */
export async function prepareAccount(app: App, account: NewAccount) {
  await refuseWeakPassword(app.config, account.password, account, 'password');
  return prepareGenerated(app, account);
}

/** Like `prepareAccount`, with a random password, which is strong even if it contains a word by chance. */
export async function prepareGenerated({ config }: App, { name, email, password }: NewAccount) {
  const hash = await hashPassword(password, config.PASSWORD_COST);
  return async (trx: Trx): Promise<Identity> => {
    const id = newId();
    await sql`insert into identity_user (id, name, email) values (${id}, ${name}, ${email})`.execute(trx);
    await setPassword(trx, id, hash);
    return { issuer: embeddedIssuer, subject: id, email, name, emailVerified: false };
  };
}

/** Emails the link that confirms the address, after the transaction. */
export const welcomeAccount = (app: App, { subject }: Identity): Promise<void> =>
  sendVerification(app, subject);
