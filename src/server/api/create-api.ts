import { Hono } from 'hono';
import { z } from 'zod';
import { providerOf } from '#src/accounts/auth/provider-service.server.ts';
import { authenticate, bearerOf, type IdentityProvider } from '#src/accounts/auth/service.server.ts';
import { authenticateProgram, isApiToken } from '#src/accounts/tokens/service.server.ts';
import { features } from '#src/app/features.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Access } from '#src/platform/caller.ts';
import { AppError, notForRole } from '#src/platform/errors.ts';
import { FormFile } from '#src/platform/http/form-file.server.ts';
import { parse, parseQuery, readForm, readJson } from '#src/platform/http/parse.server.ts';
import { problemResponse, type Described, type Route } from '#src/platform/http/route.server.ts';
import { respondOnce, readKey, uploadOnce } from '#src/platform/idempotency/once.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';
import { inertPolicy } from '#src/server/http/response-headers.ts';
import { countResponse } from '#src/server/observability/metrics.ts';
import { nameSpan } from '#src/server/observability/request-identity.ts';
import { describeAt } from '#src/server/openapi/description.ts';
import { sharedProblems } from '#src/texts/problems.ts';

const maxJsonBytes = 64 * 1024;
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const personalData = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature.personalData ?? {})),
);

/** All routes of the API. The permission tests use them, too. */
export const allRoutes: readonly Route[] = features.flatMap(({ routes, personalDataRoutes }) => [
  ...(routes ?? []),
  ...(personalDataRoutes?.(personalData) ?? []),
]);

const streams = features.flatMap((feature) => feature.streams ?? []);

/** All calls of the API description, including those that no route handles. */
export function describedCalls(provider: IdentityProvider): Described[] {
  return [...allRoutes, ...provider.calls, ...streams];
}

export function createApi(app: App): Hono {
  const api = new Hono();
  const provider = providerOf(app);
  const refuse = (error: unknown): Response => {
    if (isOutage(error)) app.log.warn({ error }, 'an API call failed: the database is not available');
    else if (!(error instanceof AppError)) app.log.error({ error }, 'an API call failed');
    return problemResponse(error);
  };
  api.use(async (context, next) => {
    await next();
    // With this policy, a response that is opened as a page loads and runs nothing.
    if (!context.res.headers.has('content-security-policy'))
      context.res.headers.set('content-security-policy', inertPolicy);
  });
  const exempt = new Set(
    [...allRoutes, ...provider.calls]
      .filter(({ duringMaintenance }) => duringMaintenance)
      .map(({ method, path }) => `${method} /api${path}`),
  );
  // Refusing writes here is enough, because pages have no actions.
  api.use(async ({ req }, next) => {
    if (!reads.has(req.method) && !exempt.has(`${req.method} ${req.path}`)) app.maintenance.requireOff();
    await next();
  });
  for (const route of allRoutes) {
    api.on(route.method, honoPath(route.path), async (context) => {
      const began = performance.now();
      const { raw } = context.req;
      const response = await answer(app, route, raw, context.req.param()).catch(refuse);
      // Personal responses must not be cached, not even in a shared browser.
      const isPersonal =
        route.access !== 'public' || route.method !== 'GET' || raw.headers.has('authorization');
      if (isPersonal && !response.headers.has('cache-control'))
        response.headers.set('cache-control', 'no-store');
      // The answer to HEAD is that to GET without its body, which would otherwise wait for a reader.
      if (raw.method === 'HEAD') await response.body?.cancel();
      noteCall(app.log, route, response.status, (performance.now() - began) / 1000);
      return response;
    });
  }
  api.all('/auth/*', async ({ req }) => {
    const began = performance.now();
    const response = await provider.handle(req.raw).catch(refuse);
    const call = provider.calls.find(({ path }) => `/api${path}` === req.path);
    const route = { method: req.method, path: call?.path ?? '/auth/*' };
    noteCall(app.log, route, response.status, (performance.now() - began) / 1000);
    return response;
  });
  describeAt(api, describedCalls(provider), app);
  // Refuses all requests for streams that arrive here, because the listener handles those that are allowed.
  for (const { path } of streams)
    api.get(honoPath(path), async ({ req }) => {
      const refused = await admit(app, 'user', req.raw).then(
        () => new AppError('unavailable'),
        (error: unknown) => error,
      );
      return refuse(refused);
    });
  for (const [path, calls] of Map.groupBy([...allRoutes, ...streams], (call) => honoPath(call.path))) {
    const allow = calls.map(({ method }) => method);
    api.all(path, () => {
      const response = problemResponse(new AppError('method-not-allowed'));
      response.headers.set('allow', allow.join(', '));
      return response;
    });
  }
  api.all('*', () => problemResponse(new AppError('not-found', sharedProblems.noEndpoint)));
  api.onError(refuse);
  return api;
}

async function answer(app: App, route: Route, request: Request, rawParams: object): Promise<Response> {
  // Access is checked before validation, because strangers must not see validation errors.
  const caller = route.access === 'public' ? null : await admit(app, route.access, request, route);
  const file = route.file && new FormFile(request, route.file);
  const params = route.params ? parse(route.params, rawParams) : undefined;
  const query = route.query ? parseQuery(route.query, new URL(request.url).searchParams) : undefined;
  const key = route.idempotent ? readKey(request) : null;
  const read = route.form ? readForm : readJson;
  const mayBeEmpty = route.body instanceof z.ZodOptional;
  const sent = route.body && (await read(request, route.maxJsonBytes ?? maxJsonBytes, mayBeEmpty));
  const body = route.body && parse(route.body, sent);
  const input = { app, request, caller, params, query, body, file };
  if (key === null || !caller || !('id' in caller)) return route.handle(input);
  const slot = { userId: caller.id, route: `${route.method} ${route.path}`, key };
  return file
    ? uploadOnce(app, slot, file, () => route.handle(input))
    : respondOnce(app, slot, { params: rawParams, body: sent }, (joined) =>
        route.handle({ ...input, app: joined }),
      );
}

async function admit(
  app: App,
  access: Exclude<Access, 'public'>,
  request: Request,
  { scope, ...needs }: Pick<Route, 'isFactorOptional' | 'confirm' | 'scope'> = {},
) {
  const token = bearerOf(request.headers.get('authorization'));
  const isRead = reads.has(request.method);
  const auth = isApiToken(token)
    ? { user: await authenticateProgram(app, token, { scope, isRead }) }
    : await authenticate(app, token, needs);
  if (access === 'identity' && 'identity' in auth) return auth;
  if (!auth.user) throw new AppError('no-record');
  if (typeof access !== 'string' && !access.includes(auth.user.role)) throw notForRole(access);
  return auth.user;
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

type Called = { method: string; path: string };

/** Counts and logs a call by its pattern, because its path can contain an email address. */
function noteCall(log: Log, { method, path }: Called, status: number, seconds: number): void {
  countResponse(method, path, status, seconds);
  nameSpan(method, `/api${path}`);
  const line = { method, route: path, status, ms: Math.round(seconds * 1000) };
  if (method === 'GET' && status < 400) log.debug(line, 'call');
  else log.info(line, 'call');
}
