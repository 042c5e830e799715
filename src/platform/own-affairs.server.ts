import { AppError } from './errors.ts';

export const ownAffair = () => new AppError('forbidden', 'This concerns you: another admin decides.');

/** @param parties ids of the people whom the decision favors or harms */
export function refuseOwnAffair(adminId: string, parties: readonly (string | null)[]): void {
  if (parties.includes(adminId)) throw ownAffair();
}
