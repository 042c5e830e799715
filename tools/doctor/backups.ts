import type { Config } from '#src/platform/config/config.server.ts';
import { Bucket } from '#tools/backup/bucket.ts';
import { readCipher } from '#tools/backup/encryption.ts';
import { ok, problem, reasonOf, type CheckResult } from './check-result.ts';

const answerWithinMs = 10_000;

/** Checks that the backup passphrase can be read, and that the bucket for copies can be used. */
export async function checkBackups(config: Config): Promise<CheckResult[]> {
  return [await checkPassphrase(config), ...(config.BACKUP_S3_BUCKET ? [await checkBucket(config)] : [])];
}

async function checkPassphrase({ BACKUP_PASSPHRASE_FILE: path }: Config): Promise<CheckResult> {
  try {
    const cipher = await readCipher(path);
    return ok(
      cipher
        ? `backups: encrypted with the passphrase in ${path}`
        : 'backups: not encrypted because BACKUP_PASSPHRASE_FILE is not set',
    );
  } catch (error) {
    return problem(reasonOf(error));
  }
}

async function checkBucket(config: Config): Promise<CheckResult> {
  const bucket = new Bucket(config, answerWithinMs);
  try {
    await bucket.tryOut();
    return ok(`backups: copied to ${bucket.name}, where objects can be listed, written, read and deleted`);
  } catch (error) {
    return problem(
      `BACKUP_S3_BUCKET: ${bucket.name} cannot be used: ${bucket.explain(error)}; its key must be allowed to list, read, write and delete there`,
    );
  }
}
