import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { googleAnswer, googleReturn, googleStart } from './api.server.ts';
import { notStored, type Library } from '#src/accounts/auth/embedded/library.server.ts';
import { noteGoogleFailure, noteGoogleSignIn } from '#src/accounts/auth/sessions/sign-in-check.server.ts';

const endPage = '/login/google';
/** Marks that the library created an account; browsers never see it. */
const newMark = '?new=1';
const newEndPage = endPage + newMark;

export async function answerGoogle(app: App, library: Library, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  const path = request.method === 'GET' ? url.pathname.slice('/api'.length) : '';
  if (path === googleStart) return onPage(await begin(app, library, request));
  if (path === googleReturn) return onPage(await finish(app, library, request, url));
  return null;
}

/** Keeps the window connected to our page that opened it; any other policy would separate the two. */
function onPage(answer: Response): Response {
  answer.headers.set('cross-origin-opener-policy', 'unsafe-none');
  return answer;
}

async function begin(app: App, library: Library, request: Request): Promise<Response> {
  try {
    await app.rateLimits.consume('google', networkOfRequest(request));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return endWith('too_many_requests');
  }
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  const ends = { callbackURL: endPage, newUserCallbackURL: newEndPage, errorCallbackURL: endPage };
  const body = JSON.stringify({ provider: 'google', ...ends });
  const address = new URL('/api/auth/sign-in/social', request.url);
  const answer = await library.handler(new Request(address, { method: 'POST', headers, body }));
  const { url }: { url?: string } = answer.ok ? await answer.json() : {};
  return url ? leadTo(url, answer.headers.getSetCookie()) : endWith('unreachable');
}

async function finish(app: App, library: Library, request: Request, url: URL): Promise<Response> {
  const { success, data } = googleAnswer.safeParse(Object.fromEntries(url.searchParams));
  if (!success) return endWith('invalid_callback_request');
  url.search = '';
  for (const [name, value] of Object.entries(data))
    if (value !== undefined) url.searchParams.set(name, value);
  const answer = await library.handler(new Request(url, { headers: request.headers }));
  const location = new URL(answer.headers.get('location') ?? '', url);
  // The library redirects some errors to pages of its own.
  const isEnd = answer.status === 302 && location.pathname === endPage;
  const error = location.searchParams.get('error') ?? (isEnd ? null : 'unreachable');
  if (error === null) {
    try {
      await noteWhoCame(app, library, answer, location);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      return endWith(refusal.code === 'maintenance' ? 'maintenance' : 'account_closed');
    }
  } else if (app.maintenance.state && notStored.has(error)) return endWith('maintenance');
  else if (worthKeeping.has(error)) await noteGoogleFailure(app, error);
  const cookies = isEnd ? answer.headers.getSetCookie() : [];
  return error === null ? leadTo(endPage, cookies) : endWith(error, cookies);
}

/** Only failures after a visit to Google, which is rate-limited. Anyone can send a made-up state without limit. */
const worthKeeping = new Set(['account_not_linked', 'unable_to_get_user_info', 'invalid_code']);

async function noteWhoCame(app: App, library: Library, answer: Response, { search }: URL): Promise<void> {
  const cookies = answer.headers.getSetCookie().map((line) => line.replace(/;.*/s, ''));
  const found = await library.api.getSession({ headers: new Headers({ cookie: cookies.join('; ') }) });
  if (!found) return;
  const { user, session } = found;
  const act = search === newMark ? 'sign-up' : 'sign-in';
  await noteGoogleSignIn(app, { userId: user.id, sessionId: session.id }, act);
}

function endWith(error: string, cookies: string[] = []): Response {
  return leadTo(`${endPage}?${new URLSearchParams({ error })}`, cookies);
}

function leadTo(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
