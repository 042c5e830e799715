import { sql } from 'kysely';
import { z } from 'zod';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Db } from '#src/platform/db/connect.server.ts';

export const mailQueue = 'send-mail';

export type TestOutcome = { accepted: boolean; answer: string | null };

const longestAnswer = 300;

const failure = z.object({ response: z.string(), code: z.string(), message: z.string() }).partial().catch({});

export function explainFailure(error: unknown): string {
  const { response, code, message } = failure.parse(error);
  return response ?? [code, message].filter(Boolean).join(': ');
}

export function withoutSecrets({ SMTP_URL }: Config, answer: string): string {
  const line = answer
    .toWellFormed()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  const { username, password } = SMTP_URL ? new URL(SMTP_URL) : { username: '', password: '' };
  const secrets = [password, username].flatMap((part) => [part, decode(part)]).filter(Boolean);
  const bare = secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), line);
  return Array.from(bare).slice(0, longestAnswer).join('');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Stores when the mail server last accepted an email. A failure here must not send the email again. */
export async function noteDelivery(db: Db): Promise<void> {
  await sql`insert into last_delivery (at) values (now())
    on conflict (id) do update set at = greatest(last_delivery.at, excluded.at)`.execute(db);
}

type MailQueue = {
  waiting: number;
  retrying: number;
  sending: number;
  oldest: Date | null;
  lastDelivered: Date | null;
};

export async function readMailQueue(db: Db): Promise<MailQueue> {
  const queue = sql<MailQueue>`(
    select count(*) filter (where state = 'created') as waiting, count(*) filter (where state = 'retry') as retrying,
      count(*) filter (where state = 'active') as sending,
      min(created_on) as oldest, (select at from last_delivery) as "lastDelivered"
    from jobs.job where name = ${mailQueue} and state < 'completed')`;
  return db.selectFrom(queue.as('queue')).selectAll().executeTakeFirstOrThrow();
}

/** Returns the outcome of a test email: null while it is queued, undefined if it is unknown or was deleted. */
export async function readTestMail(db: Db, id: string): Promise<TestOutcome | null | undefined> {
  const { rows } = await sql<{ state: string; output: Partial<TestOutcome> | null }>`
    select state, output from jobs.job where name = ${mailQueue} and id = ${id}
  `.execute(db);
  if (!rows[0]) return undefined;
  const { state, output } = rows[0];
  if (state !== 'completed') return null;
  return output?.accepted === undefined
    ? undefined
    : { accepted: output.accepted, answer: output.answer ?? null };
}
