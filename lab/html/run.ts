import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { seedShop } from '#e2e/global-setup.ts';
import { startServer } from '#e2e/server.ts';
import { openShop } from '#e2e/shop.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { fail } from '#src/server/start-up/environment.ts';
import { everyPath, saveHydratedPages, saveSentPage } from './pages.ts';
import { ensureChromium } from '#tools/install/chromium.ts';
import { ensurePackage } from '#tools/install/ensure-package.ts';

// Checks the HTML of each page, as sent and after hydration, with the Nu HTML checker.
const version = '26.9.27';
const log = (line: string): void => void process.stdout.write(`${line}\n`);

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

function ensureJava(): void {
  if (hasJava()) return;
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'default-jre-headless']])
      spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
  }
  if (!hasJava())
    fail('No Java runtime: run `apt-get install default-jre-headless` as root.\n0 passed, 1 failed');
}

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string };

function check(folder: string): Map<string, Message[]> {
  const jar = join(ensurePackage('vnu-jar', version), 'build/dist/vnu.jar');
  const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--skip-non-html', folder];
  const { stderr, status, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error || status === null) throw error ?? new Error('the checker was killed');
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const found = new Map<string, Message[]>(readdirSync(folder).map((file) => [file, []]));
  for (const message of messages) {
    const file = basename(new URL(message.url).pathname);
    found.set(file, [...(found.get(file) ?? []), message]);
  }
  return found;
}

async function saveAllPages(folder: string): Promise<void> {
  const server = await startServer();
  try {
    await seedShop(server);
    const shop = openShop(server.url);
    const users = {
      Buyer: await shop.signUpUser('Buyer'),
      Seller: await shop.signUpUser('Seller', 'Ada "Dash" <Seller> & Sons'),
      admin: await shop.admin(server.stateDir),
    };
    const paths = await everyPath(shop, users);
    for (const path of new Set(Object.values(paths).flat())) await saveSentPage(folder, server.url, path);
    const executablePath =
      ensureChromium() ??
      fail('No Chromium: run `apt-get install chromium` as root, or set CHROMIUM_PATH.\n0 passed, 1 failed');
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    await saveHydratedPages(folder, browser, shop, paths.visitor, { name: 'visitor' });
    for (const [role, user] of Object.entries(users))
      await saveHydratedPages(folder, browser, shop, paths[role as keyof typeof users], { name: role, user });
    await browser.close();
  } finally {
    await server.stop();
  }
}

ensureJava();
await buildIfNeeded(log);
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-html-'));
let failed = 0;
let passed = 0;
try {
  await saveAllPages(folder);
  for (const [file, messages] of check(folder)) {
    if (messages.length === 0) passed++;
    else failed++;
    for (const { message, extract = '', lastLine } of messages)
      log(
        `FAIL  ${file}:${lastLine ?? 0}: ${message}\n      ${extract.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
      );
  }
} catch (error) {
  log(String(error instanceof Error ? error.stack : error));
  failed++;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
