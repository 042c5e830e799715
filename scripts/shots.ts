import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { fail, readEnvironment } from './environment.ts';

// Pictures of every screen of a running demo shop, at three widths and in both themes, for looking at.
const config = readEnvironment();
const executablePath = findChromium() ?? fail('no Chromium: `npm test` installs one');
const out = join(config.STATE_DIR, 'shots');
mkdirSync(out, { recursive: true });

const visitor = [
  '/',
  '/cameras',
  '/lens',
  '/accessories',
  '/blogs',
  '/about',
  '/contact',
  '/newsletter/confirm',
  '/login',
  '/signup',
  '/api/docs',
  '/nothing-here',
];
const rooms: Record<string, string[]> = {
  Buyer: ['/dashboard', '/dashboard/profile'],
  Seller: ['/dashboard', '/dashboard/addproducts', '/dashboard/myproducts', '/dashboard/sellerorders'],
  admin: [
    '/dashboard',
    '/dashboard/admin',
    '/dashboard/admin/allseller',
    '/dashboard/admin/alladmins',
    '/dashboard/admin/allorders',
    '/dashboard/admin/allproducts',
    '/dashboard/admin/cameras',
    '/dashboard/admin/reports',
    '/dashboard/admin/blogs',
    '/dashboard/admin/blogs/new',
  ],
};

function passwordOf(role: string): { email: string; password: string } {
  const line = readFileSync(join(config.STATE_DIR, 'demo.txt'), 'utf8')
    .split('\n')
    .find((each) => each.trim().startsWith(role));
  const [, email, password] = line?.trim().split(/\s+/) ?? fail('no demo people: start the demo shop first');
  return { email: email!, password: password! };
}

async function shoot(page: Page, name: string, path: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (new URL(page.url(), config.PUBLIC_URL).pathname !== path) {
        await page.goto(config.PUBLIC_URL + path, { waitUntil: 'networkidle' });
      }
      await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const path of visitor) await shoot(page, `visitor${path.replaceAll('/', '-')}`, path);
for (const kind of ['cameras', 'lens', 'accessories', 'blogs']) {
  await page.goto(`${config.PUBLIC_URL}/${kind}`);
  const href = await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .getAttribute('href');
  await shoot(page, `visitor-${kind}-detail`, href!);
}
for (const [role, paths] of Object.entries(rooms)) {
  const context = await browser.newContext();
  const signedIn = await context.newPage();
  const { email, password } = passwordOf(role);
  await signedIn.goto(`${config.PUBLIC_URL}/login`, { waitUntil: 'networkidle' });
  await signedIn.getByLabel('E-mail').fill(email);
  await signedIn.getByLabel('Password', { exact: true }).fill(password);
  await signedIn.getByRole('button', { name: 'Login' }).click();
  await signedIn.waitForURL(`${config.PUBLIC_URL}/`);
  for (const path of paths) await shoot(signedIn, `${role}${path.replaceAll('/', '-')}`, path);
  await context.close();
}
await browser.close();
console.log(out);
