import { z } from 'zod';
import { signUp } from '#src/accounts/auth/schemas.ts';
import { adminName, explainText } from '#src/platform/schemas.ts';
import { shopFields } from '#src/platform/shop/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

const token = z
  .string({ error: explainText })
  .min(1, { error: () => fieldProblems.required })
  .max(200, { error: () => fieldProblems.notToken })
  .meta({ description: 'the token from the link that the start of the shop printed' });

export const setupCheck = z.object({ token });
export const setupLanguage = setupCheck.extend({ language: shopFields.shape.language });
export const setupState = z.object({
  state: z.enum(['valid', 'expired', 'unknown', 'done', 'elsewhere']).meta({
    description:
      '`done`: the shop has an admin, so nobody can set it up. `elsewhere`: an external provider has the accounts.',
  }),
});
export type SetupState = z.output<typeof setupState>['state'];

const { name: shopName, language, currency, timeZone, units } = shopFields.shape;

/** Settings that the environment sets are left out. */
export const setup = setupCheck.extend({
  shopName: shopName.optional(),
  language: language.optional(),
  currency: currency.optional(),
  timeZone: timeZone.optional(),
  units: units.optional(),
  ...signUp.shape,
  // The first admin is the shop, and may be called so.
  name: adminName,
});
export type Setup = z.output<typeof setup>;
