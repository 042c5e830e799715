import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { transact, type App } from '#src/platform/app.server.ts';
import { AppError, errorCode } from '#src/platform/errors.ts';
import type { FormFile } from '#src/platform/http/form-file.server.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';
import {
  claimSlot,
  findStored,
  storeResponse,
  releaseSlot,
  type StoredResponse,
  type Slot,
} from './queries.server.ts';

const headerName = 'idempotency-key';

/** Returns the key of a call, or null. @throws AppError `invalid` */
export function readKey(request: Request): string | null {
  const key = request.headers.get(headerName);
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new AppError('invalid', undefined, [
    { path: 'Idempotency-Key', message: requestProblems.keyMalformed },
  ]);
}

const replayed = { 'idempotent-replayed': 'true', 'cache-control': 'no-store' };

function replay(stored: StoredResponse | undefined, hash: Buffer): Response {
  const { status, content_type } = stored ?? {};
  if (!stored || !status || !content_type) throw inProgress();
  if (!stored.body_hash?.equals(hash))
    throw new AppError('invalid', requestProblems.keyReused, [
      { path: 'Idempotency-Key', message: requestProblems.keyUsed },
    ]);
  return new Response(stored.answer, { status, headers: { 'content-type': content_type, ...replayed } });
}

function inProgress(): AppError {
  return new AppError('conflict', requestProblems.keyInProgress, undefined, {
    retryAfter: 1,
  });
}

const lockNotAvailable = '55P03';

type Sent = { params: object; body: unknown };

/** Hashes the parameters and the body, which must be the same in a repeated call. */
function hashOf({ params, body }: Sent): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(body));
  for (const param of Object.values(params)) hash.update(`\0${param}`);
  return hash.digest();
}

/** Runs a call once for its key. The response, including any refusal except 429, is stored in the same transaction. */
export async function respondOnce(
  app: App,
  slot: Slot,
  sent: Sent,
  run: (app: App) => Promise<Response>,
): Promise<Response> {
  const hash = hashOf(sent);
  try {
    return await transact(app, async (trx) => {
      // Waits only a few seconds for another transaction with this key, because the process of that one may have died.
      await sql`set local lock_timeout = '8s'`.execute(trx);
      if (!(await claimSlot(trx, slot, hash))) return replay(await findStored(trx, slot), hash);
      await sql`set local lock_timeout = 0; savepoint act`.execute(trx);
      const response = await run({ ...app, joined: trx }).catch(async (error: unknown) => {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        if (!error.more.keepsChange) await sql`rollback to savepoint act`.execute(trx);
        return problemResponse(error);
      });
      // The key is released, because the same call may succeed after `Retry-After`.
      if (response.status === 429) await releaseSlot(trx, slot);
      else await storeResponse(trx, slot, { ...(await facts(response)), body_hash: hash });
      return response;
    });
  } catch (error) {
    const waited = errorCode(error) === lockNotAvailable;
    throw waited ? inProgress() : error;
  }
}

async function facts(response: Response) {
  const type = response.headers.get('content-type') ?? 'application/json';
  return { status: response.status, content_type: type, answer: await response.clone().text() };
}

// The uploads that this process is working on, by their key.
const pendingUploads = new Map<string, Promise<unknown>>();

/**
 * Runs an upload once for its key, without one long transaction. Refusals are not stored, because they have changed
 * nothing.
 */
export async function uploadOnce(
  app: App,
  slot: Slot,
  file: FormFile,
  run: () => Promise<Response>,
): Promise<Response> {
  const id = JSON.stringify(Object.values(slot));
  for (let other = pendingUploads.get(id); other; other = pendingUploads.get(id))
    await Promise.allSettled([other]);
  const work = upload(app, slot, file, run).finally(() => pendingUploads.delete(id));
  pendingUploads.set(id, work);
  return work;
}

async function upload(app: App, slot: Slot, file: FormFile, run: () => Promise<Response>): Promise<Response> {
  if (!(await claimSlot(app.db, slot, null))) {
    const stored = await findStored(app.db, slot);
    if (stored?.status != null) await file.receive(null);
    return replay(stored, file.digest());
  }
  try {
    const response = await run();
    if (response.ok)
      await storeResponse(app.db, slot, { ...(await facts(response)), body_hash: file.digest() });
    else await releaseSlot(app.db, slot);
    return response;
  } catch (error) {
    // A failure to release the slot is ignored, so that the error of the upload is thrown. The slot then expires after
    // `uploadSeconds`.
    await releaseSlot(app.db, slot).catch(() => undefined);
    throw error;
  }
}
