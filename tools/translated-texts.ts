import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { isTable } from '#src/texts/translation.ts';

const source = join(import.meta.dirname, '../src');
const texts = join(source, 'texts');

/** Returns the texts in tables by their paths. A list is one text. */
export function textsByPath(tables: object, path = ''): [path: string, text: unknown][] {
  return Object.entries(tables).flatMap(([key, text]) =>
    isTable(text) ? textsByPath(text, `${path}${key}.`) : [[path + key, text]],
  );
}

const lengthOf = (text: unknown): number | null => (Array.isArray(text) ? text.length : null);

/** Returns the paths of the texts that are shown in English, because a translation lacks them. */
export function missingIn(own: object, english: object): string[] {
  const found = new Map(textsByPath(own));
  return textsByPath(english)
    .filter(([path, text]) => !found.has(path) || lengthOf(found.get(path)) !== lengthOf(text))
    .map(([path]) => path);
}

type Tables = Record<string, object>;
const load = (file: string): Promise<Tables> => import(pathToFileURL(file).href) as Promise<Tables>;

/** Ends the id of a module that has the texts of two: a translation, and the English ones that it lacks. */
const completed = '?completed';

async function complete(own: string): Promise<string> {
  const english = join(texts, basename(own));
  const [before, after] = await Promise.all([load(english), load(own)]);
  const exported = Object.keys(before).map((name) =>
    name in after
      ? `export const ${name} = replaceTexts(english.${name}, own.${name});`
      : `export const ${name} = english.${name};`,
  );
  return [
    `import { replaceTexts } from ${JSON.stringify(join(texts, 'translation.ts'))};`,
    `import * as english from ${JSON.stringify(english)};`,
    `import * as own from ${JSON.stringify(own)};`,
    ...exported,
  ].join('\n');
}

/**
 * Replaces each module of texts in the browser by its translation, so that browsers load one language, and the English
 * texts only of modules whose translation lacks one. `current` is read for each module, because the language can change
 * in development, where texts can be added, too.
 */
export function translatedTexts(current: () => string): Plugin {
  let isChanging = false;
  return {
    name: 'translated-texts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ command }) => void (isChanging = command === 'serve'),
    resolveId: {
      filter: { id: /^(\.|#src\/texts\/).*\.ts$/ },
      async handler(id, importer) {
        const file = id.startsWith('#src/')
          ? join(source, id.slice(5))
          : resolve(dirname(importer ?? ''), id);
        if (dirname(file) !== texts) return null;
        const own = join(texts, current(), basename(file));
        if (own === file || !existsSync(own)) return null;
        const isComplete = !isChanging && missingIn(await load(own), await load(file)).length === 0;
        return isComplete ? own : own + completed;
      },
    },
    load: {
      filter: { id: /\?completed$/ },
      handler: (id) => complete(id.slice(0, -completed.length)),
    },
  };
}
