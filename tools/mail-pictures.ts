import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ended } from '#src/server/start-up/system.ts';
import { findChromium } from './install/chromium.ts';
import { fail, root } from '#src/server/start-up/environment.ts';

// Takes screenshots of the emails that the tests of deals and offers send through a real mail server.
const tests = ['src/deals/orders/notifying/deal-mails.test.ts', 'src/deals/offers/mails.test.ts'];
const executablePath = findChromium() ?? fail('no Chromium: `npm test` installs one');
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-mails-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const out = join(root, 'docs', 'mails');

const vitest = spawn('npx', ['vitest', 'run', '--config=test/vitest.config.ts', '--project=unit', ...tests], {
  cwd: root,
  env: { ...process.env, MAIL_PICTURES: folder },
  stdio: 'inherit',
});
if ((await ended(vitest)) !== 0) fail('the tests that send the emails failed');

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage({ viewport: { width: 480, height: 200 } });
const lines: string[] = [];
for (const file of readdirSync(folder).toSorted()) {
  const name = file.replace('.html', '');
  await page.setContent(readFileSync(join(folder, file), 'utf8'));
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true });
  const title = (await page.title()).replaceAll('|', '/');
  const [reader] = name.replace(/-\d+$/, '').split('-').slice(-1);
  lines.push(
    `## ${reader === 'someone' ? '' : `To ${reader!.replace(/^./, (first) => first.toUpperCase())}: `}'${title}'`,
    '',
    `![${title}](mails/${name}.png)`,
    '',
  );
}
await browser.close();
const intro = [
  '# Emails about deals',
  '',
  '<!-- Written by `npm run tool -- mail-pictures` from the emails that the tests send. -->',
  '',
  'Bo is the buyer of a Leica M3, Sol its seller, and Ada an admin. Each heading is the subject of an email; a subject',
  'appears several times if its email has several versions. Every email also has a plain-text part with the same words.',
  '',
];
writeFileSync(join(root, 'docs', 'mails.md'), [...intro, ...lines].join('\n').trimEnd() + '\n');
