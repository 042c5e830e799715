import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';

export const needs = ['email', 'photo', 'about'] as const;
export const minWordsAbout = 10;
export const daysAfterRefusal = 30;

export const newRequest = z.object({
  note: text(500).optional().meta({ description: 'for the admins who decide; part of the data export' }),
});
export type NewRequest = z.output<typeof newRequest>;

export const ownVerification = z
  .object({
    verified: z.boolean(),
    missing: z.array(z.enum(needs)).meta({
      description:
        'what is needed before they can ask: a confirmed email, a photo, at least ten words about themselves',
    }),
    asked: z
      .object({ date: z.iso.datetime(), note: z.string().nullable() })
      .nullable()
      .meta({ description: 'the open request' }),
    declined: z
      .object({ date: z.iso.datetime(), reason: z.string(), again: z.iso.datetime() })
      .nullable()
      .meta({ description: 'the last refusal, and when they can ask `again`' }),
  })
  .meta({ id: 'OwnVerification' });
export type OwnVerification = z.output<typeof ownVerification>;

export const refusal = z.object({
  reason: text(500).meta({ description: 'sent to the user by email' }),
});
