import { z } from 'zod';
import { email, text } from '#src/platform/contract.ts';

export const password = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
  .min(8, { error: ({ input }) => (input === '' ? 'is missing' : 'needs 8 characters at least') })
  .max(128, 'may have 128 characters at most')
  .refine((value) => !value.includes('\0'), 'has a character that cannot be stored');

/** `POST /auth/sign-up/email`. */
export const signUp = z.object({ name: text(120), email, password });

/** `POST /auth/sign-in/email`; a wrong password is wrong, however short. */
export const signIn = z.object({
  email,
  password: z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .min(1, 'is missing')
    .max(128, 'may have 128 characters at most')
    .refine((value) => !value.includes('\0'), 'has a character that cannot be stored'),
});

export const jwtQuery = z.object({
  email: email.meta({ description: 'the one that the ID token vouches for' }),
});
export const jwtAnswer = z.object({ accessToken: z.string() });
