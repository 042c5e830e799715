import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEmbeddedProvider } from '#src/accounts/auth/embedded/provider.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { admin, buyers, sellers, type Person } from './people.ts';

const day = 24 * 3600_000;
const people: Person[] = [admin, ...buyers, ...sellers];

export type Account = Person & { id: string; subject: string; issuer: string; password: string };

/** Makes an account of each demo person, with a password of this installation. */
export async function createAccounts(app: App): Promise<Account[]> {
  // Accounts elsewhere cannot be made here: nobody signs in as a demo person then.
  if (app.config.IDENTITY !== 'embedded')
    return people.map((person) => ({
      ...person,
      id: newId(),
      issuer: 'demo',
      subject: person.email,
      password: '',
    }));
  const provider = createEmbeddedProvider(app);
  // Left by a first start that was cut short.
  await provider.removeAccounts(people.map(({ email }) => email));
  // Side by side: most of the time goes into hashing passwords.
  return Promise.all(
    people.map(async (person) => {
      const { name, email } = person;
      const password = randomBytes(9).toString('base64url');
      const { subject, issuer } = await provider.createAccount({ name, email, password });
      return { ...person, id: newId(), subject, issuer, password };
    }),
  );
}

/** Writes down for whoever runs the shop how to sign in as them. */
export async function writePasswords(app: App, accounts: Account[]): Promise<void> {
  const lines = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(7)} ${email.padEnd(32)} ${password}`,
  );
  await mkdir(app.config.STATE_DIR, { recursive: true });
  const text =
    app.config.IDENTITY === 'embedded'
      ? `Demo people, with passwords of this installation alone:\n${lines.join('\n')}\n`
      : 'Nobody can sign in as the demo people: accounts are not kept here.\n';
  await writeFile(join(app.config.STATE_DIR, 'demo.txt'), text, { mode: 0o600 });
}

export async function insertPeople(trx: Trx, accounts: Account[]): Promise<void> {
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
  await trx.insertInto('people').values(rows).execute();
  const verifications = accounts.flatMap(({ id, verified, joinedDaysAgo }) =>
    verified.length > 0
      ? {
          id: newId(),
          person_id: id,
          given_at: new Date(Date.now() - (joinedDaysAgo - 3) * day),
          given_by: accounts[0]!.id,
          checked: [...verified],
        }
      : [],
  );
  await trx.insertInto('verifications').values(verifications).execute();
}

/** The person of an account, as the shop knows who calls. */
export const personAs = (accounts: Account[]) => (person: { email: string }) => {
  const account = accounts.find(({ email }) => email === person.email)!;
  const { id, name, email, role } = account;
  return {
    id,
    name,
    email,
    role,
    emailVerified: true,
    photoURL: null,
    ...('phone' in person && { phone: String(person.phone) }),
  };
};
