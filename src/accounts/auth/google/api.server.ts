import { z } from 'zod';
import type { Described } from '#src/platform/http/route.server.ts';

const common = { method: 'GET', tag: 'auth', access: 'public', problems: ['too-many-requests'] } as const;
const nothing = z.string().max(0);
const part = z
  .string()
  .max(2048)
  .refine((value) => !value.includes('\0'));

/** Google's response, limited in size before the library parses it. */
export const googleAnswer = z.object({
  code: part.optional().meta({ description: 'what Google gave' }),
  state: part.optional().meta({ description: 'what Google was given' }),
  error: part.optional().meta({ description: 'why Google gave nothing' }),
  iss: part.optional().meta({ description: 'who Google says it is' }),
});

export const googleStart = '/auth/sign-in/google';
export const googleReturn = '/auth/callback/google';

export const googleCalls: Described[] = [
  {
    ...common,
    path: googleStart,
    summary: 'Begin a Google login: leads to Google',
    answers: { 302: nothing },
    answerHeaders: { location: 'Where at Google, with a PKCE challenge' },
  },
  {
    ...common,
    path: googleReturn,
    summary: 'Where Google leads back to: opens a session',
    description:
      'Leads on to a page that tells the window which opened this one, with `?error=` where it failed.',
    query: googleAnswer,
    answers: { 302: nothing },
    answerHeaders: {
      location: 'The page that closes the window',
      'set-cookie': 'The session as a cookie that only `/api/auth` sees',
    },
  },
];
