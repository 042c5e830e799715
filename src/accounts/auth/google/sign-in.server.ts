import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { requireAdmission } from '#src/accounts/auth/admission-service.server.ts';
import { googleCallbackQuery, googleReturn, googleStart, googleStartQuery } from './api.server.ts';
import { notStored, type Library } from '#src/accounts/auth/embedded/library.server.ts';
import { recordGoogleFailure, recordGoogleSignIn } from '#src/accounts/auth/sessions/sign-in-check.server.ts';

const endPage = '/login/google';
/** The library appends this to the redirect address after it has created an account. Browsers never see it. */
const newQuery = '?new=1';
const newEndPage = endPage + newQuery;

export async function handleGoogleCall(
  app: App,
  library: Library,
  request: Request,
): Promise<Response | null> {
  const url = new URL(request.url);
  const path = request.method === 'GET' ? url.pathname.slice('/api'.length) : '';
  if (path === googleStart) return keepOpener(await begin(app, library, request, url));
  if (path === googleReturn) return keepOpener(await finish(app, library, request, url));
  return null;
}

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

async function begin(app: App, library: Library, request: Request, url: URL): Promise<Response> {
  try {
    await app.rateLimits.consume('google', networkOfRequest(request));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return endWith('too_many_requests');
  }
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  const callbacks = { callbackURL: endPage, newUserCallbackURL: newEndPage, errorCallbackURL: endPage };
  const requestSignUp = await isAdmitted(app, url);
  const body = JSON.stringify({ provider: 'google', requestSignUp, ...callbacks });
  const address = new URL('/api/auth/sign-in/social', request.url);
  const response = await library.handler(new Request(address, { method: 'POST', headers, body }));
  const { url: target }: { url?: string } = response.ok ? await response.json() : {};
  return target ? leadTo(target, response.headers.getSetCookie()) : endWith('unreachable');
}

async function finish(app: App, library: Library, request: Request, url: URL): Promise<Response> {
  const { success, data } = googleCallbackQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!success) return endWith('invalid_callback_request');
  url.search = '';
  for (const [name, value] of Object.entries(data))
    if (value !== undefined) url.searchParams.set(name, value);
  const response = await library.handler(new Request(url, { headers: request.headers }));
  const location = new URL(response.headers.get('location') ?? '', url);
  // The library redirects some errors to its own pages, which the shop does not show.
  const isEnd = response.status === 302 && location.pathname === endPage;
  const error = location.searchParams.get('error') ?? (isEnd ? null : 'unreachable');
  if (error === null) {
    try {
      await recordUser(app, library, response, location);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      return endWith(refusal.code === 'maintenance' ? 'maintenance' : 'account_closed');
    }
  } else if (app.maintenance.state && notStored.has(error)) return endWith('maintenance');
  else if (loggedErrors.has(error)) await recordGoogleFailure(app, error);
  const cookies = isEnd ? response.headers.getSetCookie() : [];
  return error === null ? leadTo(endPage, cookies) : endWith(error, cookies);
}

/**
 * Logs only failures after a visit to Google, which is rate-limited; otherwise anyone could fill the log with made-up
 * requests.
 */
const loggedErrors = new Set(['account_not_linked', 'unable_to_get_user_info', 'invalid_code']);

async function recordUser(app: App, library: Library, response: Response, { search }: URL): Promise<void> {
  const cookies = response.headers.getSetCookie().map((line) => line.replace(/;.*/s, ''));
  const found = await library.api.getSession({ headers: new Headers({ cookie: cookies.join('; ') }) });
  if (!found) return;
  const { user, session } = found;
  const act = search === newQuery ? 'sign-up' : 'sign-in';
  await recordGoogleSignIn(app, { userId: user.id, sessionId: session.id }, act);
}

function endWith(error: string, cookies: string[] = []): Response {
  return leadTo(`${endPage}?${new URLSearchParams({ error })}`, cookies);
}

function leadTo(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
