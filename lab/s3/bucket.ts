import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Swift } from './swift.ts';

/** A bucket on the server of the suite. */
export function openBucket(Bucket: string) {
  const server = JSON.parse(process.env['TEST_S3'] ?? 'null') as Swift | null;
  if (!server) throw new Error('This test needs a server: run `npm run lab -- s3`.');
  const { id: accessKeyId, secret: secretAccessKey } = server.key;
  const operator = new S3Client({
    endpoint: server.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    ...server,
    operator,
    create: () => operator.send(new CreateBucketCommand({ Bucket })),
    async objects(): Promise<string[]> {
      const { Contents = [] } = await operator.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key = '' }) => Key).toSorted();
    },
  };
}
