import { z } from 'zod';

export const pause = z
  .object({
    since: z.iso.datetime(),
    reason: z.string().nullable().meta({ description: 'null once its seller is erased' }),
    edited: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'when its owner last changed it since then, if at all' }),
  })
  .meta({ id: 'Pause' });
export type Pause = z.output<typeof pause>;

type PauseColumns = { paused_at: Date | null; paused_for: string | null; edited_at: Date | null };

/** Returns null if the item is not paused. */
export function pauseOf({ paused_at, paused_for, edited_at }: PauseColumns): Pause | null {
  if (!paused_at) return null;
  const isEdited = edited_at !== null && edited_at > paused_at;
  return {
    since: paused_at.toISOString(),
    reason: paused_for,
    edited: isEdited ? edited_at.toISOString() : null,
  };
}
