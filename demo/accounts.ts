import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { prepareGenerated } from '#src/accounts/auth/embedded/new-account-service.server.ts';
import { setAccountEmail } from '#src/accounts/auth/embedded/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { admin, buyers, sellers, type DemoUser } from './users.ts';

const day = 24 * 3600_000;
const demoUsers: DemoUser[] = [admin, ...buyers, ...sellers];

export type Account = DemoUser & { id: string; subject: string; issuer: string; password: string };

/** Creates an account with a random password for each demo user. */
export async function createAccounts(app: App): Promise<Account[]> {
  // Accounts at an external provider cannot be created here, so nobody can log in as a demo user.
  if (app.config.IDENTITY !== 'embedded')
    return demoUsers.map((user) => ({
      ...user,
      id: newId(),
      issuer: 'demo',
      subject: user.email,
      password: '',
    }));
  // A first start that was interrupted may have left these accounts behind.
  await sql`delete from identity_user where email = any(${demoUsers.map(({ email }) => email)})`.execute(
    app.db,
  );
  const accounts: Account[] = [];
  // One after another: new connections time out on a slow machine that is busy with hashing passwords.
  for (const user of demoUsers) {
    const { name, email } = user;
    const password = randomBytes(9).toString('base64url');
    const insert = await prepareGenerated(app, { name, email, password });
    const { subject, issuer } = await app.db.transaction().execute(async (trx) => {
      const identity = await insert(trx);
      // Demo users cannot read email, so their addresses count as confirmed.
      await setAccountEmail(trx, identity.subject, email, true);
      return identity;
    });
    accounts.push({ ...user, id: newId(), subject, issuer, password });
  }
  return accounts;
}

/** Writes the passwords of the demo users to a file for the operator. */
export async function writePasswords(app: App, accounts: Account[]): Promise<void> {
  const lines = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(7)} ${email.padEnd(32)} ${password}`,
  );
  await mkdir(app.config.STATE_DIR, { recursive: true });
  const text =
    app.config.IDENTITY === 'embedded'
      ? `Demo people, with passwords that work only in this installation:\n${lines.join('\n')}\n`
      : 'Nobody can sign in as the demo people: an external provider has the accounts.\n';
  await writeFile(join(app.config.STATE_DIR, 'demo.txt'), text, { mode: 0o600 });
}

export async function insertUsers(trx: Trx, accounts: Account[]): Promise<void> {
  const rows = accounts.map(({ id, issuer, subject, name, email, role, joinedDaysAgo }) => ({
    id,
    issuer,
    subject,
    name,
    email,
    email_verified: true,
    role,
    created_at: new Date(Date.now() - joinedDaysAgo * day),
  }));
  await trx.insertInto('users').values(rows).execute();
  await trx
    .insertInto('demo_users')
    .values(rows.map(({ id }) => ({ id })))
    .execute();
  await trx.deleteFrom('demo_removal').execute();
  const verifications = accounts.flatMap(({ id, verified, joinedDaysAgo }) =>
    verified.length > 0
      ? {
          id: newId(),
          user_id: id,
          given_at: new Date(Date.now() - (joinedDaysAgo - 3) * day),
          given_by: accounts[0]!.id,
          checked: [...verified],
        }
      : [],
  );
  await trx.insertInto('verifications').values(verifications).execute();
}

/** Returns a function that looks up the caller for a demo user. */
export const callerFinder = (accounts: Account[]) => (user: { email: string }) => {
  const account = accounts.find(({ email }) => email === user.email)!;
  const { id, name, email, role } = account;
  return {
    id,
    name,
    email,
    role,
    emailVerified: true,
    photoURL: null,
    ...('phone' in user && { phone: String(user.phone) }),
  };
};
