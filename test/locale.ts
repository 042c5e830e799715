import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

const folder = join(import.meta.dirname, '../src/texts');
const without =
  /\.md$|\.test\.ts$|^(all|currency|grammar|language-names|languages|locale|names|shop|words|original-strings|adapter-names|place-label|search-words|units|checks|(first-)?checklist-\w+)(\.server)?\.ts$/;

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
 * `checklists.ts` contains all of them, and so are those without texts, such as `adapter-names.ts` and `shop.ts`.
 */
export function everyText(locale: string): Promise<Record<string, Record<string, unknown>>> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).filter((name) => !without.test(name));
  return loadIn(locale, async () => {
    const loaded = names.map(async (name) => [name, await import(join(folder, name))] as const);
    return Object.fromEntries(await Promise.all(loaded));
  });
}
