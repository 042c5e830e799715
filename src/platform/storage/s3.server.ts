type S3Settings = {
  region: string;
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};

export async function connectS3({ region, endpoint, accessKeyId = '', secretAccessKey = '' }: S3Settings) {
  const library = await import('@aws-sdk/client-s3');
  const s3 = new library.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  });
  return { ...library, s3 };
}
