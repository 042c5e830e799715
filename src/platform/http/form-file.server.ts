import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { AppError } from '#src/platform/errors.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

const maxHeadBytes = 8 * 1024;
/** The maximum size of a form without its file. */
const maxFrameBytes = 16 * 1024;
/** The slowest upload that is allowed. There is a limit because each upload occupies a slot. */
export const slowest = { bytesPerSecond: 16 * 1024, graceMs: 10_000, silentMs: 10_000 };
const emptyLine = '\r\n\r\n';

type Expected = { field: string; maxBytes: number; pace?: typeof slowest };

export class FormFile {
  readonly #request: Request;
  readonly #expected: Expected;
  readonly #hash = createHash('sha256');

  /** @throws AppError `too-large` if the announced size exceeds the maximum */
  constructor(request: Request, expected: Expected) {
    this.#request = request;
    this.#expected = expected;
    if (this.announced > expected.maxBytes + maxFrameBytes) throw tooLarge(expected.maxBytes);
  }

  /** The Content-Length of the form, or the maximum size of the file if the header is missing. */
  get announced(): number {
    return Number(this.#request.headers.get('content-length') ?? this.#expected.maxBytes);
  }

  /** Streams the file, since uploads do not fit into memory. @throws AppError `invalid`, `too-large`, `too-slow` */
  async receive(path: string | null): Promise<void> {
    const { field, maxBytes, pace = slowest } = this.#expected;
    const delimiter = Buffer.from(`\r\n--${boundaryOf(this.#request)}`, 'latin1');
    const file = path === null ? null : await open(path, 'wx', 0o600);
    const write = async (bytes: Buffer): Promise<void> => {
      this.#hash.update(bytes);
      await file?.write(bytes);
    };
    try {
      const form = new Form(delimiter, field, write, maxBytes);
      for await (const chunk of chunksOf(this.#request, pace)) await form.take(chunk);
      form.end();
    } finally {
      await file?.close();
    }
  }

  digest(): Buffer {
    return this.#hash.copy().digest();
  }
}

function boundaryOf(request: Request): string {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new AppError('unsupported-media-type', requestProblems.sendMultipart);
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) throw malformed();
  return boundary;
}

/** Yields the parts of the body, and rejects uploads that are slow, silent or cut off. */
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
    throw error instanceof AppError ? error : new AppError('bad-request', requestProblems.incomplete);
  } finally {
    // Canceling fails if the client is gone, which is not an error here.
    reader?.cancel().catch(() => undefined);
  }
}

class Form {
  readonly #delimiter: Buffer;
  readonly #field: string;
  readonly #save: (bytes: Buffer) => Promise<void>;
  readonly #maxBytes: number;
  // Begins with a line break, since the first delimiter may have none before it.
  #rest: Buffer = Buffer.from('\r\n');
  #state: 'before' | 'between' | 'head' | 'content' | 'after' = 'before';
  #parts = 0;
  #bytes = 0;
  #received = 0;

  constructor(delimiter: Buffer, field: string, save: (bytes: Buffer) => Promise<void>, maxBytes: number) {
    this.#delimiter = delimiter;
    this.#field = field;
    this.#save = save;
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
        // Anything after the last delimiter is ignored.
        this.#rest = Buffer.alloc(0);
        return false;
    }
  }

  async #toDelimiter(): Promise<boolean> {
    const found = this.#rest.indexOf(this.#delimiter);
    // The last bytes may be the beginning of a delimiter, so they are held back.
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
    if (bytes.length > 0) await this.#save(bytes);
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

/** The parameters of a part. The file name is not used. */
function dispositionOf(head: string): Record<string, string | undefined> {
  const [, line = ''] = /\r\ncontent-disposition:\s*form-data([^\r\n]*)/i.exec(head) ?? [];
  const pairs = line.matchAll(/;\s*([\w-]+)\*?=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g);
  return Object.fromEntries(
    [...pairs].map(([, key = '', quoted, bare]) => [key.toLowerCase(), quoted ?? bare]),
  );
}

const malformed = () => new AppError('bad-request', requestProblems.notMultipart);
const notOne = (path: string) =>
  new AppError('invalid', undefined, [{ path, message: requestProblems.singleFile }]);
const tooLarge = (bytes: number) =>
  new AppError('too-large', requestProblems.fileTooLarge(bytes / 1024 / 1024));
