import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Config } from '#src/platform/config/config.server.ts';
import type { ImageHost } from './host.server.ts';

const callMs = 30_000;

const uploaded = z.object({
  success: z.literal(true),
  data: z.object({ url: z.url({ protocol: /^https$/ }) }),
});

/** Thrown when imgbb rejects a photo. Contains only the status, because the response may quote the key. */
class ImgbbError extends Error {
  override name = 'ImgbbError';
}

export function createImgbbHost({ IMGBB_KEY, IMGBB_URL }: Config): ImageHost | undefined {
  if (!IMGBB_KEY) return undefined;
  const address = new URL(IMGBB_URL);
  address.searchParams.set('key', IMGBB_KEY);
  return {
    async store({ files: [jpeg], hash }) {
      const form = new FormData();
      form.set('image', new Blob([await readFile(jpeg.path)], { type: 'image/jpeg' }), jpeg.name);
      form.set('name', hash);
      const signal = AbortSignal.timeout(callMs);
      // A redirect would send the photo and the key to another server.
      const response = await fetch(address, { method: 'POST', body: form, signal, redirect: 'error' });
      if (!response.ok) {
        // An unread response would hold its connection open.
        await response.body?.cancel();
        throw new ImgbbError(`imgbb answered ${response.status}`);
      }
      const data = uploaded.parse(await response.json());
      return { url: data.data.url, base: null, widths: [], formats: [] };
    },
    // imgbb has no call that deletes a photo.
    remove: async () => undefined,
  };
}
