import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';
import { plainCode } from './code-check.ts';

/** The code is accepted with or without its dash. */
export const handoverCode = z.object({ code: text(20) });

/** The code for the buyer, or the verifier with which the seller's device checks a code offline. */
export const handover = z
  .union([
    z.object({ code: z.string() }),
    z.object({
      salt: z.string().meta({ description: 'base64' }),
      iterations: z.int(),
      verifier: z.string().meta({
        description: 'base64: PBKDF2-HMAC-SHA-256 of the code without its dash, in capitals, 32 bytes',
      }),
    }),
  ])
  .meta({ id: 'Handover' });
export type Handover = z.output<typeof handover>;

export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Whether a message has the code, in whatever words and with whatever signs between its letters. */
export const containsCode = (typed: string, code: string): boolean =>
  plainCode(typed)
    .replaceAll(/[^0-9A-Z]/g, '')
    .includes(plainCode(code));
