import { open, stat, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#src/platform/config/config.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { connectS3 } from '#src/platform/storage/s3.server.ts';
import { isNetworkFault } from './fault.ts';
import { collect, openNew } from './stored-files.ts';

const usualLimitMs = 300_000;
/** Larger files are uploaded in parts of this size. S3 accepts at most 10,000 parts, each of at least 5 MB. */
const partBytes = 16_000_000;
const maxParts = 10_000;

export class Bucket {
  readonly #config: Config;
  /** The timeout of a call, and of each part of a download. */
  readonly #limitMs: number;
  #client: ReturnType<typeof connectS3> | undefined;

  constructor(config: Config, limitMs = usualLimitMs) {
    this.#config = config;
    this.#limitMs = limitMs;
  }

  get name(): string {
    return `s3://${this.#config.BACKUP_S3_BUCKET}/${this.#config.BACKUP_S3_PREFIX}`;
  }

  /** Does not use the library's paginator, which has one timeout for all pages. */
  async list(start: string): Promise<Map<string, number>> {
    const { s3, ListObjectsV2Command } = await this.#connected();
    const found = new Map<string, number>();
    const { Key: Prefix, ...bucket } = this.#at(start);
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ ...bucket, Prefix, ContinuationToken });
      const page = await s3.send(command, this.#limit());
      for (const { Key = '', Size = 0 } of page.Contents ?? [])
        found.set(Key.slice(this.#config.BACKUP_S3_PREFIX.length), Size);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found;
  }

  async get(key: string): Promise<Buffer> {
    return collect(this.#read(key));
  }

  async fetch(key: string, path: string): Promise<void> {
    await pipeline(this.#read(key), await openNew(path));
  }

  /**
   * The timeout applies to each part, since a timeout for the whole call would also end a download that is making
   * progress.
   */
  async *#read(key: string): AsyncGenerator<Buffer> {
    const { s3, GetObjectCommand } = await this.#connected();
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), this.#limitMs);
    try {
      const command = new GetObjectCommand(this.#at(key));
      const { Body } = await s3.send(command, { abortSignal: silence.signal });
      for await (const part of Body as Readable) {
        timer.refresh();
        yield part;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async put(key: string, path: string): Promise<void> {
    const { s3, PutObjectCommand } = await this.#connected();
    const { size } = await stat(path);
    const file = await open(path);
    try {
      if (size > partBytes) await this.#putInParts(key, file, size);
      else
        await s3.send(new PutObjectCommand({ ...this.#at(key), Body: await file.readFile() }), this.#limit());
    } finally {
      await file.close();
    }
  }

  async #putInParts(key: string, file: FileHandle, size: number): Promise<void> {
    const { s3, CreateMultipartUploadCommand, UploadPartCommand, ...library } = await this.#connected();
    const at = this.#at(key);
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand(at), this.#limit());
    const each = Math.max(partBytes, Math.ceil(size / maxParts));
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for (let from = 0; from < size; from += each) {
        const Body = Buffer.alloc(Math.min(each, size - from));
        await readWhole(file, Body, from);
        const PartNumber = Parts.length + 1;
        const { ETag } = await s3.send(
          new UploadPartCommand({ ...at, UploadId, PartNumber, Body }),
          this.#limit(),
        );
        Parts.push({ PartNumber, ETag });
      }
      const MultipartUpload = { Parts };
      await s3.send(
        new library.CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload }),
        this.#limit(),
      );
    } catch (error) {
      // Aborts the upload, because the parts of an incomplete one cost money and appear in no list.
      const abort = new library.AbortMultipartUploadCommand({ ...at, UploadId });
      await Promise.allSettled([s3.send(abort, this.#limit())]);
      throw error;
    }
  }

  async tryOut(): Promise<void> {
    const { s3, PutObjectCommand, DeleteObjectCommand } = await this.#connected();
    const key = `doctor-${newId()}.txt`;
    await this.list(key);
    await s3.send(
      new PutObjectCommand({ ...this.#at(key), Body: 'A test; it may be deleted.' }),
      this.#limit(),
    );
    try {
      await this.get(key);
    } finally {
      await s3.send(new DeleteObjectCommand(this.#at(key)), this.#limit());
    }
  }

  async remove(key: string): Promise<void> {
    const { s3, DeleteObjectCommand } = await this.#connected();
    await s3.send(new DeleteObjectCommand(this.#at(key)), this.#limit());
  }

  explain(error: unknown): string {
    if (!(error instanceof Error)) return String(error);
    const { name, message } = error;
    const { BACKUP_S3_ENDPOINT: server = 'Amazon S3', BACKUP_S3_BUCKET: bucket } = this.#config;
    if (name === 'NoSuchBucket') return `${server} has no bucket ${bucket}`;
    if (/AccessDenied|SignatureDoesNotMatch|InvalidAccessKeyId|Forbidden/.test(name))
      return `${server} rejects the key in BACKUP_S3_ACCESS_KEY_ID (${name})`;
    if (isNetworkFault(error)) return `${server} is not responding`;
    return message && message !== name ? message : name;
  }

  #limit() {
    return { abortSignal: AbortSignal.timeout(this.#limitMs) };
  }

  #connected() {
    const config = this.#config;
    this.#client ??= connectS3({
      region: config.BACKUP_S3_REGION,
      endpoint: config.BACKUP_S3_ENDPOINT,
      accessKeyId: config.BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: config.BACKUP_S3_SECRET_ACCESS_KEY,
    });
    return this.#client;
  }

  #at(key: string): { Bucket: string | undefined; Key: string } {
    return { Bucket: this.#config.BACKUP_S3_BUCKET, Key: this.#config.BACKUP_S3_PREFIX + key };
  }
}

async function readWhole(file: FileHandle, into: Buffer, from: number): Promise<void> {
  for (let at = 0; at < into.length;) {
    const { bytesRead } = await file.read(into, at, into.length - at, from + at);
    if (bytesRead === 0) throw new Error('the backup was truncated while it was copied');
    at += bytesRead;
  }
}
