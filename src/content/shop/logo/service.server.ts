import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { withUpload } from '#src/media/photos/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import type { FormFile } from '#src/platform/http/form-file.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import type { ShopLogo } from '#src/platform/shop/schemas.ts';
import { logoProblems } from '#src/texts/problems-content.server.ts';
import type { Drawn } from './draw-process.ts';
import type { LogoFault } from './draw.server.ts';
import { deleteUnusedLogos, insertLogo } from './queries.server.ts';

const drawMs = 30_000;

/** Stores the files of a logo, which the shop shows once it is among its settings. */
export async function storeLogo(app: App, caller: Caller, upload: FormFile): Promise<ShopLogo> {
  const drawn = await withUpload(app, caller, upload, {
    work: async (source, _, signal) => drawAlone(app, source, signal),
  });
  if ('unusable' in drawn) throw invalidLogo(drawn.unusable);
  const { files, ...logo } = drawn.logo;
  await inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    await insertLogo(trx, logo, files);
  });
  return logo;
}

const deleteLogos = scheduledJob('delete-logos', '53 * * * *', { limitSeconds: 60 });

/** Also deletes logos that were replaced, so that their addresses stop working. */
export const deleteLogosWork = defineWork(deleteLogos, async ({ app }) => deleteUnusedLogos(app.db));

let last: Promise<unknown> = Promise.resolve();

/** Draws one logo at a time, because each process may take as much memory as `draw-process.ts` allows. */
async function drawAlone(app: App, source: string, signal: AbortSignal): Promise<Drawn> {
  const drawn = last.then(async () => draw(app, source, signal));
  last = drawn.catch(() => undefined);
  return drawn;
}

/** Draws in a process of its own, so that a malicious file cannot exhaust the time or the memory of the shop. */
async function draw(app: App, source: string, signal: AbortSignal): Promise<Drawn> {
  const script = join(app.root, 'src/content/shop/logo/draw-process.ts');
  const child = fork(script, [source], {
    execArgv: [],
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: drawMs,
    signal,
    killSignal: 'SIGKILL',
  });
  const [drawn] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    Drawn | number | null,
  ];
  // A process that was killed has no exit code.
  if (drawn === null) return { unusable: 'tooCostly' };
  if (typeof drawn === 'number') throw new Error(`the process that draws logos ended with code ${drawn}`);
  return drawn;
}

function invalidLogo(fault: LogoFault): AppError {
  const message = logoProblems.faults[fault];
  return new AppError('invalid', logoProblems.detail(message), [{ path: 'image', message }]);
}
