import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { prepared } from '#src/platform/db/pipeline.server.ts';
import type { Unread } from './schemas.ts';

type Row = { id: string; isOpen: boolean; generation: number; messages: number; notifications: number };

/** Reads whether accounts are open, the generation of their valid tokens, and their unread counts. */
export async function readPeople(db: DbOrTrx, ids: readonly string[]): Promise<Row[]> {
  const asked = sql<Row>`
    select people.id, deleted_at is null and suspended_at is null as "isOpen", coalesce(generation, 0) as generation,
      (select coalesce(sum(buyer_unread), 0)::int from conversations where buyer_id = people.id and buyer_unread > 0)
        + (select coalesce(sum(seller_unread), 0)::int from conversations where seller_id = people.id and seller_unread > 0)
        as messages,
      (select count(*)::int from notifications where person_id = people.id and read_at is null) as notifications
    from people left join token_generations using (issuer, subject)
    where people.id = any(${ids}::text[])`;
  const { rows } = await prepared(() => asked.execute(db));
  return rows;
}

export async function countUnread(app: App, caller: Caller): Promise<Unread> {
  const [{ messages, notifications } = { messages: 0, notifications: 0 }] = await readPeople(app.db, [
    caller.id,
  ]);
  return { messages, notifications };
}
