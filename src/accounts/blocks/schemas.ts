import { z } from 'zod';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const newBlock = z.object({
  cancel: z
    .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
    .default(false)
    .meta({ description: 'cancels the open orders between the two' }),
});

export const block = z
  .object({ _id: z.string().meta({ description: "the person's" }), name: z.string(), date: z.iso.datetime() })
  .meta({ id: 'Block' });
export type Block = z.output<typeof block>;

export const blockedState = z
  .object({
    blocked: z.boolean().meta({ description: 'whether either of the two has blocked the other' }),
  })
  .meta({ id: 'BlockedState' });
export type BlockedState = z.output<typeof blockedState>;
