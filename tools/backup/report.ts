import { hostname } from 'node:os';
import type pg from 'pg';
import { readRecord, writeRecord } from '#src/platform/backup/record.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { deliverMail } from '#src/platform/mail/service.server.ts';
import { mail } from '#src/platform/mail/template.server.ts';
import { operatorAddress } from '#src/platform/shop/settings.server.ts';
import { nameBuild } from '#src/platform/version.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import type { MadeBackup } from './create.ts';
import { readSchema } from './load.ts';
import { isImage, secretName, type Backup, type Manifest } from './manifest.ts';
import { verifyBackup } from './verify.ts';

const count = (number: number): string => number.toLocaleString('en');
export const countRows = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
const countImages = ({ files }: Manifest): number => Object.keys(files).filter(isImage).length;

/** Returns a summary of a backup for the operator. */
export function describeBackup({ folder, cipher, known, images, copied, bytes }: MadeBackup): string {
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const held = known.files[secretName] ? 'the secret that signs sessions' : 'NO session secret';
  return [
    `${folder}: ${count(countRows(known))} rows, ${count(images)} photo files, ${count(copied)} of them new, ${size}.`,
    `It contains user data and ${held}: ${cipher ? 'it is encrypted and cannot be restored without its passphrase' : 'keep it private'}.`,
  ].join('\n');
}

/**
 * Restores a backup into a scratch database, and prints what the backup contains.
 * @throws Error if something differs from the backup
 */
export async function reportVerification(connection: pg.ClientConfig, backup: Backup): Promise<void> {
  const { known, folder } = backup;
  const wrong = await verifyBackup(connection, backup, await readSchema());
  const hours = (Date.now() - Date.parse(known.made)) / 3_600_000;
  const { migrations, tables } = known;
  console.log(`${folder}`);
  console.log(
    `made ${known.made}, ${hours.toFixed(1)} hours ago, by version ${nameBuild(known)}, ${known.database}`,
  );
  console.log(`${migrations.length} migrations, the last of them ${migrations.at(-1)?.name}`);
  const width = Math.max(...Object.keys(tables).map((name) => name.length));
  for (const [name, { rows }] of Object.entries(tables))
    console.log(`  ${name.padEnd(width)} ${count(rows).padStart(12)}`);
  console.log(`${count(countImages(known))} photo files`);
  console.log(known.files[secretName] ? 'the session secret' : 'NO session secret');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log(
    `All ${count(countRows(known))} rows were restored into a scratch database; all rows and files match the backup.`,
  );
}

/**
 * Emails the operator that a backup failed. The job queue is not used, because its database may be the cause. Also
 * records the failure of a backup that was killed before it could record a reason.
 */
export async function mailFailure(config: Config): Promise<void> {
  const { backupFailed, greetingAll } = mailTexts;
  const { made, ...known } = await readRecord(config.STATE_DIR);
  const failed = known.failed ?? { at: new Date().toISOString(), reason: backupFailed.unknown };
  await writeRecord(config.STATE_DIR, { ...(made && { made }), failed }).catch(() => undefined);
  const content = mail.parse({
    to: { name: '', address: operatorAddress(config) },
    subject: backupFailed.subject(hostname()),
    greeting: greetingAll,
    paragraphs: [failed.reason, backupFailed.advice],
    facts: [[backupFailed.last, made?.at ?? backupFailed.never]],
    footer: backupFailed.footer(config.PUBLIC_URL),
  });
  await deliverMail(config, newId(), content);
}
