import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { prepared } from '#src/platform/context.server.ts';
import type { OrderStage } from '#src/platform/db/columns.ts';
import { selectTodo } from '#src/platform/todo.server.ts';
import type { LiveEvent, Unread } from './schemas.ts';

export type LiveState = {
  id: string;
  isOpen: boolean;
  generation: number;
  messages: number;
  notifications: number;
  todo: number;
};

/** Returns, for each account, whether it is open, the generation of its valid tokens, and its counts. */
export async function readLiveStates(app: App, ids: readonly string[]): Promise<LiveState[]> {
  const query = sql<LiveState>`
    select users.id, deleted_at is null and suspended_at is null as "isOpen", coalesce(generation, 0) as generation,
      (select coalesce(sum(buyer_unread), 0)::int from conversations where buyer_id = users.id and buyer_unread > 0)
        + (select coalesce(sum(seller_unread), 0)::int from conversations where seller_id = users.id and seller_unread > 0)
        as messages,
      (select count(*)::int from notifications where user_id = users.id and read_at is null) as notifications,
      (select count(*)::int from (${selectTodo(app, sql.ref('users.id'))}) as open) as todo
    from users left join token_generations using (issuer, subject)
    where users.id = any(${ids}::text[])`;
  const { rows } = await prepared(() => query.execute(app.db));
  return rows;
}

export async function countUnread(app: App, caller: Caller): Promise<Unread> {
  const [state = { messages: 0, notifications: 0, todo: 0 }] = await readLiveStates(app, [caller.id]);
  return toUnread(state);
}

const toUnread = ({ messages, notifications, todo }: Unread): Unread => ({ messages, notifications, todo });

export const syncOf = (unread: Unread): LiveEvent => ({ name: 'sync', data: toUnread(unread) });

/** Returns the event, with the current counts, for an entry `KIND:…` of `liveTag`; null for an unknown kind. */
export function eventOf(entry: string, unread: Unread): LiveEvent | null {
  const { messages, notifications, todo } = unread;
  const [kind, id = '', more = ''] = entry.split(':');
  switch (kind) {
    case 'sync':
      return syncOf(unread);
    case 'message':
      return { name: 'message', data: { conversation: id, seq: Number(more), unread: messages, todo } };
    case 'read':
      return { name: 'read', data: { conversation: id, unread: messages, todo } };
    case 'order':
      return { name: 'order', data: { id, stage: more as OrderStage, todo } };
    case 'offer':
      return { name: 'offer', data: { id, todo } };
    case 'notification':
      return { name: 'notification', data: { unread: notifications, todo } };
    case 'todo':
      return { name: 'todo', data: { todo } };
    default:
      return null;
  }
}

export function formatEvent({ name, data }: LiveEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
