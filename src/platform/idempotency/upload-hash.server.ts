import { createHash } from 'node:crypto';
import { AppError } from '#src/platform/errors.ts';

const headEnd = Buffer.from('\r\n\r\n');
const maxHeadBytes = 16 * 1024;

/**
 * Hashes the file of a form while it passes. A browser that sends a form again draws another boundary and may
 * call the file otherwise: what stands before the file's first byte and the last delimiter do not count.
 */
export class UploadHash {
  readonly #hash = createHash('sha256');
  /** `\r\n--boundary--\r\n`, the end of every form. */
  readonly #tailBytes: number;
  readonly #maxBytes: number;
  #rest = Buffer.alloc(0);
  #inFile = false;
  #received = 0;

  constructor(contentType: string, maxBytes: number) {
    const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
    this.#tailBytes = (quoted ?? bare ?? '').length + 8;
    this.#maxBytes = maxBytes;
  }

  take(chunk: Uint8Array): void {
    this.#received += chunk.byteLength;
    if (this.#received > this.#maxBytes) throw new AppError('too-large');
    this.#rest = Buffer.concat([this.#rest, chunk]);
    if (!this.#inFile) {
      const end = this.#rest.indexOf(headEnd);
      if (end < 0 && this.#rest.length <= maxHeadBytes) return;
      this.#rest = this.#rest.subarray(end < 0 ? 0 : end + headEnd.length);
      this.#inFile = true;
    }
    const whole = this.#rest.length - this.#tailBytes;
    if (whole <= 0) return;
    this.#hash.update(this.#rest.subarray(0, whole));
    this.#rest = this.#rest.subarray(whole);
  }

  digest(): Buffer {
    return this.#hash.digest();
  }
}

/** The same request, whose body is hashed by `hash` as it is read. */
export function hashedRequest(request: Request, hash: UploadHash): Request {
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.take(chunk);
      controller.enqueue(chunk);
    },
  });
  const body = request.body?.pipeThrough(passing) ?? null;
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
    duplex: 'half',
  } as RequestInit);
}
