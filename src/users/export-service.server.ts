import { listSignInsOf } from '#src/audit/service.server.ts';
import { exportPosts } from '#src/posts/service.server.ts';
import { exportListings } from '#src/listings/service.server.ts';
import { exportAccount, isEmailVerified } from '#src/auth/service.server.ts';
import { exportLetters, exportSubscription } from '#src/newsletter/service.server.ts';
import { exportOrders } from '#src/orders/service.server.ts';
import { exportReports } from '#src/reports/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Auth } from '#src/platform/caller.ts';
import type { PersonalData } from './contract.ts';
import { exportNotes } from './person-queries.server.ts';
import { exportPerson } from './queries.server.ts';
import { exportVerifications } from './verification-queries.server.ts';

const nothing = {
  listings: [],
  reports: [],
  posts: [],
  lettersWritten: [],
  verifications: [],
  signIns: [],
  notes: [],
  orders: { placed: [], received: [] },
};

/** Everything that is held on the caller, with or without a record: what they gave, and what became of it. */
export async function exportPersonalData(app: App, { identity, person }: Auth): Promise<PersonalData> {
  // One state of the database: nothing in it contradicts the rest.
  return app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { account, sessions } = await exportAccount(trx, identity);
      const email = account?.email ?? person?.email ?? identity.email;
      // Whether an address gets letters is told to its owner alone.
      const isTheirs = person ? person.emailVerified : await isEmailVerified(trx, identity);
      const { listings, reports, posts, lettersWritten, verifications, signIns, notes, orders } = person
        ? await exportDeeds(person.id)
        : nothing;
      return {
        exportedAt: new Date().toISOString(),
        record: (person && (await exportPerson(trx, person.id))) ?? null,
        account,
        sessions,
        listings,
        ordersPlaced: orders.placed,
        ordersReceived: orders.received,
        reports,
        posts,
        lettersWritten,
        verifications,
        signIns,
        notes,
        newsletter: (isTheirs && (await exportSubscription(trx, email))) || null,
      };

      async function exportDeeds(id: string) {
        return {
          listings: await exportListings(trx, id),
          orders: await exportOrders(trx, id),
          reports: await exportReports(trx, id),
          posts: await exportPosts(trx, id),
          lettersWritten: await exportLetters(trx, id),
          verifications: await exportVerifications(trx, id),
          signIns: await listSignInsOf(trx, id),
          notes: await exportNotes(trx, id),
        };
      }
    });
}
