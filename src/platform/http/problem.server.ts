import type { z } from 'zod';
import { currentRequest } from './request-context.server.ts';
import { answerable } from '#src/platform/outage.server.ts';
import type { problem } from '#src/platform/schemas.ts';
import { AppError, problemOf, type ProblemCode } from '#src/platform/errors.ts';

type Problem = z.output<typeof problem>;

const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

/** Only an AppError and an outage tell the client their cause. */
export function problemResponse(thrown: unknown): Response {
  const error = answerable(thrown);
  const code: ProblemCode = error instanceof AppError ? error.code : 'internal';
  const more = error instanceof AppError ? error.more : {};
  const request = currentRequest();
  const body: Problem = {
    ...problemOf(code, error instanceof AppError ? error.message : undefined),
    ...(error instanceof AppError && error.errors ? { errors: error.errors } : {}),
    ...(more.code ? { code: more.code } : {}),
    ...(more.changes ? { version: more.version, changes: more.changes } : {}),
    ...(request ? { requestId: request.id } : {}),
  };
  const wait = more.retryAfter === undefined ? {} : { 'retry-after': String(more.retryAfter) };
  return new Response(JSON.stringify(body), { status: body.status, headers: { ...headers, ...wait } });
}
