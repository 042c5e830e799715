import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';

/** A flood of checks must cost no connections. */
const freshMs = 500;

/**
 * Returns the check behind `/readyz`: 200 when the database responds, otherwise 503. `writes` is false while people can only
 * read, and `replica` is whether the standby is used, where there is one.
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
      return problemResponse(new AppError('unavailable', 'The database is not responding.'));
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
