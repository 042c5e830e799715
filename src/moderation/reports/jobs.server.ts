import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { defineJob, defineWork } from '#src/platform/jobs/queue.server.ts';
import { copyRefused, fingerprintOf, type Sent } from '#src/platform/user-text/duplicates.server.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { reportOpened } from './events.server.ts';

const reportCopies = defineJob(
  'report-copies',
  z.object({ senderId: z.string(), listingId: z.string(), text: z.string() }),
  { limitSeconds: 60 },
);

/** Repeated attempts enqueue only one job, because the queue ignores an id that it already has. */
export const reportRefusedCopies = copyRefused.handledBy((app, trx, { id, ...data }) =>
  app.jobs.enqueueFor(trx, reportCopies, { at: null, id, data }),
);

export const reportCopiesWork = defineWork(reportCopies, async ({ app, data }) => {
  const id = newId();
  await inTransaction(app, async (trx) => {
    if (await insertRepeatReport(trx, { id, ...data }))
      await reportOpened.publish(app, trx, { report: id, of: 'message', reason: 'spam' });
  });
});

/**
 * Reports a message with the repeated text, or a copy of the text if no such message was sent. Returns false if the sender
 * is gone, or such a report is open.
 */
async function insertRepeatReport(
  trx: Trx,
  { id, senderId, listingId, text }: Omit<Sent, 'receiverId'> & { id: string },
): Promise<boolean> {
  const sender = trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', senderId)
    .where('deleted_at', 'is', null);
  if (!(await sender.forNoKeyUpdate().executeTakeFirst())) return false;
  const recent = await trx
    .selectFrom('messages')
    .select((eb) => ['conversation_id', 'seq', eb.fn.coalesce('body', sql.lit('')).as('body')])
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', sql<Date>`shop_now() - interval '1 hour'`)
    .where('body', '<>', '')
    .orderBy('sent_at', 'desc')
    .orderBy('conversation_id')
    .orderBy('seq', 'desc')
    .execute();
  const hash = fingerprintOf(text);
  const copy = recent.find((message) => fingerprintOf(message.body) === hash);
  const source = {
    conversation_id: copy?.conversation_id ?? null,
    seq: copy?.seq ?? null,
    copied_by: copy ? null : senderId,
    about_id: copy ? null : listingId,
  };
  const { rows } = await sql`
    with filed as (
      insert into reports (id, conversation_id, seq, copied_by, about_id, reason)
      select ${id}, ${source.conversation_id}::text, ${source.seq}::integer, ${source.copied_by}::text, ${source.about_id}::text, 'spam'
      where not exists (
        select from reports
        left join messages reported on (reported.conversation_id, reported.seq) = (reports.conversation_id, reports.seq)
        where closed_at is null and reporter_id is null and ${senderId} in (reported.sender_id, copied_by))
      on conflict do nothing
      returning id, copied_by),
    quoted as (
      insert into report_quotes (report_id, seq, body, warnings)
      select id, 0, ${text}, ${warningsOf(text)}::text[] from filed where copied_by is not null)
    select from filed`.execute(trx);
  return rows.length > 0;
}
