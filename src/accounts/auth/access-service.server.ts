import { AppError } from '#src/platform/errors.ts';

type Standing = { deleted_at: Date | null; suspended_at: Date | null; suspended_for: string | null };

/** @throws AppError `forbidden` for a closed account, `suspended`, which tells why */
export function refuseClosed({ deleted_at, suspended_at, suspended_for }: Standing): void {
  if (deleted_at) throw closedAccount();
  if (suspended_at) throw new AppError('suspended', `Your account is suspended: ${suspended_for}`);
}

export function closedAccount(): AppError {
  return new AppError('forbidden', 'This account was closed.');
}

export function endedToken(): AppError {
  return new AppError('unauthenticated', 'The access token is not valid (any more).');
}
