import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Identity } from '#src/platform/caller.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import { composeLinkedOutside } from './mails.server.ts';
import { raiseGeneration } from './queries.server.ts';

/**
 * Hears from a proof what opens an account at a provider outside. Something new, as Google beside a password, may be its
 * owner's coming to an account that a stranger made: access tokens that were given out end, and the owner is told how to
 * end the password, which only the provider can.
 */
export async function noteProviders(app: App, identity: Identity, providers: string[]): Promise<void> {
  const { issuer, subject, email, name, emailVerified = false } = identity;
  await app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ known: string[] }>`
      select providers as known from provider_links where issuer = ${issuer} and subject = ${subject} for update
    `.execute(trx);
    const known = rows[0]?.known;
    if (known && providers.every((provider) => known.includes(provider))) return;
    await sql`
      insert into provider_links values (${issuer}, ${subject}, ${providers})
      on conflict (issuer, subject) do update set providers = excluded.providers
    `.execute(trx);
    if (!known) return;
    await raiseGeneration(trx, issuer, subject);
    await enqueueMail(app, trx, composeLinkedOutside(app, { name, email, emailVerified }));
  });
}
