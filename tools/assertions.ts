import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#src/server/start-up/environment.ts';

// Counts the type assertions in production code: `x!`, `x as T` and `x as unknown as T`. `npm run tool -- assertions
// src/deals` lists those below a folder; without a folder it prints their number.
const limits = { nonNull: 100, cast: 100, doubleCast: 3 };

type Diagnostic = {
  code: string;
  filename: string;
  labels: { span: { offset: number; length: number; line: number } }[];
};
type Assertion = { kind: keyof typeof limits; path: string; line: number; text: string };

const isProduction = (path: string): boolean => !/\.test\.tsx?$|\/test\//.test(path);

function runOxlint(...paths: string[]): Diagnostic[] {
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  };
  const args = ['--config', 'tools/assertions.oxlintrc.json', '--format', 'json', ...paths];
  const output = execFileSync(join(root, 'node_modules/.bin/oxlint'), args, options);
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
}

/** Returns the assertions in the production code below `paths`, without `as const`. */
function findAssertions(...paths: string[]): Assertion[] {
  return runOxlint(...paths)
    .filter(({ filename }) => isProduction(filename))
    .flatMap(({ code, filename, labels: [label] }) => {
      if (!label) return [];
      const { offset, length, line } = label.span;
      const text = readFileSync(join(root, filename))
        .subarray(offset, offset + length)
        .toString();
      const isDouble = /\bas unknown as\b/.test(text);
      const kind = code.includes('non-null') ? 'nonNull' : isDouble ? 'doubleCast' : 'cast';
      return [{ kind, path: filename, line, text: text.replaceAll(/\s+/g, ' ') }];
    });
}

/** Returns one error for each kind of assertion that exceeds its limit. */
export function checkAssertions(): string[] {
  const found = findAssertions('src', 'packages', 'server.ts');
  return Object.entries(limits).flatMap(([kind, limit]) => {
    const count = found.filter((each) => each.kind === kind).length;
    return count > limit
      ? [`${count} assertions of the kind ${kind}, at most ${limit}: npm run tool -- assertions src`]
      : [];
  });
}

if (import.meta.main) {
  const paths = process.argv.slice(2);
  const found = findAssertions(...(paths.length > 0 ? paths : ['src', 'packages', 'server.ts']));
  if (paths.length > 0)
    for (const { kind, path, line, text } of found) console.log(`${path}:${line} ${kind} ${text}`);
  for (const kind of Object.keys(limits))
    console.log(kind, found.filter((each) => each.kind === kind).length);
}
