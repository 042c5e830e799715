import { join } from 'node:path';
import type { Plugin } from 'vite';

const icon = join(import.meta.dirname, '../src/ui/icon.tsx');
const iconModule = '\0icon';

/** Makes the library's icons by a component of ours: its own is larger than all icons of a page. */
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
