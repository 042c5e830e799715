import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src');
const library = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm');
const icon = join(source, 'ui/icon.tsx');
const iconModule = '\0icon';
const iconsModule = '\0icons';

/**
 * Replaces the library's icon component with our own: the library's is larger than all icons of a page together. Loads
 * only the icons that `src` imports, because the library's index would load 1,700 others, which is half of a build.
 */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(\.\.\/createLucideIcon\.mjs|lucide-react)$/ },
      handler: (id) => (id === 'lucide-react' ? iconsModule : iconModule),
    },
    load: {
      filter: { id: new RegExp(`^${iconModule}s?$`) },
      handler: (id) =>
        id === iconsModule ? exportIcons() : `export { createIcon as default } from ${JSON.stringify(icon)};`,
    },
  };
}

/** Returns a module that exports the imported icons. The build reports a name that the library does not have. */
function exportIcons(): string {
  const index = readFileSync(join(library, 'lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names, file] of index.matchAll(/^export \{([^}]*)\} from '(\.\/icons\/[^']+)';$/gm))
    for (const name of names!.matchAll(/default as (\w+)/g)) files.set(name[1]!, join(library, file!));
  const lines = [...importedIcons()].flatMap((name) => {
    const file = files.get(name);
    return file === undefined ? [] : [`export { default as ${name} } from ${JSON.stringify(file)};`];
  });
  return lines.toSorted().join('\n');
}

function importedIcons(): Set<string> {
  const names = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source }))
    for (const [, imported] of readFileSync(join(source, file), 'utf8').matchAll(
      /^import \{([^}]*)\} from 'lucide-react';$/gm,
    ))
      for (const each of imported!.split(',')) names.add(each.trim().split(' ', 1).join());
  return names;
}
