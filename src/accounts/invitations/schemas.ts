import { z } from 'zod';
import { invitationToken } from '#src/accounts/auth/schemas.ts';
import { email, line } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

const maxUses = 500;

export const newInvitation = z
  .object({
    note: line(120).optional().meta({ description: 'for admins: whom it is for' }),
    email: email.optional().meta({ description: 'the address to which the link is emailed' }),
    uses: z
      .int({ error: () => fieldProblems.mustBeWhole })
      .min(1, { error: () => fieldProblems.atLeast(1) })
      .max(maxUses, { error: () => fieldProblems.atMost(maxUses) })
      .default(1)
      .meta({ description: 'how many people can sign up with it' }),
  })
  .refine(({ email: to, uses }) => to === undefined || uses === 1, {
    path: ['uses'],
    error: () => fieldProblems.oneForEmail,
  });
export type NewInvitation = z.output<typeof newInvitation>;

export const invitation = z
  .object({
    _id: z.string(),
    note: z.string().nullable(),
    email: z.string().nullable(),
    uses: z.int().meta({ description: 'how many people have signed up with it' }),
    maxUses: z.int(),
    created: z.iso.datetime(),
    expires: z.iso.datetime(),
    state: z.enum(['open', 'used', 'expired', 'revoked']),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitation>;

export const createdInvitation = z.object({
  _id: z.string(),
  link: z.string().meta({ description: 'shown only here, because only its hash is stored' }),
});
export type CreatedInvitation = z.output<typeof createdInvitation>;

export const invitationCheck = z.object({ token: invitationToken });
export const invitationState = z.object({ isValid: z.boolean() });
