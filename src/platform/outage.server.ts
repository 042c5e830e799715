import { AppError, errorCode } from '#src/platform/errors.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

/** SQLSTATEs of failing connections, a full disk or memory, a starting, stopping or read-only server, and timeouts. */
const states = /^(08...|53...|58...|57014|57P0[1-5]|25006)$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// Errors of pg and its pool have no code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|Postgres connection has been discarded)/;

/** Returns whether the database is unavailable, as opposed to an error in the request. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError) return false;
  const code = errorCode(error);
  if (code === undefined) return messages.test(error.message);
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return states.test(code) || systemCodes.has(code) || isConnecting;
}

/** Returns whether the server accepts no more connections. Open connections still work. */
export function isServerFull(error: unknown): boolean {
  return errorCode(error) === '53300';
}

/** Returns whether a change violated one of these constraints. */
export function violates(error: unknown, ...constraints: string[]): boolean {
  return error instanceof Error && 'constraint' in error && constraints.includes(String(error.constraint));
}

export function diskFull(): AppError {
  const detail = requestProblems.diskFull;
  return new AppError('unavailable', detail, undefined, { retryAfter: 10 });
}

/** Turns an outage of the database into a 503 that can be retried. */
export function answerable(error: unknown): unknown {
  if (!isOutage(error)) return error;
  const code = errorCode(error);
  if (code === '53100') return diskFull();
  const detail = code === '25006' ? requestProblems.databaseReadOnly : requestProblems.databaseDown;
  return new AppError('unavailable', detail, undefined, { retryAfter: 1 });
}
