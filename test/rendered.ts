import { join } from 'node:path';
import {
  createRequestHandler,
  matchRoutes,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type RouteObject,
  type ServerBuild,
} from 'react-router';
import * as entry from '#src/entry.server.tsx';
import type { App } from '#src/platform/app.server.ts';
import routes from '#src/routes.ts';
import { origin } from './api.ts';
import { contextOf } from './page-context.ts';

type Routes = ServerBuild['routes'];
type ServerRoute = NonNullable<Routes[string]>;
type Config = { file: string; path?: string; index?: boolean };

const source = join(import.meta.dirname, '../src');

/** Loads the module of a page, with the props that the build would pass to its components. */
async function loadModule(file: string): Promise<ServerRoute['module']> {
  const { default: component, ErrorBoundary, ...rest } = await import(join(source, file));
  return {
    ...rest,
    default: withComponentProps(component),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
  };
}

/** Loads the routes from the root to the page at this path, each with its module. */
async function loadRoutes(pathname: string): Promise<Routes> {
  const matches = matchRoutes(routes as RouteObject[], pathname) ?? [];
  const below = matches.map(({ route }) => route as unknown as Config);
  const chain = [
    { id: 'root', file: 'root.tsx', path: '' },
    ...below.map((config) => ({ ...config, id: config.file })),
  ];
  const loaded = chain.map(async ({ id, file, ...place }, depth) => {
    const parentId = chain[depth - 1]?.id;
    return { id, ...(parentId && { parentId }), ...place, module: await loadModule(file) };
  });
  return Object.fromEntries((await Promise.all(loaded)).map((route) => [route.id, route as ServerRoute]));
}

function buildOf(served: Routes): ServerBuild {
  const described = Object.values(served).map((route) => {
    const { module, ...place } = route!;
    return [place.id, { ...place, module: `/${place.id}.js`, hasLoader: 'loader' in module }] as const;
  });
  return {
    entry: { module: entry },
    routes: served,
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(described),
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild;
}

type Rendered = { status: number; html: string };

/** Renders a page of the shop as the server does, but without a build. */
export async function render(app: App, path: string): Promise<Rendered> {
  const url = new URL(path, origin);
  const handle = createRequestHandler(buildOf(await loadRoutes(url.pathname)), 'test');
  const response = await handle(new Request(url), await contextOf(app));
  return { status: response.status, html: await response.text() };
}
