import { sql, type RawBuilder } from 'kysely';
import type { App } from './app.server.ts';
import type { OrderSide } from './db/columns.ts';
import { Port } from './feature.server.ts';
import type { TodoAct } from './todo-schemas.ts';

/** Something that a user has to do. Sources select these columns in this order. */
export type TodoRow = {
  act: TodoAct;
  /** The id of the order, offer or conversation; null for the row of all reports. */
  id: string | null;
  /** The user's side of the deal. */
  side: OrderSide | null;
  title: string | null;
  img: string | null;
  other_id: string | null;
  amount_cents: number | null;
  count: number | null;
  until: Date | null;
  date: Date;
  listing_id: string | null;
  buyer_id: string | null;
};

/**
 * Returns a `select` of what a user has to do in one feature. Each event of an open tab runs it to count the rows, so it
 * joins nothing that its conditions do not need. `speed` shortens the durations of deals.
 */
export type TodoSource = (userId: RawBuilder<string>, speed: number) => RawBuilder<TodoRow>;

export const todoSources = new Port<TodoSource>('what users have to do');

export function selectTodo(app: App, userId: RawBuilder<string>): RawBuilder<TodoRow> {
  const { DEAL_SPEED: speed } = app.config;
  return sql.join(
    todoSources.all(app).map((source) => source(userId, speed)),
    sql` union all `,
  );
}
