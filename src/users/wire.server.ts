import type { Role } from '#src/platform/db/tables.ts';
import type { Profile, User } from './contract.ts';

type Row = {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: User['status'];
  photo_url: string | null;
};

/** A row as the wire has it. */
export function toUser({ id, name, email, role, status, photo_url }: Row): User {
  return { _id: id, name, email, role, status, photoURL: photo_url };
}

/** A row as admins have it in lists. */
export function toListedUser(row: Row & { suspended_at: Date | null; suspended_for: string | null }): User {
  const { suspended_at: since, suspended_for } = row;
  const suspended = since && { since: since.toISOString(), reason: suspended_for! };
  return { ...toUser(row), ...(suspended && { suspended }) };
}

/** Someone's own row as the wire has it. */
export function toProfile(row: Row & { email_verified: boolean }): Profile {
  return { ...toUser(row), emailVerified: row.email_verified };
}
