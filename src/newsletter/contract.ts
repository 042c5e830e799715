import { z } from 'zod';
import { email } from '#src/platform/contract.ts';

/** `POST /newsletter`: the same answer whether or not the address is known. */
export const subscription = z.object({ email });
export const subscribed = z.object({ accepted: z.literal(true) });

/** `POST /newsletter/confirm` and `/newsletter/leave`: the token of the mailed link. */
export const mailedToken = z.object({
  token: z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .min(1, 'is missing')
    .max(200, 'is not a token of ours'),
});
