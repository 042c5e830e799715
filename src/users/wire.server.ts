import type { Role } from '#src/platform/db/tables.ts';
import type { User } from './contract.ts';

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
