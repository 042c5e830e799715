import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { OrderStage } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { prepared } from '#src/platform/db/shared-pool.server.ts';
import type { LiveEvent, Unread } from './schemas.ts';

export type LiveState = {
  id: string;
  isOpen: boolean;
  generation: number;
  messages: number;
  notifications: number;
};

/** Returns, for each account, whether it is open, the generation of its valid tokens, and its unread counts. */
export async function readLiveStates(db: DbOrTrx, ids: readonly string[]): Promise<LiveState[]> {
  const query = sql<LiveState>`
    select people.id, deleted_at is null and suspended_at is null as "isOpen", coalesce(generation, 0) as generation,
      (select coalesce(sum(buyer_unread), 0)::int from conversations where buyer_id = people.id and buyer_unread > 0)
        + (select coalesce(sum(seller_unread), 0)::int from conversations where seller_id = people.id and seller_unread > 0)
        as messages,
      (select count(*)::int from notifications where person_id = people.id and read_at is null) as notifications
    from people left join token_generations using (issuer, subject)
    where people.id = any(${ids}::text[])`;
  const { rows } = await prepared(() => query.execute(db));
  return rows;
}

export async function countUnread(app: App, caller: Caller): Promise<Unread> {
  const [{ messages, notifications } = { messages: 0, notifications: 0 }] = await readLiveStates(app.db, [
    caller.id,
  ]);
  return { messages, notifications };
}

export const syncOf = ({ messages, notifications }: Unread): LiveEvent => ({
  name: 'sync',
  data: { messages, notifications },
});

/** Returns the event, with the current counts, for an entry `KIND:…` of `liveTag`; null for an unknown kind. */
export function eventOf(entry: string, unread: Unread): LiveEvent | null {
  const { messages, notifications } = unread;
  const [kind, id = '', more = ''] = entry.split(':');
  switch (kind) {
    case 'sync':
      return syncOf(unread);
    case 'message':
      return { name: 'message', data: { conversation: id, seq: Number(more), unread: messages } };
    case 'read':
      return { name: 'read', data: { conversation: id, unread: messages } };
    case 'order':
      return { name: 'order', data: { id, stage: more as OrderStage } };
    case 'offer':
      return { name: 'offer', data: { id } };
    case 'notification':
      return { name: 'notification', data: { unread: notifications } };
    default:
      return null;
  }
}

export function formatEvent({ name, data }: LiveEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
