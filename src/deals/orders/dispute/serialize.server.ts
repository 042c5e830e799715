import { warningsOf } from '#src/platform/user-text/warnings.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import type { findLastDispute } from './queries.server.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findLastDispute>>>;

export const toDispute = (row: Row): NonNullable<OrderDetails['dispute']> => ({
  _id: row.id,
  by: row.opened_by,
  reason: row.reason,
  note: row.note,
  date: row.opened_at.toISOString(),
  answer: row.answer,
  outcome: row.outcome,
  against: row.against,
  decision: row.decision,
  warnings: { note: warningsOf(row.note ?? ''), answer: warningsOf(row.answer ?? '') },
});
