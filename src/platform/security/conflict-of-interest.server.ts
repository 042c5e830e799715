import { AppError } from '#src/platform/errors.ts';

export const ownAffair = () => new AppError('forbidden', 'This concerns you: another admin decides.');

export function refuseOwnAffair(adminId: string, parties: readonly (string | null)[]): void {
  if (parties.includes(adminId)) throw ownAffair();
}
