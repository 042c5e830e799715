import type { Plugin } from 'vite';

/**
 * Modules of the router that the browser loads but never runs here, with what is left of them. The shop passes no
 * instrumentation, and its pages know all routes from the start (`routeDiscovery` in `react-router.config.ts`). The
 * functions that remain return what the library's own return in this case.
 */
const remains: Record<string, string> = {
  'router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;`,
  'dom/ssr/fog-of-war.js': `
export const URL_LIMIT = 7680;
export const getManifestPath = () => '/__manifest';
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPathsWithAncestors = (paths) => paths;
export const handleClientVersionMismatch = async () => false;
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => undefined;`,
};

const folder = /react-router\/dist\/production\/lib\/(router\/instrumentation\.js|dom\/ssr\/fog-of-war\.js)$/;

/** Leaves out 3 kB of the router that every page would load. The server keeps the library as it is. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: folder },
      handler: (id) => remains[folder.exec(id)?.[1] ?? ''] ?? null,
    },
  };
}
