import { currentRequest } from './request-context.server.ts';
import { answerable } from '#src/db/outage.server.ts';
import type { ItemChanges } from '#src/platform/contract.ts';
import { AppError, problems, type ProblemCode } from '#src/platform/errors.ts';

/** RFC 9457. */
type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code?: string;
  errors?: { path: string; message: string }[];
  version?: number;
  changes?: ItemChanges;
  /** As in `X-Request-Id` and in the log. */
  requestId?: string;
};

const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

/** Only an AppError and an outage tell the client their cause. */
export function problemResponse(thrown: unknown): Response {
  const error = answerable(thrown);
  const code: ProblemCode = error instanceof AppError ? error.code : 'internal';
  const more = error instanceof AppError ? error.more : {};
  const request = currentRequest();
  const [status, title] = problems[code];
  const body: Problem = {
    type: `urn:rangefinder:problem:${code}`,
    title,
    status,
    detail: error instanceof AppError ? error.message : title,
    ...(error instanceof AppError && error.errors ? { errors: error.errors } : {}),
    ...(more.code ? { code: more.code } : {}),
    ...(more.changes ? { version: more.version, changes: more.changes } : {}),
    ...(request ? { requestId: request.id } : {}),
  };
  const wait = more.retryAfter === undefined ? {} : { 'retry-after': String(more.retryAfter) };
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...wait } });
}
