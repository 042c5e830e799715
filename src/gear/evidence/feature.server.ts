import { inTransaction } from '#src/platform/app.server.ts';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { deleteUnattached, exportEvidence } from './queries.server.ts';
import { evidence, evidenceQuery, headBytes } from './schemas.ts';
import { readEvidence } from './service.server.ts';

const route = routesOf('cameras');

// These routes are not idempotent, because a stored response would contain digits of a serial number.
const evidenceRoutes = [
  route.post('/my/evidence', {
    access: ['Seller', 'admin'],
    scope: 'listings:write',
    summary: 'Read the metadata of an unedited camera file; multipart field `file`',
    description:
      'The first MiB of a JPEG or RAW file as the camera wrote it. Only the returned values are stored, and never the serial number. Results that are neither shown with an item nor in a draft within 24 hours are deleted.',
    problems: ['too-slow', 'too-many-requests', 'busy'],
    query: evidenceQuery,
    responses: { 201: evidence },
    file: { field: 'file', maxBytes: headBytes },
    run: ({ app, caller, file, query }) => readEvidence(app, caller, file, query),
  }),
] as const;

const deleteEvidence = scheduledJob('forget-evidence', '31 * * * *', { limitSeconds: 600 });

export const evidenceWork = defineWork(deleteEvidence, async ({ app }) =>
  inTransaction(app, deleteUnattached),
);

export const evidenceFeature = {
  routes: evidenceRoutes,
  jobs: [evidenceWork],
  personalData: {
    evidence: {
      about: 'data read from files that you uploaded, without serial numbers',
      read: exportEvidence,
    },
  },
} satisfies Feature;
