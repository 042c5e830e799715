import { change } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { deleteUnattached } from './queries.server.ts';

const forgetEvidence = scheduledJob('forget-evidence', '31 * * * *', { limitSeconds: 600 });

export const evidenceWork = defineWork(forgetEvidence, async ({ app }) => change(app, deleteUnattached));
