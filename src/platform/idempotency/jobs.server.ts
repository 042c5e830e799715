import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';
import { dropOldAnswers } from './queries.server.ts';

/** Each hour, the answers that nobody asks for again. */
const forgetAnswers = scheduledJob('forget-answers', '41 * * * *', {
  limitSeconds: 300,
  retries: { limit: 3, delay: 60, longest: 600 },
});

export const idempotencyWork: Work[] = [defineWork(forgetAnswers, ({ app }) => dropOldAnswers(app.db))];
