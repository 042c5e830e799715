import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';

/**
 * 200 when the database answers (it was migrated before the process began to serve), 503 otherwise. `writes` says whether
 * what is kept can be written; where it cannot, people can still look.
 */
export async function isReady(app: App): Promise<Response> {
  try {
    await sql`select from migrations limit 1`.execute(app.db);
    const { reason } = app.writes;
    return Response.json({ status: 'ready', writes: reason === null, ...(reason !== null && { reason }) });
  } catch {
    return problemResponse(new AppError('unavailable', 'The database does not answer.'));
  }
}
