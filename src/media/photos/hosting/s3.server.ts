import { readFile } from 'node:fs/promises';
import type { Config } from '#src/platform/config/config.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { connectS3 } from '#src/platform/storage/s3.server.ts';
import { fileNames, fileUrls, type ImageHost } from './host.server.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
const callMs = 20_000;
const callOptions = () => ({ abortSignal: AbortSignal.timeout(callMs) });

export function createS3Host(config: Config): ImageHost | undefined {
  const { S3_BUCKET, S3_PUBLIC_URL } = config;
  if (!S3_BUCKET || !S3_PUBLIC_URL) return undefined;
  const root = S3_PUBLIC_URL.replace(/\/$/, '');
  const connected = () => (client ??= connect(config));
  let client: ReturnType<typeof connect> | undefined;
  return {
    async store(photo) {
      const { s3, PutObjectCommand } = await connected();
      await Promise.all(
        photo.files.map(async ({ name, path, extension }) => {
          const put = new PutObjectCommand({
            Bucket: S3_BUCKET,
            Key: name,
            Body: await readFile(path),
            ContentType: types[extension],
            CacheControl: 'public, max-age=31536000, immutable',
          });
          await s3.send(put, callOptions());
        }),
      );
      return fileUrls(photo, root);
    },
    async remove(photo) {
      const { s3, DeleteObjectCommand } = await connected();
      for (const name of fileNames(photo)) {
        const command = new DeleteObjectCommand({ Bucket: S3_BUCKET, Key: name });
        await s3.send(command, callOptions());
      }
    },
  };
}

/**
 * Stores a test file and fetches it from its public address. Returns the response status, or null without a response.
 */
export async function tryBucket(config: Config): Promise<number | null> {
  const { s3, PutObjectCommand, DeleteObjectCommand } = await connect(config);
  const place = { Bucket: config.S3_BUCKET, Key: `rangefinder-doctor-${newId()}.txt` };
  try {
    await s3.send(new PutObjectCommand({ ...place, Body: 'A test; it may be deleted.' }), callOptions());
    const url = `${config.S3_PUBLIC_URL?.replace(/\/$/, '')}/${place.Key}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(callMs) }).catch(() => null);
    await s3.send(new DeleteObjectCommand(place), callOptions());
    return response?.status ?? null;
  } finally {
    s3.destroy();
  }
}

const connect = ({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Config) =>
  connectS3({
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
