import { resolve } from 'node:path';
import { Bucket } from '#src/platform/backup/bucket.server.ts';
import { fetchCopy } from '#src/platform/backup/bucket-copies.server.ts';
import { readCipher } from '#src/platform/backup/encryption.server.ts';
import { isNetworkFault } from '#src/platform/backup/fault.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';

const inBucket = 's3:';

/**
 * Finds the folder of the backup that an argument names: a folder, or `s3:NAME` in the bucket, which is downloaded
 * first. Must be called before the settings are read, because reading them changes the working directory.
 * @param parent the folder into which a backup from the bucket is downloaded
 */
export function locateBackup(argument: string, parent: string): (config: Config) => Promise<string> {
  if (argument.startsWith(inBucket))
    return (config) => fetchFromBucket(config, argument.slice(inBucket.length), parent);
  const folder = resolve(argument);
  return async () => folder;
}

async function fetchFromBucket(config: Config, name: string, parent: string): Promise<string> {
  const cipher = await readCipher(config.BACKUP_PASSPHRASE_FILE);
  if (!cipher || !config.BACKUP_S3_BUCKET)
    throw new Error('BACKUP_S3_BUCKET: is not set, so a backup cannot be fetched from a bucket');
  const bucket = new Bucket(config);
  try {
    return await fetchCopy(bucket, cipher, name, parent);
  } catch (error) {
    if (error instanceof Error && ('$metadata' in error || isNetworkFault(error)))
      throw new Error(`The backup could not be fetched from ${bucket.name}: ${bucket.explain(error)}.`, {
        cause: error,
      });
    throw error;
  }
}
