import { get } from 'node:http';
import type { Browser } from '@playwright/test';

const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;
type Kind = (typeof kinds)[number];

/** The gzipped bytes that a phone loads for a page, the page's layout shift, and the total time of long tasks. */
export type PhoneWeight = Record<Kind, number> & { shift: number; blockedMs: number };

/**
 * Opens a page with an empty cache on a processor that is slowed down by the factor `slowdown`, and measures its
 * weight.
 */
export async function weighOnPhone(browser: Browser, url: string, slowdown: number): Promise<PhoneWeight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    // Blocked, because a service worker also fetches files for other pages.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const loaded = new Map<string, Kind>();
  page.on('requestfinished', (request) => {
    const kind = kinds.find((each) => each === request.resourceType());
    if (kind && request.url().startsWith('http')) loaded.set(request.url(), kind);
  });
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0, blockedMs: 0 });
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
  const { shift, blockedMs } = await page.evaluate(() => {
    const seen = window as unknown as { shift: number; blockedMs: number };
    return { shift: seen.shift, blockedMs: seen.blockedMs };
  });
  await context.close();
  const weight: PhoneWeight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, shift, blockedMs };
  for (const [each, kind] of loaded) weight[kind] += await sizeOf(each);
  return weight;
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
