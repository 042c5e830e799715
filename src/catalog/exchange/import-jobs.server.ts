import { stat } from 'node:fs/promises';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { runBatches } from '#src/platform/jobs/batches.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import { checkSome, problemsOf } from './check-service.server.ts';
import {
  countTry,
  listWorked,
  lockImport,
  nextRows,
  saveRow,
  updateImport,
  type LockedImport,
} from './import-queries.server.ts';
import { importJob } from './import-service.server.ts';
import { OpenZips, PhotoZips } from './photo-zips.server.ts';
import { published, publishNext, undoNext } from './publish-service.server.ts';
import { cleanUp, zipFolder } from './receive-service.server.ts';
import type { ImportResult } from './schemas.ts';

const batchMs = 500;

async function forAWhile(next: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + batchMs; performance.now() < end;) if (!(await next())) return;
}

type Step = {
  run: (app: App, id: string, zips: PhotoZips) => Promise<void>;
  /** The results of the rows that are still to do. */
  next: (found: LockedImport) => ImportResult[];
  /** The result of a row that has failed too often. */
  givenUp: ImportResult;
};

const steps: Record<'checking' | 'publishing' | 'undoing', Step> = {
  checking: { run: checkSome, next: () => ['waiting'], givenUp: 'wrong' },
  publishing: {
    run: (app, id, zips) => forAWhile(() => publishNext(app, id, zips)),
    next: published,
    givenUp: 'failed',
  },
  undoing: {
    run: (app, id) => forAWhile(() => undoNext(app, id)),
    next: () => ['published'],
    givenUp: 'kept',
  },
};

/** Goes on with one import. ZIPs are only on the machine that received them, so other machines leave these imports out. */
async function workOnOne(app: App, open: OpenZips): Promise<'more' | 'last'> {
  for (const { id, state, zip_bytes: sizes } of await listWorked(app.db)) {
    const needsZips = sizes.length > 0 && state !== 'undoing';
    const folder = zipFolder(app, id);
    if (needsZips && !(await unlessMissing(stat(folder), null))) continue;
    await inTransaction(app, (trx) => updateImport(trx, id, { worked_at: new Date() }));
    try {
      await steps[state].run(app, id, needsZips ? await open.of(folder) : new PhotoZips());
    } catch (error) {
      open.close(folder);
      await postpone(app, id, state, error);
      app.log.error({ error, import: id }, 'an import failed');
    }
    return 'more';
  }
  return 'last';
}

const maxTries = 6;
const firstPauseMs = 60_000;

/** Tries the next row of an import again later, and leaves it out after half an hour. Other imports go on. */
async function postpone(app: App, id: string, state: keyof typeof steps, error: unknown): Promise<void> {
  const { next, givenUp } = steps[state];
  const problems = problemsOf(error instanceof AppError ? error : new AppError('internal'));
  await inTransaction(app, async (trx) => {
    const found = await lockImport(trx, id);
    if (found?.state !== state) return;
    const [row] = await nextRows(trx, id, next(found), 1);
    const tries = (row?.tries ?? 0) + 1;
    if (row && tries >= maxTries) return saveRow(trx, id, row.number, { result: givenUp, problems });
    if (row) await countTry(trx, id, row.number);
    await updateImport(trx, id, { worked_at: new Date(Date.now() + firstPauseMs * 2 ** (tries - 1)) });
  });
}

export const importWork = defineWork(importJob, async ({ app }) => {
  const open = new OpenZips();
  try {
    await runBatches(app, importJob, () => workOnOne(app, open));
  } finally {
    open.closeAll();
  }
});

export const cleanUpWork = defineWork(
  scheduledJob('delete-old-imports', '47 * * * *', { limitSeconds: 600 }),
  ({ app }) => cleanUp(app),
);
