import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Functions of the router for what this shop does not do, by the file that has them, and what is left of them. */
const unused: Record<string, Record<string, string>> = {
  // Observing it.
  'router/instrumentation': {
    consumeInstrumentationClientResultMetaReceiver: '() {}',
    getRouteInstrumentationUpdates: '() { return {}; }',
    instrumentClientSideRouter: '(router) { return router; }',
  },
  // Fetching pages before anyone asks for them.
  'dom/ssr/components': {
    PrefetchPageLinks: '() { return null; }',
    usePrefetchBehavior: '() { return [false, React$1.useRef(null), {}]; }',
  },
  // Pages for a shop that has no error page, with the stack of the error. Ours has one; only its own failure ends here.
  'dom/ssr/errorBoundaries': {
    RemixRootDefaultErrorBoundary:
      '({ error }) { console.error(error); return React$1.createElement("html", { lang: "en" }, React$1.createElement("body", null, "Application Error")); }',
  },
  'dom/ssr/fallback': { RemixRootDefaultHydrateFallback: '() { return null; }' },
  hooks: { DefaultErrorComponent: '() { return "Application Error"; }' },
};
const asksForDiscovery = 'return routeDiscovery.mode === "lazy" && ssr === true;';
const files =
  /react-router\/dist\/production\/lib\/(hooks|router\/instrumentation|dom\/ssr\/(?:components|errorBoundaries|fallback|fog-of-war))\.js$/;

/**
 * Leaves out of the browser's router what this shop has switched off, and what the bundler cannot know to be so. A
 * router in which they are elsewhere fails the build.
 */
export function smallerRouter(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'smaller-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files },
      handler(code, id) {
        const file = files.exec(id)![1]!;
        seen.add(file);
        const replace = (from: string, to: string): void => {
          if (!code.includes(from)) this.error(`the router has no "${from}"`);
          code = code.replace(from, () => to);
        };
        // Routes are not discovered one by one.
        if (file === 'dom/ssr/fog-of-war') replace(asksForDiscovery, 'return false;');
        // Nobody calls the ones with another name: the bundler drops them.
        for (const [name, rest] of Object.entries(unused[file] ?? {}))
          replace(`function ${name}(`, `function ${name}${rest}\nfunction unused_${name}(`);
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && seen.size !== Object.keys(unused).length + 1)
        this.error('the router has its parts elsewhere');
    },
  };
}

const icon = join(import.meta.dirname, '../src/ui/icon.tsx');
const iconModule = '\0icon';

/** Makes the library's icons by a component of ours: its own is larger than all icons of a page. */
export function smallerIcons(): Plugin {
  return {
    name: 'smaller-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
      handler: () => iconModule,
    },
    load: {
      filter: { id: new RegExp(`^${iconModule}$`) },
      handler: () => `export { createIcon as default } from ${JSON.stringify(icon)};`,
    },
  };
}
