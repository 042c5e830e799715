import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';
import { clearAdvertised } from '#src/catalog/listings/managing/queries.server.ts';

/** Lists exclude expired advertisements anyway, but cached pages change only with a row. */
export const endAdvertisements = scheduledJob('end-advertisements', '7 * * * *', { limitSeconds: 60 });

export const catalogWork: Work[] = [defineWork(endAdvertisements, ({ app }) => clearAdvertised(app.db))];
