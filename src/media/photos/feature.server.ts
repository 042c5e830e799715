import { z } from 'zod';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { removePhotos, removeUnusedPhotos } from './removal/service.server.ts';
import { photo, maxImageBytes } from './schemas.ts';
import { storePhoto } from './service.server.ts';

const route = routesOf('images');

/** A subset of the fields that the original app's image host returns. */
const uploaded = z.object({
  success: z.literal(true),
  status: z.literal(200),
  data: photo.omit({ alt: true }),
});

const imageRoutes = [
  route.post('/images', {
    access: 'user',
    scope: 'listings:write',
    summary: 'Upload a photo: multipart field `image`',
    description:
      'JPEG, PNG, WebP or AVIF of at most 15 MB and 110 megapixels, at least 32 pixels a side, the long side at most 20 times the short one. Only its pixels are stored. A photo that is not used within 24 hours is removed. Concurrent uploads and storage are limited for each account.',
    problems: ['too-slow', 'too-many-requests', 'busy', 'host-down'],
    idempotent: true,
    responses: { 200: uploaded },
    file: { field: 'image', maxBytes: maxImageBytes },
    run: async ({ app, caller, file }) => ({
      success: true,
      status: 200,
      data: await storePhoto(app, caller, file),
    }),
  }),
] as const;

export const photoFeature = {
  routes: imageRoutes,
  jobs: [defineWork(removePhotos, ({ app }) => removeUnusedPhotos(app))],
} satisfies Feature;
