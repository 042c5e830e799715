import { maxImageBytes, sniff, sniffedBytes } from '#src/media/photos/schemas.ts';
import type { Responses } from '#src/platform/http/calls.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { digits } from '#src/texts/words.ts';
import { currentToken } from '#src/ui/client/access-token.ts';
import { addressOf, bodyOf, CallError } from '#src/ui/client/call.ts';

const timeoutMs = 180_000;

/** A photo that is sent again with the same `key` is stored once. */
type UploadOptions = { onProgress?: (part: number) => void; signal?: AbortSignal; key?: string };

/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. @throws CallError */
export async function uploadImage(
  file: Blob,
  { onProgress, signal, key }: UploadOptions = {},
): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const token = await currentToken();
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request.open('POST', `/api${addressOf('POST /images')}`);
  request.setRequestHeader('authorization', `bearer ${token}`);
  if (key) request.setRequestHeader('idempotency-key', key);
  request.timeout = timeoutMs;
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total ? loaded / total : 0),
  );
  for (const end of ['error', 'abort', 'timeout'] as const)
    request.addEventListener(end, () => reject(new CallError(0, {})));
  request.addEventListener('load', () => {
    const { status, responseText: text } = request;
    const [type = null, wait = null] = ['content-type', 'retry-after'].map((name) =>
      request.getResponseHeader(name),
    );
    try {
      resolve(bodyOf<Responses['POST /images']>({ status, type, wait, text }).data.url);
    } catch (error) {
      reject(error instanceof CallError ? explainSize(error, file, maxImageBytes) : new CallError(0, {}));
    }
  });
  signal?.addEventListener('abort', () => request.abort());
  request.send(form);
  return promise;
}

const megabytes = (bytes: number) => digits(Math.round((bytes / 1024 / 1024) * 10) / 10);

/** Adds the size of the file to a refusal by a proxy, whose limit can be lower than the shop's. */
export function explainSize(error: unknown, { size }: Blob, maxBytes: number): unknown {
  if (!(error instanceof CallError && error.status === 413)) return error;
  return new CallError(413, { detail: photosTexts.photos.refused(megabytes(size), megabytes(maxBytes)) });
}

export async function faultOf(file: Blob): Promise<string | undefined> {
  const { photos } = photosTexts;
  if (file.size > maxImageBytes) return photos.tooLarge;
  const head = await file.slice(0, sniffedBytes).arrayBuffer();
  const format = sniff(new Uint8Array(head));
  if (format === 'empty') return photos.empty;
  if (format === 'heic') return photos.heic;
  return format === null ? photos.wrongType : undefined;
}
