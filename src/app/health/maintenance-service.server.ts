import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { MaintenanceState } from '#src/platform/maintenance.server.ts';
import { deleteMaintenance, upsertMaintenance } from './queries.server.ts';
import type { Maintenance } from './schemas.ts';

export const toMaintenance = ({ text, since }: MaintenanceState): Maintenance => ({
  text,
  since: since.toISOString(),
});

/**
 * Stops all writes. If they are already stopped, only changes the text that explains it.
 * @param caller the admin, or null for the operator's command
 */
export async function beginMaintenance(app: App, caller: Caller | null, text: string): Promise<Maintenance> {
  const state = await inTransaction(app, async (trx) => {
    if (caller) await lockActor(trx, caller.id, { roles: ['admin'] });
    await recordAction(trx, { act: 'began-maintenance', actor: caller?.id ?? null, note: text });
    return upsertMaintenance(trx, text);
  });
  await app.maintenance.load();
  return toMaintenance(state);
}

/** Ends maintenance. Returns whether it was on. @param caller as in `beginMaintenance` */
export async function endMaintenance(app: App, caller: Caller | null): Promise<boolean> {
  const wasOn = await inTransaction(app, async (trx) => {
    if (caller) await lockActor(trx, caller.id, { roles: ['admin'] });
    if (!(await deleteMaintenance(trx))) return false;
    await recordAction(trx, { act: 'ended-maintenance', actor: caller?.id ?? null });
    return true;
  });
  await app.maintenance.load();
  return wasOn;
}
