import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

const folder = join(import.meta.dirname, '../src/texts');

/** Loads modules anew, as a process in this locale does. */
export async function loadIn<T>(locale: string, load: () => Promise<T>): Promise<T> {
  vi.stubEnv('LOCALE', locale);
  vi.resetModules();
  try {
    return await load();
  } finally {
    vi.unstubAllEnvs();
    // What comes later is not given what was loaded here.
    vi.resetModules();
  }
}

/**
 * What every module of texts has in this locale, by the names of the modules and of what they export. The parts of the checklists are
 * looked up together, in `checklists.ts`.
 */
export function everyText(locale: string): Promise<Record<string, Record<string, unknown>>> {
  const names = readdirSync(folder).filter(
    (name) =>
      !/\.test\.ts$|^(locale|pseudo|original-strings|digits|checks|checklist-\w+|shop-name)\.ts$/.test(name),
  );
  return loadIn(locale, async () => {
    const loaded = names.map(async (name) => [name, await import(join(folder, name))] as const);
    return Object.fromEntries(await Promise.all(loaded));
  });
}

/** The texts in a value, in their order; what depends on something is asked for with stand-ins. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf((value as (...all: unknown[]) => unknown)(2, 2, 2, 2));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}
