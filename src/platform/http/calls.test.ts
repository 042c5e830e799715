import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import type { Call } from './calls.ts';

const pathOf = (name: string) => join(process.cwd(), name);
const blocks = pathOf('src/accounts/blocks');
const browserCode = `${blocks}/client.ts`;

/** A program with the routes of one feature and its code for the browser, so that tsc needs little time. */
const config = `${blocks}/tsconfig.json`;
const table = `${blocks}/table.ts`;
const created: Record<string, string> = {
  [config]: JSON.stringify({ extends: pathOf('tsconfig.json'), files: [table, browserCode], include: [] }),
  [table]: `
    import type { blockFeature } from './feature.server.ts';
    declare module '#src/platform/http/calls.ts' {
      interface ApiRoutes { blocks: (typeof blockFeature)['routes'][number] }
    }`,
};
let change = { file: '', from: '', to: '' };

const tsc = new API({
  fs: {
    fileExists: (path) => path in created || undefined,
    readFile: (path) =>
      created[path] ??
      (path === change.file ? readFileSync(path, 'utf8').replaceAll(change.from, change.to) : undefined),
  },
});
afterAll(() => tsc.close());

function errorsAfter(file: string, from: string, to: string): string[] {
  change = { file: `${blocks}/${file}`, from, to };
  const snapshot = tsc.updateSnapshot({ openProjects: [config], fileChanges: { invalidateAll: true } });
  const errors = snapshot.getProject(config)?.program.getSemanticDiagnostics(browserCode);
  return errors?.map(({ text }) => text) ?? ['no project'];
}

test.for([
  ['without a change', 'schemas.ts', '', '', []],
  ['a renamed field', 'schemas.ts', 'blocked:', 'isBlocked:', ["Property 'blocked' does not exist on type"]],
  ['another address', 'feature.server.ts', '/blocks/{id}', '/blocked/{id}', ['is not assignable']],
  ['another parameter', 'feature.server.ts', '/blocks/{id}', '/blocks/{user}', ['is not assignable']],
] as const)('tsc checks the code of the browser after a change of a route: %s', (given) => {
  const [, file, from, to, errors] = given;
  expect(errorsAfter(file, from, to).slice(0, 1)).toEqual(
    errors.map((text) => expect.stringContaining(text)),
  );
});

test('a route that does not exist is an error, because every route has a literal path', () => {
  // @ts-expect-error No route has this path.
  const call: Call = 'GET /nothing';
  expect(call).toBeTypeOf('string');
});
