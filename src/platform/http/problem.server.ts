import { AppError, problems, type ProblemCode } from '#src/platform/errors.ts';

/** RFC 9457: the body that every failed call answers. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code?: string;
  errors?: { path: string; message: string }[];
};

const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

/** The answer for an error; anything that is not an AppError says nothing of its cause. */
export function problemResponse(error: unknown, extra?: { code?: string }): Response {
  const code: ProblemCode = error instanceof AppError ? error.code : 'internal';
  const [status, title] = problems[code];
  const body: Problem = {
    type: `urn:rangefinder:problem:${code}`,
    title,
    status,
    detail: error instanceof AppError ? error.message : title,
    ...(error instanceof AppError && error.errors ? { errors: error.errors } : {}),
    ...extra,
  };
  return new Response(JSON.stringify(body), { status, headers });
}
