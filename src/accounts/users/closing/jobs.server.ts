import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';
import { eraseClosedAccounts } from './service.server.ts';

export const eraseAccounts = scheduledJob('erase-accounts', '11 3 * * *', { limitSeconds: 600 });

export const userWork: Work[] = [defineWork(eraseAccounts, ({ app }) => eraseClosedAccounts(app))];
