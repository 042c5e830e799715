import { AppError } from './errors.ts';

/** The refusal of an admin's decision on a matter that concerns them. */
export const ownAffair = () => new AppError('forbidden', 'This concerns you: another admin decides.');

/**
 * Rejects an admin's decision on a matter that concerns them.
 * @param parties ids of the people whom the decision favors or harms
 * @throws AppError `forbidden`
 */
export function refuseOwnAffair(adminId: string, parties: readonly (string | null)[]): void {
  if (parties.includes(adminId)) throw ownAffair();
}
