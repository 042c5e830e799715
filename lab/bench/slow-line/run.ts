import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { medians, printTable, readOptions } from '#lab/bench/report.ts';
import { inDemoShop } from '#lab/bench/shop.ts';
import { openBrowser } from '#lab/helpers/browser.ts';

// Measures the dashboard on a slow connection.
const { rounds } = readOptions({ rounds: 5 });
const line = { latency: 600, downloadThroughput: 40_000, uploadThroughput: 40_000, offline: false };
const maxMs = 3_000;
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Opened = { frameMs: number; headingMs: number; requests: number; bytes: number };

/** Logs in with the form, and returns the browser's storage state. */
async function signIn(browser: Browser, url: string, email: string, password: string): Promise<Storage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.goto(`${url}/dashboard`);
  const heading = page.locator('main h1').filter({ hasNotText: /^Dashboard$/ });
  await heading.first().waitFor();
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** Opens the dashboard with an empty cache. The frame counts as visible when a link in its menu has been painted. */
async function open(
  browser: Browser,
  url: string,
  storageState: Storage,
  viewport: { width: number; height: number },
): Promise<Opened> {
  const context = await browser.newContext({ storageState, viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = Object.assign(window, { frameMs: 0, headingMs: 0 });
    const look = () => {
      const now = performance.now();
      const links = [...document.querySelectorAll('main nav a[href="/dashboard"]')];
      const isDashboardPath = document.querySelector('main h1')?.textContent !== 'Dashboard';
      if (links.some((link) => link.checkVisibility())) seen.frameMs ||= now;
      if (isDashboardPath && document.querySelector('main h1')) seen.headingMs ||= now;
      if (!seen.frameMs || !seen.headingMs) requestAnimationFrame(look);
    };
    // Runs before each painted frame; the browser paints nothing until the style sheets are loaded.
    requestAnimationFrame(look);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { headingMs: number }).headingMs > 0, null, {
    timeout: 60_000,
  });
  const opened = await page.evaluate(() => {
    const { frameMs, headingMs } = window as unknown as { frameMs: number; headingMs: number };
    const all = ['navigation', 'resource'].flatMap(
      (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
    );
    const before = all.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= frameMs);
    const bytes = before.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return { frameMs, headingMs, requests: before.length, bytes };
  });
  await context.close();
  return opened;
}

const rows: string[][] = [];
await inDemoShop(async ({ url, stateDir }) => {
  const { browser } = await openBrowser();
  const credentials = await readFile(join(stateDir, 'demo.txt'), 'utf8');
  for (const role of ['Buyer', 'Seller', 'admin']) {
    const [, email, password] = new RegExp(`^ *${role} +(\\S+) +(\\S+)$`, 'm').exec(credentials)!;
    const storage = await signIn(browser, url, email!, password!);
    for (const [size, viewport] of Object.entries(sizes)) {
      const { frameMs, headingMs, requests, bytes } = await medians(rounds, () =>
        open(browser, url, storage, viewport),
      );
      const cells = [frameMs / 1000, headingMs / 1000, requests, bytes / 1000].map((each) => each.toFixed(1));
      rows.push([`${role}, ${size}`, ...cells]);
      if (frameMs > maxMs) console.log(`SLOW: the frame of ${role}, ${size} took over ${maxMs / 1000} s`);
    }
  }
  await browser.close();
});
console.log(
  `\n40 kB/s, 600 ms latency, empty cache; median of ${rounds}; requests and kB that finished before the frame was visible:`,
);
printTable([['dashboard of', 'frame, s', 'heading, s', 'requests', 'kB'], ...rows]);
