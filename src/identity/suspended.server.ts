import { AppError } from '#src/platform/errors.ts';

type Standing = { suspended_at: Date | null; suspended_for: string | null };

/** @throws AppError `suspended`, which tells why */
export function refuseSuspended({ suspended_at, suspended_for }: Standing): void {
  if (suspended_at) throw new AppError('suspended', `Your account is suspended: ${suspended_for}`);
}
