import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ended } from '#src/server/start-up/system.ts';
import { fail, root } from '#src/server/start-up/environment.ts';

/** What is called now and then by whoever works on the shop, and by nothing else: `npm run tool -- NAME`. */
export const tools: Record<string, [file: string, does: string]> = {
  lockfile: [
    'tools/lockfile.ts',
    'after `npm install`: keeps `npm ci` from warning of the Node that installs',
  ],
  decisions: ['tools/decisions.ts', 'lists docs/decisions in its README'],
  screenshots: ['tools/shots.ts', 'pictures of every screen of a running demo shop, in STATE_DIR/shots'],
  'mail-pictures': ['tools/mail-pictures.ts', 'docs/mails.md: what the mails about deals look like'],
  'proxy-pages': ['tools/proxy-pages.ts', 'deploy/errors: what proxies send when no process answers'],
  icons: ['tools/icons.ts', 'the icons in public, from icon.svg'],
  assertions: ['tools/assertions.ts', 'lists assertions of types below a folder, and counts them: [FOLDER…]'],
  touched: [
    'tools/touched.ts',
    'lists the files of src that one cold request touches, and counts them: [--functions]',
  ],
  tables: ['tools/tables.ts', 'src/platform/db/tables.ts, from the schema'],
  fonts: ['tools/fonts.ts', 'src/ui/styles/fonts, from the font packages'],
  'gear-reference': ['tools/gear/make-reference.ts', 'the tables in reference, from lensfun: [FOLDER]'],
  'fit-pairs': ['tools/gear/sample-pairs.ts', 'pairs for test/gold/fit.tsv, drawn by a seed: [SEED]'],
  'demo-pictures': ['demo/render/finish.ts', 'sizes and index of demo/pictures, once they are rendered'],
};

if (import.meta.main) {
  const [name = '', ...args] = process.argv.slice(2);
  const [file] = Object.hasOwn(tools, name) ? tools[name]! : [];
  if (!file) {
    const list = Object.entries(tools).map(([tool, [, does]]) => `  ${tool.padEnd(16)}${does}`);
    fail(`usage: npm run tool -- NAME\n${list.join('\n')}`);
  }
  process.exitCode =
    (await ended(spawn(process.execPath, [join(root, file), ...args], { stdio: 'inherit' }))) ?? 1;
}
