import { z } from 'zod';
import { confirmation } from '#src/accounts/auth/schemas.ts';
import { explainText, line, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

const tooLong = { error: () => fieldProblems.tooLong };
const base64url = z
  .string({ error: explainText })
  .regex(/^[\w-]+$/, { error: () => fieldProblems.invalid })
  .max(8000, tooLong);
const type = z.literal('public-key');
const credential = {
  id: base64url.max(1400, tooLong),
  rawId: base64url,
  type,
};

/** The options for `navigator.credentials.get()`, and its answer. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export const passkeyUse = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  })
  .meta({ id: 'PasskeyUse', description: 'what `navigator.credentials.get()` returns, as JSON' });
export const passkeySignIn = z.object({ passkey: passkeyUse });
/** Shows that it is the user, in one of two ways. */
export const passkeyConfirmation = z
  .object({ proof: confirmation.shape.proof.optional(), passkey: passkeyUse.optional() })
  .refine(({ proof, passkey }) => proof !== undefined || passkey !== undefined, {
    path: ['proof'],
    error: () => fieldProblems.required,
  });

/** The options for `navigator.credentials.create()`, and its answer. */
export const newPasskey = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
const name = line(60);
export const createdPasskey = z.object({
  name,
  passkey: z
    .object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
      }),
    })
    .meta({ id: 'CreatedPasskey', description: 'what `navigator.credentials.create()` returns, as JSON' }),
});

export const passkeyToRename = z.object({ id: text(100), name });
export const passkeyToRemove = passkeyToRename.pick({ id: true });
