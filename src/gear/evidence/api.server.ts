import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { evidence, headBytes } from './schemas.ts';
import { readEvidence } from './service.server.ts';

const route = routesOf('cameras');

// Not idempotent: answers that are kept to be repeated would keep digits of a serial number.
export const evidenceRoutes: Route[] = [
  route.post('/my/evidence', {
    access: ['Seller'],
    summary: 'Have an unedited file read: multipart field `file`',
    description:
      'The first MiB of a JPEG or RAW file as the camera wrote it. Nothing of it is kept but what is answered, and of the serial number nothing at all. What is not shown with an item within 24 hours is forgotten.',
    problems: ['too-slow', 'too-many-requests', 'busy'],
    answers: { 201: evidence },
    file: { field: 'file', maxBytes: headBytes },
    run: ({ app, caller, file }) => readEvidence(app, caller, file),
  }),
];
