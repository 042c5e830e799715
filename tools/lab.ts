import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fail, root } from '#src/server/start-up/environment.ts';

// `npm run lab -- NAME` runs lab/NAME/run.ts, and `npm run bench -- NAME` runs lab/bench/NAME/run.ts.
const [folder = 'lab', standard = '', ...args] = process.argv.slice(2);
const name = args[0]?.startsWith('-') === false ? args.shift()! : standard;
const files = new Map(
  globSync(`${folder}/*/run.ts`, { cwd: root })
    .toSorted()
    .map((file) => [basename(dirname(file)), join(root, file)]),
);

/** Returns the sentence that each `run.ts` has in the first comment after its imports. */
const purposeOf = (file: string): string =>
  /^\/\/ ((?:.*\n\/\/ )*?.*?[.:])(?: |\n)/m.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('\n// ', ' ') ??
  '';

const file = files.get(name);
if (!file) {
  const unknown = name === '' ? [] : [`There is no ${name}.`];
  const list = [...files].map(([each, path]) => `  ${each.padEnd(16)}${purposeOf(path)}`);
  fail([...unknown, `usage: npm run ${basename(folder)} -- NAME`, ...list].join('\n'));
}
process.argv.splice(1, Infinity, file, ...args);
await import(file);
