import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Identity } from '#src/platform/caller.ts';
import { accountMails, mailAccount } from './mails.server.ts';
import { raiseGeneration } from './queries.server.ts';

/** The sign-in methods of an account, as of an ID token issued `at` (seconds of the epoch). */
export type SignInMethods = { providers: string[]; at: number };

/**
 * Ends all tokens when there is a new way in, because the owner may have joined an account that a stranger made.
 * Ignores proofs older than the last one, which the stranger may have kept.
 */
export async function noteSignInMethods(
  app: App,
  identity: Identity,
  { providers, at }: SignInMethods,
): Promise<void> {
  const { issuer, subject, email, name, emailVerified = false } = identity;
  await app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ providers: string[]; at: number }>`
      select providers, noted_at as at from provider_links
      where issuer = ${issuer} and subject = ${subject} for update
    `.execute(trx);
    const known = rows[0];
    if (known && at < known.at) return;
    await sql`
      insert into provider_links (issuer, subject, providers, noted_at)
      values (${issuer}, ${subject}, ${providers}, ${at})
      on conflict (issuer, subject) do update set providers = excluded.providers, noted_at = excluded.noted_at
    `.execute(trx);
    if (!known || providers.every((provider) => known.providers.includes(provider))) return;
    await raiseGeneration(trx, issuer, subject);
    const mail = accountMails.linkedOutside(app.config, issuer, subject);
    await mailAccount(app, trx, { id: subject, name, email, emailVerified }, mail);
  });
}
