import { sql } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

/** Who the embedded provider says it is; not the address of the shop, which may move. */
export const embeddedIssuer = 'rangefinder';

/** Makes the embedded provider's account say what the person's record says. */
export async function updateEmbeddedAccount(
  trx: Trx,
  subject: string,
  { name, photo_url }: { name: string; photo_url: string | null },
): Promise<void> {
  await sql`
    update identity_user set name = ${name}, image = ${photo_url}, "updatedAt" = now() where id = ${subject}
  `.execute(trx);
}

/** Removes an account of the embedded provider, with its password and sessions. */
export async function removeEmbeddedAccount(trx: Trx, subject: string): Promise<void> {
  await sql`delete from identity_user where id = ${subject}`.execute(trx);
}
