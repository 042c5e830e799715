import { AppError } from '#src/platform/errors.ts';

/**
 * SQLSTATEs of a server that cannot answer at the moment: connections that fail, a disk or memory that is full, a
 * server that starts, stops or only copies another, a statement that took too long.
 */
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
// What pg and its pool say without a code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|Postgres connection has been discarded)/;

/** Tells whether the database could not be asked, which is nobody's fault in the call and passes. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return states.test(code) || systemCodes.has(code) || syscall === 'connect';
  return messages.test(error.message);
}

/** Whether the server has no free connection; open connections still work. */
export function isServerFull(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === '53300';
}

/** The response when the database or a file cannot be written because a disk is full. */
export function diskFull(): AppError {
  const detail = 'The disk is full: nothing can be changed until there is room. Try again later.';
  return new AppError('unavailable', detail, undefined, { retryAfter: 10 });
}

/** The error that is answered for one that was thrown: an outage of the database is 503, and worth another try. */
export function answerable(error: unknown): unknown {
  if (!isOutage(error)) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === '53100') return diskFull();
  const detail =
    code === '25006'
      ? 'The database can only be read at the moment. Try again.'
      : 'The database cannot be asked at the moment. Try again.';
  return new AppError('unavailable', detail, undefined, { retryAfter: 1 });
}
