import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './install/chromium.ts';
import { fail, readEnvironment } from '#src/server/start-up/environment.ts';
import { isAdminPath, isDashboardPath, plainScreens } from './screens.ts';

// Takes screenshots of every page of a running demo shop, at three widths and in both themes.
const config = readEnvironment();
const executablePath = findChromium() ?? fail('no Chromium: `npm test` installs one');
const out = join(config.STATE_DIR, 'shots');
mkdirSync(out, { recursive: true });

const visitor = [
  ...plainScreens.filter((path) => !isDashboardPath(path)),
  '/search?q=nikkor',
  '/search?q=nothing+of+that+name',
  '/offline',
  '/api/docs',
  '/nothing-here',
];
const own = plainScreens.filter((path) => isDashboardPath(path) && !isAdminPath(path));
const rooms: Record<string, string[]> = {
  Buyer: own.filter((path) => !/products/.test(path)),
  Seller: own,
  admin: [...plainScreens.filter(isAdminPath), '/dashboard/admin/blogs/new'],
};

function passwordOf(role: string): { email: string; password: string } {
  const line = readFileSync(join(config.STATE_DIR, 'demo.txt'), 'utf8')
    .split('\n')
    .find((each) => each.trim().startsWith(role));
  const [, email, password] = line?.trim().split(/\s+/) ?? fail('no demo people: start the demo shop first');
  return { email: email!, password: password! };
}

/** Scrolls through the page, because photos load when they come into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.allSettled([...document.images].map(async (image) => image.decode()));
  });
}

/** Opens a page and waits for its content. The network never becomes idle, because live streams stay open. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(config.PUBLIC_URL + path);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

async function shoot(page: Page, name: string, path: string): Promise<void> {
  await visit(page, path);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollThrough(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

const nameOf = (path: string): string => path.replaceAll(/\W+/g, '-').replace(/-$/, '');

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const path of visitor) await shoot(page, `visitor${nameOf(path)}`, path);
/** Lists of items that have an inspection, a shutter count or fitting gear. */
const listed = ['/cameras?graded=1', '/cameras?shots=2000000', '/lens?fits=nikon-d850&adapters=1'];
for (const path of listed) await shoot(page, `visitor${nameOf(path)}`, path);
for (const kind of ['cameras', 'lens', 'accessories', 'blogs', ...listed.map((path) => path.slice(1))]) {
  await page.goto(`${config.PUBLIC_URL}/${kind}`);
  const href = await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .getAttribute('href');
  await shoot(page, `visitor-${nameOf(kind)}-detail`, href!);
}
for (const [role, paths] of Object.entries(rooms)) {
  const context = await browser.newContext();
  const signedIn = await context.newPage();
  const { email, password } = passwordOf(role);
  await visit(signedIn, '/login');
  await signedIn.getByLabel('Email').fill(email);
  await signedIn.getByLabel('Password', { exact: true }).fill(password);
  await signedIn.getByRole('button', { name: 'Log in' }).click();
  await signedIn.waitForURL(`${config.PUBLIC_URL}/`);
  for (const path of paths) await shoot(signedIn, `${role}${nameOf(path)}`, path);
  await context.close();
}
await browser.close();
console.log(out);
