import { hostname } from 'node:os';
import { readRecord, writeRecord } from '#src/platform/backup/record.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { deliverMail } from '#src/platform/mail/service.server.ts';
import { mail } from '#src/platform/mail/template.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';

/**
 * Tells the operator that a backup failed: by the mail server itself, since the queue's database may be what failed. One
 * that was killed has left no reason; that it failed is noted here.
 */
export async function mailFailure(config: Config): Promise<void> {
  const { backupFailed, greetingAll } = mailTexts;
  const { made, ...known } = await readRecord(config.STATE_DIR);
  const failed = known.failed ?? { at: new Date().toISOString(), reason: backupFailed.unknown };
  await writeRecord(config.STATE_DIR, { ...(made && { made }), failed }).catch(() => undefined);
  const content = mail.parse({
    to: { name: '', address: config.OPERATOR_EMAIL ?? config.CONTACT_EMAIL },
    subject: backupFailed.subject(hostname()),
    greeting: greetingAll,
    paragraphs: [failed.reason, backupFailed.advice],
    facts: [[backupFailed.last, made?.at ?? backupFailed.never]],
    footer: backupFailed.footer(config.PUBLIC_URL),
  });
  await deliverMail(config, newId(), content);
}
