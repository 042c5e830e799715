import { get } from 'node:http';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { onGround } from '#lab/helpers/ground.ts';
import { ensurePackage } from '#tools/install/ensure-package.ts';

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
type Kind = (typeof kinds)[number];

/** The gzipped bytes that a phone loads for a page, the page's layout shift, and the total time of long tasks. */
type PhoneWeight = { bytes: Record<Kind, number>; shift: number; blockedMs: number };

/** Opens a page with an empty cache on a processor that is slowed down by the factor `slowdown`. */
export async function weighOnPhone(browser: Browser, url: string, slowdown: number): Promise<PhoneWeight> {
  const viewport = { width: 412, height: 823 };
  // Without the service worker, which also fetches files for other pages.
  const phone = { viewport, isMobile: true, hasTouch: true, serviceWorkers: 'block' } as const;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const loaded = new Map<string, Kind>();
  page.on('requestfinished', (request) => {
    const kind = kinds.find((each) => each === request.resourceType());
    if (kind && request.url().startsWith('http')) loaded.set(request.url(), kind);
  });
  await page.addInitScript(() => {
    const seen = Object.assign(window, { seen: { shift: 0, blockedMs: 0 } }).seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a slow machine, modules can run after the network has become idle.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; blockedMs: number } }).seen,
  );
  await context.close();
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  for (const [each, kind] of loaded) bytes[kind] += await sizeOf(each);
  return { bytes, ...seen };
}

function sizeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (data: Buffer) => (bytes += data.byteLength));
      response.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Audit = { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number };
type Report = {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/** The mobile results of Lighthouse: scores from 0 to 100, times in milliseconds, and failed audits. */
type Verdict = {
  scores: Record<Category, number>;
  paintMs: number;
  /** The failed audits of all categories except performance. */
  faults: string[];
};

/** Runs Lighthouse once. @throws Error if it fails */
export async function judge(url: string, chromium: string): Promise<Verdict> {
  const cli = join(ensurePackage('lighthouse', version), 'cli/index.js');
  return onGround(async (ground) => {
    const flags = ['--output=json', '--quiet', `--only-categories=${categories.join(',')}`];
    const profile = join(ground.folder, 'profile');
    const chrome = `--chrome-flags=--headless=new --no-sandbox --disable-gpu --user-data-dir=${profile}`;
    const env = { CHROME_PATH: chromium };
    return read(JSON.parse(ground.run(process.execPath, [cli, url, ...flags, chrome], { env })) as Report);
  });
}

function read({ categories: all, audits, runtimeError }: Report): Verdict {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(all[name].score * 100)]),
  ) as Verdict['scores'];
  const faults = categories.slice(1).flatMap((name) =>
    all[name].auditRefs
      .map(({ id, weight }) => ({ id, weight, ...audits[id]! }))
      .filter(({ weight, score }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title }) => `${name}: ${id}: ${title}`),
  );
  return {
    scores,
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    faults,
  };
}
