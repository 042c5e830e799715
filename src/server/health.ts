import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';

/** For so long it is not asked again: those who check come each second, and a flood must cost no connections. */
const keptMs = 500;
const asked = new WeakMap<App, { answers: Promise<boolean>; until: number }>();

/**
 * 200 when the database answers (it was migrated before the process began to serve), 503 otherwise. `writes` says whether
 * what is kept can be written; where it cannot, people can still look. `replica`, where there is one, says whether it is used.
 */
export async function isReady(app: App): Promise<Response> {
  if (!(await databaseAnswers(app)))
    return problemResponse(new AppError('unavailable', 'The database does not answer.'));
  const { reason } = app.writes;
  const replica = app.replica && { replica: app.replica.isUsed };
  return Response.json(
    { status: 'ready', writes: reason === null, ...(reason !== null && { reason }), ...replica },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/** One question for all who ask at once. */
function databaseAnswers(app: App): Promise<boolean> {
  const last = asked.get(app);
  if (last && performance.now() < last.until) return last.answers;
  const question = sql`select from migrations limit 1`.execute(app.db);
  const next = { answers: question.then(yes, no), until: Infinity };
  asked.set(app, next);
  void next.answers.then(() => (next.until = performance.now() + keptMs));
  return next.answers;
}

const yes = (): boolean => true;
const no = (): boolean => false;
