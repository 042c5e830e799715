import { exportAccount, isEmailVerified } from '#src/accounts/auth/service.server.ts';
import { exportSubscription } from '#src/content/newsletter/subscribing/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Auth } from '#src/platform/caller.ts';
import type { PersonalRows } from '#src/platform/feature.server.ts';
import { exportPerson } from '#src/accounts/users/queries.server.ts';

export async function exportPersonalData(
  app: App,
  { identity, person }: Auth,
  rows: Readonly<Record<string, PersonalRows>>,
) {
  // One state of the database: nothing in it contradicts the rest.
  return app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { account, sessions } = await exportAccount(trx, identity);
      const email = account?.email ?? person?.email ?? identity.email;
      // Whether an address gets letters is told to its owner alone.
      const isTheirs = person ? person.emailVerified : await isEmailVerified(trx, identity);
      const held: Record<string, object[]> = {};
      for (const [name, { read }] of Object.entries(rows))
        held[name] = person ? await read(trx, person.id) : [];
      return {
        exportedAt: new Date().toISOString(),
        record: (person && (await exportPerson(trx, person.id))) ?? null,
        account,
        sessions,
        ...held,
        newsletter: (isTheirs && (await exportSubscription(trx, email))) || null,
      };
    });
}
