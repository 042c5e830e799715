import { z } from 'zod';
import { AppError } from '#src/platform/errors.ts';
import { readBytes } from '#src/platform/http/parse.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { keepImage, maxImageBytes } from './service.server.ts';

// The form's own lines around the file.
const maxBytes = maxImageBytes + 16 * 1024;

/** The answer of the original's image host. */
const uploaded = z.object({
  success: z.literal(true),
  status: z.literal(200),
  data: z.object({ url: z.string() }),
});

export const imageRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/images',
    access: 'person',
    summary: 'Upload a photograph: multipart field `image`',
    tag: 'images',
    answers: { 200: uploaded },
    rawBody: { contentType: 'multipart/form-data', maxBytes },
    handle: async ({ app, request }) => {
      const url = await keepImage(app, await imageOf(request));
      return Response.json({ success: true, status: 200, data: { url } });
    },
  }),
];

async function imageOf(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new AppError('unsupported-media-type', 'Send multipart form data.');
  const body = await readBytes(request, maxBytes);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (!form) throw new AppError('bad-request', 'The body is not multipart form data.');
  const entries = [...form.entries()];
  const [name, file] = entries[0] ?? [];
  if (entries.length !== 1 || name !== 'image' || !(file instanceof File)) {
    throw new AppError('invalid', undefined, [{ path: 'image', message: 'must be one file' }]);
  }
  if (file.size > maxImageBytes) throw new AppError('too-large', 'The picture may have 15 MB at most.');
  return new Uint8Array(await file.arrayBuffer());
}
