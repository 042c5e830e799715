import type { Trx } from '#src/db/connect.server.ts';
import type { MaintenanceState } from '#src/platform/maintenance.server.ts';

/** A new text does not change the start time. */
export async function upsertMaintenance(trx: Trx, text: string): Promise<MaintenanceState> {
  return trx
    .insertInto('maintenance')
    .values({ text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
    .returning(['text', 'since'])
    .executeTakeFirstOrThrow();
}

export async function deleteMaintenance(trx: Trx): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('maintenance').executeTakeFirst();
  return numDeletedRows > 0n;
}
