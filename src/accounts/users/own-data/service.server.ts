import { exportAccount, isEmailVerified } from '#src/accounts/auth/service.server.ts';
import { exportUser } from '#src/accounts/users/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Auth } from '#src/platform/caller.ts';
import type { PersonalData } from '#src/platform/feature.server.ts';

export async function exportPersonalData(app: App, { identity, user }: Auth, held: PersonalData) {
  // Reads one snapshot, so that all parts are consistent.
  return app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { account, sessions } = await exportAccount(app, trx, identity);
      const email = account?.email ?? user?.email ?? identity.email;
      const isEmailProved = user ? user.emailVerified : await isEmailVerified(trx, identity);
      const data: Record<string, object | null> = {};
      for (const [name, each] of Object.entries(held))
        if ('read' in each) data[name] = user ? await each.read(trx, user.id) : [];
        else data[name] = isEmailProved ? await each.readByEmail(trx, email) : null;
      return {
        exportedAt: new Date().toISOString(),
        record: (user && (await exportUser(trx, user.id))) ?? null,
        account,
        sessions,
        ...data,
      };
    });
}
