import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

const folder = join(import.meta.dirname, '../src/texts');
const without =
  /\.md$|\.test\.ts$|^(all|currency|grammar|language-names|languages|locale|names|shop|words|original-strings|place-label|search-words|units|checks|(first-)?checklist-\w+)(\.server)?\.ts$/;

/** Loads modules as in a process with this locale. */
export async function loadIn<T>(locale: string, load: () => Promise<T>): Promise<T> {
  vi.stubEnv('LOCALE', locale);
  vi.resetModules();
  try {
    return await load();
  } finally {
    vi.unstubAllEnvs();
    // Later imports must not get the modules of this locale.
    vi.resetModules();
  }
}

/**
 * Returns the exports of all text modules in this locale, by module and name. Checklist modules are left out, because
 * `checklists.ts` contains all of them, and so are those without texts, such as `currency.ts` and `shop.ts`.
 */
export function everyText(locale: string): Promise<Record<string, Record<string, unknown>>> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).filter((name) => !without.test(name));
  return loadIn(locale, async () => {
    const loaded = names.map(async (name) => [name, await import(join(folder, name))] as const);
    return Object.fromEntries(await Promise.all(loaded));
  });
}

/** Placeholders for the parameters of texts: numbers, texts, and objects with numbers. */
const placeholders = [
  2,
  'x',
  new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => 'x' : 2) }),
];

/** Calls a text with placeholders of the first type that it can have. */
function callText(text: (...all: unknown[]) => unknown): unknown {
  for (const each of placeholders)
    try {
      return text(each, each, each, each);
    } catch {
      // It needs another type.
    }
  return '';
}

/** Returns the texts in a value, in order. Functions are called with placeholders. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(callText(value as (...all: unknown[]) => unknown));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}
