import type { ItemChanges } from './schemas.ts';

export const problems = {
  'bad-request': [400, 'Bad request'],
  unauthenticated: [401, 'Log in first'],
  forbidden: [403, 'Not allowed'],
  'no-record': [403, 'Finish your account first'],
  suspended: [403, 'This account is suspended'],
  blocked: [403, 'You cannot trade with this person'],
  'unverified-email': [403, 'Confirm your email address first'],
  'invitation-needed': [403, 'You need an invitation to sign up'],
  'not-approved': [403, 'An admin has to check your account first'],
  'not-found': [404, 'Not found'],
  'not-on-show': [404, 'Not available at the moment'],
  'method-not-allowed': [405, 'Method not allowed'],
  conflict: [409, 'Conflict'],
  'already-booked': [409, 'Someone else has just booked this item'],
  'too-many-open': [409, 'Too many of your requests are still pending'],
  'open-order': [409, 'This item has an open order'],
  'wrong-stage': [409, 'The order has changed in the meantime'],
  changed: [409, 'The item was edited'],
  'last-admin': [409, 'The last admin cannot be removed'],
  gone: [410, 'Gone'],
  'too-slow': [408, 'The request took too long'],
  'too-large': [413, 'Too large'],
  'uri-too-long': [414, 'The address is too long'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  invalid: [422, 'Some fields are invalid'],
  'too-many-requests': [429, 'Too many requests'],
  'headers-too-large': [431, 'The headers are too long'],
  internal: [500, 'Something went wrong on our side'],
  unavailable: [503, 'Not ready yet'],
  busy: [503, 'Too busy at the moment'],
  maintenance: [503, 'The shop is down for maintenance'],
  'host-down': [503, 'The photo storage cannot be reached'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

/** Returns the fields that every problem response has (RFC 9457). */
export function problemOf(code: ProblemCode, detail: string = problems[code][1]) {
  const [status, title] = problems[code];
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
    super(detail ?? problems[code][1]);
    this.name = 'AppError';
    this.code = code;
    this.errors = errors;
    this.more = more;
  }

  get status(): number {
    return problems[this.code][0];
  }
}

export const notForRole = (roles: readonly string[]): AppError =>
  new AppError(
    'forbidden',
    `Only ${roles.map((role) => `${role.toLowerCase()}s`).join(' and ')} can do this.`,
  );
