import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import routes from '#src/routes.ts';
import { en } from './en.ts';
import { entering } from './entering.ts';
import { showing } from './showing.ts';
import { signedIn } from './signed-in.ts';
import { subscribing } from './subscribing.ts';
import { welcoming } from './welcoming.ts';

// The compiler takes every section for loaded. Here each page is held to those that it imports.
const src = join(import.meta.dirname, '..');
const sections: Record<string, object> = {
  'entering.ts': entering,
  'showing.ts': showing,
  // It brings entering along.
  'signed-in.ts': { ...signedIn, ...entering },
  // It brings welcoming along.
  'subscribing.ts': { ...subscribing, ...welcoming },
  'welcoming.ts': welcoming,
};

/** `later` is imported on first use. */
type Module = { reads: string[]; imports: string[]; later: string[] };
const known = new Map<string, Module>();

function resolve(from: string, name: string): string | null {
  const path = name.startsWith('#src/') ? join(src, name.slice(5)) : join(dirname(from), name);
  return (name.startsWith('.') || name.startsWith('#src/')) && existsSync(path) ? path : null;
}

function read(path: string): Module {
  let module = known.get(path);
  if (module) return module;
  const code = readFileSync(path, 'utf8');
  const taken = [...code.matchAll(/const \{([^}=]*)\} = texts;/g)].flatMap(([, names]) => names!.split(','));
  const reads = [
    ...[...code.matchAll(/\btexts\.(?!ts')(\w+)/g)].map(([, name]) => name!),
    ...taken.map((name) => name.split(':')[0]!.trim()).filter(Boolean),
  ];
  const resolved = (pattern: RegExp) =>
    [...code.matchAll(pattern)]
      .map(([, name]) => resolve(path, name!))
      .filter((each) => each !== null)
      // Neither the server's half of a module nor other files say anything.
      .filter((each) => /\.tsx?$/.test(each) && !each.includes('.server.'));
  const imports = resolved(/^(?:import|export|\}) (?!type )(?:[^;]*? from )?'([^']+)';/gms);
  const later = resolved(/\bimport\('([^']+)'\)/g);
  known.set(path, (module = { reads, imports, later }));
  return module;
}

function loadedWith(starts: Iterable<string>): Set<string> {
  const loaded = new Set(starts);
  for (const path of loaded) for (const next of read(path).imports) loaded.add(next);
  return loaded;
}

/** What these modules say that none of them brings. */
function wantingIn(loaded: Set<string>): string[] {
  const brought = Object.entries(sections).filter(([file]) => loaded.has(join(src, 'texts', file)));
  const there = new Set(Object.keys(Object.assign({}, en, ...brought.map(([, each]) => each))));
  return [...loaded]
    .filter((path) => !path.includes('/texts/'))
    .flatMap((path) =>
      read(path)
        .reads.filter((name) => !there.has(name))
        .map((name) => `${path}: ${name}`),
    );
}

/** A page, and each part that it loads later, by itself. */
function wantingOn(loaded: Set<string>, seen = new Set<string>()): string[] {
  const parts = [...loaded].flatMap((path) => read(path).later).filter((part) => !seen.has(part));
  for (const part of parts) seen.add(part);
  return [...wantingIn(loaded), ...parts.flatMap((part) => wantingOn(loadedWith([...loaded, part]), seen))];
}

type Route = { file: string; children?: Route[] | undefined };
const branches = (route: Route, above: string[]): string[][] => [
  [...above, route.file],
  ...(route.children ?? []).flatMap((child) => branches(child, [...above, route.file])),
];
const pages = (routes as Route[]).flatMap((route) => branches(route, ['root.tsx']));

test.each(pages.map((files) => [files.at(-1)!, files] as const))(
  '%s has the texts that it says',
  (_, files) => {
    expect([...new Set(wantingOn(loadedWith(files.map((file) => join(src, file)))))]).toEqual([]);
  },
);
