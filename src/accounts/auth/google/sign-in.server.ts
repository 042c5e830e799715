import { z } from 'zod';
import { requireAdmission } from '#src/accounts/auth/admission-service.server.ts';
import { libraryOf, notStored } from '#src/accounts/auth/embedded/library.server.ts';
import { sessionOf } from '#src/accounts/auth/embedded/owner.server.ts';
import { listLinked } from '#src/accounts/auth/embedded/queries.server.ts';
import { invitationToken } from '#src/accounts/auth/schemas.ts';
import { stepCookies } from '#src/accounts/auth/second-factor/sign-in.server.ts';
import { dropSession } from '#src/accounts/auth/sessions/queries.server.ts';
import { acceptSignIn, recordGoogleFailure } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError, type ProblemCode } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { confirmedQuery, type Confirmation } from './confirming.server.ts';

const common = { access: 'public', problems: ['too-many-requests'] } as const;
const nothing = z.string().max(0);
const part = z
  .string()
  .max(2048)
  .refine((value) => !value.includes('\0'));

/** Google's response. Its size is limited before the library parses it. */
const googleCallbackQuery = z.object({
  code: part.optional().meta({ description: 'the authorization code' }),
  state: part.optional().meta({ description: 'the state parameter of the authorization request' }),
  error: part.optional().meta({ description: 'the error code, if the login failed' }),
  iss: part.optional().meta({ description: 'the issuer' }),
});

const googleStartQuery = z.object({ invitation: invitationToken.optional() });

const route = routesOf('auth');

/** These calls check their queries themselves, because they report errors to the page that opened the window. */
export const googleRoutes: Route[] = [
  route.get('/auth/sign-in/google', {
    ...common,
    summary: 'Start a Google login; redirects to Google',
    query: googleStartQuery,
    responses: { 302: nothing },
    responseHeaders: { location: 'The authorization URL at Google, with a PKCE challenge' },
    handle: async ({ app, request }) => keepOpener(await begin(app, request)),
  }),
  route.get('/auth/confirm/google', {
    ...common,
    proof: 'session',
    summary: 'Confirm the session of a user without a password; redirects to Google',
    responses: { 302: nothing },
    responseHeaders: { location: 'The authorization URL at Google, with a PKCE challenge' },
    handle: async ({ app, request }) => {
      const found = await sessionOf(app, request);
      return keepOpener(
        found ? await begin(app, request, { confirms: found.session.id }) : endWith('unauthenticated'),
      );
    },
  }),
  route.get('/auth/callback/google', {
    ...common,
    summary: 'The redirect URI for Google; opens or confirms a session',
    description:
      'Redirects to a page that notifies the window that opened this one, with `?error=` if the login failed.',
    query: googleCallbackQuery,
    responses: { 302: nothing },
    responseHeaders: {
      location: 'The page that closes the window',
      'set-cookie': 'The session cookie; sent only to `/api/auth`',
    },
    handle: async ({ app, request }) => keepOpener(await finish(app, request)),
  }),
];

const endPage = '/login/google';
/** The library appends this to the redirect address after it has created an account. Browsers never see it. */
const newQuery = '?new=1';
const newEndPage = endPage + newQuery;

/** Keeps the window connected to the page that opened it, which any other policy would prevent. */
function keepOpener(response: Response): Response {
  response.headers.set('cross-origin-opener-policy', 'unsafe-none');
  return response;
}

/** Whether the visitor may get a new account. Everyone else can log in to the one that they have. */
async function isAdmitted(app: App, { searchParams }: URL): Promise<boolean> {
  const invitation = googleStartQuery.safeParse(Object.fromEntries(searchParams)).data?.invitation;
  try {
    await requireAdmission(app, invitation);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invitation-needed') return false;
    throw error;
  }
}

async function begin(app: App, request: Request, confirms?: Confirmation): Promise<Response> {
  try {
    await app.rateLimits.consume('google', networkOfRequest(request));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return endWith('too_many_requests');
  }
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  const callbacks = { callbackURL: endPage, newUserCallbackURL: newEndPage, errorCallbackURL: endPage };
  const requestSignUp = await isAdmitted(app, new URL(request.url));
  const body = JSON.stringify({ provider: 'google', requestSignUp, ...callbacks, additionalData: confirms });
  const address = new URL('/api/auth/sign-in/social', request.url);
  const response = await libraryOf(app).handler(new Request(address, { method: 'POST', headers, body }));
  const { url: target }: { url?: string } = response.ok ? await response.json() : {};
  return target ? leadTo(target, response.headers.getSetCookie()) : endWith('unreachable');
}

async function finish(app: App, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { success, data } = googleCallbackQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!success) return endWith('invalid_callback_request');
  url.search = '';
  for (const [name, value] of Object.entries(data))
    if (value !== undefined) url.searchParams.set(name, value);
  const response = await libraryOf(app).handler(new Request(url, { headers: request.headers }));
  const location = new URL(response.headers.get('location') ?? '', url);
  // The library redirects some errors to its own pages, which the shop does not show.
  const isEnd = response.status === 302 && location.pathname === endPage;
  const error = location.searchParams.get('error') ?? (isEnd ? null : 'unreachable');
  if (location.search === confirmedQuery) return leadTo(endPage, response.headers.getSetCookie());
  if (error === null) {
    try {
      const device = await recordUser(app, request, response, location);
      if (device === false) return endWith('second_step', stepCookies(response));
      return leadTo(endPage, [...response.headers.getSetCookie(), ...(device ? [device] : [])]);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      return endWith(endings[refusal.code] ?? 'account_closed');
    }
  } else if (app.maintenance.state && notStored.has(error)) return endWith('maintenance');
  else if (loggedErrors.has(error)) await recordGoogleFailure(app, error);
  const cookies = isEnd ? response.headers.getSetCookie() : [];
  return endWith(error, cookies);
}

const endings: Partial<Record<ProblemCode, string>> = {
  maintenance: 'maintenance',
  conflict: 'account_not_linked',
};

/**
 * Logs only failures after a visit to Google, which is rate-limited; otherwise anyone could fill the log with made-up
 * requests.
 */
const loggedErrors = new Set([
  'account_not_linked',
  'unable_to_get_user_info',
  'invalid_code',
  'other_account',
]);

/** Returns false if there is no session yet, because the account has a second factor. */
async function recordUser(
  app: App,
  request: Request,
  response: Response,
  { search }: URL,
): Promise<string | null | false> {
  const cookies = response.headers.getSetCookie().map((line) => line.replace(/;.*/s, ''));
  const { api } = libraryOf(app);
  const headers = new Headers({ cookie: cookies.join('; ') });
  const found = await api.getSession({ headers });
  const userId = found?.user.id ?? (await api.findSecondStep({ headers, body: { ends: false } }));
  // Google may have been disconnected since the library found the account.
  if (userId !== null && (await listLinked(app.db, userId)).length === 0) {
    if (found) await dropSession(app.db, { id: found.session.id });
    else await api.findSecondStep({ headers, body: { ends: true } });
    throw new AppError('conflict');
  }
  if (!found) return false;
  const { user, session } = found;
  const act = search === newQuery ? 'sign-up' : 'sign-in';
  const opened = { userId: user.id, email: user.email, session, provider: 'google' } as const;
  return acceptSignIn(app, request, opened, act);
}

function endWith(error: string, cookies: string[] = []): Response {
  return leadTo(`${endPage}?${new URLSearchParams({ error })}`, cookies);
}

function leadTo(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
