import { join } from 'node:path';
import type { Plugin } from 'vite';

const icon = join(import.meta.dirname, '../src/ui/icon.tsx');
const iconModule = '\0icon';

/** Replaces the library's icon component with our own: the library's is larger than all icons of a page together. */
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
