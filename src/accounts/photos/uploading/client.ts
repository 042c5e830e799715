import { currentToken } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { maxImageBytes, sniff, sniffedBytes } from '#src/accounts/photos/schemas.ts';

const timeoutMs = 180_000;

/** A photo that is sent again with the same `key` is stored once. */
type UploadOptions = { onProgress?: (part: number) => void; signal?: AbortSignal; key?: string };

/** The response: the stored photo or a problem. */
type Uploaded = ConstructorParameters<typeof CallError>[1] & { success?: boolean; data?: { url: string } };

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
  request.open('POST', '/api/images');
  request.setRequestHeader('authorization', `bearer ${token}`);
  if (key) request.setRequestHeader('idempotency-key', key);
  request.responseType = 'json';
  request.timeout = timeoutMs;
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total ? loaded / total : 0),
  );
  for (const end of ['error', 'abort', 'timeout'] as const)
    request.addEventListener(end, () => reject(new CallError(0, {})));
  request.addEventListener('load', () => {
    const response: Uploaded | null = request.response;
    const url = response?.success === true ? response.data?.url : undefined;
    if (request.status === 200 && url) resolve(url);
    else {
      const wait = Number(request.getResponseHeader('retry-after')) || null;
      reject(new CallError(request.status, response ?? {}, wait));
    }
  });
  signal?.addEventListener('abort', () => request.abort());
  request.send(form);
  return promise;
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
