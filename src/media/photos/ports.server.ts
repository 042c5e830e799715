import type { Trx } from '#src/platform/db/connect.server.ts';
import { Port } from '#src/platform/feature.server.ts';

/** Locks the user who uploads a photo. @throws AppError `forbidden`, `suspended` */
export const lockUploader = new Port<(trx: Trx, userId: string) => Promise<unknown>>('the lock of a user');
