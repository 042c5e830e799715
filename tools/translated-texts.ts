import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const texts = join(import.meta.dirname, '../src/texts');

/** Replaces each module of texts in the browser by its translation, so that browsers load one language. */
export function translatedTexts(language: string): Plugin {
  return {
    name: 'translated-texts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer, options) {
      if (!/\.ts$/.test(id) || !/texts|^\.\//.test(id)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found || dirname(found.id) !== texts) return null;
      const own = join(texts, language, basename(found.id));
      return existsSync(own) ? own : null;
    },
  };
}
