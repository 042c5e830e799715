import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

const imports = [
  // `import … from` and `export … from`, except for imports of types.
  /\b(?:import|export)\b(?!\s+type\b)[^'"();=]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\b(?:import|require|resolve)\(\s*['"]([^'"]+)['"]/g,
];
/** Threads and processes are started by the path of their file in the project. */
const started = /['"]((?:src|tools)\/[\w./-]+\.ts)['"]/g;

export type Needed = { files: Set<string>; packages: Set<string> };

/** Returns the entry files, all project files that they import or start, and the packages that these files import. */
export function findNeeded(root: string, entries: readonly string[]): Needed {
  const aliases = Object.entries(readAliases(root));
  const needed: Needed = { files: new Set(), packages: new Set() };
  const visit = (file: string): void => {
    if (needed.files.has(file)) return;
    const text = readFileSync(join(root, file), 'utf8');
    needed.files.add(file);
    for (const [, path] of text.matchAll(started)) visit(path!);
    for (const [, specifier] of imports.flatMap((each) => [...text.matchAll(each)])) {
      const alias = aliases.find(([start]) => specifier!.startsWith(start));
      if (alias) visit(join(alias[1], specifier!.slice(alias[0].length)));
      else if (/^\.{1,2}\/.*\.[jt]s$/.test(specifier!)) visit(join(dirname(file), specifier!));
      else if (/^[@a-z]/.test(specifier!) && !isBuiltin(specifier!)) needed.packages.add(nameOf(specifier!));
    }
  };
  for (const entry of entries) visit(entry);
  return needed;
}

/** Reads import aliases from package.json, such as `#src/` → `src/`. */
function readAliases(root: string): Record<string, string> {
  const { imports: written } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(written).map(([alias, path]) => [alias.replace('*', ''), path.replace('*', '')]),
  );
}

/** Returns the name of the package that contains a module, such as `@aws-sdk/client-s3` or `hono`. */
function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
