import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { offerPath, orderPath } from '#src/platform/shared/deal-paths.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { todoKinds, type TodoKind } from '#src/platform/todo-schemas.ts';
import { countTodoByAct, listTodo } from './queries.server.ts';
import type { Todo, TodoItem } from './schemas.ts';

type Row = Awaited<ReturnType<typeof listTodo>>[number];

function linkOf({ act, id, side, conversation_id }: Row): string {
  if (act === 'check-reports') return '/dashboard/admin/reports?state=open';
  if (act === 'verify') return '/dashboard/admin/allseller?status=asked';
  if (todoKinds[act] === 'offer') return offerPath(side, conversation_id);
  return orderPath(id ?? '', conversation_id);
}

function toItem(row: Row): TodoItem {
  const { act, id, side, title, img, other, amount_cents, count, until, date } = row;
  return {
    kind: todoKinds[act],
    act,
    _id: id,
    side,
    title,
    img,
    other,
    amount: amount_cents === null ? null : fromMinorUnits(amount_cents),
    count,
    until: until?.toISOString() ?? null,
    date: date.toISOString(),
    link: linkOf(row),
  };
}

export async function showTodo(app: App, { id }: Caller): Promise<Todo> {
  const rows = await listTodo(app, id);
  return { count: rows[0]?.total ?? 0, items: rows.map(toItem) };
}

export type Waiting = { offers: number; purchases: number; sales: number };

const ofOffers: ReadonlySet<TodoKind> = new Set(['offer']);
const ofOrders: ReadonlySet<TodoKind> = new Set(['request', 'meeting', 'handover', 'review', 'dispute']);

/** Counts the offers and orders that need the user's answer. */
export async function countWaiting(app: App, userId: string): Promise<Waiting> {
  const rows = await countTodoByAct(app, userId);
  const sumOf = (kinds: ReadonlySet<TodoKind>, side?: Row['side']) =>
    rows
      .filter((row) => kinds.has(todoKinds[row.act]) && (!side || row.side === side))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    offers: sumOf(ofOffers),
    purchases: sumOf(ofOrders, 'buyer'),
    sales: sumOf(ofOrders, 'seller'),
  };
}
