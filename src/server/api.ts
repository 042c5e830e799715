import { Hono } from 'hono';
import { catalogRoutes } from '#src/catalog/http.server.ts';
import { blogRoutes } from '#src/blog/http.server.ts';
import { dashboardRoutes } from '#src/dashboard/http.server.ts';
import { homeRoutes } from '#src/home/http.server.ts';
import { identityRoutes } from '#src/identity/http.server.ts';
import { authenticate, type IdentityProvider } from '#src/identity/service.server.ts';
import { imageRoutes } from '#src/images/http.server.ts';
import { newsletterRoutes } from '#src/newsletter/http.server.ts';
import { orderRoutes } from '#src/orders/http.server.ts';
import { reportRoutes } from '#src/reports/http.server.ts';
import { userRoutes } from '#src/users/http.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Access, Auth } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { parse, readJson } from '#src/platform/http/parse.server.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';
import type { Route } from '#src/platform/http/route.server.ts';
import { describeAt } from './description.ts';

const maxJsonBytes = 64 * 1024;

/** Every call of the API; the OpenAPI document and the tests of permissions read this list. */
export function allRoutes(provider: IdentityProvider): Route[] {
  return [
    ...identityRoutes(provider),
    ...userRoutes,
    ...catalogRoutes,
    ...orderRoutes,
    ...reportRoutes,
    ...dashboardRoutes,
    ...imageRoutes,
    ...homeRoutes,
    ...newsletterRoutes,
    ...blogRoutes,
  ];
}

/** The API, to be mounted at `/api`. */
export function createApi(app: App, provider: IdentityProvider): Hono {
  const api = new Hono();
  const routes = allRoutes(provider);
  api.use(async (context, next) => {
    await next();
    // An answer that is opened as a page loads and runs nothing; the description has a policy of its own.
    if (!context.res.headers.has('content-security-policy'))
      context.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  for (const route of routes) {
    api.on(route.method, honoPath(route.path), async (context) =>
      answer(app, route, context.req.raw, context.req.param()),
    );
  }
  api.all('/auth/*', (context) => provider.handle(context.req.raw));
  describeAt(api, [...routes, ...provider.calls], app.config.PUBLIC_URL);
  for (const path of new Set(routes.map((route) => honoPath(route.path)))) {
    const allow = routes.filter((route) => honoPath(route.path) === path).map((route) => route.method);
    api.all(path, () => {
      const response = problemResponse(new AppError('method-not-allowed'));
      response.headers.set('allow', allow.join(', '));
      return response;
    });
  }
  api.all('*', () => problemResponse(new AppError('not-found', 'There is no such call.')));
  api.onError((error) => {
    if (!(error instanceof AppError)) app.log.error({ error: describeFault(error) }, 'a call failed');
    return problemResponse(error);
  });
  return api;
}

async function answer(app: App, route: Route, request: Request, rawParams: object): Promise<Response> {
  // Who calls comes before what is sent: a stranger learns nothing from validation.
  const caller = route.access === 'public' ? null : await admit(app, route.access, request);
  const params = route.params ? parse(route.params, rawParams) : undefined;
  const query = route.query ? parse(route.query, queryOf(request)) : undefined;
  const body = route.body
    ? parse(route.body, await readJson(request, route.maxJsonBytes ?? maxJsonBytes))
    : undefined;
  return route.handle({ app, request, caller, params, query, body });
}

async function admit(app: App, access: Exclude<Access, 'public'>, request: Request) {
  const auth: Auth = await authenticate(app, request);
  if (access === 'identity') return auth;
  if (!auth.person) throw new AppError('no-record');
  if (access !== 'person' && !access.includes(auth.person.role)) throw new AppError('forbidden');
  return auth.person;
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams);
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Name, code and place of a fault, without its message: a database's message can quote what people typed. */
function describeFault(error: Error): object {
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) };
}
