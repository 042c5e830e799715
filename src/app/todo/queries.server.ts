import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { nameOf } from '#src/platform/db/query-parts.server.ts';
import { selectTodo, type TodoRow } from '#src/platform/todo.server.ts';

const maxItems = 50;

type Listed = TodoRow & { other: string | null; conversation_id: string | null; total: number };

/** Returns the most urgent first. `total` counts the rows beyond the limit, too. */
export async function listTodo(app: App, userId: string): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select open.*, ${nameOf('other')} as other, conversations.id as conversation_id
    from (
      select open.*, (count(*) over ())::int as total
      from users cross join lateral (${selectTodo(app, sql.ref('users.id'))}) as open
      where users.id = ${userId}
      order by until, date, act, id
      limit ${maxItems}) as open
      left join users as other on other.id = open.other_id
      left join conversations on (conversations.listing_id, conversations.buyer_id) = (open.listing_id, open.buyer_id)
    order by until, date, act, open.id`.execute(app.db);
  return rows;
}

type Counted = Pick<TodoRow, 'act' | 'side'> & { count: number };

export async function countTodoByAct(app: App, userId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select act, side, count(*)::int as count
    from users cross join lateral (${selectTodo(app, sql.ref('users.id'))}) as open
    where users.id = ${userId}
    group by act, side`.execute(app.db);
  return rows;
}
