import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';

/** 200 when the database answers (it was migrated before the process began to serve), 503 otherwise. */
export async function isReady(app: App): Promise<Response> {
  try {
    await sql`select from migrations limit 1`.execute(app.db);
    return Response.json({ status: 'ready' });
  } catch {
    return problemResponse(new AppError('unavailable', 'The database does not answer.'));
  }
}
