import type { Check, Role } from '#src/platform/db/columns.ts';
import type { Profile, User, Verification } from './schemas.ts';

type Row = {
  id: string;
  name: string;
  email: string;
  role: Role;
  photo_url: string | null;
  phone: string | null;
  town: string | null;
  about: string | null;
};
/** The columns of a verification, which are all null if the user is not verified. */
type Given = { since: Date | null; checked: Check[] | null };

function toVerification({ since, checked }: Given): Verification | null {
  return checked && { since: since?.toISOString() ?? null, checked };
}

function toUser(row: Row, verified: Given | undefined): User {
  const { id: _id, name, email, role, photo_url: photoURL, phone, town, about } = row;
  const verification = verified ? toVerification(verified) : null;
  const status = verification ? 'varified' : 'verify';
  return { _id, name, email, role, status, photoURL, phone, town, about, verification };
}

type Listed = Row &
  Given & {
    is_verified: boolean;
    suspended_at: Date | null;
    suspended_for: string | null;
    asked_at: Date | null;
    asked_note: string | null;
  };

export function toListedUser(row: Listed): User {
  const { suspended_at: since, suspended_for, asked_at, asked_note } = row;
  const suspended = since && { since: since.toISOString(), reason: suspended_for };
  const status = row.is_verified ? 'varified' : 'verify';
  const asked = asked_at && { date: asked_at.toISOString(), note: asked_note };
  return { ...toUser(row, row), status, ...(suspended && { suspended }), ...(asked && { asked }) };
}

type OwnRow = Row & { email_verified: boolean; zone: string | null; profile_version: number };

export function toProfile(row: OwnRow, verified: Given | undefined): Profile {
  const { email_verified: emailVerified, zone, profile_version: version } = row;
  return { ...toUser(row, verified), emailVerified, zone, version };
}
