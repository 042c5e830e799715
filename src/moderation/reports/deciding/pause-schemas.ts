import { z } from 'zod';

export const pause = z
  .object({
    since: z.iso.datetime(),
    by: z.enum(['admin', 'seller']).meta({ description: 'who can end the pause' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'null for a pause by the seller, and once the seller is erased' }),
    edited: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'when its owner last changed it since then, if at all' }),
  })
  .meta({ id: 'Pause' });
export type Pause = z.output<typeof pause>;

type PauseColumns = {
  paused_at: Date | null;
  paused_by: string | null;
  paused_for: string | null;
  seller_id: string;
  edited_at: Date | null;
};

/** Returns null if the item is not paused. */
export function pauseOf({
  paused_at,
  paused_by,
  paused_for,
  seller_id,
  edited_at,
}: PauseColumns): Pause | null {
  if (!paused_at) return null;
  const isEdited = edited_at !== null && edited_at > paused_at;
  return {
    since: paused_at.toISOString(),
    by: paused_by === seller_id ? 'seller' : 'admin',
    reason: paused_for,
    edited: isEdited ? edited_at.toISOString() : null,
  };
}
