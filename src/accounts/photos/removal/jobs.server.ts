import { defineWork, type Work } from '#src/platform/jobs/queue.server.ts';
import { removePhotos } from './schedule.server.ts';
import { removeUnusedPhotos } from './service.server.ts';

export const imageWork: Work[] = [defineWork(removePhotos, ({ app }) => removeUnusedPhotos(app))];
