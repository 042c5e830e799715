import { join } from 'node:path';
import type { Plugin } from 'vite';

const icon = join(import.meta.dirname, '../src/ui/icon.tsx');
const iconModule = '\0icon';

/** Replaces the library's icon component, which is larger than all icons of a page, by ours. */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
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
