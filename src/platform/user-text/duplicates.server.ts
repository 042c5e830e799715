import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { DomainEvent } from '#src/platform/feature.server.ts';
import { hourMs } from '#src/platform/shared/dates.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';
import { plainText } from './plain-text.ts';
import { warningsShown } from './warning-codes.ts';
import { warningsOf } from './warnings.ts';

/** The maximum number of people who get the same text from one user within an hour. */
const maxReceivers = 5;
/** The maximum number of people who get texts with links to the same site, whatever their words. */
const maxLinked = 10;
const maxSites = 5;

export type Sent = { senderId: string; receiverId: string; listingId: string; text: string };

/** The payload of an event. Its `id` is the same for repeated attempts within an hour. */
type CopyRefused = Omit<Sent, 'receiverId'> & { id: string };
export const copyRefused = new DomainEvent<CopyRefused>('copy-refused');

/**
 * Returns a hash that copies of a text share. If the text has warnings, only its letters count, because copies can
 * differ in a number.
 */
export function fingerprintOf(text: string, warnings = warningsOf(text)): string {
  const plain = plainText(text);
  const letters = warnings.length > 0 ? plain.replaceAll(/\P{L}/gu, '') : '';
  const seen =
    letters || plain.replaceAll(/[^\p{L}\p{N}]/gu, '') || text.normalize('NFKC').replaceAll(/\s/g, '');
  return hashOf(seen);
}

const hashOf = (seen: string): string => createHash('sha256').update(seen).digest('hex').slice(0, 32);

type Counted = { hash: string; max: number; text: string };

function countedAs(text: string): Counted[] {
  const warnings = warningsOf(text);
  const hosts = warnings.includes('link')
    ? plainText(text).matchAll(
        /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]{1,63}\.){0,8}([\p{L}\p{N}-]{1,63}\.\p{L}{2,63})/gu,
      )
    : [];
  const found = [...new Set([...hosts].map(([, site]) => site))];
  // All texts with more than `maxSites` sites also count as links to the same made-up site, because a sender could vary
  // the real sites.
  const sites = found.length > maxSites ? [...found.slice(0, maxSites), 'and more'] : found;
  return [
    { hash: fingerprintOf(text, warnings), max: maxReceivers, text },
    ...sites.map((site) => ({ hash: hashOf(`site ${site}`), max: maxLinked, text })),
  ];
}

const sinceAnHour = sql<boolean>`sent_at > shop_now() - interval '1 hour'`;

/**
 * Counts a text that a user sends. Must run before any write that a refusal would have to undo.
 * @throws AppError `too-many-requests`
 */
export async function countCopy(
  app: App,
  trx: Trx,
  { senderId, receiverId, listingId, text }: Sent,
): Promise<void> {
  if (text === '' || app.config.RATE_LIMITS === 'off') return;
  const counted = new Map(countedAs(text).map((each) => [each.hash, each]));
  // Without a lock, concurrent transactions would not see each other's texts.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sent-texts ${senderId}`}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom('sent_texts')
    .select((eb) => ['hash', eb.fn.countAll<number>().as('count')])
    .where('sender_id', '=', senderId)
    .where('hash', 'in', [...counted.keys()])
    .where('receiver_id', '<>', receiverId)
    .where(sinceAnHour)
    .groupBy('hash')
    .execute();
  const receivers = new Map(rows.map(({ hash, count }) => [hash, count]));
  const refused = [...counted.values()].find(({ hash, max }) => (receivers.get(hash) ?? 0) >= max);
  if (refused) {
    const id = hashOf(`report ${senderId} ${refused.hash} ${Math.floor(Date.now() / hourMs)}`);
    await copyRefused.publish(app, trx, { id, senderId, listingId, text: refused.text });
    throw repeated();
  }
  await trx
    .insertInto('sent_texts')
    .values([...counted.keys()].map((hash) => ({ sender_id: senderId, receiver_id: receiverId, hash })))
    .onConflict((conflict) =>
      conflict.columns(['sender_id', 'hash', 'receiver_id']).doUpdateSet({ sent_at: sql`shop_now()` }),
    )
    .execute();
}

/**
 * Returns the text if it has warnings, otherwise an empty text: a store may suggest its own address to all of its
 * buyers.
 */
function warnedText(text: string, isAgreed: boolean): string {
  return warningsShown(warningsOf(text), isAgreed).length > 0 ? text : '';
}

export async function countWarnedCopy(app: App, trx: Trx, sent: Sent, isAgreed: boolean): Promise<void> {
  await countCopy(app, trx, { ...sent, text: warnedText(sent.text, isAgreed) });
}

export async function deleteSentTexts(trx: Trx, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sent_texts where (sender_id, hash, receiver_id) in (
      select sender_id, hash, receiver_id from sent_texts
      where sent_at < shop_now() - interval '1 hour' order by sent_at limit ${limit} for update skip locked)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

const repeated = () =>
  new AppError('too-many-requests', requestProblems.repeatedText, undefined, {
    retryAfter: 3600,
    keepsChange: true,
  });
