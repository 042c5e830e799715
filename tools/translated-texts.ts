import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src');
const texts = join(source, 'texts');

/**
 * Replaces each module of texts in the browser by its translation, so that browsers load one language. `current` is read
 * for each module, because the language can change in development.
 */
export function translatedTexts(current: () => string): Plugin {
  return {
    name: 'translated-texts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(\.|#src\/texts\/).*\.ts$/ },
      handler(id, importer) {
        const file = id.startsWith('#src/')
          ? join(source, id.slice(5))
          : resolve(dirname(importer ?? ''), id);
        if (dirname(file) !== texts) return null;
        const own = join(texts, current(), basename(file));
        return existsSync(own) ? own : null;
      },
    },
  };
}
