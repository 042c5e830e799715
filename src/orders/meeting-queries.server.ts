import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';
import type { OrderSide } from './contract.ts';

type Meeting = { at: Date; zone: string; place: string; by: OrderSide };

/** Writes the time zone of one side; the caller holds the lock on the order. */
export async function setOwnZone(trx: Trx, id: string, side: OrderSide, zone: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ [`${side}_zone` as const]: zone })
    .where('id', '=', id)
    .execute();
}

/** Writes what was proposed last, with the next number; the caller holds the lock on the order. */
export async function proposeMeeting(trx: Trx, id: string, { at, zone, place, by }: Meeting): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      proposal_at: at,
      proposal_zone: zone,
      proposal_place: place,
      proposal_by: by,
      proposal_version: sql<number>`proposal_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
