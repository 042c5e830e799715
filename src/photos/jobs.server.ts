import { defineWork, type Work } from '#src/platform/jobs.server.ts';
import { removePhotos } from './removal-job.server.ts';
import { removeUnusedPhotos } from './removal-service.server.ts';

export const imageWork: Work[] = [defineWork(removePhotos, ({ app }) => removeUnusedPhotos(app))];
