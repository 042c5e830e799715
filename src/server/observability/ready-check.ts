import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

/** The result is reused for this time, so that a flood of checks does not use up the connections. */
const freshMs = 500;

/**
 * Returns the check behind `/readyz`, which responds with 200 if the database responds, and otherwise with 503. In the
 * response, `writes` is false while the shop is read-only. If there is a standby, `replica` tells whether it is used.
 */
export function createReadyCheck({ db, writes, replica }: App): () => Promise<Response> {
  let latest: { isUp: Promise<boolean>; until: number } | undefined;
  /** Concurrent checks share one query. */
  const isDatabaseUp = (): Promise<boolean> => {
    if (latest && performance.now() < latest.until) return latest.isUp;
    const query = sql`select from migrations limit 1`.execute(db);
    const own = { isUp: query.then(yes, no), until: Infinity };
    void own.isUp.then(() => (own.until = performance.now() + freshMs));
    latest = own;
    return own.isUp;
  };
  return async () => {
    if (!(await isDatabaseUp()))
      return problemResponse(new AppError('unavailable', requestProblems.databaseSilent));
    const { reason } = writes;
    return Response.json(
      {
        status: 'ready',
        writes: reason === null,
        ...(reason !== null && { reason }),
        ...(replica && { replica: replica.isUsed }),
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  };
}

const yes = (): boolean => true;
const no = (): boolean => false;
