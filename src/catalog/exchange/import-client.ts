import { api } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import type { ItemImport } from './schemas.ts';

/** Smaller than the server allows, so that a part arrives in time on a slow line. */
const partBytes = 4 * 1024 * 1024;
const maxTries = 6;
const pauseMs = 2_000;

const formOf = (name: string, file: Blob): FormData => {
  const form = new FormData();
  form.set(name, file);
  return form;
};

/** Sends a file with items, and then its ZIPs in parts. `onProgress` gets the share of the ZIPs that was sent. */
export async function sendFiles(
  file: File,
  zips: readonly File[],
  { seller, onProgress }: { seller: string | undefined; onProgress: (share: number) => void },
): Promise<ItemImport> {
  const query = { name: file.name.slice(-200), seller, zip: zips.map(({ size }) => size) };
  const { body } = await api('POST /my/imports', { query, body: formOf('file', file) });
  const total = zips.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const [zip, blob] of zips.entries())
    for (let at = 0; at < blob.size; at += partBytes) {
      const part = blob.slice(at, at + partBytes);
      await sendPart(body._id, { zip, at }, part);
      sent += part.size;
      onProgress(sent / total);
    }
  return body;
}

async function sendPart(
  id: string,
  query: { zip: number; at: number },
  part: Blob,
  tries = 1,
): Promise<void> {
  try {
    await api('POST /my/imports/{id}/photos', { params: { id }, query, body: formOf('part', part) });
  } catch (error) {
    const isPassing =
      error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);
    if (!isPassing || tries >= maxTries) throw error;
    // A fast line sends more parts in a minute than the server allows.
    const waitMs = error.retryAfter === null ? pauseMs * tries : error.retryAfter * 1000;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await sendPart(id, query, part, tries + 1);
  }
}
