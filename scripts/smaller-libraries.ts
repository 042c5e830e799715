import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Functions for shops that observe their router, and what is left of them in one that does not. */
const observing = {
  consumeInstrumentationClientResultMetaReceiver: '() {}',
  getRouteInstrumentationUpdates: '() { return {}; }',
  instrumentClientSideRouter: '(router) { return router; }',
};
const asksForDiscovery = 'return routeDiscovery.mode === "lazy" && ssr === true;';

/**
 * Leaves out of the browser's router what this shop has switched off, and what the bundler cannot know to be so:
 * observing it, and discovering routes one by one. A router in which they are elsewhere fails the build.
 */
export function smallerRouter(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'smaller-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/,
      },
      handler(code, id) {
        seen.add(id);
        const replace = (from: string, to: string): void => {
          if (!code.includes(from)) this.error(`the router has no "${from}"`);
          code = code.replace(from, to);
        };
        if (id.endsWith('fog-of-war.js')) replace(asksForDiscovery, 'return false;');
        else
          // Nobody calls the ones with another name: the bundler drops them.
          for (const [name, rest] of Object.entries(observing))
            replace(`function ${name}(`, `function ${name}${rest}\nfunction unused_${name}(`);
        return { code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && seen.size !== 2) this.error('the router has its parts elsewhere');
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
