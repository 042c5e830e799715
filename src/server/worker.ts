import type pg from 'pg';
import { auditWork } from '#src/audit/jobs.server.ts';
import { identityWork } from '#src/auth/jobs.server.ts';
import { imageWork } from '#src/photos/jobs.server.ts';
import { gatheredMailWork } from '#src/orders/gathered-mails.server.ts';
import { catalogWork } from '#src/listings/jobs.server.ts';
import { newsletterWork } from '#src/newsletter/jobs.server.ts';
import { changeWork } from '#src/platform/change-jobs.server.ts';
import { idempotencyWork } from '#src/platform/idempotency/jobs.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { startRunner, type Runner } from '#src/platform/job-runner.server.ts';
import type { Work } from '#src/platform/jobs.server.ts';
import { mailWork } from '#src/platform/mail.server.ts';
import { userWork } from '#src/users/jobs.server.ts';

/** Everything that is done in the background. */
export const allWork: readonly Work[] = [
  mailWork,
  gatheredMailWork,
  ...identityWork,
  ...userWork,
  ...catalogWork,
  ...newsletterWork,
  ...imageWork,
  ...idempotencyWork,
  ...auditWork,
  ...changeWork,
];

/** Does the waiting jobs of all features until it is stopped; does not keep the start waiting. */
export function startWorker(app: App, connection: pg.ClientConfig): Runner {
  return startRunner(app, connection, allWork);
}
