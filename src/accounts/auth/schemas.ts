import { z } from 'zod';
import { email, explainText, text, userName } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

/** The issuer of the embedded provider's accounts. It is not the shop's address, because that may change. */
export const embeddedIssuer = 'rangefinder';

const typedPassword = z
  .string({ error: explainText })
  .max(128, { error: () => fieldProblems.atMostCharacters(128) })
  .refine((value) => !value.includes('\0'), { error: () => fieldProblems.notStorable });

export const password = typedPassword.min(8, {
  error: ({ input }) => (input === '' ? fieldProblems.required : fieldProblems.atLeastCharacters(8)),
});

export const invitationToken = z
  .string({ error: () => fieldProblems.mustBeText })
  .min(1, { error: () => fieldProblems.required })
  .regex(/^[\w-]{1,200}$/, { error: () => fieldProblems.notInvitation })
  .meta({ description: 'the token from the link of an invitation' });

/** The roles that people choose themselves. */
export const signUpRole = z.enum(['Buyer', 'Seller'], {
  error: () => fieldProblems.oneOf('Buyer', 'Seller'),
});

export const signUp = z.object({ name: userName, email, password });
export const newAccount = signUp.extend({ invitation: invitationToken.optional() });

export const signIn = z.object({
  email,
  password: typedPassword.min(1, { error: () => fieldProblems.required }),
});

/** A code of an authenticator app, or a recovery code. Spaces are ignored. */
export const stepCode = z.object({
  code: text(40).transform((code) => code.replaceAll(/\s/g, '')),
});
export const jwtQuery = z.object({
  email: email.meta({ description: 'the email address in the ID token' }),
});
export const jwtResponse = z.object({ accessToken: z.string() });

const mailedToken = text(200);

export const confirmation = z.object({
  proof: signIn.shape.password.meta({
    description:
      'a code of the authenticator app or a recovery code; the password if the account has no second factor',
  }),
});

export const resetRequest = z.object({ email });
export const reset = z.object({
  token: mailedToken,
  newPassword: password,
  unlink: z.boolean().optional().meta({ description: 'unlinks all other logins from the account' }),
});
export const linkedAccount = z.object({
  providerId: z.enum(['google'], { error: () => fieldProblems.oneOf('google') }),
});
export const sessionToEnd = z.object({ id: text(100) });
export const verification = z.object({ token: mailedToken });
export const linkCheck = z.object({
  token: mailedToken,
  purpose: z.enum(['reset', 'verify'], { error: () => fieldProblems.oneOf('reset', 'verify') }),
});
export const passwordChange = z.object({ newPassword: password });
export const emailChange = z.object({ newEmail: email });
