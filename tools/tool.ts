import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fail, root } from '#src/server/start-up/environment.ts';
import { ended } from '#src/server/start-up/system.ts';

/** Commands that are needed only occasionally: `npm run tool -- NAME`. */
export const tools: Record<string, [file: string, does: string]> = {
  psql: ['tools/psql.ts', 'opens psql on the shop’s database: [-c STATEMENT]'],
  prices: [
    'tools/prices.ts',
    'imports past sales for the price guide, or checks its ranges: import FILE --source NAME --licence LICENCE, backtest',
  ],
  fresh: [
    'tools/fresh.ts',
    'deletes the demo, and prints the link with which you set up your own shop: [--yes]',
  ],
  configuration: [
    'tools/configuration-doc.ts',
    'writes docs/configuration.md and .env.example, from the settings',
  ],
  lockfile: [
    'tools/lockfile.ts',
    'after `npm install`: changes the lockfile so that `npm ci` does not warn about the installed Node',
  ],
  decisions: ['tools/decisions.ts', 'writes the list of decisions into docs/decisions/README.md'],
  'proxy-pages': [
    'tools/proxy-pages.ts',
    'writes deploy/errors, which proxies send when no process is running',
  ],
  icons: ['tools/icons.ts', 'writes the icons in public, from icon.svg'],
  tables: ['tools/tables.ts', 'writes db/schema.sql and src/platform/db/tables.ts, from the migrations'],
  fonts: ['tools/fonts.ts', 'writes src/ui/styles/fonts, from the font packages'],
  'gear-reference': [
    'tools/gear/make-reference.ts',
    'writes the tables in reference, from a copy of lensfun’s data/db: FOLDER',
  ],
  untranslated: [
    'tools/untranslated.ts',
    'lists texts that a language lacks, or whose English has changed: [LANGUAGE] [--accept [PATH…]] [--release]',
  ],
  places: [
    'tools/places/make-places.ts',
    'writes reference/places/places.tsv.br, from local copies of the sources that its README lists: FOLDER',
  ],
  regions: [
    'tools/places/make-regions.ts',
    'writes reference/places/regions.tsv.br, from places.tsv.br and a local copy of CLDR: FOLDER',
  ],
};

if (import.meta.main) {
  const [name = '', ...args] = process.argv.slice(2);
  const [file] = Object.hasOwn(tools, name) ? tools[name]! : [];
  if (!file) {
    const list = Object.entries(tools).map(([tool, [, does]]) => `  ${tool.padEnd(16)}${does}`);
    fail(`usage: npm run tool -- NAME\n${list.join('\n')}`);
  }
  // Ctrl-C is left to the command; in psql it only cancels a statement.
  process.on('SIGINT', () => undefined);
  // After `--`, Node leaves an `--env-file` to the command.
  const child = spawn(process.execPath, ['--', join(root, file), ...args], { stdio: 'inherit' });
  process.exitCode = (await ended(child)) ?? 1;
}
