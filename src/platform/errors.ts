import { problemTitles, sharedProblems } from '#src/texts/problems.ts';
import type { Role } from './db/columns.ts';
import type { ItemChanges } from './schemas.ts';

/** The HTTP status of each problem. */
export const problemStatus = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'no-record': 403,
  suspended: 403,
  blocked: 403,
  'unverified-email': 403,
  'second-factor-required': 403,
  'confirmation-required': 403,
  'invitation-needed': 403,
  'not-approved': 403,
  'not-found': 404,
  'not-on-show': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'already-booked': 409,
  'too-many-open': 409,
  'open-order': 409,
  'wrong-stage': 409,
  changed: 409,
  'last-admin': 409,
  gone: 410,
  'too-slow': 408,
  'too-large': 413,
  'uri-too-long': 414,
  'unsupported-media-type': 415,
  invalid: 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
  busy: 503,
  maintenance: 503,
  migrating: 503,
  'host-down': 503,
} as const satisfies Record<keyof typeof problemTitles, number>;

export type ProblemCode = keyof typeof problemStatus;

/** Returns the fields that every problem response has (RFC 9457). */
export function problemOf(code: ProblemCode, detail: string = problemTitles[code]) {
  const [title, status] = [problemTitles[code], problemStatus[code]];
  return { type: `urn:rangefinder:problem:${code}`, title, status, detail };
}

export type FieldError = { path: string; message: string };

export type ProblemMore = {
  code?: string;
  retryAfter?: number;
  version?: number;
  changes?: ItemChanges;
  /** Set if the transaction is committed despite the error. */
  keepsChange?: true;
};

/** Returns the code of an error from Node, PostgreSQL or a library, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The only error that services throw on purpose. All others are bugs and become a 500. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly more: ProblemMore;

  constructor(code: ProblemCode, detail?: string, errors?: FieldError[], more: ProblemMore = {}) {
    super(detail ?? problemTitles[code]);
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
    this.more = more;
  }

  get status(): number {
    return problemStatus[this.code];
  }
}

export const notForRole = (roles: readonly Role[]): AppError =>
  new AppError('forbidden', sharedProblems.onlyFor(...roles.map((role) => sharedProblems.roles[role])));
