import { open, type FileHandle } from 'node:fs/promises';
import { AppError } from '#src/platform/errors.ts';

const maxHeadBytes = 8 * 1024;
/** What a form may have around its file. */
const maxFrameBytes = 16 * 1024;
/** The slowest that someone may be: slower ones would keep their place for as long as they like. */
export const slowest = { bytesPerSecond: 16 * 1024, graceMs: 10_000, silentMs: 10_000 };
const emptyLine = '\r\n\r\n';

/**
 * Writes the one file of a form to `path` while it arrives, so that no upload is ever in memory as a whole.
 * @throws AppError `invalid` naming `field` when there is not exactly this one file, `too-slow`
 */
export async function receiveFile(
  request: Request,
  {
    field,
    path,
    maxBytes,
    pace = slowest,
  }: { field: string; path: string; maxBytes: number; pace?: typeof slowest },
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(request)}`, 'latin1');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + maxFrameBytes) throw tooLarge(maxBytes);
  const file = await open(path, 'wx', 0o600);
  try {
    const form = new Form(delimiter, field, file, maxBytes);
    for await (const chunk of chunksOf(request, pace)) await form.take(chunk);
    form.end();
  } finally {
    await file.close();
  }
}

function boundaryOf(request: Request): string {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new AppError('unsupported-media-type', 'Send multipart form data.');
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) throw malformed();
  return boundary;
}

/** A caller that hangs up is no fault of ours; nor is one who falls behind, or says nothing any more. */
async function* chunksOf(request: Request, pace: typeof slowest): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  const began = performance.now();
  let received = 0;
  const late = Promise.withResolvers<never>();
  try {
    for (;;) {
      const due = began + pace.graceMs + (received / pace.bytesPerSecond) * 1000;
      const left = Math.min(due - performance.now(), pace.silentMs);
      if (left <= 0) throw new AppError('too-slow');
      const timer = setTimeout(() => late.reject(new AppError('too-slow')), left);
      const part = await Promise.race([reader?.read(), late.promise]).finally(() => clearTimeout(timer));
      if (!part?.value) return;
      received += part.value.byteLength;
      yield part.value;
    }
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('bad-request', 'The body ended before it was whole.');
  } finally {
    // Nothing more of it is read, whether it was whole or not.
    reader?.cancel().catch(() => undefined);
  }
}

class Form {
  readonly #delimiter: Buffer;
  readonly #field: string;
  readonly #file: FileHandle;
  readonly #maxBytes: number;
  // As if a line had ended before the first delimiter.
  #rest: Buffer = Buffer.from('\r\n');
  #state: 'before' | 'between' | 'head' | 'content' | 'after' = 'before';
  #parts = 0;
  #bytes = 0;
  #received = 0;

  constructor(delimiter: Buffer, field: string, file: FileHandle, maxBytes: number) {
    this.#delimiter = delimiter;
    this.#field = field;
    this.#file = file;
    this.#maxBytes = maxBytes;
  }

  async take(chunk: Uint8Array): Promise<void> {
    this.#received += chunk.byteLength;
    if (this.#received > this.#maxBytes + maxFrameBytes) throw tooLarge(this.#maxBytes);
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (await this.#step());
  }

  end(): void {
    if (this.#state !== 'after') throw malformed();
    if (this.#parts !== 1) throw notOne(this.#field);
  }

  /** Goes on as far as what has arrived allows; false when more is needed. */
  async #step(): Promise<boolean> {
    switch (this.#state) {
      case 'before':
      case 'content':
        return this.#toDelimiter();
      case 'between':
        if (this.#rest.length < 2) return false;
        this.#state = this.#rest.toString('latin1', 0, 2) === '--' ? 'after' : 'head';
        return true;
      case 'head':
        return this.#readHead();
      case 'after':
        // What follows the last delimiter means nothing.
        this.#rest = Buffer.alloc(0);
        return false;
    }
  }

  async #toDelimiter(): Promise<boolean> {
    const found = this.#rest.indexOf(this.#delimiter);
    // Without one, the end of what is there may be the beginning of it.
    const length = found >= 0 ? found : Math.max(0, this.#rest.length - this.#delimiter.length + 1);
    if (this.#state === 'content') await this.#write(this.#rest.subarray(0, length));
    this.#rest = this.#rest.subarray(found >= 0 ? length + this.#delimiter.length : length);
    if (found < 0) return false;
    this.#state = 'between';
    return true;
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#bytes += bytes.length;
    if (this.#bytes > this.#maxBytes) throw tooLarge(this.#maxBytes);
    if (bytes.length > 0) await this.#file.write(bytes);
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf(emptyLine);
    if (end > maxHeadBytes || (end < 0 && this.#rest.length > maxHeadBytes)) throw malformed();
    if (end < 0) return false;
    const head = this.#rest.toString('utf8', 0, end);
    if (!head.startsWith('\r\n')) throw malformed();
    const { name, filename } = dispositionOf(head);
    if (++this.#parts > 1 || name !== this.#field || filename === undefined) throw notOne(this.#field);
    this.#rest = this.#rest.subarray(end + emptyLine.length);
    this.#state = 'content';
    return true;
  }
}

/** The parameters of a part; what the file was called at its sender is used for nothing. */
function dispositionOf(head: string): Record<string, string | undefined> {
  const [, line = ''] = /\r\ncontent-disposition:\s*form-data([^\r\n]*)/i.exec(head) ?? [];
  const pairs = line.matchAll(/;\s*([\w-]+)\*?=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g);
  return Object.fromEntries(
    [...pairs].map(([, key = '', quoted, bare]) => [key.toLowerCase(), quoted ?? bare]),
  );
}

const malformed = () => new AppError('bad-request', 'The body is not multipart form data.');
const notOne = (path: string) => new AppError('invalid', undefined, [{ path, message: 'must be one file' }]);
const tooLarge = (bytes: number) =>
  new AppError('too-large', `The picture may have ${bytes / 1024 / 1024} MB at most.`);
