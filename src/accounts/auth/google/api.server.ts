import { z } from 'zod';
import { invitationToken } from '#src/accounts/auth/schemas.ts';
import type { Described } from '#src/platform/http/route.server.ts';

const common = { method: 'GET', tag: 'auth', access: 'public', problems: ['too-many-requests'] } as const;
const nothing = z.string().max(0);
const part = z
  .string()
  .max(2048)
  .refine((value) => !value.includes('\0'));

/** Google's response. Its size is limited before the library parses it. */
export const googleCallbackQuery = z.object({
  code: part.optional().meta({ description: 'the authorization code' }),
  state: part.optional().meta({ description: 'the state parameter of the authorization request' }),
  error: part.optional().meta({ description: 'the error code, if the login failed' }),
  iss: part.optional().meta({ description: 'the issuer' }),
});

export const googleStartQuery = z.object({ invitation: invitationToken.optional() });

export const googleStart = '/auth/sign-in/google';
export const googleReturn = '/auth/callback/google';

export const googleCalls = [
  {
    ...common,
    path: googleStart,
    summary: 'Start a Google login; redirects to Google',
    query: googleStartQuery,
    responses: { 302: nothing },
    responseHeaders: { location: 'The authorization URL at Google, with a PKCE challenge' },
  },
  {
    ...common,
    path: googleReturn,
    summary: 'The redirect URI for Google; opens a session',
    description:
      'Redirects to a page that notifies the window that opened this one, with `?error=` if the login failed.',
    query: googleCallbackQuery,
    responses: { 302: nothing },
    responseHeaders: {
      location: 'The page that closes the window',
      'set-cookie': 'The session cookie; sent only to `/api/auth`',
    },
  },
] as const satisfies Described[];
