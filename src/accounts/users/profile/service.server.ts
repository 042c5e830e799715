import { actingOn, updateAccount } from '#src/accounts/auth/service.server.ts';
import { ownOrOutside } from '#src/accounts/photos/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Profile, ProfileChanges } from '#src/accounts/users/schemas.ts';
import { setRole, updatePerson } from '#src/accounts/users/queries.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { findVerified } from '#src/accounts/users/verifying/queries.server.ts';
import { toProfile } from '#src/accounts/users/serialize.server.ts';

export async function updateProfile(app: App, caller: Caller, changes: ProfileChanges): Promise<Profile> {
  return change(app, async (trx) => {
    const { target } = await actingOn(trx, caller.id, caller.id);
    const { displayName: name = target.name, photoURL = target.photo_url } = changes;
    const isNew = photoURL !== null && photoURL !== target.photo_url;
    const photo_url = isNew ? await ownOrOutside(trx, target.id, 'photoURL', photoURL) : photoURL;
    await updatePerson(trx, target.id, { name, photo_url });
    await updateAccount(trx, target, { name, photo_url });
    return toProfile({ ...target, name, photo_url }, await findVerified(trx, target.id));
  });
}

/** @throws AppError `forbidden` for admins */
export async function switchMode(app: App, caller: Caller, role: 'Buyer' | 'Seller'): Promise<Profile> {
  return change(app, async (trx) => {
    const { target } = await actingOn(trx, caller.id, caller.id);
    if (target.role === 'admin') throw new AppError('forbidden');
    if (target.role !== role) await setRole(trx, target.id, role);
    return toProfile({ ...target, role }, await findVerified(trx, target.id));
  });
}
